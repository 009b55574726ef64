import { goldenCases, goldenDialects } from "@slidepath/golden";
import { expect, test } from "vitest";
import { visit } from "./visit.ts";

test("every golden case that is pasted into the page gives the golden answer", async () => {
  const page = await visit();
  const area = page.getByLabel("Any text that holds a board");
  const answer = page.getByTestId("text-answer");
  for (const dialect of goldenDialects()) {
    for (const { name, input, output } of goldenCases(dialect)) {
      await area.fill(input);
      await page.getByLabel("Written for").selectOption(dialect);
      await page.getByRole("button", { name: `Answer as ${dialect}`, exact: true }).click();
      await answer.waitFor();
      expect(await answer.inputValue(), `${dialect}: ${name}`).toBe(output);
      await area.fill("");
      await answer.waitFor({ state: "detached" });
    }
  }
}, 600_000);
