"use client";

import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type {
  AnimatedPicture,
  AnimationRequest,
  AnimationTasks,
} from "../../workers/animation-protocol.ts";
import { useAnnounce } from "../announce/announcer.tsx";
import { type Asked, type AskWorker, workerClient } from "../worker/worker-client.ts";

const askAnimation: AskWorker<AnimationTasks> = workerClient<AnimationTasks>(
  () =>
    new Worker(new URL("../../workers/animation.worker.ts", import.meta.url), { type: "module" }),
);

/** More pictures would make a file that nobody sends. */
const MAX_MOVES = 1_000;

/** Saves the path as an animated picture. */
export function AnimationButton({
  start,
  goal,
  moves,
  speed,
  picture,
}: Pick<AnimationRequest, "start" | "goal" | "moves" | "speed"> & {
  readonly picture: AnimatedPicture | undefined;
}) {
  const t = useTranslations("share");
  const announce = useAnnounce();
  const [done, setDone] = useState<number>();
  const [hasFailed, setFailed] = useState(false);
  const asked = useRef<Asked<Uint8Array>>(undefined);
  useEffect(() => () => asked.current?.cancel(), []);

  async function save(): Promise<void> {
    setDone(0);
    setFailed(false);
    try {
      asked.current = askAnimation(
        "draw",
        { start, goal, moves, speed, colours: coloursOfPage(), ...(picture && { picture }) },
        setDone,
      );
      const bytes = await asked.current.answer;
      const url = URL.createObjectURL(new Blob([bytes as BlobPart], { type: "image/gif" }));
      const link = document.createElement("a");
      link.href = url;
      link.download = `slidepath-${start.width}x${start.height}.gif`;
      link.click();
      setTimeout(() => URL.revokeObjectURL(url), 60_000);
      announce(t("saved"));
    } catch {
      setFailed(true);
    }
    setDone(undefined);
  }

  return (
    <>
      <button
        type="button"
        className="button text-sm"
        disabled={moves === "" || moves.length > MAX_MOVES || done !== undefined}
        onClick={save}
      >
        {done === undefined ? t("saveGif") : t("drawing", { done, count: moves.length + 1 })}
      </button>
      {hasFailed ? (
        <p role="alert" className="notice notice-danger">
          {t("gifFailed")}
        </p>
      ) : null}
    </>
  );
}

function coloursOfPage(): AnimationRequest["colours"] {
  const style = getComputedStyle(document.documentElement);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    tray: colour("--tray"),
    tile: colour("--tile-top"),
    edge: colour("--tile-edge"),
    ink: colour("--tile-ink"),
    home: colour("--tile-home"),
  };
}
