import { messages as en } from "../../messages/en/index.ts";
import { messages as zh } from "../../messages/zh-CN/index.ts";
import type { Locale } from "./locale.ts";

/** All texts of the page: a file a feature, `src/messages/LOCALE/FEATURE.json`. */
export type Messages = typeof en;

export const MESSAGES: Readonly<Record<Locale, Messages>> = { en, "zh-CN": zh };
