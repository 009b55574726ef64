import { createBoard, createProblem } from "@slidepath/core";
import { expect, it } from "vitest";
import { drawProblem } from "./draw-board.ts";

const problem = createProblem(createBoard(4, 2, [1, 0, 2, 3, 4, 5, 6, 7]));
const wide = createProblem(createBoard(6, 2, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11]));

it("draws both boards side by side, cells as wide as the widest label", () => {
  expect(drawProblem(problem, String, 80)).toBe("  1 · 2 3     1 2 3 4\n  4 5 6 7  →  5 6 7 ·\n");
  expect(drawProblem(wide, String, 80)).toBe(
    "   1  2  3  4  5  6      1  2  3  4  5  6\n   7  8  9 10  · 11  →   7  8  9 10 11  ·\n",
  );
});

it("draws them one above the other where there is no room", () => {
  expect(drawProblem(problem, String, 20)).toBe(
    "  1 · 2 3\n  4 5 6 7\n  →\n  1 2 3 4\n  5 6 7 ·\n",
  );
});

it("does not draw what would not fit", () => {
  expect(drawProblem(problem, String, 8)).toBeUndefined();
  expect(
    drawProblem(
      createProblem(
        createBoard(
          1,
          20,
          Array.from({ length: 20 }, (_, i) => i),
        ),
      ),
      String,
      80,
    ),
  ).toBeUndefined();
});
