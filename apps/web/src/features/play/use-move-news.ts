import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { isSolved } from "../puzzle/puzzle.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";

/**
 * Tells in words what became of the board. It looks at what is shown rather than at what was pressed, so that
 * several moves within one frame are told as what they come to.
 */
export function useMoveNews(): void {
  const t = useTranslations("board");
  const tPlay = useTranslations("play");
  const announce = useAnnounce();
  const puzzle = usePuzzle();
  const before = useRef(puzzle);
  useEffect(() => {
    const { board: shown, cursor: from } = before.current;
    if (puzzle === before.current) return;
    before.current = puzzle;
    const { board, cursor, moves, last } = puzzle;
    if (board === shown) return;
    if (last === "laid") {
      announce(tPlay("boardLaid", { width: board.width, height: board.height }));
    } else if (isSolved(puzzle) && cursor > from) {
      announce(t("solved", { count: cursor }));
    } else if (last === "gone") {
      announce(t("back", { cursor, count: moves.length }));
    } else if (last === "made") {
      const slid = shown.tiles.filter((tile, cell) => tile !== 0 && board.tiles[cell] !== tile);
      announce(t("moved", { tiles: slid.join(" "), direction: moves[cursor - 1]!, count: cursor }));
    }
  }, [puzzle, announce, t, tPlay]);
}
