import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, posix } from "node:path";
import { checkPackage, createPackageFromTarballData, type Package } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { PUBLISHED, pack, ROOT } from "./packages.ts";

interface Manifest {
  readonly [field: string]: unknown;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly scripts: Readonly<Record<string, string>>;
}

/** Which packages each one asks to be installed beside it. */
const DEPENDENCIES: Readonly<Record<string, readonly string[]>> = {
  "@slidepath/core": [],
  "@slidepath/formats": ["@slidepath/core"],
  slidepath: ["piscina"],
};

let scratch = "";
beforeAll(async () => {
  scratch = await mkdtemp(join(tmpdir(), "slidepath-tarballs-"));
});
afterAll(() => rm(scratch, { recursive: true }));

describe.each(PUBLISHED)("$name as it is published", (published) => {
  const { name } = published;
  let tarball: Buffer<ArrayBuffer>;
  let content: Package;
  let files: readonly string[];
  let manifest: Manifest;

  beforeAll(async () => {
    tarball = readFileSync(await pack(published, scratch));
    content = createPackageFromTarballData(tarball);
    const prefix = `/node_modules/${name}/`;
    files = content.listFiles().map((path) => path.slice(prefix.length));
    manifest = JSON.parse(read("package.json"));
  });

  function read(file: string): string {
    return content.readFile(`/node_modules/${name}/${file}`);
  }

  it("holds what is built, the sources that its maps name, and no test", () => {
    expect(files).toEqual(expect.arrayContaining(["LICENSE", "README.md", "package.json"]));
    const others = files.filter((file) => !/^(LICENSE|README\.md|package\.json)$/.test(file));
    expect(others.filter((file) => !/^(dist|src)\//.test(file))).toEqual([]);
    expect(files.filter((file) => /\.test\.|test\/|bench\//.test(file))).toEqual([]);
    expect(read("LICENSE")).toBe(readFileSync(`${ROOT}LICENSE`, "utf8"));
  });

  it("names no folder of the machine that built it", () => {
    expect(files.filter((file) => read(file).includes(ROOT))).toEqual([]);
  });

  it("has maps whose sources are there", () => {
    const maps = files.filter((file) => file.endsWith(".map"));
    expect(maps.length).toBeGreaterThan(10);
    const missing = maps.flatMap((file) => {
      const map: { sources: string[]; sourcesContent?: unknown[] } = JSON.parse(read(file));
      return map.sources.filter((source, i) => {
        const path = posix.join(posix.dirname(file), source);
        return typeof map.sourcesContent?.[i] !== "string" && !files.includes(path);
      });
    });
    expect(missing).toEqual([]);
    const unmapped = files.filter(
      (file) => /^dist\/.*\.js$/.test(file) && !read(file).includes("\n//# sourceMappingURL="),
    );
    expect(unmapped).toEqual([]);
  });

  it("asks for little beside it, runs nothing when installed, and tells no address that is not known", () => {
    expect(Object.keys(manifest.dependencies ?? {})).toEqual(DEPENDENCIES[name]);
    const kin = Object.entries(manifest.dependencies ?? {}).filter(([on]) => on.startsWith("@"));
    expect(kin.filter(([, range]) => range !== `^${manifest.version}`)).toEqual([]);
    for (const field of [
      "peerDependencies",
      "optionalDependencies",
      "repository",
      "homepage",
      "bugs",
    ]) {
      expect(manifest[field]).toBeUndefined();
    }
    expect(
      Object.keys(manifest.scripts).filter((script) => /install|prepare|publish/.test(script)),
    ).toEqual([]);
  });

  it("says under which licence, for which Node, and how it is published", () => {
    expect(manifest).toMatchObject({
      license: "MIT",
      type: "module",
      engines: { node: ">=20.20" },
      publishConfig: { access: "public", provenance: true },
    });
  });

  it("passes publint", async () => {
    const { messages, pkg } = await publint({ pack: { tarball: tarball.buffer }, strict: true });
    expect(messages.map((message) => formatMessage(message, pkg))).toEqual([]);
  });
});

describe.each(PUBLISHED.filter(({ name }) => name.startsWith("@")))(
  "the types of $name",
  (published) => {
    it("are right wherever modules can be imported", async () => {
      const tarball = readFileSync(await pack(published, scratch));
      const result = await checkPackage(createPackageFromTarballData(tarball));
      if (result.types === false) throw new Error("it has no types");
      const { problems } = result;
      // ES modules alone: TypeScript's oldest resolution knows no exports, and require() is the hosts' affair.
      const expected = ["node10", "node16-cjs"];
      const wrong = problems.filter(
        (problem) => !("resolutionKind" in problem && expected.includes(problem.resolutionKind)),
      );
      expect(wrong).toEqual([]);
    });
  },
);
