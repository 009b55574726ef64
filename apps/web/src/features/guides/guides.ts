import { readFileSync } from "node:fs";
import { join } from "node:path";
import { marked } from "marked";
import type { Locale } from "../language/locale.ts";

/** The guides in reading order, by their file names. */
export const GUIDES = [
  "ranking",
  "parity",
  "least-paths",
  "search",
  "heuristics",
  "pattern-databases",
  "bounds",
  "glossary",
] as const;

export type GuideName = (typeof GUIDES)[number];

/** A guide, ready to be shown. */
export interface Guide {
  readonly name: GuideName;
  readonly title: string;
  /** Its text without the title, as HTML. */
  readonly html: string;
}

/** The workspace's root: the build runs in apps/web. */
const ROOT = join(process.cwd(), "..", "..");

/** Reads a guide; to be called while the pages are built. */
export function readGuide(name: GuideName, locale: Locale): Guide {
  const file = name === "glossary" ? "GLOSSARY.md" : `docs/guides/${locale}/${name}.md`;
  const [heading = "", ...rest] = readFileSync(join(ROOT, file), "utf8").split("\n");
  const title = heading.replace(/^# /, "").replaceAll("\\*", "*");
  const html = marked.parse(joined(rest.join("\n")), { async: false });
  return { name, title, html: reachable(html) };
}

/** Joins lines that break within Chinese text, where the break would be shown as a space. */
function joined(text: string): string {
  return text.replace(/(?<=[\u2e80-\u9fff\uff00-\uffef])\n *(?=[\u2e80-\u9fff\uff00-\uffef])/g, "");
}

/** Lets what may be wider than the page be scrolled by keys. */
function reachable(html: string): string {
  return html
    .replaceAll("<pre>", '<pre tabindex="0">')
    .replaceAll("<table>", '<div class="guide-wide" tabindex="0"><table>')
    .replaceAll("</table>", "</table></div>");
}

export function isGuide(name: string): name is GuideName {
  return GUIDES.some((known) => known === name);
}
