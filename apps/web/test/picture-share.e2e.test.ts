import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { halvedPng } from "./tiny-png.ts";
import { overflow, visit } from "./visit.ts";

const RED = [200, 30, 30, 255] as const;
const BLUE = [30, 60, 200, 255] as const;

/** Two rows of two; the blank is one step from its place. */
const TWO_BY_TWO = "picture/?board=1,2/0,3&moves=r&at=0";

async function openOwn(page: Page): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Open a picture").click();
  const buffer = halvedPng(400, 400, RED, BLUE);
  await (await chooser).setFiles({ name: "own.png", mimeType: "image/png", buffer });
  await page.getByText("The picture is on the board, 400 by 400 pixels.").first().waitFor();
}

/** Returns the colours of every picture of a GIF in the middle of each quarter. */
async function quartersOf(page: Page, gif: Buffer): Promise<number[][][]> {
  return page.evaluate(async (base64) => {
    const data = Uint8Array.from(atob(base64), (byte) => byte.charCodeAt(0));
    const decoder = new ImageDecoder({ data, type: "image/gif" });
    await decoder.tracks.ready;
    const count = decoder.tracks.selectedTrack?.frameCount ?? 0;
    const frames: number[][][] = [];
    for (let frameIndex = 0; frameIndex < count; frameIndex++) {
      const { image } = await decoder.decode({ frameIndex });
      const { displayWidth: width, displayHeight: height } = image;
      const context = new OffscreenCanvas(width, height).getContext("2d", {
        willReadFrequently: true,
      })!;
      context.drawImage(image, 0, 0);
      frames.push(
        [0, 1, 2, 3].map((quarter) => {
          const x = width * (0.25 + 0.5 * (quarter % 2));
          const y = height * (0.25 + 0.5 * Math.floor(quarter / 2));
          return [...context.getImageData(x, y, 1, 1).data].slice(0, 3);
        }),
      );
    }
    return frames;
  }, gif.toString("base64"));
}

function isNear(seen: readonly number[], [red, green, blue]: readonly number[]): boolean {
  return [red, green, blue].every((value, channel) => Math.abs(seen[channel]! - value!) < 16);
}

test("the animation of a picture puzzle shows its pieces, and the whole picture in the end", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  await page.locator(".piece").first().waitFor();
  await openOwn(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save as GIF" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk as Buffer);
  const frames = await quartersOf(page, Buffer.concat(chunks));
  expect(frames.length).toBe(2);
  const [before, after] = frames.map((quarters) =>
    quarters.map((seen) => (isNear(seen, RED) ? "red" : isNear(seen, BLUE) ? "blue" : "other")),
  );
  // The left half is red. Piece 3 is the left one below, and stands on the right before the move.
  expect(before).toEqual(["red", "blue", "other", "red"]);
  expect(after).toEqual(["red", "blue", "red", "blue"]);
});

test("a link names our drawing, which the receiver sees; somebody's own is not in it, and that is said", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  await page.locator(".piece").first().waitFor();
  await page.getByAltText("Pond with koi").click();
  const copied = async (): Promise<string> => {
    await page.getByRole("button", { name: "Copy a link" }).click();
    await page.getByRole("button", { name: "Copied" }).waitFor();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole("button", { name: "Copied" }).blur();
    return link.replace(/^.*\/en\//, "");
  };
  await page.waitForURL("**/picture/?board=1,2/0,3&moves=r&at=0&picture=pond");
  const ours = await copied();
  expect(ours).toBe("picture/?board=1,2/0,3&moves=r&at=0&picture=pond");
  const receiver = await visit({ path: ours, viewport: "phone", locale: "zh-CN", theme: "dark" });
  await receiver.getByRole("radio", { name: "锦鲤池塘", checked: true }).waitFor();

  await openOwn(page);
  await page.getByText("Your picture is not in the link").waitFor();
  const own = await copied();
  expect(own).toBe("picture/?board=1,2/0,3&moves=r&at=0&picture=own");
  // In the same tab it is there as ever.
  await page.reload();
  await page.locator(".piece").first().waitFor();
  const notice = /a picture that is not in the link/;
  expect(await page.getByText(notice).count()).toBe(0);
  const other = await visit({ path: own, viewport: "phone" });
  await other.getByText(notice).waitFor();
  expect(await other.getByText("Your picture is not in the link").count()).toBe(0);
  expect(await axe(other)).toEqual([]);
  expect(await overflow(other)).toBe(0);
  await openOwn(other);
  expect(await other.getByText(notice).count()).toBe(0);
  // A name that is none of ours is left aside.
  const odd = await visit({ path: "picture/?board=1,2/0,3&picture=../../x" });
  await odd.locator(".piece").first().waitFor();
  expect(await odd.getByText(notice).count()).toBe(0);
});
