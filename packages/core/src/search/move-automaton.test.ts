import { describe, expect, it } from "vitest";
import { letterOrders } from "../../test/brute-force.ts";
import { MOVES, moveOrderCodes } from "../move.ts";
import { buildAutomaton, type MoveAutomaton } from "./move-automaton.ts";

function automatonOf(order: string, length: number): MoveAutomaton {
  const build = buildAutomaton(moveOrderCodes(order), length);
  for (;;) {
    const automaton = build.advance();
    if (automaton !== undefined) return automaton;
  }
}

function allows({ next }: MoveAutomaton, moves: string): boolean {
  let row = 0;
  for (const letter of moves) {
    row = next[row + MOVES.indexOf(letter as "u")]!;
    if (row < 0) return false;
  }
  return true;
}

interface Done {
  readonly moves: string;
  readonly board: string;
  readonly box: readonly [number, number, number, number];
}

/** What a string does on a board without an edge, and the box of the cells that it visits. */
function doneBy(moves: string): Done {
  const moved = new Map<string, string>();
  let [x, y] = [0, 0];
  const box: [number, number, number, number] = [0, 0, 0, 0];
  for (const letter of moves) {
    const from = `${x},${y}`;
    x += letter === "r" ? 1 : letter === "l" ? -1 : 0;
    y += letter === "d" ? 1 : letter === "u" ? -1 : 0;
    const to = `${x},${y}`;
    const [mover, tile] = [moved.get(from) ?? from, moved.get(to) ?? to];
    moved.set(from, tile).set(to, mover);
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  const board = [...moved]
    .filter(([cell, tile]) => cell !== tile)
    .sort()
    .join(" ");
  return { moves, board, box };
}

/** The strings of up to `length` moves that hold no forbidden one, by the definition. */
function plainlyAllowed(order: string, length: number): Set<string> {
  const allowed: Done[] = [doneBy("")];
  const names = new Set([""]);
  for (let last = [""], depth = 1; depth <= length; depth++) {
    const next: string[] = [];
    for (const before of last) {
      for (const letter of order) {
        const moves = before + letter;
        if (!names.has(moves.slice(1))) continue;
        const done = doneBy(moves);
        const isForbidden = allowed.some(
          ({ board, box }) =>
            board === done.board &&
            box[0] >= done.box[0] &&
            box[1] >= done.box[1] &&
            box[2] <= done.box[2] &&
            box[3] <= done.box[3],
        );
        if (isForbidden) continue;
        allowed.push(done);
        names.add(moves);
        next.push(moves);
      }
    }
    last = next;
  }
  return names;
}

describe("buildAutomaton", () => {
  it.each(["udlr", "ulrd", "rdul"])("allows under %s what the definition allows", (order) => {
    const length = 6;
    const automaton = automatonOf(order, length);
    const allowed = plainlyAllowed(order, length);
    let strings = [""];
    for (let depth = 0; depth <= length; depth++) {
      expect(strings.filter((moves) => allows(automaton, moves) !== allowed.has(moves))).toEqual(
        [],
      );
      strings = strings.flatMap((moves) => [...order].map((letter) => moves + letter));
    }
  });

  it("of two ways round a square keeps the lesser one", () => {
    for (const order of letterOrders()) {
      const automaton = automatonOf(order, 6);
      const ways = ["rdlurd", "druldr"];
      const [lesser, greater] =
        order.indexOf("r") < order.indexOf("d") ? ways : [ways[1]!, ways[0]!];
      expect(allows(automaton, lesser!)).toBe(true);
      expect(allows(automaton, greater!)).toBe(false);
    }
  });

  it.each([
    [2, 5],
    [4, 5],
    [6, 21],
    [10, 1191],
  ])("of strings of up to %i moves has %i states", (length, states) => {
    expect(automatonOf("ulrd", length)).toMatchObject({ length, states });
  });

  it("forbids the step straight back alone at length 2", () => {
    const automaton = automatonOf("udlr", 2);
    for (const a of MOVES) {
      for (const b of MOVES) {
        const isBack = (MOVES.indexOf(a) ^ 1) === MOVES.indexOf(b);
        expect(allows(automaton, a + b)).toBe(!isBack);
      }
    }
  });
});
