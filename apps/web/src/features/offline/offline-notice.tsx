"use client";

import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";

/** Keeps the page for when there is no network, and offers a newer version of it once that has been fetched. */
export function OfflineNotice() {
  const t = useTranslations("offline");
  const announce = useAnnounce();
  const [isKept, setKept] = useState(false);
  const [newer, setNewer] = useState<ServiceWorker | null>(null);

  useEffect(() => {
    // Next.js serves what it has just made while one works on the page: that must not be kept.
    if (process.env.NODE_ENV !== "production" || !("serviceWorker" in navigator)) return;
    let isLeft = false;
    const watch = (registration: ServiceWorkerRegistration): void => {
      if (isLeft) return;
      if (registration.active !== null) setKept(true);
      if (registration.waiting !== null) setNewer(registration.waiting);
      registration.addEventListener("updatefound", () => {
        const found = registration.installing;
        found?.addEventListener("statechange", () => {
          if (isLeft) return;
          if (found.state === "activated") setKept(true);
          if (found.state === "installed" && registration.active !== null) setNewer(found);
        });
      });
    };
    // Not before all that this visit needs is here. Where it is forbidden, the page works as ever with network.
    const timer = setTimeout(() => {
      navigator.serviceWorker
        .register("/sw.js", { updateViaCache: "none" })
        .then(watch)
        .catch(() => undefined);
    }, REGISTER_AFTER_MS);
    return () => {
      isLeft = true;
      clearTimeout(timer);
    };
  }, []);

  useEffect(() => {
    if (newer !== null) announce(t("newer"));
  }, [newer, announce, t]);

  return (
    <>
      {isKept ? <p data-testid="offline-ready">{t("ready")}</p> : null}
      {newer === null ? null : (
        <section
          aria-label={t("newerHeading")}
          className="fixed inset-x-4 bottom-4 z-20 mx-auto flex max-w-md flex-wrap items-center justify-between gap-3 rounded-2xl border border-line bg-raised p-4 text-ink shadow-lg"
        >
          <p>{t("newer")}</p>
          <div className="flex gap-2">
            <button type="button" className="button" onClick={() => setNewer(null)}>
              {t("later")}
            </button>
            <button type="button" className="button button-main" onClick={() => take(newer)}>
              {t("take")}
            </button>
          </div>
        </section>
      )}
    </>
  );
}

const REGISTER_AFTER_MS = 1500;

/** Lets the newer version take over, and shows this tab in it. Other tabs go on with what they have. */
function take(newer: ServiceWorker): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), {
    once: true,
  });
  newer.postMessage("take over");
}
