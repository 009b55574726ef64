import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    seed: number;
    runs: number;
  }
}

/** Draws the seed of all property tests once for a run, and says how to have the same run again. */
export function setup(project: TestProject): void {
  const drawn = Number(process.env["SLIDEPATH_SEED"] ?? Date.now() % 2 ** 31);
  const runs = Number(process.env["SLIDEPATH_RUNS"] ?? 100);
  project.provide("seed", drawn);
  project.provide("runs", runs);
  project.vitest.logger.log(`property tests: SLIDEPATH_SEED=${drawn} SLIDEPATH_RUNS=${runs}`);
}
