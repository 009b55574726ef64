"use client";

import { useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { readPreference, writePreference } from "../preference/preference.ts";

const THEMES = ["system", "light", "dark"] as const;

type Theme = (typeof THEMES)[number];

const NAMES = { system: "themeSystem", light: "themeLight", dark: "themeDark" } as const;

function asTheme(text: string | null): Theme {
  return THEMES.find((theme) => theme === text) ?? "system";
}

/** Chooses the colours, and keeps the choice; public/theme.js reads it before the first paint. */
export function ThemeSwitch() {
  const t = useTranslations("shell");
  const id = useId();
  const [theme, setTheme] = useState<Theme>("system");

  useEffect(() => {
    const read = (): void => setTheme(asTheme(readPreference("theme")));
    read();
    // Another tab has chosen.
    addEventListener("storage", read);
    return () => removeEventListener("storage", read);
  }, []);

  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    function show(): void {
      const kept = asTheme(readPreference("theme"));
      const shown = kept === "system" ? (dark.matches ? "dark" : "light") : kept;
      document.documentElement.dataset["theme"] = shown;
    }
    if (theme !== asTheme(readPreference("theme"))) return;
    show();
    dark.addEventListener("change", show);
    return () => dark.removeEventListener("change", show);
  }, [theme]);

  return (
    <label htmlFor={id} className="grid">
      <span className="sr-only">{t("theme")}</span>
      <select
        id={id}
        className="field text-sm"
        value={theme}
        onChange={({ target }) => {
          const chosen = asTheme(target.value);
          writePreference("theme", chosen);
          setTheme(chosen);
        }}
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {t(NAMES[name])}
          </option>
        ))}
      </select>
    </label>
  );
}
