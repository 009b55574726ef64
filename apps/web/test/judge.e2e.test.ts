import { goldenCases } from "@slidepath/golden";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { longestTask } from "./main-thread.ts";
import { LOOKS, overflow, visit } from "./visit.ts";

const TEXTS = {
  en: {
    input: "The problem’s input",
    output: "The output to judge",
    judge: "Judge it",
    dialect: "Which problem is it?",
  },
  "zh-CN": { input: "题目的输入", output: "待评测的输出", judge: "评测", dialect: "是哪道题？" },
} as const;

/** Eight II: a path, its letters the tile's way; and a board that is solved. */
const INPUT = "2\n12X453786\n12345678X\n1638247X5\n1638247X5\n";

async function paste(page: Page, input: string, output: string, locale: keyof typeof TEXTS = "en") {
  await page.getByLabel(TEXTS[locale].input, { exact: true }).fill(input);
  await page.getByLabel(TEXTS[locale].output, { exact: true }).fill(output);
}

/** Chooses a dialect by keys, as one that has been found by its name. */
async function choose(page: Page, dialect: string): Promise<void> {
  const field = page.getByRole("combobox", { name: TEXTS.en.dialect });
  await field.fill(dialect);
  const found = page
    .getByRole("option")
    .filter({ has: page.getByText(new RegExp(`^${dialect}( ·|$)`)) });
  await found.first().waitFor();
  await found.first().click();
  await page.waitForFunction(
    (id) => document.querySelector<HTMLInputElement>("[role=combobox]")?.value.startsWith(`${id}:`),
    dialect,
  );
}

async function verdict(page: Page, locale: keyof typeof TEXTS = "en"): Promise<string | null> {
  await page.getByRole("button", { name: TEXTS[locale].judge, exact: true }).click();
  const card = page.getByTestId("verdict");
  await card.waitFor();
  return card.getAttribute("data-verdict");
}

test("golden outputs get golden verdicts", async () => {
  const page = await visit({ path: "judge/" });
  const judged = ["poj-1077", "hdu-3567", "uva-10181", "luogu-p1379", "hdu-6620"].flatMap(
    (dialect) => {
      const {
        input,
        output,
        reject = [],
      } = goldenCases(dialect).findLast(({ reject }) => reject) ?? goldenCases(dialect)[0]!;
      return [{ output, verdict: "accepted" }, ...reject].map((each) => ({
        ...each,
        dialect,
        input,
      }));
    },
  );
  expect(new Set(judged.map((each) => each.verdict)).size).toBeGreaterThan(4);
  for (const { dialect, input, output, verdict: expected } of judged) {
    await paste(page, input, output);
    await choose(page, dialect);
    expect([dialect, output, await verdict(page)]).toEqual([dialect, output, expected]);
  }
});

test("the dialect is found by the input; a verdict says what, where, why, and draws the case", async () => {
  const page = await visit({ path: "judge/" });
  await paste(page, INPUT, "Case 1: 2\ndu\nCase 2: 0\n\n");
  await page.getByRole("button", { name: "hdu-3567", pressed: true }).waitFor();
  expect(await verdict(page)).toBe("wrong-answer");
  expect(await page.getByTestId("why").textContent()).toBe(
    "after 2 moves the board is not the goal",
  );
  expect(await page.getByTestId("announcer").textContent()).toBe(
    "wrong answer. line 2, column 3. after 2 moves the board is not the goal. 2 cases judged: 1 right, 1 wrong.",
  );
  expect(await page.getByTestId("mark").textContent()).toBe("⏎");

  const board = page.getByTestId("case").locator(".board");
  const tiles = () => board.getAttribute("data-board");
  expect(await tiles()).toBe("1,2,0,4,5,3,7,8,6");
  await page.getByRole("button", { name: "One step on" }).click();
  expect(await tiles()).toBe("1,2,3,4,5,0,7,8,6");
  await page.getByRole("button", { name: "A right answer" }).click();
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await tiles()).toBe("1,2,3,4,5,6,7,8,0");
  await page.getByRole("button", { name: "Show case 2" }).click();
  await page.getByRole("heading", { name: "Case 2" }).waitFor();
  expect(await axe(page)).toEqual([]);

  // The puzzle on the table is another matter.
  await page.getByRole("link", { name: "Play", exact: true }).click();
  await page.locator(".board").waitFor();
  expect(page.url()).not.toContain("board=1,2,0");
});

