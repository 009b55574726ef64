import { type CSSProperties, type KeyboardEvent, useRef } from "react";
import { useTranslations } from "use-intl";
import { type CutPicture, Piece, placeOf } from "./piece.tsx";

/** How far each key goes, in columns and rows. */
const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The whole picture, of which one piece can be taken away: by a click, or by arrow keys and Enter. */
export function PieceChooser({
  cell: first,
  onChoose,
  ...cut
}: CutPicture & {
  /** Where the focus begins. */
  readonly cell: number;
  readonly onChoose: (cell: number) => void;
}) {
  const t = useTranslations("picture");
  const board = useRef<HTMLDivElement>(null);
  const { columns, rows } = cut;

  function step(event: KeyboardEvent, cell: number): void {
    const [right, down] = STEPS[event.key] ?? [0, 0];
    if (right === 0 && down === 0) return;
    event.preventDefault();
    const column = Math.max(0, Math.min(columns - 1, (cell % columns) + right));
    const row = Math.max(0, Math.min(rows - 1, Math.floor(cell / columns) + down));
    board.current?.querySelectorAll("button")[row * columns + column]?.focus();
  }

  return (
    <div className="tray piece-choice">
      {/* biome-ignore lint/a11y/useSemanticElements: pieces are no form fields. */}
      <div
        ref={board}
        role="group"
        aria-label={t("choosePiece")}
        className="board"
        style={{ "--columns": columns, "--rows": rows } as CSSProperties}
      >
        {Array.from({ length: columns * rows }, (_, cell) => (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a piece is known by its place.
            key={cell}
            type="button"
            className="tile"
            style={placeOf(cell, columns)}
            aria-label={t("piece", {
              row: Math.floor(cell / columns) + 1,
              column: (cell % columns) + 1,
            })}
            // One stop for Tab; arrows go on from there.
            tabIndex={cell === first ? 0 : -1}
            ref={(button) => {
              if (cell === first) button?.focus();
            }}
            onKeyDown={(event) => step(event, cell)}
            onClick={() => onChoose(cell)}
          >
            <span className="tile-face">
              <Piece {...cut} cell={cell} />
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
