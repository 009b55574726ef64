"use client";

import { type Board, boardsEqual, type Problem } from "@slidepath/core";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import type { TextReading } from "../../workers/text-protocol.ts";
import { usePlay } from "../play/use-play.ts";
import { MAX_SIDE, MIN_CELLS } from "../puzzle/puzzle-link.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { selectPlace } from "../text/select-place.ts";
import { SourceArea } from "../text/source-area.tsx";
import { TextFaultNotice } from "../text/text-fault.tsx";
import { useDialects } from "../text/use-dialects.ts";
import { useTextRead } from "../text/use-text-read.ts";
import { GoalField } from "./goal-field.tsx";
import { TextAnswer } from "./text-answer.tsx";

/** Longer texts are judges' files, for the command line. Characters. */
const MAX_TEXT = 2_000_000;

/** Takes any text that holds a board, says how it is read, and lays the board out. */
export function PasteForm() {
  const t = useTranslations("setup");
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const [dialect, setDialect] = useState("");
  const [hasGoal, setHasGoal] = useState(false);
  const [goal, setGoal] = useState<Board | null>(null);
  const { settled, read } = useTextRead(text, MAX_TEXT, dialect);
  const dialects = useDialects(text !== "");

  return (
    <div className="grid grid-cols-1 gap-3">
      <label htmlFor={id} className="label">
        {t("pasteLabel")}
      </label>
      <SourceArea
        ref={area}
        id={id}
        className="min-h-32"
        rows={5}
        placeholder={"8 6 7\n2 5 4\n3 _ 1"}
        aria-describedby={`${id}-hint`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      <p id={`${id}-hint`} className="text-sm text-muted">
        {t("pasteHint")}
      </p>
      {text === "" ? null : (
        <label htmlFor={`${id}-dialect`} className="grid gap-1">
          <span className="label">{t("writtenFor")}</span>
          <select
            id={`${id}-dialect`}
            className="field w-full"
            value={dialect}
            onChange={({ target }) => setDialect(target.value)}
          >
            <option value="">{t("findOut")}</option>
            {dialects.map((each) => (
              <option key={each.id} value={each.id}>
                {each.id}: {each.title}
              </option>
            ))}
          </select>
        </label>
      )}
      {text === "" ? null : (
        <button
          type="button"
          className="button justify-self-start"
          aria-pressed={hasGoal}
          onClick={() => setHasGoal(!hasGoal)}
        >
          {t("ownGoal")}
        </button>
      )}
      {text !== "" && hasGoal ? <GoalField onGoal={setGoal} /> : null}
      {text.length > MAX_TEXT ? (
        <p role="alert" className="notice notice-danger">
          {t("tooLong")}
        </p>
      ) : null}
      {read?.status === "unknown" ? (
        <TextFaultNotice fault={read.fault} onShow={() => selectPlace(area.current, read.fault)} />
      ) : null}
      {read !== undefined && read.status !== "unknown" ? (
        <Readings
          key={`${dialect} ${settled}`}
          text={settled}
          goal={goal}
          readings={read.readings}
          differences={read.differences}
        />
      ) : null}
    </div>
  );
}

function Readings({
  text,
  goal,
  readings,
  differences,
}: {
  readonly text: string;
  /** Where its boards are to be led to, instead of where the text says. */
  readonly goal: Board | null;
  readonly readings: readonly [TextReading, ...TextReading[]];
  readonly differences: readonly string[];
}) {
  const t = useTranslations("setup");
  const id = useId();
  const [chosen, setChosen] = useState(0);
  const [shown, setShown] = useState(0);
  const reading = readings[chosen] ?? readings[0];
  const problem = reading.cases[shown] ?? null;
  const isGoalOff = problem !== null && goal !== null && !isOfOneSize(problem.start, goal);
  const wanted = useMemo(
    () =>
      problem === null || goal === null || isGoalOff ? problem : { start: problem.start, goal },
    [problem, goal, isGoalOff],
  );
  useLaid(wanted);
  return (
    <div className="grid grid-cols-1 gap-3" data-testid="reading">
      <div className="flex flex-wrap items-end gap-3">
        <label htmlFor={id} className="grid min-w-0 grow grid-cols-1 gap-1">
          <span className="label">{t("readAs")}</span>
          <select
            id={id}
            className="field w-full"
            value={chosen}
            onChange={({ target }) => {
              setChosen(Number(target.value));
              setShown(0);
            }}
          >
            {readings.map(({ dialect, title }, index) => (
              <option key={dialect} value={index}>
                {dialect}: {title}
              </option>
            ))}
          </select>
        </label>
        {reading.cases.length > 1 ? (
          <label className="grid gap-1">
            <span className="label">{t("caseOf", { count: reading.caseCount })}</span>
            <select
              className="field"
              value={shown}
              onChange={({ target }) => setShown(Number(target.value))}
            >
              {reading.cases.map((_, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: cases are known by their place.
                <option key={index} value={index}>
                  {index + 1}
                </option>
              ))}
            </select>
          </label>
        ) : null}
      </div>
      {isGoalOff ? (
        <p role="alert" className="notice notice-danger">
          {t("goalSize", {
            goal: `${goal.width}×${goal.height}`,
            board: `${problem.start.width}×${problem.start.height}`,
          })}
        </p>
      ) : null}
      {problem === null ? <p className="notice">{t("noBoard")}</p> : null}
      {problem !== null && isTooSmall(problem) ? <p className="notice">{t("tooSmall")}</p> : null}
      {problem !== null && isTooBig(problem) ? (
        <p className="notice">{t("tooBig", { side: MAX_SIDE })}</p>
      ) : null}
      {reading.repairs.length > 0 ? (
        <ul className="grid gap-1 text-sm text-muted">
          {reading.repairs.map((repair) => (
            <li key={repair.text}>{t("repair", repair)}</li>
          ))}
        </ul>
      ) : null}
      {differences.length > 0 ? (
        <details className="notice" data-testid="differences">
          <summary className="disclosure">{t("ambiguous", { count: differences.length })}</summary>
          <ul className="mt-2 grid list-disc gap-1 pl-5 text-sm break-words">
            {differences.map((difference) => (
              <li key={difference}>{difference}</li>
            ))}
          </ul>
        </details>
      ) : null}
      <TextAnswer text={text} dialect={reading.dialect} />
    </div>
  );
}

function isOfOneSize(a: Board, b: Board): boolean {
  return a.width === b.width && a.height === b.height;
}

function isTooSmall({ start }: Problem): boolean {
  return start.tiles.length < MIN_CELLS;
}

function isTooBig({ start }: Problem): boolean {
  return start.width > MAX_SIDE || start.height > MAX_SIDE;
}

/** Lays a problem out as soon as it is read. */
function useLaid(problem: Problem | null): void {
  const { start, goal } = usePuzzle();
  const { lay } = usePlay();
  const latest = useRef({ start, goal, lay });
  useEffect(() => {
    latest.current = { start, goal, lay };
  });
  useEffect(() => {
    if (problem === null || isTooSmall(problem) || isTooBig(problem)) return;
    const shown = latest.current;
    if (boardsEqual(problem.start, shown.start) && boardsEqual(problem.goal, shown.goal)) return;
    shown.lay(problem);
  }, [problem]);
}
