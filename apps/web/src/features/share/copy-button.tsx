"use client";

import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";

/** Copies a text; where the browser forbids that, shows it, to be copied by hand. */
export function CopyButton({
  text,
  children,
}: {
  /** May be made only when it is asked for. */
  readonly text: string | (() => string);
  readonly children: ReactNode;
}) {
  const t = useTranslations("share");
  const announce = useAnnounce();
  const [state, setState] = useState<"copied" | { readonly byHand: string }>();
  return (
    <>
      <button
        type="button"
        className="button justify-self-start text-sm"
        onBlur={() => setState((now) => (now === "copied" ? undefined : now))}
        onClick={async () => {
          const made = typeof text === "string" ? text : text();
          try {
            await navigator.clipboard.writeText(made);
            setState("copied");
            announce(t("copied"));
          } catch {
            setState({ byHand: made });
          }
        }}
      >
        {state === "copied" ? t("copied") : children}
      </button>
      {typeof state === "object" ? (
        <label className="grid w-full gap-1">
          <span className="label">{t("byHand")}</span>
          <textarea className="field font-mono text-sm" readOnly value={state.byHand} />
        </label>
      ) : null}
    </>
  );
}
