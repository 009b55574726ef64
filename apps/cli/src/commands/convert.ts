import { convertInSlices } from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Command, OptionTable } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT } from "../exit-code.ts";
import { required } from "../option-value.ts";
import { inputError, unfitError } from "../solving/asked.ts";
import { readSettings, unfit } from "../solving/solve-options.ts";
import { sourceOf } from "../solving/source.ts";
import { StatusLine } from "../status-line.ts";
import { loadToolTexts } from "../texts/load-texts.ts";

const OPTIONS = {
  from: { type: "string" },
  to: { type: "string" },
  goal: { type: "string" },
  size: { type: "string" },
  strict: { type: "boolean" },
  json: { type: "boolean" },
} as const satisfies OptionTable;

/** Cases between two looks at the clock. */
const LOOK = 64;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 1,
  async run(values, [file], context) {
    const from = await dialectNamed(required("--from", values.from));
    const to = await dialectNamed(required("--to", values.to));
    const settings = await readSettings(values, from);
    if (unfit(settings, from) !== undefined) throw unfitError(settings, from);
    const source = await sourceOf(file, context);
    const { io } = context;
    const { readSoFar } = await loadToolTexts(context.language);
    const status = new StatusLine(io);
    status.begin();
    const slices = convertInSlices(from, to, source.bytes, settings.reading);
    let slice = slices.next();
    for (let read = 1; !slice.done; read++) {
      if (read % LOOK === 0) status.show(() => readSoFar(read));
      slice = slices.next();
    }
    status.end();
    const { text, cases, repairs, diagnostic, refusal } = slice.value;
    if (diagnostic !== undefined) throw inputError(source, diagnostic);
    if (refusal !== undefined) {
      const { case: number, reason } = refusal;
      throw new CliError({ code: "UNWRITABLE", number, dialect: to.id, reason });
    }
    const { output } = context;
    if (values.json) {
      const told = { from: from.id, to: to.id, cases, text, repairs };
      output.write(`${JSON.stringify(told, null, 2)}\n`);
    } else {
      output.write(text!);
    }
    return EXIT.answered;
  },
};
