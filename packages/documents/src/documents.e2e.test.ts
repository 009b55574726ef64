import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyPatch } from "./apply-patch.ts";
import { type CodeBlock, codeBlocks } from "./code-block.ts";
import { commentedOutput, outputPattern, withoutTrailingBlanks } from "./expected-output.ts";
import { documents, ROOT } from "./repository.ts";
import { makeClone, runBlock } from "./run-block.ts";
import { type Server, startServer } from "./server.ts";
import { typecheck } from "./typecheck.ts";

/** A document may enumerate hundreds of millions of boards, on a busy machine. */
const PATIENCE = { timeout: 240_000 };

/** Where the documents say that the API listens. */
const HOST = /(localhost|127\.0\.0\.1):8080/g;

// Within this package, from which the packages of the workspace can be imported.
const caches = fileURLToPath(new URL("../node_modules/.cache/", import.meta.url));
mkdirSync(caches, { recursive: true });
const modules = mkdtempSync(join(caches, "blocks-"));
afterAll(() => rmSync(modules, { recursive: true }));

const all = documents().map((document) => ({
  document,
  blocks: codeBlocks(readFileSync(join(ROOT, document), "utf8")),
}));

it("finds the documents and their code", () => {
  expect(all.map(({ document }) => document)).toEqual(
    expect.arrayContaining(["README.md", "README.zh-CN.md", "packages/core/README.md"]),
  );
  expect(all.flatMap(({ blocks }) => blocks).length).toBeGreaterThan(30);
});

it("compiles all TypeScript", () => {
  const placed = all.flatMap(({ document, blocks }) =>
    blocks
      .filter(({ language, notRun }) => language === "ts" && notRun === undefined)
      .map((block) => ({ document, block })),
  );
  expect(typecheck(placed, modules)).toBe("");
});

describe.each(all.filter(({ blocks }) => blocks.length > 0))("$document", ({ blocks }) => {
  let clone = "";
  let server: Server | undefined;
  beforeAll(async () => {
    clone = mkdtempSync(join(tmpdir(), "slidepath-document-"));
    await makeClone(clone);
    if (blocks.some(({ code, notRun }) => notRun === undefined && code.search(HOST) !== -1)) {
      server = await startServer();
    }
  });
  afterAll(async () => {
    await server?.stop();
    rmSync(clone, { recursive: true });
  });

  let before: CodeBlock | undefined;
  const whole = blocks.map((block) => {
    before = block.continues && before !== undefined ? joined(before, block) : block;
    return before;
  });

  it.for(whole)("line $line: $language", PATIENCE, async (block, { signal }) => {
    if (block.notRun !== undefined) {
      expect(block.notRun, "say why this block is not run").not.toBe("");
      return;
    }
    switch (block.language) {
      case "json":
        JSON.parse(block.code);
        return;
      case "sh":
      case "js":
      case "ts":
        await expectToRun(block, signal);
        return;
      case "diff": {
        const { output, exitCode } = await applyPatch(block.code, clone, signal);
        expect(exitCode, output).toBe(0);
        return;
      }
      case "text":
        return;
      default:
        expect.fail(
          `there is no way to run "${block.language}": write sh, js, ts, json, diff or text, or <!-- not run: REASON -->`,
        );
    }
  });

  async function expectToRun(block: CodeBlock, signal: AbortSignal): Promise<void> {
    const code = block.code.replaceAll(HOST, server?.host ?? "$&");
    const { output, exitCode } = await runBlock({ ...block, code }, clone, modules, signal);
    expect(exitCode, output).toBe(block.exits);
    // A command may print what no document need repeat; a program prints what its document says.
    if (block.language === "sh" && block.prints === undefined) return;
    const expected = block.prints ?? commentedOutput(block.code);
    const printed = withoutTrailingBlanks(output);
    if (!outputPattern(expected).test(`${printed}\n`)) expect(printed).toBe(expected);
  }
});

function joined(first: CodeBlock, second: CodeBlock): CodeBlock {
  const prints = [first.prints, second.prints].filter((text) => text !== undefined).join("\n");
  return { ...second, code: `${first.code}\n${second.code}`, ...(prints !== "" && { prints }) };
}
