"use client";

import { useCombobox } from "downshift";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { DialectEntry } from "../../workers/judge-protocol.ts";

/** Chooses a dialect by any part of its names; those that the input fits are offered first. */
export function DialectField({
  dialects,
  fits,
  chosen,
  onChoose,
}: {
  readonly dialects: readonly DialectEntry[];
  readonly fits: readonly string[];
  readonly chosen: DialectEntry | undefined;
  readonly onChoose: (dialect: DialectEntry) => void;
}) {
  const t = useTranslations("judge");
  const [sought, setSought] = useState("");
  const found = dialects.filter((dialect) => isFound(dialect, sought));
  const ranked = [
    ...found.filter(({ id }) => fits.includes(id)),
    ...found.filter(({ id }) => !fits.includes(id)),
  ];
  const name = chosen === undefined ? "" : nameOf(chosen);
  const box = useCombobox<DialectEntry>({
    items: ranked,
    selectedItem: chosen ?? null,
    stateReducer: (state, { type, changes }) => {
      const { InputKeyDownEscape, ControlledPropUpdatedSelectedItem } =
        useCombobox.stateChangeTypes;
      // There is no way back to none; and what is being typed stays, whatever is found to fit meanwhile.
      if (type === InputKeyDownEscape && !state.isOpen) return state;
      if (type === ControlledPropUpdatedSelectedItem && state.isOpen) return state;
      return changes;
    },
    itemToString: (dialect) => (dialect === null ? "" : nameOf(dialect)),
    itemToKey: (dialect) => dialect?.id,
    onInputValueChange: ({ inputValue, type }) => {
      setSought(type === useCombobox.stateChangeTypes.InputChange ? inputValue : "");
    },
    onSelectedItemChange: ({ selectedItem }) => {
      if (selectedItem !== null) onChoose(selectedItem);
    },
  });
  const { isOpen, inputValue, setInputValue } = box;
  // What was sought and not chosen goes when the list does.
  useEffect(() => {
    if (!isOpen) setInputValue(name);
  }, [isOpen, name, setInputValue]);
  // A name that comes while somebody stands in the field is marked like the one before: typing goes over it.
  const input = useRef<HTMLInputElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another text stands there.
  useLayoutEffect(() => {
    if (!isOpen && document.activeElement === input.current) input.current?.select();
  }, [isOpen, inputValue]);
  const offered = fits
    .slice(0, OFFERED)
    .flatMap((id) => dialects.find((dialect) => dialect.id === id) ?? []);

  return (
    <div className="grid gap-2">
      <div className="relative grid gap-1">
        {/* biome-ignore lint/a11y/noLabelWithoutControl: downshift gives it the field's id. */}
        <label className="label" {...box.getLabelProps()}>
          {t("dialect")}
        </label>
        <div className="flex gap-2">
          <input
            className="field min-w-0 grow"
            placeholder={t("seek")}
            {...box.getInputProps({
              ref: input,
              onFocus: ({ currentTarget }) => currentTarget.select(),
            })}
          />
          <button
            type="button"
            className="button button-icon"
            {...box.getToggleButtonProps({ "aria-label": t("list") })}
          >
            <svg viewBox="0 0 20 20" className="size-5 fill-none stroke-current" aria-hidden="true">
              <path d="m5 8 5 5 5-5" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
            </svg>
          </button>
        </div>
        <ul className="dialect-list" data-open={isOpen || undefined} {...box.getMenuProps()}>
          {isOpen
            ? ranked.map((dialect, index) => (
                <li
                  key={dialect.id}
                  data-lit={index === box.highlightedIndex || undefined}
                  {...box.getItemProps({ item: dialect, index })}
                >
                  <span className="font-medium">{dialect.title}</span>
                  <span className="text-sm">
                    {[dialect.id, ...dialect.official].join(" · ")}
                    {fits.includes(dialect.id) ? ` · ${t("fitting")}` : ""}
                  </span>
                </li>
              ))
            : null}
          {isOpen && ranked.length === 0 ? <li>{t("noDialect")}</li> : null}
        </ul>
      </div>
      {offered.length > 0 ? (
        <fieldset className="flex flex-wrap items-center gap-2">
          <legend className="label float-left pr-2">{t("fits")}</legend>
          {offered.map((dialect) => (
            <button
              key={dialect.id}
              type="button"
              className="button min-h-8 px-3 py-1 text-sm"
              aria-pressed={dialect.id === chosen?.id}
              onClick={() => onChoose(dialect)}
            >
              {dialect.id}
            </button>
          ))}
        </fieldset>
      ) : null}
    </div>
  );
}

/** So many of the dialects that fit stand as buttons. */
const OFFERED = 6;

function nameOf({ id, title }: DialectEntry): string {
  return `${id}: ${title}`;
}

function isFound({ id, title, official }: DialectEntry, sought: string): boolean {
  const names = plain([id, title, ...official].join(" "));
  return sought
    .trim()
    .split(/\s+/)
    .every((word) => names.includes(plain(word)));
}

function plain(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
