import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { boardOf, shows, textOf } from "./board.ts";
import { longestTask, workerStarted } from "./main-thread.ts";
import { visit } from "./visit.ts";

/** Eighty moves, as many as any: nobody waits for its end. */
const HARD =
  "?board=15,14,8,12/10,11,9,13/2,6,5,1/3,7,4,0&goal=0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15";

/** An 8×8 board with all its tiles but the last two exchanged with their neighbours. */
const BIG = `?board=${eightByEight((cell) => (cell < 62 ? cell ^ 1 : cell))}&goal=${eightByEight((cell) => cell)}`;

function eightByEight(tileIn: (cell: number) => number): string {
  const line = (row: number): string =>
    Array.from({ length: 8 }, (_, column) => tileIn(row * 8 + column)).join(",");
  return Array.from({ length: 8 }, (_, row) => line(row)).join("/");
}

test("a 3×3 board is solved, played, scrubbed, and touched", async () => {
  const page = await visit({ path: "?board=8,6,7/2,5,4/3,0,1" });
  await page.getByRole("button", { name: "Shortest way" }).click();
  await shows(page, "found", "31 moves: no way is shorter.");
  await page.waitForFunction(
    () =>
      document.querySelector("[data-testid=announcer]")?.textContent ===
      "31 moves: no way is shorter.",
  );
  expect(await page.locator(".move-list li").count()).toBe(31);
  await page.getByRole("button", { name: "One step on" }).click();
  await shows(page, "moves", "1");
  expect(await page.locator("[aria-current=step]").getAttribute("aria-label")).toMatch(/^Move 1: /);
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,0");
  await page.getByLabel("Place on the path").fill("15");
  await shows(page, "moves", "15");
  await shows(page, "shortest", "16");
  await page.getByLabel("Speed").selectOption("16 per second");
  await page.getByRole("button", { name: "Play", exact: true }).click();
  await page.waitForFunction(
    () => Number(document.querySelector("[data-testid=moves]")?.textContent) > 17,
  );
  // A touch of the board stops it, and leaving the path drops the answer.
  await page.evaluate(() => {
    const free = document.querySelectorAll<HTMLElement>(".tile[aria-disabled=false]");
    for (const tile of free) tile.click();
  });
  await page.getByRole("button", { name: "Play", exact: true }).waitFor();
  const stopped = await textOf(page, "moves");
  await page.waitForTimeout(300);
  expect(await textOf(page, "moves")).toBe(stopped);
});

