import { type BoardLines, boardLines } from "../heuristics/board-lines.ts";
import { conflictTable, linearConflict, linesOf } from "../heuristics/linear-conflict.ts";
import { Manhattan } from "../heuristics/manhattan.ts";
import {
  buildWalkingTable,
  type WalkingTable,
  type WalkingTableBuild,
} from "../heuristics/walking-table.ts";
import { moveTable } from "../move.ts";
import type { Problem } from "../problem.ts";
import type { ByteMeter } from "./byte-meter.ts";
import {
  codesOnPath,
  type Descent,
  EXHAUSTED,
  FOUND,
  type Left,
  MOST_SUCCESSORS,
  PAUSED,
  PRUNED,
  packedRows,
} from "./descent.ts";
import type { MoveAutomaton } from "./move-automaton.ts";

/** Words of a stack entry: the move; walking distance and linear conflict or, on the path, where the blank was; the states of rows and columns. */
const ENTRY = 4;

/** Words about a tile's leaving a cell by a move: see {@link WalkingDescent}. */
const CHANGE = 8;
const LINK = 0;
const MANHATTAN = 1;
const CROSSED = 2;
const CROSSED_ADDED = 3;
const ALONG = 4;
const ALONG_ADDED = 5;

/**
 * Descends by walking distance or, together with it, by linear conflict: the greater one counts. Both are as
 * {@link linearConflict} and the walking tables say. A move changes the state of one axis; it may bring a
 * tile into the line across its way that it belongs to, or out of it; and it changes what stands in the line
 * along its way.
 */
export class WalkingDescent implements Descent {
  expanded = 0;
  generated = 0;
  h = 0;

  readonly #problem: Problem;
  readonly #withConflicts: boolean;
  readonly #meter: ByteMeter;
  readonly #start: Int32Array;
  readonly #startLines: Int32Array;
  #startStates: readonly number[] = [0, 0];
  #startSums = 0;

  readonly #axes: readonly BoardLines[];
  readonly #builds: readonly WalkingTableBuild[];
  readonly #tables: (WalkingTable | undefined)[] = [undefined, undefined];
  /** Both tables in one: the columns' states are counted on from the rows'. */
  #links: Int32Array = new Int32Array(0);
  #distance: Uint8Array = new Uint8Array(0);
  #linkRow = 0;
  /** Per 4 · tile + move code and cell that the tile leaves, {@link CHANGE} words. */
  readonly #changes: Int32Array;
  readonly #conflicts: Uint8Array;
  readonly #lines: Int32Array;
  readonly #tiles: Int32Array;
  #successors: Int32Array = new Int32Array(0);
  #rows: Uint16Array = new Uint16Array(0);
  #stack: Int32Array = new Int32Array(0);

  // The node in hand.
  #top = 0;
  #blank = 0;
  #row = 0;
  #sums = 0;
  #rowState = 0;
  #columnState = 0;
  #room = 0;

