import { source } from "axe-core";
import type { Page } from "playwright-core";

/** Returns what axe finds against WCAG 2.2 AA and good practice, a line each: which rule, and where. */
export async function axe(page: Page): Promise<string[]> {
  // Colours are judged where they have come to rest.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  await page.evaluate(source);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: typeof import("axe-core") };
    const { violations } = await axe.run(document, {
      runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(" ")}: ${failureSummary}`),
    );
  });
}
