import type { CSSProperties } from "react";
import { cutPieces } from "./cut.ts";
import type { Picture } from "./picture.ts";

/** A picture, and into how many pieces it is cut. */
export interface CutPicture {
  readonly picture: Picture;
  readonly columns: number;
  readonly rows: number;
}

/**
 * Draws one piece. Cells of a board are all alike and pieces are not quite: each stands off its cell's edge as its
 * cut stands off an equal part's, and nothing is stretched.
 */
export function Piece({ picture, columns, rows, cell }: CutPicture & { readonly cell: number }) {
  const { x, y, width, height } = cutPieces(picture, columns, rows)[cell]!;
  const cellWidth = picture.width / columns;
  const cellHeight = picture.height / rows;
  const style: CSSProperties = {
    left: percent(x - (cell % columns) * cellWidth, cellWidth),
    top: percent(y - Math.floor(cell / columns) * cellHeight, cellHeight),
    width: percent(width, cellWidth),
    height: percent(height, cellHeight),
    backgroundImage: `url("${picture.url}")`,
    backgroundSize: `${percent(picture.width, width)} ${percent(picture.height, height)}`,
    backgroundPosition: `${percent(x, picture.width - width)} ${percent(y, picture.height - height)}`,
  };
  return (
    <span className="piece-cell">
      <span className="piece" style={style} data-piece={cell} />
    </span>
  );
}

/** Puts a tile into a cell of a board. */
export function placeOf(cell: number, columns: number): CSSProperties {
  return { "--column": cell % columns, "--row": Math.floor(cell / columns) } as CSSProperties;
}

function percent(part: number, whole: number): string {
  return `${whole === 0 ? 0 : (100 * part) / whole}%`;
}
