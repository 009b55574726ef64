import { createTranslator } from "use-intl/core";
import { LOCALES } from "../../../features/language/locale.ts";
import { MESSAGES } from "../../../features/language/messages.ts";
import { localeOf, type PageProps } from "../../../features/language/page-locale.ts";

export const dynamic = "force-static";

export function generateStaticParams(): { locale: string }[] {
  return LOCALES.map((locale) => ({ locale }));
}

/** What makes the page an app that can be installed. */
export async function GET(_: Request, { params }: PageProps): Promise<Response> {
  const locale = await localeOf(params);
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: "shell" });
  return Response.json({
    id: "/",
    name: t("name"),
    short_name: t("name"),
    description: t("description"),
    lang: locale,
    start_url: `/${locale}/`,
    scope: "/",
    display: "standalone",
    background_color: "#f5f2ec",
    theme_color: "#f5f2ec",
    categories: ["games", "education"],
    icons: [
      { src: "/icon.svg", type: "image/svg+xml", sizes: "any" },
      { src: "/icons/icon-192.png", type: "image/png", sizes: "192x192" },
      { src: "/icons/icon-512.png", type: "image/png", sizes: "512x512" },
      { src: "/icons/maskable-512.png", type: "image/png", sizes: "512x512", purpose: "maskable" },
    ],
    shortcuts: [
      { name: t("picture"), url: `/${locale}/picture/` },
      { name: t("understand"), url: `/${locale}/understand/` },
      { name: t("judge"), url: `/${locale}/judge/` },
    ],
  });
}
