import { expect, inject, test } from "vitest";
import { visit } from "./visit.ts";

const site = inject("siteUrl");

test.each([
  ["zh-CN,zh;q=0.9,en;q=0.8", "/zh-CN/"],
  ["zh-TW", "/zh-CN/"],
  ["de, en;q=0.7, zh;q=0.3", "/en/"],
  ["fr", "/en/"],
])("the root leads a reader of %s to %s, and keeps the query", async (languages, path) => {
  const response = await fetch(`${site}/?board=1,2/3,0`, {
    redirect: "manual",
    headers: { "Accept-Language": languages },
  });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe(`${path}?board=1,2/3,0`);
});

test("a page runs only its own scripts, and cannot be framed", async () => {
  const response = await fetch(`${site}/en/`);
  const policy = /<head><meta http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(
    await response.text(),
  )?.[1];
  expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/]{43}=')+; /);
  expect(policy).not.toContain("unsafe");
  expect(response.headers.get("Content-Security-Policy")).toBe("frame-ancestors 'none'");
  expect(response.headers.get("X-Content-Type-Options")).toBe("nosniff");
});

test("a script that was put into a page does not run", async () => {
  const page = await visit({ complains: /Content Security Policy/ });
  const blocked = await page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener("securitypolicyviolation", ({ violatedDirective }) =>
          resolve(violatedDirective),
        );
        const script = document.createElement("script");
        script.textContent = "globalThis.wasRun = true";
        document.body.append(script);
      }),
  );
  expect(blocked).toBe("script-src-elem");
  expect(await page.evaluate(() => "wasRun" in globalThis)).toBe(false);
});

test("browsers that ask for the icon without being told of one get it", async () => {
  const response = await fetch(`${site}/favicon.ico`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toMatch(/^image\//);
  // No type but "icon", of three sizes.
  const head = Buffer.from(await response.arrayBuffer()).subarray(0, 6);
  expect([0, 2, 4].map((at) => head.readUInt16LE(at))).toEqual([0, 1, 3]);
});

test("an unknown address says so in both languages", async () => {
  const response = await fetch(`${site}/en/nowhere/`);
  expect(response.status).toBe(404);
  const html = await response.text();
  expect(html).toContain("There is no such page");
  expect(html).toContain("没有这个页面");
});

/** The most compressed script that a first visit may load. Bytes. */
const FIRST_LOAD = 200_000;

test("a first visit loads little script", async () => {
  const page = await visit();
  await page.waitForLoadState("networkidle");
  const sizes = await page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.endsWith(".js"))
      .map((entry) => (entry as PerformanceResourceTiming).encodedBodySize),
  );
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThan(FIRST_LOAD);
});
