import { defineConfig, type ViteUserConfig } from "vitest/config";

export function packageTests(): ViteUserConfig {
  const conditions = ["@slidepath/source"];
  return defineConfig({
    resolve: { conditions },
    ssr: { resolve: { conditions, externalConditions: conditions } },
    test: {
      include: ["src/**/*.test.ts"],
      passWithNoTests: true,
    },
  });
}
