import type { TaskTypes, ToWorker } from "../features/worker/worker-client.ts";
import { tell, tellFault } from "./tell.ts";

/** So long works one slice, about. Milliseconds; a cancel waits no longer. */
const SLICE_MS = 8;

/** So often is progress told. Milliseconds. */
const TELL_MS = 80;

/** Work that is done in slices. */
export interface Work<Progress, Answer> {
  /** Works on for a slice. Returns the answer once there is one. */
  run(): Answer | undefined;
  /** How far it has come; undefined where there is nothing to tell. */
  progress(): Progress | undefined;
}

/** What begins the work that each task is. */
export type Begin<Tasks extends TaskTypes<Tasks>> = {
  readonly [Name in keyof Tasks]: (
    request: Tasks[Name]["request"],
  ) => Work<Tasks[Name]["progress"], Tasks[Name]["answer"]>;
};

/** Work of one slice. */
export function atOnce<Answer>(work: () => Answer): Work<never, Answer> {
  return { run: work, progress: () => undefined };
}

/** Work that begins once something else is over; at once where that is undefined. */
export function after<Progress, Answer>(
  over: Promise<void> | undefined,
  begin: () => Work<Progress, Answer>,
): Work<Progress, Answer> {
  let isOver = over === undefined;
  let work = isOver ? begin() : undefined;
  void over?.then(() => {
    isOver = true;
  });
  return {
    run() {
      if (isOver) work ??= begin();
      return work?.run();
    },
    progress: () => work?.progress(),
  };
}

const FIRST_BUDGET = 512;
const MAX_BUDGET = 1 << 18;

/** Work by budgets, of nodes or whatever it counts: how much fits into a slice is found out on the way. */
export function budgeted<Progress, Answer>(work: {
  run(budget: number): Answer | undefined;
  progress(): Progress;
}): Work<Progress, Answer> {
  let budget = FIRST_BUDGET;
  return {
    run() {
      const before = performance.now();
      const answer = work.run(budget);
      const took = performance.now() - before;
      if (took < SLICE_MS / 2) budget = Math.min(MAX_BUDGET, budget * 2);
      else if (took > SLICE_MS) budget = Math.max(1, budget >> 1);
      return answer;
    },
    progress: () => work.progress(),
  };
}

/** Work in steps, each shorter than a slice, that yields how far it has come. */
export function stepwise<Progress, Answer>(
  steps: Generator<Progress, Answer, undefined>,
): Work<NonNullable<Progress>, Answer> {
  let progress: NonNullable<Progress> | undefined;
  return {
    run() {
      const until = performance.now() + SLICE_MS;
      do {
        const step = steps.next();
        if (step.done) return step.value;
        progress = step.value ?? progress;
      } while (performance.now() < until);
      return undefined;
    },
    progress: () => progress,
  };
}

/**
 * Answers the page's questions in turns of a slice each, the newest first, and hears what the page says between
 * them: a question that is taken back costs no more than the slice under way.
 */
export function serveInTurns<Tasks extends TaskTypes<Tasks>>(begin: Begin<Tasks>): void {
  interface UnderWay {
    readonly id: number;
    readonly work: Work<unknown, unknown>;
    toldAt: number;
  }
  const underWay: UnderWay[] = [];
  const turns = new MessageChannel();
  let isTurnComing = false;

  /** Leaves the thread, so that messages are heard, and comes back. */
  function takeTurn(): void {
    if (isTurnComing || underWay.length === 0) return;
    isTurnComing = true;
    turns.port2.postMessage(null);
  }

  /** Runs the first question for a slice and puts it behind the others. */
  turns.port1.onmessage = () => {
    isTurnComing = false;
    const next = underWay.shift();
    if (next !== undefined && !isOver(next)) underWay.push(next);
    takeTurn();
  };

  function isOver(question: UnderWay): boolean {
    const { id, work } = question;
    try {
      const answer = work.run();
      if (answer !== undefined) {
        tell({ type: "answer", id, answer });
        return true;
      }
      const now = performance.now();
      const progress = now - question.toldAt < TELL_MS ? undefined : work.progress();
      if (progress !== undefined) {
        question.toldAt = now;
        tell({ type: "progress", id, progress });
      }
      return false;
    } catch (error) {
      tellFault(id, error);
      return true;
    }
  }

  addEventListener("message", ({ data }: MessageEvent<ToWorker<Tasks>>) => {
    if (data.type === "cancel") {
      const at = underWay.findIndex(({ id }) => id === data.id);
      if (at >= 0) underWay.splice(at, 1);
      return;
    }
    try {
      const work = begin[data.name](data.request);
      underWay.unshift({ id: data.id, work, toldAt: performance.now() });
    } catch (error) {
      tellFault(data.id, error);
    }
    takeTurn();
  });
}
