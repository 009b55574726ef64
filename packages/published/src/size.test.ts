import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";
import { expect, it } from "vitest";

interface Ceiling {
  readonly what: string;
  /** A program that uses a part. */
  readonly program: string;
  /** The most bytes of the program when bundled, minified and gzipped. */
  readonly bytes: number;
  /** Modules of which nothing may be bundled. */
  readonly without: readonly RegExp[];
}

const SEARCHES = /\/core\/dist\/(search|heuristics|pattern-database)\//;
const OTHER_SHELVES = /\/formats\/dist\/dialects\/(?!x-family|parts)/;
const WORDS = /\/formats\/dist\/.*-message\.js/;
const FREE_READING = /\/formats\/dist\/(free|detection)\//;

const CEILINGS: readonly Ceiling[] = [
  {
    what: "a 3×3 alone",
    program: `import { createBoard, createProblem, lookUp } from "@slidepath/core";
      export const answer = (tiles) => lookUp(createProblem(createBoard(3, 3, tiles)));`,
    bytes: 7_600,
    without: [SEARCHES, /scramble|random|graph-puzzle|hints/],
  },
  {
    what: "solve, for any board",
    program: `export { solve } from "@slidepath/core";`,
    bytes: 33_300,
    without: [/scramble|random|graph-puzzle|hints|explain-rank/],
  },
  {
    what: "whether a board is solvable",
    program: `export { isReachable } from "@slidepath/core";`,
    bytes: 1_050,
    without: [SEARCHES, /table|space/],
  },
  {
    what: "one dialect alone, answered from tables",
    program: `import { answerByTable, parse, print, X_DIALECTS } from "@slidepath/formats";
      const dialect = X_DIALECTS.find(({ id }) => id === "poj-1077");
      export function* answers(text) {
        for (const asked of parse(dialect, text)) yield print(dialect, answerByTable(dialect, asked));
      }`,
    bytes: 22_200,
    without: [SEARCHES, OTHER_SHELVES, WORDS, FREE_READING],
  },
  {
    what: "core whole",
    program: `export * from "@slidepath/core";`,
    bytes: 40_600,
    without: [],
  },
  {
    what: "formats whole, without core",
    program: `export * from "@slidepath/formats";`,
    bytes: 59_500,
    without: [/\/core\//],
  },
  {
    what: "an import of which nothing is used",
    program: `import "@slidepath/core"; import "@slidepath/formats";`,
    bytes: 40,
    without: [/./],
  },
];

it.each(CEILINGS)("$what takes at most $bytes bytes", async ({ what, program, bytes, without }) => {
  const { outputFiles, metafile } = await build({
    stdin: { contents: program, resolveDir: fileURLToPath(new URL(".", import.meta.url)) },
    bundle: true,
    minify: true,
    format: "esm",
    write: false,
    metafile: true,
    logLevel: "silent",
    external: what.endsWith("without core") ? ["@slidepath/core"] : [],
  });
  const modules = Object.values(metafile.outputs).flatMap(({ inputs }) =>
    Object.entries(inputs).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? file : [])),
  );
  const unwanted = modules.filter((file) => without.some((pattern) => pattern.test(file)));
  expect(unwanted, `${what} needs none of these: which import pulls them in?`).toEqual([]);

  const size = gzipSync(outputFiles[0]!.contents, { level: 9 }).length;
  expect(
    size,
    `${what} takes ${size} bytes. Ask first: does every user of it need what was added, or only some, who could
     import it by a name of its own? Is a table a literal that a function could build? Did a call on the level
     of a module lose its /* @__PURE__ */? If it is worth the bytes to everybody, raise "bytes" here to a little
     above ${size}, and say why in the commit.`,
  ).toBeLessThanOrEqual(bytes);
});
