import { goalBoard, scramble } from "@slidepath/core";
import { expect, it } from "vitest";
import { answer, check, findDialect, parse, print } from "./index.ts";

it.each([
  ["poj-3240", 4, ""],
  ["poj-3240", 10, ""],
  ["spoj-solving", 10, "1\n"],
  ["hackerrank-n-puzzle", 5, ""],
  ["codewars-sliding-puzzle-solver", 5, ""],
])("any path will do for %s, on a side of %i at once", (id, side, before) => {
  const dialect = findDialect(id)!;
  const goal = goalBoard(side, side, id === "hackerrank-n-puzzle" ? 0 : undefined);
  for (let seed = 0; seed < 3; seed++) {
    const { tiles } = scramble({ width: side, height: side, seed, goal });
    const rows = Array.from({ length: side }, (_, row) =>
      tiles.slice(row * side, (row + 1) * side),
    );
    const input = id.startsWith("codewars")
      ? JSON.stringify(rows)
      : `${before}${side}\n${rows.map((row) => `${row.join(" ")}\n`).join("")}`;
    let output = "";
    for (const asked of parse(dialect, input)) output += print(dialect, answer(dialect, asked));
    expect(check(dialect, input, output).verdict).toBe("accepted");
  }
});
