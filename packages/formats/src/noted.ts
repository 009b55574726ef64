/** A problem of the catalogue that is known and not read, and why. */
export interface NotedProblem {
  readonly id: string;
  readonly title: string;
  readonly official: readonly string[];
  readonly reason: NotedReason;
}

/**
 * `input-unknown`, `goal-unknown` and `output-unknown`: nobody's text that was found says it, and nothing is
 * invented. `no-question`: a way of writing alone, which free reading takes. `unsolved`: nothing here finds an
 * answer in time. `another-puzzle`: it is named like one of this family and is none.
 */
export type NotedReason =
  | "input-unknown"
  | "goal-unknown"
  | "output-unknown"
  | "no-question"
  | "unsolved"
  | "another-puzzle";

/** What the catalogue lists beside the dialects. */
export const NOTED: readonly NotedProblem[] = [
  { id: "hdu-3095", title: "Eleven puzzle", official: ["HDU 3095"], reason: "goal-unknown" },
  {
    id: "algotester-83765",
    title: "Sliding Puzzle (groups)",
    official: ["Algotester 83765"],
    reason: "output-unknown",
  },
  {
    id: "puzzlingplunder",
    title: "Puzzling Plunder",
    official: ["Kattis puzzlingplunder"],
    reason: "output-unknown",
  },
  {
    id: "cpc19c1p5",
    title: "race of players",
    official: ["CPC '19 Contest 1 P5"],
    reason: "input-unknown",
  },
  { id: "gsu-csci5430", title: "CSCI 5430", official: ["GSU CSCI 5430"], reason: "output-unknown" },
  { id: "pathfound-minus1", title: "PATH FOUND", official: [], reason: "output-unknown" },
  {
    id: "codegolf-6884",
    title: "slide puzzle",
    official: ["codegolf.SE 6884"],
    reason: "output-unknown",
  },
  {
    id: "simpleai",
    title: "simpleai 8-puzzle",
    official: ["simpleai eight_puzzle"],
    reason: "output-unknown",
  },
  {
    id: "cornell-cs3110",
    title: "Cornell CS3110 TilePuzzle",
    official: ["Cornell CS3110"],
    reason: "goal-unknown",
  },
  { id: "mipt-138", title: "15-puzzle 3D", official: ["acm.mipt.ru 138"], reason: "unsolved" },
  { id: "npuzzle-c", title: "npuzzle.c size and map", official: [], reason: "no-question" },
  { id: "llm-moves", title: "prompt format", official: [], reason: "no-question" },
  {
    id: "spoj-eights",
    title: "Triple Fat Ladies",
    official: ["SPOJ EIGHTS"],
    reason: "another-puzzle",
  },
  {
    id: "uva-1063",
    title: "Marble Game",
    official: ["UVa 1063", "LA 3807"],
    reason: "another-puzzle",
  },
  {
    id: "luogu-p2324",
    title: "Knights",
    official: ["Luogu P2324"],
    reason: "another-puzzle",
  },
  {
    id: "poj-3131",
    title: "Cubic Eight-Puzzle",
    official: ["POJ 3131", "UVa 1604"],
    reason: "another-puzzle",
  },
  { id: "hdu-1067", title: "Gap", official: ["HDU 1067"], reason: "another-puzzle" },
  {
    id: "noip-p1979",
    title: "Huarong road",
    official: ["NOIP 2013", "Luogu P1979"],
    reason: "another-puzzle",
  },
  {
    id: "cses-swap-game",
    title: "Swap Game",
    official: ["CSES Swap Game"],
    reason: "another-puzzle",
  },
  {
    id: "kidsccshow-1129",
    title: "Nine soldiers",
    official: ["kidsccshow 1129"],
    reason: "another-puzzle",
  },
  {
    id: "luogu-p10578",
    title: "2×2 rotations",
    official: ["Luogu P10578"],
    reason: "another-puzzle",
  },
  {
    id: "susu-1490",
    title: "2×2 rotations",
    official: ["ipc.susu.ru 1490"],
    reason: "another-puzzle",
  },
  {
    id: "codeabbey-klotski",
    title: "Klotski",
    official: ["CodeAbbey Klotski", "HackerRank Klotski"],
    reason: "another-puzzle",
  },
  {
    id: "ahc011",
    title: "Sliding Tree Puzzle",
    official: ["AtCoder AHC011"],
    reason: "another-puzzle",
  },
  {
    id: "aigaming",
    title: "Sliding puzzle bot game",
    official: ["aigaming"],
    reason: "another-puzzle",
  },
  {
    id: "codechef-h1",
    title: "A puzzle game",
    official: ["CodeChef H1"],
    reason: "another-puzzle",
  },
];
