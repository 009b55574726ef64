import type { HeuristicName } from "@slidepath/core";
import { useTranslations } from "use-intl";
import type { Lane } from "./lanes.ts";

const METHOD_KEYS = {
  "breadth-first": "breadthFirst",
  "a-star": "aStar",
  "ida-star": "idaStar",
} as const;

/** What each heuristic is called among the texts. */
export const HEURISTIC_KEYS = {
  misplacedTiles: "misplacedTiles",
  manhattan: "manhattan",
  linearConflict: "linearConflict",
  inversionDistance: "inversionDistance",
  walkingDistance: "walkingDistance",
  "walkingDistance+linearConflict": "walkingAndConflict",
  patternDatabase: "patternDatabase",
} as const satisfies Record<HeuristicName, string>;

/** Returns what methods and heuristics are called in the page's language. */
export function useMethodNames(): {
  methodName(method: Lane["method"]): string;
  heuristicName(heuristic: HeuristicName): string;
  laneName(lane: Lane): string;
} {
  const t = useTranslations("understand.names");
  const methodName = (method: Lane["method"]): string => t(METHOD_KEYS[method]);
  const heuristicName = (heuristic: HeuristicName): string => t(HEURISTIC_KEYS[heuristic]);
  return {
    methodName,
    heuristicName,
    laneName: ({ method, heuristic }) =>
      heuristic === undefined
        ? methodName(method)
        : t("lane", { method: methodName(method), heuristic: heuristicName(heuristic) }),
  };
}
