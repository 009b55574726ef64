import { scramble } from "@slidepath/core";

/** Bodies of requests for random 3×3 boards, the same on every run. */
export function threeByThree(count: number): string[] {
  return Array.from({ length: count }, (_, seed) =>
    JSON.stringify({ board: scramble({ width: 3, height: 3, seed }).tiles }),
  );
}

/** Bodies of requests for random 4×4 boards. */
export function fourByFour(count: number): string[] {
  return Array.from({ length: count }, (_, seed) =>
    JSON.stringify({ board: scramble({ width: 4, height: 4, seed }).tiles }),
  );
}
