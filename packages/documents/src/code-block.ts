import type { Code, Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";

/** A piece of code in a document, and what the document says of it. */
export interface CodeBlock {
  readonly line: number;
  readonly language: string;
  readonly code: string;
  /** What it prints: the `text` block that comes right after it. */
  readonly prints?: string;
  /** `<!-- not run: REASON -->` */
  readonly notRun?: string;
  /** `<!-- exits: 1 -->`; 0 when left out. */
  readonly exits: number;
  /** `<!-- continues -->`: the block before it has been run, and what it declares is there. */
  readonly continues: boolean;
}

const MARK = /^<!--\s*(not run|exits|continues)(?::\s*(.*?))?\s*-->$/s;

/** Returns the code of a document, in order. A mark stands right before the block that it speaks of. */
export function codeBlocks(markdown: string): CodeBlock[] {
  const blocks: CodeBlock[] = [];
  collect(fromMarkdown(markdown), blocks);
  return blocks;
}

function collect(node: Nodes, blocks: CodeBlock[]): void {
  if (!("children" in node)) return;
  let marks = new Map<string, string>();
  node.children.forEach((child, i) => {
    if (child.type === "html") {
      const [, mark, value = ""] = MARK.exec(child.value) ?? [];
      if (mark !== undefined) marks.set(mark, value);
      return;
    }
    if (child.type === "code" && !isOutput(child, node.children[i - 1])) {
      blocks.push(blockOf(child, marks, node.children[i + 1]));
    }
    collect(child, blocks);
    marks = new Map();
  });
}

function blockOf(
  code: Code,
  marks: ReadonlyMap<string, string>,
  next: Nodes | undefined,
): CodeBlock {
  const notRun = marks.get("not run");
  return {
    line: code.position?.start.line ?? 0,
    language: code.lang ?? "",
    code: code.value,
    ...(next !== undefined && isOutput(next, code) && { prints: (next as Code).value }),
    ...(notRun !== undefined && { notRun }),
    exits: Number(marks.get("exits") ?? 0),
    continues: marks.has("continues"),
  };
}

function isOutput(node: Nodes, before: Nodes | undefined): boolean {
  return (
    node.type === "code" &&
    node.lang === "text" &&
    before?.type === "code" &&
    before.lang !== "text"
  );
}
