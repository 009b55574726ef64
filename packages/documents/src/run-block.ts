import { spawn } from "node:child_process";
import { mkdir, symlink, writeFile } from "node:fs/promises";
import { delimiter, join } from "node:path";
import { transform } from "esbuild";
import type { CodeBlock } from "./code-block.ts";
import { ROOT } from "./repository.ts";

/** What a block did. */
export interface Run {
  /** Both of its streams, as a terminal shows them. */
  readonly output: string;
  readonly exitCode: number | null;
}

/**
 * Makes a folder in which a document's blocks are run one after another: it looks like a clone, what blocks write
 * stays in it, and `slidepath` is the command as it is built.
 */
export async function makeClone(folder: string): Promise<void> {
  await mkdir(join(folder, "bin"), { recursive: true });
  // Not the workspace's own files: pnpm would take the folder for the workspace, and install it anew.
  for (const entry of [
    "apps",
    "docs",
    "packages",
    "node_modules",
    ".config",
    "tsconfig.base.json",
  ]) {
    await symlink(join(ROOT, entry), join(folder, entry));
  }
  // An answer that tells of an error is one.
  await writeFile(join(folder, ".curlrc"), "fail-with-body\n");
  const command = `#!/bin/sh\nexec node ${ROOT}apps/cli/dist/cli.js "$@"\n`;
  await writeFile(join(folder, "bin", "slidepath"), command, { mode: 0o755 });
}

/** Runs a block in a clone; `modules` is a folder from which the packages can be imported. */
export async function runBlock(
  block: CodeBlock,
  clone: string,
  modules: string,
  signal: AbortSignal,
): Promise<Run> {
  if (block.language === "sh")
    return await run("bash", ["-e", "-o", "pipefail", "-c", block.code], clone, signal);
  const { code } = await transform(block.code, { loader: "ts", format: "esm", target: "node20" });
  const file = join(modules, `block-${block.line}.mjs`);
  await writeFile(file, code);
  return await run(process.execPath, [file], clone, signal);
}

/** Runs a command in a clone. */
export async function run(
  command: string,
  args: readonly string[],
  clone: string,
  signal: AbortSignal,
): Promise<Run> {
  const path = [join(clone, "bin"), process.env["PATH"]].join(delimiter);
  const child = spawn(command, args, {
    cwd: clone,
    env: {
      ...process.env,
      PATH: path,
      CURL_HOME: clone,
      XDG_CACHE_HOME: join(clone, "cache"),
      LANG: "C.UTF-8",
      LC_ALL: "C.UTF-8",
      NO_COLOR: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
    // A group of its own, which ends as a whole when the test has run out of time.
    detached: true,
  });
  const end = (): boolean => process.kill(-child.pid!, "SIGKILL");
  signal.addEventListener("abort", end);
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const exitCode = await new Promise<number | null>((resolve) => child.on("close", resolve));
  signal.removeEventListener("abort", end);
  return { output, exitCode };
}
