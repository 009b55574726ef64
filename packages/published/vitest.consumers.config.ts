import { mergeConfig, type ViteUserConfig } from "vitest/config";
import config from "./vitest.config.ts";

/** Installs from the registry, and takes minutes: `npx -y pnpm@12 consumers`. */
const consumers: ViteUserConfig = mergeConfig(config, {
  test: { testTimeout: 600_000, hookTimeout: 600_000 },
});
consumers.test!.include = ["consumers/consumers.ts"];

export default consumers;
