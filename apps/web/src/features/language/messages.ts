import { messages as en } from "../../messages/en/index.ts";
import { messages as zh } from "../../messages/zh-CN/index.ts";
import { compileMessages } from "./compile-messages.ts";
import type { Locale } from "./locale.ts";

/** All texts of the page: a file a feature, `src/messages/LOCALE/FEATURE.json`. */
export type Messages = typeof en;

/** As they are written, in the syntax of ICU messages. */
export const WRITTEN: Readonly<Record<Locale, Messages>> = { en, "zh-CN": zh };

/** As pages take them. */
export const MESSAGES: Readonly<Record<Locale, Messages>> = {
  en: compileMessages(en),
  "zh-CN": compileMessages(zh),
};
