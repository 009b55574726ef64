import { depthCounts } from "@slidepath/golden";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { longestTask } from "./main-thread.ts";
import { LOOKS, overflow, visit } from "./visit.ts";

/** One of the two boards of 3×3 that are 31 moves away. */
const HARDEST = "understand/?board=8,6,7/2,5,4/3,0,1";

/** The first of Korf's hundred fifteen puzzles, of 57 moves. */
const FIFTEEN =
  "understand/?board=14,13,15,7/11,12,9,5/6,0,2,1/4,8,10,3&goal=0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15";

function numbers(texts: readonly string[]): number[] {
  return texts.map((text) => Number(text.replaceAll(",", "")));
}

/** Waits until all searches have ended. */
async function raceIsOver(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Run again" }).waitFor();
}

test("the rank is worked out, all at once and digit by digit, and follows the board", async () => {
  const page = await visit({ path: HARDEST });
  // 8·8! + 6·7! + 6·6! + 2·5! + 4·4! + 3·3! + 2·2!
  expect(await page.getByTestId("rank").textContent()).toBe("357,478");
  await page.getByRole("button", { name: "Digit by digit" }).click();
  expect(await page.getByTestId("rank").textContent()).toBe("322,560");
  const words = "Tile 8: 8 of the 8 after it are smaller, so 8 × 8! = 8 × 40,320 = 322,560.";
  expect(await page.getByTestId("digit").textContent()).toBe(words);
  expect(await page.getByTestId("announcer").textContent()).toBe(words);
  await page.getByRole("button", { name: "Next digit" }).click();
  expect(await page.getByTestId("rank").textContent()).toBe("352,800");
  expect(await page.locator(".rank-entry[data-role=smaller]").allTextContents()).toEqual([
    "2",
    "5",
    "4",
    "3",
    "0",
    "1",
  ]);
  await page.getByRole("button", { name: "All at once" }).click();
  await page.getByRole("button", { name: "Tile 5, row 2, column 2" }).click();
  // 8 6 7 2 0 4 3 5 1: the blank's digit is now 0·4!, then 2·3! + 1·2! + 1·1!
  expect(await page.getByTestId("rank").textContent()).toBe("357,375");
});

test("inversions are arcs, and their parity tells whether there is a way", async () => {
  const page = await visit({ path: HARDEST });
  expect(await page.locator("path.arc").count()).toBe(24);
  expect(await page.getByTestId("inversions").textContent()).toBe("24 inversions.");
  await page.getByRole("button", { name: "Arcs of tile 5" }).click();
  expect(await page.getByTestId("inversions").textContent()).toBe(
    "Tile 5 is inverted with 8, 6, 7, 4, 3, 1.",
  );
  expect(await page.locator("path.arc[data-chosen]").count()).toBe(6);
  expect(await page.getByTestId("solvable").textContent()).toBe(
    "Both are even, so this board can be solved.",
  );
});

test("Loyd's board cannot be solved; the exchange that is offered mends it", async () => {
  const page = await visit({ path: "understand/" });
  await page.getByRole("button", { name: "Loyd’s 14–15" }).click();
  expect(await page.getByTestId("parity-start").textContent()).toBe(
    "This board has 1 inversion, and its blank is in row 3: 1 + 3 = 4, even.",
  );
  expect(await page.getByTestId("parity-goal").textContent()).toBe(
    "The goal has 0 inversions, and its blank is in row 3: 0 + 3 = 3, odd.",
  );
  expect(await page.locator(".tile[data-marked]").count()).toBe(2);
  expect(await page.getByRole("button", { name: "Start", exact: true }).isDisabled()).toBe(true);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Exchange them" }).click();
  await page.getByTestId("solvable").waitFor();
  expect(await page.getByTestId("announcer").textContent()).toContain("can be solved");
  expect(await page.locator(".tile[data-marked]").count()).toBe(0);
  await page.goBack();
  await page.getByTestId("unsolvable").waitFor();
});

test("heuristics tell their values beside the true distance", async () => {
  const page = await visit({ path: HARDEST });
  await page.waitForFunction(
    () => document.querySelector("[data-heuristic=distance]")?.textContent === "31",
  );
  const value = (name: string) => page.locator(`[data-heuristic="${name}"]`).textContent();
  expect(await value("misplacedTiles")).toBe("7");
  expect(await value("manhattan")).toBe("21");
  const walking = Number(await value("walkingDistance"));
  expect(walking).toBeGreaterThan(21);
  expect(walking).toBeLessThanOrEqual(31);
});

