import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { createTranslator } from "use-intl/core";
import { LOCALES } from "../../features/language/locale.ts";
import { MESSAGES } from "../../features/language/messages.ts";
import { localeOf, type PageProps } from "../../features/language/page-locale.ts";
import { Texts } from "../../features/language/texts.tsx";
import { PuzzleProvider } from "../../features/puzzle/puzzle-provider.tsx";
import { Shell } from "../../features/shell/shell.tsx";
import "../globals.css";

export const dynamicParams = false;

export function generateStaticParams(): { locale: string }[] {
  return LOCALES.map((locale) => ({ locale }));
}

export async function generateMetadata({ params }: PageProps): Promise<Metadata> {
  const locale = await localeOf(params);
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: "shell" });
  return {
    title: t("title"),
    description: t("description"),
    applicationName: t("name"),
    manifest: `/${locale}/app.webmanifest`,
    appleWebApp: { title: t("name"), capable: true },
  };
}

export const viewport: Viewport = {
  themeColor: [
    { media: "(prefers-color-scheme: light)", color: "#f5f2ec" },
    { media: "(prefers-color-scheme: dark)", color: "#131618" },
  ],
};

export default async function Layout({
  children,
  params,
}: PageProps & { readonly children: ReactNode }) {
  const locale = await localeOf(params);
  return (
    // theme.js sets data-theme before React looks.
    <html lang={locale} suppressHydrationWarning>
      <head>
        <script src="/theme.js" />
      </head>
      <body>
        <Texts locale={locale} messages={MESSAGES[locale]}>
          <PuzzleProvider>
            <Shell>{children}</Shell>
          </PuzzleProvider>
        </Texts>
      </body>
    </html>
  );
}
