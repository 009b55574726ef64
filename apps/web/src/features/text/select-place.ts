import type { TextFault } from "../../workers/text-protocol.ts";

/** Selects in a text area what a fault is about, and brings it into sight. */
export function selectPlace(
  area: HTMLTextAreaElement | null,
  { line, column, text }: Pick<TextFault, "line" | "column" | "text">,
): void {
  if (area === null) return;
  const at = offsetOf(area.value, line, column);
  area.scrollIntoView({ block: "nearest" });
  area.focus({ preventScroll: true });
  area.setSelectionRange(at, at + Math.max(1, text.length));
  area.scrollTop = heightOf(area, area.value.slice(0, at)) - area.clientHeight / 2;
}

/** How high a text stands in an area like this one, its long lines broken. Pixels. */
function heightOf(area: HTMLTextAreaElement, text: string): number {
  const double = area.cloneNode() as HTMLTextAreaElement;
  double.removeAttribute("id");
  double.value = text;
  const { width } = area.getBoundingClientRect();
  Object.assign(double.style, {
    position: "absolute",
    visibility: "hidden",
    width: `${width}px`,
    height: "0",
    minHeight: "0",
  });
  area.after(double);
  const height = double.scrollHeight;
  double.remove();
  return height;
}

/** The offset of a place that is counted in lines and characters from 1. */
function offsetOf(text: string, line: number, column: number): number {
  const lines = text.split("\n");
  const before = lines.slice(0, line - 1).reduce((sum, { length }) => sum + length + 1, 0);
  const characters = Array.from(lines[line - 1] ?? "").slice(0, column - 1);
  return before + characters.join("").length;
}
