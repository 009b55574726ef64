import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { visit } from "./visit.ts";

const BOARD = "?board=1,2,3/4,5,6/0,7,8";

function tiles(page: Page): Promise<string | null> {
  return page.locator(".board").getAttribute("data-board");
}

test("a click slides a tile, a farther one takes its line along, and both can be undone", async () => {
  const page = await visit({ path: BOARD });
  await page.getByRole("button", { name: "Tile 8, row 3, column 3" }).click();
  expect(await tiles(page)).toBe("1,2,3,4,5,6,7,8,0");
  expect(await page.getByTestId("moves").textContent()).toBe("2");
  expect(await page.getByRole("status").textContent()).toContain("Solved in 2 moves.");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await tiles(page)).toBe("1,2,3,4,5,6,7,0,8");
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await tiles(page)).toBe("1,2,3,4,5,6,7,8,0");
});

test("the shortest length from here is told by the worker", async () => {
  const page = await visit({ path: "?board=8,6,7/2,5,4/3,0,1" });
  await page.waitForFunction(
    () => document.querySelector("[data-testid=shortest]")?.textContent === "31",
  );
});

test("the address holds the moves, so that a reload and a way back bring the board again", async () => {
  const page = await visit({ path: BOARD });
  await page.keyboard.press("ArrowLeft");
  expect(await tiles(page)).toBe("1,2,3,4,5,6,7,0,8");
  await page.waitForURL("**/en/?board=1,2,3/4,5,6/0,7,8&moves=r");
  await page.reload();
  await page.waitForSelector(".board");
  expect(await tiles(page)).toBe("1,2,3,4,5,6,7,0,8");
  await page.getByRole("button", { name: "Scramble" }).click();
  await page.waitForFunction(() => !location.search.includes("moves"));
  expect(await tiles(page)).not.toBe("1,2,3,4,5,6,7,0,8");
  await page.goBack();
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>(".board")?.dataset["board"] === "1,2,3,4,5,6,7,0,8",
  );
});
