import { aStar, breadthFirst, idaStar, type Search } from "@slidepath/core";
import type { Race, Tasks, TimedProgress } from "./protocol.ts";

/**
 * Returns a search that tells the time that it takes itself, others' turns left out. IDA* leaves out but the step
 * straight back, as it is taught.
 */
export function raceSearch(race: Race): {
  run(nodeBudget: number): Tasks["race"]["answer"] | undefined;
  progress(): TimedProgress;
} {
  const search = searchOf(race);
  let ms = 0;
  const progress = (): TimedProgress => ({ ...search.progress(), ms });
  return {
    run(nodeBudget) {
      const before = performance.now();
      const outcome = search.run(nodeBudget);
      ms += performance.now() - before;
      return outcome && { outcome, end: progress() };
    },
    progress,
  };
}

function searchOf({ problem, method, heuristic = "manhattan", limits }: Race): Search {
  switch (method) {
    case "breadth-first":
      return breadthFirst(problem, { limits });
    case "a-star":
      return aStar(problem, { heuristic, limits });
    case "ida-star":
      return idaStar(problem, { heuristic, pruning: 2, limits });
  }
}
