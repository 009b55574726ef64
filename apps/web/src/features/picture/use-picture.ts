import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import type { Region } from "./cut.ts";
import { keepPicture, keptPicture } from "./kept-picture.ts";
import { linkedPicture, OWN_PICTURE } from "./linked-picture.ts";
import {
  cropPicture,
  loadDrawing,
  type Picture,
  type PictureFault,
  readPicture,
} from "./picture.ts";
import { isSample, SAMPLES, type Sample, sampleUrl } from "./samples.ts";

/** A picture, and the part of it that makes the board. */
interface Chosen {
  /** Null for a visitor's own. */
  readonly sample: Sample | null;
  readonly whole: Picture;
  /** Null for all of it, or its middle where it is very long. */
  readonly region: Region | null;
  readonly shown: Picture;
}

export interface PictureChoice {
  /** Null until the first picture is there. */
  readonly chosen: Chosen | null;
  readonly isReading: boolean;
  readonly fault: PictureFault | null;
  /** The link speaks of a picture of somebody else's, which is not in it. */
  readonly isElsewhere: boolean;
  chooseSample(sample: Sample): void;
  /** Takes a file's picture; what comes too late, after another choice, is dropped. */
  open(file: Blob): void;
  crop(region: Region): void;
  refuse(fault: PictureFault): void;
}

/** The picture on the board. What was chosen in this tab before is taken up again. */
export function usePicture(): PictureChoice {
  const t = useTranslations("picture");
  const announce = useAnnounce();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [isReading, setReading] = useState(false);
  const [fault, setFault] = useState<PictureFault | null>(null);
  const [isElsewhere, setElsewhere] = useState(false);
  const turn = useRef(0);

  const take = useCallback(
    async (make: () => Promise<Chosen | PictureFault>, isTold: boolean): Promise<void> => {
      const mine = ++turn.current;
      setReading(true);
      const made = await make().catch((): PictureFault => "CORRUPT");
      if (turn.current !== mine) return;
      setReading(false);
      if (typeof made === "string") {
        setFault(made);
        return;
      }
      setFault(null);
      setChosen(made);
      if (isTold) {
        setElsewhere(false);
        announce(t("ready", { width: made.shown.width, height: made.shown.height }));
      }
    },
    [announce, t],
  );

  useEffect(() => {
    void take(async () => {
      const kept = keptPicture();
      const linked = linkedPicture(location.search);
      setElsewhere(linked === OWN_PICTURE && (kept?.own ?? null) === null);
      // What this tab has is that of the link, with the part that was chosen; or else the link is followed.
      const isKept = linked === undefined || linked === (kept?.sample ?? OWN_PICTURE);
      if (kept !== null && isKept) {
        const { sample, own, region } = kept;
        const whole = await loadDrawing(sample === null ? own! : sampleUrl(sample));
        return cropped({ sample, whole }, region);
      }
      const sample = isSample(linked) ? linked : SAMPLES[0];
      return cropped({ sample, whole: await loadDrawing(sampleUrl(sample)) }, null);
    }, false);
  }, [take]);

  useEffect(() => {
    if (chosen !== null) void keep(chosen);
  }, [chosen]);

  // What is no longer shown is given back to the browser.
  const held = useRef<readonly string[]>([]);
  useEffect(() => {
    const urls = chosen === null ? [] : [chosen.whole.url, chosen.shown.url];
    release(held.current.filter((url) => !urls.includes(url)));
    held.current = urls;
  }, [chosen]);
  useEffect(() => () => release(held.current), []);

  return useMemo(
    () => ({
      chosen,
      isReading,
      fault,
      isElsewhere,
      chooseSample(sample) {
        const load = async (): Promise<Chosen> =>
          cropped({ sample, whole: await loadDrawing(sampleUrl(sample)) }, null);
        void take(load, true);
      },
      open(file) {
        void take(async () => {
          const reading = await readPicture(file);
          return reading.ok
            ? cropped({ sample: null, whole: reading.picture }, null)
            : reading.fault;
        }, true);
      },
      crop(region) {
        if (chosen !== null) void take(() => cropped(chosen, region), true);
      },
      refuse(why) {
        turn.current++;
        setReading(false);
        setFault(why);
      },
    }),
    [chosen, isReading, fault, isElsewhere, take],
  );
}

async function cropped(
  { sample, whole }: Pick<Chosen, "sample" | "whole">,
  region: Region | null,
): Promise<Chosen> {
  return { sample, whole, region, shown: await cropPicture(whole, region) };
}

function release(urls: readonly string[]): void {
  for (const url of urls) URL.revokeObjectURL(url);
}

async function keep({ sample, whole, region }: Chosen): Promise<void> {
  if (sample !== null) keepPicture({ sample, own: null, region });
  else keepPicture({ sample: null, own: await dataUrlOf(whole), region });
}

function dataUrlOf({ blob }: Picture): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
