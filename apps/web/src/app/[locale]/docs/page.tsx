import Link from "next/link";
import { createTranslator } from "use-intl/core";
import { GUIDES, readGuide } from "../../../features/guides/guides.ts";
import { MESSAGES } from "../../../features/language/messages.ts";
import { localeOf, type PageProps } from "../../../features/language/page-locale.ts";

export default async function Page({ params }: PageProps) {
  const locale = await localeOf(params);
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: "guides" });
  return (
    <section className="guide card">
      <h1>{t("title")}</h1>
      <p>{t("lead")}</p>
      <ol>
        {GUIDES.map((name) => (
          <li key={name}>
            <Link href={`/${locale}/docs/${name}/`}>{readGuide(name, locale).title}</Link>
          </li>
        ))}
      </ol>
      <p>
        <a href="/docs/api/">{t("reference")}</a>
      </p>
    </section>
  );
}
