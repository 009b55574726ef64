import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { boardOf, shows } from "./board.ts";
import { overflow, visit } from "./visit.ts";

test("a pasted text is read, its readings are told apart, and another can be chosen", async () => {
  const page = await visit({ viewport: "phone" });
  await page.getByLabel("Any text that holds a board").fill("2 3 4 1 5 x 7 6 8");
  await page.getByTestId("reading").waitFor();
  expect(await boardOf(page)).toBe("2,3,4,1,5,0,7,6,8");
  await page.getByTestId("differences").locator("summary").click();
  expect(await page.getByTestId("differences").locator("li").count()).toBeGreaterThan(0);
  await page.getByRole("button", { name: "Shortest way" }).click();
  await page.getByTestId("found").waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
  const readAs = page.getByLabel("Read as");
  expect(await readAs.locator("option").count()).toBeGreaterThan(1);
  await readAs.selectOption({ index: 1 });
  await page.getByRole("button", { name: /^Answer as / }).click();
  await page.getByTestId("text-answer").waitFor();
});

test("an error points at the place in the text", async () => {
  const page = await visit();
  const area = page.getByLabel("Any text that holds a board");
  await area.fill("1 2 3\n4 5 5\n7 8 0\n");
  const alert = page.locator("main").getByRole("alert");
  await alert.waitFor();
  expect(await alert.textContent()).toMatch(/^Line 2, column 5: /);
  expect(await page.getByTestId("fault-mark").textContent()).toBe("5");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Show the place" }).click();
  expect(
    await area.evaluate((element) => {
      const { selectionStart, selectionEnd } = element as HTMLTextAreaElement;
      return [selectionStart, selectionEnd];
    }),
  ).toEqual([10, 11]);
});

test("a goal can be pasted beside the board, and its faults are told", async () => {
  const page = await visit({ viewport: "phone" });
  await page.getByLabel("Any text that holds a board").fill("2 8 3\n1 6 4\n7 _ 5");
  await page.getByTestId("reading").waitFor();
  await page.getByRole("button", { name: "A goal of its own" }).click();
  const field = page.getByLabel("Any text that holds the goal");
  await field.fill("[[1,2,3],[8,0,4],[7,6,5]]");
  // Nilsson's example: five moves.
  await shows(page, "shortest", "5");
  expect(await boardOf(page)).toBe("2,8,3,1,6,4,7,0,5");
  await field.fill("1 2 3 0");
  const alert = page.locator("main").getByRole("alert");
  await alert.filter({ hasText: "The goal is 2×2, the board 3×3" }).waitFor();
  await field.fill("1 2 2\n8 0 4\n7 6 5");
  await alert.filter({ hasText: /^Line 1, column 5: / }).waitFor();
  expect(await axe(page)).toEqual([]);
  expect(await overflow(page)).toBe(0);
  await page.getByRole("button", { name: "A goal of its own" }).click();
  await page.getByTestId("unsolvable").waitFor();
});

test("a board of one cell is read, and not laid out", async () => {
  const page = await visit({ path: "?board=1,2,3/4,5,6/0,7,8" });
  await page.getByLabel("Any text that holds a board").fill("3\n0 0 0 \n");
  await page.getByText("A board of one cell has nothing to slide.").waitFor();
  expect(await page.locator(".board").first().getAttribute("data-board")).toBe("1,2,3,4,5,6,0,7,8");
  expect(page.url()).not.toContain("board=0&");
});

test("cases of one text are looked at one by one", async () => {
  const page = await visit();
  await page
    .getByLabel("Any text that holds a board")
    .fill("2\n12X453786\n12345678X\n564178X23\n7568X4123\n");
  await page.getByLabel("Case, of 2").selectOption("2");
  await page.waitForFunction(
    () => document.querySelector<HTMLElement>(".board")?.dataset["board"] === "5,6,4,1,7,8,0,2,3",
  );
});

test("a board is typed into the grid, with a goal of its own, and mistakes are shown where they are", async () => {
  const page = await visit({ locale: "zh-CN", viewport: "phone", theme: "dark" });
  await page.getByRole("tab", { name: "逐格输入" }).click();
  await page.getByLabel("行数").first().selectOption("2");
  await page.getByLabel("列数").first().selectOption("2");
  const cells = page.getByRole("group", { name: "棋盘，空格处留空" }).getByRole("textbox");
  for (const [cell, tile] of ["1", "1", "3", ""].entries()) await cells.nth(cell).fill(tile);
  await page.getByRole("button", { name: "摆上棋盘" }).click();
  expect(await page.locator("main").getByRole("alert").textContent()).toBe("方块 1 出现了两次。");
  expect(await page.locator("[aria-invalid=true]").count()).toBe(2);
  expect(await axe(page)).toEqual([]);
  await cells.nth(1).fill("2");
  await page.getByRole("button", { name: "自定目标" }).click();
  const goal = page.getByRole("group", { name: "目标，空格处留空" }).getByRole("textbox");
  for (const [cell, tile] of ["1", "2", "", "3"].entries()) await goal.nth(cell).fill(tile);
  await page.getByRole("button", { name: "摆上棋盘" }).click();
  expect(await boardOf(page)).toBe("1,2,3,0");
  await shows(page, "shortest", "1");
});

test("a scramble is the seed's, of the size and goal that were chosen", async () => {
  const page = await visit();
  await page.getByRole("tab", { name: "Scramble" }).click();
  const form = page.getByRole("tabpanel", { name: "Scramble" });
  await form.getByLabel("Rows").selectOption("10");
  await form.getByLabel("Columns").selectOption("10");
  await form.getByLabel("Goal").selectOption("Round and inwards");
  await form.getByLabel("Seed").fill("-1");
  expect(await form.getByRole("alert").textContent()).toContain("whole number");
  await form.getByLabel("Seed").fill("2024");
  await form.getByRole("button").click();
  const drawn = await boardOf(page);
  expect(drawn?.split(",")).toHaveLength(100);
  await form.getByLabel("Seed").fill("2025");
  await form.getByRole("button").click();
  expect(await boardOf(page)).not.toBe(drawn);
  await form.getByLabel("Seed").fill("2024");
  await form.getByRole("button").click();
  expect(await boardOf(page)).toBe(drawn);
  expect(await axe(page)).toEqual([]);
});
