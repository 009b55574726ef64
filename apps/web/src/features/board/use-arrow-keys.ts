import { useEffect, useRef } from "react";

/** Whose way an arrow key means. */
export type ArrowSense = "tile" | "blank";

const BLANK_WAY = { ArrowUp: "u", ArrowDown: "d", ArrowLeft: "l", ArrowRight: "r" } as const;

const TILE_WAY = { ArrowUp: "d", ArrowDown: "u", ArrowLeft: "r", ArrowRight: "l" } as const;

/**
 * Plays by arrow keys while the focus is on a board. Where the board is what the page is there for, also while it is
 * nowhere or on a plain button, which has been pressed and needs no arrows; elsewhere they scroll, or choose, as ever.
 */
export function useArrowKeys(
  sense: ArrowSense,
  onMove: (move: string) => void,
  reach: "board" | "page" = "page",
): void {
  const latest = useRef({ sense, onMove });
  useEffect(() => {
    latest.current = { sense, onMove };
  });
  useEffect(() => {
    function press(event: KeyboardEvent): void {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      const focused = document.activeElement ?? document.body;
      const isIdle = focused === document.body || focused.matches("main button:not([role])");
      if (focused.closest(".board") === null && (reach === "board" || !isIdle)) return;
      const ways = latest.current.sense === "blank" ? BLANK_WAY : TILE_WAY;
      const move = ways[event.key as keyof typeof ways];
      if (move === undefined) return;
      event.preventDefault();
      latest.current.onMove(move);
    }
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [reach]);
}
