"use client";

import { useEffect, useId, useRef, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { TextFault } from "../../workers/text-protocol.ts";
import { usePlay } from "../play/use-play.ts";
import { MAX_SIDE } from "../puzzle/puzzle-link.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { CopyButton } from "../share/copy-button.tsx";
import { selectPlace } from "../text/select-place.ts";
import { TextFaultNotice } from "../text/text-fault.tsx";

const loadMatrix = () => import("./picture-matrix.ts");

/** The board as numbers, to be taken elsewhere and brought back. */
export function MatrixPanel() {
  const t = useTranslations("picture");
  const language = useLocale();
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const { board, goal } = usePuzzle();
  const { lay } = usePlay();
  const [isOpen, setOpen] = useState(false);
  const [matrix, setMatrix] = useState("");
  const [text, setText] = useState("");
  const [fault, setFault] = useState<TextFault | "TOO_BIG" | null>(null);

  useEffect(() => {
    if (!isOpen) return;
    let isLate = false;
    void loadMatrix().then(({ printMatrix }) => {
      if (!isLate) setMatrix(printMatrix({ start: board, goal }));
    });
    return () => {
      isLate = true;
    };
  }, [isOpen, board, goal]);

  async function read(): Promise<void> {
    const { readMatrix } = await loadMatrix();
    const reading = readMatrix(text, language);
    if (!reading.ok) {
      setFault(reading.fault);
      return;
    }
    const { width, height } = reading.problem.start;
    if (width > MAX_SIDE || height > MAX_SIDE) {
      setFault("TOO_BIG");
      return;
    }
    setFault(null);
    lay(reading.problem);
  }

  return (
    <details className="card" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="disclosure text-lg font-semibold">
        <h2 className="inline">{t("matrix")}</h2>
      </summary>
      <div className="mt-4 grid gap-3">
        <p className="text-sm text-muted">{t("matrixHint")}</p>
        <label htmlFor={`${id}-now`} className="label">
          {t("matrixNow")}
        </label>
        <textarea
          id={`${id}-now`}
          className="field resize-y font-mono text-sm"
          rows={board.height + 1}
          readOnly
          value={matrix}
        />
        <CopyButton text={matrix}>{t("matrixCopy")}</CopyButton>
        <label htmlFor={id} className="label">
          {t("matrixPaste")}
        </label>
        <textarea
          ref={area}
          id={id}
          className="field min-h-28 resize-y font-mono text-sm"
          rows={4}
          spellCheck={false}
          autoCapitalize="off"
          placeholder={"2 2\n3 2 4\n1 -1 0\n6 7 5"}
          aria-invalid={fault !== null}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setFault(null);
          }}
        />
        <button type="button" className="button justify-self-start" onClick={() => void read()}>
          {t("matrixLay")}
        </button>
        {fault === "TOO_BIG" ? (
          <p role="alert" className="notice notice-danger">
            {t("matrixTooBig", { side: MAX_SIDE })}
          </p>
        ) : null}
        {fault === null || fault === "TOO_BIG" ? null : (
          <TextFaultNotice fault={fault} onShow={() => selectPlace(area.current, fault)} />
        )}
      </div>
    </details>
  );
}