test("moves are written in any notation, and copied", async () => {
  const page = await visit({ path: "?board=1,2,3/4,5,6/0,7,8" });
  await page.getByRole("button", { name: "Shortest way" }).click();
  await page.getByTestId("found").waitFor();
  for (const [notation, written] of [
    ["U D L R, the blank's way", "RR"],
    ["u d l r, the blank's way", "rr"],
    ["U D L R, the tile's way", "LL"],
    ["Arrows, the tile's way", "←←"],
    ["UP DOWN LEFT RIGHT, the blank's way", "RIGHT\nRIGHT\n"],
    ["上下左右, the blank's way", "右右"],
    ["Numbers of the tiles", "7, 8"],
  ] as const) {
    await page.getByLabel("How moves are written").selectOption(notation);
    await page.getByRole("button", { name: "Copy the moves" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(written);
    await page.getByRole("button", { name: "Copied" }).blur();
  }
  await page.getByRole("button", { name: "Copy as JSON" }).click();
  await page.getByRole("button", { name: "Copied" }).waitFor();
  expect(JSON.parse(await page.evaluate(() => navigator.clipboard.readText()))).toEqual({
    start: [
      [1, 2, 3],
      [4, 5, 6],
      [0, 7, 8],
    ],
    goal: [
      [1, 2, 3],
      [4, 5, 6],
      [7, 8, 0],
    ],
    moves: "rr",
    at: 0,
    length: 2,
    lowerBound: 2,
    optimal: true,
  });
  await page.getByRole("button", { name: "Copy a link" }).click();
  await page.waitForFunction(async () =>
    (await navigator.clipboard.readText()).endsWith("/en/?board=1,2,3/4,5,6/0,7,8&moves=rr&at=0"),
  );
  await page.getByText("The answer as a judge expects it").click();
  await page.getByLabel("Which judge").selectOption("acwing-845");
  expect(await page.getByTestId("dialect-answer").inputValue()).toBe("2\n");
});

test("the way is saved as an animation with a picture for every board", async () => {
  const page = await visit({ path: "?board=1,2,3/4,5,6/0,7,8&moves=rr" });
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as GIF" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const file = Buffer.concat(chunks);
  expect(file.subarray(0, 6).toString("latin1")).toBe("GIF89a");
  expect(file.readUInt16LE(6)).toBe(360);
  // A graphic control extension goes before each picture.
  expect(file.toString("latin1").split("\x21\xf9\x04").length - 1).toBe(3);
});

test("why there is no way is drawn on the board, and an exchange mends it", async () => {
  const page = await visit({ path: "?board=1,2,3,4/5,6,7,8/9,10,11,12/13,15,14,0" });
  const notice = page.getByTestId("unsolvable");
  expect(await notice.textContent()).toContain("No way leads to the goal");
  expect(await notice.locator("tbody tr").allTextContents()).toEqual(["Board13even", "Goal03odd"]);
  expect(await page.locator("[data-marked]").count()).toBe(2);
  expect(await page.getByTestId("parity-drawing").locator("g path").count()).toBe(1);
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Exchange 15 and 14" }).press("Enter");
  // The button is gone with the notice; the keyboard goes on from the board.
  await page.waitForFunction(() => document.activeElement?.matches(".board .tile"));
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,9,10,11,12,13,14,15,0");
  await page.getByText("✓ Solved").waitFor();
});

test("while a hard board is being solved the page stays free, and stop stops at once", async () => {
  const page = await visit({ path: HARD, isTraced: true });
  await page.getByRole("button", { name: "Shortest way" }).waitFor();
  await workerStarted(page);
  // Within the page, so that nothing is counted but the page's own work.
  const milliseconds = await longestTask(page, () =>
    page.evaluate(async () => {
      const button = [...document.querySelectorAll("button")].find(
        ({ textContent }) => textContent === "Shortest way",
      );
      button?.click();
      const nodes = (): number => {
        const facts = document.querySelectorAll("[data-testid=progress] dd");
        return Number(facts[1]?.textContent?.replaceAll(",", "") ?? 0);
      };
      while (nodes() < 100_000) await new Promise((resolve) => setTimeout(resolve, 50));
    }),
  );
  expect(milliseconds).toBeLessThan(50);
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Shortest way" }).waitFor();
  expect(await page.locator("main").textContent()).toMatch(
    // A path is there once the board has proven hard.
    /Stopped\. No way is shorter than \d\d|\d\d moves\. At least \d\d are needed/,
  );
});

test("a fifteen puzzle that takes a minute to prove shows a path meanwhile, and keeps it when stopped", async () => {
  // One of those that take 80 moves.
  const goal = "0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15";
  const page = await visit({ path: `?board=15,14,8,12/10,11,9,13/2,6,5,1/3,7,4,0&goal=${goal}` });
  await page.getByRole("button", { name: "Shortest way" }).click();
  await page.waitForFunction(() => {
    const shown = document.querySelectorAll("[data-testid=progress] dd")[2]?.textContent ?? "";
    return /^\d+$/.test(shown) && Number(shown) <= 90;
  });
  await page.getByRole("button", { name: "Stop" }).click();
  expect(await textOf(page, "found")).toMatch(/^\d\d moves\. At least [67]\d are needed/);
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await boardOf(page)).toBe(Array.from({ length: 16 }, (_, tile) => tile).join(","));
});

test("between the search and its answer nothing else is said", async () => {
  const page = await visit({ path: "?board=1,2,3,4/5,6,7,8/9,10,0,12/13,14,11,15" });
  await page.evaluate(() => {
    const seen: string[] = [];
    (window as { seen?: string[] }).seen = seen;
    const card = document.querySelector("#solve-heading")!.closest("section")!;
    new MutationObserver(() => seen.push(card.textContent ?? "")).observe(card, {
      childList: true,
      characterData: true,
      subtree: true,
    });
  });
  await page.getByRole("button", { name: "Shortest way" }).click();
  await page.getByTestId("found").waitFor();
  const seen = await page.evaluate(() => (window as { seen?: string[] }).seen!);
  expect(seen.filter((text) => text.includes("Works out the shortest way"))).toEqual([]);
});

test("an answer that comes late is not shown beside another board", async () => {
  const page = await visit({ path: HARD });
  for (let round = 0; round < 3; round++) {
    const before = await boardOf(page);
    // Asked, and moved on within milliseconds: whatever the worker says now is of no use.
    await page.evaluate(() => {
      for (const button of document.querySelectorAll("button")) {
        if (button.textContent === "Shortest way") button.click();
      }
      setTimeout(
        () => document.querySelector<HTMLElement>(".tile[aria-disabled=false]")?.click(),
        5,
      );
    });
    await page.waitForFunction(
      (old) => document.querySelector<HTMLElement>(".board")?.dataset["board"] !== old,
      before,
    );
    await page.getByRole("button", { name: "Shortest way" }).waitFor();
  }
  await page.waitForTimeout(1_000);
  expect(await page.getByTestId("found").count()).toBe(0);
  expect(await page.getByTestId("progress").count()).toBe(0);
  expect(String(await page.locator(".move-list li").count())).toBe(await textOf(page, "moves"));
});

test("on a big board an answer is there at once and grows shorter while one watches", async () => {
  const page = await visit({ path: BIG });
  await page.getByRole("button", { name: "Shortest way" }).click();
  const best = page.getByTestId("progress").locator("dd").nth(2);
  await best.waitFor();
  const first = Number((await best.textContent())?.replaceAll(",", ""));
  await page.waitForFunction((before) => {
    const shown = document.querySelectorAll("[data-testid=progress] dd")[2];
    return Number(shown?.textContent?.replaceAll(",", "")) < before;
  }, first);
  await page.getByRole("button", { name: "Stop" }).click();
  expect(await textOf(page, "found")).toMatch(/^\d+ moves\. At least \d+ are needed/);
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await boardOf(page)).toBe(Array.from({ length: 64 }, (_, tile) => tile).join(","));
});