test("a move that cannot be made is marked, and the replay stops before it", async () => {
  const page = await visit({ path: "judge/" });
  await paste(page, INPUT, "Case 1: 2\nddd\nCase 2: 0\n\n");
  await page.getByRole("button", { name: "hdu-3567", pressed: true }).waitFor();
  expect(await verdict(page)).toBe("illegal-move");
  expect(await page.getByTestId("mark").textContent()).toBe("d");
  await page.getByText("After 2 moves the next one cannot be made.").waitFor();
  await page.getByRole("button", { name: "To the end" }).click();
  expect(await page.getByTestId("case").locator(".board").getAttribute("data-board")).toBe(
    "1,2,3,4,5,6,7,8,0",
  );
});

test("a program that goes round for ever is judged, and its moves are listed in parts", async () => {
  const page = await visit({ path: "judge/" });
  await choose(page, "poj-1077");
  await paste(page, "2 3 4 1 5 x 7 6 8\n", `${"ud".repeat(250_000)}\n`);
  expect(await verdict(page)).toBe("wrong-answer");
  const part = page.getByTestId("moves-part");
  await part.waitFor();
  expect(await part.textContent()).toContain("Moves 1 to 1,000 of 500,000");
  expect(await page.locator(".move-list li").count()).toBe(1000);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByText("Moves 499,001 to 500,000 of 500,000").waitFor();
  expect(await page.locator(".move-list [aria-current=step]").getAttribute("aria-label")).toBe(
    "Move 500000: ↑",
  );
});

test("the place is shown in the text itself, however far down it is", async () => {
  const page = await visit({ path: "judge/", viewport: "phone" });
  const cases = 120;
  const outputs = Array.from(
    { length: cases },
    (_, n) => `Case ${n + 1}: 2\n${n === 100 ? "ddd" : "dd"}\n`,
  );
  const input = `${cases}\n${"12X453786\n12345678X\n".repeat(cases)}`;
  await paste(page, input, outputs.join(""));
  await page.getByRole("button", { name: "hdu-3567", pressed: true }).waitFor();
  expect(await verdict(page)).toBe("illegal-move");
  await page.getByRole("button", { name: "Show the place" }).click();
  const area = page.getByLabel(TEXTS.en.output, { exact: true });
  const place = await area.evaluate((element) => {
    const { value, selectionStart, selectionEnd, scrollTop, clientHeight } =
      element as HTMLTextAreaElement;
    const { lineHeight } = getComputedStyle(element);
    const line = value.slice(0, selectionStart).split("\n").length;
    return {
      line,
      selected: value.slice(selectionStart, selectionEnd),
      hasFocus: document.activeElement === element,
      // From the top of what is seen of the text, in lines.
      row: line - scrollTop / Number.parseFloat(lineHeight),
      rows: clientHeight / Number.parseFloat(lineHeight),
    };
  });
  expect(place).toMatchObject({ line: 202, selected: "d", hasFocus: true });
  expect(place.row).toBeGreaterThan(1);
  expect(place.row).toBeLessThan(place.rows);
  expect(await area.evaluate((element) => element.getBoundingClientRect().top)).toBeGreaterThan(-1);
  // A text that is too long to be shown has no place to lead to.
  await page
    .locator("input[type=file]")
    .nth(1)
    .setInputFiles({
      name: "out.txt",
      mimeType: "text/plain",
      buffer: Buffer.from(outputs.join("") + " ".repeat(100_000)),
    });
  await page.getByText("out.txt").waitFor();
  expect(await verdict(page)).toBe("illegal-move");
  expect(await page.getByRole("button", { name: "Show the place" }).count()).toBe(0);
});

test("what was typed outlives a reload and a change of language; another text takes the verdict away", async () => {
  const page = await visit({ path: "judge/" });
  await paste(page, INPUT, "Case 1: 2\nDD\nCase 2: 0\n\n");
  await page.getByRole("button", { name: "hdu-3567", pressed: true }).waitFor();
  expect(await verdict(page)).toBe("presentation");
  await page.getByLabel("Forgive blanks, line ends and letters’ case").check();
  await verdict(page);
  expect(await page.getByTestId("verdict").getAttribute("data-passes")).toBe("true");
  await page.getByLabel(TEXTS.en.output, { exact: true }).press("End");
  await page.getByLabel(TEXTS.en.output, { exact: true }).pressSequentially("1");
  expect(await page.getByTestId("verdict").count()).toBe(0);
  await page.getByRole("link", { name: "中文" }).click();
  await page.waitForURL("**/zh-CN/judge/");
  await page.waitForFunction((input) => document.querySelector("textarea")?.value === input, INPUT);
});

