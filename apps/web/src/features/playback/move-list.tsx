"use client";

import { applyMoves } from "@slidepath/core";
import { printPath } from "@slidepath/formats";
import { memo, useEffect, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { readPreference, writePreference } from "../preference/preference.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { CopyButton } from "../share/copy-button.tsx";
import { isNotation, movesWritten, NOTATIONS, type NotationName } from "./notations.ts";

/** So many moves are listed at once: a program that loops writes a million, with which no browser would come to terms. */
const PART = 1000;

/** The moves of the path in a notation of one's choice, or that part of them where the path is; the one just made is lit. */
export function MoveList({ onGo }: { readonly onGo: (cursor: number) => void }) {
  const t = useTranslations("playback");
  const { start, moves, cursor, answerFrom } = usePuzzle();
  const [notation, setNotation] = useState<NotationName>("arrows");
  useEffect(() => {
    const kept = readPreference("notation");
    if (isNotation(kept)) setNotation(kept);
  }, []);
  const from = Math.floor(Math.max(0, cursor - 1) / PART) * PART;
  const written = useMemo(() => {
    const shown = moves.slice(from, from + PART);
    return movesWritten(shown, notation, applyMoves(start, moves.slice(0, from)));
  }, [moves, from, notation, start]);
  const list = useRef<HTMLOListElement>(null);
  const latestGo = useRef(onGo);
  useEffect(() => {
    latestGo.current = onGo;
  });
  const go = useMemo(() => (to: number) => latestGo.current(to), []);

  // Keeps the lit move in sight, within the list alone; in the frame that lays the page out anyhow, so that no
  // move waits for a layout of its own.
  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const lit = list.current?.children[cursor - 1 - from];
      if (!(lit instanceof HTMLElement) || list.current === null) return;
      const { offsetTop, offsetHeight } = lit;
      const { scrollTop, clientHeight } = list.current;
      if (offsetTop < scrollTop || offsetTop + offsetHeight > scrollTop + clientHeight) {
        list.current.scrollTop = offsetTop - clientHeight / 2;
      }
    });
    return () => cancelAnimationFrame(frame);
  }, [cursor, from]);

  return (
    <section className="card grid content-start gap-3" aria-labelledby="moves-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="moves-heading" className="text-lg font-semibold">
          {t("moves")}
        </h2>
        <label className="flex min-w-0 items-center gap-2">
          <span className="sr-only">{t("notation")}</span>
          <select
            className="field min-w-0 text-sm"
            value={notation}
            onChange={({ target }) => {
              if (!isNotation(target.value)) return;
              writePreference("notation", target.value);
              setNotation(target.value);
            }}
          >
            {(Object.keys(NOTATIONS) as NotationName[]).map((name) => (
              <option key={name} value={name}>
                {t(`notations.${name}`)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <ol ref={list} className="move-list" data-notation={notation} data-testid="move-list">
        {written.map((word, index) => (
          <MoveItem
            // biome-ignore lint/suspicious/noArrayIndexKey: a move is its place on the path.
            key={from + index}
            word={word}
            number={from + index + 1}
            isLit={from + index + 1 === cursor}
            isDone={from + index < cursor}
            isAnswer={answerFrom !== null && from + index >= answerFrom}
            onGo={go}
          />
        ))}
      </ol>
      {moves.length > PART ? (
        <p className="text-sm text-muted tabular-nums" data-testid="moves-part">
          {t("part", { from: from + 1, to: from + written.length, of: moves.length })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <CopyButton key={notation} text={() => printPath(moves, NOTATIONS[notation], start)}>
          {t("copyMoves")}
        </CopyButton>
      </div>
    </section>
  );
}

const MoveItem = memo(function MoveItem({
  word,
  number,
  isLit,
  isDone,
  isAnswer,
  onGo,
}: {
  readonly word: string;
  readonly number: number;
  readonly isLit: boolean;
  readonly isDone: boolean;
  readonly isAnswer: boolean;
  readonly onGo: (cursor: number) => void;
}) {
  const t = useTranslations("playback");
  return (
    <li>
      <button
        type="button"
        // The slider goes through the path by keys: a stop for each move would be too many.
        tabIndex={-1}
        aria-label={t("move", { number, word })}
        aria-current={isLit ? "step" : undefined}
        data-done={isDone || undefined}
        data-answer={isAnswer || undefined}
        onClick={() => onGo(number)}
      >
        {word}
      </button>
    </li>
  );
});
