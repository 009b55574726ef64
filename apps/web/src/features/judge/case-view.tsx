"use client";

import type { Problem } from "@slidepath/core";
import { useLayoutEffect, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { BoardView } from "../board/board-view.tsx";
import { MoveList } from "../playback/move-list.tsx";
import { PlaybackBar } from "../playback/playback-bar.tsx";
import { usePlayback } from "../playback/use-playback.ts";
import { PuzzleProvider, usePuzzle, usePuzzleDispatch } from "../puzzle/puzzle-provider.tsx";
import { useWorker } from "../worker/use-worker.ts";
import { askJudge } from "./ask-judge.ts";

/** Draws one case and replays what the output does there, or what would be right. */
export function CaseView({ index }: { readonly index: number }) {
  const t = useTranslations("judge");
  const request = useMemo(() => ({ index }), [index]);
  const { answer: shown } = useWorker(askJudge, "case", request);
  const [isOurs, setOurs] = useState(false);
  if (shown === undefined) return <p className="text-muted">{t("working")}</p>;
  const { number, verdict, problem, text, theirs, ours, isCutShort } = shown;
  const moves = (isOurs || theirs === undefined ? ours : theirs) ?? "";
  return (
    <section className="card grid min-w-0 gap-4" aria-labelledby="case-heading" data-testid="case">
      <h2 id="case-heading" className="text-lg font-semibold">
        {t("case", { number })}
      </h2>
      <p>
        <span className="inline-block font-medium first-letter:uppercase">
          {verdict.words.verdict}
        </span>
        {verdict.words.why === undefined ? "" : ` · ${verdict.words.why}`}
      </p>
      {problem === undefined ? (
        <>
          <p className="text-muted">{t("odd")}</p>
          <pre className="rounded-xl border border-line bg-raised px-3 py-2 font-mono text-sm break-all whitespace-pre-wrap">
            {text}
          </pre>
        </>
      ) : (
        <>
          {theirs !== undefined && ours !== undefined ? (
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                className="button"
                aria-pressed={!isOurs}
                onClick={() => setOurs(false)}
              >
                {t("theirs")}
              </button>
              <button
                type="button"
                className="button"
                aria-pressed={isOurs}
                onClick={() => setOurs(true)}
              >
                {t("ours")}
              </button>
            </div>
          ) : null}
          {theirs === undefined ? (
            <p className="text-muted">{t(ours === undefined ? "noMoves" : "oursAlone")}</p>
          ) : null}
          {theirs !== undefined && !isOurs && isCutShort ? (
            <p className="notice notice-danger">{t("cutShort", { count: theirs.length })}</p>
          ) : null}
          {/* What is looked at here leaves the puzzle on the table alone. */}
          <PuzzleProvider>
            <Replay key={moves} problem={problem} moves={moves} />
          </PuzzleProvider>
        </>
      )}
    </section>
  );
}

function Replay({ problem, moves }: { readonly problem: Problem; readonly moves: string }) {
  const { board, goal } = usePuzzle();
  const dispatch = usePuzzleDispatch();
  const playback = usePlayback();
  useLayoutEffect(
    () => dispatch({ type: "lay", problem, moves, cursor: 0 }),
    [dispatch, problem, moves],
  );
  const go = (cursor: number): void => dispatch({ type: "go", cursor });
  return (
    <div className="grid gap-6 md:grid-cols-[18rem_minmax(0,1fr)]">
      <div className="mx-auto grid w-full max-w-72 content-start gap-3">
        <BoardView board={board} goal={goal} />
        {moves === "" ? null : <PlaybackBar playback={playback} onGo={go} />}
      </div>
      {moves === "" ? null : <MoveList onGo={go} />}
    </div>
  );
}
