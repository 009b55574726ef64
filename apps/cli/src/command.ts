import type { Language } from "@slidepath/formats";
import type { ExitCode } from "./exit-code.ts";
import type { Io } from "./io.ts";
import type { Output } from "./output.ts";
import type { Texts } from "./texts/texts.ts";

/** The options that a command takes, by their long names. */
export type OptionTable = Readonly<
  Record<string, { readonly type: "string" | "boolean"; readonly short?: string }>
>;

/** The options that were given: text for a string option, true for a boolean one. */
export type OptionValues<Table extends OptionTable> = {
  readonly [Name in keyof Table]?: Table[Name]["type"] extends "string" ? string : true;
};

/** What every command is handed beside its arguments. */
export interface Context {
  readonly io: Io;
  /** Standard output, flushed when the command has ended, however it ended. */
  readonly output: Output;
  readonly language: Language;
  /** The words of that language, loaded when they are needed. */
  readonly texts: () => Promise<Texts>;
}

/** One command: a module of its own, loaded when it is called for. */
export interface Command<Table extends OptionTable = OptionTable> {
  readonly options: Table;
  /** The most arguments that are not options. */
  readonly positionals: number;
  run(
    values: OptionValues<Table>,
    positionals: readonly string[],
    context: Context,
  ): Promise<ExitCode>;
}
