import { DIALECTS, type Dialect, dialectTitle, type Language } from "@slidepath/formats";
import type { Command, OptionTable } from "../command.ts";
import { dialectNamed } from "../dialect-named.ts";
import { EXIT } from "../exit-code.ts";
import { table } from "../table.ts";
import type { Texts } from "../texts/texts.ts";

const OPTIONS = {
  json: { type: "boolean" },
} as const satisfies OptionTable;

export const command: Command<typeof OPTIONS> = {
  options: OPTIONS,
  positionals: 1,
  async run({ json }, [id], { language, output, texts }) {
    const one = id === undefined ? undefined : await dialectNamed(id);
    if (json) output.write(`${JSON.stringify(one ?? DIALECTS, null, 2)}\n`);
    else
      output.write(
        one === undefined ? list(await texts(), language) : shown(one, await texts(), language),
      );
    return EXIT.answered;
  },
};

function list(words: Texts, language: Language): string {
  const rows = DIALECTS.map((dialect) => [
    dialect.id,
    dialectTitle(dialect, language),
    words.question(dialect),
    words.confidence(dialect.confidence),
    dialect.official.join("; "),
  ]);
  return `${table(rows)}\n${words.moreOnDialects}\n`;
}

function shown(dialect: Dialect, words: Texts, language: Language): string {
  const { id, official, goal, output, confidence, sources, traps = [] } = dialect;
  const names = words.dialectRows;
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [names.official, official],
    [names.input, words.input(dialect)],
    [names.goal, [words.goal(goal)]],
    [names.question, [words.question(dialect)]],
    [names.solved, [JSON.stringify(output.solved)]],
    [names.atOnce, output.atOnce === undefined ? [] : [JSON.stringify(output.atOnce)]],
    [names.unsolvable, [words.unsolvableWords(output.unsolvable)]],
    [names.refusal, output.refusal === undefined ? [] : [JSON.stringify(output.refusal.template)]],
    [names.judged, [words.judged(output.judged)]],
    [names.confidence, [words.confidence(confidence)]],
    [names.sources, sources],
    [names.traps, traps],
  ];
  const rows = facts.flatMap(([name, lines]) =>
    lines.map((line, i) => ["", i === 0 ? name : "", line]),
  );
  return `${id}: ${dialectTitle(dialect, language)}\n${table(rows)}`;
}