test("who asks for less motion is told so, and sees the way without a tile sliding", async () => {
  const path = "?board=1,2,3/4,5,6/0,7,8&moves=rr&at=0";
  /** Plays to the end, and returns how long tiles took to slide, as far as they did. Milliseconds. */
  async function slidesOf(page: Page): Promise<number[]> {
    return page.evaluate(async () => {
      const durations: number[] = [];
      document.querySelector(".board")?.addEventListener("transitionend", (event) => {
        const { propertyName, elapsedTime } = event as TransitionEvent;
        if (propertyName === "translate") durations.push(Math.round(elapsedTime * 1000));
      });
      document.querySelector<HTMLElement>("[aria-label=Play]")?.click();
      const board = document.querySelector<HTMLElement>(".board");
      while (board?.dataset["board"] !== "1,2,3,4,5,6,7,8,0" || durations.length < 2) {
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
      return durations;
    });
  }
  const lively = await visit({ path });
  const note = /without sliding/;
  expect(await lively.getByText(note).isVisible()).toBe(false);
  expect(await slidesOf(lively)).toEqual([130, 130]);
  const calm = await visit({ path, reducedMotion: true });
  expect(await calm.getByText(note).isVisible()).toBe(true);
  // A millisecond each, or what a browser that is behind makes of it.
  expect(Math.max(...(await slidesOf(calm)))).toBeLessThanOrEqual(1);
  expect(await axe(calm)).toEqual([]);
});
