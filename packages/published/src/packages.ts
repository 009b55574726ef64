import { execFile } from "node:child_process";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

/** The workspace's folder. */
export const ROOT: string = fileURLToPath(new URL("../../..", import.meta.url));

/** A package that is published. */
export interface Published {
  readonly name: string;
  readonly folder: string;
}

/** All of them, each after what it depends on. */
export const PUBLISHED: readonly Published[] = [
  { name: "@slidepath/core", folder: `${ROOT}packages/core` },
  { name: "@slidepath/formats", folder: `${ROOT}packages/formats` },
  { name: "slidepath", folder: `${ROOT}apps/cli` },
];

/** Makes what would be published, from what is built, and returns the path of the file. */
export async function pack({ folder }: Published, into: string): Promise<string> {
  const command = ["-y", "pnpm@12", "pack", "--json", "--pack-destination", into];
  const { stdout } = await promisify(execFile)("npx", command, { cwd: folder });
  const { filename }: { filename: string } = JSON.parse(stdout);
  return filename;
}
