"use client";

import type { Board } from "@slidepath/core";
import { useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { AnswerProgressLine } from "../text/answer-progress.tsx";
import { askText } from "../text/ask-text.ts";
import { useDialects } from "../text/use-dialects.ts";
import { useWorker } from "../worker/use-worker.ts";
import { CopyButton } from "./copy-button.tsx";

/** The answer as a judge's dialect writes it. */
export function DialectAnswer({ board, goal }: { readonly board: Board; readonly goal: Board }) {
  const t = useTranslations("share");
  const tText = useTranslations("text");
  const announce = useAnnounce();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [dialect, setDialect] = useState("");
  const dialects = useDialects(isOpen);
  const question = useMemo(
    () => (dialect === "" ? null : { problem: { start: board, goal }, dialect }),
    [dialect, board, goal],
  );
  const [stopped, setStopped] = useState<typeof question>(null);
  const isStopped = question !== null && stopped === question;
  const { progress, answer, fault } = useWorker(
    askText,
    "answerProblem",
    isStopped ? null : question,
  );
  // An answer that is there at once needs no word on the way.
  const isBusy = progress !== undefined && answer === undefined && fault === undefined;
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="disclosure">{t("dialect")}</summary>
      <div className="grid gap-2">
        <label htmlFor={id} className="label">
          {t("whichDialect")}
        </label>
        <select
          id={id}
          className="field w-full"
          value={dialect}
          onChange={({ target }) => setDialect(target.value)}
        >
          <option value="">{t("choose")}</option>
          {dialects.map((each) => (
            <option key={each.id} value={each.id}>
              {each.id}: {each.title}
            </option>
          ))}
        </select>
        {isBusy || isStopped ? (
          <button
            type="button"
            className="button justify-self-start text-sm"
            onClick={() => {
              setStopped(isBusy ? question : null);
              if (isBusy) announce(tText("stopped"));
            }}
          >
            {tText(isBusy ? "stop" : "goOn")}
          </button>
        ) : null}
        {isBusy ? <AnswerProgressLine progress={progress} /> : null}
        {answer?.status === "answered" ? (
          <>
            <textarea
              className="field font-mono text-sm"
              rows={3}
              readOnly
              aria-label={t("dialect")}
              data-testid="dialect-answer"
              value={answer.text}
            />
            <CopyButton text={answer.text}>{t("copyDialect")}</CopyButton>
          </>
        ) : null}
        {answer?.status === "refused" ? (
          <p role="alert" className="notice">
            {t(`refused.${answer.reason}`)}
          </p>
        ) : null}
        {fault === undefined ? null : (
          <p role="alert" className="notice notice-danger">
            {fault.message}
          </p>
        )}
      </div>
    </details>
  );
}
