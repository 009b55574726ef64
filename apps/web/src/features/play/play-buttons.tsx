import { useTranslations } from "use-intl";
import { isSolved } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { SteadyButton } from "../shell/steady-button.tsx";

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
      <SteadyButton className="button" isOff={cursor === 0} onClick={() => onGo(cursor - 1)}>
        {t("undo")}
      </SteadyButton>
      <SteadyButton
        className="button"
        isOff={cursor === moves.length}
        onClick={() => onGo(cursor + 1)}
      >
        {t("redo")}
      </SteadyButton>
      <SteadyButton
        className="button"
        isOff={isSolved(puzzle) || !isSolvable || isHintBusy}
        onClick={onHint}
      >
        {t(isHintBusy ? "hintBusy" : "hint")}
      </SteadyButton>
      <SteadyButton className="button" isOff={cursor === 0} onClick={() => onGo(0)}>
        {t("restart")}
      </SteadyButton>
    </div>
  );
}
