import { useEffect, useState } from "react";
import { EMPTY, type JudgedSource } from "./judged-source.ts";

/** What stands in the fields. */
interface KeptSources {
  readonly input: JudgedSource;
  readonly output: JudgedSource;
  /** The dialect that was chosen by hand. */
  readonly dialect?: string;
}

const NAME = "judge";

/** What stands in the fields, in this tab: it outlives a reload, and a change of language. */
export function useKeptSources(): {
  readonly kept: KeptSources;
  keep(next: KeptSources): void;
} {
  const [kept, setKept] = useState<KeptSources>({ input: EMPTY, output: EMPTY });
  useEffect(() => {
    try {
      const { input, output, dialect } = JSON.parse(sessionStorage.getItem(NAME) ?? "{}");
      setKept({
        input: typeof input === "string" ? { kind: "typed", text: input } : EMPTY,
        output: typeof output === "string" ? { kind: "typed", text: output } : EMPTY,
        ...(typeof dialect === "string" && { dialect }),
      });
    } catch {
      // Forbidden, or not ours: the fields are empty.
    }
  }, []);
  return {
    kept,
    keep(next) {
      setKept(next);
      const { input, output, dialect } = next;
      try {
        const texts = { input: typed(input), output: typed(output), dialect };
        sessionStorage.setItem(NAME, JSON.stringify(texts));
      } catch {
        // Forbidden or full: it stands until the page is left.
      }
    },
  };
}

/** Files are not kept. */
function typed(source: JudgedSource): string | undefined {
  return source.kind === "typed" ? source.text : undefined;
}
