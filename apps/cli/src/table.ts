import stringWidth from "string-width";

/** Returns columns as wide as their widest cell, two blanks between them and the last one ragged. */
export function table(rows: readonly (readonly string[])[]): string {
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...rows.map((row) => stringWidth(row[column]!))),
  );
  const padded = (cell: string, column: number): string =>
    cell + " ".repeat(widths[column]! - stringWidth(cell));
  return rows.map((row) => `${row.map(padded).join("  ").trimEnd()}\n`).join("");
}
