"use client";

import type { HeuristicName, Outcome, Problem } from "@slidepath/core";
import { isReachable } from "@slidepath/core";
import { useId, useMemo, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { Chart } from "../chart/chart.tsx";
import type { ChartData } from "../chart/chart-data.ts";
import { useAnswer } from "../solver/use-answer.ts";
import { ScrolledTable } from "../table/scrolled-table.tsx";
import { courseOf } from "./course.ts";
import { LANES, type Lane } from "./lanes.ts";
import { Section } from "./section.tsx";
import { useMethodNames } from "./use-method-names.ts";
import { type LaneState, type RaceState, useRace } from "./use-race.ts";

const NODE_LIMITS = [100_000, 1_000_000, 10_000_000] as const;

/** What one search may take: ten of them run side by side, on a phone as well. */
const BYTE_LIMIT = 64_000_000;

/** Within so many cells every search comes to its end. */
const SMALL_CELLS = 9;

/** Lets all searches run side by side on the board, and shows what each took. */
export function RaceSection({ problem }: { readonly problem: Problem }) {
  const t = useTranslations("understand.race");
  const format = useFormatter();
  const announce = useAnnounce();
  const id = useId();
  const { laneName } = useMethodNames();
  const { tiles } = problem.start;
  const [nodes, setNodes] = useState<number>(
    tiles.length <= SMALL_CELLS ? NODE_LIMITS[1] : NODE_LIMITS[0],
  );
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const { answer: values } = useAnswer("heuristics", problem);
  const serves = (heuristic: HeuristicName | undefined): boolean =>
    heuristic === undefined || values?.find(({ name }) => name === heuristic)?.value !== null;
  const lanes = LANES.filter(({ heuristic }) => serves(heuristic));
  const isSolvable = isReachable(problem);

  const { state, isRunning, start, stop } = useRace(problem, (ended) => {
    const best = leastExpanded(ended);
    announce(
      best === undefined
        ? t("overNone", { count: lanes.length })
        : t("over", { count: lanes.length, name: laneName(best.lane), expanded: best.expanded }),
    );
  });
  const isStarted = Object.keys(state).length > 0;
  const most = Math.max(1, ...Object.values(state).map(({ progress }) => progress?.expanded ?? 0));
  const shown = lanes.filter((lane) => !hidden.has(lane.id));

  return (
    <Section heading={t("heading")}>
      <p>{t("intro")}</p>
      {tiles.length > SMALL_CELLS ? <p className="text-muted">{t("large")}</p> : null}
      {isSolvable ? null : <p className="notice">{t("unsolvable")}</p>}
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor={id} className="grid gap-1">
          <span className="label">{t("limit")}</span>
          <select
            id={id}
            className="field"
            disabled={isRunning}
            value={nodes}
            onChange={({ target }) => setNodes(Number(target.value))}
          >
            {NODE_LIMITS.map((limit) => (
              <option key={limit} value={limit}>
                {t("nodes", { count: limit })}
              </option>
            ))}
          </select>
        </label>
        {isRunning ? (
          <button
            type="button"
            className="button"
            onClick={() => {
              stop();
              announce(t("stopped"));
            }}
          >
            {t("stop")}
          </button>
        ) : (
          <button
            type="button"
            className="button button-main"
            disabled={!isSolvable || values === undefined}
            onClick={() => start(lanes, { nodes, bytes: BYTE_LIMIT })}
          >
            {isStarted ? t("again") : t("start")}
          </button>
        )}
      </div>
      <p className="text-sm text-muted">
        {t("memory", { megabytes: format.number(BYTE_LIMIT / 1e6) })}
      </p>
      {isStarted ? (
        <>
          <ScrolledTable
            label={t("table")}
            columns={[
              { name: t("method") },
              { name: t("result") },
              { name: t("expanded"), isNumber: true },
              { name: t("generated"), isNumber: true },
              { name: t("time"), isNumber: true },
            ]}
          >
            <tbody>
              {lanes.map((lane) => (
                <LaneRow
                  key={lane.id}
                  lane={lane}
                  state={state[lane.id] ?? {}}
                  most={most}
                  isShown={!hidden.has(lane.id)}
                  onShow={(isShown) =>
                    setHidden((before) => {
                      const after = new Set(before);
                      if (isShown) after.delete(lane.id);
                      else after.add(lane.id);
                      return after;
                    })
                  }
                />
              ))}
            </tbody>
          </ScrolledTable>
          <p className="text-sm text-muted">{t("fair")}</p>
          <h3 className="font-semibold">{t("courseHeading")}</h3>
          <p>{t("course")}</p>
          <Course lanes={shown} state={state} />
        </>
      ) : null}
    </Section>
  );
}

function LaneRow({
  lane,
  state: { progress, outcome, isStopped = false },
  most,
  isShown,
  onShow,
}: {
  readonly lane: Lane;
  readonly state: LaneState;
  readonly most: number;
  readonly isShown: boolean;
  readonly onShow: (isShown: boolean) => void;
}) {
  const t = useTranslations("understand.race");
  const format = useFormatter();
  const { methodName, heuristicName, laneName } = useMethodNames();
  const { expanded = 0, generated = 0, ms = 0, lowerBound = 0 } = progress ?? {};
  return (
    <tr data-lane={lane.id}>
      <th scope="row" className="min-w-40 font-normal">
        <label className="flex min-h-6 items-center gap-2">
          <input
            type="checkbox"
            className="size-5 shrink-0 accent-accent"
            checked={isShown}
            aria-label={t("show", { name: laneName(lane) })}
            onChange={({ target }) => onShow(target.checked)}
          />
          <span
            className="swatch"
            data-color={lane.color}
            data-dashed={lane.method === "ida-star" || undefined}
          />
          <span className="grid">
            <span className="font-medium">{methodName(lane.method)}</span>
            {lane.heuristic === undefined ? null : (
              <span className="text-sm text-muted">{heuristicName(lane.heuristic)}</span>
            )}
          </span>
        </label>
      </th>
      <td className="min-w-20" data-testid="result">
        {outcome === undefined
          ? t(isStopped ? "resultStopped" : "resultRunning", { bound: lowerBound })
          : resultOf(outcome)}
      </td>
      <td className="text-right tabular-nums">
        <span data-testid="expanded">{format.number(expanded)}</span>
        <span
          className="ml-auto block h-1 rounded-full bg-accent"
          style={{ width: `${(100 * expanded) / most}%` }}
        />
      </td>
      <td className="text-right tabular-nums" data-testid="generated">
        {format.number(generated)}
      </td>
      <td className="text-right whitespace-nowrap tabular-nums">
        {ms < 1000
          ? t("ms", { ms: format.number(ms, { maximumFractionDigits: ms < 10 ? 1 : 0 }) })
          : t("s", { s: format.number(ms / 1000, { maximumFractionDigits: 1 }) })}
      </td>
    </tr>
  );

  function resultOf(end: Outcome): string {
    if (end.status === "solved") return t("resultSolved", { length: end.length });
    if (end.status === "unsolvable") return t("resultUnsolvable");
    return t(end.reason === "memory" ? "resultMemory" : "resultNodes", { bound: end.lowerBound });
  }
}

/** Plots what each bound took, with the same as a table. */
function Course({ lanes, state }: { readonly lanes: readonly Lane[]; readonly state: RaceState }) {
  const t = useTranslations("understand.race");
  const format = useFormatter();
  const { laneName } = useMethodNames();
  const courses = useMemo(
    () =>
      lanes.map((lane) => {
        const { progress } = state[lane.id] ?? {};
        const counts = progress === undefined ? [] : courseOf(progress);
        return { lane, counts: new Map(counts.map(({ bound, expanded }) => [bound, expanded])) };
      }),
    [lanes, state],
  );
  const bounds = [...new Set(courses.flatMap(({ counts }) => [...counts.keys()]))].sort(
    (a, b) => a - b,
  );
  if (bounds.length === 0) return <p className="text-muted">{t("noCourse")}</p>;
  const data: ChartData = {
    kind: "lines",
    x: bounds,
    xLabel: t("bound"),
    yLabel: t("expandedAt"),
    isLog: true,
    series: courses.map(({ lane, counts }) => ({
      name: laneName(lane),
      color: lane.color,
      isDashed: lane.method === "ida-star",
      // A logarithm has no zero.
      values: bounds.map((bound) => counts.get(bound) || null),
    })),
  };
  return (
    <>
      <Chart
        data={data}
        label={t("chart", { from: bounds[0]!, to: bounds.at(-1)!, count: lanes.length })}
      />
      <details>
        <summary className="disclosure">{t("asTable")}</summary>
        <ScrolledTable
          label={t("courseTable")}
          columns={[
            { name: t("bound") },
            ...courses.map(({ lane }) => ({ name: laneName(lane), isNumber: true })),
          ]}
        >
          <tbody>
            {bounds.map((bound) => (
              <tr key={bound}>
                <th scope="row">{bound}</th>
                {courses.map(({ lane, counts }) => {
                  const count = counts.get(bound);
                  return (
                    <td key={lane.id} className="text-right tabular-nums">
                      {count === undefined ? "" : format.number(count)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </ScrolledTable>
      </details>
    </>
  );
}

function leastExpanded(
  state: RaceState,
): { readonly lane: Lane; readonly expanded: number } | undefined {
  return LANES.flatMap((lane) => {
    const { outcome } = state[lane.id] ?? {};
    return outcome?.status === "solved" ? [{ lane, expanded: outcome.stats.expanded }] : [];
  }).sort((a, b) => a.expanded - b.expanded)[0];
}
