import type { Dialect } from "../dialect.ts";
import type { MoveSequence } from "../move-sequence.ts";
import type { MoveNotation } from "../notation.ts";
import { parseMoves } from "../parse-moves.ts";

/** A way to read a text that is no board as moves. */
export interface MoveReading {
  readonly moves: MoveSequence;
  /** The words for up, down, left, right, and whose way they name. */
  readonly words: MoveNotation["words"];
  readonly names: MoveNotation["names"];
  /** The dialects that write moves so. */
  readonly dialects: readonly string[];
}

/** Returns the ways to read a text as moves, one for each sense that dialects give it. */
export function moveReadings(dialects: readonly Dialect[], bytes: Uint8Array): MoveReading[] {
  const notations = new Map<string, { notation: MoveNotation; dialects: string[] }>();
  for (const { id, output } of dialects) {
    if (!("words" in output.moves)) continue;
    const { words, names } = output.moves;
    const key = JSON.stringify([words.map((word) => word.toLowerCase()), names]);
    const known = notations.get(key);
    if (known === undefined) notations.set(key, { notation: output.moves, dialects: [id] });
    else known.dialects.push(id);
  }
  const readings: MoveReading[] = [];
  for (const { notation, dialects: ids } of notations.values()) {
    const { words, names } = notation;
    const parsed = parseMoves(bytes, { names, words });
    if (!parsed.ok || parsed.moves.runs.length === 0) continue;
    const { moves } = parsed;
    const index = readings.findIndex((known) => areSame(known.moves, moves));
    const known = readings[index];
    if (known === undefined) readings.push({ moves, words, names, dialects: ids });
    else readings[index] = { ...known, dialects: [...known.dialects, ...ids] };
  }
  return readings;
}

function areSame({ runs: a }: MoveSequence, { runs: b }: MoveSequence): boolean {
  return (
    a.length === b.length &&
    a.every(({ move, count }, i) => move === b[i]!.move && count === b[i]!.count)
  );
}
