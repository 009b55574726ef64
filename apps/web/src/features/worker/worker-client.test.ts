import { expect, it } from "vitest";
import { type FromWorker, type ToWorker, WorkerFault, workerClient } from "./worker-client.ts";

type Tasks = { twice: { request: number; progress: never; answer: number } };

/** A worker that a test answers for. */
class FakeWorker extends EventTarget {
  readonly heard: ToWorker<Tasks>[] = [];
  isAlive = true;

  postMessage(message: ToWorker<Tasks>): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.isAlive = false;
  }

  says(data: FromWorker): void {
    this.dispatchEvent(Object.assign(new Event("message"), { data }));
  }
}

function client() {
  const workers: FakeWorker[] = [];
  const ask = workerClient<Tasks>(() => {
    const worker = new FakeWorker();
    workers.push(worker);
    return worker as unknown as Worker;
  });
  return { ask, workers };
}

const task = () => new Promise((resolve) => setTimeout(resolve));

it("starts one worker, in a task of its own, for all that is asked meanwhile", async () => {
  const { ask, workers } = client();
  const first = ask("twice", 1);
  const second = ask("twice", 2);
  expect(workers).toEqual([]);
  await task();
  const third = ask("twice", 3);
  expect(workers).toHaveLength(1);
  expect(workers[0]!.heard).toEqual(
    [1, 2, 3].map((request) => ({ type: "ask", id: request, name: "twice", request })),
  );
  for (const id of [3, 1, 2]) workers[0]!.says({ type: "answer", id, answer: 2 * id });
  expect(await Promise.all([first.answer, second.answer, third.answer])).toEqual([2, 4, 6]);
});

it("starts its worker ahead where that is wanted, once", async () => {
  const { ask, workers } = client();
  ask.prepare();
  ask.prepare();
  await task();
  ask.prepare();
  await task();
  expect(workers.map(({ heard }) => heard)).toEqual([[]]);
  ask("twice", 1);
  expect(workers.map(({ heard }) => heard)).toEqual([
    [{ type: "ask", id: 1, name: "twice", request: 1 }],
  ]);
});

it("starts no worker for what is cancelled before, and one for what is asked after", async () => {
  const { ask, workers } = client();
  ask("twice", 1).cancel();
  await task();
  expect(workers).toEqual([]);
  ask("twice", 2).cancel();
  ask("twice", 3);
  await task();
  expect(workers.map(({ heard }) => heard)).toEqual([
    [{ type: "ask", id: 3, name: "twice", request: 3 }],
  ]);
});

it("tells a worker what is cancelled, and listens no more", async () => {
  const { ask, workers } = client();
  const asked = ask("twice", 1);
  await task();
  asked.cancel();
  asked.cancel();
  expect(workers[0]!.heard.slice(1)).toEqual([{ type: "cancel", id: 1 }]);
  workers[0]!.says({ type: "answer", id: 1, answer: 2 });
  expect(await Promise.race([asked.answer, task().then(() => "nothing")])).toBe("nothing");
});

it("tells all who wait when a worker is lost, and starts another for the next", async () => {
  const { ask, workers } = client();
  const lost = ask("twice", 1);
  await task();
  workers[0]!.dispatchEvent(Object.assign(new Event("error"), { message: "out of memory" }));
  await expect(lost.answer).rejects.toEqual(new WorkerFault("INTERNAL", "out of memory"));
  expect(workers[0]!.isAlive).toBe(false);
  const next = ask("twice", 2);
  await task();
  workers[1]!.says({ type: "answer", id: 2, answer: 4 });
  expect(await next.answer).toBe(4);
});
