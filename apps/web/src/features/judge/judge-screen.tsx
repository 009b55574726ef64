"use client";

import { useEffect, useMemo, useRef, useState } from "react";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { JudgeTasks } from "../../workers/judge-protocol.ts";
import { useAnnounce } from "../announce/announcer.tsx";
import { selectPlace } from "../text/select-place.ts";
import { useSettled } from "../text/use-settled.ts";
import { useWorker } from "../worker/use-worker.ts";
import { askJudge } from "./ask-judge.ts";
import { CaseTable } from "./case-table.tsx";
import { CaseView } from "./case-view.tsx";
import { DialectField } from "./dialect-field.tsx";
import { isEmpty, textOf } from "./judged-source.ts";
import { SourceField } from "./source-field.tsx";
import { useKeptSources } from "./use-kept-sources.ts";
import { VerdictCard } from "./verdict-card.tsx";

/** A person who types has paused. Milliseconds. */
const PAUSE = 200;

/** The dialect of an example, where none is chosen: several cases, each with a path. */
const EXAMPLE_DIALECT = "hdu-3567";

/** Judges somebody's output as the problem's judge would. */
export function JudgeScreen() {
  const t = useTranslations("judge");
  const format = useFormatter();
  const language = useLocale();
  const announce = useAnnounce();
  const { kept, keep } = useKeptSources();
  const { input, output, dialect: keptDialect } = kept;
  const areas = {
    input: useRef<HTMLTextAreaElement>(null),
    output: useRef<HTMLTextAreaElement>(null),
  };
  const [isForgiven, setForgiven] = useState(false);
  const [request, setRequest] = useState<JudgeTasks["check"]["request"] | null>(null);
  const [shown, setShown] = useState<number>();

  const named = useMemo(() => ({ language }), [language]);
  const { answer: dialects = [] } = useWorker(askJudge, "dialects", named);
  const settled = useSettled(input, PAUSE);
  const unknown = useMemo(() => (isEmpty(settled) ? null : { input: textOf(settled) }), [settled]);
  const { answer: fits = [] } = useWorker(askJudge, "fits", unknown);
  const chosen = dialects.find(({ id }) => id === (keptDialect ?? fits[0]));

  const { progress, answer: judged, fault } = useWorker(askJudge, "check", request);
  const isJudging = request !== null && judged === undefined && fault === undefined;
  const place = judged?.place;
  const told = useRef({ announce, t });
  useEffect(() => {
    told.current = { announce, t };
  });
  useEffect(() => {
    if (judged === undefined) return;
    const { verdict, cases, accepted, firstFault } = judged;
    const { t: say } = told.current;
    const why = [verdict.words.verdict, verdict.words.place, verdict.words.why].filter(Boolean);
    told.current.announce(
      `${why.join(". ")}. ${say("counts", { cases, accepted, wrong: cases - accepted })}`,
    );
    setShown(firstFault ?? (cases > 0 ? 0 : undefined));
  }, [judged]);

  /** What was judged is not what stands here any more. */
  function change(next: Parameters<typeof keep>[0]): void {
    keep(next);
    setRequest(null);
  }

  return (
    <>
      <h1 className="mb-1 text-2xl font-semibold">{t("heading")}</h1>
      <p className="mb-6 max-w-prose text-muted">{t("intro")}</p>
      <div className="grid gap-6">
        <div className="card grid gap-5">
          <div className="grid gap-5 md:grid-cols-2">
            <SourceField
              label={t("input")}
              source={input}
              area={areas.input}
              onSource={(source) => change({ ...kept, input: source })}
            />
            <SourceField
              label={t("output")}
              source={output}
              area={areas.output}
              onSource={(source) => change({ ...kept, output: source })}
            />
          </div>
          <DialectField
            dialects={dialects}
            fits={fits}
            chosen={chosen}
            onChoose={({ id }) => change({ ...kept, dialect: id })}
          />
          <div className="flex flex-wrap items-center gap-3">
            {isJudging ? (
              <button
                type="button"
                className="button"
                onClick={() => {
                  setRequest(null);
                  announce(t("stopped"));
                }}
              >
                {t("stop")}
              </button>
            ) : (
              <button
                type="button"
                className="button button-main"
                disabled={chosen === undefined || isEmpty(input)}
                onClick={() => {
                  setShown(undefined);
                  setRequest({
                    dialect: chosen!.id,
                    input: textOf(input),
                    output: textOf(output),
                    forgivePresentation: isForgiven,
                    language,
                  });
                }}
              >
                {t("judge")}
              </button>
            )}
            <button
              type="button"
              className="button"
              onClick={async () => {
                const dialect = chosen?.id ?? EXAMPLE_DIALECT;
                const seed = crypto.getRandomValues(new Uint32Array(1))[0]!;
                const { answer } = askJudge("example", { dialect, seed });
                const example = await answer.catch(() => undefined);
                if (example === undefined) {
                  announce(t("noExample"));
                  return;
                }
                change({
                  dialect,
                  input: { kind: "typed", text: example.input },
                  output: { kind: "typed", text: example.output },
                });
                announce(t("exampleLaid"));
              }}
            >
              {t("example")}
            </button>
            <label className="flex min-h-11 items-center gap-2">
              <input
                type="checkbox"
                className="size-5 accent-accent"
                checked={isForgiven}
                onChange={({ target }) => {
                  setForgiven(target.checked);
                  setRequest(null);
                }}
              />
              {t("forgive")}
            </label>
          </div>
          {isJudging ? (
            <p className="text-muted tabular-nums" data-testid="progress">
              {t("judging", {
                cases: format.number(progress?.cases ?? 0),
                accepted: format.number(progress?.accepted ?? 0),
              })}
            </p>
          ) : null}
          {fault === undefined ? null : (
            <p role="alert" className="notice notice-danger">
              {t("fault", { message: fault.message })}
            </p>
          )}
        </div>
        {judged === undefined ? null : (
          <>
            <VerdictCard
              judged={judged}
              onShow={
                place !== undefined && kept[place.text].kind === "typed"
                  ? () => selectPlace(areas[place.text].current, { ...place, text: place.marked })
                  : undefined
              }
            />
            {shown === undefined ? null : <CaseView key={shown} index={shown} />}
            {judged.cases > 0 ? <CaseTable shown={shown} onShow={setShown} /> : null}
          </>
        )}
      </div>
    </>
  );
}
