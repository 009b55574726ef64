"use client";

import { INSTANT_TABLE_CELLS } from "@slidepath/core";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { isSolved, type Puzzle } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import type { Found } from "../solve/use-solve.ts";
import { answerAtHand } from "../solver/at-hand.ts";
import { useAnswer } from "../solver/use-answer.ts";

/** Moves made, time taken, and how many moves are left at best. */
export function PlayStatus({
  found,
  isSolvable,
}: {
  readonly found: Found | undefined;
  readonly isSolvable: boolean;
}) {
  const t = useTranslations("play");
  const puzzle = usePuzzle();
  return (
    <dl className="facts justify-center text-center">
      <div>
        <dt>{t("moves")}</dt>
        <dd data-testid="moves">{puzzle.cursor}</dd>
      </div>
      <div>
        <dt>{t("time")}</dt>
        <dd>
          <Time clock={puzzle.clock} />
        </dd>
      </div>
      {isSolvable ? (
        <div>
          <dt>{t("shortest")}</dt>
          <dd data-testid="shortest">
            <Shortest key={puzzle.round} puzzle={puzzle} found={found} />
          </dd>
        </div>
      ) : null}
      {isSolved(puzzle) ? (
        <div className="text-accent">
          <dt className="sr-only">{t("heading")}</dt>
          <dd>✓ {t("solved")}</dd>
        </div>
      ) : null}
    </dl>
  );
}

function Time({ clock: { elapsed, since } }: Pick<Puzzle, "clock">) {
  const [now, setNow] = useState(0);
  useEffect(() => {
    if (since === null) return;
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [since]);
  const seconds = Math.floor((elapsed + (since === null ? 0 : Math.max(0, now - since))) / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

/** On small boards at once; on a proven answer's path by counting; elsewhere when asked. */
function Shortest({
  puzzle: { board, goal, moves, cursor, answerFrom },
  found,
}: {
  readonly puzzle: Puzzle;
  readonly found: Found | undefined;
}) {
  const t = useTranslations("play");
  const [isAsked, setAsked] = useState(false);
  const cells = board.tiles.length;
  const isOnProvenPath = found?.optimal === true && answerFrom !== null && cursor >= answerFrom;
  const known = isOnProvenPath ? undefined : answerAtHand({ start: board, goal });
  const isSought = !isOnProvenPath && known === undefined && isAsked;
  const request = useMemo(
    () => (isSought ? { problem: { start: board, goal } } : null),
    [board, goal, isSought],
  );
  const { answer, progress } = useAnswer("solve", request);
  if (isOnProvenPath) return moves.length - cursor;
  if (known !== undefined) return known.length;
  if (answer?.status === "solved") return answer.length;
  if (cells <= INSTANT_TABLE_CELLS) return "–";
  if (isSought && answer === undefined) {
    const { lowerBound = 0, best } = progress ?? {};
    return `${lowerBound} … ${best?.length ?? t("unknown")}`;
  }
  return (
    <button type="button" className="button text-sm" onClick={() => setAsked(true)}>
      {t("workOut")}
    </button>
  );
}
