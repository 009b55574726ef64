import { describe, expect, it } from "vitest";
import { ByteMeter, OUT_OF_BYTES } from "./byte-meter.ts";

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}

describe("ByteMeter", () => {
  it("counts what it hands out, up to the limit exactly", () => {
    const meter = new ByteMeter(100);
    expect(meter.int32(20)).toEqual(new Int32Array(20));
    expect(meter.uint8(15)).toEqual(new Uint8Array(15));
    expect(meter.int8(5)).toEqual(new Int8Array(5));
    expect(meter.bytes).toBe(100);
    expect(thrownBy(() => meter.uint8(1))).toBe(OUT_OF_BYTES);
    expect(meter.bytes).toBe(100);
    meter.give(1);
    expect(meter.uint8(1).length).toBe(1);
  });

  it("counts the old array beside the new one while it grows", () => {
    const meter = new ByteMeter(24);
    const array = meter.int32(2);
    array.set([7, 8]);
    expect(meter.grown(array, 4)).toEqual(Int32Array.of(7, 8, 0, 0));
    expect(meter.bytes).toBe(16);
    const narrow = new ByteMeter(23);
    const held = narrow.int32(2);
    expect(thrownBy(() => narrow.grown(held, 4))).toBe(OUT_OF_BYTES);
    expect(narrow.bytes).toBe(8);
  });

  it("takes what the machine refuses for a limit as well", () => {
    const meter = new ByteMeter();
    expect(thrownBy(() => meter.int32(2 ** 50))).toBe(OUT_OF_BYTES);
    expect(meter.bytes).toBe(0);
  });
});
