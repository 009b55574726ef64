import fc from "fast-check";
import { expect, it } from "vitest";
import { plainHeuristics } from "../../test/brute-force.ts";
import { goalBoard } from "../board.ts";
import { moveTable } from "../move.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { ByteMeter } from "../search/byte-meter.ts";
import { createHeuristic, EVERY_SIZE_HEURISTICS, heuristicValue } from "./heuristic-value.ts";

const side = fc.integer({ min: 1, max: 8 });
const seed = fc.nat();

it("heuristics are what their definitions say, on boards of any shape and goal", () => {
  fc.assert(
    fc.property(side, side, seed, (width, height, number) => {
      const below = seededRandom(number);
      const goal = randomBoard(goalBoard(width, height, below(width * height)), below);
      const start = randomBoard(goal, below);
      for (const name of EVERY_SIZE_HEURISTICS) {
        expect(heuristicValue(name, { start, goal })).toBe(plainHeuristics[name](start, goal));
      }
    }),
  );
});

it("heuristics follow moves and moves taken back, near the goal and far from it", () => {
  fc.assert(
    fc.property(side, side, seed, fc.boolean(), (width, height, number, far) => {
      const below = seededRandom(number);
      const goal = randomBoard(goalBoard(width, height, below(width * height)), below);
      const tiles = Int32Array.from((far ? randomBoard(goal, below) : goal).tiles);
      const targets = moveTable(width, height);
      for (const name of EVERY_SIZE_HEURISTICS) {
        const heuristic = createHeuristic(name, goal, new ByteMeter());
        let value = heuristic.load(tiles);
        const taken: number[] = [];
        for (let step = 0; step < 60; step++) {
          const back = taken.length > 0 && below(3) === 0;
          const code = back ? taken.pop()! ^ 1 : below(4);
          const to = tiles.indexOf(0);
          const from = targets[4 * to + code]!;
          if (from < 0) continue;
          if (!back) taken.push(code);
          const tile = tiles[from]!;
          value += heuristic.change(tile, from, to, code);
          heuristic.apply(tile, from, to, code);
          tiles[to] = tile;
          tiles[from] = 0;
        }
        expect(value).toBe(createHeuristic(name, goal, new ByteMeter()).load(tiles.slice()));
      }
    }),
  );
});
