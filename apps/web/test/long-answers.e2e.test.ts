import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { visit } from "./visit.ts";

/** Eighty moves, as many as any: nobody waits for its end. */
const HARD = "0 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n";
const EASY = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n";

test("answers to a text tell how far they have come, and are stopped by the same button", async () => {
  // Without motion there is something to audit: nothing is under way but the search.
  const page = await visit({ reducedMotion: true });
  const area = page.getByLabel("Any text that holds a board");
  await area.fill(HARD);
  await page.getByLabel("Written for").selectOption("aoj-alds1-13-c");
  const ask = page.getByRole("button", { name: "Answer as aoj-alds1-13-c", exact: true });
  await ask.focus();
  await page.keyboard.press("Enter");
  const progress = page.getByTestId("answer-progress");
  await progress
    .filter({ hasText: /^No way is shorter than \d\d moves; [\d,]+ nodes so far\.$/ })
    .waitFor();
  expect(await axe(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await progress.waitFor({ state: "detached" });
  expect(await page.getByTestId("announcer").textContent()).toBe("Stopped.");
  expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true);
  await area.fill(`60\n${HARD.repeat(60)}`);
  await page.getByLabel("Written for").selectOption("uva-10181");
  await page.getByRole("button", { name: "Answer as uva-10181", exact: true }).click();
  await progress.filter({ hasText: /^Case \d+ of 60\. / }).waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  // The worker is free again.
  await page.getByLabel("Written for").selectOption("aoj-alds1-13-c");
  await area.fill(EASY);
  await ask.click();
  await page.getByTestId("text-answer").waitFor();
  expect(await page.getByTestId("text-answer").inputValue()).toBe("1\n");
});

test("the answer that a judge expects is stopped, taken up again, and given up when the board changes", async () => {
  const path = `?board=${HARD.trim().replaceAll(" ", ",").replaceAll("\n", "/")}`;
  const page = await visit({ path, viewport: "phone", theme: "dark" });
  await page.getByText("The answer as a judge expects it").click();
  await page.getByLabel("Which judge").selectOption("aoj-alds1-13-c");
  const progress = page.getByTestId("answer-progress");
  const far = progress.filter({ hasText: /^No way is shorter than \d\d moves; / });
  await far.waitFor();
  await page.getByRole("button", { name: "Stop", exact: true }).click();
  await progress.waitFor({ state: "detached" });
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Work it out", exact: true }).click();
  await far.waitFor();
  await page.goto(page.url().replace(/\?.*/, "?board=1,2,3,4/5,6,7,8/9,10,11,12/13,14,0,15"));
  await page.getByText("The answer as a judge expects it").click();
  await page.getByLabel("Which judge").selectOption("acwing-845");
  await page.getByText("This dialect does not have boards of this size").waitFor();
  expect(await progress.count()).toBe(0);
});
