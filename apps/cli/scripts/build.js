import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { rolldown } from "rolldown";

const root = fileURLToPath(new URL("..", import.meta.url));
const dist = join(root, "dist");
const ENTRY = "cli";
/** What a thread of `solve --jobs` runs: one file of its own, as the entry would run the command again. */
const THREAD = "answer-thread";

/** @type {import("rolldown").InputOptions} */
const INPUT = {
  cwd: root,
  input: { [ENTRY]: "src/cli.ts" },
  platform: "node",
  // It looks for its threads' files beside its own.
  external: ["piscina"],
  resolve: { conditionNames: ["@slidepath/source", "import", "node", "default"] },
  transform: { target: "node20" },
  preserveEntrySignatures: "allow-extension",
};

/**
 * Bundles src/cli.ts and all it needs, straight from the packages' sources, into dist. Each dynamic
 * import becomes a chunk of its own, so a command loads nothing that another command needs.
 * The entry is swapped in last and whole: a command that starts meanwhile runs the old one or the new.
 * It is dated by when the build began, so that a source saved during the build counts as newer.
 */
export async function buildCli() {
  const began = new Date();
  const modulesAtOnce = await modulesOfEntry();
  const bundle = await rolldown(INPUT);
  const { output } = await bundle.generate({
    // Node starts CommonJS sooner: its loader of ES modules, and what that needs of node:fs, take as long
    // as a whole answer.
    format: "cjs",
    chunkFileNames: "[name]-[hash].js",
    // One file, also of what later chunks share: loading a file costs as much as many pages of it.
    codeSplitting: {
      groups: [{ name: ENTRY, test: (id) => modulesAtOnce.has(id) }],
      includeDependenciesRecursively: false,
    },
    minify: true,
    // One wider character in it, and the engine takes twice as long to read the file.
    charset: "ascii",
    sourcemap: true,
    banner: ({ isEntry }) => (isEntry ? "#!/usr/bin/env node" : ""),
  });
  await bundle.close();

  output.push(...(await threadOutput()));

  const modules = output.flatMap((file) => (file.type === "chunk" ? file.moduleIds : []));
  /** @type {Map<string, string | Uint8Array>} */
  const files = new Map([
    ["LICENSES.txt", licencesOf(modules)],
    ["package.json", '{ "type": "commonjs" }\n'],
  ]);
  for (const file of output) {
    files.set(file.fileName, file.type === "chunk" ? file.code : file.source);
  }
  mkdirSync(dist, { recursive: true });
  for (const [name, content] of files) {
    if (name !== `${ENTRY}.js`) writeFileSync(join(dist, name), content);
  }
  const entry = files.get(`${ENTRY}.js`);
  if (entry === undefined) throw new Error(`the bundle has no ${ENTRY}.js`);
  const swap = join(dist, `${ENTRY}.js.${process.pid}`);
  writeFileSync(swap, entry, { mode: 0o755 });
  utimesSync(swap, began, began);
  renameSync(swap, join(dist, `${ENTRY}.js`));

  for (const name of readdirSync(dist)) {
    if (/\.(js|map)$/.test(name) && !files.has(name)) rmSync(join(dist, name), { force: true });
  }
}

async function threadOutput() {
  const bundle = await rolldown({ ...INPUT, input: { [THREAD]: "src/solving/answer-thread.ts" } });
  const { output } = await bundle.generate({
    format: "cjs",
    codeSplitting: false,
    minify: true,
    sourcemap: true,
  });
  await bundle.close();
  return output;
}

/**
 * The modules that the entry needs before any dynamic import, without those that barrels only mention: what
 * is in the chunks that it loads when none of them is put together with another.
 */
async function modulesOfEntry() {
  const bundle = await rolldown({ ...INPUT, experimental: { chunkOptimization: false } });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const chunks = new Map(
    output.flatMap((file) => (file.type === "chunk" ? [[file.fileName, file]] : [])),
  );
  /** @type {Set<string>} */
  const modules = new Set();
  const wanted = [`${ENTRY}.js`];
  for (const name of wanted) {
    const chunk = chunks.get(name);
    if (chunk === undefined) continue;
    for (const id of chunk.moduleIds) modules.add(id);
    for (const next of chunk.imports) if (!wanted.includes(next)) wanted.push(next);
  }
  return modules;
}

/**
 * The licences of the packages that are in the bundle, which ask to go with every copy.
 * @param {readonly string[]} modules
 */
function licencesOf(modules) {
  const folders = new Set(
    modules.flatMap((id) => /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1] ?? []),
  );
  const texts = Array.from(folders, (folder) => {
    const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
    const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
    if (file === undefined) throw new Error(`${name} has no licence file`);
    return `${name} ${version}\n\n${readFileSync(join(folder, file), "utf8").trim()}\n`;
  });
  return texts.sort().join(`\n${"-".repeat(80)}\n\n`);
}

if (pathToFileURL(process.argv[1] ?? "").href === import.meta.url) await buildCli();
