import { assert as check, integer, nat, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { cutLines, cutPieces } from "./cut.ts";

describe("cutLines", () => {
  // 100/3 = 33.3…, 200/3 = 66.6…; 1000/7 = 142.86, 285.71, 428.57, 571.43, 714.29, 857.14.
  test.each([
    [100, 3, [0, 33, 67, 100]],
    [99, 3, [0, 33, 66, 99]],
    [1000, 7, [0, 143, 286, 429, 571, 714, 857, 1000]],
    [10, 4, [0, 3, 5, 8, 10]],
    [7, 2, [0, 4, 7]],
    [256, 10, [0, 26, 51, 77, 102, 128, 154, 179, 205, 230, 256]],
  ])("cuts %i pixels into %i", (side, parts, lines) => {
    expect(cutLines(side, parts)).toEqual(lines);
  });
});

describe("cutPieces", () => {
  test("cuts a picture whose sides do not divide", () => {
    expect(cutPieces({ width: 10, height: 5 }, 3, 2)).toEqual([
      { x: 0, y: 0, width: 3, height: 3 },
      { x: 3, y: 0, width: 4, height: 3 },
      { x: 7, y: 0, width: 3, height: 3 },
      { x: 0, y: 3, width: 3, height: 2 },
      { x: 3, y: 3, width: 4, height: 2 },
      { x: 7, y: 3, width: 3, height: 2 },
    ]);
  });

  test("each pixel is in one piece, and pieces differ by one pixel at most", () => {
    check(
      property(
        integer({ min: 2, max: 10 }),
        integer({ min: 2, max: 10 }),
        nat(40),
        nat(40),
        (columns, rows, moreWidth, moreHeight) => {
          const picture = { width: columns + moreWidth, height: rows + moreHeight };
          const times = new Uint8Array(picture.width * picture.height);
          for (const { x, y, width, height } of cutPieces(picture, columns, rows)) {
            expect(Math.abs(width - picture.width / columns)).toBeLessThan(1);
            expect(Math.abs(height - picture.height / rows)).toBeLessThan(1);
            for (let row = y; row < y + height; row++) {
              for (let column = x; column < x + width; column++) {
                times[row * picture.width + column]! += 1;
              }
            }
          }
          expect(times.every((count) => count === 1)).toBe(true);
        },
      ),
    );
  });
});
