import type { Region } from "./cut.ts";
import { isSample, type Sample } from "./samples.ts";

/** Which picture is on the board: one of ours, or a data: URL of the visitor's own; and the part that is shown. */
export interface KeptPicture {
  readonly sample: Sample | null;
  readonly own: string | null;
  readonly region: Region | null;
}

const KEY = "picture";

/**
 * Keeps the choice while the tab is open, for reloads, the other language and the way back. No other tab sees it,
 * and nothing is left when the tab is closed.
 */
export function keepPicture(kept: KeptPicture): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Forbidden or full: the picture stays until the page is left.
  }
}

/** Returns what was kept; null where nothing was, or nothing that makes sense. */
export function keptPicture(): KeptPicture | null {
  try {
    return readKept(JSON.parse(sessionStorage.getItem(KEY) ?? "null"));
  } catch {
    return null;
  }
}

function readKept(value: unknown): KeptPicture | null {
  if (typeof value !== "object" || value === null) return null;
  const { sample, own, region } = value as Record<string, unknown>;
  const part = isRegion(region) ? region : null;
  if (isSample(sample)) return { sample, own: null, region: part };
  if (typeof own === "string" && own.startsWith("data:image/jpeg;base64,")) {
    return { sample: null, own, region: part };
  }
  return null;
}

function isRegion(value: unknown): value is Region {
  if (typeof value !== "object" || value === null) return false;
  const { x, y, width, height } = value as Record<string, unknown>;
  return (
    [x, y, width, height].every(Number.isSafeInteger) &&
    Number(x) >= 0 &&
    Number(y) >= 0 &&
    Number(width) > 0 &&
    Number(height) > 0
  );
}
