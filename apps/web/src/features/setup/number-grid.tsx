import { type CSSProperties, useRef } from "react";
import { useTranslations } from "use-intl";

/** A grid of cells to type numbers into; Enter and arrow keys go on. */
export function NumberGrid({
  legend,
  width,
  values,
  wrong,
  onChange,
}: {
  readonly legend: string;
  readonly width: number;
  readonly values: readonly string[];
  readonly wrong: readonly number[];
  readonly onChange: (values: readonly string[]) => void;
}) {
  const t = useTranslations("setup");
  const grid = useRef<HTMLDivElement>(null);

  function focus(cell: number): void {
    grid.current?.querySelectorAll("input")[cell]?.focus();
  }

  return (
    <fieldset className="grid gap-1">
      <legend className="label mb-1">{legend}</legend>
      <div ref={grid} className="number-grid" style={{ "--columns": width } as CSSProperties}>
        {values.map((value, cell) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place.
            key={cell}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={value}
            aria-label={t("cell", {
              row: Math.floor(cell / width) + 1,
              column: (cell % width) + 1,
            })}
            aria-invalid={wrong.includes(cell)}
            onFocus={({ target }) => target.select()}
            onChange={({ target }) => onChange(values.with(cell, target.value.trim()))}
            onKeyDown={({ key }) => {
              if (key === "ArrowUp") focus(cell - width);
              else if (key === "ArrowDown") focus(cell + width);
              else if (key === " ") focus(cell + 1);
            }}
          />
        ))}
      </div>
    </fieldset>
  );
}
