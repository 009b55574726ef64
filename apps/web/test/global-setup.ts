import { serve } from "@hono/node-server";
import { chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { site } from "../scripts/site.js";
import { LAUNCH } from "./launch.ts";

declare module "vitest" {
  export interface ProvidedContext {
    /** Where the built page is served, without a slash at the end. */
    siteUrl: string;
    /** Where tests meet the one browser of the run. */
    browserUrl: string;
  }
}

/** Serves the built page and starts one browser, for all test files. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const server = serve({ fetch: site().fetch, port: 0, hostname: "127.0.0.1" });
  await new Promise((resolve) => server.once("listening", resolve));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const browser = await chromium.launchServer(LAUNCH);
  project.provide("siteUrl", `http://127.0.0.1:${address.port}`);
  project.provide("browserUrl", browser.wsEndpoint());
  return async () => {
    await browser.close();
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
}
