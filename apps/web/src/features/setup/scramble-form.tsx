"use client";

import { scramble } from "@slidepath/core";
import { goalOfPolicy } from "@slidepath/formats";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { usePlay } from "../play/use-play.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { GOAL_PRESETS, type GoalPreset } from "./goal-preset.ts";
import { SizeFields } from "./size-fields.tsx";

const MAX_SEED = 2 ** 53 - 1;

/** Draws a board by a seed, of any size, for any goal. */
export function ScrambleForm() {
  const t = useTranslations("setup");
  const { board, goal } = usePuzzle();
  const { lay } = usePlay();
  const id = useId();
  const [size, setSize] = useState<{ width: number; height: number }>();
  const [preset, setPreset] = useState<GoalPreset | "same">("same");
  const [seed, setSeed] = useState("");
  const [drawn, setDrawn] = useState<number>();
  const { width, height } = size ?? board;
  const isSameSize = width === board.width && height === board.height;
  const chosen = preset === "same" && !isSameSize ? "blank-last" : preset;
  const isSeedWrong = seed !== "" && !(/^\d{1,16}$/.test(seed) && Number(seed) <= MAX_SEED);
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        if (isSeedWrong) return;
        const end = chosen === "same" ? goal : goalOfPolicy(GOAL_PRESETS[chosen], width, height)!;
        const number = seed === "" ? crypto.getRandomValues(new Uint32Array(1))[0]! : Number(seed);
        setDrawn(number);
        lay({ start: scramble({ width, height, seed: number, goal: end }), goal: end });
      }}
    >
      <SizeFields width={width} height={height} onChange={setSize} />
      <label htmlFor={`${id}-goal`} className="grid gap-1">
        <span className="label">{t("goal")}</span>
        <select
          id={`${id}-goal`}
          className="field"
          value={chosen}
          onChange={({ target }) => setPreset(target.value as GoalPreset | "same")}
        >
          {isSameSize ? <option value="same">{t("goals.same")}</option> : null}
          {(Object.keys(GOAL_PRESETS) as GoalPreset[]).map((name) => (
            <option key={name} value={name}>
              {t(`goals.${name}`)}
            </option>
          ))}
        </select>
      </label>
      <label htmlFor={`${id}-seed`} className="grid gap-1">
        <span className="label">{t("seed")}</span>
        <input
          id={`${id}-seed`}
          className="field"
          inputMode="numeric"
          autoComplete="off"
          value={seed}
          placeholder={drawn === undefined ? t("seedRandom") : String(drawn)}
          aria-invalid={isSeedWrong}
          aria-describedby={isSeedWrong ? `${id}-wrong` : undefined}
          onChange={({ target }) => setSeed(target.value.trim())}
        />
      </label>
      {isSeedWrong ? (
        <p id={`${id}-wrong`} role="alert" className="notice notice-danger">
          {t("seedWrong")}
        </p>
      ) : null}
      <button type="submit" className="button button-main justify-self-start">
        {t("scrambleNow")}
      </button>
    </form>
  );
}
