import { expect, test } from "vitest";
import { LOCALES } from "../features/language/locale.ts";
import { WRITTEN } from "../features/language/messages.ts";

/** Every text by its path, with the names that it fills in. */
function textsOf(tree: object, path = ""): Map<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(tree)) {
    if (typeof value === "string") {
      const filled = [...value.matchAll(/\{\s*(\w+)\s*[,}]/g)]
        .map(([, argument]) => argument)
        // The words of a choice look like names: {left}.
        .filter((argument) => !/^(up|down|left|right|other)$/.test(argument ?? ""));
      texts.set(path + name, [...new Set(filled)].sort().join(" "));
    } else {
      for (const [key, names] of textsOf(value as object, `${path}${name}.`)) texts.set(key, names);
    }
  }
  return texts;
}

test.each(LOCALES.slice(1))("%s has every text of English and no other", (locale) => {
  const english = textsOf(WRITTEN.en);
  const theirs = textsOf(WRITTEN[locale]);
  expect([...theirs.keys()].sort()).toEqual([...english.keys()].sort());
});

test.each(LOCALES.slice(1))("the texts of %s fill in the same names", (locale) => {
  expect(Object.fromEntries(textsOf(WRITTEN[locale]))).toEqual(
    Object.fromEntries(textsOf(WRITTEN.en)),
  );
});
