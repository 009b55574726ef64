import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { CodeBlock } from "./code-block.ts";
import { ROOT } from "./repository.ts";

/** A block of TypeScript, and where it stands. */
export interface Placed {
  readonly document: string;
  readonly block: CodeBlock;
}

/**
 * Compiles TypeScript as a strict user's project would, each block as a file of its own in `folder`. Returns what the
 * compiler has to say.
 */
export function typecheck(blocks: readonly Placed[], folder: string): string {
  const files = blocks.map(({ document, block }) => {
    const name = `${document.replace(/\W+/g, "-")}-line-${block.line}.ts`;
    writeFileSync(join(folder, name), block.code);
    return name;
  });
  const project = join(folder, "tsconfig.json");
  const options = { noUnusedLocals: false, types: ["node"], lib: ["es2022", "dom"] };
  const config = { extends: join(ROOT, "tsconfig.base.json"), compilerOptions: options, files };
  writeFileSync(project, JSON.stringify(config));
  const { stdout } = spawnSync(join(ROOT, "node_modules/.bin/tsc"), ["-p", project], {
    cwd: folder,
    encoding: "utf8",
  });
  return stdout;
}
