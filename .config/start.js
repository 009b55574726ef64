// Serves the page and the API of this checkout together, until Ctrl-C or until one of them ends.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const children = ["web", "api"].map((app) =>
  spawn(
    process.execPath,
    [fileURLToPath(new URL(`../apps/${app}/scripts/start.js`, import.meta.url))],
    { stdio: "inherit" },
  ),
);

function endAll() {
  for (const child of children) child.kill("SIGTERM");
}

for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.on(signal, endAll);

const codes = await Promise.all(
  children.map(async (child) => {
    const [code] = await once(child, "exit");
    // In CI each shows that it answers and ends by itself; else neither is left alone.
    if (!process.env["CI"] || code !== 0) endAll();
    return code;
  }),
);
process.exitCode = codes.find((code) => code !== 0) ?? 0;
