import type { Metadata } from "next";
import { createTranslator } from "use-intl/core";
import { LOCALES } from "../features/language/locale.ts";
import { MESSAGES } from "../features/language/messages.ts";
import "./globals.css";

export const metadata: Metadata = { title: "404 · Slidepath" };

/** One file for all languages, since nobody knows which: each says it. */
export default function NotFound() {
  return (
    <html lang="en" suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
      </head>
      <body>
        <main className="mx-auto grid max-w-xl gap-6 px-4 py-24">
          {LOCALES.map((locale) => {
            const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: "shell" });
            return (
              <section key={locale} lang={locale} className="card grid gap-3">
                <h1 className="text-xl font-semibold">{t("notFoundTitle")}</h1>
                <a className="button justify-self-start" href={`/${locale}/`}>
                  {t("notFoundHome")}
                </a>
              </section>
            );
          })}
        </main>
      </body>
    </html>
  );
}
