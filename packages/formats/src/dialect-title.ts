import type { Language } from "./diagnostic-message.ts";
import type { Dialect } from "./dialect.ts";

/** Returns the name of a dialect's problem in a language, or the one that it goes by everywhere. */
export function dialectTitle({ title, titleZh }: Dialect, language: Language = "en"): string {
  return language === "zh-CN" ? (titleZh ?? title) : title;
}
