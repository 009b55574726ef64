// Boards and moves.
export {
  assertBoard,
  type Board,
  boardsEqual,
  createBoard,
  exchangeTiles,
  goalBoard,
  MAX_BOARD_CELLS,
} from "./board.ts";
// Whole spaces.
export {
  type BoardsAtDepth,
  type BoardsAtDepthOptions,
  boardsAtDepth,
} from "./boards-at-depth.ts";
export { type CheapestPath, cheapestPath } from "./cheapest-path.ts";
export {
  deserializeDistanceTable,
  type NamedTable,
  serializeDistanceTable,
} from "./distance-file.ts";
// A problem explained.
export { type Explanation, explain, MAX_EXPLAINED_RANK_CELLS } from "./explain.ts";
export { explainRank, type RankDigit, type RankExplanation } from "./explain-rank.ts";
export { type Farthest, farthestBoard } from "./farthest.ts";
export {
  type GraphOutcome,
  type GraphPath,
  type GraphPuzzle,
  type GraphSearch,
  graphSearch,
  isReachableOnGraph,
} from "./graph-puzzle.ts";
// Answers.
export { EVERY_SIZE_HEURISTICS, heuristicValue } from "./heuristics/heuristic-value.ts";
export {
  countShortestPaths,
  createHints,
  type HintOutcome,
  type HintSearch,
  type Hints,
  optimalMoves,
} from "./hints.ts";
export { inversionPairs } from "./inversion-pairs.ts";
export { lineSlide } from "./line-slide.ts";
export { type LookUpOptions, lookUp } from "./look-up.ts";
export {
  applyMoves,
  invertMoves,
  leadsTo,
  legalMoves,
  MOVES,
  type Move,
  moveOrderCodes,
  type Replay,
  replay,
} from "./move.ts";
export {
  type BestPath,
  HEURISTIC_NAMES,
  type HeuristicName,
  type LimitReached,
  type Method,
  type Outcome,
  type SearchStats,
  type Solved,
  type Unsolvable,
} from "./outcome.ts";

// Ranking and parity.
export {
  explainReachability,
  isReachable,
  type ParityOfBoard,
  type Reachable,
  type Unreachable,
} from "./parity.ts";
// Pattern databases.
export { partitionOfSizes } from "./pattern-database/default-partition.ts";
export {
  buildPatternDatabases,
  describePatternDatabases,
  deserializePatternDatabases,
  loadPatternDatabases,
  type PatternBuild,
  type PatternBytes,
  type PatternDatabases,
  type PatternProgress,
  type PatternRequest,
  serializePatternDatabases,
} from "./pattern-database/pattern-databases.ts";
export {
  type Layout,
  MAX_PATTERN_CELLS,
  type PatternPlan,
  type PatternTable,
} from "./pattern-database/pattern-layout.ts";
export { isServedBy } from "./pattern-database/pattern-view.ts";
export {
  countInversions,
  FACTORIALS,
  lehmerCode,
  MAX_RANK_CELLS,
  rank,
  rankBigInt,
  unrank,
  unrankBigInt,
} from "./permutation.ts";
export { assertProblem, createProblem, type Problem } from "./problem.ts";
export { PuzzleError, type PuzzleErrorCode } from "./puzzle-error.ts";
// Random boards.
export { type RandomBelow, seededRandom } from "./random.ts";
export {
  type Folded,
  foldShortestPaths,
  type PathFold,
  type RepeatedTiles,
} from "./repeated-tiles.ts";
export { randomBoard, type ScrambleOptions, scramble, walkedBoard } from "./scramble.ts";
export { type AStarOptions, aStar } from "./search/a-star.ts";
export { type AnytimeOptions, anytime } from "./search/anytime/anytime.ts";
export { construct } from "./search/anytime/construct-search.ts";
export { type BreadthFirstOptions, breadthFirst } from "./search/breadth-first.ts";
export { type IdaStarOptions, idaStar } from "./search/ida-star.ts";
export type { KeptTables } from "./search/kept-tables.ts";
export type { BoundBegun, Search, SearchLimits, SearchProgress } from "./search/search.ts";
export { singleSlides } from "./single-slides.ts";
export {
  createSolver,
  MAX_PROVEN_CELLS,
  namesOf,
  type SolveOptions,
  solve,
  solveInSlices,
  solveInTurns,
} from "./solve.ts";
export {
  adoptDistanceTable,
  type DistanceTable,
  distanceTable,
  INSTANT_TABLE_CELLS,
  isTableBuilt,
  MAX_TABLE_CELLS,
  METRICS,
  type Metric,
  type SharedDistanceTable,
  shareDistanceTable,
  type TableBuild,
  type TableProgress,
  tableBuild,
} from "./table-store.ts";
