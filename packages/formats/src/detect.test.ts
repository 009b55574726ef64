import { describe, expect, it } from "vitest";
import { detect } from "./detect.ts";

const ids = (input: string): string[] => {
  const detection = detect(input);
  return detection.status === "unknown" ? [] : detection.readings.map(({ dialect }) => dialect.id);
};

describe("detect", () => {
  it.each([
    ["2  3  4  1  5  x  7  6  8\n", "acwing-179"],
    ["1 2 3\n8 0 4\n7 6 5\n1 2 3\n7 8 4\n0 6 5\n", "two-matrices"],
    ["2 6 4 1 3 7 0 5 8\n8 1 5 7 3 6 4 0 2\n", "openjudge-14243"],
    ["2 2\n0 1 2\n3 -1 4\n6 7 5\n", "picture"],
    ["1\n12X453786\n12345678X\n", "hdu-3567"],
    ["1 2 3\n4 0 5\n7 8 6\n", "board"],
    ["5 1 4 8\n2 10 6 3\n9 0 7 11\n", "board"],
  ])("reads %j as %s", (input, id) => {
    expect(ids(input)[0]).toBe(id);
  });

  it("keeps other readings that fit", () => {
    const readings = ids("1 2 3\n8 0 4\n7 6 5\n1 2 3\n7 8 4\n0 6 5\n");
    expect(readings[0]).toBe("two-matrices");
    expect(ids("1\n2\n3\n4\n0\n5\n7\n8\n6\n")).toContain("board");
    expect(readings).toEqual(expect.arrayContaining(["openjudge-14243", "beecrowd-2032"]));
  });

  it("does not trip over a goal of another size", () => {
    const goal = { kind: "board", board: { width: 2, height: 2, tiles: [1, 2, 3, 0] } } as const;
    const { status } = detect("1 2 3\n4 0 5\n7 8 6\n", { goal });
    expect(status).not.toBe("unknown");
  });

  it("says where the reading that got farthest stumbled", () => {
    expect(detect("1 2 3\n4 0 5\n7 8 q\n")).toMatchObject({
      status: "unknown",
      diagnostic: { code: "TILE_FOREIGN", line: 3, column: 5, text: "q" },
    });
    expect(detect("")).toMatchObject({ status: "unknown", diagnostic: { code: "INPUT_EMPTY" } });
  });
});
