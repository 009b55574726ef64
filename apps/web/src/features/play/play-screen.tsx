"use client";

import { explainReachability } from "@slidepath/core";
import { memo, useCallback, useMemo } from "react";
import { useTranslations } from "use-intl";
import { BoardView } from "../board/board-view.tsx";
import { ParityDrawing } from "../board/parity-drawing.tsx";
import { useArrowKeys } from "../board/use-arrow-keys.ts";
import { useHint } from "../hint/use-hint.ts";
import { MoveList } from "../playback/move-list.tsx";
import { PlaybackBar } from "../playback/playback-bar.tsx";
import { usePlayback } from "../playback/use-playback.ts";
import { isSolved } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { usePuzzleUrl } from "../puzzle/use-puzzle-url.ts";
import { SetupPanel } from "../setup/setup-panel.tsx";
import { SharePanel } from "../share/share-panel.tsx";
import { SolvePanel } from "../solve/solve-panel.tsx";
import { exchanged, UnsolvableNotice } from "../solve/unsolvable-notice.tsx";
import { useSolve } from "../solve/use-solve.ts";
import { ArrowSwitch } from "./arrow-switch.tsx";
import { LinkFaultNotice } from "./link-fault-notice.tsx";
import { PlayStatus } from "./play-status.tsx";
import { useArrowSense } from "./use-arrow-sense.ts";
import { useMoveNews } from "./use-move-news.ts";
import { usePlay } from "./use-play.ts";

// The solver tells its progress twelve times a second: what does not change with it is not drawn again.
const StillBoard = memo(BoardView);
const StillMoves = memo(MoveList);
const StillSetup = memo(SetupPanel);
const StillShare = memo(SharePanel);

const NONE: readonly number[] = [];

/** The board, and what can be done with it. */
export function PlayScreen() {
  const t = useTranslations("play");
  const puzzle = usePuzzle();
  const { isRead, fault } = usePuzzleUrl();
  const play = usePlay();
  const playback = usePlayback();
  const solving = useSolve();
  const { hint, isBusy, ask } = useHint();
  const [sense, setSense] = useArrowSense();
  const { board, goal, cursor, moves } = puzzle;
  const reachability = useMemo(() => explainReachability({ start: board, goal }), [board, goal]);

  const { pause } = playback;
  const make = useCallback(
    (asked: string) => {
      pause();
      play.make(asked);
    },
    [pause, play],
  );
  const go = useCallback(
    (to: number) => {
      pause();
      play.go(to);
    },
    [pause, play],
  );
  const overlay = useMemo(
    () =>
      reachability.reachable ? null : <ParityDrawing board={board} swap={reachability.swap} />,
    [board, reachability],
  );

  useMoveNews();
  useArrowKeys(sense, make);
  return (
    <>
      <h1 className="sr-only">{t("heading")}</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-8">
        <div className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-4 lg:self-start">
          {fault === undefined ? null : <LinkFaultNotice fault={fault} />}
          {isRead ? (
            <StillBoard
              board={board}
              goal={goal}
              onMoves={make}
              hinted={hint?.tile}
              marked={reachability.reachable ? NONE : (reachability.swap ?? NONE)}
              overlay={overlay}
            />
          ) : (
            <div className="tray">
              <div className="aspect-square" />
            </div>
          )}
          <PlayStatus found={solving.found} isSolvable={reachability.reachable} />
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
              disabled={isSolved(puzzle) || !reachability.reachable || isBusy}
              onClick={ask}
            >
              {t(isBusy ? "hintBusy" : "hint")}
            </button>
            <button type="button" className="button" disabled={cursor === 0} onClick={() => go(0)}>
              {t("restart")}
            </button>
          </div>
          {moves === "" ? null : <PlaybackBar playback={playback} onGo={go} />}
          <ArrowSwitch sense={sense} onChange={setSense} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          {reachability.reachable ? (
            <SolvePanel
              solving={solving}
              isSolved={isSolved(puzzle)}
              isSolvable={reachability.reachable}
            />
          ) : (
            <UnsolvableNotice
              argument={reachability}
              onSwap={(a, b) => play.lay({ start: exchanged(board, a, b), goal })}
            />
          )}
          {moves === "" ? null : <StillMoves onGo={go} />}
          {/* Its tabs have inline styles, which only script may set. */}
          {isRead ? <StillSetup /> : null}
          <StillShare found={solving.found} speed={playback.speed} />
        </div>
      </div>
    </>
  );
}
