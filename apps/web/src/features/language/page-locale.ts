import { notFound } from "next/navigation";
import { isLocale, type Locale } from "./locale.ts";

/** What Next.js gives the pages under `[locale]`. */
export interface PageProps {
  readonly params: Promise<{ readonly locale: string }>;
}

/** Returns the language that a page's URL names. */
export async function localeOf(params: PageProps["params"]): Promise<Locale> {
  const { locale } = await params;
  return isLocale(locale) ? locale : notFound();
}
