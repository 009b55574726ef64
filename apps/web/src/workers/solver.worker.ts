import { createHints, createSolver, tableBuild } from "@slidepath/core";
import { heuristicValues } from "./heuristic-values.ts";
import type { Tasks } from "./protocol.ts";
import { raceSearch } from "./race-search.ts";
import { atOnce, budgeted, serveInTurns } from "./turns.ts";

serveInTurns<Tasks>({
  solve: ({ problem, options }) => budgeted(createSolver(problem, options)),
  hints: ({ problem, options }) => budgeted(createHints(problem, options)),
  race: (race) => budgeted(raceSearch(race)),
  heuristics: (problem) => atOnce(() => heuristicValues(problem)),
  distances: ({ width, height, goalBlank }) => budgeted(tableBuild(width, height, goalBlank)),
});
