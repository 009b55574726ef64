"use client";

import { useTranslations } from "use-intl";

export function UnderstandScreen() {
  const t = useTranslations("understand");
  return <h1 className="text-2xl font-semibold">{t("heading")}</h1>;
}
