"use client";

import { type Board, INSTANT_TABLE_CELLS } from "@slidepath/core";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useAnswer } from "../solver/use-answer.ts";

/** Tells how many moves are left at best, on boards where that costs nothing. */
export function ShortestFromHere({ board, goal }: { readonly board: Board; readonly goal: Board }) {
  const t = useTranslations("play");
  const isInstant = board.tiles.length <= INSTANT_TABLE_CELLS;
  const request = useMemo(
    () => (isInstant ? { problem: { start: board, goal } } : null),
    [board, goal, isInstant],
  );
  const { answer } = useAnswer("solve", request);
  if (!isInstant) return null;
  return (
    <p className="text-center text-muted">
      {t("shortest")}{" "}
      <span data-testid="shortest" className="font-semibold text-ink tabular-nums">
        {answer?.status === "solved" ? answer.length : "–"}
      </span>
    </p>
  );
}
