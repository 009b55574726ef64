import {
  createHints,
  createSolver,
  isTableBuilt,
  type Problem,
  type Search,
  type SolveOptions,
} from "@slidepath/core";
import { keptTableBuild, kindOf, takeKeptDistances } from "./distance-tables.ts";
import { fifteenTables } from "./fifteen-tables.ts";
import { heuristicValues } from "./heuristic-values.ts";
import type { SolveProgress, Tasks } from "./protocol.ts";
import { raceSearch } from "./race-search.ts";
import { after, atOnce, budgeted, serveInTurns, type Work } from "./turns.ts";

serveInTurns<Tasks>({
  solve: ({ problem, options }) => searching(createSolver, problem, options),
  hints: ({ problem, options }) => searching(createHints, problem, options),
  race: (race) => budgeted(raceSearch(race)),
  heuristics: (problem) => atOnce(() => heuristicValues(problem)),
  distances: (kind) => after(takeKeptDistances(kind), () => budgeted(keptTableBuild(kind))),
});

/** A search that goes by large tables: those that were kept, and those that it builds and keeps. */
function searching<Answer>(
  create: (
    problem: Problem,
    options: SolveOptions,
  ) => { run(budget: number): Answer | undefined } & Pick<Search, "progress">,
  problem: Problem,
  options?: SolveOptions,
): Work<SolveProgress, Answer> {
  const { kept, news } = fifteenTables();
  const begin = () => create(problem, { ...options, keptTables: kept });
  let search = begin();
  // Kept distances may take longer to come than the search, and may not.
  const kind = kindOf(problem.goal);
  void takeKeptDistances(kind)?.then(() => {
    if (isTableBuilt(kind.width, kind.height, kind.goalBlank)) search = begin();
  });
  return budgeted({
    run: (budget: number) => search.run(budget),
    progress() {
      const tables = news();
      return { ...search.progress(), ...(tables && { tables }) };
    },
  });
}
