"use client";

import { useTranslations } from "use-intl";

export function JudgeScreen() {
  const t = useTranslations("judge");
  return <h1 className="text-2xl font-semibold">{t("heading")}</h1>;
}
