import { describe, expect, it } from "vitest";
import { goalBoard } from "../board.ts";
import { seededRandom } from "../random.ts";
import { randomBoard } from "../scramble.ts";
import { ByteMeter } from "./byte-meter.ts";
import { StateIndex } from "./state-index.ts";
import { StateLog } from "./state-log.ts";

describe("StateLog", () => {
  it.each([
    [1, 2],
    [2, 2],
    [3, 3],
    [4, 4],
    [17, 1],
    [5, 5],
    [16, 16],
    [17, 17],
    [60, 90],
  ])("gives %i×%i boards back as they were packed", (width, height) => {
    const cells = width * height;
    const below = seededRandom(cells);
    const log = new StateLog(cells, 1, new ByteMeter());
    const boards = Array.from({ length: 8 }, () => randomBoard(goalBoard(width, height), below));
    for (const [n, board] of boards.entries()) {
      log.pack(Int32Array.from(board.tiles));
      expect(log.append()).toBe(n);
      log.setNote(n, -n);
    }
    const tiles = new Int32Array(cells);
    for (const [n, board] of boards.entries()) {
      log.take(n);
      expect(log.unpack(tiles)).toBe(board.tiles.indexOf(0));
      expect([...tiles]).toEqual(board.tiles);
      expect(log.matches(n)).toBe(true);
      expect(log.note(n)).toBe(0 - n);
    }
  });

  it("moves a tile of the state in hand by two toggles, to and from every cell", () => {
    const log = new StateLog(12, 0, new ByteMeter());
    const tiles = Int32Array.from(goalBoard(4, 3).tiles);
    const packed = new Int32Array(log.key.length);
    for (let from = 0; from < 12; from++) {
      const to = tiles.indexOf(0);
      if (from === to) continue;
      log.pack(tiles);
      const tile = tiles[from]!;
      log.toggle(tile, from);
      log.toggle(tile, to);
      tiles[to] = tile;
      tiles[from] = 0;
      packed.set(log.key);
      log.pack(tiles);
      expect(log.holds(packed)).toBe(true);
    }
  });

  it("uses the chunks of forgotten states again", () => {
    const meter = new ByteMeter();
    const log = new StateLog(9, 0, meter);
    const tiles = Int32Array.from(goalBoard(3, 3).tiles);
    log.pack(tiles);
    for (let id = 0; id < 70_000; id++) log.append();
    const { bytes } = meter;
    for (let id = 70_000; id < 700_000; id++) {
      log.append();
      log.forgetBefore(id - 60_000);
    }
    expect(meter.bytes).toBe(bytes);
    log.take(699_999);
    expect(log.unpack(tiles)).toBe(8);
  });
});

describe("StateIndex", () => {
  it.each([
    [4, 4, 50_000],
    [3, 3, 30_000],
    [17, 17, 8000],
  ])("of %i×%i boards finds those that were added, and no others", (width, height, count) => {
    const meter = new ByteMeter();
    const log = new StateLog(width * height, 0, meter);
    const index = new StateIndex(log, meter);
    const below = seededRandom(count);
    const ids = new Map<string, number>();
    const boards: Int32Array[] = [];
    let added = 0;
    for (let n = 0; n < count; n++) {
      const { tiles } = randomBoard(goalBoard(width, height), below);
      const key = tiles.join();
      boards.push(Int32Array.from(tiles));
      log.pack(boards[n]!);
      const known = ids.get(key) ?? -1;
      if (index.find() !== known) throw new Error(`board ${n} is not as expected`);
      if (known < 0) ids.set(key, index.add());
      if (known < 0) added++;
    }
    for (const [n, board] of boards.entries()) {
      log.pack(board);
      if (index.find() !== ids.get(board.join())) throw new Error(`board ${n} was lost`);
    }
    expect(log.length).toBe(added);
  });
});
