import type { Language } from "@slidepath/formats";
import type { Io } from "./io.ts";

/** Returns the language that a name such as zh-CN, zh_TW.UTF-8 or en asks for, or undefined for others. */
export function languageNamed(name: string): Language | undefined {
  const [language] = name.toLowerCase().split(/[-_.@]/);
  if (language === "zh") return "zh-CN";
  return language === "en" ? "en" : undefined;
}

/**
 * Returns the language to speak: what --lang says, else the locale, else English. Takes the raw arguments,
 * so that also a complaint about them is in that language.
 */
export function languageOf(argv: readonly string[], env: Io["env"]): Language {
  const inline = argv.find((argument) => argument.startsWith("--lang="))?.slice("--lang=".length);
  const flag = argv.indexOf("--lang");
  const asked = inline ?? (flag < 0 ? undefined : argv[flag + 1]);
  const locale = env["LC_ALL"] || env["LC_MESSAGES"] || env["LANG"];
  return languageNamed(asked ?? "") ?? languageNamed(locale ?? "") ?? "en";
}
