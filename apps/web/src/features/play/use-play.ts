import { boardsEqual, type Problem, replay } from "@slidepath/core";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { usePuzzle, usePuzzleDispatch } from "../puzzle/puzzle-provider.tsx";

/** What a player does, each told to the live region as well. */
export interface Play {
  make(moves: string): void;
  go(cursor: number): void;
  lay(problem: Problem): void;
}

export function usePlay(): Play {
  const t = useTranslations("board");
  const announce = useAnnounce();
  const puzzle = usePuzzle();
  const dispatch = usePuzzleDispatch();
  return {
    make(moves) {
      const end = replay(puzzle.board, moves);
      if (!end.ok) return;
      dispatch({ type: "make", moves, at: Date.now() });
      const count = puzzle.cursor + moves.length;
      if (boardsEqual(end.board, puzzle.goal)) {
        announce(t("solved", { count }));
        return;
      }
      const blanks = puzzle.board.tiles.indexOf(0);
      const slid = puzzle.board.tiles.filter(
        (tile, cell) => cell !== blanks && end.board.tiles[cell] !== tile,
      );
      announce(t("moved", { tiles: slid.join(" "), direction: moves[0]!, count }));
    },
    go(cursor) {
      dispatch({ type: "go", cursor });
      announce(t("back", { cursor, count: puzzle.moves.length }));
    },
    lay(problem) {
      dispatch({ type: "lay", problem });
    },
  };
}
