import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");

/**
 * Bundles src/cli.ts and all it needs, straight from the packages' sources, into dist. Each dynamic
 * import becomes a chunk of its own, so a command loads nothing that another command needs.
 * The entry is swapped in last and whole: a command that starts meanwhile runs the old one or the new.
 * It is dated by when the build began, so that a source saved during the build counts as newer.
 */
export async function buildCli() {
  const began = new Date();
  const { outputFiles } = await build({
    absWorkingDir: root,
    entryPoints: ["src/cli.ts"],
    outdir: dist,
    chunkNames: "[name]-[hash]",
    bundle: true,
    splitting: true,
    format: "esm",
    platform: "node",
    target: "node20",
    conditions: ["@slidepath/source"],
    minifySyntax: true,
    minifyWhitespace: true,
    sourcemap: true,
    banner: { js: "#!/usr/bin/env node" },
    logLevel: "warning",
    write: false,
  });

  const fresh = new Set(outputFiles.map((file) => basename(file.path)));
  mkdirSync(dist, { recursive: true });
  for (const file of outputFiles) {
    if (basename(file.path) !== "cli.js") writeFileSync(file.path, file.contents);
  }
  const entry = outputFiles.find((file) => basename(file.path) === "cli.js");
  if (entry === undefined) throw new Error("the bundle has no cli.js");
  const swap = join(dist, `cli.js.${process.pid}`);
  writeFileSync(swap, entry.contents, { mode: 0o755 });
  utimesSync(swap, began, began);
  renameSync(swap, entry.path);

  for (const name of readdirSync(dist)) {
    if (/\.(js|map)$/.test(name) && !fresh.has(name)) rmSync(join(dist, name), { force: true });
  }
}

if (pathToFileURL(process.argv[1] ?? "").href === import.meta.url) await buildCli();
