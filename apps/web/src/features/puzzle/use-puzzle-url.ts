"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { LinkedPicture } from "../picture/linked-picture.ts";
import { type LinkFault, printLink, readLink } from "./puzzle-link.ts";
import { usePuzzle, usePuzzleDispatch } from "./puzzle-provider.tsx";

/** Browsers take only so many changes of the address a second. */
const SETTLED_MS = 250;

/**
 * Keeps the address and the puzzle in step, on the pages that show it: a puzzle laid out is a new entry of the
 * history, moves change the entry. A picture that the tiles are pieces of is named in it. Returns whether the
 * address has been read yet, and what is wrong with it.
 */
export function usePuzzleUrl(picture?: LinkedPicture): {
  readonly isRead: boolean;
  readonly fault: LinkFault | undefined;
} {
  const puzzle = usePuzzle();
  const dispatch = usePuzzleDispatch();
  const [isRead, setRead] = useState(false);
  const [fault, setFault] = useState<LinkFault>();
  const { round } = puzzle;
  const link = printLink(puzzle, picture);
  const shownRound = useRef(round);
  const isLaidByUrl = useRef(false);

  useLayoutEffect(() => {
    function read(): void {
      const reading = readLink(location.search);
      setFault(reading?.ok === false ? reading.fault : undefined);
      if (reading?.ok !== true) return;
      if (printLink(reading.puzzle) === printLink(latest.current.puzzle)) return;
      isLaidByUrl.current = true;
      const { start, goal, moves, cursor } = reading.puzzle;
      dispatch({ type: "lay", problem: { start, goal }, moves, cursor });
    }
    read();
    setRead(true);
    addEventListener("popstate", read);
    return () => removeEventListener("popstate", read);
  }, [dispatch]);

  const latest = useRef({ puzzle, link });
  useLayoutEffect(() => {
    latest.current = { puzzle, link };
  });

  useEffect(() => {
    if (round === shownRound.current) return;
    shownRound.current = round;
    if (isLaidByUrl.current) {
      isLaidByUrl.current = false;
      return;
    }
    setFault(undefined);
    history.pushState(null, "", latest.current.link + location.hash);
  }, [round]);

  useEffect(() => {
    // An untouched page keeps its plain address, and a broken link stays to be seen.
    if (round === 0 && latest.current.puzzle.cursor === 0) return;
    if (fault !== undefined) return;
    const write = (): void => {
      if (location.search !== link) history.replaceState(null, "", link + location.hash);
    };
    const timer = setTimeout(write, SETTLED_MS);
    // At once where a link is followed: a change of the address later on would put an end to that.
    const follow = ({ target }: MouseEvent): void => {
      if (target instanceof Element && target.closest("a") !== null) write();
    };
    addEventListener("click", follow, { capture: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("click", follow, { capture: true });
    };
  }, [link, round, fault]);

  return { isRead, fault };
}
