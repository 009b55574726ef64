"use client";

import dynamic from "next/dynamic";
import { type ChangeEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { pastedPicture } from "./pasted-picture.ts";
import { SampleChoice } from "./sample-choice.tsx";
import { useDroppedPicture } from "./use-dropped-picture.ts";
import type { PictureChoice } from "./use-picture.ts";

const CropDialog = dynamic(async () => (await import("./crop-dialog.tsx")).CropDialog, {
  ssr: false,
});

/** Chooses the picture: one of ours, or a visitor's own by whatever way it comes. */
export function PictureSource({
  picture,
  columns,
  rows,
}: {
  readonly picture: PictureChoice;
  readonly columns: number;
  readonly rows: number;
}) {
  const t = useTranslations("picture");
  const [isCropping, setCropping] = useState(false);
  const { chosen, isReading, fault, isElsewhere, open, refuse } = picture;
  const isOver = useDroppedPicture(open, () => refuse("NOT_A_PICTURE"));

  function take({ target }: ChangeEvent<HTMLInputElement>): void {
    const file = target.files?.[0];
    if (file !== undefined) open(file);
    // The same file may be taken again.
    target.value = "";
  }

  return (
    <section className="card grid gap-4" aria-labelledby="picture-source">
      <h2 id="picture-source" className="text-lg font-semibold">
        {t("picture")}
      </h2>
      {isElsewhere ? <p className="notice">{t("elsewhere")}</p> : null}
      <SampleChoice chosen={chosen?.sample ?? null} onChoose={picture.chooseSample} />
      <div className="flex flex-wrap gap-2">
        <label className="button file-button">
          {t("open")}
          <input type="file" accept="image/*" className="sr-only" onChange={take} />
        </label>
        <label className="button file-button hidden pointer-coarse:inline-flex">
          {t("photo")}
          <input
            type="file"
            accept="image/*"
            capture="environment"
            className="sr-only"
            onChange={take}
          />
        </label>
        <button
          type="button"
          className="button"
          onClick={async () => {
            const pasted = await pastedPicture();
            if (typeof pasted === "string") refuse(pasted);
            else open(pasted);
          }}
        >
          {t("paste")}
        </button>
        <button
          type="button"
          className="button"
          disabled={chosen === null}
          onClick={() => setCropping(true)}
        >
          {t("crop")}
        </button>
      </div>
      <p className="text-sm text-muted">{t("sourceHint")}</p>
      {isReading ? (
        <p role="status" className="text-sm text-muted">
          {t("reading")}
        </p>
      ) : null}
      {fault === null ? null : (
        <p role="alert" className="notice notice-danger" data-code={fault}>
          {t(`fault_${fault}`)}
        </p>
      )}
      {isCropping && chosen !== null ? (
        <CropDialog
          picture={chosen.whole}
          region={chosen.region}
          columns={columns}
          rows={rows}
          onCrop={picture.crop}
          onClose={() => setCropping(false)}
        />
      ) : null}
      {isOver ? (
        <div className="drop-veil" aria-hidden>
          <span>{t("dropHere")}</span>
        </div>
      ) : null}
    </section>
  );
}
