import { useMemo } from "react";
import { useLocale } from "use-intl";
import type { DialectName } from "../../workers/text-protocol.ts";
import { useWorker } from "../worker/use-worker.ts";
import { askText } from "./ask-text.ts";

/** Returns the names of all dialects, once they are wanted. */
export function useDialects(isWanted: boolean): readonly DialectName[] {
  const language = useLocale();
  const request = useMemo(() => (isWanted ? { language } : null), [isWanted, language]);
  return useWorker(askText, "dialects", request).answer ?? NONE;
}

const NONE: readonly DialectName[] = [];
