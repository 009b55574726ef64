import { expect, it } from "vitest";
import { endOfTurn } from "./end-of-turn.ts";

it("is one for all that comes in a turn, and another in the next", async () => {
  const first = endOfTurn();
  expect(endOfTurn()).toBe(first);
  await first;
  expect(endOfTurn()).not.toBe(first);
});

it("comes after what is already due", async () => {
  const done: string[] = [];
  const end = endOfTurn().then(() => done.push("end"));
  process.nextTick(() => done.push("tick"));
  queueMicrotask(() => done.push("microtask"));
  await end;
  expect(done).toHaveLength(3);
  expect(done.at(-1)).toBe("end");
});
