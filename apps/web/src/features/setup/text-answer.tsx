"use client";

import { useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { CopyButton } from "../share/copy-button.tsx";
import { askText } from "../text/ask-text.ts";
import { TextFaultNotice } from "../text/text-fault.tsx";
import { useWorker } from "../worker/use-worker.ts";

/** Answers a whole pasted text in its dialect's own bytes. */
export function TextAnswer({ text, dialect }: { readonly text: string; readonly dialect: string }) {
  const t = useTranslations("setup");
  const language = useLocale();
  const [asked, setAsked] = useState<string>();
  const request = useMemo(
    () => (asked === dialect ? { text, dialect, language } : null),
    [asked, text, dialect, language],
  );
  const { answer, fault } = useWorker(askText, "answer", request);
  return (
    <div className="grid gap-2">
      <button type="button" className="button justify-self-start" onClick={() => setAsked(dialect)}>
        {t("answerText", { dialect })}
      </button>
      {request !== null && answer === undefined && fault === undefined ? (
        <p role="status">{t("answering")}</p>
      ) : null}
      {fault === undefined ? null : (
        <p role="alert" className="notice notice-danger">
          {t("failed", { message: fault.message })}
        </p>
      )}
      {answer?.status === "wrong" ? <TextFaultNotice fault={answer.fault} /> : null}
      {answer?.status === "refused" ? (
        <p role="alert" className="notice">
          {t(`refused.${answer.reason}`)}
        </p>
      ) : null}
      {answer?.status === "answered" ? (
        <>
          <textarea
            className="field font-mono text-sm"
            rows={Math.min(10, answer.text.split("\n").length)}
            readOnly
            aria-label={t("answerText", { dialect })}
            data-testid="text-answer"
            value={answer.text}
          />
          <CopyButton text={answer.text}>{t("copyAnswer")}</CopyButton>
        </>
      ) : null}
    </div>
  );
}
