"use client";

import { useTranslations } from "use-intl";
import type { TablesNews } from "../../workers/fifteen-tables.ts";
import type { Solving } from "./use-solve.ts";

/** Starts and stops the solver, and tells how it goes. */
export function SolvePanel({
  solving,
  isSolved,
  isSolvable,
}: {
  readonly solving: Solving;
  readonly isSolved: boolean;
  readonly isSolvable: boolean;
}) {
  const t = useTranslations("solve");
  const { isRunning, progress, found, gaveUp, fault } = solving;
  return (
    <section className="card grid gap-3" aria-labelledby="solve-heading">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="solve-heading" className="text-lg font-semibold">
          {t("heading")}
        </h2>
        {isRunning ? (
          <button type="button" className="button" onClick={solving.stop}>
            {t("stop")}
          </button>
        ) : (
          <button
            type="button"
            className="button button-main"
            disabled={isSolved || !isSolvable}
            onClick={solving.solve}
          >
            {t("solve")}
          </button>
        )}
      </div>
      {isRunning ? (
        <div className="grid gap-2" data-testid="progress">
          <div className="search-bar" aria-hidden="true" />
          <dl className="facts">
            <Fact name={t("bound")} value={progress?.lowerBound ?? 0} />
            <Fact name={t("nodes")} value={progress?.expanded ?? 0} />
            {progress?.best === undefined ? null : (
              <>
                <Fact name={t("best")} value={progress.best.length} />
                <Fact name={t("gap")} value={progress.best.length - progress.lowerBound} />
              </>
            )}
          </dl>
          {progress?.tables === undefined ? null : (
            <p className="text-sm text-muted" data-testid="tables">
              {t(tablesText(progress.tables), { done: progress.tables.done })}
            </p>
          )}
        </div>
      ) : null}
      {!isRunning && found !== undefined ? (
        <p data-testid="found">
          {t(found.optimal ? "optimal" : "notProven", {
            length: found.length,
            lowerBound: found.lowerBound,
            gap: found.length - found.lowerBound,
          })}
        </p>
      ) : null}
      {gaveUp === undefined ? null : (
        <p className="notice">{t("gaveUp", { lowerBound: gaveUp.lowerBound })}</p>
      )}
      {fault === undefined ? null : (
        <p role="alert" className="notice notice-danger">
          {t("failed", { message: fault.message })}
        </p>
      )}
      {!isRunning && found === undefined && gaveUp === undefined && fault === undefined ? (
        <p className="text-muted">{t(isSolved ? "atGoal" : "invitation")}</p>
      ) : null}
    </section>
  );
}

function tablesText({ from, done }: TablesNews): "tablesKept" | "tablesBuilding" | "tablesBuilt" {
  if (from === "store") return "tablesKept";
  return done < 1 ? "tablesBuilding" : "tablesBuilt";
}

function Fact({ name, value }: { readonly name: string; readonly value: number }) {
  const t = useTranslations("solve");
  return (
    <div>
      <dt>{name}</dt>
      <dd>{t("number", { value })}</dd>
    </div>
  );
}
