import { createConfig, lintFromString } from "@redocly/openapi-core";
import { expect, it } from "vitest";
import { testApp } from "../test/app.ts";

const source = await (await testApp().request("/openapi.json")).text();

interface Schema {
  readonly description?: string;
  readonly example?: unknown;
  readonly $ref?: string;
  readonly type?: string;
  readonly properties?: Record<string, Schema>;
  readonly items?: Schema;
  readonly allOf?: readonly Schema[];
}

const { components, openapi } = JSON.parse(source) as {
  openapi: string;
  components: { schemas: Record<string, Schema> };
};

it("is OpenAPI 3.1 that a public linter at its strictest finds nothing wrong with", async () => {
  expect(openapi).toMatch(/^3\.1/);
  const config = await createConfig({ extends: ["recommended-strict"] });
  const problems = await lintFromString({ source, config });
  expect(
    problems.map(
      ({ ruleId, message, location }) => `${ruleId} ${location[0]?.pointer}: ${message}`,
    ),
  ).toEqual([]);
});

it("describes every schema and every property, and gives an example of every value", () => {
  const bare: string[] = [];
  for (const [name, schema] of Object.entries(components.schemas)) {
    if (schema.description === undefined) bare.push(name);
    look(name, schema);
  }
  expect(bare).toEqual([]);

  function look(path: string, { properties, items }: Schema): void {
    for (const [key, property] of Object.entries(properties ?? {})) {
      const place = `${path}.${key}`;
      if (property.$ref !== undefined || property.allOf !== undefined) continue;
      if (property.description === undefined) bare.push(place);
      const isValue = ["string", "integer", "number", "boolean"].includes(property.type ?? "");
      if (isValue && property.example === undefined && !("const" in property))
        bare.push(`${place} (example)`);
      look(place, property);
    }
    if (items !== undefined) look(`${path}[]`, items);
  }
});
