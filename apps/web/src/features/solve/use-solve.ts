import type { Solved } from "@slidepath/core";
import { useCallback, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { MAX_BYTES } from "../../workers/max-bytes.ts";
import type { Tasks } from "../../workers/protocol.ts";
import { useAnnounce } from "../announce/announcer.tsx";
import { usePuzzle, usePuzzleDispatch } from "../puzzle/puzzle-provider.tsx";
import { answerAtHand } from "../solver/at-hand.ts";
import { useAnswer } from "../solver/use-answer.ts";
import type { WorkerFault } from "../worker/worker-client.ts";

/** An answer that is on the path of the puzzle, as far as it is proven. */
export interface Found {
  readonly length: number;
  readonly lowerBound: number;
  readonly optimal: boolean;
}

/** How solving the board stands. */
export interface Solving {
  readonly isRunning: boolean;
  readonly progress: Tasks["solve"]["progress"] | undefined;
  /** The answer that the path follows. */
  readonly found: Found | undefined;
  /** A limit was reached, or the search was stopped, before there was any path. */
  readonly gaveUp: { readonly lowerBound: number } | undefined;
  readonly fault: WorkerFault | undefined;
  solve(): void;
  stop(): void;
}

/** Of which board an answer is: of that revision, at that place of the path. */
interface Place {
  readonly revision: number;
  readonly round: number;
  readonly cursor: number;
}

interface Asked extends Place {
  readonly request: Tasks["solve"]["request"];
}

interface Kept {
  readonly found: Found;
  readonly round: number;
  readonly from: number;
}

/**
 * Solves the board that is shown. Whatever changes the board ends the search, and an answer that comes too late
 * finds nobody: each belongs to one revision of the puzzle.
 */
export function useSolve(): Solving {
  const t = useTranslations("solve");
  const announce = useAnnounce();
  const puzzle = usePuzzle();
  const dispatch = usePuzzleDispatch();
  const { board, goal, revision, round, cursor, answerFrom } = puzzle;
  const [asked, setAsked] = useState<Asked | null>(null);
  const [kept, setKept] = useState<Kept>();
  const [gaveUp, setGaveUp] = useState<{
    readonly lowerBound: number;
    readonly revision: number;
  }>();
  const current = asked !== null && asked.revision === revision ? asked : null;
  const { progress, answer, fault } = useAnswer("solve", current?.request ?? null);

  const take = useCallback(
    (moves: string, found: Found, { revision, round, cursor: from }: Place) => {
      dispatch({ type: "follow", moves, revision });
      setKept({ found, round, from });
    },
    [dispatch],
  );

  const takeSolved = useCallback(
    ({ moves, length, lowerBound, optimal }: Solved, place: Place) => {
      take(moves, { length, lowerBound, optimal }, place);
      announce(
        t(optimal ? "optimal" : "notProven", { length, lowerBound, gap: length - lowerBound }),
      );
    },
    [take, announce, t],
  );

  const best = progress?.best;
  useEffect(() => {
    if (current === null || best === undefined) return;
    const { moves, length } = best;
    take(moves, { length, lowerBound: progress?.lowerBound ?? 0, optimal: false }, current);
  }, [current, best, progress?.lowerBound, take]);

  // Once an answer is there it is told once, whatever is drawn again.
  const told = useRef<unknown>(null);
  useEffect(() => {
    if (current === null || answer === undefined || told.current === answer) return;
    told.current = answer;
    if (answer.status === "solved") {
      takeSolved(answer, current);
    } else if (answer.status === "limit") {
      const { best: last, lowerBound } = answer;
      if (last === undefined) setGaveUp({ lowerBound, revision: current.revision });
      else take(last.moves, { length: last.length, lowerBound, optimal: false }, current);
    }
    setAsked(null);
  }, [current, answer, take, takeSolved]);

  const isKept = kept !== undefined && kept.round === round && kept.from === answerFrom;
  return {
    // Until the answer has been taken: it is on the path then.
    isRunning: current !== null && fault === undefined,
    progress,
    found: isKept ? kept.found : undefined,
    gaveUp: gaveUp?.revision === revision ? gaveUp : undefined,
    fault,
    solve() {
      const problem = { start: board, goal };
      setGaveUp(undefined);
      const known = answerAtHand(problem);
      if (known !== undefined) {
        setAsked(null);
        takeSolved(known, { revision, round, cursor });
        return;
      }
      const request = { problem, options: { limits: { bytes: MAX_BYTES } } };
      setAsked({ request, revision, round, cursor });
    },
    stop() {
      if (current !== null && best === undefined) {
        setGaveUp({ lowerBound: progress?.lowerBound ?? 0, revision });
      }
      setAsked(null);
      announce(t("stopped"));
    },
  };
}
