import type { Board } from "@slidepath/core";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { askText } from "../text/ask-text.ts";
import { selectPlace } from "../text/select-place.ts";
import { TextFaultNotice } from "../text/text-fault.tsx";
import { useSettled } from "../text/use-settled.ts";
import { useWorker } from "../worker/use-worker.ts";

/** Longer texts hold more than a goal. Characters. */
const MAX_GOAL = 10_000;

/** A person who types has paused. Milliseconds. */
const PAUSE = 150;

/** Takes any text that holds a board to be led to. */
export function GoalField({ onGoal }: { readonly onGoal: (goal: Board | null) => void }) {
  const t = useTranslations("setup");
  const language = useLocale();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const settled = useSettled(text, PAUSE);
  const request = useMemo(
    () => (settled.trim() === "" ? null : { text: settled, language }),
    [settled, language],
  );
  const { answer: read } = useWorker(askText, "read", request);
  const goal =
    read === undefined || read.status === "unknown" ? null : read.readings[0].cases[0]?.start;
  useEffect(() => onGoal(goal ?? null), [goal, onGoal]);
  useEffect(() => () => onGoal(null), [onGoal]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="label">
        {t("goalLabel")}
      </label>
      <textarea
        ref={area}
        id={id}
        className="field resize-y font-mono text-sm"
        rows={3}
        maxLength={MAX_GOAL}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        placeholder={"1 2 3\n8 _ 4\n7 6 5"}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {read?.status === "unknown" ? (
        <TextFaultNotice fault={read.fault} onShow={() => selectPlace(area.current, read.fault)} />
      ) : null}
    </div>
  );
}
