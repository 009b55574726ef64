import type { LaunchOptions } from "playwright-core";

/** A host where the page is served as well, without what browsers call a secure context. */
export const INSECURE_HOST = "slidepath.test";

/** How the tests start Chromium. */
export const LAUNCH: LaunchOptions = {
  executablePath: process.env["CHROMIUM"] ?? "/usr/bin/chromium",
  args: [
    "--no-sandbox",
    "--disable-dev-shm-usage",
    // A place by name, which is no secure one: much is forbidden there.
    `--host-resolver-rules=MAP ${INSECURE_HOST} 127.0.0.1`,
  ],
};
