"use client";

import { useTranslations } from "use-intl";

export function PictureScreen() {
  const t = useTranslations("picture");
  return <h1 className="text-2xl font-semibold">{t("heading")}</h1>;
}
