import { CliError } from "../cli-error.ts";
import type { Command, OptionTable } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT } from "../exit-code.ts";
import { CONVENTIONS, checkerScript } from "../judging/checker-script.ts";
import { unfitError } from "../solving/asked.ts";
import { choice, readSettings, unfit } from "../solving/solve-options.ts";

const OPTIONS = {
  convention: { type: "string" },
  goal: { type: "string" },
  size: { type: "string" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 1,
  async run(values, [id], { output }) {
    if (id === undefined) throw new CliError({ code: "ARGUMENT_MISSING", argument: "ID" });
    const dialect = await dialectNamed(id);
    const settings = await readSettings(values, dialect);
    if (unfit(settings, dialect) !== undefined) throw unfitError(settings, dialect);
    const given = values.convention ?? "testlib";
    const convention = await choice("--convention", given, CONVENTIONS);
    const options = (["goal", "size"] as const).flatMap((name) =>
      values[name] === undefined ? [] : [`--${name}`, values[name]],
    );
    output.write(checkerScript(dialect.id, convention, options));
    return EXIT.answered;
  },
};
