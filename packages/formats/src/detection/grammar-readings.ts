import type { Board } from "@slidepath/core";
import type { Case } from "../case.ts";
import type { ParseOptions } from "../case-reader.ts";
import type { Diagnostic } from "../diagnostic.ts";
import type { Dialect } from "../dialect.ts";
import { goalOfPolicy } from "../goal.ts";
import { type ParseEnd, parse } from "../parse.ts";
import { type Candidate, SAMPLE } from "./reading.ts";

/** A dialect whose grammar does not fit, and where it stumbles. */
export interface Misfit {
  readonly dialect: Dialect;
  readonly diagnostic: Diagnostic;
}

/** Which dialects' grammars fit a text, and which do not. */
export interface GrammarReadings {
  readonly candidates: readonly Candidate[];
  readonly misfits: readonly Misfit[];
}

const CHUNK = 65_536;

/** So many cases are read in one slice. */
const SLICE = 256;

/** Reads a text by each dialect's own grammar, in slices. Dialects with one grammar share one parse. */
export function* grammarReadings(
  dialects: readonly Dialect[],
  bytes: Uint8Array,
  options: ParseOptions,
): Generator<undefined, GrammarReadings, undefined> {
  const candidates: Candidate[] = [];
  const misfits: Misfit[] = [];
  for (const group of groupsOf(dialects)) {
    const { sample, caseCount, end } = yield* skim(group[0]!, bytes, options);
    const { diagnostic } = end;
    for (const dialect of group) {
      if (diagnostic === undefined) {
        candidates.push(candidateOf(dialect, bytes, options, sample, caseCount, end));
      } else misfits.push({ dialect, diagnostic });
    }
  }
  return { candidates, misfits };
}

/** Dialects by their grammar, found once for a list of them. */
function groupsOf(dialects: readonly Dialect[]): readonly (readonly Dialect[])[] {
  const known = remembered.get(dialects);
  if (known !== undefined) return known;
  const groups = new Map<string, Dialect[]>();
  for (const dialect of dialects) {
    const key = JSON.stringify([dialect.input, hasPolicy(dialect) || dialect.goal]);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [dialect]);
    else group.push(dialect);
  }
  const found = Array.from(groups.values());
  remembered.set(dialects, found);
  return found;
}

const remembered = /* @__PURE__ */ new WeakMap<
  readonly Dialect[],
  readonly (readonly Dialect[])[]
>();

/** Whether the goal follows from the start alone, so that it plays no part in reading. */
function hasPolicy({ input, goal }: Dialect): boolean {
  const isInInput = goal.kind === "given" || goal.kind === "picture" || goal.kind === "cell";
  return !isInInput && !input.items.some((item) => item.item === "board" && item.name === "goal");
}

/** Reads a text to its end and keeps the first cases. */
function* skim(
  dialect: Dialect,
  bytes: Uint8Array,
  options: ParseOptions,
): Generator<undefined, { sample: Case[]; caseCount: number; end: ParseEnd }, undefined> {
  let at = 0;
  // In pieces, so that a grammar that stumbles at once costs little.
  const source = (): Uint8Array | undefined => {
    const from = at;
    at += CHUNK;
    return from < bytes.length ? bytes.subarray(from, at) : undefined;
  };
  const sample: Case[] = [];
  const reading = parse(dialect, source, options);
  let caseCount = 0;
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    if (caseCount < SAMPLE) sample.push(step.value);
    caseCount++;
    if (caseCount % SLICE === 0) yield;
  }
  yield;
  return { sample, caseCount, end: step.value };
}

function candidateOf(
  dialect: Dialect,
  bytes: Uint8Array,
  options: ParseOptions,
  sample: readonly Case[],
  caseCount: number,
  { repairs }: ParseEnd,
): Candidate {
  return {
    dialect,
    caseCount,
    repairs,
    reasons: [repairs.length === 0 ? { kind: "fits" } : { kind: "repairs", count: repairs.length }],
    sample: sample.map(({ problem }) => {
      if (problem === undefined) return {};
      return hasPolicy(dialect) ? withGoal(dialect, problem.start, options) : problem;
    }),
    cases: { [Symbol.iterator]: () => parse(dialect, bytes, options) },
  };
}

/** A start with the goal that a dialect's policy gives it, if that takes no search and is of its size. */
export function withGoal(
  { goal }: Dialect,
  start: Board,
  options: ParseOptions,
): { start: Board; goal?: Board } {
  const policy = goal.kind === "farthest" ? goal : (options.goal ?? goal);
  const board = goalOfPolicy(policy, start.width, start.height);
  const fits = board?.width === start.width && board.height === start.height;
  return fits ? { start, goal: board } : { start };
}
