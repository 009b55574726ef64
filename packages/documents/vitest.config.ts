import type { ViteUserConfig } from "vitest/config";
import { packageTests } from "../../.config/vitest.ts";

const config: ViteUserConfig = packageTests();

export default config;
