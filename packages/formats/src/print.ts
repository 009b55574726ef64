import type { Answer } from "./answer.ts";
import type { Dialect } from "./dialect.ts";
import { printMoves } from "./notation.ts";

/** Thrown where a dialect has no bytes for an answer: nothing is invented. */
export class NoWordError extends Error {
  override readonly name = "NoWordError";
  /** `UNSOLVABLE_NOT_SAID`, or `LIMIT_REACHED` for an answer that is not known. */
  readonly code: "UNSOLVABLE_NOT_SAID" | "LIMIT_REACHED";
  readonly caseNumber: number;

  constructor(code: NoWordError["code"], caseNumber: number, message: string) {
    super(message);
    this.code = code;
    this.caseNumber = caseNumber;
  }
}

/**
 * Returns the bytes that a dialect's judge expects for an answer, line ends included.
 *
 * @throws {NoWordError} where the dialect does not say what stands for this answer
 */
export function print(dialect: Dialect, { case: { number }, outcome }: Answer): string {
  const { output } = dialect;
  switch (outcome.status) {
    case "solved":
      return fill(output.solved, {
        case: String(number),
        length: String(outcome.length),
        path: printMoves(outcome.moves, output.moves),
      });
    case "unsolvable":
      if (output.unsolvable.kind === "words") {
        return fill(output.unsolvable.template, { case: String(number) });
      }
      throw new NoWordError(
        "UNSOLVABLE_NOT_SAID",
        number,
        `case ${number} is unsolvable, and ${dialect.id} has no word for that`,
      );
    case "limit":
      throw new NoWordError(
        "LIMIT_REACHED",
        number,
        `case ${number} is not answered: the limit (${outcome.reason}) was reached`,
      );
  }
}

function fill(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
}
