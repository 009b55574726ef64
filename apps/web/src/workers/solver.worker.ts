import { createHints, createSolver, tableBuild } from "@slidepath/core";
import type { ToWorker } from "../features/worker/worker-client.ts";
import { heuristicValues } from "./heuristic-values.ts";
import type { TaskName, Tasks } from "./protocol.ts";
import { raceSearch } from "./race-search.ts";
import { tell, tellFault } from "./tell.ts";

/** Work in slices: a budget is a number of nodes, or whatever the work counts. */
interface Work<Name extends TaskName> {
  run(budget: number): Tasks[Name]["answer"] | undefined;
  progress(): Tasks[Name]["progress"];
}

const START: { readonly [Name in TaskName]: (request: Tasks[Name]["request"]) => Work<Name> } = {
  solve: ({ problem, options }) => createSolver(problem, options),
  hints: ({ problem, options }) => createHints(problem, options),
  race: raceSearch,
  heuristics: (problem) => atOnce(() => heuristicValues(problem)),
  distances: ({ width, height, goalBlank }) => tableBuild(width, height, goalBlank),
};

/** Work of one slice. */
function atOnce<Answer>(work: () => Answer): { run(): Answer; progress(): never } {
  return {
    run: work,
    progress() {
      throw new Error("there is nothing between the beginning and the end");
    },
  };
}

/** A request under way. */
interface UnderWay {
  readonly id: number;
  readonly work: Work<TaskName>;
  budget: number;
  toldAt: number;
}

/** So long works one slice, about. Milliseconds; a cancel waits no longer. */
const SLICE_MS = 8;

/** So often is progress told. */
const TELL_MS = 80;

const FIRST_BUDGET = 512;

const MAX_BUDGET = 1 << 18;

const underWay: UnderWay[] = [];
const turns = new MessageChannel();
let isTurnComing = false;

/** Leaves the thread, so that messages are heard, and comes back. */
function takeTurn(): void {
  if (isTurnComing || underWay.length === 0) return;
  isTurnComing = true;
  turns.port2.postMessage(null);
}

/** Runs the first request for a slice and puts it behind the others. */
turns.port1.onmessage = () => {
  isTurnComing = false;
  const next = underWay.shift();
  if (next !== undefined && !isOver(next)) underWay.push(next);
  takeTurn();
};

function isOver(request: UnderWay): boolean {
  const { id, work } = request;
  try {
    const before = performance.now();
    const answer = work.run(request.budget);
    const now = performance.now();
    if (answer !== undefined) {
      tell({ type: "answer", id, answer });
      return true;
    }
    if (now - before < SLICE_MS / 2) request.budget = Math.min(MAX_BUDGET, request.budget * 2);
    else if (now - before > SLICE_MS) request.budget = Math.max(1, request.budget >> 1);
    if (now - request.toldAt >= TELL_MS) {
      request.toldAt = now;
      tell({ type: "progress", id, progress: work.progress() });
    }
    return false;
  } catch (error) {
    tellFault(id, error);
    return true;
  }
}

function start<Name extends TaskName>(
  id: number,
  name: Name,
  request: Tasks[Name]["request"],
): void {
  try {
    const work = START[name](request);
    underWay.unshift({ id, work, budget: FIRST_BUDGET, toldAt: performance.now() });
  } catch (error) {
    tellFault(id, error);
  }
}

addEventListener("message", ({ data }: MessageEvent<ToWorker<Tasks>>) => {
  if (data.type === "ask") start(data.id, data.name, data.request);
  else {
    const at = underWay.findIndex(({ id }) => id === data.id);
    if (at >= 0) underWay.splice(at, 1);
  }
  takeTurn();
});
