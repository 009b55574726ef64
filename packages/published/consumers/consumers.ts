import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { goldenCases, goldenDialects } from "@slidepath/golden";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLISHED, pack } from "../src/packages.ts";
import { inBrowser } from "./browser.ts";
import { makeProject, run } from "./project.ts";

const ALL = { cases: goldenDialects().flatMap(goldenCases).length, failed: [] };
/** Node comes from the registry as a program, a package for each system. */
const NODE = `npm:node-${process.platform}-${process.arch}`;
const NODES = ["20", "22", "24"];
/** It cannot require an ES module yet; 22.12 can, and so can 20.19. */
const TOO_OLD = "22.11";
const COMPILERS = ["5.0", "5.9", "6.0", "7.0"];
const RESOLUTIONS = ["node16", "nodenext", "bundler"];

/** What ran, for the table at the end. */
const ran: string[][] = [];

let scratch = "";
let ours: Readonly<Record<string, string>> = {};
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "slidepath-consumers-"));
  const files = await Promise.all(
    PUBLISHED.map(async (published) => [published.name, `file:${await pack(published, scratch)}`]),
  );
  ours = Object.fromEntries(files);
});

afterAll(async () => {
  await rm(scratch, { recursive: true });
  const rows = [["consumer", "version", "what ran"], ["---", "---", "---"], ...ran];
  process.stdout.write(`\n${rows.map((row) => `| ${row.join(" | ")} |`).join("\n")}\n\n`);
});

function versionOf(project: string, name: string): string {
  const { version }: { version: string } = createRequire(join(project, "x"))(
    `./node_modules/${name}/package.json`,
  );
  return version;
}

function golden(output: string): void {
  const last = output.trim().split("\n").at(-1) ?? "";
  expect(JSON.parse(last.slice(last.indexOf("{")))).toEqual(ALL);
}

const GOLDEN = `${ALL.cases} golden cases`;

describe("hosts", () => {
  let project = "";
  beforeAll(async () => {
    project = join(scratch, "hosts");
    const nodes = Object.fromEntries(
      [...NODES, TOO_OLD].map((major) => [`node${major}`, `${NODE}@${major}`]),
    );
    const others = { bun: "1", deno: "2", workerd: "1", esbuild: "0.28" };
    const programs = ["golden.js", "main.js", "main.cjs", "edge.js", "edge.capnp"];
    await makeProject(project, programs, { ...ours, ...nodes, ...others });
  });
  const bin = (name: string): string => join(project, "node_modules", ".bin", name);
  const node = (major: string): string =>
    join(project, "node_modules", `node${major}`, "bin", "node");

  it.each(NODES)("Node %s imports", async (major) => {
    golden(await run(node(major), ["main.js"], project));
    ran.push(["Node", versionOf(project, `node${major}`), `import: ${GOLDEN}`]);
  });

  it.each(NODES)("Node %s requires", async (major) => {
    const output = await run(node(major), ["main.cjs"], project);
    expect(JSON.parse(output)).toEqual({ moves: "rd", dialects: true });
    ran.push(["Node", versionOf(project, `node${major}`), "require(): a board"]);
  });

  it("Node 22.11 says that it cannot require", async () => {
    await expect(run(node(TOO_OLD), ["main.cjs"], project)).rejects.toThrow("ERR_REQUIRE_ESM");
    golden(await run(node(TOO_OLD), ["main.js"], project));
    const version = versionOf(project, `node${TOO_OLD}`);
    ran.push(["Node", version, `require(): ERR_REQUIRE_ESM; import: ${GOLDEN}`]);
  });

  it.each(NODES)("Node %s runs the command", async (major) => {
    const command = ["node_modules/slidepath/dist/cli.js", "solve", "--board", "1 2 3/4 0 5/7 8 6"];
    expect(await run(node(major), command, project)).toContain("2 moves");
    ran.push(["Node", versionOf(project, `node${major}`), "slidepath solve"]);
  });

  it("Bun imports", async () => {
    golden(await run(bin("bun"), ["main.js"], project));
    ran.push(["Bun", versionOf(project, "bun"), `import: ${GOLDEN}`]);
  });

  it("Deno imports", async () => {
    golden(await run(bin("deno"), ["run", "--allow-read=.", "main.js"], project));
    ran.push(["Deno", versionOf(project, "deno"), `import: ${GOLDEN}`]);
  });

  it("esbuild bundles for an old browser's syntax", async () => {
    const options = [
      "--bundle",
      "--minify",
      "--format=iife",
      "--target=es2022",
      "--outfile=bundled.cjs",
    ];
    await run(bin("esbuild"), ["main.js", ...options], project);
    golden(await run(process.execPath, ["bundled.cjs"], project));
    ran.push(["esbuild", versionOf(project, "esbuild"), `bundle, run: ${GOLDEN}`]);
  });

  it("workerd runs at the edge", async () => {
    const options = ["--bundle", "--format=esm", "--outfile=edge-bundled.js"];
    await run(bin("esbuild"), ["edge.js", ...options], project);
    golden(await run(bin("workerd"), ["test", "edge.capnp"], project));
    ran.push(["workerd", versionOf(project, "workerd"), `bundle, run: ${GOLDEN}`]);
  });
});

