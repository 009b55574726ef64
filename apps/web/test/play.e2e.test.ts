import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { boardOf, shows, textOf } from "./board.ts";
import { LOOKS, overflow, visit } from "./visit.ts";

const BOARD = "?board=1,2,3/4,5,6/0,7,8";

const said = (page: Page): Promise<string> => textOf(page, "announcer");

test("a click slides a tile, a farther one takes its line along, and both can be undone", async () => {
  const page = await visit({ path: BOARD });
  await page.getByRole("button", { name: "Tile 8, row 3, column 3" }).click();
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,0");
  expect(await textOf(page, "moves")).toBe("2");
  expect(await said(page)).toBe("Solved in 2 moves.");
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
  expect(await said(page)).toBe("Back to move 1 of 2.");
  await page.getByRole("button", { name: "Redo" }).click();
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,0");
  await page.getByRole("button", { name: "Start again" }).click();
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,0,7,8");
});

test("a tile slides by keys alone, and arrow keys mean what the switch says", async () => {
  const page = await visit({ path: BOARD });
  await page.getByRole("button", { name: "Tile 7, row 3, column 2" }).focus();
  await page.keyboard.press("Enter");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
  expect(await said(page)).toBe("7 moved left. 1 move.");
  await page.keyboard.press("ArrowLeft");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,0");
  await page.getByLabel("Arrow keys move").selectOption("the blank");
  await page.getByRole("button", { name: "Tile 8, row 3, column 2" }).focus();
  await page.keyboard.press("ArrowLeft");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
  // In a field the arrows stay the field's.
  await page.locator("textarea").first().focus();
  await page.keyboard.press("ArrowLeft");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
});

test("arrow keys play on after a button was pressed, and leave fields and other pages alone", async () => {
  const page = await visit({ path: "?board=1,2,3/4,5,6/0,7,8" });
  await page.getByRole("button", { name: "Shortest way" }).click();
  await page.getByTestId("found").waitFor();
  await page.keyboard.press("ArrowLeft");
  await page.locator('.board[data-board="1,2,3,4,5,6,7,0,8"]').waitFor();
  await page.getByRole("textbox").first().focus();
  await page.keyboard.press("ArrowLeft");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
  await page.getByRole("link", { name: "Understand" }).click();
  await page.getByRole("heading", { level: 1, name: "Understand this board" }).waitFor();
  await page.locator('.board[data-board="1,2,3,4,5,6,7,0,8"]').waitFor();
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await page.keyboard.press("ArrowDown");
  await page.waitForFunction(() => scrollY > 0);
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
});

test("tiles are dragged, let go half-way, and swiped by a finger, while the page stays where it is", async () => {
  const page = await visit({ path: BOARD, viewport: "phone" });
  const { x, y, width } = (await page.locator(".board").boundingBox())!;
  const cell = width / 3;
  const centre = (column: number, row: number) => ({
    x: x + cell * (column + 0.5),
    y: y + cell * (row + 0.5),
  });
  const touch = await page.context().newCDPSession(page);
  async function swipe(from: { x: number; y: number }, dx: number, dy: number): Promise<void> {
    await touch.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [from] });
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const point = { x: from.x + dx * share, y: from.y + dy * share };
      await touch.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [point] });
    }
    await touch.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  }
  // Hardly pulled: it springs back.
  await swipe(centre(1, 2), -cell * 0.2, 0);
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,0,7,8");
  // The far tile takes its neighbour along.
  await swipe(centre(2, 2), -cell * 0.8, 0);
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,0");
  // A swipe over a tile that is not free moves the one that can go that way.
  await swipe(centre(0, 0), 0, cell);
  expect(await boardOf(page)).toBe("1,2,3,4,5,0,7,8,6");
  await page.touchscreen.tap(centre(2, 2).x, centre(2, 2).y);
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,8,0");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test("the fewest moves from here, and a hint that leads there", async () => {
  const page = await visit({ path: "?board=8,6,7/2,5,4/3,0,1" });
  await shows(page, "shortest", "31");
  for (let left = 31; left > 27; left--) {
    await page.getByRole("button", { name: "Hint" }).click();
    await page.locator("[data-hinted]").click();
    await shows(page, "shortest", String(left - 1));
  }
  expect(await textOf(page, "moves")).toBe("4");
});

test("on a bigger board the fewest moves are worked out when asked, and a hint needs no proof", async () => {
  const page = await visit({ path: "?board=1,2,3,4/5,6,7,8/9,10,0,11" });
  await page.getByRole("button", { name: "Work out" }).click();
  await shows(page, "shortest", "1");
  await page.keyboard.press("ArrowLeft");
  await shows(page, "shortest", "0");
  await page.goto(
    page
      .url()
      .replace(/\?.*/, "?board=1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,22,0,23,24"),
  );
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator("[data-hinted]").waitFor();
  expect(await page.locator("[data-hinted]").getAttribute("aria-label")).toMatch(/^Tile 23,/);
});

