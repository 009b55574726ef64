import { useId } from "react";
import { useTranslations } from "use-intl";
import type { ArrowSense } from "../board/use-arrow-keys.ts";

/** Chooses what the arrow keys move. Of no use where there are no keys. */
export function ArrowSwitch({
  sense,
  onChange,
}: {
  readonly sense: ArrowSense;
  readonly onChange: (sense: ArrowSense) => void;
}) {
  const t = useTranslations("play");
  const id = useId();
  return (
    <div className="flex items-center justify-center gap-2 text-sm text-muted pointer-coarse:hidden">
      <label htmlFor={id}>{t("arrows")}</label>
      <select
        id={id}
        className="field text-sm"
        value={sense}
        onChange={({ target }) => onChange(target.value === "blank" ? "blank" : "tile")}
      >
        <option value="tile">{t("arrowsTile")}</option>
        <option value="blank">{t("arrowsBlank")}</option>
      </select>
    </div>
  );
}
