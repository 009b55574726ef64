import { readdirSync } from "node:fs";
import { expect, inject, test } from "vitest";
import { GUIDES } from "../src/features/guides/guides.ts";
import { axe } from "./axe.ts";
import { LOOKS, overflow, visit } from "./visit.ts";

test.each(["en", "zh-CN"])("every guide in docs/guides/%s is served, and no other", (locale) => {
  const files = readdirSync(new URL(`../../../docs/guides/${locale}/`, import.meta.url));
  const names = files.map((file) => file.replace(/\.md$/, ""));
  expect(new Set([...names, "glossary"])).toEqual(new Set(GUIDES));
});

test("the reference of the packages' API is served, and tells of solve", async () => {
  const response = await fetch(
    `${inject("siteUrl")}/docs/api/functions/_slidepath_core.solve.html`,
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toContain("Returns a shortest path from start to goal");
});

test.each(LOOKS)(
  "guides can be found, read and scrolled by everyone ($viewport, $theme)",
  async (look) => {
    const page = await visit(look);
    const isChinese = look.locale === "zh-CN";
    await page.getByRole("link", { name: isChinese ? "教程" : "Guides", exact: true }).click();
    await page.getByRole("heading", { level: 1, name: isChinese ? "教程" : "Guides" }).waitFor();
    expect(await page.locator(".guide li").count()).toBe(GUIDES.length);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("link", { name: isChinese ? /康托展开$/ : /Cantor rank$/ }).click();
    await page.locator("pre").filter({ hasText: "rank 92306" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
    await page.getByRole("link", { name: isChinese ? "全部教程" : "All guides" }).click();
    await page.getByRole("link", { name: /Glossary/ }).click();
    await page.getByRole("cell", { name: "康托展开、康托序号" }).waitFor();
    expect(await axe(page)).toEqual([]);
    expect(await overflow(page)).toBe(0);
  },
);
