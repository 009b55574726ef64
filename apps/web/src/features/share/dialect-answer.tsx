"use client";

import type { Board } from "@slidepath/core";
import { useId, useMemo, useState } from "react";
import { useTranslations } from "use-intl";
import { askText } from "../text/ask-text.ts";
import { useDialects } from "../text/use-dialects.ts";
import { useWorker } from "../worker/use-worker.ts";
import { CopyButton } from "./copy-button.tsx";

/** The answer as a judge's dialect writes it. */
export function DialectAnswer({ board, goal }: { readonly board: Board; readonly goal: Board }) {
  const t = useTranslations("share");
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [dialect, setDialect] = useState("");
  const dialects = useDialects(isOpen);
  const request = useMemo(
    () => (dialect === "" ? null : { problem: { start: board, goal }, dialect }),
    [dialect, board, goal],
  );
  const { answer, fault } = useWorker(askText, "answerProblem", request);
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
