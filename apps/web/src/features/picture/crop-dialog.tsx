"use client";

import "react-image-crop/dist/ReactCrop.css";
import { useEffect, useId, useRef, useState } from "react";
import { convertToPixelCrop, type PercentCrop, ReactCrop } from "react-image-crop";
import { useTranslations } from "use-intl";
import type { Region } from "./cut.ts";
import type { Picture } from "./picture.ts";
import { boardRegion, MAX_RATIO } from "./picture-size.ts";

const HANDLES = ["nw", "n", "ne", "e", "se", "s", "sw", "w"] as const;

/** Asks which part of a picture the board shall show. */
export function CropDialog({
  picture,
  region,
  columns,
  rows,
  onCrop,
  onClose,
}: {
  readonly picture: Picture;
  readonly region: Region | null;
  readonly columns: number;
  readonly rows: number;
  readonly onCrop: (region: Region) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations("picture");
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [crop, setCrop] = useState(() => percentOf(region ?? boardRegion(picture), picture));
  const [isSquare, setSquare] = useState(false);
  const aspect = columns / rows;

  useEffect(() => dialog.current?.showModal(), []);

  const labels = Object.fromEntries(
    HANDLES.map((side) => [`${side}DragHandle`, t(`crop_${side}`)]),
  );
  return (
    <dialog
      ref={dialog}
      className="crop-dialog card"
      aria-labelledby={id}
      onClose={onClose}
      data-testid="crop"
    >
      <h2 id={id} className="text-lg font-semibold">
        {t("cropHeading")}
      </h2>
      <p className="text-sm text-muted">{t("cropHint")}</p>
      <div className="grid place-items-center">
        <ReactCrop
          // Its border would march for ever.
          className="ReactCrop--no-animate"
          crop={crop}
          keepSelection
          minWidth={24}
          minHeight={24}
          {...(isSquare ? { aspect } : {})}
          ariaLabels={{ cropArea: t("cropArea"), ...labels } as never}
          onChange={(_, percent) => setCrop(percent)}
        >
          {/* biome-ignore lint/performance/noImgElement: it is the visitor's own, and in memory. */}
          <img src={picture.url} alt="" />
        </ReactCrop>
      </div>
      <label className="flex min-h-11 items-center gap-2">
        <input
          type="checkbox"
          className="size-5 accent-accent"
          checked={isSquare}
          onChange={({ target }) => {
            setSquare(target.checked);
            if (target.checked) setCrop(within(crop, aspect, picture));
          }}
        />
        {t("cropSquare")}
      </label>
      <div className="flex flex-wrap justify-end gap-2">
        <button type="button" className="button" onClick={() => dialog.current?.close()}>
          {t("cancel")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => setCrop(percentOf(boardRegion(picture), picture))}
        >
          {t("cropAll")}
        </button>
        <button
          type="button"
          className="button button-main"
          onClick={() => {
            onCrop(regionOf(crop, picture));
            dialog.current?.close();
          }}
        >
          {t("cropDone")}
        </button>
      </div>
    </dialog>
  );
}

/** Returns the largest part of a frame whose sides are in this ratio, in its middle. */
function within(crop: PercentCrop, aspect: number, { width, height }: Picture): PercentCrop {
  const tooWide = (crop.width * width) / (crop.height * height) / aspect;
  const kept = {
    width: crop.width / Math.max(1, tooWide),
    height: crop.height * Math.min(1, tooWide),
  };
  return {
    unit: "%",
    x: crop.x + (crop.width - kept.width) / 2,
    y: crop.y + (crop.height - kept.height) / 2,
    ...kept,
  };
}

function percentOf(region: Region, { width, height }: Picture): PercentCrop {
  return {
    unit: "%",
    x: (100 * region.x) / width,
    y: (100 * region.y) / height,
    width: (100 * region.width) / width,
    height: (100 * region.height) / height,
  };
}

/** The whole pixels that are meant, no longer than a board may be. */
function regionOf(crop: PercentCrop, picture: Picture): Region {
  const pixels = convertToPixelCrop(crop, picture.width, picture.height);
  const x = Math.min(picture.width - 1, Math.round(pixels.x));
  const y = Math.min(picture.height - 1, Math.round(pixels.y));
  const width = Math.max(1, Math.min(picture.width - x, Math.round(pixels.width)));
  const height = Math.max(1, Math.min(picture.height - y, Math.round(pixels.height)));
  return {
    x,
    y,
    width: Math.min(width, height * MAX_RATIO),
    height: Math.min(height, width * MAX_RATIO),
  };
}
