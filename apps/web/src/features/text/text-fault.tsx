import { useTranslations } from "use-intl";
import type { TextFault } from "../../workers/text-protocol.ts";

/** Says what is wrong with a text, and shows the place. */
export function TextFaultNotice({
  fault,
  onShow,
}: {
  readonly fault: TextFault;
  /** Leads to the place in the text itself. */
  readonly onShow?: () => void;
}) {
  const t = useTranslations("text");
  const { line, column, message, excerpt, text } = fault;
  const end = excerpt.offset + text.length;
  return (
    <div role="alert" className="notice notice-danger grid gap-2">
      <p>{t("fault", { line, column, message })}</p>
      <pre className="font-mono text-sm break-all whitespace-pre-wrap">
        {excerpt.text.slice(0, excerpt.offset)}
        <mark className="rounded bg-danger px-0.5 text-ground" data-testid="fault-mark">
          {text === "" ? " " : excerpt.text.slice(excerpt.offset, end)}
        </mark>
        {excerpt.text.slice(end)}
      </pre>
      {onShow === undefined ? null : (
        <button type="button" className="button justify-self-start text-sm" onClick={onShow}>
          {t("show")}
        </button>
      )}
    </div>
  );
}
