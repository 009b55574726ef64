"use client";

import { useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { CopyButton } from "../share/copy-button.tsx";
import { AnswerProgressLine } from "../text/answer-progress.tsx";
import { askText } from "../text/ask-text.ts";
import { TextFaultNotice } from "../text/text-fault.tsx";
import { useWorker } from "../worker/use-worker.ts";

/** Answers a whole pasted text in its dialect's own bytes. */
export function TextAnswer({ text, dialect }: { readonly text: string; readonly dialect: string }) {
  const t = useTranslations("setup");
  const tText = useTranslations("text");
  const announce = useAnnounce();
  const language = useLocale();
  const [asked, setAsked] = useState<string>();
  const request = useMemo(
    () => (asked === dialect ? { text, dialect, language } : null),
    [asked, text, dialect, language],
  );
  const { progress, answer, fault } = useWorker(askText, "answer", request);
  const isBusy = request !== null && answer === undefined && fault === undefined;
  return (
    <div className="grid gap-2">
      {/* One button, so that who stops by keys stays where they are. */}
      <button
        type="button"
        className="button justify-self-start"
        onClick={() => {
          setAsked(isBusy ? undefined : dialect);
          if (isBusy) announce(tText("stopped"));
        }}
      >
        {isBusy ? tText("stop") : t("answerText", { dialect })}
      </button>
      {isBusy ? <AnswerProgressLine progress={progress} /> : null}
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
