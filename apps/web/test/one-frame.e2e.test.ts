import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "./visit.ts";

/** When an answer was seen. */
interface Seen {
  /** From the event to the end of the frame that shows the answer. Milliseconds. */
  readonly ms: number;
  /** How many frames went before that did not have it. */
  readonly framesWithout: number;
}

/** Asks for the shortest way by a click or a key, and tells which frame had the answer. */
async function ask(page: Page, act: () => Promise<void>): Promise<Seen> {
  await page.evaluate(() => {
    const seen = new Promise<Seen>((resolve) => {
      let asked: number | undefined;
      let frames = 0;
      const frame = (): void => {
        if (asked !== undefined && document.querySelector("[data-testid=found]") !== null) {
          const framesWithout = frames;
          const from = asked;
          // A task comes after the frame that this call belongs to.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => resolve({ ms: performance.now() - from, framesWithout });
          port2.postMessage(null);
          return;
        }
        if (asked !== undefined) frames++;
        requestAnimationFrame(frame);
      };
      requestAnimationFrame(frame);
      addEventListener(
        "click",
        ({ timeStamp }) => {
          asked ??= timeStamp;
        },
        { capture: true },
      );
    });
    Object.assign(globalThis, { seen });
  });
  await act();
  return page.evaluate(() => (globalThis as unknown as { readonly seen: Promise<Seen> }).seen);
}

test("a 3×3 answer is in the first frame after it is asked for", async ({ annotate }) => {
  const page = await visit();
  const seen: Seen[] = [];
  for (const path of [
    "?board=8,6,7/2,5,4/3,0,1",
    "?board=6,4,7/8,5,0/3,2,1",
    "?board=1,2,3/4,5,6/0,7,8",
    "?board=0,1,3/8,2,4/7,6,5&goal=1,2,3/8,0,4/7,6,5",
  ]) {
    for (const way of ["click", "key"] as const) {
      await page.goto(page.url().replace(/(\?.*)?$/, path));
      const button = page.getByRole("button", { name: "Shortest way" });
      await button.focus();
      // "Shortest from here" has its number: the page is at rest.
      await page.waitForFunction(() =>
        /^\d+$/.test(document.querySelector("[data-testid=shortest]")?.textContent ?? ""),
      );
      seen.push(
        await ask(page, () => (way === "key" ? page.keyboard.press("Enter") : button.click())),
      );
    }
  }
  const times = seen.map(({ ms }) => ms).sort((a, b) => a - b);

  await annotate(
    `from the event to the end of the frame with the answer: ${times.map((ms) => ms.toFixed(1)).join(", ")} ms`,
  );
  expect(seen.map(({ framesWithout }) => framesWithout)).toEqual(seen.map(() => 0));
}, 60_000);
