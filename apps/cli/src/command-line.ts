import { parseArgs } from "node:util";
import { CliError } from "./cli-error.ts";
import type { OptionTable, OptionValues } from "./command.ts";
import { nearest } from "./nearest.ts";

/** The options that every command takes, and that may stand before the command. */
export const GLOBAL_OPTIONS = {
  help: { type: "boolean", short: "h" },
  version: { type: "boolean", short: "V" },
  lang: { type: "string" },
} as const satisfies OptionTable;

/** The arguments of a call, split at its command. */
export interface CommandLine {
  readonly globals: OptionValues<typeof GLOBAL_OPTIONS>;
  readonly command: string | undefined;
  readonly rest: readonly string[];
}

/** Arguments sorted out. */
export interface Arguments<Table extends OptionTable> {
  readonly values: OptionValues<Table>;
  readonly positionals: readonly string[];
}

/**
 * Finds the command and what stands before it.
 *
 * @throws {CliError} where that is not a global option
 */
export async function splitCommandLine(argv: readonly string[]): Promise<CommandLine> {
  const first = tokensOf(argv, GLOBAL_OPTIONS).find(({ kind }) => kind === "positional");
  const at = first?.index ?? argv.length;
  const { values } = await parseArguments(argv.slice(0, at), GLOBAL_OPTIONS, 0);
  return { globals: values, command: argv[at], rest: argv.slice(at + 1) };
}

/**
 * Returns the options and other arguments that were given.
 *
 * @throws {CliError} for an option that is not in the table, a missing or unasked-for value, or more than
 * `most` other arguments
 */
export async function parseArguments<Table extends OptionTable>(
  argv: readonly string[],
  table: Table,
  most: number,
): Promise<Arguments<Table>> {
  const values: Record<string, string | true> = {};
  const positionals: string[] = [];
  for (const token of tokensOf(argv, table)) {
    if (token.kind === "positional") {
      if (positionals.length === most) {
        throw new CliError({ code: "ARGUMENT_EXTRA", given: token.value });
      }
      positionals.push(token.value);
    } else if (token.kind === "option") {
      const { name, rawName, value, inlineValue } = token;
      const option = Object.hasOwn(table, name) ? table[name] : undefined;
      if (option === undefined) throw await unknownOption(rawName, table);
      if (option.type === "boolean") {
        if (value !== undefined) {
          throw new CliError({ code: "OPTION_VALUE_UNEXPECTED", option: rawName });
        }
        values[name] = true;
      } else {
        if (value === undefined || (!inlineValue && looksLikeOption(value))) {
          throw new CliError({ code: "OPTION_VALUE_MISSING", option: rawName });
        }
        values[name] = value;
      }
    }
  }
  return { values: values as OptionValues<Table>, positionals };
}

function tokensOf(argv: readonly string[], options: OptionTable) {
  const config = { args: argv, options, strict: false, allowPositionals: true, tokens: true };
  return parseArgs(config as typeof config & { tokens: true }).tokens;
}

function looksLikeOption(value: string): boolean {
  return /^-[-a-z]/i.test(value);
}

async function unknownOption(option: string, table: OptionTable): Promise<CliError> {
  const near = await nearest(
    option,
    Object.keys(table).map((name) => `--${name}`),
  );
  return new CliError({ code: "OPTION_UNKNOWN", option, ...near });
}
