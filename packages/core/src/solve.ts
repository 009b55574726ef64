import { MAX_TABLE_CELLS, tablePath } from "./distance-table.ts";
import { moveOrderCodes } from "./move.ts";
import type { HeuristicName, Method, Outcome } from "./outcome.ts";
import type { Problem } from "./problem.ts";
import { PuzzleError } from "./puzzle-error.ts";
import { aStar } from "./search/a-star.ts";
import { breadthFirst } from "./search/breadth-first.ts";
import { idaStar } from "./search/ida-star.ts";
import type { Search, SearchLimits } from "./search/search.ts";
