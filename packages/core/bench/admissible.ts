import { type Board, goalBoard } from "../src/board.ts";
import { tableDistance } from "../src/distance-table.ts";
import { createHeuristic } from "../src/heuristics/heuristic-value.ts";
import { HEURISTIC_NAMES } from "../src/outcome.ts";
import { buildPatternDatabases } from "../src/pattern-database/pattern-databases.ts";
import { entryIndex } from "../src/pattern-database/pattern-layout.ts";
import { suitableViews } from "../src/pattern-database/pattern-value.ts";
import { popcount } from "../src/permutation.ts";
import { ByteMeter } from "../src/search/byte-meter.ts";
import { distanceTable } from "../src/table-store.ts";

// Holds every heuristic against the distance of every board of 3×4 that leads to the goal, all 239,500,800:
//
//   npm run bench:admissible -- [FIRST LAST]
//
// FIRST, LAST: only boards whose first cell holds one of these tiles (0 to 11), so that several processes share
// the work, which takes most of an hour.

const WIDTH = 3;
const HEIGHT = 4;
const CELLS = WIDTH * HEIGHT;
/** Those that tables are not needed for. */
const NAMES = HEURISTIC_NAMES.filter((name) => name !== "patternDatabase");

const goal = goalBoard(WIDTH, HEIGHT);
const goalBlank = goal.tiles.indexOf(0);
distanceTable(WIDTH, HEIGHT, goalBlank);
const tables = buildPatternDatabases({ width: WIDTH, height: HEIGHT }).run(
  Number.POSITIVE_INFINITY,
)!;
const heuristics = NAMES.map((name) => createHeuristic(name, goal, new ByteMeter()));
/** Per heuristic, and the pattern databases after them: the sum of its values, and how often it is the distance. */
const sums = new Float64Array(NAMES.length + 1);
const exact = new Float64Array(NAMES.length + 1);

const views = suitableViews(tables, goal);
/** Per pattern and name of a tile: its slot, or -1. */
const slots = tables.patterns.map(({ cells }) => {
  const slotOf = new Int32Array(CELLS).fill(-1);
  for (const [slot, name] of cells.entries()) slotOf[name] = slot;
  return slotOf;
});
/** Per pattern and set of cells, one bit each: where its entries begin. */
const bases = tables.patterns.map((pattern) => {
  const baseOf = new Int32Array(2 ** CELLS);
  for (let set = 0; set < baseOf.length; set++) {
    if (popcount(set) !== pattern.cells.length) continue;
    const ascending = [...Array(CELLS).keys()].filter((cell) => (set >> cell) & 1);
    baseOf[set] = entryIndex(tables, pattern, ascending);
  }
  return baseOf;
});
const nameAt = new Int32Array(CELLS);

const tiles = new Int32Array(CELLS);
const free = new Uint8Array(CELLS).fill(1);
const board: Board = { width: WIDTH, height: HEIGHT, tiles: tiles as unknown as number[] };
const problem = { start: board, goal };
let boards = 0;
let distances = 0;

/** Fills the cells from `cell` on in every way; `isOdd` tells of the inversions so far, the blank not counted. */
function fill(cell: number, isOdd: boolean, blank: number): void {
  if (cell === CELLS) {
    // Rows that the blank is away from its goal, and inversions by the pairs that a step over three tiles makes.
    const rows = Math.floor(blank / WIDTH) - Math.floor(goalBlank / WIDTH);
    if (isOdd === ((rows * (WIDTH - 1)) % 2 !== 0)) hold();
    return;
  }
  let smaller = 0;
  for (let tile = 0; tile < CELLS; tile++) {
    if (free[tile] === 0) continue;
    free[tile] = 0;
    tiles[cell] = tile;
    if (tile === 0) fill(cell + 1, isOdd, cell);
    else fill(cell + 1, isOdd !== (smaller % 2 === 1), blank);
    free[tile] = 1;
    if (tile !== 0) smaller++;
  }
}

function hold(): void {
  const distance = tableDistance(problem);
  boards++;
  distances += distance;
  for (let i = 0; i < heuristics.length; i++) note(i, heuristics[i]!.load(tiles), distance);
  note(NAMES.length, patternSum(), distance);
}

/** The greatest sum of the tables' entries over all views: what `patternValue` says, made for so many boards. */
function patternSum(): number {
  let most = 0;
  for (const { nameOf, cellOf } of views) {
    for (let cell = 0; cell < CELLS; cell++) nameAt[cellOf[cell]!] = nameOf[tiles[cell]!]!;
    let sum = 0;
    for (let i = 0; i < tables.patterns.length; i++) sum += entryOf(i) - 1;
    if (sum > most) most = sum;
  }
  return most;
}

/** The entry of a pattern, whose tables are ranked: by the set of its cells, then by the Cantor rank of its slots. */
function entryOf(pattern: number): number {
  const slotOf = slots[pattern]!;
  let left = tables.patterns[pattern]!.cells.length;
  let set = 0;
  let seen = 0;
  let order = 0;
  for (let cell = 0; cell < CELLS; cell++) {
    const slot = slotOf[nameAt[cell]!]!;
    if (slot < 0) continue;
    set |= 1 << cell;
    order = order * left-- + slot - popcount(seen & ((1 << slot) - 1));
    seen |= 1 << slot;
  }
  return tables.data[bases[pattern]![set]! + order]!;
}

function note(i: number, value: number, distance: number): void {
  if (value > distance) {
    throw new Error(`${NAMES[i] ?? "patternDatabase"}: ${value}, ${distance} away: ${tiles}`);
  }
  sums[i]! += value;
  if (value === distance) exact[i]! += 1;
}

const [first = "0", last = "11"] = process.argv.slice(2);
for (let tile = Number(first); tile <= Number(last); tile++) {
  free[tile] = 0;
  tiles[0] = tile;
  fill(1, tile > 0 && (tile - 1) % 2 === 1, 0);
  free[tile] = 1;
  console.log(`tile ${tile}: ${boards} boards so far, distance ${(distances / boards).toFixed(4)}`);
}
for (const [i, name] of [...NAMES, "patternDatabase"].entries()) {
  console.log(
    `${name.padEnd(32)} mean ${(sums[i]! / boards).toFixed(4)}, exact on ${exact[i]} boards, never more than the distance`,
  );
}
