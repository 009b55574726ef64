import type { ViteUserConfig } from "vitest/config";
import { packageTests } from "../../.config/vitest.ts";
import { FORMAT_ONLY } from "./format-only.ts";

const shared = packageTests();

/** Whole-program tests share one served build and one browser. */
const config: ViteUserConfig = {
  ...shared,
  resolve: { alias: FORMAT_ONLY },
  test: {
    ...shared.test,
    globalSetup: [...(shared.test?.globalSetup ?? []), "./test/global-setup.ts"],
    // A browser has its share of a busy machine alone.
    testTimeout: 180_000,
    hookTimeout: 60_000,
    maxWorkers: 2,
    // It takes the alias only where it is not left to Node.
    server: { deps: { inline: ["use-intl"] } },
  },
};

export default config;
