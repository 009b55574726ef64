import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe } from "./axe.ts";
import { tinyJpeg } from "./tiny-jpeg.ts";
import { halvedPng } from "./tiny-png.ts";
import { LOOKS, overflow, visit } from "./visit.ts";

const RED = [200, 30, 30, 255] as const;
const BLUE = [30, 60, 200, 255] as const;
const GLASS = [0, 0, 0, 0] as const;

/** Two rows of two, whole but for the last piece. */
const TWO_BY_TWO = "picture/?board=1,2/3,0";

async function openPicture(page: Page, name: string, buffer: Buffer): Promise<void> {
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Open a picture").click();
  await (await chooser).setFiles({ name, mimeType: "", buffer });
}

/** Opens it and waits until it is on the board. */
async function putOnBoard(page: Page, buffer: Buffer): Promise<void> {
  const before = await page.locator(".piece").first().getAttribute("style");
  await openPicture(page, "picture.png", buffer);
  await page.waitForFunction(
    (style) => document.querySelector(".piece")?.getAttribute("style") !== style,
    before,
  );
}

/** The colours seen in the middle of some elements. */
async function coloursSeen(page: Page, of: Locator): Promise<number[][]> {
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  const boxes = await of.evaluateAll((elements) =>
    elements.map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x + width / 2, y + height / 2] as const;
    }),
  );
  const seen = (await page.screenshot()).toString("base64");
  return page.evaluate(
    async ([png, points]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${png}`;
      await image.decode();
      const canvas = new OffscreenCanvas(image.width, image.height);
      const context = canvas.getContext("2d", { willReadFrequently: true })!;
      context.drawImage(image, 0, 0);
      return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3));
    },
    [seen, boxes] as const,
  );
}

function expectColour(seen: readonly number[] | undefined, [red, green, blue]: readonly number[]) {
  for (const [channel, value] of [red, green, blue].entries()) {
    expect(Math.abs(seen![channel]! - value!)).toBeLessThan(16);
  }
}

function board(page: Page): Promise<string | null> {
  return page.locator(".board").getAttribute("data-board");
}

test("a picture from a camera that was held upright stands upright", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  // Stored lying: red on the left. Turned by a quarter to the right, red is on top.
  await putOnBoard(
    page,
    tinyJpeg(
      [
        [
          [200, 30, 30],
          [30, 60, 200],
        ],
      ],
      6,
    ),
  );
  expect(await page.getByRole("status").first().textContent()).toContain("400 by 800 pixels");
  const { width, height } = (await page.locator(".board").boundingBox())!;
  expect(height / width).toBeCloseTo(2, 1);
  const [first, second, third] = await coloursSeen(page, page.locator(".board button .tile-face"));
  expectColour(first, RED);
  expectColour(second, RED);
  expectColour(third, BLUE);
});

test("on a phone a photo is taken by the camera at the back, and comes onto the board", async () => {
  const page = await visit({ path: TWO_BY_TWO, viewport: "phone" });
  await page.locator(".piece").first().waitFor();
  const chooser = page.waitForEvent("filechooser");
  await page.getByText("Take a photo").tap();
  const camera = (await chooser).element();
  expect(await camera.getAttribute("capture")).toBe("environment");
  expect(await camera.getAttribute("accept")).toBe("image/*");
  const halves = [
    [200, 30, 30],
    [30, 60, 200],
  ] as const;
  const photo = tinyJpeg([halves], 1);
  await (await chooser).setFiles({ name: "photo.jpg", mimeType: "image/jpeg", buffer: photo });
  await page.getByText("The picture is on the board, 800 by 400 pixels.").first().waitFor();
  await page.locator(".board").scrollIntoViewIfNeeded();
  const [first, second] = await coloursSeen(page, page.locator(".board button .tile-face"));
  expectColour(first, RED);
  expectColour(second, BLUE);
  expect(await axe(page)).toEqual([]);
  // A desk has no camera to be held up: there files are opened.
  const desk = await visit({ path: TWO_BY_TWO });
  expect(await desk.getByText("Take a photo").isVisible()).toBe(false);
});

test("what is transparent is seen on a plain ground, and a huge picture is scaled down", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  await putOnBoard(page, halvedPng(600, 420, GLASS, BLUE));
  let [left, right] = await coloursSeen(page, page.locator(".board button .tile-face"));
  expectColour(left, [255, 255, 255]);
  expectColour(right, BLUE);

  await putOnBoard(page, halvedPng(8000, 6000, RED, BLUE));
  expect(await page.getByRole("status").first().textContent()).toContain("2048 by 1536 pixels");
  [left, right] = await coloursSeen(page, page.locator(".board button .tile-face"));
  expectColour(left, RED);
  expectColour(right, BLUE);
});

test("pictures of one pixel, or one pixel wide, make a board", async () => {
  const page = await visit({ path: "picture/?board=1,2,3/4,5,6/7,0,8" });
  await putOnBoard(page, halvedPng(1, 1, RED, BLUE));
  // The right half of one pixel is all of it.
  for (const seen of await coloursSeen(page, page.locator(".board button .tile-face"))) {
    expectColour(seen, BLUE);
  }
  await putOnBoard(page, halvedPng(1, 3000, RED, BLUE));
  expect(await page.getByRole("status").first().textContent()).toContain("400 by 1200 pixels");
  await page.getByRole("button", { name: "Tile 8, row 3, column 3" }).click();
  await page.waitForSelector("[data-complete]");
});

/** A drawing that holds a page, which browsers let nobody copy. */
const FOREIGN_DRAWING =
  '<svg xmlns="http://www.w3.org/2000/svg" width="90" height="90"><foreignObject width="9" height="9"><p xmlns="http://www.w3.org/1999/xhtml">?</p></foreignObject></svg>';

test("what is no picture is told as such, and the picture on the board stays", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  const before = await page.locator(".piece").first().getAttribute("style");
  const alert = page.locator("main").getByRole("alert");
  for (const [name, buffer, code] of [
    ["picture.png", Buffer.from("I am a text."), "NOT_A_PICTURE"],
    ["empty.jpg", Buffer.alloc(0), "EMPTY"],
    ["torn.png", halvedPng(90, 90, RED, BLUE).subarray(0, 30), "CORRUPT"],
    ["vast.png", halvedPng(20_000, 20_000, RED, BLUE), "TOO_LARGE"],
    ["foreign.svg", Buffer.from(FOREIGN_DRAWING), "UNSUPPORTED"],
    ["phone.heic", Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1"), "UNSUPPORTED"],
  ] as const) {
    await openPicture(page, name, buffer);
    await page.waitForSelector(`[data-code=${code}]`);
    expect(await alert.count()).toBe(1);
  }
  expect(await axe(page)).toEqual([]);
  expect(await page.locator(".piece").first().getAttribute("style")).toBe(before);
  await putOnBoard(page, halvedPng(90, 90, RED, BLUE));
  expect(await alert.count()).toBe(0);
});

test("a picture is dropped, or pasted by keys or the button; nothing of it is sent anywhere", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  const sent: string[] = [];
  page.on("request", (request) => {
    const { protocol } = new URL(request.url());
    if (protocol === "blob:" || protocol === "data:") return;
    // The page's own files are asked for, and nothing is told with that.
    const isPlain = /^(GET|HEAD)$/.test(request.method()) && request.postData() === null;
    if (!isPlain || request.url().length > 300) sent.push(request.url());
  });
  const faces = page.locator(".board button .tile-face");
  const png = halvedPng(500, 500, RED, BLUE).toString("base64");

  const dropped = await page.evaluateHandle((base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const transfer = new DataTransfer();
    transfer.items.add(new File([bytes], "dropped.png", { type: "image/png" }));
    return transfer;
  }, png);
  await page.dispatchEvent("main", "dragover", { dataTransfer: dropped });
  await page.getByText("Drop the picture here").waitFor();
  await page.dispatchEvent("main", "drop", { dataTransfer: dropped });
  await page.getByText("Drop the picture here").waitFor({ state: "detached" });
  await page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("500 by 500"),
  );
  expectColour((await coloursSeen(page, faces))[0], RED);

  async function copy(base64: string): Promise<void> {
    await page.evaluate(async (text) => {
      const bytes = Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
      const blob = new Blob([bytes], { type: "image/png" });
      await navigator.clipboard.write([new ClipboardItem({ "image/png": blob })]);
    }, base64);
  }
  await copy(halvedPng(450, 450, BLUE, RED).toString("base64"));
  await page.keyboard.press("Control+V");
  await page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("450 by 450"),
  );
  expectColour((await coloursSeen(page, faces))[0], BLUE);

  await copy(halvedPng(480, 480, RED, BLUE).toString("base64"));
  await page.getByRole("button", { name: "Paste" }).click();
  await page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("480 by 480"),
  );
  expectColour((await coloursSeen(page, faces))[0], RED);

  await page.evaluate(() => navigator.clipboard.writeText("no picture"));
  await page.getByRole("button", { name: "Paste" }).click();
  await page.waitForSelector("[data-code=NOTHING_PASTED]");
  expect(sent).toEqual([]);

  // A reload keeps the picture, and another tab does not see it.
  await page.reload();
  await page.waitForSelector(".piece");
  expectColour((await coloursSeen(page, faces))[0], RED);
  expect(await page.locator("input[type=radio]:checked").count()).toBe(0);
});

test("a picture is cropped by keys, and what comes late is not shown", async () => {
  const page = await visit({ path: TWO_BY_TWO });
  await putOnBoard(page, halvedPng(1200, 400, RED, BLUE));
  const crop = page.getByRole("button", { name: "Crop" }).first();
  await crop.click();
  // Of all pieces of 2×2 the largest square ones: the middle third. It is moved to the left, where all is red.
  await page.getByLabel("Square pieces").check();
  await page.getByLabel("The part that stays").focus();
  for (let step = 0; step < 12; step++) await page.keyboard.press("Control+ArrowLeft");
  await page.getByTestId("crop").getByRole("button", { name: "Crop" }).click();
  await page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("400 by 400 pixels"),
  );
  const faces = page.locator(".board button .tile-face");
  for (const seen of await coloursSeen(page, faces)) expectColour(seen, RED);
  // The whole picture is still there, to be cropped otherwise.
  await crop.click();
  await page.getByRole("button", { name: "All of it" }).click();
  await page.getByTestId("crop").getByRole("button", { name: "Crop" }).click();
  await page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("1200 by 400 pixels"),
  );

  // A huge picture takes longer to read than the small one that is opened right after it.
  const input = page.locator("input[type=file]").first();
  const file = (name: string, buffer: Buffer) => ({ name, mimeType: "image/png", buffer });
  await input.setInputFiles(file("huge.png", halvedPng(8000, 6000, RED, RED)));
  await input.setInputFiles(file("small.png", halvedPng(500, 500, BLUE, BLUE)));
  await page.waitForFunction(() =>
    document.querySelector("[role=status]")?.textContent?.includes("500 by 500 pixels"),
  );
  await page.waitForTimeout(2500);
  for (const seen of await coloursSeen(page, faces)) expectColour(seen, BLUE);
});

test("the missing piece is chosen by keys, the board is copied as numbers and comes back", async () => {
  const page = await visit({ path: "picture/?board=1,2,3/4,5,6/7,8,0" });
  await page.getByRole("button", { name: "Missing piece" }).click();
  await page.waitForFunction(() => document.activeElement?.closest(".piece-choice") !== null);
  for (const key of ["ArrowUp", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  expect(await board(page)).toBe("1,2,3,4,0,5,6,7,8");
  expect(await page.getByRole("status").first().textContent()).toBe(
    "The piece in row 2, column 2 is missing now.",
  );
  // Its right neighbour slides into the gap.
  await page.getByRole("button", { name: "Tile 5, row 2, column 3" }).click();
  expect(await board(page)).toBe("1,2,3,4,5,0,6,7,8");

  await page.getByText("The board as numbers").click();
  await page.waitForFunction(() =>
    [...document.querySelectorAll("textarea")].some(
      ({ value }) => value === "1 1\n0 1 2\n3 5 -1\n6 7 8\n",
    ),
  );
  await page.getByRole("button", { name: "Copy the board" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    "1 1\n0 1 2\n3 5 -1\n6 7 8\n",
  );

  const area = page.getByLabel("A board to lay out");
  const layOut = page.getByRole("button", { name: "Lay it out" });
  // The gap went down, left and down.
  await area.fill("0 3\n0 1 2 7\n4 5 10 6\n8 9 -1 11\n");
  await layOut.click();
  const laid = "1,2,3,7,4,5,10,6,8,9,0,11";
  await page.waitForFunction(
    (tiles) => document.querySelector<HTMLElement>(".board")?.dataset["board"] === tiles,
    laid,
  );
  await area.fill("0 3\n0 1 2 7\n4 5 10 6\n8 9 -1 9\n");
  await layOut.click();
  expect(await page.getByTestId("fault-mark").textContent()).toBe("9");
  const alert = page.locator("main").getByRole("alert");
  expect(await alert.textContent()).toContain("Line 4, column 8");
  expect(await axe(page)).toEqual([]);
  await page.getByRole("button", { name: "Show the place" }).click();
  expect(
    await area.evaluate((element) => {
      const { selectionStart, selectionEnd, value } = element as HTMLTextAreaElement;
      return [selectionStart, value.slice(selectionStart, selectionEnd)];
    }),
  ).toEqual([28, "9"]);
  expect(await board(page)).toBe(laid);

  // Two pieces exchanged: no way leads from there, and the exchange back is offered.
  await area.fill("0 3\n1 0 2 7\n4 5 10 6\n8 9 -1 11\n");
  await layOut.click();
  await page.getByTestId("unsolvable").getByRole("button").click();
  await page.getByTestId("unsolvable").waitFor({ state: "detached" });
  expect(await board(page)).toBe(laid);
});

/** Five rows of five, one move from whole. */
const FIVE_BY_FIVE =
  "picture/?board=1,2,3,4,5/6,7,8,9,10/11,12,13,14,15/16,17,18,19,20/21,22,23,0,24";

test("a board that is laid out ends the choice of a piece, and so does Escape", async () => {
  const page = await visit({ path: "picture/?board=1,2,3/4,0,5/6,7,8&goal=1,2,3/4,0,5/6,7,8" });
  await page.waitForSelector(".piece");
  const choose = page.getByRole("button", { name: "Missing piece" });
  await choose.click();
  await page.getByText("Which piece should be missing?").waitFor();
  await page.keyboard.press("Escape");
  await page.getByText("Which piece should be missing?").waitFor({ state: "detached" });
  expect(await choose.evaluate((button) => button === document.activeElement)).toBe(true);
  await choose.click();
  await page.getByText("The board as numbers").click();
  await page.getByLabel("A board to lay out").fill("1 1\n0 1 2\n3 7 5\n6 -1 8\n");
  await page.getByRole("button", { name: "Lay it out" }).click();
  await page.getByText("Which piece should be missing?").waitFor({ state: "detached" });
});

test.each(LOOKS)(
  "$locale, $viewport, $theme: axe finds nothing on any state, and nothing overflows",
  async (look) => {
    const page = await visit({ ...look, path: FIVE_BY_FIVE });
    const isChinese = look.locale === "zh-CN";
    await page.waitForSelector(".piece");
    await page.getByRole("button", { name: isChinese ? "显示编号" : "Numbers" }).click();
    await page.getByText(isChinese ? "用数字表示棋盘" : "The board as numbers").click();

    async function inspect(): Promise<void> {
      expect(await axe(page)).toEqual([]);
      expect(await overflow(page)).toBe(0);
    }
    await inspect();
    const change = page.getByRole("button", {
      name: isChinese ? "选择缺块" : "Missing piece",
    });
    await change.click();
    await inspect();
    await change.click();
    await page.getByRole("button", { name: isChinese ? "裁剪" : "Crop" }).click();
    await page.waitForSelector(".ReactCrop__crop-selection");
    await inspect();
    await page.keyboard.press("Escape");
    await page.getByTestId("crop").waitFor({ state: "detached" });
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    await page.keyboard.press("ArrowLeft");
    await page.waitForSelector("[data-complete]");
    await inspect();
  },
);

test("a picture of 3×3 is solved at once, played back, and its missing piece returns", async () => {
  const page = await visit({ path: "picture/?board=2,3,5/1,0,4/6,7,8&goal=1,2,3/4,0,5/6,7,8" });
  await page.waitForSelector(".piece");
  await page.getByRole("button", { name: "Numbers" }).click();
  const numbers = page.locator(".piece-number");
  expect(await numbers.allTextContents()).toEqual(["1", "2", "3", "4", "5", "6", "7", "8"]);
  const opacities = (): Promise<string[]> =>
    numbers.evaluateAll((all) => all.map((number) => getComputedStyle(number).opacity));
  expect(new Set(await opacities())).toEqual(new Set(["1"]));
  const away = page.locator(".board-blank .tile-face");
  expect(await away.evaluate((face) => getComputedStyle(face).opacity)).toBe("0");
  await page.getByRole("button", { name: "Shortest way" }).click();
  // By breadth-first search of another program.
  expect(await page.getByTestId("found").textContent()).toBe("6 moves: no way is shorter.");
  expect(await page.locator("[data-testid=move-list] li").count()).toBe(6);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForSelector("[data-complete]");
  expect(await board(page)).toBe("1,2,3,4,0,5,6,7,8");
  await page.waitForFunction(
    () => getComputedStyle(document.querySelector(".board-blank .tile-face")!).opacity === "1",
  );
  // Without gaps: neighbours meet.
  await page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== "running"),
  );
  const faces = await page
    .locator(".board button .piece")
    .evaluateAll((pieces) => pieces.map((piece) => piece.getBoundingClientRect().toJSON()));
  expect(faces[0].right).toBeCloseTo(faces[1].left, 0);
  expect(faces[0].bottom).toBeCloseTo(faces[3].top, 0);
});

test("a picture of 4×3 with its first piece away is solved, and a big one can be stopped", async () => {
  const page = await visit({ path: "picture/?board=1,2,3/4,5,6/7,8,9/10,11,0" });
  await page.waitForSelector(".piece");
  await page.getByRole("button", { name: "Missing piece" }).click();
  await page.getByRole("button", { name: "Piece in row 1, column 1" }).click();
  expect(await board(page)).toBe("0,1,2,3,4,5,6,7,8,9,10,11");
  await page.getByRole("button", { name: "Shuffle" }).click();
  expect(await page.getByRole("status").first().textContent()).toBe("The pieces are shuffled.");
  await page.getByRole("button", { name: "Shortest way" }).click();
  await page.getByTestId("found").waitFor({ timeout: 50_000 });
  expect(await page.getByTestId("found").textContent()).toContain("no way is shorter");
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForSelector("[data-complete]");
  expect(await board(page)).toBe("0,1,2,3,4,5,6,7,8,9,10,11");

  await page.getByRole("combobox", { name: /^Rows/ }).selectOption("6");
  await page.getByRole("combobox", { name: /^Columns/ }).selectOption("7");
  expect(await page.locator(".board .piece").count()).toBe(42);
  await page.getByRole("button", { name: "Shuffle" }).click();
  await page.getByRole("button", { name: "Shortest way" }).click();
  // Some way at once, and better ones while one watches.
  await page.getByTestId("progress").getByText("Gap").waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  expect(await page.getByTestId("found").textContent()).toMatch(
    /^\d+ moves\. At least \d+ are needed, so a shorter way could save \d+ at most\.$/,
  );
  await page.getByRole("button", { name: "To the end" }).click();
  await page.waitForSelector("[data-complete]");
});
