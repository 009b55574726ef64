import { createBoard, goalBoard, idaStar, scramble } from "@slidepath/core";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { longestTask, workerStarted } from "./main-thread.ts";
import { visit } from "./visit.ts";

/** What stood beside a board in some frame. */
type Pair = readonly [board: string, shortest: string];

/** Has the fewest moves worked out, plays at random and too fast, and returns all that was shown on the way. */
async function race(page: Page, keys: readonly string[]): Promise<Pair[]> {
  return page.evaluate(async (pressed) => {
    const shown = new Map<string, Pair>();
    const look = (): string => {
      const board = document.querySelector<HTMLElement>(".board")?.dataset["board"] ?? "";
      const shortest = document.querySelector("[data-testid=shortest]")?.textContent ?? "";
      shown.set(`${board} ${shortest}`, [board, shortest]);
      return shortest;
    };
    const frame = (): void => {
      look();
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
    document.querySelector<HTMLElement>("[data-testid=shortest] button")?.click();
    for (const [index, key] of pressed.entries()) {
      dispatchEvent(new KeyboardEvent("keydown", { key }));
      // At once, soon, or after an answer.
      await new Promise((resolve) => setTimeout(resolve, [0, 3, 12, 40][index % 4]));
      while (index % 12 === 11 && !/^\d+$/.test(look())) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
    return [...shown.values()];
  }, keys);
}

test.each([
  { width: 5, height: 2 },
  { width: 3, height: 4, depth: 36 },
  { width: 4, height: 4, depth: 30 },
])(
  "the fewest moves from here are right beside every board of $width by $height, however fast one plays",
  async ({ width, height, depth }) => {
    const start = scramble({ width, height, seed: 5, ...(depth && { depth }) });
    const rows = Array.from({ length: height }, (_, row) =>
      start.tiles.slice(row * width, (row + 1) * width).join(","),
    ).join("/");
    const page = await visit({ path: `?board=${rows}`, isTraced: true });
    await page.getByRole("button", { name: "Work out" }).waitFor();
    await workerStarted(page);
    const ways = ["ArrowUp", "ArrowLeft", "ArrowDown", "ArrowRight"];
    // Wanders to and fro, so that boards come again.
    const keys = Array.from({ length: 60 }, (_, n) => ways[(n * n + (n >> 2)) % 4]!);
    let shown: Pair[] = [];
    const longest = await longestTask(page, async () => {
      shown = await race(page, keys);
    });
    expect(longest).toBeLessThan(50);

    const boards = new Set(shown.map(([tiles]) => tiles));
    expect(boards.size).toBeGreaterThan(5);
    const goal = goalBoard(width, height);
    let numbers = 0;
    for (const tiles of boards) {
      const problem = { start: createBoard(width, height, tiles.split(",").map(Number)), goal };
      // Another method and heuristic than the page's.
      const found = idaStar(problem, { heuristic: "manhattan" }).run(Number.POSITIVE_INFINITY);
      if (found?.status !== "solved") throw new Error(`${tiles} is not solved`);
      for (const [, shortest] of shown.filter(([of]) => of === tiles)) {
        if (/^\d+$/.test(shortest)) {
          numbers++;
          expect([tiles, shortest]).toEqual([tiles, String(found.length)]);
        } else if (shortest !== "Work out") {
          const [, bound] = /^(\d+) … \?$/.exec(shortest) ?? [];
          expect(bound, shortest).toBeDefined();
          expect(Number(bound)).toBeLessThanOrEqual(found.length);
        }
      }
    }
    expect(numbers).toBeGreaterThan(3);
  },
);
