import { expect, it } from "vitest";
import { GUIDES, readGuide } from "./guides.ts";

const BOTH = GUIDES.flatMap((name) =>
  (["en", "zh-CN"] as const).map((locale) => ({ name, locale })),
);

it.each(BOTH)(
  "$locale: $name shows no mark of its source, and no gap within Chinese",
  ({ name, locale }) => {
    const { title, html } = readGuide(name, locale);
    const prose = html.replace(/<(pre|code)\b.*?<\/\1>/gs, " ").replace(/<[^>]*>/g, "");
    expect(prose.length).toBeGreaterThan(200);
    for (const text of [title, prose]) expect(text).not.toMatch(/_\w+_|\*\w+\*|\*\*|\\[_*]|\]\(/);
    // A line's end would be shown as a space.
    expect(html).not.toMatch(/[\u2e80-\u9fff\uff00-\uffef]\n *[\u2e80-\u9fff\uff00-\uffef]/);
  },
);
