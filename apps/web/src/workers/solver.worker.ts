import {
  createHints,
  createSolver,
  type Problem,
  type Search,
  type SolveOptions,
  tableBuild,
} from "@slidepath/core";
import { fifteenTables } from "./fifteen-tables.ts";
import { heuristicValues } from "./heuristic-values.ts";
import type { SolveProgress, Tasks } from "./protocol.ts";
import { raceSearch } from "./race-search.ts";
import { atOnce, budgeted, serveInTurns, type Work } from "./turns.ts";

serveInTurns<Tasks>({
  solve: ({ problem, options }) => searching(createSolver, problem, options),
  hints: ({ problem, options }) => searching(createHints, problem, options),
  race: (race) => budgeted(raceSearch(race)),
  heuristics: (problem) => atOnce(() => heuristicValues(problem)),
  distances: ({ width, height, goalBlank }) => budgeted(tableBuild(width, height, goalBlank)),
});

/** A search that takes and keeps large tables. */
function searching<Answer>(
  create: (
    problem: Problem,
    options: SolveOptions,
  ) => { run(budget: number): Answer | undefined } & Pick<Search, "progress">,
  problem: Problem,
  options?: SolveOptions,
): Work<SolveProgress, Answer> {
  const { kept, news } = fifteenTables();
  const search = create(problem, { ...options, keptTables: kept });
  return budgeted({
    run: (budget: number) => search.run(budget),
    progress() {
      const tables = news();
      return { ...search.progress(), ...(tables && { tables }) };
    },
  });
}
