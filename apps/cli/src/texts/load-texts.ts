import type { Language } from "@slidepath/formats";
import type { Texts } from "./texts.ts";
import type { ToolTexts } from "./tool-texts.ts";

/** Loads the words of one language, and of no other. */
export async function loadTexts(language: Language): Promise<Texts> {
  if (language === "zh-CN") return (await import("./zh-cn.ts")).zhCn;
  return (await import("./en.ts")).en;
}

/** Loads the words of the commands beside solve. */
export async function loadToolTexts(language: Language): Promise<ToolTexts> {
  if (language === "zh-CN") return (await import("./tools-zh-cn.ts")).toolsZhCn;
  return (await import("./tools-en.ts")).toolsEn;
}
