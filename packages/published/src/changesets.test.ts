import readChangesets from "@changesets/read";
import { expect, it } from "vitest";
import { PUBLISHED, ROOT } from "./packages.ts";

const NAMES = PUBLISHED.map(({ name }) => name);

it("are all read as a release reads them: each of published packages, with words for their changelogs", async () => {
  // Throws for one that cannot be read, and says which.
  const changesets = await readChangesets(ROOT);
  expect(changesets.length).toBeGreaterThan(0);
  for (const { id, releases, summary } of changesets) {
    expect(releases.length, id).toBeGreaterThan(0);
    for (const { name } of releases) expect(NAMES, id).toContain(name);
    expect(summary, id).toMatch(/\w.{10}/);
  }
});
