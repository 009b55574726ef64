import type { Language } from "@slidepath/formats";

/** What middleware leaves for the routes. */
export interface Env {
  Variables: {
    /** Who asks, for fairness and rates. */
    client: string;
    requestId: string;
  };
}

/** Returns the language that a caller is answered in, by its Accept-Language header. */
export function languageOf(acceptLanguage: string | undefined): Language {
  return acceptLanguage !== undefined && /^\s*zh\b/i.test(acceptLanguage) ? "zh-CN" : "en";
}
