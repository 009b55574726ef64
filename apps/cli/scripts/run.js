// Runs the command line of this checkout as if it were installed: builds it first where a source is
// newer than the last build, says nothing of its own, and takes paths from where the caller stands.
import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";

const app = fileURLToPath(new URL("..", import.meta.url));
const packages = join(app, "../../packages");
const entry = join(app, "dist/cli.js");

/** When the newest source under a path last changed; a folder counts, as it changes when a file goes. */
function changedAt(/** @type {string} */ path) {
  const stat = statSync(path);
  let newest = stat.mtimeMs;
  if (stat.isDirectory()) {
    for (const name of readdirSync(path)) {
      if (!name.endsWith(".test.ts")) newest = Math.max(newest, changedAt(join(path, name)));
    }
  }
  return newest;
}

function isStale() {
  const built = statSync(entry, { throwIfNoEntry: false });
  if (built === undefined) return true;
  const sources = ["src", "scripts", "package.json"].map((name) => join(app, name));
  for (const name of ["core", "formats"]) sources.push(join(packages, name, "src"));
  return sources.some((path) => changedAt(path) > built.mtimeMs);
}

if (isStale()) {
  const { buildCli } = await import("./build.js");
  await buildCli();
}

const caller = process.env["INIT_CWD"];
if (caller !== undefined) process.chdir(caller);
await import(pathToFileURL(entry).href);
