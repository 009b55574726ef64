import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { DIALECTS, parse } from "./index.ts";

/** Text of the kind that boards are written with, and of any other kind. */
const text = fc.oneof(
  fc.string({ unit: fc.constantFrom(..."0123456789xX-., \n\r\t１　×口") }),
  fc.string({ unit: "binary" }),
);

describe("parse", () => {
  it.each(DIALECTS.map((dialect) => [dialect.id, dialect] as const))(
    "never throws and always ends, whatever the text: %s",
    (_, dialect) => {
      fc.assert(
        fc.property(fc.oneof(text, fc.uint8Array()), (input) => {
          const reading = parse(dialect, input);
          let step = reading.next();
          while (!step.done) step = reading.next();
          const { diagnostic } = step.value;
          if (diagnostic === undefined) return;
          expect(diagnostic.line).toBeGreaterThanOrEqual(1);
          expect(diagnostic.column).toBeGreaterThanOrEqual(1);
        }),
      );
    },
  );
});
