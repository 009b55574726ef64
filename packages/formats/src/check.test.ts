import { solve } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import {
  answer,
  type CheckOptions,
  check,
  checkCases,
  DIALECTS,
  describeVerdict,
  findDialect,
  generateCases,
  print,
  printInput,
  type Verdict,
  verdictWords,
} from "./index.ts";

const judge = (id: string, input: string, output: string): Verdict =>
  check(findDialect(id)!, input, output);

const EIGHT_II = "2\n12X453786\n12345678X\n1638247X5\n1638247X5\n";
const BOARD = "1 2 3\n4 0 6\n7 5 8\n";

describe("check", () => {
  it.each([
    ["UL\n", { verdict: "accepted" }],
    ["U1L1\n", { verdict: "accepted" }],
    [
      "UL2",
      { verdict: "illegal-move", place: { line: 1, column: 2 }, detail: { number: 3, text: "L2" } },
    ],
    ["UL0", { verdict: "illegal-move", detail: { number: 2, text: "L0", reason: "not-a-move" } }],
    ["U999999999L", { verdict: "illegal-move", detail: { number: 2, text: "U999999999" } }],
  ])("counts the moves of runs: %s", (output, verdict) => {
    expect(judge("slidysim", BOARD, output)).toMatchObject(verdict);
  });

  it.each([
    ["acwing-179", "2  3  4  1  5  x  7  6  8\n", 5_000, 1],
    ["slidysim", BOARD, 90_000, 2],
  ])(
    "reads runs no further than off the board, however a path is tried: %s",
    (id, input, runs, number) => {
      const verdict = judge(id, input, "R999999999".repeat(runs));
      expect(verdict).toMatchObject({ verdict: "illegal-move", detail: { number } });
    },
  );

  it("reads ten million moves, and no more", () => {
    const line = `${Array.from({ length: 999 }, (_, cell) => cell).join(" ")}\n`;
    const size = { width: 999, height: 1 };
    const output = "L998R998".repeat(6000);
    expect(check(findDialect("slidysim")!, line, output, { size })).toEqual({
      case: 1,
      verdict: "illegal-move",
      place: { line: 1, column: 4 * 10_020 + 1 },
      detail: { about: "move", number: 998 * 10_020 + 1, text: "L998", reason: "too-many" },
    });
  });

  it.each([
    ["right", "Case 1: 2\ndd\nCase 2: 0\n\n", "accepted"],
    ["a length that is none of the path's", "Case 1: 3\ndd\nCase 2: 0\n\n", "wrong-answer"],
    ["another case's number", "Case 2: 2\ndd\nCase 2: 0\n\n", "wrong-answer"],
    ["nothing", "", "truncated"],
    ["one case", "Case 1: 2\ndd\n", "truncated"],
    ["half a line", "Case 1: 2\ndd\nCase 2:", "truncated"],
    ["more", "Case 1: 2\ndd\nCase 2: 0\n\nCase 3: 0\n\n", "extra"],
    ["the last empty line missing", "Case 1: 2\ndd\nCase 2: 0\n", "presentation"],
    ["an empty line at the end", "Case 1: 2\ndd\nCase 2: 0\n\n\n", "presentation"],
    ["carriage returns", "Case 1: 2\r\ndd\r\nCase 2: 0\r\n\r\n", "presentation"],
    ["small letters", "case 1: 2\ndd\nCase 2: 0\n\n", "presentation"],
    ["capital moves", "Case 1: 2\nDD\nCase 2: 0\n\n", "presentation"],
    ["a blank too many", "Case 1:  2\ndd\nCase 2: 0\n\n", "presentation"],
    ["a blank too few", "Case 1:2\ndd\nCase 2: 0\n\n", "presentation"],
    ["a blank at the end", "Case 1: 2\ndd \nCase 2: 0\n\n", "presentation"],
    ["a longer path", "Case 1: 4\nlrdd\nCase 2: 0\n\n", "not-shortest"],
    ["a move off the board", "Case 1: 2\nud\nCase 2: 0\n\n", "illegal-move"],
    ["a foreign letter", "Case 1: 2\ndx\nCase 2: 0\n\n", "illegal-move"],
    ["another end", "Case 1: 1\nd\nCase 2: 0\n\n", "wrong-answer"],
    ["quite another text", "two\n", "wrong-answer"],
  ])("says of %s in Eight II what it is", (_, output, verdict) => {
    expect(judge("hdu-3567", EIGHT_II, output).verdict).toBe(verdict);
  });

  it.each([
    ["poj-2893", "2 2\n1 2\n3 0\n2 2\n2 1\n3 0\n0 0\n", "YES\nNO\n", "accepted"],
    ["poj-2893", "2 2\n1 2\n3 0\n2 2\n2 1\n3 0\n0 0\n", "YES\nYES\n", "missed-unsolvable"],
    ["poj-2893", "2 2\n1 2\n3 0\n2 2\n2 1\n3 0\n0 0\n", "NO\nNO\n", "false-unsolvable"],
    ["poj-2893", "2 2\n1 2\n3 0\n2 2\n2 1\n3 0\n0 0\n", "Yes\nNO\n", "presentation"],
    ["poj-2893", "2 2\n1 2\n3 0\n2 2\n2 1\n3 0\n0 0\n", "TAK\nNO\n", "wrong-answer"],
    ["boj-1525", BOARD, "2\n", "accepted"],
    ["boj-1525", BOARD, "2", "presentation"],
    ["boj-1525", BOARD, "4\n", "wrong-answer"],
    ["boj-1525", BOARD, "-1\n", "false-unsolvable"],
    ["boj-1525", BOARD, "2\n2\n", "extra"],
    ["boj-1525", "1 2 3\n4 0 6\n7 5 9\n", "2\n", "bad-input"],
    ["tioj-1198", "1 2 3 4 5 6 8 7 0\n1 2 3 4 5 6 7 8 0\n", "9\n", "bad-input"],
    ["acwing-179", "1 2 3 4 5 6 7 8 x\n", "", "presentation"],
    ["acwing-179", "1 2 3 4 5 6 8 7 x\n", "ud\n", "missed-unsolvable"],
    ["uva-652", "2\n\n1 2 3 4 5 6 7 8 x\n\n1 2 3 4 5 6 8 7 x\n", "\n\nunsolvable\n", "accepted"],
    ["uva-652", "2\n\n1 2 3 4 5 6 7 x 8\n\n1 2 3 4 5 6 8 7 x\n", "r\nunsolvable\n", "presentation"],
    ["ntuj-219", "1\n6 2 4\n1 0 3\n7 5 8\n", "Hard\n", "accepted"],
    ["ntuj-219", "1\n1 3 5\n4 2 6\n7 8 0\n", "Hard\n", "false-unsolvable"],
    ["epoka-549", "3\n8 6 7\n2 5 4\n3 0 1\n", "31\n", "wrong-answer"],
    ["komal-s15", BOARD, "58\n", "accepted"],
    ["komal-s15", BOARD, "52\n", "illegal-move"],
    ["komal-i265", `3 3\n${BOARD}`, "4\nBJLJ\n", "accepted"],
    ["codewars-sliding-puzzle-solver", "[[1,2,3],[4,0,6],[7,5,8]]", "[5, 8]\n", "accepted"],
    ["codewars-sliding-puzzle-solver", "[[1,2,3],[4,0,6],[7,5,8]]", "[5,8]\n", "presentation"],
    ["codewars-sliding-puzzle-solver", "[[1,2,3],[4,0,6],[8,5,7]]", "None\n", "accepted"],
    ["codegolf-1351", BOARD, "1\n1 2 3\n4 0 6\n7 5 8\n", "wrong-answer"],
    ["uta-expense-8", BOARD, "Steps:\n\tMove 5 Up\n\tMove 8 Left\n", "accepted"],
    ["uta-expense-8", BOARD, "Steps:\n\tMove 5 Up\n\tMove 8 Right\n", "illegal-move"],
    ["sgt-fifteen", "2x2:1,2,3,0\n", " 1  2\n 3   \n", "accepted"],
  ])("judges %s: %j, %j", (id, input, output, verdict) => {
    expect(judge(id, input, output).verdict).toBe(verdict);
  });

  it("points at the place and says why, in both languages", () => {
    const verdict = judge("acwing-179", "1 2 3 4 x 6 7 5 8\n", "uldl\n");
    expect(verdict).toMatchObject({ case: 1, place: { line: 1, column: 4 } });
    expect(describeVerdict(verdict)).toBe(
      'case 1: illegal move, line 1, column 4: move 4, "l", would leave the board',
    );
    expect(describeVerdict(verdict, "zh-CN")).toBe(
      '第 1 组：非法移动，第 1 行第 4 列：第 4 步 "l" 会移出棋盘',
    );
  });

  it.each([
    ["acwing-179", "1 2 3 4 x 6 7 5 8\n", "ul\n", { kind: "names", names: "tile" }],
    ["poj-1077", "1 2 3 4 x 6 7 5 8\n", "lu\n", { kind: "reversed" }],
    ["boj-1525", BOARD, "impossible\n", { kind: "words", dialect: "boj-11112" }],
    ["hackerrank-n-puzzle", "3\n3\n1\n2\n0\n4\n5\n6\n7\n8\n", "1\nDOWN\n", { kind: "names" }],
  ])("hints at what %s would take: %j %j", (id, input, output, hint) => {
    expect(judge(id, input, output).hint).toMatchObject(hint);
  });

  it.each([
    ["无解", "无解"],
    ["garbage 💥", "garbage 💥"],
    ["\xff\xfe", "\ufffd\ufffd"],
  ])("quotes %j in its own characters", (output, found) => {
    const bytes = output.includes("\xff")
      ? Uint8Array.from(output, (character) => character.charCodeAt(0))
      : new TextEncoder().encode(output);
    const verdict = check(findDialect("hdu-3567")!, "1\n12X453786\n12345678X\n", bytes);
    expect(verdict).toMatchObject({ verdict: "wrong-answer", detail: { found } });
  });

  it("names the order of another least path in the dialect's own letters", () => {
    const eightII = findDialect("hdu-3567")!;
    const moves = { words: ["n", "s", "w", "e"], names: "tile", separator: "" } as const;
    const compass = { ...eightII, output: { ...eightII.output, moves } };
    const [asked] = generateCases(eightII, { seed: 3, cases: 1 });
    const input = printInput(eightII, [asked!]);
    const { outcome } = answer(eightII, asked!);
    const other = solve(asked!.problem!, { order: "udlr" });
    if (outcome.status !== "solved" || other.status !== "solved") throw new Error("unsolved");
    expect(other.moves).not.toBe(outcome.moves);
    const output = print(compass, { case: asked!, outcome: other });
    // The blank goes up where a tile goes south.
    expect(check(compass, input, output)).toMatchObject({
      verdict: "not-least",
      hint: { kind: "order", order: "snew" },
    });
  });

  it("judges case by case", () => {
    const judging = checkCases(findDialect("hdu-3567")!, EIGHT_II, "Case 1: 2\ndl\nCase 2: 0\n\n");
    const verdicts: string[] = [];
    let step = judging.next();
    for (; !step.done; step = judging.next()) verdicts.push(step.value.verdict);
    expect(verdicts).toEqual(["wrong-answer", "accepted"]);
    expect(step.value).toMatchObject({ cases: 2, accepted: 1, verdict: { case: 1 } });
  });

  it("tells of each case as it is judged", () => {
    const told: unknown[] = [];
    check(findDialect("hdu-3567")!, EIGHT_II, "Case 1: 2\ndl\nCase 2: 0\n\n", {
      onCase: ({ problem }, { verdict }) => told.push([problem!.start.tiles.indexOf(0), verdict]),
    });
    expect(told).toEqual([
      [2, "wrong-answer"],
      [7, "accepted"],
    ]);
  });

  it.each([
    ["its own", "poj-1077", "rrddluuldrrd\n", "rrddluuldrrd"],
    ["a path off the board", "poj-1077", "rrr\n", "rrr"],
    ["a path with another word in it", "poj-1077", "rrddx\n", "rrdd"],
    ["the tile's way", "poj-1077", "lluurddrullu\n", "lluurddrullu"],
    ["words", "poj-1077", "unsolvable\n", undefined],
    ["a length", "luogu-p1379", "12\n", undefined],
  ])("tells which moves %s makes", (_, dialect, output, expected) => {
    const input = dialect === "poj-1077" ? "x 2 4 1 8 3 7 6 5\n" : "283104765\n";
    const told: (string | undefined)[] = [];
    check(findDialect(dialect)!, input, output, {
      onCase: (_case, _verdict, moves) => told.push(moves),
    });
    expect(told).toEqual([expected]);
  });

  it("tells which slides lead from board to board", () => {
    const boards = DIALECTS.find(({ output }) => output.solved.includes("{boards}"))!;
    const [asked] = generateCases(boards, { seed: 1 });
    const known = answer(boards, asked!);
    const told: (string | undefined)[] = [];
    const judged = {
      onCase: (_case: unknown, _verdict: unknown, moves?: string) => told.push(moves),
    };
    check(boards, printInput(boards, [asked!]), `${print(boards, known).trimEnd()} \n`, judged);
    expect(told).toEqual([known.outcome.status === "solved" && known.outcome.moves]);
  });

  it("says what, where and why in words that can stand apart", () => {
    expect(verdictWords(judge("acwing-179", "1 2 3 4 x 6 7 5 8\n", "uldl\n"))).toEqual({
      verdict: "illegal move",
      place: "line 1, column 4",
      why: 'move 4, "l", would leave the board',
    });
    expect(verdictWords({ verdict: "accepted", case: 1 }, "zh-CN")).toEqual({ verdict: "通过" });
  });

  it("forgives presentation when told to", () => {
    const dialect = findDialect("boj-1525")!;
    const judged = (
      output: string,
      forgivePresentation: NonNullable<CheckOptions["forgivePresentation"]>,
    ) => check(dialect, BOARD, output, { forgivePresentation }).verdict;
    expect(judged("2\r\n", true)).toBe("accepted");
    expect(judged("2\r\n", ["line-ends"])).toBe("accepted");
    expect(judged("2\r\n", ["blanks"])).toBe("presentation");
    expect(judged("3\r\n", true)).toBe("wrong-answer");
  });

  it("judges an output that comes in chunks of any size", () => {
    const bytes = new TextEncoder().encode("Case 1: 2\ndd\nCase 2: 0\n\n");
    for (let size = 1; size < 30; size++) {
      let at = 0;
      const source = (): Uint8Array | undefined => {
        const chunk = bytes.subarray(at, at + size);
        at += size;
        return chunk.length > 0 ? chunk : undefined;
      };
      expect(check(findDialect("hdu-3567")!, EIGHT_II, source).verdict).toBe("accepted");
    }
  });
});
