import { cp, lstat, mkdir, readdir, rm, symlink, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ROOT } from "./repository.ts";
import { type Run, run } from "./run-block.ts";

/** What a copy of a package need not hold itself. */
const LINKED = ["node_modules", "dist", ".next"];

/** Applies a diff to a clone, in which the packages that it changes are copied first. */
export async function applyPatch(diff: string, clone: string, signal: AbortSignal): Promise<Run> {
  const packages = new Set(
    Array.from(diff.matchAll(/^\+\+\+ b\/((?:packages|apps)\/[^/\n]+)\//gm), ([, name]) => name!),
  );
  for (const name of packages) await copyPackage(name, clone);
  const file = join(clone, "change.diff");
  await writeFile(file, `${diff}\n`);
  return await run("git", ["apply", "--whitespace=error", file], clone, signal);
}

async function copyPackage(name: string, clone: string): Promise<void> {
  const shelf = join(clone, dirname(name));
  if ((await lstat(shelf)).isSymbolicLink()) {
    await rm(shelf);
    await mkdir(shelf);
    for (const entry of await readdir(join(ROOT, dirname(name)))) {
      await symlink(join(ROOT, dirname(name), entry), join(shelf, entry));
    }
  }
  const copy = join(clone, name);
  if (!(await lstat(copy)).isSymbolicLink()) return;
  await rm(copy);
  await mkdir(copy);
  for (const entry of await readdir(join(ROOT, name))) {
    const from = join(ROOT, name, entry);
    if (LINKED.includes(entry)) await symlink(from, join(copy, entry));
    else await cp(from, join(copy, entry), { recursive: true });
  }
}
