import { useId } from "react";
import { useTranslations } from "use-intl";
import { MAX_SIDE } from "../puzzle/puzzle-link.ts";

const SIDES = Array.from({ length: MAX_SIDE - 1 }, (_, index) => index + 2);

/** Chooses rows and columns. */
export function SizeFields({
  width,
  height,
  onChange,
}: {
  readonly width: number;
  readonly height: number;
  readonly onChange: (size: { readonly width: number; readonly height: number }) => void;
}) {
  const t = useTranslations("setup");
  const id = useId();
  return (
    <div className="grid grid-cols-2 gap-3">
      <label htmlFor={`${id}-height`} className="grid gap-1">
        <span className="label">{t("rows")}</span>
        <select
          id={`${id}-height`}
          className="field"
          value={height}
          onChange={({ target }) => onChange({ width, height: Number(target.value) })}
        >
          {sidesWith(height).map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-width`} className="grid gap-1">
        <span className="label">{t("columns")}</span>
        <select
          id={`${id}-width`}
          className="field"
          value={width}
          onChange={({ target }) => onChange({ width: Number(target.value), height })}
        >
          {sidesWith(width).map((side) => (
            <option key={side}>{side}</option>
          ))}
        </select>
      </label>
    </div>
  );
}

/** The sides to choose from, and that of the board itself: of one row or column, which is laid out otherwise. */
function sidesWith(own: number): readonly number[] {
  return SIDES.includes(own) ? SIDES : [own, ...SIDES];
}
