import { useTranslations } from "use-intl";
import { isSolved } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";

/** One move back, one on, a hint, and back to the start. */
export function PlayButtons({
  isSolvable,
  isHintBusy,
  onHint,
  onGo,
}: {
  readonly isSolvable: boolean;
  readonly isHintBusy: boolean;
  readonly onHint: () => void;
  readonly onGo: (cursor: number) => void;
}) {
  const t = useTranslations("play");
  const puzzle = usePuzzle();
  const { cursor, moves } = puzzle;
  return (
    <div className="flex flex-wrap justify-center gap-1.5 sm:gap-2">
      <button
        type="button"
        className="button"
        disabled={cursor === 0}
        onClick={() => onGo(cursor - 1)}
      >
        {t("undo")}
      </button>
      <button
        type="button"
        className="button"
        disabled={cursor === moves.length}
        onClick={() => onGo(cursor + 1)}
      >
        {t("redo")}
      </button>
      <button
        type="button"
        className="button"
        disabled={isSolved(puzzle) || !isSolvable || isHintBusy}
        onClick={onHint}
      >
        {t(isHintBusy ? "hintBusy" : "hint")}
      </button>
      <button type="button" className="button" disabled={cursor === 0} onClick={() => onGo(0)}>
        {t("restart")}
      </button>
    </div>
  );
}
