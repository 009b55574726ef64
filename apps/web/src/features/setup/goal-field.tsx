import type { Board } from "@slidepath/core";
import { useEffect, useId, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { selectPlace } from "../text/select-place.ts";
import { SourceArea } from "../text/source-area.tsx";
import { TextFaultNotice } from "../text/text-fault.tsx";
import { useTextRead } from "../text/use-text-read.ts";

/** Longer texts hold more than a goal. Characters. */
const MAX_GOAL = 10_000;

/** Takes any text that holds a board to be led to. */
export function GoalField({ onGoal }: { readonly onGoal: (goal: Board | null) => void }) {
  const t = useTranslations("setup");
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const { read } = useTextRead(text, MAX_GOAL);
  const goal =
    read === undefined || read.status === "unknown" ? null : read.readings[0].cases[0]?.start;
  useEffect(() => onGoal(goal ?? null), [goal, onGoal]);
  useEffect(() => () => onGoal(null), [onGoal]);
  return (
    <div className="grid grid-cols-1 gap-2">
      <label htmlFor={id} className="label">
        {t("goalLabel")}
      </label>
      <SourceArea
        ref={area}
        id={id}
        rows={3}
        maxLength={MAX_GOAL}
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
