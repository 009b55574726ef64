import type { Language } from "@slidepath/formats";
import { CliError } from "./cli-error.ts";
import type { Command, Context } from "./command.ts";
import { GLOBAL_OPTIONS, parseArguments, splitCommandLine } from "./command-line.ts";
import type { CommandName } from "./command-name.ts";
import { command as solve } from "./commands/solve.ts";
import { EXIT, type ExitCode } from "./exit-code.ts";
import { ClosedPipeError, InterruptedError, type Io } from "./io.ts";
import { languageNamed, languageOf } from "./language.ts";
import { nearest } from "./nearest.ts";
import { Output } from "./output.ts";
import { loadTexts } from "./texts/load-texts.ts";

/**
 * A new command is a module in commands/, its name here and in {@link CommandName}, and its help in texts/.
 * Only solve, the main job, is part of the first file; the others are loaded when they are called for.
 */
const COMMANDS: Readonly<Record<CommandName, () => Promise<Command>>> = {
  solve: async () => solve,
  judge: async () => (await import("./commands/judge.ts")).command,
  gen: async () => (await import("./commands/gen.ts")).command,
  convert: async () => (await import("./commands/convert.ts")).command,
  explain: async () => (await import("./commands/explain.ts")).command,
  verify: async () => (await import("./commands/verify.ts")).command,
  checker: async () => (await import("./commands/checker.ts")).command,
  stress: async () => (await import("./commands/stress.ts")).command,
  tables: async () => (await import("./commands/tables.ts")).command,
  enumerate: async () => (await import("./commands/enumerate.ts")).command,
  dialects: async () => (await import("./commands/dialects.ts")).command,
};

/** Runs the command line `argv` and returns the exit code; whatever went wrong has been reported. */
export async function main(argv: readonly string[], io: Io): Promise<ExitCode> {
  const language = languageOf(argv, io.env);
  const output = new Output(io);
  const context: Context = { io, output, language, texts: () => loadTexts(language) };
  try {
    try {
      return await run(argv, context);
    } finally {
      output.flush();
    }
  } catch (error) {
    if (error instanceof ClosedPipeError) return EXIT.answered;
    if (error instanceof InterruptedError) return EXIT.interrupted;
    const { reportError } = await import("./error-report.ts");
    return reportError(error, context, { json: wantsJson(argv) });
  }
}

/** Whether errors are to be JSON; what comes after a bare -- is another program's. */
function wantsJson(argv: readonly string[]): boolean {
  const end = argv.indexOf("--");
  return (end < 0 ? argv : argv.slice(0, end)).includes("--json");
}

async function run(argv: readonly string[], context: Context): Promise<ExitCode> {
  const { globals, command: name, rest } = await splitCommandLine(argv);
  checkLanguage(globals.lang);
  if (globals.version) return showVersion(context);
  if (name === "help") return help(rest[0], context);
  if (name === undefined) {
    if (globals.help) return help(undefined, context);
    throw new CliError({ code: "COMMAND_MISSING" });
  }
  if (globals.help) return help(name, context);
  if (!isCommand(name)) throw await unknownCommand(name);
  const command = await COMMANDS[name]();
  const table = { ...GLOBAL_OPTIONS, ...command.options };
  const { values, positionals } = await parseArguments(rest, table, command.positionals);
  checkLanguage(values.lang);
  if (values.help) return help(name, context);
  if (values.version) return showVersion(context);
  return command.run(values, positionals, context);
}

async function help(name: string | undefined, { output, texts }: Context): Promise<ExitCode> {
  if (name !== undefined && !isCommand(name)) throw await unknownCommand(name);
  output.write((await texts()).help[name ?? "slidepath"]);
  return EXIT.answered;
}

async function showVersion({ output }: Context): Promise<ExitCode> {
  const { version } = await import("./version.ts");
  output.write(`slidepath ${version}\n`);
  return EXIT.answered;
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name);
}

async function unknownCommand(given: string): Promise<CliError> {
  const near = await nearest(given, Object.keys(COMMANDS));
  return new CliError({ code: "COMMAND_UNKNOWN", given, ...near });
}

function checkLanguage(given: string | undefined): void {
  if (given === undefined || languageNamed(given) !== undefined) return;
  const values: readonly Language[] = ["en", "zh-CN"];
  const expected = { kind: "one-of", values } as const;
  throw new CliError({ code: "OPTION_VALUE", option: "--lang", given, expected });
}