test("a button that has done all it can keeps the focus", async () => {
  const page = await visit({ path: "?board=1,2,3/4,0,5/7,8,6&moves=rd&at=1" });
  const ways = [
    ["To the end", "To the start"],
    ["One step back", "One step back"],
    ["Undo", "Redo"],
  ];
  for (const [there, back] of ways) {
    for (const name of [there!, back!]) {
      const button = page.getByRole("button", { name, exact: true });
      await button.focus();
      for (let press = 0; press < 3; press++) await page.keyboard.press("Enter");
      expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
    }
  }
});

test("quick clicks all count, and the board is what they make of it", async () => {
  const page = await visit({ path: BOARD });
  await page.evaluate(() => {
    const press = (key: string) => dispatchEvent(new KeyboardEvent("keydown", { key }));
    for (let round = 0; round < 50; round++) {
      for (const key of ["ArrowLeft", "ArrowRight"]) press(key);
    }
    press("ArrowLeft");
  });
  await shows(page, "moves", "101");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
});

test("the address holds the moves: a reload, the way back and the other language bring the board again", async () => {
  const page = await visit({ path: BOARD });
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL("**/en/?board=1,2,3/4,5,6/0,7,8&moves=r");
  await page.reload();
  await page.waitForSelector(".board");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,7,0,8");
  await page.getByRole("tab", { name: "Scramble" }).click();
  await page.getByLabel("Seed").fill("7");
  await page.getByRole("button", { name: "Scramble it" }).click();
  await page.waitForFunction(() => !location.search.includes("moves"));
  const drawn = await boardOf(page);
  await page.goBack();
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>(".board")?.dataset["board"] === "1,2,3,4,5,6,7,0,8",
  );
  await page.goForward();
  await page.waitForFunction(
    (board) => document.querySelector<HTMLElement>(".board")?.dataset["board"] === board,
    drawn,
  );
  await page.getByRole("link", { name: "中文" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/zh-CN/");
  await page.waitForSelector(".board");
  expect(await boardOf(page)).toBe(drawn);
});

test("a broken link gets a clear message, and the page goes on", async () => {
  const page = await visit();
  for (const [path, reason] of [
    ["?board=<script>alert(1)</script>", "its board is not well formed."],
    [`?board=${"1,".repeat(5_000)}`, "its board is bigger than 10×10."],
    ["?board=1,2/3,3", "its board is not well formed."],
    [
      "?board=1,2/3,0&goal=1,2,3/4,5,0",
      "its goal is not well formed, or of another size than its board.",
    ],
    ["?board=1,2/3,0&moves=rrrr", "its moves cannot be made on its board."],
    [`?board=1,2/3,0&moves=${"ud".repeat(2_501)}`, "it has more than 5,000 moves."],
    ["?board=1,2/3,0&moves=ud&at=3", "the move that it names is not on its path."],
  ] as const) {
    await page.goto(new URL(path, page.url()).href);
    expect(await page.locator("main").getByRole("alert").first().textContent()).toContain(reason);
  }
  expect(await axe(page)).toEqual([]);
  await page.locator(".tile[aria-disabled=false]").first().click();
  await shows(page, "moves", "1");
});

test("two tabs keep each their own puzzle and share the colours", async () => {
  const page = await visit({ path: BOARD });
  const other = await page.context().newPage();
  await other.goto(page.url().replace(/\?.*/, "?board=1,2/0,3"));
  await other.waitForSelector("main[data-ready]");
  await other.getByLabel("Colours").selectOption("Dark");
  await page.waitForFunction(() => document.documentElement.dataset["theme"] === "dark");
  await other.keyboard.press("ArrowLeft");
  await shows(other, "moves", "1");
  expect(await boardOf(page)).toBe("1,2,3,4,5,6,0,7,8");
});

test.each(LOOKS)(
  "a 5×5 board in $locale, $viewport, $theme fits, and axe finds nothing",
  async (look) => {
    const rows = [0, 1, 2, 3, 4].map((row) => [1, 2, 3, 4, 5].map((column) => row * 5 + column));
    const path = `?board=${rows
      .map((row) => row.join(","))
      .join("/")
      .replace("24,25", "0,24")}`;
    const page = await visit({ ...look, path });
    expect(await overflow(page)).toBe(0);
    const { width, height } = (await page.locator(".tile").first().boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(await axe(page)).toEqual([]);
  },
);
