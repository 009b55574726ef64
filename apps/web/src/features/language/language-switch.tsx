"use client";

import { usePathname } from "next/navigation";
import { useLocale, useTranslations } from "use-intl";
import { writePreference } from "../preference/preference.ts";
import { LOCALE_NAMES, LOCALES } from "./locale.ts";

/** Leads to this page in the other languages, with the puzzle that the address holds. */
export function LanguageSwitch() {
  const t = useTranslations("shell");
  const locale = useLocale();
  const path = usePathname().split("/").slice(2).join("/");
  return (
    <nav aria-label={t("language")}>
      {LOCALES.filter((other) => other !== locale).map((other) => (
        <a
          key={other}
          className="button px-3 text-sm"
          lang={other}
          hrefLang={other}
          href={`/${other}/${path}`}
          onClick={(event) => {
            writePreference("language", other);
            event.currentTarget.search = location.search;
          }}
        >
          {LOCALE_NAMES[other]}
        </a>
      ))}
    </nav>
  );
}
