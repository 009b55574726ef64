import { expect, it } from "vitest";
import { loadDialect } from "./load-dialect.ts";
import { DIALECTS, findDialect } from "./registry.ts";

it("finds by every name what findDialect finds", async () => {
  for (const { id, official } of DIALECTS) {
    for (const name of [id, id.toUpperCase(), ...official]) {
      expect(await loadDialect(name)).toBe(findDialect(name));
    }
  }
  expect(await loadDialect("no such dialect")).toBeUndefined();
});
