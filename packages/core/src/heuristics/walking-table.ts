import { PuzzleError } from "../puzzle-error.ts";
import type { ByteMeter } from "../search/byte-meter.ts";

/** By number of lines, up to how many cells a line may have: some hundred thousand states at most. */
const MOST_CELLS_PER_LINE: readonly number[] = [0, 64, 64, 30, 5, 2];

/** No move leads that way. */
const NO_LINK = -1;

/**
 * Walking distances along one axis. Only this counts: how many tiles in each line (row, say) belong in which
 * line of the goal, and which line the blank is in. A move exchanges the blank and any one tile of a
 * neighbouring line. A state is the matrix of those counts; its entry is the fewest such moves to the goal's.
 *
 * K. Takahashi, "Walking distance", 2002 (ja).
 */
export interface WalkingTable {
  readonly lines: number;
  /** Per state. */
  readonly distance: Uint8Array;
  /**
   * Where a move leads: entry (2 · state + direction) · lines + the line that the tile belongs in, where
   * direction 0 takes the blank to the line before, 1 to the one after; -1 where there is no such tile.
   */
  readonly links: Int32Array;
  /** The state of a board, given per cell its line, and per tile its line in the goal. */
  stateOf(tiles: ArrayLike<number>, lineOf: ArrayLike<number>, goalLine: ArrayLike<number>): number;
}

/** A table in the making. */
export interface WalkingTableBuild {
  /** Does some milliseconds' work; returns the table once it is complete. */
  advance(): WalkingTable | undefined;
}

const built = /* @__PURE__ */ new Map<string, WalkingTable>();

/**
 * Begins the table of so many lines of so many cells, `goalBlank` being the blank's line in the goal. It is
 * made on the first call for them and kept: four lines of four have 24,964 states. See {@link assertWalkable}.
 *
 * @throws OUT_OF_BYTES by `advance`
 */
export function buildWalkingTable(
  lines: number,
  cellsPerLine: number,
  goalBlank: number,
  meter: ByteMeter,
): WalkingTableBuild {
  const key = `${lines}/${cellsPerLine}/${goalBlank}`;
  let building: Building | undefined;
  return {
    advance() {
      let table = built.get(key);
      if (table !== undefined) return table;
      building ??= new Building(lines, cellsPerLine, goalBlank, meter);
      table = building.advance();
      if (table !== undefined) built.set(key, table);
      return table;
    },
  };
}

/**
 * Returns when the tables of both axes are of a size to be made: on boards of up to four rows and columns, and
 * some narrow ones; on 5×5 there would be tens of millions of states.
 *
 * @throws {PuzzleError} METHOD_UNSUPPORTED
 */
export function assertWalkable(width: number, height: number): void {
  if (!(isWalkable(width, height) && isWalkable(height, width))) {
    throw new PuzzleError(
      "METHOD_UNSUPPORTED",
      `the tables of walking distance would be too large for boards of ${width}×${height}`,
    );
  }
}

function isWalkable(lines: number, cellsPerLine: number): boolean {
  return cellsPerLine <= (MOST_CELLS_PER_LINE[lines] ?? 0);
}

/** Returns the table at once. As {@link buildWalkingTable}. */
export function walkingTable(
  lines: number,
  cellsPerLine: number,
  goalBlank: number,
  meter: ByteMeter,
): WalkingTable {
  const build = buildWalkingTable(lines, cellsPerLine, goalBlank, meter);
  for (;;) {
    const table = build.advance();
    if (table !== undefined) return table;
  }
}

class Building {
  readonly #lines: number;
  readonly #meter: ByteMeter;
  /** The states' numbers by their keys: the entries of the matrix, row after row, as digits. */
  readonly #states: Map<string, number> = new Map();
  /** Per state, the matrix and the blank's line. */
  readonly #counts: number[][] = [];
  readonly #blanks: number[] = [];
  readonly #distance: number[] = [];
  readonly #links: number[] = [];
  #next = 0;

  constructor(lines: number, cellsPerLine: number, goalBlank: number, meter: ByteMeter) {
    this.#lines = lines;
    this.#meter = meter;
    const goal = new Array<number>(lines * lines).fill(0);
    for (let line = 0; line < lines; line++) {
      goal[line * lines + line] = line === goalBlank ? cellsPerLine - 1 : cellsPerLine;
    }
    this.#find(goal, goalBlank, 0);
  }

  advance(): WalkingTable | undefined {
    for (let work = 0; work < 1000; work++) {
      if (this.#next === this.#counts.length) return this.#complete();
      this.#expand(this.#next++);
    }
    return undefined;
  }

  #find(counts: number[], blank: number, distance: number): number {
    const key = String.fromCharCode(...counts);
    const known = this.#states.get(key);
    if (known !== undefined) return known;
    const state = this.#counts.length;
    this.#states.set(key, state);
    this.#counts.push(counts);
    this.#blanks.push(blank);
    this.#distance.push(distance);
    return state;
  }

  #expand(state: number): void {
    const lines = this.#lines;
    const counts = this.#counts[state]!;
    const blank = this.#blanks[state]!;
    for (const from of [blank - 1, blank + 1]) {
      for (let line = 0; line < lines; line++) {
        let link = NO_LINK;
        if (from >= 0 && from < lines && counts[from * lines + line] !== 0) {
          const moved = counts.slice();
          moved[from * lines + line]!--;
          moved[blank * lines + line]!++;
          link = this.#find(moved, from, this.#distance[state]! + 1);
        }
        this.#links.push(link);
      }
    }
  }

  #complete(): WalkingTable {
    const lines = this.#lines;
    const states = this.#states;
    const distance = this.#meter.uint8(this.#distance.length);
    distance.set(this.#distance);
    const links = this.#meter.int32(this.#links.length);
    links.set(this.#links);
    return {
      lines,
      distance,
      links,
      stateOf(tiles, lineOf, goalLine) {
        const counts = new Array<number>(lines * lines).fill(0);
        for (let cell = 0; cell < tiles.length; cell++) {
          const tile = tiles[cell]!;
          if (tile !== 0) counts[lineOf[cell]! * lines + goalLine[tile]!]!++;
        }
        return states.get(String.fromCharCode(...counts))!;
      },
    };
  }
}
