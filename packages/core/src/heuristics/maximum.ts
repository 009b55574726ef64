import type { HeuristicName } from "../outcome.ts";
import type { ByteMeter } from "../search/byte-meter.ts";
import type { Heuristic } from "./heuristic.ts";

/** The greater of two heuristics, which is as admissible and as consistent as they are. */
export class Maximum implements Heuristic {
  readonly name: HeuristicName;
  readonly #first: Heuristic;
  readonly #second: Heuristic;
  readonly #values: Int32Array;

  /** @throws OUT_OF_BYTES */
  constructor(name: HeuristicName, first: Heuristic, second: Heuristic, meter: ByteMeter) {
    this.name = name;
    this.#first = first;
    this.#second = second;
    this.#values = meter.int32(2);
  }

  load(tiles: Int32Array): number {
    this.#values[0] = this.#first.load(tiles);
    this.#values[1] = this.#second.load(tiles);
    return Math.max(this.#values[0]!, this.#values[1]!);
  }

  change(tile: number, from: number, to: number, code: number): number {
    const [first, second] = [this.#values[0]!, this.#values[1]!];
    return (
      Math.max(
        first + this.#first.change(tile, from, to, code),
        second + this.#second.change(tile, from, to, code),
      ) - Math.max(first, second)
    );
  }

  apply(tile: number, from: number, to: number, code: number): void {
    this.#values[0]! += this.#first.change(tile, from, to, code);
    this.#values[1]! += this.#second.change(tile, from, to, code);
    this.#first.apply(tile, from, to, code);
    this.#second.apply(tile, from, to, code);
  }
}
