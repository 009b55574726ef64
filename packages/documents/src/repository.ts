import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";

/** The workspace's folder. */
export const ROOT: string = fileURLToPath(new URL("../../..", import.meta.url));

/** What is written by tools, and for them. */
const WRITTEN_BY_TOOLS = /^\.changeset\/|(^|\/)CHANGELOG\.md$|\.api\.md$/;

/** Returns the path of every document that people read, new ones as well. */
export function documents(): string[] {
  const listing = ["ls-files", "--cached", "--others", "--exclude-standard", "--", "*.md"];
  const paths = execFileSync("git", listing, { cwd: ROOT, encoding: "utf8" }).trim().split("\n");
  return paths.filter((path) => !WRITTEN_BY_TOOLS.test(path)).sort();
}
