import {
  loadPatternDatabases,
  MAX_PATTERN_CELLS,
  type PatternBuild,
  type PatternDatabases,
} from "@slidepath/core";
import { printSize } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, Context, OptionTable, OptionValues } from "../command.ts";
import { EXIT, type ExitCode } from "../exit-code.ts";
import { InterruptedError } from "../io.ts";
import { bytesOf, choice, goalFor, sizeOf } from "../solving/solve-options.ts";
import { StatusLine } from "../status-line.ts";
import { table } from "../table.ts";
import {
  faultOf,
  keepTables,
  removeLeftovers,
  removeTables,
  type TableFault,
  type TableFile,
  tableFiles,
  tableFolder,
  tablesIn,
} from "../tables/table-files.ts";
import { loadToolTexts } from "../texts/load-texts.ts";
import type { ToolTexts } from "../texts/tool-texts.ts";

const OPTIONS = {
  goal: { type: "string" },
  "max-memory": { type: "string" },
  json: { type: "boolean" },
} as const satisfies OptionTable;

const ACTIONS = ["list", "build", "verify", "clear"] as const;
type Values = OptionValues<typeof OPTIONS>;

/** How much building may take where nobody says: enough for 7-8 of a fifteen puzzle. */
const MOST_BYTES = 2 ** 31;
/** Steps of about a millisecond between two looks at the signal. */
const STEPS = 4;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 3,
  async run(values, [given, ...rest], context) {
    if (given === undefined) {
      throw new CliError({ code: "ARGUMENT_MISSING", argument: ACTIONS.join("|") });
    }
    const action = await choice("tables", given, ACTIONS);
    const words = (await loadToolTexts(context.language)).tables;
    const folder = tableFolder(context.io.cacheFolder());
    removeLeftovers(folder, context.io.processes);
    const most = { list: 0, build: 2, verify: 1, clear: 1 }[action];
    if (rest.length > most) throw new CliError({ code: "ARGUMENT_EXTRA", given: rest[most]! });
    switch (action) {
      case "list":
        return list(values, folder, context, words);
      case "build":
        return build(values, rest, folder, context, words);
      case "verify":
        return verify(values, chosen(folder, rest[0]), context, words);
      case "clear":
        return clear(values, chosen(folder, rest[0]), context, words);
    }
  },
};

type Words = ToolTexts["tables"];

/**
 * Returns the files of a folder, or the one of this name.
 *
 * @throws {CliError}
 */
function chosen(folder: string, id: string | undefined): TableFile[] {
  const files = tableFiles(folder);
  const wanted = id === undefined ? files : files.filter((file) => file.id === id);
  if (id === undefined || wanted.length > 0) return wanted;
  throw new CliError({ code: "TABLES_UNKNOWN", given: id });
}

function list({ json }: Values, folder: string, { output }: Context, words: Words): ExitCode {
  const files = tableFiles(folder);
  if (json) {
    output.write(`${JSON.stringify({ folder, tables: files.map(toldOf) })}\n`);
    return EXIT.answered;
  }
  output.write(`${words.keptIn(folder)}\n`);
  if (files.length === 0) output.write(`${words.none}\n`);
  else output.write(table(files.map((file) => rowOf(file, words))));
  return EXIT.answered;
}

function rowOf({ id, bytes, head }: TableFile, words: Words): string[] {
  if (typeof head === "string") return [id, "", "", words.size(bytes), words.faults[head]];
  const sizes = head.patterns.map(({ cells }) => cells.length).join("-");
  return [id, printSize(head), sizes, words.size(bytes), words.goalBlank(head.goalBlank)];
}

/** A file as JSON tells it. */
function toldOf({ id, path, bytes, head }: TableFile) {
  if (typeof head === "string") return { id, path, bytes, fault: head };
  const { width, height, goalBlank, patterns } = head;
  return {
    id,
    path,
    bytes,
    width,
    height,
    goalBlank,
    patterns: patterns.map(({ cells }) => cells),
  };
}

async function build(
  values: Values,
  [given = "4x4", patterns]: readonly string[],
  folder: string,
  context: Context,
  words: Words,
): Promise<ExitCode> {
  const { io, output } = context;
  const size = sizeOf(given, "SIZE");
  if (size.width * size.height > MAX_PATTERN_CELLS) {
    throw new CliError({ code: "TABLES_UNSUPPORTED", given: printSize(size) });
  }
  const { requestTables } = await import("../tables/table-request.ts");
  const { id, build: building } = requestTables({
    goal: await goalFor(values.goal, size),
    patterns,
    limit:
      values["max-memory"] === undefined
        ? MOST_BYTES
        : bytesOf("--max-memory", values["max-memory"]),
  });
  const began = io.now();
  const tell = (file: TableFile, isNew: boolean): ExitCode => {
    const milliseconds = io.now() - began;
    if (values.json) {
      output.write(`${JSON.stringify({ ...toldOf(file), built: isNew, milliseconds })}\n`);
    } else {
      const { path, bytes } = file;
      output.write(
        `${isNew ? words.built(id, bytes, milliseconds, path) : words.kept(id, path)}\n`,
      );
    }
    return EXIT.answered;
  };
  const known = tableFiles(folder).find((file) => file.id === id);
  if (known !== undefined) {
    const fault = faultIn(known, context, words);
    if (fault === undefined) return tell(known, false);
    io.writeError(`slidepath: ${words.rebuilding(known.path, fault)}\n`);
  }
  const tables = finished(building, context, (done) => words.building(id, done));
  keepTables(folder, id, tables, io.processes);
  return tell(tableFiles(folder).find((file) => file.id === id)!, true);
}

/** Goes on with tables until they are there. */
function finished(
  building: PatternBuild,
  { io }: Context,
  words: (done: number) => string,
): PatternDatabases {
  const status = new StatusLine(io);
  status.begin();
  try {
    for (;;) {
      const tables = building.run(STEPS);
      if (tables !== undefined) return tables;
      if (io.interrupted.aborted) throw new InterruptedError();
      const { entries, total } = building.progress();
      status.show(() => words(entries / total));
    }
  } finally {
    status.end();
  }
}

/** Reads a file whole; returns what is wrong with it, if anything. */
function faultIn(file: TableFile, context: Context, words: Words): TableFault | undefined {
  if (typeof file.head === "string") return file.head;
  try {
    finished(loadPatternDatabases(tablesIn(file.path)), context, (done) =>
      words.verifying(file.id, done),
    );
    return undefined;
  } catch (error) {
    return faultOf(error);
  }
}

function verify(
  { json }: Values,
  files: readonly TableFile[],
  context: Context,
  words: Words,
): ExitCode {
  const { output } = context;
  let exit: ExitCode = EXIT.answered;
  const told: object[] = [];
  for (const file of files) {
    const fault = faultIn(file, context, words);
    if (fault !== undefined) exit = EXIT.notAccepted;
    told.push({ ...toldOf(file), sound: fault === undefined, ...(fault && { fault }) });
    if (!json)
      output.write(`${file.id}: ${fault === undefined ? words.sound : words.faults[fault]}\n`);
  }
  if (json) output.write(`${JSON.stringify({ tables: told })}\n`);
  else if (files.length === 0) output.write(`${words.none}\n`);
  return exit;
}

function clear(
  { json }: Values,
  files: readonly TableFile[],
  { output }: Context,
  words: Words,
): ExitCode {
  for (const file of files) removeTables(file);
  const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
  if (json) output.write(`${JSON.stringify({ removed: files.map(({ id }) => id), bytes })}\n`);
  else output.write(`${words.removed(files.length, bytes)}\n`);
  return EXIT.answered;
}
