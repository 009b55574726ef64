// Takes every golden case through the packages as they are installed here.
import { answer, findDialect, parse, print } from "@slidepath/formats";
import { cases } from "./cases.js";

/** Returns the names of the cases whose output is not the one that is due, and how many there are in all. */
export function runGolden() {
  const failed = cases.filter(({ dialect, input, output }) => {
    const found = findDialect(dialect);
    let printed = "";
    for (const asked of parse(found, input)) printed += print(found, answer(found, asked));
    return printed !== output;
  });
  return { cases: cases.length, failed: failed.map(({ dialect, name }) => `${dialect}: ${name}`) };
}
