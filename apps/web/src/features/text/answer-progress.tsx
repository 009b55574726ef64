import { useTranslations } from "use-intl";
import type { AnswerProgress } from "../../workers/text-protocol.ts";

/** Tells how far the answers to a text have come. */
export function AnswerProgressLine({
  progress,
}: {
  readonly progress: AnswerProgress | undefined;
}) {
  const t = useTranslations("text");
  const { case: number = 1, count = 1, lowerBound = 0, expanded = 0 } = progress ?? {};
  return (
    <div className="grid gap-2">
      <div className="search-bar" aria-hidden="true" />
      <p className="text-sm text-muted tabular-nums" data-testid="answer-progress">
        {count > 1 ? `${t("case", { number, count })} ` : ""}
        {expanded > 0 ? t("search", { lowerBound, expanded }) : t("working")}
      </p>
    </div>
  );
}
