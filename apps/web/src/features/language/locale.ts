/** The languages of the page, the first where none is known. Each has its own URLs: /en/…, /zh-CN/… */
export const LOCALES = ["en", "zh-CN"] as const;

export type Locale = (typeof LOCALES)[number];

/** What each language calls itself. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = { en: "English", "zh-CN": "中文" };

export function isLocale(text: string): text is Locale {
  return (LOCALES as readonly string[]).includes(text);
}
