import { spawnSync } from "node:child_process";
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// A checkout in small: the real scripts beside a command line that only reports what reached it.
const COMMAND_LINE = `
import { readFileSync } from "node:fs";
import { greeting } from "./greeting.ts";

const stdin = readFileSync(0, "utf8");
const args = process.argv.slice(2);
process.stdout.write(JSON.stringify({ greeting, args, stdin, cwd: process.cwd() }));
process.exitCode = 3;
`;

let checkout: string;
let app: string;

beforeAll(() => {
  checkout = realpathSync(mkdtempSync(join(tmpdir(), "slidepath-")));
  app = join(checkout, "apps/cli");
  for (const folder of ["scripts", "src/solving"])
    mkdirSync(join(app, folder), { recursive: true });
  for (const name of ["core", "formats"]) {
    mkdirSync(join(checkout, "packages", name, "src"), { recursive: true });
  }
  for (const name of ["run.js", "build.js"]) {
    copyFileSync(new URL(name, import.meta.url), join(app, "scripts", name));
  }
  const modules = fileURLToPath(new URL("../../../node_modules", import.meta.url));
  symlinkSync(modules, join(checkout, "node_modules"));
  writeFileSync(join(app, "package.json"), '{ "type": "module" }');
  writeFileSync(join(app, "src/cli.ts"), COMMAND_LINE);
  writeFileSync(join(app, "src/solving/answer-thread.ts"), "export const thread: number = 1;\n");
  writeFileSync(join(app, "src/cli.test.ts"), "");
  writeGreeting("hello");
});

afterAll(() => {
  rmSync(checkout, { recursive: true, force: true });
});

function writeGreeting(text: string): void {
  writeFileSync(join(app, "src/greeting.ts"), `export const greeting: string = "${text}";\n`);
}

function run(args: readonly string[] = [], env: NodeJS.ProcessEnv = {}) {
  const { INIT_CWD: _, ...inherited } = process.env;
  return spawnSync(process.execPath, [join(app, "scripts/run.js"), ...args], {
    cwd: checkout,
    encoding: "utf8",
    env: { ...inherited, ...env },
    input: "on standard input",
  });
}

function builtAt(): number {
  return statSync(join(app, "dist/cli.js")).mtimeMs;
}

test("builds what is missing, passes everything on and says nothing of its own", () => {
  const ran = run(["solve", "a b", "--", '$x"']);
  expect(JSON.parse(ran.stdout)).toEqual({
    greeting: "hello",
    args: ["solve", "a b", "--", '$x"'],
    stdin: "on standard input",
    cwd: checkout,
  });
  expect(ran.stderr).toBe("");
  expect(ran.status).toBe(3);
});

test("stands where the caller of the package script stands", () => {
  expect(JSON.parse(run([], { INIT_CWD: app }).stdout).cwd).toBe(app);
});

test("leaves a fresh build alone, also when a test was edited", () => {
  const before = builtAt();
  writeFileSync(join(app, "src/cli.test.ts"), "// edited");
  run();
  expect(builtAt()).toBe(before);
});

test("builds again after an edit in the app", () => {
  writeGreeting("hello again");
  expect(JSON.parse(run().stdout).greeting).toBe("hello again");
});

test("builds again after a file has gone from a package it bundles", () => {
  const gone = join(checkout, "packages/core/src/gone.ts");
  writeFileSync(gone, "");
  run();
  const before = builtAt();
  rmSync(gone);
  run();
  expect(builtAt()).toBeGreaterThan(before);
});

test("fails loudly, and keeps the old build, where a source does not parse", () => {
  const before = builtAt();
  writeFileSync(join(app, "src/greeting.ts"), "export const = ;");
  const ran = run();
  expect(ran.status).toBe(1);
  expect(ran.stdout).toBe("");
  expect(ran.stderr).toContain("src/greeting.ts");
  expect(builtAt()).toBe(before);
});
