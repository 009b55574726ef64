"use client";

import { useTranslations } from "use-intl";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { Glyph } from "../shell/glyph.tsx";
import { SteadyButton } from "../shell/steady-button.tsx";
import { type Playback, SPEEDS } from "./use-playback.ts";

/** Walks the path: step, play, scrub, and how fast. */
export function PlaybackBar({
  playback,
  onGo,
}: {
  readonly playback: Playback;
  readonly onGo: (cursor: number) => void;
}) {
  const t = useTranslations("playback");
  const { cursor, moves } = usePuzzle();
  const { isPlaying, speed } = playback;
  return (
    <div className="grid gap-2">
      <input
        type="range"
        className="scrubber"
        min={0}
        max={moves.length}
        value={cursor}
        disabled={moves === ""}
        aria-label={t("scrub")}
        aria-valuetext={t("place", { cursor, count: moves.length })}
        onChange={({ target }) => onGo(Number(target.value))}
      />
      <div className="flex flex-wrap items-center justify-center gap-2">
        <Step name="first" isOff={cursor === 0} onStep={() => onGo(0)} />
        <Step name="back" isOff={cursor === 0} onStep={() => onGo(cursor - 1)} />
        <button
          type="button"
          className="button button-main button-icon"
          disabled={moves === ""}
          aria-label={t(isPlaying ? "pause" : "play")}
          onClick={isPlaying ? playback.pause : playback.play}
        >
          <Glyph name={isPlaying ? "pause" : "play"} />
        </button>
        <Step name="forward" isOff={cursor === moves.length} onStep={() => onGo(cursor + 1)} />
        <Step name="last" isOff={cursor === moves.length} onStep={() => onGo(moves.length)} />
        <label className="flex items-center gap-2">
          <span className="sr-only">{t("speed")}</span>
          <select
            className="field text-sm"
            value={speed}
            onChange={({ target }) => playback.setSpeed(Number(target.value))}
          >
            {SPEEDS.map((each) => (
              <option key={each} value={each}>
                {t("perSecond", { count: each })}
              </option>
            ))}
          </select>
        </label>
      </div>
      <p className="hidden text-center text-sm text-muted motion-reduce:block">{t("lessMotion")}</p>
    </div>
  );
}

function Step({
  name,
  isOff,
  onStep,
}: {
  readonly name: "first" | "back" | "forward" | "last";
  readonly isOff: boolean;
  readonly onStep: () => void;
}) {
  const t = useTranslations("playback");
  return (
    <SteadyButton
      className="button button-icon"
      isOff={isOff}
      aria-label={t(name)}
      onClick={onStep}
    >
      <Glyph name={name} />
    </SteadyButton>
  );
}
