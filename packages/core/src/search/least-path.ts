import type { ByteMeter } from "./byte-meter.ts";
import type { Pruning } from "./iterative-deepening.ts";
import { DEAD, gOf, moveOf, nodeNote } from "./node-note.ts";
import type { StateIndex } from "./state-index.ts";
import type { StateLog } from "./state-log.ts";
import { NO_MOVE } from "./successors.ts";

/**
 * Prunes the depth-first pass that looks for the least path once A* has proven the length: a state which is
 * known to be nearer to the start than the pass has come to it lies on no shortest path this way, and
 * one that has been tried at this depth already leads nowhere. So each state is expanded but once at its true
 * depth, instead of once for each path to it.
 */
export class LeastPath implements Pruning {
  readonly #log: StateLog;
  readonly #index: StateIndex;
  /** The states on the path. */
  readonly #path: Int32Array;
  #depth = 0;

  /** The log, with A*'s notes, has the start in hand; it follows the pass from now on. */
  constructor(log: StateLog, index: StateIndex, length: number, meter: ByteMeter) {
    this.#log = log;
    this.#index = index;
    this.#path = meter.int32(length + 1);
  }

  enter(tile: number, from: number, to: number): boolean {
    const log = this.#log;
    const depth = this.#depth + 1;
    log.toggle(tile, from);
    log.toggle(tile, to);
    let id = this.#index.find();
    if (id < 0) id = this.#index.add();
    else if (this.#isHopeless(log.note(id), depth)) {
      log.toggle(tile, to);
      log.toggle(tile, from);
      return false;
    }
    log.setNote(id, nodeNote(depth, NO_MOVE));
    this.#path[depth] = id;
    this.#depth = depth;
    return true;
  }

  leave(tile: number, from: number, to: number): void {
    this.#log.setNote(this.#path[this.#depth]!, nodeNote(this.#depth, DEAD));
    this.#log.toggle(tile, to);
    this.#log.toggle(tile, from);
    this.#depth--;
  }

  #isHopeless(note: number, depth: number): boolean {
    return gOf(note) < depth || (gOf(note) === depth && moveOf(note) === DEAD);
  }
}
