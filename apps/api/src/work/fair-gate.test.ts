import { expect, it } from "vitest";
import { FairGate } from "./fair-gate.ts";

it("goes round between clients, however much one of them has brought", async () => {
  const gate = new FairGate({ inside: 1, waiting: 10, perClient: 10 });
  const order: string[] = [];
  await gate.enter("first");
  const all = ["a1", "a2", "a3", "b1", "c1"].map(async (name) => {
    await gate.enter(name[0]!);
    order.push(name);
    gate.leave(name[0]!);
  });
  gate.leave("first");
  await Promise.all(all);
  expect(order).toEqual(["a1", "b1", "c1", "a2", "a3"]);
  expect([gate.inside, gate.waiting]).toEqual([0, 0]);
});

it("refuses a client that has too much, and everybody when too many wait", async () => {
  const gate = new FairGate({ inside: 1, waiting: 1, perClient: 2 });
  await gate.enter("a");
  const waiting = gate.enter("a");
  await expect(gate.enter("a")).rejects.toMatchObject({ fault: { code: "CLIENT_BUSY" } });
  await expect(gate.enter("b")).rejects.toMatchObject({ fault: { code: "POOL_FULL" } });
  gate.leave("a");
  await waiting;
  gate.leave("a");
  await gate.enter("a");
  expect(gate.inside).toBe(1);
});

it("lets those go who no longer want in", async () => {
  const gate = new FairGate({ inside: 1, waiting: 1, perClient: 1 });
  await gate.enter("a");
  const gone = new AbortController();
  const waiting = gate.enter("b", gone.signal);
  gone.abort(new Error("gone"));
  await expect(waiting).rejects.toThrow("gone");
  expect(gate.waiting).toBe(0);
  const next = gate.enter("b");
  gate.leave("a");
  await next;
});

it("turns away all who wait when it closes", async () => {
  const gate = new FairGate({ inside: 1, waiting: 5, perClient: 5 });
  await gate.enter("a");
  const waiting = [gate.enter("b"), gate.enter("c")];
  gate.refuseAll(new Error("closed"));
  for (const each of waiting) await expect(each).rejects.toThrow("closed");
  expect(gate.waiting).toBe(0);
});
