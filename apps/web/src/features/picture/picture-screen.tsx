"use client";

import { exchangeTiles, goalBoard, scramble } from "@slidepath/core";
import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { ParityDrawing } from "../board/parity-drawing.tsx";
import { useArrowKeys } from "../board/use-arrow-keys.ts";
import { ArrowSwitch } from "../play/arrow-switch.tsx";
import { LinkFaultNotice } from "../play/link-fault-notice.tsx";
import { PlayButtons } from "../play/play-buttons.tsx";
import { PlayStatus } from "../play/play-status.tsx";
import { useArrowSense } from "../play/use-arrow-sense.ts";
import { useTable } from "../play/use-table.ts";
import { MoveList } from "../playback/move-list.tsx";
import { PlaybackBar } from "../playback/playback-bar.tsx";
import { isSolved } from "../puzzle/puzzle.ts";
import { SizeFields } from "../setup/size-fields.tsx";
import { SharePanel } from "../share/share-panel.tsx";
import { SolvePanel } from "../solve/solve-panel.tsx";
import { UnsolvableNotice } from "../solve/unsolvable-notice.tsx";
import { type LinkedPicture, OWN_PICTURE } from "./linked-picture.ts";
import { MatrixPanel } from "./matrix-panel.tsx";
import { missingAfter } from "./missing-piece.ts";
import { PictureSource } from "./picture-source.tsx";
import { PictureTable } from "./picture-table.tsx";
import { useNumbers } from "./use-numbers.ts";
import { usePicture } from "./use-picture.ts";

// As on the other screen: progress of the solver draws none of these again.
const StillTable = memo(PictureTable);
const StillMoves = memo(MoveList);
const StillSource = memo(PictureSource);
const StillShare = memo(SharePanel);
const StillMatrix = memo(MatrixPanel);

