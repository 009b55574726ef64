import type { TextFault } from "../../workers/text-protocol.ts";

/** Selects in a text area what a fault is about. */
export function selectPlace(
  area: HTMLTextAreaElement | null,
  { line, column, text }: Pick<TextFault, "line" | "column" | "text">,
): void {
  if (area === null) return;
  const at = offsetOf(area.value, line, column);
  area.focus();
  area.setSelectionRange(at, at + Math.max(1, text.length));
}

/** The offset of a place that is counted in lines and characters from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const characters = Array.from(lines[line - 1] ?? "").slice(0, column - 1);
  return before + characters.join("").length;
}
