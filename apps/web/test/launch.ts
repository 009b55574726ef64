import type { LaunchOptions } from "playwright-core";

/** How the tests start Chromium. */
export const LAUNCH: LaunchOptions = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-dev-shm-usage"],
};
