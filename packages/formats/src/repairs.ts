import type { Repair, RepairKind } from "./decode.ts";
import type { Diagnostic, Place } from "./diagnostic.ts";
import { InputFault } from "./input-fault.ts";

/** What was written otherwise than it was read, counted by kind; where that is forbidden, a fault. */
export class Repairs {
  readonly #isStrict: boolean;
  readonly #noted = new Map<RepairKind, { count: number } & Place>();

  constructor(isStrict: boolean) {
    this.#isStrict = isStrict;
  }

  /** Counts one more of a kind that is known already; false where {@link note} has to be told of it. */
  countAgain(kind: RepairKind): boolean {
    const known = this.#isStrict ? undefined : this.#noted.get(kind);
    if (known === undefined) return false;
    known.count++;
    return true;
  }

  /**
   * Counts a repair of what was written as `text`.
   *
   * @throws {InputFault} REPAIR_NEEDED where repairs are forbidden
   */
  note(
    kind: RepairKind,
    { line, column }: Place,
    text: string,
    excerpt: Diagnostic["excerpt"],
  ): void {
    if (this.#isStrict) {
      throw new InputFault({ code: "REPAIR_NEEDED", repair: kind, line, column, text, excerpt });
    }
    if (!this.countAgain(kind)) this.#noted.set(kind, { count: 1, line, column });
  }

  /** All of them, in the order in which the kinds were first met. */
  get list(): readonly Repair[] {
    return Array.from(this.#noted, ([kind, { count, line, column }]) => ({
      kind,
      count,
      line,
      column,
    }));
  }
}
