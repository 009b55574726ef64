"use client";

import { goalBoard, scramble } from "@slidepath/core";
import { useTranslations } from "use-intl";
import { BoardView } from "../board/board-view.tsx";
import { useArrowKeys } from "../board/use-arrow-keys.ts";
import { isSolved } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { usePuzzleUrl } from "../puzzle/use-puzzle-url.ts";
import { ShortestFromHere } from "./shortest-from-here.tsx";
import { usePlay } from "./use-play.ts";

/** The board, and what can be done with it. */
export function PlayScreen() {
  const t = useTranslations("play");
  const puzzle = usePuzzle();
  const { isRead } = usePuzzleUrl();
  const { make, go, lay } = usePlay();
  useArrowKeys("tile", make);
  const { board, goal, cursor, moves } = puzzle;
  return (
    <>
      <h1 className="sr-only">{t("heading")}</h1>
      <div className="grid gap-6 md:grid-cols-[minmax(0,30rem)_minmax(0,1fr)]">
        <div className="grid content-start gap-4">
          {isRead ? (
            <BoardView board={board} goal={goal} onMoves={make} />
          ) : (
            <div className="tray">
              <div className="aspect-square" />
            </div>
          )}
          <p className="text-center text-muted">
            {t("moves")}: <span data-testid="moves">{cursor}</span>
            {isSolved(puzzle) ? ` · ${t("solved")}` : ""}
          </p>
          <ShortestFromHere board={board} goal={goal} />
          <div className="flex flex-wrap justify-center gap-2">
            <button
              type="button"
              className="button"
              disabled={cursor === 0}
              onClick={() => go(cursor - 1)}
            >
              {t("undo")}
            </button>
            <button
              type="button"
              className="button"
              disabled={cursor === moves.length}
              onClick={() => go(cursor + 1)}
            >
              {t("redo")}
            </button>
            <button
              type="button"
              className="button"
              onClick={() => {
                const { width, height } = board;
                const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
                lay({
                  start: scramble({ width, height, seed, goal }),
                  goal: goal ?? goalBoard(width, height),
                });
              }}
            >
              {t("scramble")}
            </button>
          </div>
        </div>
      </div>
    </>
  );
}
