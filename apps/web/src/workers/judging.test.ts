import { findDialect } from "@slidepath/formats";
import { describeGoldenJudge } from "@slidepath/golden";
import { expect, test } from "vitest";
import type { Judged } from "./judge-protocol.ts";
import { Judging } from "./judging.ts";

function judge(
  dialect: string,
  input: string,
  output: string,
): { judging: Judging; judged: Judged } {
  const judging = new Judging(findDialect(dialect)!, "en", false);
  return { judging, judged: endOf(judging.run(input, output)) };
}

function endOf<End>(slices: Generator<unknown, End>): End {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

describeGoldenJudge(
  "the page",
  (dialect, input, output) => judge(dialect, input, output).judged.verdict.kind,
);

const EIGHT = "x 2 4 1 8 3 7 6 5\n";

test("the place that a verdict points to is marked in the output", () => {
  expect(judge("poj-1077", EIGHT, "rrddluuldrrr\n").judged.place).toEqual({
    text: "output",
    line: 1,
    column: 12,
    before: "rrddluuldrr",
    marked: "r",
    after: "",
  });
});

test("of a path in one word the very move is marked", () => {
  expect(judge("poj-1077", EIGHT, "rrrd\n").judged).toMatchObject({
    verdict: { kind: "illegal-move" },
    place: { before: "rr", marked: "r", after: "d" },
  });
});

test("a fault of the input is marked there", () => {
  expect(judge("poj-1077", "x 2 4 1 8 3 7 6 9\n", "lr\n").judged).toMatchObject({
    verdict: { kind: "bad-input" },
    place: { text: "input", line: 1, before: "x 2 4 1 8 3 7 6 ", marked: "9" },
  });
});

test("a case shows the moves that can be made, and those of a right answer", () => {
  const { judging, judged } = judge("poj-1077", EIGHT, "rrrd\n");
  expect(judged.firstFault).toBe(0);
  expect(endOf(judging.case(0))).toMatchObject({
    number: 1,
    passes: false,
    problem: { start: { tiles: [0, 2, 4, 1, 8, 3, 7, 6, 5] } },
    text: "x 2 4 1 8 3 7 6 5\n",
    theirs: "rr",
    isCutShort: true,
    ours: "rrddluuldrrd",
  });
});

test("cases come in pages, all of them or those at fault", () => {
  const input = `3\n${"1 2 3\n4 0 6\n7 5 8\n".repeat(3)}`;
  const { judging, judged } = judge("lightoj-1139", input, "Case 1: 2\nCase 2: 3\nCase 3: 2\n");
  expect(judged).toMatchObject({ passes: false, cases: 3, accepted: 2, firstFault: 1 });
  const { rows, of } = judging.page({ from: 1, count: 5, onlyFaults: false });
  expect([of, rows.map(({ number, passes }) => [number, passes])]).toEqual([
    3,
    [
      [2, false],
      [3, true],
    ],
  ]);
  expect(
    judging.page({ from: 0, count: 5, onlyFaults: true }).rows.map(({ index }) => index),
  ).toEqual([1]);
});
