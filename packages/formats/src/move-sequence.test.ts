import { goalBoard, MOVES, randomBoard, replay, seededRandom } from "@slidepath/core";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  applySequence,
  expandSequence,
  invertSequence,
  type MoveNotation,
  type MoveSequence,
  type ParseMovesOptions,
  parseMoves,
  printSequence,
  sequenceLength,
  sequenceOf,
  simplifySequence,
} from "./index.ts";

function expanded(text: string, options: ParseMovesOptions = { names: "blank" }): string {
  const parsed = parseMoves(text, options);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.diagnostic));
  return expandSequence(parsed.moves);
}

describe("parseMoves", () => {
  it.each([
    ["udlr", "udlr"],
    ["U D, L;R", "udlr"],
    ["up DOWN Left right", "udlr"],
    ["UpDownLeftRight", "udlr"],
    ["['Up', \"Down\", 'Left', 'Right']", "udlr"],
    ["↑↓←→", "udlr"],
    ["⬆️ ⬇️ ⬅️ ➡️", "udlr"],
    ["^v<>", "udlr"],
    ["u->d->l", "udl"],
    ["上下左右", "udlr"],
    ["ＵＤ", "ud"],
    ["R3U2", "rrruu"],
    ["R3 U2\nL", "rrruul"],
    ["", ""],
  ])("reads %j as the blank's %s", (text, moves) => {
    expect(expanded(text)).toBe(moves);
  });

  it("turns the tile's way round", () => {
    expect(expanded("R3U2", { names: "tile" })).toBe("llldd");
  });

  it("takes other words, such as the sides from which a tile comes", () => {
    expect(expanded("BFJL", { names: "blank", words: ["F", "L", "B", "J"] })).toBe("lurd");
    expect(expanded("0 1 2 3", { names: "blank", words: ["0", "1", "2", "3"] })).toBe("udlr");
  });

  it("reads tile numbers against a board, mixed with other moves", () => {
    const start = { width: 3, height: 3, tiles: [1, 2, 3, 4, 0, 5, 7, 8, 6] };
    expect(expanded("5, 6", { names: "blank", start })).toBe("rd");
    expect(expanded("u 1 r", { names: "blank", start })).toBe("ulr");
  });

  it.each<[string, ParseMovesOptions, object]>([
    ["ud\nl q", { names: "blank" }, { code: "MOVE_FOREIGN", line: 2, column: 3, text: "q" }],
    ["5", { names: "blank" }, { code: "MOVE_FOREIGN", text: "5" }],
    ["r0", { names: "blank" }, { code: "MOVE_COUNT", text: "r0" }],
    ["r99999999999", { names: "blank" }, { code: "MOVE_COUNT" }],
    [
      "2 3",
      { names: "blank", start: { width: 2, height: 2, tiles: [1, 2, 3, 0] } },
      { code: "MOVE_ILLEGAL", line: 1, column: 3, text: "3" },
    ],
  ])("refuses %j", (text, options, diagnostic) => {
    expect(parseMoves(text, options)).toMatchObject({ ok: false, diagnostic });
  });
});

const sequence: fc.Arbitrary<MoveSequence> = fc
  .array(fc.record({ move: fc.constantFrom(...MOVES), count: fc.integer({ min: 1, max: 4 }) }))
  .map((runs) => ({ runs }));

const notation: fc.Arbitrary<MoveNotation> = fc.record({
  words: fc.constantFrom(
    ["u", "d", "l", "r"] as const,
    ["U", "D", "L", "R"] as const,
    ["up", "down", "left", "right"] as const,
    ["↑", "↓", "←", "→"] as const,
  ),
  names: fc.constantFrom("blank" as const, "tile" as const),
  separator: fc.constantFrom("", " ", ", ", "\n", "->"),
});

describe("a move sequence", () => {
  it("comes back from any notation, with and without counts", () => {
    fc.assert(
      fc.property(sequence, notation, (moves, how) => {
        const { names } = how;
        expect(parseMoves(printSequence(moves, how, { repeats: true }), { names })).toEqual({
          ok: true,
          moves,
        });
        expect(expanded(printSequence(moves, how), { names })).toBe(expandSequence(moves));
      }),
    );
  });

  it("is itself when inverted twice, and simplifies to nothing after its inverse", () => {
    fc.assert(
      fc.property(sequence, (moves) => {
        expect(invertSequence(invertSequence(moves))).toEqual(moves);
        const there = [...moves.runs, ...invertSequence(moves).runs];
        expect(simplifySequence({ runs: there })).toEqual({ runs: [] });
      }),
    );
  });

  it("simplified, has no neighbours that undo or repeat, is a fixed point, and leads to the same board", () => {
    fc.assert(
      fc.property(sequence, fc.nat(), (moves, seed) => {
        const simple = simplifySequence(moves);
        expect(expandSequence(simple)).not.toMatch(/ud|du|lr|rl/);
        expect(simplifySequence(simple)).toEqual(simple);
        expect(sequenceLength(simple)).toBeLessThanOrEqual(sequenceLength(moves));
        const start = randomBoard(goalBoard(4, 3), seededRandom(seed));
        const end = applySequence(start, moves);
        if (end.ok) expect(applySequence(start, simple)).toEqual(end);
      }),
    );
  });

  it("is applied as core replays it", () => {
    fc.assert(
      fc.property(sequence, fc.nat(), (moves, seed) => {
        const start = randomBoard(goalBoard(3, 3), seededRandom(seed));
        expect(applySequence(start, moves)).toEqual(replay(start, expandSequence(moves)));
      }),
    );
  });

  it("holds core's moves one by one", () => {
    expect(sequenceOf("uur").runs).toHaveLength(3);
    expect(expandSequence(sequenceOf("uur"))).toBe("uur");
  });
});
