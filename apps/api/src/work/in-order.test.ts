import { expect, it } from "vitest";
import { inOrder } from "./in-order.ts";

async function* numbers(count: number, onTake: (n: number) => void = () => {}) {
  for (let n = 0; n < count; n++) {
    onTake(n);
    yield n;
  }
}

const after = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

it("keeps the order of the items, whichever is done first", async () => {
  const results: number[] = [];
  const work = async (n: number) => {
    await after(n % 3 === 0 ? 10 : 0);
    return n;
  };
  for await (const result of inOrder(numbers(20), 4, work)) results.push(result);
  expect(results).toEqual(Array.from({ length: 20 }, (_, n) => n));
});

it("takes no item before there is room for it", async () => {
  let taken = 0;
  const results = inOrder(
    numbers(100, () => taken++),
    3,
    async (n) => n,
  );
  await results.next();
  await after(5);
  expect(taken).toBeLessThanOrEqual(5);
  await results.return(undefined);
});

it("gives a result as soon as it is there, though no further item has come", async () => {
  async function* slow() {
    yield 1;
    await after(10_000);
  }
  const { value } = await inOrder(slow(), 4, async (n) => n).next();
  expect(value).toBe(1);
});

it("passes on what the work throws, in its turn", async () => {
  const results = inOrder(numbers(3), 3, async (n) => {
    if (n === 1) throw new Error("no 1");
    return n;
  });
  expect((await results.next()).value).toBe(0);
  await expect(results.next()).rejects.toThrow("no 1");
});
