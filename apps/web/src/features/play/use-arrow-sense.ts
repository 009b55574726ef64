import { useEffect, useState } from "react";
import type { ArrowSense } from "../board/use-arrow-keys.ts";
import { readPreference, writePreference } from "../preference/preference.ts";

/** What the arrow keys move, and how to change that. */
export function useArrowSense(): [ArrowSense, (sense: ArrowSense) => void] {
  const [sense, setSense] = useState<ArrowSense>("tile");
  useEffect(() => {
    if (readPreference("arrows") === "blank") setSense("blank");
  }, []);
  return [
    sense,
    (chosen) => {
      writePreference("arrows", chosen);
      setSense(chosen);
    },
  ];
}
