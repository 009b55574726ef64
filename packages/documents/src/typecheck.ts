import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { CodeBlock } from "./code-block.ts";
import { ROOT } from "./repository.ts";

/** A block of TypeScript, and where it stands. */
export interface Placed {
  readonly document: string;
  readonly block: CodeBlock;
}

/**
 * Compiles TypeScript as a strict user's project would, each block as a file of its own in `folder`, or at the end
 * of a copy of the file it names. Returns what the compiler has to say.
 */
export function typecheck(blocks: readonly Placed[], folder: string): string {
  const files = blocks.map(({ document, block }) => {
    const name = `${document.replace(/\W+/g, "-")}-line-${block.line}`;
    if (block.in === undefined) {
      writeFileSync(join(folder, `${name}.ts`), block.code);
      return `${name}.ts`;
    }
    const file = join(name, block.in);
    const [group = "", member = ""] = block.in.split("/");
    const room = join(group, member, "src");
    mkdirSync(join(folder, name, dirname(room)), { recursive: true });
    cpSync(join(ROOT, room), join(folder, name, room), { recursive: true });
    const whole = readFileSync(join(ROOT, block.in), "utf8");
    writeFileSync(join(folder, file), `${whole}\n${block.code}\n`);
    return file;
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