  /** @throws OUT_OF_BYTES */
  constructor(problem: Problem, withConflicts: boolean, meter: ByteMeter) {
    const { start, goal } = problem;
    const cells = start.tiles.length;
    this.#problem = problem;
    this.#withConflicts = withConflicts;
    this.#meter = meter;
    this.#start = meter.int32(cells);
    this.#start.set(start.tiles);
    this.#tiles = meter.int32(cells);
    this.#axes = [boardLines(goal, 0), boardLines(goal, 1)];
    this.#builds = this.#axes.map(({ lines, cellsPerLine, goalLine }) =>
      buildWalkingTable(lines, cellsPerLine, goalLine[0]!, meter),
    );
    this.#changes = meter.int32(4 * cells * cells * CHANGE);
    this.#lines = meter.int32(goal.width + goal.height);
    this.#startLines = meter.int32(goal.width + goal.height);
    this.#conflicts = conflictTable(Math.max(goal.width, goal.height), meter);
    this.#fillChanges();
  }

  #fillChanges(): void {
    const { goal, start } = this.#problem;
    const { width, height } = goal;
    const cells = width * height;
    const base = Math.max(width, height) + 1;
    const targets = moveTable(width, height);
    const manhattan = new Manhattan(goal, this.#meter);
    const { lineOf, placeOf, goalLine, goalPlace } = linesOf(goal, this.#meter);
    /** What a tile on a cell adds to the line that it belongs to along an axis. */
    const worth = (tile: number, cell: number, axis: number) =>
      lineOf[2 * cell + axis] === goalLine[2 * tile + axis]
        ? (goalPlace[2 * tile + axis]! + 1) * base ** placeOf[2 * cell + axis]!
        : 0;
    for (let tile = 1; tile < cells; tile++) {
      for (let axis = 0; axis < 2; axis++) {
        const cell = start.tiles.indexOf(tile);
        this.#startLines[goalLine[2 * tile + axis]!]! += worth(tile, cell, axis);
      }
      for (let code = 0; code < 4; code++) {
        const axis = code >> 1;
        for (let from = 0; from < cells; from++) {
          const to = targets[4 * from + (code ^ 1)]!;
          if (to < 0) continue;
          const change = CHANGE * ((4 * tile + code) * cells + from);
          this.#changes[change + LINK] = this.#axes[axis]!.goalLine[tile]!;
          this.#changes[change + MANHATTAN] = manhattan.change(tile, from, to, code);
          this.#changes[change + CROSSED] = goalLine[2 * tile + axis]!;
          this.#changes[change + CROSSED_ADDED] = worth(tile, to, axis) - worth(tile, from, axis);
          this.#changes[change + ALONG] = goalLine[2 * tile + 1 - axis]!;
          this.#changes[change + ALONG_ADDED] =
            worth(tile, to, 1 - axis) - worth(tile, from, 1 - axis);
        }
      }
    }
  }

  ready(): boolean {
    for (let axis = 0; axis < 2; axis++) {
      this.#tables[axis] ??= this.#builds[axis]!.advance();
      if (this.#tables[axis] === undefined) return false;
    }
    this.#joinTables(this.#tables[0]!, this.#tables[1]!);
    return true;
  }

  #joinTables(rows: WalkingTable, columns: WalkingTable): void {
    const { start, goal } = this.#problem;
    const linkRow = Math.max(rows.lines, columns.lines);
    const rowStates = rows.distance.length;
    const states = rowStates + columns.distance.length;
    this.#linkRow = linkRow;
    this.#distance = this.#meter.uint8(states);
    this.#distance.set(rows.distance);
    this.#distance.set(columns.distance, rowStates);
    this.#links = this.#meter.int32(2 * linkRow * states);
    let state = 0;
    for (const { lines, links, distance } of [rows, columns]) {
      const first = state;
      for (let own = 0; own < distance.length; own++, state++) {
        for (let direction = 0; direction < 2; direction++) {
          for (let line = 0; line < lines; line++) {
            this.#links[(2 * state + direction) * linkRow + line] =
              links[(2 * own + direction) * lines + line]! + first;
          }
        }
      }
    }
    const [rowLines, columnLines] = [this.#axes[0]!, this.#axes[1]!];
    const row = rows.stateOf(start.tiles, rowLines.lineOf, rowLines.goalLine);
    const column =
      rowStates + columns.stateOf(start.tiles, columnLines.lineOf, columnLines.goalLine);
    this.#startStates = [row, column];
    const walking = this.#distance[row]! + this.#distance[column]!;
    const conflict = this.#withConflicts ? linearConflict(goal, this.#meter).load(this.#start) : 0;
    this.#startSums = walking | (conflict << 16);
    this.h = Math.max(walking, conflict);
  }

  prepare(automaton: MoveAutomaton, successors: Int32Array): void {
    this.#rows = packedRows(automaton, this.#meter);
    this.#successors = successors;
  }

  begin(bound: number): void {
    const length = ENTRY * MOST_SUCCESSORS * (bound + 1);
    if (this.#stack.length < length) {
      this.#meter.give(this.#stack.byteLength);
      this.#stack = this.#meter.int32(length);
    }
    this.#tiles.set(this.#start);
    this.#lines.set(this.#startLines);
    this.#rowState = this.#startStates[0]!;
    this.#columnState = this.#startStates[1]!;
    this.#top = 0;
    this.#blank = this.#start.indexOf(0);
    this.#row = 0;
    this.#sums = this.#startSums;
    this.#room = bound - 1;
  }

  run(stop: number): Left {
    const links = this.#links;
    const linkRow = this.#linkRow;
    const distance = this.#distance;
    const changes = this.#changes;
    const conflicts = this.#conflicts;
    const withConflicts = this.#withConflicts;
    const lines = this.#lines;
    const tiles = this.#tiles;
    const cells = tiles.length;
    const successors = this.#successors;
    const rows = this.#rows;
    const stack = this.#stack;
    let top = this.#top;
    let blank = this.#blank;
    let row = this.#row;
    let walking = this.#sums & 0xffff;
    let conflict = this.#sums >> 16;
    let rowState = this.#rowState;
    let columnState = this.#columnState;
    /** The greatest h within the bound for a successor of the node in hand. */
    let room = this.#room;
    let expanded = this.expanded;
    let generated = this.generated;
    let left: Left;

    search: for (;;) {
      if (walking === 0) {
        left = FOUND;
        break;
      }
      if (expanded === stop) {
        left = PAUSED;
        break;
      }
      expanded++;
      for (
        let at = 5 * blank, successor = successors[at]!;
        successor >= 0;
        successor = successors[++at]!
      ) {
        const code = successor & 3;
        const next = rows[(row << 2) + code]!;
        if (next === PRUNED) continue;
        generated++;
        const from = successor >> 2;
        const move = (tiles[from]! << 2) | code;
        const change = (move * cells + from) * CHANGE;
        const state = code < 2 ? rowState : columnState;
        const linked = links[(2 * state + (code & 1)) * linkRow + changes[change]!]!;
        const newWalking = walking + distance[linked]! - distance[state]!;
        if (newWalking > room) continue;
        let newConflict = 0;
        if (withConflicts) {
          newConflict = conflict + changes[change + MANHATTAN]!;
          const added = changes[change + CROSSED_ADDED]!;
          if (added !== 0) {
            const line = lines[changes[change + CROSSED]!]!;
            newConflict += 2 * (conflicts[line + added]! - conflicts[line]!);
          }
          if (newConflict > room) continue;
        }
        stack[top] = from | (move << 6) | (next << 14);
        stack[top + 1] = newWalking | (newConflict << 16);
        stack[top + 2] = code < 2 ? linked : rowState;
        stack[top + 3] = code < 2 ? columnState : linked;
        top += ENTRY;
      }

      for (;;) {
        if (top === 0) {
          left = EXHAUSTED;
          break search;
        }
        const entry = stack[top - 4]!;
        const sums = stack[top - 3]!;
        const move = (entry >> 6) & 255;
        const change = (move * cells + (entry & 63)) * CHANGE;
        if (sums >= 0) {
          // Go down.
          stack[top - 3] = ~blank;
          tiles[blank] = move >> 2;
          blank = entry & 63;
          row = entry >>> 14;
          room--;
          if (withConflicts) {
            lines[changes[change + CROSSED]!]! += changes[change + CROSSED_ADDED]!;
            lines[changes[change + ALONG]!]! += changes[change + ALONG_ADDED]!;
          }
          walking = sums & 0xffff;
          conflict = sums >> 16;
          rowState = stack[top - 2]!;
          columnState = stack[top - 1]!;
          break;
        }
        // Go back up.
        tiles[blank] = move >> 2;
        blank = ~sums;
        room++;
        top -= ENTRY;
        if (withConflicts) {
          lines[changes[change + CROSSED]!]! -= changes[change + CROSSED_ADDED]!;
          lines[changes[change + ALONG]!]! -= changes[change + ALONG_ADDED]!;
        }
      }
    }

    this.#top = top;
    this.#blank = blank;
    this.#row = row;
    this.#sums = walking | (conflict << 16);
    this.#rowState = rowState;
    this.#columnState = columnState;
    this.#room = room;
    this.expanded = expanded;
    this.generated = generated;
    return left;
  }

  path(): number[] {
    return codesOnPath(this.#stack, this.#top, ENTRY);
  }
}
