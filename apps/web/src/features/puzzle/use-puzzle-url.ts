"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { type LinkFault, printLink, readLink } from "./puzzle-link.ts";
import { usePuzzle, usePuzzleDispatch } from "./puzzle-provider.tsx";

/** Browsers take only so many changes of the address a second. */
const SETTLED_MS = 250;

/**
 * Keeps the address and the puzzle in step, on the pages that show it: a puzzle laid out is a new entry of the
 * history, moves change the entry. Returns whether the address has been read yet, and what is wrong with it.
 */
export function usePuzzleUrl(): {
  readonly isRead: boolean;
  readonly fault: LinkFault | undefined;
} {
  const puzzle = usePuzzle();
  const dispatch = usePuzzleDispatch();
  const [isRead, setRead] = useState(false);
  const [fault, setFault] = useState<LinkFault>();
  const { round } = puzzle;
  const shownRound = useRef(round);
  const isLaidByUrl = useRef(false);

  useLayoutEffect(() => {
    function read(): void {
      const reading = readLink(location.search);
      setFault(reading?.ok === false ? reading.fault : undefined);
      if (reading?.ok !== true || location.search === printLink(latest.current)) return;
      isLaidByUrl.current = true;
      const { start, goal, moves, cursor } = reading.puzzle;
      dispatch({ type: "lay", problem: { start, goal }, moves, cursor });
    }
    read();
    setRead(true);
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [dispatch]);

  const latest = useRef(puzzle);
  useLayoutEffect(() => {
    latest.current = puzzle;
  });

  useEffect(() => {
    if (round === shownRound.current) return;
    shownRound.current = round;
    if (isLaidByUrl.current) {
      isLaidByUrl.current = false;
      return;
    }
    setFault(undefined);
    history.pushState(null, "", printLink(latest.current) + location.hash);
  }, [round]);

  const link = printLink(puzzle);
  useEffect(() => {
    // An untouched page keeps its plain address, and a broken link stays to be seen.
    if (round === 0 && latest.current.cursor === 0) return;
    if (fault !== undefined) return;
    const timer = setTimeout(() => {
      if (location.search !== link) history.replaceState(null, "", link + location.hash);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [link, round, fault]);

  return { isRead, fault };
}
