import { execFile } from "node:child_process";
import { cp, mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { goldenCases, goldenDialects } from "@slidepath/golden";

const PROGRAMS = fileURLToPath(new URL("programs", import.meta.url));

/** Runs a command to its end and returns what it prints. Rejects with all of it where it fails. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: "1", DO_NOT_TRACK: "1", NODE_OPTIONS: "" };
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd, env, maxBuffer: 1e8 });
    return stdout;
  } catch (error) {
    // Compilers complain on standard output, of which the message knows nothing.
    const { message, stdout } = error as Error & { readonly stdout?: string };
    throw new Error(`${message}\n${stdout ?? ""}`);
  }
}

/** Makes an empty project with the golden cases, and installs packages into it as npm does for anybody. */
export async function makeProject(
  folder: string,
  programs: readonly string[],
  dependencies: Readonly<Record<string, string>>,
): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const name of programs) {
    const isFolder = !name.includes(".");
    await cp(join(PROGRAMS, name), isFolder ? folder : join(folder, name), { recursive: true });
  }
  const cases = goldenDialects().flatMap((dialect) =>
    goldenCases(dialect).map(({ name, input, output }) => ({ dialect, name, input, output })),
  );
  await writeFile(join(folder, "cases.js"), `export const cases = ${JSON.stringify(cases)};\n`);
  const manifest = { name: "consumer", private: true, type: "module", dependencies };
  await writeFile(join(folder, "package.json"), JSON.stringify(manifest));
  await run("npm", ["install", "--no-audit", "--no-fund", "--loglevel=error"], folder);
}
