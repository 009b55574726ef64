import type { Guide } from "./guides.ts";

/** A guide's text. */
export function GuideArticle({ guide: { title, html } }: { readonly guide: Guide }) {
  return (
    <article className="guide card">
      <h1>{title}</h1>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: made of this repository's own documents. */}
      <div dangerouslySetInnerHTML={{ __html: html }} />
    </article>
  );
}
