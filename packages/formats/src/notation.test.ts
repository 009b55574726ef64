import { expect, it } from "vitest";
import { LOWER_CASE_BLANK, printMoves } from "./notation.ts";

it("prints moves as the blank's way or the tile's, with any words and separator", () => {
  expect(printMoves("udlr", LOWER_CASE_BLANK)).toBe("udlr");
  expect(printMoves("udlr", { words: ["U", "D", "L", "R"], names: "tile", separator: "" })).toBe(
    "DURL",
  );
  expect(
    printMoves("ur", { words: ["UP", "DOWN", "LEFT", "RIGHT"], names: "blank", separator: "\n" }),
  ).toBe("UP\nRIGHT");
});
