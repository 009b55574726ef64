import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { useTranslations } from "use-intl";
import { expect, test } from "vitest";
import { MESSAGES } from "./messages.ts";
import { Texts } from "./texts.tsx";

function Solved({ count }: { readonly count: number }) {
  return useTranslations("board")("solved", { count });
}

test.each([
  ["en", 1, "Solved in 1 move."],
  ["en", 31, "Solved in 31 moves."],
  ["zh-CN", 31, "完成，共 31 步。"],
] as const)("compiled texts are filled in, in %s with %i", (locale, count, said) => {
  const children = createElement(Solved, { count });
  const drawn = renderToStaticMarkup(Texts({ locale, messages: MESSAGES[locale], children }));
  expect(drawn).toBe(said);
});