describe("TypeScript", () => {
  let project = "";
  beforeAll(async () => {
    project = join(scratch, "types");
    const compilers = COMPILERS.map((version) => [
      `typescript-${version}`,
      `npm:typescript@~${version}`,
    ]);
    await makeProject(project, ["types.ts"], { ...ours, ...Object.fromEntries(compilers) });
  });

  it.each(COMPILERS.flatMap((version) => RESOLUTIONS.map((kind) => [version, kind] as const)))(
    "%s resolves by %s",
    async (version, moduleResolution) => {
      const name = `typescript-${version}`;
      const config = `tsconfig-${version}-${moduleResolution}.json`;
      const module = moduleResolution === "bundler" ? "es2022" : moduleResolution;
      const compilerOptions = {
        strict: true,
        exactOptionalPropertyTypes: true,
        target: "es2022",
        lib: ["es2022"],
        types: [],
        module,
        moduleResolution,
        noEmit: true,
      };
      await writeFile(
        join(project, config),
        JSON.stringify({ compilerOptions, files: ["types.ts"] }),
      );
      await run(process.execPath, [`node_modules/${name}/bin/tsc`, "-p", config], project);
      ran.push([
        "TypeScript",
        versionOf(project, name),
        `moduleResolution ${moduleResolution}, libraries checked`,
      ]);
    },
  );
});

describe("bundled pages with a worker", () => {
  it("Vite", async () => {
    const project = join(scratch, "vite");
    await makeProject(project, ["golden.js", "worker.js", "vite"], { ...ours, vite: "8" });
    await run("npx", ["vite", "build"], project);
    golden(
      await inBrowser(join(project, "dist"), async (page) => {
        await page.waitForFunction(`document.title.startsWith('{')`);
        return await page.title();
      }),
    );
    ran.push(["Vite", versionOf(project, "vite"), `worker in Chromium: ${GOLDEN}`]);
  });

  it("Next", async () => {
    const project = join(scratch, "next");
    const dependencies = { ...ours, next: "16", react: "19", "react-dom": "19" };
    await makeProject(project, ["golden.js", "worker.js", "next"], dependencies);
    await run("npx", ["next", "build"], project);
    golden(
      await inBrowser(join(project, "out"), async (page) => {
        expect(await page.textContent("p")).toBe("rd");
        await page.waitForFunction(`document.querySelector('output').textContent !== ''`);
        return (await page.textContent("output")) ?? "";
      }),
    );
    ran.push(["Next", versionOf(project, "next"), `worker in Chromium: ${GOLDEN}`]);
  });
});
