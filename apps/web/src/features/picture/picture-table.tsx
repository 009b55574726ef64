"use client";

import type { CSSProperties, ReactNode } from "react";
import { BoardView } from "../board/board-view.tsx";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import type { Picture } from "./picture.ts";
import { Piece, placeOf } from "./piece.tsx";
import { PieceChooser } from "./piece-chooser.tsx";

/** Draws the puzzle as a picture: a tile is the piece that belongs where the goal has it. */
export function PictureTable({
  picture,
  hasNumbers,
  isComplete,
  isChoosing,
  onChoose,
  overlay,
  ...played
}: {
  readonly picture: Picture;
  readonly hasNumbers: boolean;
  /** The missing piece is back. */
  readonly isComplete: boolean;
  /** Instead of the board the whole picture is shown, to take a piece away from. */
  readonly isChoosing: boolean;
  readonly onChoose: (cell: number) => void;
  readonly onMoves: (moves: string) => void;
  readonly hinted: number | undefined;
  readonly marked: readonly number[];
  readonly overlay: ReactNode;
}) {
  const { board, goal } = usePuzzle();
  const cut = { picture, columns: board.width, rows: board.height };
  const missing = goal.tiles.indexOf(0);
  const style = {
    "--picture": `url("${picture.url}")`,
    "--picture-width": picture.width,
    "--picture-height": picture.height,
  };
  return (
    <div
      className="picture-table"
      data-complete={(isComplete && !isChoosing) || undefined}
      style={style as CSSProperties}
    >
      {isChoosing ? (
        <PieceChooser {...cut} cell={missing} onChoose={onChoose} />
      ) : (
        <BoardView
          {...played}
          board={board}
          face={(tile) => (
            <>
              <Piece {...cut} cell={goal.tiles.indexOf(tile)} />
              {hasNumbers ? <span className="piece-number">{tile}</span> : null}
            </>
          )}
          overlay={
            <>
              <span
                className="tile board-blank"
                style={placeOf(board.tiles.indexOf(0), board.width)}
                aria-hidden
              >
                <span className="tile-face">
                  <Piece {...cut} cell={missing} />
                </span>
              </span>
              {overlay}
            </>
          }
        />
      )}
    </div>
  );
}
