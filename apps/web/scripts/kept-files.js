import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { relative, sep } from "node:path";

/**
 * Returns the URL of each file that the page needs without network, with its content's hash.
 *
 * @param {string} root
 * @param {readonly string[]} paths
 */
export function keptFiles(root, paths) {
  const entries = paths.map((path) => {
    const url = `/${relative(root, path).split(sep).join("/")}`;
    const hash = createHash("sha256").update(readFileSync(path)).digest("base64url").slice(0, 16);
    // A page is asked for by its folder. The root's own file is not: hosts may send visitors on from there.
    return /** @type {const} */ ([url.replace(/(?<=.)\/index\.html$/, "/"), hash]);
  });
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
