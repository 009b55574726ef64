"use client";

import { exchangeTiles } from "@slidepath/core";
import { memo, useMemo } from "react";
import { useTranslations } from "use-intl";
import { BoardView } from "../board/board-view.tsx";
import { ParityDrawing } from "../board/parity-drawing.tsx";
import { useArrowKeys } from "../board/use-arrow-keys.ts";
import { MoveList } from "../playback/move-list.tsx";
import { PlaybackBar } from "../playback/playback-bar.tsx";
import { isSolved } from "../puzzle/puzzle.ts";
import { SetupPanel } from "../setup/setup-panel.tsx";
import { SharePanel } from "../share/share-panel.tsx";
import { SolvePanel } from "../solve/solve-panel.tsx";
import { UnsolvableNotice } from "../solve/unsolvable-notice.tsx";
import { ArrowSwitch } from "./arrow-switch.tsx";
import { LinkFaultNotice } from "./link-fault-notice.tsx";
import { PlayButtons } from "./play-buttons.tsx";
import { PlayStatus } from "./play-status.tsx";
import { useArrowSense } from "./use-arrow-sense.ts";
import { useTable } from "./use-table.ts";

// The solver tells its progress twelve times a second: what does not change with it is not drawn again.
const StillBoard = memo(BoardView);
const StillMoves = memo(MoveList);
const StillSetup = memo(SetupPanel);
const StillShare = memo(SharePanel);

/** The board, and what can be done with it. */
export function PlayScreen() {
  const t = useTranslations("play");
  const { puzzle, url, reachability, marked, playback, solving, seeking, make, go, lay } =
    useTable();
  const [sense, setSense] = useArrowSense();
  const { board, goal, moves } = puzzle;
  const overlay = useMemo(
    () =>
      reachability.reachable ? null : <ParityDrawing board={board} swap={reachability.swap} />,
    [board, reachability],
  );

  useArrowKeys(sense, make);
  return (
    <>
      <h1 className="sr-only">{t("heading")}</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,30rem)_minmax(0,1fr)] lg:gap-8">
        <div className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-4 lg:self-start">
          {url.fault === undefined ? null : <LinkFaultNotice fault={url.fault} />}
          {url.isRead ? (
            <StillBoard
              board={board}
              goal={goal}
              onMoves={make}
              hinted={seeking.hint?.tile}
              marked={marked}
              overlay={overlay}
            />
          ) : (
            <div className="tray">
              <div className="aspect-square" />
            </div>
          )}
          <PlayStatus found={solving.found} isSolvable={reachability.reachable} />
          <PlayButtons
            isSolvable={reachability.reachable}
            isHintBusy={seeking.isBusy}
            onHint={seeking.ask}
            onGo={go}
          />
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
              reachability={reachability}
              onSwap={(a, b) => lay({ start: exchangeTiles(board, a, b), goal })}
            />
          )}
          {moves === "" ? null : <StillMoves onGo={go} />}
          {/* Its tabs have inline styles, which only script may set. */}
          {url.isRead ? <StillSetup /> : null}
          <StillShare found={solving.found} speed={playback.speed} />
        </div>
      </div>
    </>
  );
}
