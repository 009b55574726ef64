import { fileURLToPath } from "node:url";
import { defineConfig, type ViteUserConfig } from "vitest/config";

// Naming any condition drops the defaults of the server side, so they are named as well.
const conditions = ["@slidepath/source", "module", "node", "development|production"];

function beside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

/** The vitest configuration that every package and app shares: sources without a build. */
export function packageTests(): ViteUserConfig {
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    test: {
      include: ["**/*.test.ts"],
      globalSetup: [beside("seed.ts")],
      setupFiles: [beside("fail-on-console.ts"), beside("property-seed.ts")],
      // What must happen some time happens late where other tests keep both cores busy.
      testTimeout: 120_000,
      hookTimeout: 60_000,
      expect: { poll: { timeout: 30_000 } },
      reporters: process.env["CI"]
        ? ["default", ["json", { outputFile: ".vitest/report.json" }]]
        : ["default"],
    },
  });
}
