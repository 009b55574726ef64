/** A template in pieces: texts as they are, and fields by name. */
export type TemplatePart =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "field"; readonly name: FieldName };

export type FieldName = "case" | "length" | "limit" | "path" | "boards" | "start" | "goal" | "text";

const compiled = /* @__PURE__ */ new Map<string, readonly TemplatePart[]>();

/** Returns the pieces of a template such as `Case {case}: {length}`. */
export function partsOf(template: string): readonly TemplatePart[] {
  let parts = compiled.get(template);
  if (parts === undefined) {
    parts = template
      .split(/(\{[a-z]+\})/)
      .filter((text) => text !== "")
      .map((text) =>
        /^\{[a-z]+\}$/.test(text)
          ? { kind: "field", name: text.slice(1, -1) as FieldName }
          : { kind: "text", text },
      );
    compiled.set(template, parts);
  }
  return parts;
}

/** Returns a template with its fields filled in. */
export function fill(template: string, textOf: (name: FieldName) => string): string {
  let text = "";
  for (const part of partsOf(template)) {
    text += part.kind === "text" ? part.text : textOf(part.name);
  }
  return text;
}
