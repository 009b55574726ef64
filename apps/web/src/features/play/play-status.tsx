"use client";

import { applyMoves, type Board, INSTANT_TABLE_CELLS, type Solved } from "@slidepath/core";
import { useEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_BYTES } from "../../workers/max-bytes.ts";
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

/** On small boards at once; on the way of a shortest path by counting; elsewhere when asked. */
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
  // Of one goal, as this is laid anew with each puzzle.
  const [distances] = useState(() => new Map([[keyOf(goal), 0]]));
  const known = isOnProvenPath
    ? moves.length - cursor
    : (answerAtHand({ start: board, goal })?.length ?? distances.get(keyOf(board)));
  const isSought = known === undefined && isAsked;
  const request = useMemo(
    () =>
      isSought
        ? { problem: { start: board, goal }, options: { limits: { bytes: MAX_BYTES } } }
        : null,
    [board, goal, isSought],
  );
  const { answer, progress } = useAnswer("solve", request);
  useEffect(() => {
    if (answer?.status === "solved" && answer.optimal) keepDistances(distances, board, answer);
  }, [answer, board, distances]);
  if (known !== undefined) return known;
  if (answer?.status === "solved") return answer.length;
  if (cells <= INSTANT_TABLE_CELLS) return "–";
  if (isSought) {
    const { lowerBound = 0, best } = (answer?.status === "limit" ? answer : progress) ?? {};
    return `${lowerBound} … ${best?.length ?? t("unknown")}`;
  }
  return (
    <button type="button" className="button text-sm" onClick={() => setAsked(true)}>
      {t("workOut")}
    </button>
  );
}

function keyOf({ tiles }: Board): string {
  return tiles.join();
}

/** Notes how far each board on a shortest path is from its end: who walks along it need not ask again. */
function keepDistances(
  distances: Map<string, number>,
  start: Board,
  { moves, length }: Solved,
): void {
  let board = start;
  distances.set(keyOf(board), length);
  for (const [index, move] of [...moves].entries()) {
    board = applyMoves(board, move);
    distances.set(keyOf(board), length - index - 1);
  }
}
