"use client";

import { type Board, lineSlide } from "@slidepath/core";
import { type CSSProperties, type ReactNode, useId, useRef } from "react";
import { useTranslations } from "use-intl";
import { usePointerMoves } from "./use-pointer-moves.ts";

/** A board that can be played. */
export interface BoardViewProps {
  readonly board: Board;
  /** Tiles at home on it are shown as such. */
  readonly goal?: Board;
  /** Takes moves, letters u d l r; a board without it is a drawing. */
  readonly onMoves?: (moves: string) => void;
  /** Tiles that something is said of. */
  readonly marked?: readonly number[];
  /** The tile that a hint names. */
  readonly hinted?: number | undefined;
  /** What a tile shows; its number when left out. */
  readonly face?: (tile: number) => ReactNode;
  /** Drawn over the tiles. */
  readonly overlay?: ReactNode;
}

/** Draws a board of physical tiles, which slide by click, tap, drag and swipe, alone or as a line. */
export function BoardView({
  board,
  goal,
  onMoves,
  marked = [],
  hinted,
  face = String,
  overlay = null,
}: BoardViewProps) {
  const t = useTranslations("board");
  const id = useId();
  const ref = useRef<HTMLDivElement>(null);
  const { width, height, tiles } = board;
  usePointerMoves(ref, board, onMoves);

  const cellOf = new Map(tiles.map((tile, cell) => [tile, cell]));
  return (
    <div className="tray">
      {/* biome-ignore lint/a11y/useSemanticElements: a board is no set of form fields. */}
      <div
        ref={ref}
        role="group"
        aria-label={t("label", { width, height })}
        aria-describedby={id}
        className="board"
        style={{ "--columns": width, "--rows": height } as CSSProperties}
        data-board={tiles.join(",")}
      >
        {Array.from({ length: tiles.length - 1 }, (_, index) => {
          const tile = index + 1;
          const cell = cellOf.get(tile)!;
          const row = Math.floor(cell / width);
          const column = cell % width;
          const moves = onMoves === undefined ? "" : lineSlide(board, cell);
          return (
            <button
              key={tile}
              type="button"
              className="tile"
              style={{ "--column": column, "--row": row } as CSSProperties}
              data-cell={cell}
              data-home={goal?.tiles[cell] === tile || undefined}
              data-wide={tile > 99 || undefined}
              data-marked={marked.includes(tile) || undefined}
              data-hinted={tile === hinted || undefined}
              aria-label={t("tile", { tile, row: row + 1, column: column + 1 })}
              aria-disabled={moves === ""}
              tabIndex={moves === "" ? -1 : 0}
              // A pointer's click is told by usePointerMoves; this one is a key's, or a screen reader's.
              onClick={({ detail }) => {
                if (detail === 0 && moves !== "") onMoves?.(moves);
              }}
            >
              <span className="tile-face">{face(tile)}</span>
            </button>
          );
        })}
        {overlay}
      </div>
      <p id={id} className="sr-only">
        {Array.from({ length: height }, (_, row) =>
          t("row", {
            row: row + 1,
            tiles: tiles
              .slice(row * width, (row + 1) * width)
              .map((tile) => (tile === 0 ? t("blank") : tile))
              .join(" "),
          }),
        ).join(" ")}
      </p>
    </div>
  );
}
