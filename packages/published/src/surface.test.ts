import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { Extractor, ExtractorConfig, ExtractorLogLevel } from "@microsoft/api-extractor";
import { afterAll, beforeAll, expect, it } from "vitest";
import { PUBLISHED } from "./packages.ts";

let scratch = "";
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "slidepath-surface-"));
});
afterAll(() => rm(scratch, { recursive: true }));

/** Returns every public type and function of a package that is built, by name. */
async function surfaceOf(folder: string): Promise<string> {
  const file = `${basename(folder)}.api.md`;
  const silent = { default: { logLevel: ExtractorLogLevel.None } };
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: `${folder}/package.json`,
    configObject: {
      projectFolder: folder,
      mainEntryPointFilePath: `${folder}/dist/index.d.ts`,
      newlineKind: "lf",
      compiler: {
        overrideTsconfig: {
          compilerOptions: {
            module: "nodenext",
            target: "es2022",
            lib: ["es2022"],
            types: [],
            strict: true,
          },
          files: ["dist/index.d.ts"],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: file,
        reportFolder: scratch,
        reportTempFolder: scratch,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      messages: { extractorMessageReporting: silent, tsdocMessageReporting: silent },
    },
  });
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      if (message.category === "Compiler") throw new Error(message.text);
      message.handled = true;
    },
  });
  return await readFile(join(scratch, file), "utf8");
}

const CHANGED = `The public types are not those that are written down.

1. Can it break a program that compiled or ran before? Then rather keep the old name beside the new one; if that
   cannot be, the change is a major one (before 1.0: a minor one, with "Breaking:" in its changeset).
2. Say in a changeset what users gain or must do: npx -y pnpm@12 changeset
3. Write the new surface down: (cd packages/published && npx vitest run surface -u)
`;

it.each(PUBLISHED.filter(({ name }) => name.startsWith("@")))(
  "$name offers what is written down, and nothing else",
  async ({ folder }) => {
    const surface = await surfaceOf(folder);
    expect(surface, "TypeScript before 5.7 knows no such type").not.toMatch(/\d+Array</);
    await expect(surface, CHANGED).toMatchFileSnapshot(`../surface/${basename(folder)}.api.md`);
  },
);
