import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { LOOKS, overflow, visit } from "./visit.ts";

const PAGES = ["", "picture/", "understand/", "judge/"];

test.each(LOOKS)(
  "$locale, $viewport, $theme: axe finds nothing on any page, and nothing overflows",
  async (look) => {
    const page = await visit(look);
    for (const path of PAGES) {
      if (path !== "") await page.locator(`nav a[href="/${look.locale}/${path}"]`).click();
      await page.waitForURL(`**/${look.locale}/${path}`);
      await page.waitForSelector("h1");
      expect(await page.evaluate(() => document.documentElement.lang)).toBe(look.locale);
      expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe(look.theme);
      expect(await axe(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
  },
);
