/**
 * Returns what a program says that it prints: the comment lines right after each call of console.log, as in
 *
 *     console.log(1 + 1);
 *     // 2
 */
export function commentedOutput(code: string): string {
  const said: string[] = [];
  let place: "elsewhere" | "in a call" | "after a call" = "elsewhere";
  for (const line of code.split("\n").map((text) => text.trim())) {
    if (place === "after a call" && line.startsWith("// ")) {
      said.push(line.slice("// ".length));
      continue;
    }
    if (/\bconsole\.log\(/.test(line)) place = "in a call";
    else if (place === "after a call") place = "elsewhere";
    if (place === "in a call" && line.endsWith(");")) place = "after a call";
  }
  return said.join("\n");
}

/**
 * Returns the pattern of an output in which an ellipsis stands for anything: on a line of its own for any lines,
 * within a line for any part of it. Blanks at the ends of lines do not count.
 */
export function outputPattern(expected: string): RegExp {
  const lines = withoutTrailingBlanks(expected).split("\n");
  const parts = lines.map((line) =>
    line === "…" ? "(?:.*\n)*?" : `${line.split("…").map(escaped).join(".*")}\n`,
  );
  return new RegExp(`^${parts.join("")}$`);
}

/** Returns an output as a document can show it. */
export function withoutTrailingBlanks(text: string): string {
  return text.replace(/[ \t]+$/gm, "").replace(/\n+$/, "");
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&");
}
