import { serve } from "@hono/node-server";
import type { Page } from "playwright-core";
import { expect, onTestFinished, test } from "vitest";
import { site } from "../scripts/site.js";
import { axe } from "./axe.ts";
import { shows } from "./board.ts";
import { overflow, visit } from "./visit.ts";

/** The built page on a port of its own, which can be stopped, and where a newer version can be put. */
async function served(): Promise<{ url: string; stop(): void; publish(text: string): void }> {
  const app = site();
  let privacy: string | undefined;
  const server = serve({
    port: 0,
    hostname: "127.0.0.1",
    async fetch(request) {
      const response = await app.fetch(request);
      const { pathname } = new URL(request.url);
      if (privacy === undefined || !/^\/(sw\.js|en\/)$/.test(pathname)) return response;
      // The newer version differs in one text of one page.
      const plain = await app.fetch(new Request(request.url, { headers: {} }));
      const text = await plain.text();
      const changed =
        pathname === "/sw.js"
          ? text.replace(/"\/en\/": "[^"]+"/, `"/en/": "${privacy.length}"`)
          : text.replace(
              /<meta name="description" content="[^"]*"/,
              `<meta name="description" content="${privacy}"`,
            );
      expect(changed).not.toBe(text);
      const type = plain.headers.get("Content-Type") ?? "";
      return new Response(changed, {
        headers: { "Content-Type": type, "Cache-Control": "no-cache" },
      });
    },
  });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const stop = (): void => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  onTestFinished(stop);
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop,
    publish(text) {
      privacy = text;
    },
  };
}

async function kept(page: Page): Promise<void> {
  await page.getByTestId("offline-ready").waitFor({ timeout: 60_000 });
}

function description(page: Page): Promise<string | null> {
  return page.locator('meta[name="description"]').getAttribute("content");
}

test("after one visit all of it works without a server, in both languages", async () => {
  const { url, stop } = await served();
  const page = await visit({ site: url, isKept: true, complains: /404/ });
  await kept(page);
  expect(await axe(page)).toEqual([]);
  stop();
  await expect(fetch(`${url}/en/`)).rejects.toThrow();

  await page.goto(`${url}/en/understand/?board=8,6,7/2,5,4/3,0,1`);
  await page.getByText("This board is 31 moves away").waitFor();
  await page.locator("[data-testid=chart] canvas").waitFor();
  await page.getByRole("link", { name: "Judge" }).click();
  await page.waitForURL("**/en/judge/");
  await page.getByRole("link", { name: "Play", exact: true }).click();
  // The whole path: a click that comes before the page is reached chooses the language of the page left.
  await page.waitForURL(({ pathname }) => pathname === "/en/");
  await page.locator(".board").waitFor();
  await page.getByRole("link", { name: "中文" }).click();
  await page.waitForURL(({ pathname }) => pathname === "/zh-CN/");
  await page.locator(".board").waitFor();
  await page.reload();
  await page.locator(".board").waitFor();
  // The root leads on by the language that was chosen last.
  await page.goto(`${url}/`);
  await page.waitForURL("**/zh-CN/");
  await page.goto(`${url}/en/nowhere/`);
  await page.getByText("There is no such page").waitFor();
});

test("a newer version is offered, taken by the tab that wants it, and leaves other tabs alone", async () => {
  const { url, publish } = await served();
  const first = await visit({ site: url, isKept: true });
  const before = await description(first);
  await kept(first);
  const second = await first.context().newPage();
  await second.goto(`${url}/en/`);
  await second.waitForSelector("main[data-ready]");

  publish("Newer words");
  await first.reload();
  // What is kept is shown until somebody takes the newer one.
  expect(await description(first)).toBe(before);
  const take = first.getByRole("button", { name: "Load it" });
  await take.waitFor({ timeout: 60_000 });
  await shows(first, "announcer", "A new version of the page is here.");
  expect(await axe(first)).toEqual([]);
  const desk = first.viewportSize()!;
  await first.setViewportSize({ width: 360, height: 740 });
  await first.emulateMedia({ colorScheme: "dark" });
  await first.waitForFunction(() => document.documentElement.dataset["theme"] === "dark");
  expect(await axe(first)).toEqual([]);
  expect(await overflow(first)).toBe(0);
  await first.setViewportSize(desk);
  await take.focus();
  await first.keyboard.press("Enter");
  await first.waitForFunction(
    () =>
      document.querySelector('meta[name="description"]')?.getAttribute("content") === "Newer words",
  );
  expect(await first.getByRole("button", { name: "Load it" }).count()).toBe(0);

  expect(await description(second)).toBe(before);
  await second.getByRole("link", { name: "Understand" }).click();
  await second.getByTestId("here").waitFor();
  const versions = await first.evaluate(async () => {
    const cache = await caches.open("slidepath");
    const keys = await cache.keys();
    return keys.filter((key) => new URL(key.url).pathname === "/en/").length;
  });
  expect(versions).toBe(2);
});

test.each(["en", "zh-CN"] as const)("%s: it can be installed", async (locale) => {
  const { url } = await served();
  const page = await visit({ site: url, locale, isKept: true });
  await kept(page);
  const session = await page.context().newCDPSession(page);
  const { errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data ?? "") as {
    start_url: string;
    lang: string;
    icons: { src: string; sizes: string }[];
  };
  expect(manifest).toMatchObject({ start_url: `/${locale}/`, lang: locale });
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  // A private window, which each test has, never installs anything.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(["in-incognito"]);
  for (const { src, sizes } of manifest.icons.filter((icon) => icon.sizes !== "any")) {
    const drawn = await page.evaluate(async (address) => {
      const image = new Image();
      image.src = address;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect(drawn).toBe(sizes);
  }
});
