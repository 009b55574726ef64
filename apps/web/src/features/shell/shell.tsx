"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { type ReactNode, useEffect, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { Announcer } from "../announce/announcer.tsx";
import { LanguageSwitch } from "../language/language-switch.tsx";
import { OfflineNotice } from "../offline/offline-notice.tsx";
import { ThemeSwitch } from "../theme/theme-switch.tsx";
import { Mark } from "./mark.tsx";

const PAGES = [
  { name: "play", path: "" },
  { name: "picture", path: "picture/" },
  { name: "understand", path: "understand/" },
  { name: "judge", path: "judge/" },
] as const;

/** What stands around every page: the way to the others, language and colours. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("shell");
  const locale = useLocale();
  const path = usePathname();
  const [isReady, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  // The browser's first number format takes tens of milliseconds, which the first move had better not wait for.
  useEffect(() => void new Intl.NumberFormat(locale).format(0), [locale]);
  return (
    <Announcer>
      <a
        href="#content"
        className="button button-main sr-only focus:not-sr-only focus:absolute focus:top-2 focus:left-2 focus:z-10"
      >
        {t("skip")}
      </a>
      <header className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-2 gap-y-2 px-4 pt-4 md:gap-x-6">
        <Link
          href={`/${locale}/`}
          prefetch={false}
          className="flex min-h-11 items-center gap-2.5 font-semibold"
        >
          <Mark />
          <span className="text-lg tracking-tight">{t("name")}</span>
        </Link>
        <div className="ml-auto flex items-center gap-2 md:order-last">
          <LanguageSwitch />
          <ThemeSwitch />
        </div>
        <nav aria-label={t("pages")} className="w-full md:w-auto">
          <ul className="flex flex-wrap gap-1">
            {PAGES.map(({ name, path: below }) => {
              const href = `/${locale}/${below}`;
              return (
                <li key={name}>
                  <Link
                    href={href}
                    // A first visit loads one page; the service worker brings the others once that is done.
                    prefetch={false}
                    aria-current={path === href ? "page" : undefined}
                    className="nav-link"
                  >
                    {t(name)}
                  </Link>
                </li>
              );
            })}
          </ul>
        </nav>
      </header>
      <main
        id="content"
        tabIndex={-1}
        // From now on clicks do something.
        data-ready={isReady ? "" : undefined}
        className="mx-auto max-w-6xl px-4 py-6 outline-none"
      >
        {children}
      </main>
      <footer className="mx-auto flex max-w-6xl flex-wrap items-center gap-x-6 px-4 pb-8 text-sm text-muted">
        <span>{t("privacy")}</span>
        <Link href={`/${locale}/docs/`} prefetch={false} className="nav-link -mx-2.5 sm:-mx-3">
          {t("guides")}
        </Link>
        <OfflineNotice />
      </footer>
    </Announcer>
  );
}
