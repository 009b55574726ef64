import type { Language } from "@slidepath/formats";
import type { Texts } from "./texts.ts";

/** Loads the words of one language, and of no other. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === "zh-CN") return (await import("./zh-cn.ts")).zhCn;
  return (await import("./en.ts")).en;
}
