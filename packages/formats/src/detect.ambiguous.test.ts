import { ambiguousCases, dirtyCases } from "@slidepath/golden";
import { describe, expect, it } from "vitest";
import { describeDifference, describeReason, detect, expandSequence, firstCases } from "./index.ts";

describe("detect, where dialects differ", () => {
  it.each(ambiguousCases().map((asked) => [asked.name, asked] as const))("%s", (_, asked) => {
    const detection = detect(asked.input);
    if (detection.status === "unknown") {
      for (const [way, dialects] of Object.entries(asked.moves!)) {
        const reading = Array.from(detection.moves).find(
          ({ moves }) => expandSequence(moves) === way,
        );
        expect(reading?.dialects).toEqual(expect.arrayContaining([...dialects]));
      }
      return;
    }
    const { status, readings, differences, incomplete } = detection;
    expect(status).toBe("ambiguous");
    const ids = readings.map(({ dialect }) => dialect.id);
    expect(ids).toEqual(expect.arrayContaining([...asked.readings!]));
    expect(incomplete.map(({ dialect }) => dialect.id)).toEqual(
      expect.arrayContaining([...(asked.incomplete ?? [])]),
    );
    expect(new Set(differences.map(({ kind }) => kind))).toEqual(new Set(asked.differences));
    const changes = differences.some(
      (found) => found.kind === "goal" && found.solvable.best !== found.solvable.theirs,
    );
    expect(changes).toBe(asked.solvability);
    if (changes) expect(describeDifference(differences[0]!)).toMatch(/(un)?solvable that is/);
    for (const language of ["en", "zh-CN"] as const) {
      for (const difference of differences) {
        expect(describeDifference(difference, language)).not.toMatch(/undefined|NaN/);
      }
    }
  });

  it.each([
    "1 2 3 4 0 5 7 8 6\n1 2 3 4 5 6 7 9 8\n",
    "1 2 3 4 0 5 7 8 6 9\n",
    "1 2 3 4 0 5 7 8 6\n1 2 3 4 5 6 7\n",
  ])("takes the first board of %j for the whole in no dialect", (input) => {
    expect(detect(input).status).toBe("unknown");
  });

  it("answers all boards of a list, whichever dialect it is read in", () => {
    const detection = detect("1 2 3 4 0 5 7 8 6\n1 2 3 4 5 6 7 0 8\n2 1 3 4 5 6 7 8 0\n");
    if (detection.status === "unknown") throw new Error("unknown");
    expect(detection.readings.map(({ caseCount }) => caseCount)).toEqual(
      detection.readings.map(() => 3),
    );
  });

  it("gives the most common reading, with its cases, and tells of the others", () => {
    const detection = detect("7 1 3\n2 0 8\n6 5 4\n");
    if (detection.status === "unknown") throw new Error("unknown");
    const [best] = detection.readings;
    expect(best.dialect.id).toBe("board");
    expect(Array.from(best.cases)).toHaveLength(1);
    expect(describeReason(best.reasons[0]!)).toBe("written just so");
    expect(describeDifference(detection.differences[0]!)).toBe(
      "luogu-p1379: the goal is 1 2 3/8 0 4/7 6 5, not 1 2 3/4 5 6/7 8 0, and with it a board is solvable that is otherwise unsolvable",
    );
    expect(describeDifference(detection.differences[0]!, "zh-CN")).toBe(
      "luogu-p1379：目标是 1 2 3/8 0 4/7 6 5，而不是 1 2 3/4 5 6/7 8 0；按此目标，原本无解的棋盘有解",
    );
  });

  it("reads freely what no dialect writes so", () => {
    for (const dirty of dirtyCases()) {
      if (dirty.boards?.length !== 1 || dirty.input === undefined) continue;
      const detection = detect(dirty.input, dirty.options ?? {});
      if (detection.status === "unknown") throw new Error(dirty.name);
      const starts = detection.readings.flatMap(({ cases }) =>
        Array.from(cases, ({ problem }) => problem?.start),
      );
      expect(starts).toContainEqual(dirty.boards[0]);
    }
  });

  it("holds no more cases than are asked for, and gives them anew", () => {
    const boards = 20_000;
    const detection = detect("2 x 3 1 5 6 4 7 8\n".repeat(boards));
    if (detection.status === "unknown") throw new Error("unknown");
    expect(detection.readings.length).toBeGreaterThan(20);
    for (const reading of detection.readings) {
      expect(reading.caseCount).toBe(boards);
      expect(Array.isArray(reading.cases)).toBe(false);
      const first = firstCases(reading, 2);
      expect(first.map(({ number }) => number)).toEqual([1, 2]);
      expect(firstCases(reading, 2)).toEqual(first);
    }
    let count = 0;
    for (const { number } of detection.readings[0].cases) expect(number).toBe(++count);
    expect(count).toBe(boards);
  });

  it("tells what is wrong as a free reading does", () => {
    for (const dirty of dirtyCases()) {
      if (dirty.refused === undefined || dirty.input === undefined) continue;
      const detection = detect(dirty.input);
      if (detection.status === "unknown") expect(detection.diagnostic).toMatchObject(dirty.refused);
    }
  });

  it("takes what the caller says about the boards", () => {
    const detection = detect("0 1 2\n3 8 4\n6 7 5\n", { blank: 8 });
    if (detection.status === "unknown") throw new Error("unknown");
    expect(firstCases(detection.readings[0], 1)[0]!.problem!.start.tiles).toEqual([
      1, 2, 3, 4, 0, 5, 7, 8, 6,
    ]);
  });
});