test("all 181,440 boards stand by their distance, with this one among them", async () => {
  const page = await visit({ path: HARDEST });
  await page.getByText("The numbers as a table").first().click();
  const cells = page.locator("td[data-depth]");
  await cells.first().waitFor();
  expect(numbers(await cells.allTextContents())).toEqual(depthCounts()["3x3/blank=8"]);
  expect(await page.getByTestId("here").textContent()).toBe(
    "This board is 31 moves away, as are 2 boards in all: 181,438 are nearer, 0 are farther.",
  );
  expect(await page.locator("tr[aria-current]").textContent()).toContain("31 · this board");
  const drawn = await page.locator("[data-testid=chart] canvas").first().boundingBox();
  expect(drawn!.height).toBeGreaterThan(200);
  await page.getByRole("button", { name: "Random 3×2" }).click();
  await page.waitForFunction(() => document.querySelectorAll("td[data-depth]").length === 22);
  expect(numbers(await cells.allTextContents())).toEqual(depthCounts()["3x2/blank=5"]);
});

test("larger boards are counted when asked for, and beyond twelve cells it says why not", async () => {
  const page = await visit({ path: "understand/?board=1,2,3,4,5/6,7,8,0,9" });
  await page.getByRole("button", { name: "Count them" }).click();
  await page.getByTestId("here").waitFor();
  await page.getByText("The numbers as a table").first().click();
  expect(numbers(await page.locator("td[data-depth]").allTextContents())).toEqual(
    depthCounts()["5x2/blank=9"],
  );
  expect(await page.getByTestId("here").textContent()).toContain("1 move away");
  await page.getByRole("button", { name: "Random 4×4" }).click();
  await page.getByText("A board of 16 cells has too many others").waitFor();
});

test("searches race side by side, and their courses are told by depth", async () => {
  const page = await visit({ path: HARDEST, isTraced: true });
  await page.getByTestId("here").waitFor();
  const longest = await longestTask(page, async () => {
    await page.getByRole("button", { name: "Start", exact: true }).click();
    await raceIsOver(page);
  });
  expect(longest).toBeLessThan(50);
  const results = await page.getByTestId("result").allTextContents();
  expect(results).toEqual(new Array(10).fill("31 moves"));
  expect(await page.getByTestId("announcer").textContent()).toContain("All 10 searches are over.");

  // Breadth-first search goes through all boards of one depth after the other, from the blank's own cell.
  await page.getByText("The numbers as a table").last().click();
  const column = await page
    .getByRole("region", { name: "Nodes expanded at each bound" })
    .locator("tbody tr")
    .evaluateAll((rows) => rows.map((row) => row.querySelectorAll("th, td")[1]?.textContent ?? ""));
  const counts = depthCounts()["3x3/blank=7"]!;
  expect(numbers(column.slice(0, 30))).toEqual(counts.slice(0, 30));
  const expanded = await page.locator('[data-lane="breadth-first"] [data-testid=expanded]');
  expect(numbers(await expanded.allTextContents())).toEqual([
    numbers(column).reduce((sum, count) => sum + count, 0),
  ]);

  await page.getByRole("checkbox", { name: "Show Breadth-first in the chart" }).uncheck();
  await page.getByRole("img", { name: /9 searches/ }).waitFor();
  expect(await axe(page)).toEqual([]);
});

test("a search stops at its limit, says what it has proven, and is stopped at once", async () => {
  const page = await visit({ path: FIFTEEN });
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await raceIsOver(page);
  expect(
    await page.locator('[data-lane="breadth-first"] [data-testid=expanded]').textContent(),
  ).toBe("100,000");
  expect(
    await page.locator('[data-lane="breadth-first"] [data-testid=result]').textContent(),
  ).toMatch(/^node limit; at least 1\d$/);
  await page.getByLabel("Nodes at most, each").selectOption("10000000");
  await page.getByRole("button", { name: "Run again" }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await raceIsOver(page);
  expect(await page.getByTestId("announcer").textContent()).toBe("The searches are stopped.");
  const before = await page.getByTestId("expanded").allTextContents();
  await page.waitForTimeout(400);
  expect(await page.getByTestId("expanded").allTextContents()).toEqual(before);
  expect((await page.getByTestId("result").allTextContents())[0]).toMatch(/^stopped/);
});

test("a race is given up when the board changes", async () => {
  const page = await visit({ path: FIFTEEN });
  await page.getByLabel("Nodes at most, each").selectOption("10000000");
  await page.getByRole("button", { name: "Start", exact: true }).click();
  await page.getByRole("button", { name: "Stop", exact: true }).waitFor();
  await page.getByRole("button", { name: "Hardest 3×3" }).click();
  await page.waitForFunction(
    () => document.querySelector("[data-heuristic=distance]")?.textContent === "31",
  );
  expect(await page.getByTestId("result").count()).toBe(0);
});

test.each(LOOKS)(
  "$locale, $viewport, $theme: all of it fits, and axe finds nothing",
  async (look) => {
    const page = await visit({ ...look, path: HARDEST });
    await page.getByTestId("here").waitFor();
    await page.locator("summary").first().click();
    await page
      .getByRole("button", { name: look.locale === "en" ? "Start" : "开始", exact: true })
      .click();
    await page
      .getByRole("button", { name: look.locale === "en" ? "Run again" : "再跑一次" })
      .waitFor();
    expect(await overflow(page)).toBe(0);
    expect(await axe(page)).toEqual([]);
  },
);