test("a large file is judged without a stop of the page, and its cases come in pages", async () => {
  const page = await visit({ path: "judge/", isTraced: true });
  const count = 20_000;
  const input = `${count}\n${"12X453786\n12345678X\n".repeat(count)}`;
  const output = Array.from(
    { length: count },
    (_, n) => `Case ${n + 1}: 2\n${n === 12_344 ? "lr" : "dd"}\n`,
  );
  await choose(page, "hdu-3567");
  const files = page.locator("input[type=file]");
  await files
    .nth(0)
    .setInputFiles({ name: "in.txt", mimeType: "text/plain", buffer: Buffer.from(input) });
  await page.getByText("in.txt").waitFor();
  await files.nth(1).setInputFiles({
    name: "out.txt",
    mimeType: "text/plain",
    buffer: Buffer.from(output.join("")),
  });
  await page.getByText("out.txt").waitFor();
  const longest = await longestTask(page, async () => {
    expect(await verdict(page)).toBe("wrong-answer");
    await page.getByRole("button", { name: "Next", exact: true }).waitFor();
  });
  expect(longest).toBeLessThan(50);
  await page.getByText("20,000 cases judged: 19,999 right, 1 wrong.").first().waitFor();
  await page.getByRole("heading", { name: "Case 12345" }).waitFor();
  await page.getByRole("button", { name: "Next", exact: true }).click();
  await page.getByText("26 to 50 of 20,000").waitFor();
  await page.getByLabel("Only those at fault").check();
  await page.getByRole("button", { name: "Show case 12345" }).waitFor();
  expect(await page.locator("tbody tr").count()).toBe(1);
});

test("judging hard boards can be stopped, and the next output is judged at once", async () => {
  const page = await visit({ path: "judge/" });
  // Of the hardest of Korf’s hundred: 65 moves.
  const hard = "15 2 12 11 14 13 9 5 1 3 8 7 0 10 6 4\n";
  await paste(page, hard.repeat(50), "65\n".repeat(50));
  await choose(page, "korf-15");
  await page.getByRole("button", { name: "Judge it" }).click();
  await page.getByTestId("progress").waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  expect(await page.getByTestId("announcer").textContent()).toBe("Judging was stopped.");
  await paste(page, "6 1 3 7 4 8 10 2 9 5 0 11 12 13 14 15\n", "16\n");
  expect(await verdict(page)).toBe("accepted");
});

test("what an output holds is told in its own characters", async () => {
  const page = await visit({ path: "judge/" });
  await choose(page, "hdu-3567");
  await paste(page, INPUT, "无解 💥\n");
  expect(await verdict(page)).toBe("wrong-answer");
  expect(await page.getByTestId("verdict").textContent()).toContain("无解 💥");
});

test.each(["acwing-179", "luogu-p1379", "picture"])(
  "an example of %s is right",
  async (dialect) => {
    const page = await visit({ path: "judge/" });
    await choose(page, dialect);
    await page.getByRole("button", { name: "Fill in an example" }).click();
    await page.waitForFunction(() => document.querySelectorAll("textarea")[1]?.value !== "");
    expect(await verdict(page)).toBe("accepted");
  },
);

test("an example of the chosen problem is right", async () => {
  const page = await visit({ path: "judge/" });
  await choose(page, "uva-10181");
  await page.getByRole("button", { name: "Fill in an example" }).click();
  await page.waitForFunction(() => document.querySelectorAll("textarea")[1]?.value !== "");
  expect(await verdict(page)).toBe("accepted");
  expect(await page.getByTestId("why").count()).toBe(0);
});

test.each(LOOKS)("$locale, $viewport, $theme: axe finds nothing in any state", async (look) => {
  const page = await visit({ ...look, path: "judge/" });
  const field = page.getByRole("combobox", { name: TEXTS[look.locale].dialect });
  await field.click();
  await page.locator(".dialect-list > li").first().waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await paste(page, INPUT, "Case 1: 2\nud\nCase 2: 0\n\n", look.locale);
  await page.getByRole("button", { name: "hdu-3567", pressed: true }).waitFor();
  expect(await verdict(page, look.locale)).toBe("illegal-move");
  await page.getByTestId("case").waitFor();
  expect(await overflow(page)).toBe(0);
  expect(await axe(page)).toEqual([]);
});
