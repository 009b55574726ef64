import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { shows } from "./board.ts";
import { INSECURE_HOST } from "./launch.ts";
import { visit } from "./visit.ts";

const GOAL = "goal=0,1,2,3/4,5,6,7/8,9,10,11/12,13,14,15";

/** Eighty moves, as many as any: it is stopped once it goes by its tables. */
const HARD = `?board=15,14,8,12/10,11,9,13/2,6,5,1/3,7,4,0&${GOAL}`;

/** The first of Korf's hundred: 57 moves, and too many nodes to do without tables. */
const KORF = `?board=14,13,15,7/11,12,9,5/6,0,2,1/4,8,10,3&${GOAL}`;

const BUILT = "Goes by pattern databases, made just now.";
const KEPT = "Goes by pattern databases that were kept from before.";

/** Begins to solve, and stops when the tables have come the way that is expected. */
async function solveBy(page: Page, tables: string): Promise<void> {
  await page.getByRole("button", { name: "Shortest way" }).click();
  await shows(page, "tables", tables);
  await page.getByRole("button", { name: "Stop", exact: true }).click();
}

async function solveKorf(page: Page): Promise<void> {
  await page.goto(page.url().replace(/\?.*/, KORF));
  await page.getByRole("button", { name: "Shortest way" }).click();
  await shows(page, "found", "57 moves: no way is shorter.");
}

/** Returns length and sum of all tables that are kept, once there are any. */
function keptTables(page: Page): Promise<{ bytes: number; sum: number }[]> {
  return page.evaluate(async () => {
    const cache = await caches.open("slidepath-tables");
    for (;;) {
      const kept: { bytes: number; sum: number }[] = [];
      for (const request of await cache.keys()) {
        const bytes = new Uint8Array(await (await cache.match(request))!.arrayBuffer());
        kept.push({ bytes: bytes.length, sum: bytes.reduce((sum, byte) => sum + byte, 0) });
      }
      if (kept.length > 0) return kept;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  });
}

test("the tables of a hard board are kept for the next visit; damaged ones are made anew", async () => {
  const page = await visit({ path: HARD });
  await solveBy(page, BUILT);
  const kept = await keptTables(page);
  expect(kept.map(({ bytes }) => bytes)).toEqual([3_145_856]);

  await page.reload();
  await solveBy(page, KEPT);
  await solveKorf(page);

  await page.evaluate(async () => {
    const cache = await caches.open("slidepath-tables");
    const [request] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(request!))!.arrayBuffer());
    bytes[2_000_000] = bytes[2_000_000]! ^ 1;
    await cache.put(request!, new Response(bytes));
  });
  expect(await keptTables(page)).not.toEqual(kept);
  await page.goto(page.url().replace(/\?.*/, HARD));
  await solveBy(page, BUILT);
  await expect.poll(() => keptTables(page), { timeout: 20_000 }).toEqual(kept);
  await solveKorf(page);
});

/** Has the boards of 5 by 2 counted. */
async function count(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Count" }).click();
  // As `distributions.json` of the golden cases has it: 55 moves to the farthest.
  await page.getByText("1,814,400 boards can reach this goal.", { exact: false }).waitFor();
}

/** Marks what is kept, and changes a byte of it if asked to. */
async function markKept(page: Page, change: boolean): Promise<void> {
  await page.evaluate(async (isChanged) => {
    const cache = await caches.open("slidepath-tables");
    const [request] = await cache.keys();
    const bytes = new Uint8Array(await (await cache.match(request!))!.arrayBuffer());
    if (isChanged) bytes[100_000]! ^= 1;
    await cache.put(request!, new Response(bytes, { headers: { mark: "as it was" } }));
  }, change);
}

function mark(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    const cache = await caches.open("slidepath-tables");
    const [request] = await cache.keys();
    return (await cache.match(request!))!.headers.get("mark");
  });
}

test("counted distances are kept for the next visit; damaged ones are counted anew", async () => {
  const page = await visit({ path: "understand/?board=2,1,3,4,5/6,7,8,0,9" });
  await count(page);
  const kept = await keptTables(page);
  // A head of 320 bytes, then a bit for each of 10 · 9! / 2 boards, of which groups of 60 take 64.
  expect(kept).toMatchObject([{ bytes: 320 + (10 * 181_440 * 64) / 60 / 8 }]);
  await markKept(page, false);
  await page.reload();
  await count(page);
  expect(await mark(page)).toBe("as it was");

  await markKept(page, true);
  await page.reload();
  await count(page);
  await expect.poll(() => mark(page)).toBe(null);
  expect(await keptTables(page)).toEqual(kept);
});

test("a browser without room for tables solves all the same", async () => {
  const page = await visit({ path: HARD });
  const session = await page.context().newCDPSession(page);
  await session.send("Storage.overrideQuotaForOrigin", { origin: inject("siteUrl"), quotaSize: 1 });
  await solveBy(page, BUILT);
  await solveKorf(page);
  expect(
    await page.evaluate(async () => (await (await caches.open("slidepath-tables")).keys()).length),
  ).toBe(0);
});

test("a browser that forbids to keep anything solves all the same", async () => {
  const site = inject("siteUrl").replace("127.0.0.1", INSECURE_HOST);
  const page = await visit({ path: HARD, site, complains: /Opener-Policy|origin-keyed/ });
  expect(await page.evaluate(() => "caches" in globalThis)).toBe(false);
  await solveBy(page, BUILT);
  await solveKorf(page);
});
