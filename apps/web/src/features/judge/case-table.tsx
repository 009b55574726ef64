"use client";

import { useMemo, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { SteadyButton } from "../shell/steady-button.tsx";
import { ScrolledTable } from "../table/scrolled-table.tsx";
import { useWorker } from "../worker/use-worker.ts";
import { askJudge } from "./ask-judge.ts";

const PAGE = 25;

/** All cases with their verdicts, page by page; one of them can be looked at. */
export function CaseTable({
  shown,
  onShow,
}: {
  readonly shown: number | undefined;
  readonly onShow: (index: number) => void;
}) {
  const t = useTranslations("judge");
  const format = useFormatter();
  const [from, setFrom] = useState(0);
  const [onlyFaults, setOnlyFaults] = useState(false);
  const request = useMemo(() => ({ from, count: PAGE, onlyFaults }), [from, onlyFaults]);
  const { answer: page } = useWorker(askJudge, "page", request);
  return (
    <section className="card grid min-w-0 gap-4" aria-labelledby="cases-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="cases-heading" className="text-lg font-semibold">
          {t("cases")}
        </h2>
        <label className="flex min-h-11 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 accent-accent"
            checked={onlyFaults}
            onChange={({ target }) => {
              setOnlyFaults(target.checked);
              setFrom(0);
            }}
          />
          {t("onlyFaults")}
        </label>
      </div>
      {page === undefined ? (
        <p className="text-muted">{t("working")}</p>
      ) : (
        <ScrolledTable
          label={t("table")}
          columns={[
            { name: t("number") },
            { name: t("verdict") },
            { name: t("place") },
            { name: t("why") },
          ]}
        >
          <tbody>
            {page.rows.map(({ index, number, passes, verdict: { words } }) => (
              <tr key={index} data-current={index === shown || undefined} data-passes={passes}>
                <th scope="row">
                  <button
                    type="button"
                    className="button min-h-8 px-3 py-1"
                    aria-label={t("showCase", { number })}
                    aria-pressed={index === shown}
                    onClick={() => onShow(index)}
                  >
                    {format.number(number)}
                  </button>
                </th>
                <td className={passes ? "min-w-28 text-accent" : "min-w-28 text-danger"}>
                  {words.verdict}
                </td>
                <td className="min-w-28">{words.place ?? ""}</td>
                <td className="min-w-44 break-words">{words.why ?? ""}</td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      )}
      {page !== undefined && page.of > PAGE ? (
        <nav aria-label={t("pages")} className="flex flex-wrap items-center gap-3">
          <SteadyButton
            className="button"
            isOff={from === 0}
            onClick={() => setFrom(Math.max(0, from - PAGE))}
          >
            {t("before")}
          </SteadyButton>
          <span className="tabular-nums">
            {t("range", { from: from + 1, to: Math.min(from + PAGE, page.of), of: page.of })}
          </span>
          <SteadyButton
            className="button"
            isOff={from + PAGE >= page.of}
            onClick={() => setFrom(from + PAGE)}
          >
            {t("after")}
          </SteadyButton>
        </nav>
      ) : null}
    </section>
  );
}
