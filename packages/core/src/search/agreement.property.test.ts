import fc from "fast-check";
import { expect, it } from "vitest";
import { outcomeOf, solvedBy, walkFrom } from "../../test/searches.ts";
import { type Board, goalBoard } from "../board.ts";
import { EVERY_SIZE_HEURISTICS } from "../heuristics/heuristic-value.ts";
import { leadsTo } from "../move.ts";
import type { Outcome } from "../outcome.ts";
import type { Problem } from "../problem.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { aStar } from "./a-star.ts";
import { breadthFirst } from "./breadth-first.ts";
import { idaStar } from "./ida-star.ts";
import type { Search } from "./search.ts";

const order = fc.shuffledSubarray([..."udlr"], { minLength: 4 }).map((letters) => letters.join(""));

/** A problem of any shape; small boards are as far from the goal as may be, larger ones a walk away. */
const problem: fc.Arbitrary<Problem> = fc
  .record({
    shape: fc.oneof(
      fc.constantFrom([2, 2], [3, 2], [2, 3], [4, 2], [2, 4], [3, 3]),
      fc.tuple(fc.integer({ min: 1, max: 40 }), fc.constantFrom(1)),
      fc.tuple(fc.constantFrom(1), fc.integer({ min: 1, max: 40 })),
      fc.tuple(fc.integer({ min: 2, max: 20 }), fc.integer({ min: 2, max: 20 })),
    ),
    seed: fc.nat(),
  })
  .map(({ shape: [width = 1, height = 1], seed }) => {
    const below = seededRandom(seed);
    const cells = width * height;
    const goal = randomBoard(goalBoard(width, height, below(cells)), below);
    const anywhere = cells <= 8 || width === 1 || height === 1;
    return { start: anywhere ? randomBoard(goal, below) : walkFrom(goal, below(12), below), goal };
  });

function allSearches(problem: Problem, order: string): (() => Search)[] {
  return [
    () => breadthFirst(problem, { order }),
    ...EVERY_SIZE_HEURISTICS.flatMap((heuristic) => [
      () => aStar(problem, { heuristic, order }),
      () => idaStar(problem, { heuristic, order }),
      () => aStar(problem, { heuristic }),
    ]),
  ];
}

it("all searches agree on the length, and on the least path", () => {
  fc.assert(
    fc.property(problem, order, (problem, order) => {
      const { moves, length } = solvedBy(breadthFirst(problem, { order }));
      for (const heuristic of EVERY_SIZE_HEURISTICS) {
        const any = solvedBy(aStar(problem, { heuristic }));
        expect(any.length).toBe(length);
        expect(leadsTo(problem, any.moves)).toBe(true);
        expect(solvedBy(aStar(problem, { heuristic, order })).moves).toBe(moves);
        expect(solvedBy(idaStar(problem, { heuristic, order })).moves).toBe(moves);
      }
    }),
  );
});

it("all searches find the same way back", () => {
  fc.assert(
    fc.property(problem, ({ start, goal }) => {
      const heuristic = "linearConflict";
      const there = solvedBy(aStar({ start, goal }, { heuristic }));
      const back = solvedBy(aStar({ start: goal, goal: start }, { heuristic }));
      expect(back.length).toBe(there.length);
    }),
  );
});

it("a search run a few nodes at a time comes to the same outcome, counting each", () => {
  fc.assert(
    fc.property(problem, order, fc.integer({ min: 1, max: 7 }), (problem, order, slice) => {
      for (const search of allSearches(problem, order)) {
        const sliced = search();
        let outcome: Outcome | undefined;
        for (let sound = true; outcome === undefined; ) {
          const before = sliced.progress();
          outcome = sliced.run(slice);
          const after = sliced.progress();
          const expanded = after.expanded - before.expanded;
          sound &&= outcome === undefined ? expanded === slice : expanded <= slice;
          sound &&= after.generated >= before.generated && after.lowerBound >= before.lowerBound;
          if (!sound) throw new Error(`from ${JSON.stringify(before)} to ${JSON.stringify(after)}`);
        }
        expect(outcome).toEqual(outcomeOf(search()));
        expect(sliced.run(slice)).toBe(outcome);
      }
    }),
    { numRuns: 20 },
  );
});

it("boards are neither changed nor looked at again", () => {
  fc.assert(
    fc.property(problem, order, ({ start, goal }, order) => {
      const frozen = {
        start: { ...start, tiles: Object.freeze(start.tiles.slice()) },
        goal: { ...goal, tiles: Object.freeze(goal.tiles.slice()) },
      };
      const lent: { start: Board & { tiles: number[] }; goal: Board & { tiles: number[] } } = {
        start: { ...start, tiles: start.tiles.slice() },
        goal: { ...goal, tiles: goal.tiles.slice() },
      };
      const searches = allSearches(lent, order).map((search) => search());
      lent.start.tiles.fill(0);
      lent.goal.tiles.fill(0);
      for (const [n, search] of allSearches(frozen, order).entries()) {
        expect(solvedBy(searches[n]!)).toEqual(solvedBy(search()));
      }
    }),
    { numRuns: 20 },
  );
});
