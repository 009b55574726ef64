import { PuzzleError } from "@slidepath/core";
import {
  type Case,
  type Dialect,
  GenerateError,
  type GenerateOptions,
  generateCases,
  printInput,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, OptionTable, OptionValues } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT } from "../exit-code.ts";
import { InterruptedError } from "../io.ts";
import { badValue, conflict, required, wholeNumber } from "../option-value.ts";
import { sizeOf } from "../solving/solve-options.ts";
import { StatusLine } from "../status-line.ts";
import { loadToolTexts } from "../texts/load-texts.ts";

/** The options that say which cases to make. */
export const GENERATE_OPTIONS = {
  cases: { type: "string", short: "n" },
  seed: { type: "string", short: "s" },
  depth: { type: "string" },
  hardest: { type: "boolean" },
  unsolvable: { type: "string" },
  edge: { type: "boolean" },
  size: { type: "string" },
} as const satisfies OptionTable;

const OPTIONS = {
  dialect: { type: "string", short: "d" },
  ...GENERATE_OPTIONS,
  json: { type: "boolean" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 0,
  async run(values, _, { io, language, output }) {
    const dialect = await dialectNamed(required("--dialect", values.dialect));
    const options = generateOptions(values);
    const { madeSoFar } = await loadToolTexts(language);
    const status = new StatusLine(io);
    status.begin();
    let cases: Case[];
    try {
      cases = generated(dialect, options, (made) => {
        if (io.interrupted.aborted) throw new InterruptedError();
        status.show(() => madeSoFar(made));
      });
    } finally {
      status.end();
    }
    if (!values.json) {
      output.write(printInput(dialect, cases));
      return EXIT.answered;
    }
    output.write(`{"dialect":${JSON.stringify(dialect.id)},"cases":[`);
    for (const [index, { odd, ...asked }] of cases.entries()) {
      const told = odd === undefined ? asked : { ...asked, text: odd.write() };
      output.write(`${index === 0 ? "\n" : ",\n"}${JSON.stringify(told)}`);
    }
    output.write("\n]}\n");
    return EXIT.answered;
  },
};

/**
 * Reads the options' values.
 *
 * @throws {CliError}
 */
export function generateOptions(values: OptionValues<typeof GENERATE_OPTIONS>): GenerateOptions {
  const { cases, seed, depth, hardest, unsolvable, edge, size } = values;
  if (depth !== undefined && hardest) {
    throw conflict("--depth", "--hardest");
  }
  return {
    seed: wholeNumber("--seed", seed ?? "0"),
    ...(cases !== undefined && { cases: wholeNumber("--cases", cases) }),
    ...(depth !== undefined && { depth: wholeNumber("--depth", depth) }),
    ...(hardest && { hardest }),
    ...(unsolvable !== undefined && { unsolvable: ratioOf(unsolvable) }),
    ...(edge && { edge }),
    ...(size !== undefined && { size: sizeOf(size) }),
  };
}

/** Cases between two looks at the clock. */
const LOOK = 64;

/**
 * Returns generated cases; `tell` hears from time to time how many there are.
 *
 * @throws {CliError} where the dialect has none like that
 */
export function generated(
  dialect: Dialect,
  options: GenerateOptions,
  tell: (made: number) => void = () => {},
): Case[] {
  const cases: Case[] = [];
  try {
    for (const asked of generateCases(dialect, options)) {
      if (cases.length % LOOK === 0) tell(cases.length);
      cases.push(asked);
    }
    return cases;
  } catch (error) {
    if (error instanceof GenerateError) {
      throw new CliError({ code: "GENERATE", reason: error.code, dialect: dialect.id });
    }
    if (error instanceof PuzzleError && options.size !== undefined) {
      const { width, height } = options.size;
      throw badValue("--size", `${width}x${height}`, { kind: "size" });
    }
    throw error;
  }
}

function ratioOf(given: string): number {
  const ratio = /^(\d+\.?\d*|\.\d+)$/.test(given) ? Number(given) : Number.NaN;
  if (!(ratio >= 0 && ratio <= 1)) throw badValue("--unsolvable", given, { kind: "ratio" });
  return ratio;
}
