import { describe, expect, it } from "vitest";
import { seededRandom } from "../random.ts";
import { BucketQueue } from "./bucket-queue.ts";
import { ByteMeter } from "./byte-meter.ts";

describe("BucketQueue", () => {
  it("takes out the least f, then the greatest g, then the latest", () => {
    const queue = new BucketQueue(5, new ByteMeter());
    for (const [id, f, g] of [
      [1, 9, 3],
      [2, 7, 0],
      [3, 7, 40],
      [4, 5, 2],
      [5, 7, 40],
      [6, 7, 39],
    ] as const) {
      queue.push(id, f, g);
    }
    const out: number[][] = [];
    for (let id = queue.pop(); id >= 0; id = queue.pop()) out.push([id, queue.f, queue.g]);
    expect(out).toEqual([
      [4, 5, 2],
      [5, 7, 40],
      [3, 7, 40],
      [6, 7, 39],
      [2, 7, 0],
      [1, 9, 3],
    ]);
    expect(queue.size).toBe(0);
  });

  it("agrees with a sorted list under random pushes and pops, and reuses its memory", () => {
    const below = seededRandom(3);
    const meter = new ByteMeter();
    const queue = new BucketQueue(0, meter);
    const list: { id: number; f: number; g: number }[] = [];
    let bytes = 0;
    for (let id = 0; id < 8000; id++) {
      const f = queue.f + below(4);
      const g = below(f + 1);
      queue.push(id, f, g);
      list.push({ id, f, g });
      if (list.length > 50 || below(3) === 0) {
        list.sort((a, b) => a.f - b.f || b.g - a.g || b.id - a.id);
        const { id: expected, f: leastF, g: greatestG } = list.shift()!;
        expect([queue.pop(), queue.f, queue.g]).toEqual([expected, leastF, greatestG]);
      }
      expect(queue.size).toBe(list.length);
      bytes = Math.max(bytes, meter.bytes);
    }
    expect(queue.f).toBeGreaterThan(50);
    // One chunk of entries, and the buckets of a few values of f at a time.
    expect(bytes).toBeLessThan(32_768 + 8 * 4 * 2 ** Math.ceil(Math.log2(queue.f + 8)));
  });
});
