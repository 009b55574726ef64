import type { HeuristicName, Method } from "@slidepath/core";
import {
  type Door,
  describeGolden,
  describeGoldenJudge,
  goldenCases,
  goldenDialects,
  type Skip,
} from "@slidepath/golden";
import { type AnswerOptions, answer, check, findDialect, parse, print } from "./index.ts";

const methods: [Method, HeuristicName?][] = [
  ["table"],
  ["breadth-first"],
  ["a-star", "misplacedTiles"],
  ["a-star", "manhattan"],
  ["a-star", "linearConflict"],
  ["ida-star", "misplacedTiles"],
  ["ida-star", "manhattan"],
  ["ida-star", "linearConflict"],
];

/** Which dialects each way of searching is asked: the others would only take longer. */
const asked: ReadonlySet<string> = new Set([
  "acwing-179",
  "hdu-3567",
  "two-matrices",
  "openjudge-14243",
  "picture",
  "leetcode-773",
]);
const beyondThem: readonly Skip[] = goldenDialects()
  .filter((id) => !asked.has(id))
  .flatMap((dialect) =>
    goldenCases(dialect).map(({ name }) => ({ dialect, name, reason: "asked of auto alone" })),
  );
const beyondTables: readonly Skip[] = [
  ...beyondThem,
  {
    dialect: "picture",
    name: "four by four, the first piece missing",
    reason: "tables cover up to twelve cells",
  },
];

function doorOf(options: AnswerOptions): Door {
  return (id, input) => {
    const dialect = findDialect(id)!;
    let output = "";
    const reading = parse(dialect, input);
    let step = reading.next();
    for (; !step.done; step = reading.next())
      output += print(dialect, answer(dialect, step.value, options));
    if (step.value.diagnostic !== undefined) throw new Error(JSON.stringify(step.value.diagnostic));
    return output;
  };
}

describeGolden("core and formats, method auto", doorOf({}));
for (const [method, heuristic] of methods) {
  const name = heuristic === undefined ? method : `${method} with ${heuristic}`;
  describeGolden(
    `core and formats, ${name}`,
    doorOf({ method, ...(heuristic && { heuristic }) }),
    method === "table" ? beyondTables : beyondThem,
  );
}

describeGoldenJudge("check", (id, input, output) => check(findDialect(id)!, input, output).verdict);
