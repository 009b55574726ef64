"use client";

import { type RefObject, useId, useRef, useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { SourceArea } from "../text/source-area.tsx";
import { EMPTY, type JudgedSource, MAX_FILE, MAX_TYPED, readSource } from "./judged-source.ts";

/** Takes a text: typed, pasted, dropped, or from a file. A long one is kept aside. */
export function SourceField({
  label,
  source,
  area,
  onSource,
}: {
  readonly label: string;
  readonly source: JudgedSource;
  /** Where the text stands, if it is shown. */
  readonly area: RefObject<HTMLTextAreaElement | null>;
  readonly onSource: (source: JudgedSource) => void;
}) {
  const t = useTranslations("judge");
  const format = useFormatter();
  const id = useId();
  const picker = useRef<HTMLInputElement>(null);
  const [isTooLarge, setTooLarge] = useState(false);

  async function take(file: File | undefined): Promise<void> {
    if (file === undefined) return;
    setTooLarge(file.size > MAX_FILE);
    if (file.size <= MAX_FILE) onSource(await readSource(file));
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shorter way to the button.
    <div
      className="grid min-w-0 content-start gap-2"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      <div className="flex flex-wrap items-center justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <button
          type="button"
          className="button text-sm"
          aria-describedby={id}
          onClick={() => picker.current?.click()}
        >
          {t("open")}
        </button>
        <input
          ref={picker}
          type="file"
          hidden
          aria-label={t("fileOf", { label })}
          onChange={({ target }) => {
            take(target.files?.[0]);
            target.value = "";
          }}
        />
      </div>
      {source.kind === "typed" ? (
        <SourceArea
          ref={area}
          id={id}
          className="min-h-44 w-full"
          rows={8}
          value={source.text}
          onChange={({ target }) => onSource({ kind: "typed", text: target.value })}
          onPaste={(event) => {
            const text = event.clipboardData.getData("text/plain");
            if (text.length <= MAX_TYPED) return;
            event.preventDefault();
            const bytes = new TextEncoder().encode(text);
            onSource({ kind: "file", name: t("pasted"), bytes });
          }}
        />
      ) : (
        <div id={id} className="card flex flex-wrap items-center justify-between gap-3">
          <p className="min-w-0 break-all">
            {t("file", {
              name: source.name,
              kilobytes: format.number(Math.ceil(source.bytes.length / 1000)),
            })}
          </p>
          <button type="button" className="button text-sm" onClick={() => onSource(EMPTY)}>
            {t("remove")}
          </button>
        </div>
      )}
      {isTooLarge ? (
        <p role="alert" className="notice notice-danger">
          {t("tooLarge", { megabytes: MAX_FILE / 1e6 })}
        </p>
      ) : null}
    </div>
  );
}
