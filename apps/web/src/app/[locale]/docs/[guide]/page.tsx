import type { Metadata } from "next";
import Link from "next/link";
import { notFound } from "next/navigation";
import { createTranslator } from "use-intl/core";
import { GuideArticle } from "../../../../features/guides/guide-article.tsx";
import { GUIDES, type Guide, isGuide, readGuide } from "../../../../features/guides/guides.ts";
import { MESSAGES } from "../../../../features/language/messages.ts";
import { localeOf, type PageProps } from "../../../../features/language/page-locale.ts";

interface GuideProps {
  readonly params: Promise<{ readonly locale: string; readonly guide: string }>;
}

export function generateStaticParams(): { guide: string }[] {
  return GUIDES.map((guide) => ({ guide }));
}

export async function generateMetadata({ params }: GuideProps): Promise<Metadata> {
  const { title } = await guideOf(params);
  return { title: `${title} · Slidepath` };
}

export default async function Page({ params }: GuideProps) {
  const locale = await localeOf(params);
  const t = createTranslator({ locale, messages: MESSAGES[locale], namespace: "guides" });
  return (
    <>
      <p className="mb-3">
        <Link href={`/${locale}/docs/`} className="nav-link">
          {t("all")}
        </Link>
      </p>
      <GuideArticle guide={await guideOf(params)} />
    </>
  );
}

async function guideOf(params: GuideProps["params"]): Promise<Guide> {
  const { guide } = await params;
  return isGuide(guide)
    ? readGuide(guide, await localeOf(params as PageProps["params"]))
    : notFound();
}
