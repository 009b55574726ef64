"use client";

import { INSTANT_TABLE_CELLS, isReachable, type Problem } from "@slidepath/core";
import { type ReactNode, useMemo } from "react";
import { useTranslations } from "use-intl";
import { useAnswer } from "../solver/use-answer.ts";
import { Section } from "./section.tsx";
import { HEURISTIC_KEYS, useMethodNames } from "./use-method-names.ts";

/** What each heuristic says of the board, beside the true distance where that is looked up. */
export function HeuristicsSection({ problem }: { readonly problem: Problem }) {
  const t = useTranslations("understand.heuristics");
  const { heuristicName } = useMethodNames();
  const { answer: values } = useAnswer("heuristics", problem);
  const isInstant = problem.start.tiles.length <= INSTANT_TABLE_CELLS;
  const isSolvable = isReachable(problem);
  const request = useMemo(
    () => (isInstant && isSolvable ? { problem } : null),
    [problem, isInstant, isSolvable],
  );
  const { answer } = useAnswer("solve", request);
  const distance = answer?.status === "solved" ? answer.length : undefined;
  const most = Math.max(1, distance ?? 0, ...(values ?? []).map(({ value }) => value ?? 0));
  return (
    <Section heading={t("heading")}>
      <p>{t("intro")}</p>
      <dl className="grid gap-3">
        {values?.map(({ name, value }) => (
          <Value
            key={name}
            name={heuristicName(name)}
            meaning={t(HEURISTIC_KEYS[name])}
            value={value === null ? <Unsupported /> : String(value)}
            share={(value ?? 0) / most}
            id={name}
          />
        ))}
        <Value
          name={t("distance")}
          meaning={
            isSolvable ? t(isInstant ? "distanceFound" : "distanceUnknown") : t("distanceNone")
          }
          value={distance === undefined ? "–" : String(distance)}
          share={(distance ?? 0) / most}
          id="distance"
          isTrue
        />
      </dl>
    </Section>
  );
}

function Unsupported() {
  const t = useTranslations("understand.heuristics");
  return <span className="text-sm font-normal text-muted">{t("unsupported")}</span>;
}

function Value({
  id,
  name,
  meaning,
  value,
  share,
  isTrue = false,
}: {
  readonly id: string;
  readonly name: string;
  readonly meaning: string;
  readonly value: ReactNode;
  /** Of the greatest value. */
  readonly share: number;
  readonly isTrue?: boolean;
}) {
  return (
    <div className="grid gap-1">
      <dt className="flex items-baseline justify-between gap-4">
        <span className="inline-block font-medium first-letter:uppercase">{name}</span>
        <span className="text-lg font-semibold tabular-nums" data-heuristic={id}>
          {value}
        </span>
      </dt>
      <dd className="grid gap-1.5 text-sm text-muted">
        <span className="h-2 overflow-hidden rounded-full bg-ground">
          <span
            className={`block h-full rounded-full ${isTrue ? "bg-warm" : "bg-accent"}`}
            style={{ width: `${100 * share}%` }}
          />
        </span>
        {meaning}
      </dd>
    </div>
  );
}
