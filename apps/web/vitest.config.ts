import type { ViteUserConfig } from "vitest/config";
import { packageTests } from "../../.config/vitest.ts";

const shared = packageTests();

/** Whole-program tests share one served build and one browser. */
const config: ViteUserConfig = {
  ...shared,
  test: {
    ...shared.test,
    globalSetup: [...(shared.test?.globalSetup ?? []), "./test/global-setup.ts"],
    // A browser has its share of a busy machine alone.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
  },
};

export default config;