/** The puzzle on the table as a picture, and what can be done with it. */
export function PictureScreen() {
  const t = useTranslations("picture");
  const picture = usePicture();
  const { chosen, isElsewhere } = picture;
  const name: LinkedPicture | undefined =
    chosen === null ? undefined : (chosen.sample ?? OWN_PICTURE);
  const { puzzle, url, reachability, marked, playback, solving, seeking, make, go, lay } = useTable(
    // What is not here yet stays in the address, to be asked for again.
    isElsewhere ? OWN_PICTURE : name,
  );
  const [sense, setSense] = useArrowSense();
  const [hasNumbers, setNumbers] = useNumbers();
  // Of which puzzle a piece is being chosen: whatever else is laid out ends the choice.
  const [choosingIn, setChoosingIn] = useState<number>();
  const isChoosing = choosingIn === puzzle.round;
  const chooser = useRef<HTMLButtonElement>(null);
  const { board, goal, cursor, moves } = puzzle;
  const { width, height } = board;
  const shown = chosen?.shown;
  const shared = useMemo(
    () =>
      shown === undefined || name === undefined
        ? undefined
        : { name, blob: shown.blob, hasNumbers },
    [shown, name, hasNumbers],
  );

  // After the table's own news, which it says better.
  const tell = useNews();
  useArrowKeys(sense, isChoosing ? doNothing : make);

  // Who thinks better of it leaves the choice.
  useEffect(() => {
    if (!isChoosing) return;
    const leave = ({ key }: KeyboardEvent): void => {
      if (key === "Escape") setChoosingIn(undefined);
    };
    addEventListener("keydown", leave);
    return () => {
      removeEventListener("keydown", leave);
      // The pieces to choose from are gone, and the focus with them.
      if (document.activeElement === document.body) chooser.current?.focus({ preventScroll: true });
    };
  }, [isChoosing]);

  /** Lays the whole picture out, without the piece of that cell. */
  const layWhole = useCallback(
    (columns: number, rows: number, cell: number) => {
      const whole = goalBoard(columns, rows, cell);
      setChoosingIn(undefined);
      lay({ start: whole, goal: whole });
      tell(t("taken", { row: Math.floor(cell / columns) + 1, column: (cell % columns) + 1 }));
    },
    [lay, tell, t],
  );
  const choose = useCallback(
    (cell: number) => layWhole(width, height, cell),
    [layWhole, width, height],
  );
  const parity = useMemo(
    () =>
      reachability.reachable ? null : <ParityDrawing board={board} swap={reachability.swap} />,
    [board, reachability],
  );

  return (
    <>
      <h1 className="sr-only">{t("heading")}</h1>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-8">
        <div className="grid grid-cols-1 content-start gap-4 lg:sticky lg:top-4 lg:self-start">
          {url.fault === undefined ? null : <LinkFaultNotice fault={url.fault} />}
          {url.isRead && shown !== undefined ? (
            <StillTable
              picture={shown}
              hasNumbers={hasNumbers}
              isComplete={isSolved(puzzle) && cursor > 0}
              isChoosing={isChoosing}
              onChoose={choose}
              onMoves={make}
              hinted={seeking.hint?.tile}
              marked={marked}
              overlay={parity}
            />
          ) : (
            <div className="tray">
              <div className="aspect-4/3" />
            </div>
          )}
          {isChoosing ? (
            <p className="text-center">{t("choosePiece")}</p>
          ) : (
            <PlayStatus found={solving.found} isSolvable={reachability.reachable} />
          )}
          <div className="flex flex-wrap justify-center gap-2">
            <button
              type="button"
              className="button button-main"
              onClick={() => {
                const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
                setChoosingIn(undefined);
                lay({ start: scramble({ width, height, seed, goal }), goal });
                tell(t("shuffled"));
              }}
            >
              {t("shuffle")}
            </button>
            <button
              ref={chooser}
              type="button"
              className="button"
              aria-pressed={isChoosing}
              onClick={() => {
                playback.pause();
                setChoosingIn(isChoosing ? undefined : puzzle.round);
              }}
            >
              {t("takeAway")}
            </button>
            <button
              type="button"
              className="button"
              aria-pressed={hasNumbers}
              onClick={() => setNumbers(!hasNumbers)}
            >
              {t("numbers")}
            </button>
          </div>
          {isChoosing ? null : (
            <PlayButtons
              isSolvable={reachability.reachable}
              isHintBusy={seeking.isBusy}
              onHint={seeking.ask}
              onGo={go}
            />
          )}
          {moves === "" || isChoosing ? null : <PlaybackBar playback={playback} onGo={go} />}
          <ArrowSwitch sense={sense} onChange={setSense} />
        </div>
        <div className="grid grid-cols-1 content-start gap-4">
          <StillSource picture={picture} columns={width} rows={height} />
          <section className="card grid gap-3" aria-labelledby="picture-size">
            <h2 id="picture-size" className="text-lg font-semibold">
              {t("size")}
            </h2>
            <SizeFields
              width={width}
              height={height}
              onChange={(size) =>
                layWhole(size.width, size.height, missingAfter(goal.tiles.indexOf(0), board, size))
              }
            />
          </section>
          {reachability.reachable ? (
            <SolvePanel solving={solving} isSolved={isSolved(puzzle)} isSolvable />
          ) : (
            <UnsolvableNotice
              reachability={reachability}
              onSwap={(a, b) => lay({ start: exchangeTiles(board, a, b), goal })}
            />
          )}
          {moves === "" ? null : <StillMoves onGo={go} />}
          <StillMatrix />
          {shared === undefined ? null : (
            <StillShare found={solving.found} speed={playback.speed} picture={shared} />
          )}
        </div>
      </div>
    </>
  );
}

function doNothing(): void {
  // Arrow keys choose a piece meanwhile.
}

/** Returns what tells a text after other news of the same moment. */
function useNews(): (text: string) => void {
  const announce = useAnnounce();
  const [news, setNews] = useState<{ readonly text: string }>();
  useEffect(() => {
    if (news !== undefined) announce(news.text);
  }, [news, announce]);
  return useCallback((text) => setNews({ text }), []);
}
