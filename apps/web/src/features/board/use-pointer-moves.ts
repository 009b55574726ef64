import { type Board, legalMoves, lineSlide } from "@slidepath/core";
import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";

/** A finger that has moved less has tapped. Pixels. */
const TAP = 8;

/** A finger that has moved so far has swiped. Pixels. */
const SWIPE = 22;

/** A tile pulled by this share of its way goes the rest by itself. */
const ENOUGH = 0.4;

/** The tiles under a pointer, and where they may go. */
interface Drag {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  /** Empty where the tile is not free. */
  readonly moves: string;
  readonly dragged: readonly HTMLElement[];
  /** How far a tile may go, in pixels; the sign is the way. */
  readonly reachX: number;
  readonly reachY: number;
}

/** Slides tiles by pointer: a tap slides, a drag carries the line along, a swipe anywhere moves that way. */
export function usePointerMoves(
  ref: RefObject<HTMLElement | null>,
  board: Board,
  onMoves: ((moves: string) => void) | undefined,
): void {
  const latest = useRef({ board, onMoves });
  // Before the next touch can come.
  useLayoutEffect(() => {
    latest.current = { board, onMoves };
  });
  const isPlayed = onMoves !== undefined;

  useEffect(() => {
    const element = ref.current;
    if (element === null || !isPlayed) return;
    let drag: Drag | undefined;

    function begin(event: PointerEvent): void {
      if (drag !== undefined || event.button !== 0) return;
      drag = dragOf(element!, latest.current.board, event);
      element!.setPointerCapture(event.pointerId);
    }

    function follow(event: PointerEvent): void {
      if (event.pointerId !== drag?.pointer) return;
      const x = between(event.clientX - drag.x, drag.reachX);
      const y = between(event.clientY - drag.y, drag.reachY);
      for (const tile of drag.dragged) {
        tile.dataset["dragged"] = "";
        tile.style.setProperty("--drag-x", `${x}px`);
        tile.style.setProperty("--drag-y", `${y}px`);
      }
    }

    function release(): Drag | undefined {
      const released = drag;
      drag = undefined;
      for (const tile of released?.dragged ?? []) tile.removeAttribute("data-dragged");
      return released;
    }

    function end(event: PointerEvent): void {
      if (event.pointerId !== drag?.pointer) return;
      const moves = movesOf(release()!, event, latest.current.board);
      if (moves !== "") latest.current.onMoves?.(moves);
    }

    function cancel(event: PointerEvent): void {
      if (event.pointerId === drag?.pointer) release();
    }

    element.addEventListener("pointerdown", begin);
    element.addEventListener("pointermove", follow);
    element.addEventListener("pointerup", end);
    element.addEventListener("pointercancel", cancel);
    return () => {
      release();
      element.removeEventListener("pointerdown", begin);
      element.removeEventListener("pointermove", follow);
      element.removeEventListener("pointerup", end);
      element.removeEventListener("pointercancel", cancel);
    };
  }, [ref, isPlayed]);
}

function dragOf(element: HTMLElement, board: Board, event: PointerEvent): Drag {
  const { left, top, width, height } = element.getBoundingClientRect();
  const stepX = width / board.width;
  const stepY = height / board.height;
  // By the place, not by what is seen there: a tile may still be on its way.
  const column = Math.min(board.width - 1, Math.floor((event.clientX - left) / stepX));
  const row = Math.min(board.height - 1, Math.floor((event.clientY - top) / stepY));
  const moves = lineSlide(board, row * board.width + column);
  // A tile goes the other way than the blank.
  const way = moves[0];
  return {
    pointer: event.pointerId,
    x: event.clientX,
    y: event.clientY,
    moves,
    dragged: cellsOnWay(board, moves).flatMap(
      (on) => element.querySelector<HTMLElement>(`[data-cell="${on}"]`) ?? [],
    ),
    reachX: way === "l" ? stepX : way === "r" ? -stepX : 0,
    reachY: way === "u" ? stepY : way === "d" ? -stepY : 0,
  };
}

/** The cells that the blank passes, from its neighbour to where it stops. */
function cellsOnWay({ width, tiles }: Board, moves: string): number[] {
  const step = { u: -width, d: width, l: -1, r: 1 }[moves[0] ?? "u"]!;
  const blank = tiles.indexOf(0);
  return Array.from(moves, (_, index) => blank + step * (index + 1));
}

function between(moved: number, reach: number): number {
  return reach > 0 ? Math.max(0, Math.min(reach, moved)) : Math.min(0, Math.max(reach, moved));
}

function movesOf(drag: Drag, event: PointerEvent, board: Board): string {
  const x = event.clientX - drag.x;
  const y = event.clientY - drag.y;
  const distance = Math.max(Math.abs(x), Math.abs(y));
  if (distance < TAP) return drag.moves;
  const pulled =
    drag.reachX !== 0
      ? between(x, drag.reachX) / drag.reachX
      : between(y, drag.reachY) / (drag.reachY || 1);
  if (pulled >= ENOUGH) return drag.moves;
  if (distance < SWIPE || pulled > 0) return "";
  const swiped = Math.abs(x) > Math.abs(y) ? (x > 0 ? "l" : "r") : y > 0 ? "u" : "d";
  return legalMoves(board).includes(swiped) ? swiped : "";
}
