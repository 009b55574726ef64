"use client";

import { useTranslations } from "use-intl";
import type { Judged } from "../../workers/judge-protocol.ts";

/** Says the verdict in words, and shows the place that it points to. */
export function VerdictCard({
  judged,
  onShow,
}: {
  readonly judged: Judged;
  /** Leads to that place in the text itself, where it stands on the page. */
  readonly onShow: (() => void) | undefined;
}) {
  const tText = useTranslations("text");
  const t = useTranslations("judge");
  const { verdict, passes, cases, accepted, place } = judged;
  const { words } = verdict;
  return (
    <section
      className="verdict"
      data-passes={passes || undefined}
      aria-labelledby="verdict-heading"
      data-testid="verdict"
      data-verdict={verdict.kind}
    >
      <h2 id="verdict-heading" className="text-2xl font-semibold first-letter:uppercase">
        {words.verdict}
      </h2>
      <p className="text-ink">
        {t("counts", { cases, accepted, wrong: cases - accepted })}
        {words.place === undefined ? "" : ` ${t("at", { place: words.place })}`}
      </p>
      {words.why === undefined ? null : (
        <p className="text-ink first-letter:uppercase" data-testid="why">
          {words.why}
        </p>
      )}
      {words.hint === undefined ? null : (
        <p className="text-ink" data-testid="hint">
          <strong>{t("hint")}</strong> {words.hint}
        </p>
      )}
      {place === undefined ? null : (
        <figure className="grid gap-1 text-ink">
          <figcaption className="label">
            {t(place.text === "input" ? "inInput" : "inOutput", { line: place.line })}
          </figcaption>
          <pre className="rounded-xl border border-line bg-raised px-3 py-2 font-mono text-sm break-all whitespace-pre-wrap">
            {place.before}
            <mark className="rounded bg-danger px-0.5 text-ground" data-testid="mark">
              {place.marked === "" ? "⏎" : place.marked}
            </mark>
            {place.after}
          </pre>
          {onShow === undefined ? null : (
            <button
              type="button"
              className="button mt-1 justify-self-start text-sm"
              onClick={onShow}
            >
              {tText("show")}
            </button>
          )}
        </figure>
      )}
    </section>
  );
}
