import { CHECKER_EXIT } from "../exit-code.ts";

/** The conventions by which contest systems call a judge. */
export const CONVENTIONS = ["testlib", "kattis"] as const;

export type Convention = (typeof CONVENTIONS)[number];

const USAGES: Readonly<Record<Convention, string>> = {
  testlib: "checker INPUT OUTPUT ANSWER [RESULT [-appes]]",
  kattis: "run INPUT ANSWER FEEDBACK_DIR [FLAG ...] < OUTPUT",
};

/** What the script ends with where the program is missing: a fault on the judge's side in both conventions. */
const MISSING: Readonly<Record<Convention, string>> = {
  testlib: `echo "FAIL $slidepath is not installed" >&2; exit ${CHECKER_EXIT.testlib.fail};`,
  kattis: 'echo "$slidepath is not installed" >&2; exit 1;',
};

/** Returns a shell script that judges a dialect in a convention. */
export function checkerScript(
  dialect: string,
  convention: Convention,
  options: readonly string[],
): string {
  const chosen = options.map((option) => ` ${quoted(option)}`).join("");
  return `#!/bin/sh
# Judges ${dialect}: ${USAGES[convention]}
slidepath=\${SLIDEPATH:-slidepath}
command -v "$slidepath" >/dev/null || { ${MISSING[convention]} }
exec "$slidepath" judge --convention ${convention} --dialect ${quoted(dialect)}${chosen} -- "$@"
`;
}

function quoted(word: string): string {
  return /^[\w./=,:-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`;
}
