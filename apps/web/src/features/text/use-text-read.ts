import { useMemo } from "react";
import { useLocale } from "use-intl";
import type { TextRead } from "../../workers/text-protocol.ts";
import { useWorker } from "../worker/use-worker.ts";
import { askText } from "./ask-text.ts";
import { useSettled } from "./use-settled.ts";

/** A person who types has paused. Milliseconds. */
const PAUSE = 150;

/**
 * Reads a text of up to so many characters whenever its writer pauses, in a dialect where one is named. Returns
 * the text that was settled on, and what it has been read as.
 */
export function useTextRead(
  text: string,
  most: number,
  dialect = "",
): { readonly settled: string; readonly read: TextRead | undefined } {
  const language = useLocale();
  const settled = useSettled(text, PAUSE);
  const request = useMemo(
    () =>
      settled.trim() === "" || settled.length > most
        ? null
        : { text: settled, language, ...(dialect !== "" && { dialect }) },
    [settled, most, language, dialect],
  );
  return { settled, read: useWorker(askText, "read", request).answer };
}
