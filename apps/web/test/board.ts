import type { Page } from "playwright-core";

/** Returns the tiles of the board that is shown, with commas. */
export async function boardOf(page: Page): Promise<string | null> {
  return page.locator(".board").first().getAttribute("data-board");
}

/** Returns the text of the element that tests know by this name. */
export async function textOf(page: Page, name: string): Promise<string> {
  return (await page.getByTestId(name).textContent()) ?? "";
}

/** Waits until the element that tests know by this name shows exactly this text. */
export async function shows(page: Page, name: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([id, wanted]) => document.querySelector(`[data-testid="${id}"]`)?.textContent === wanted,
    [name, text] as const,
    { timeout: 20_000 },
  );
}
