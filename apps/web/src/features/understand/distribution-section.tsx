"use client";

import { INSTANT_TABLE_CELLS, isReachable, MAX_TABLE_CELLS, type Problem } from "@slidepath/core";
import { useMemo, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Chart } from "../chart/chart.tsx";
import type { ChartData } from "../chart/chart-data.ts";
import { useAnswer } from "../solver/use-answer.ts";
import { ScrolledTable } from "../table/scrolled-table.tsx";
import { Section } from "./section.tsx";

/** How many boards there are at each distance from the goal, and where among them this one stands. */
export function DistributionSection({ problem }: { readonly problem: Problem }) {
  const t = useTranslations("understand.distribution");
  const { width, height, tiles } = problem.start;
  const goalBlank = problem.goal.tiles.indexOf(0);
  const size = `${width}×${height}`;
  const [asked, setAsked] = useState("");
  const isWanted = tiles.length <= INSTANT_TABLE_CELLS || asked === size;
  const request = useMemo(
    () => (isWanted ? { width, height, goalBlank } : null),
    [isWanted, width, height, goalBlank],
  );
  const { answer: table, progress } = useAnswer("distances", request);
  const question = useMemo(
    () =>
      table !== undefined && isReachable(problem)
        ? { problem, options: { method: "table" as const } }
        : null,
    [table, problem],
  );
  const { answer } = useAnswer("solve", question);
  const distance = answer?.status === "solved" ? answer.length : undefined;
  return (
    <Section heading={t("heading")}>
      {tiles.length > MAX_TABLE_CELLS ? (
        <p>{t("tooMany", { cells: tiles.length, most: MAX_TABLE_CELLS })}</p>
      ) : null}
      {tiles.length <= MAX_TABLE_CELLS && !isWanted ? (
        <>
          <p>{t("onRequest")}</p>
          <button
            type="button"
            className="button justify-self-start"
            onClick={() => setAsked(size)}
          >
            {t("count")}
          </button>
        </>
      ) : null}
      {isWanted && table === undefined ? (
        <label className="grid gap-1">
          <span>{t("counting")}</span>
          <progress
            className="w-full accent-accent"
            value={(progress?.reached ?? 0) / (progress?.states ?? 1)}
          />
        </label>
      ) : null}
      {table === undefined ? null : (
        <Distribution
          counts={table.depthCounts}
          distance={distance}
          isSolvable={isReachable(problem)}
        />
      )}
    </Section>
  );
}

function Distribution({
  counts,
  distance,
  isSolvable,
}: {
  readonly counts: readonly number[];
  readonly distance: number | undefined;
  readonly isSolvable: boolean;
}) {
  const t = useTranslations("understand.distribution");
  const format = useFormatter();
  const total = counts.reduce((sum, count) => sum + count, 0);
  const moves = counts.reduce((sum, count, depth) => sum + count * depth, 0);
  const farthest = counts.length - 1;
  const nearer = counts.slice(0, distance ?? 0).reduce((sum, count) => sum + count, 0);
  const data = useMemo(
    (): ChartData => ({
      kind: "bars",
      x: counts.map((_, depth) => depth),
      xLabel: t("distance"),
      yLabel: t("boards"),
      series: [
        { name: t("boards"), color: "--accent", values: counts },
        {
          name: t("thisBoard"),
          color: "--warm",
          values: counts.map((count, depth) => (depth === distance ? count : null)),
        },
      ],
      ...(distance !== undefined && { mark: { x: distance, color: "--warm" } }),
    }),
    [counts, distance, t],
  );
  const here =
    distance === undefined
      ? ""
      : t("here", {
          distance,
          same: counts[distance]!,
          nearer,
          farther: total - nearer - counts[distance]!,
        });
  const summary = t("summary", {
    total,
    farthest,
    last: counts[farthest]!,
    average: format.number(moves / total, { maximumFractionDigits: 2 }),
  });
  return (
    <>
      <p>{summary}</p>
      {isSolvable && here !== "" ? (
        <p className="flex items-baseline gap-2" data-testid="here">
          <span className="inline-block size-3 flex-none self-center rounded-sm bg-warm" />
          {here}
        </p>
      ) : null}
      {isSolvable ? null : <p className="notice">{t("outside", { total })}</p>}
      <Chart data={data} label={`${t("chart")} ${summary} ${here}`} />
      <details>
        <summary className="disclosure">{t("asTable")}</summary>
        <ScrolledTable
          label={t("table")}
          columns={[
            { name: t("distance") },
            { name: t("boards"), isNumber: true },
            { name: t("share"), isNumber: true },
          ]}
        >
          <tbody>
            {counts.map((count, depth) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a row is its distance.
              <tr key={depth} aria-current={depth === distance || undefined}>
                <th scope="row">
                  {depth}
                  {depth === distance ? ` · ${t("thisBoard")}` : ""}
                </th>
                <td className="text-right tabular-nums" data-depth={depth}>
                  {format.number(count)}
                </td>
                <td className="text-right tabular-nums">
                  {format.number(count / total, { style: "percent", maximumSignificantDigits: 2 })}
                </td>
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      </details>
    </>
  );
}
