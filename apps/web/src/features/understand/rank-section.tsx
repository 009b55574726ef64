"use client";

import { type Board, explainRank, MAX_EXPLAINED_RANK_CELLS, type RankDigit } from "@slidepath/core";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { SteadyButton } from "../shell/steady-button.tsx";
import { ScrolledTable } from "../table/scrolled-table.tsx";
import { Section } from "./section.tsx";

/** Works the board's Cantor rank out, all at once or digit by digit. */
export function RankSection({ board }: { readonly board: Board }) {
  const t = useTranslations("understand.rank");
  const { tiles } = board;
  return (
    <Section heading={t("heading")}>
      <p>{t("intro")}</p>
      {tiles.length > MAX_EXPLAINED_RANK_CELLS ? (
        <p className="notice">{t("tooLong", { most: MAX_EXPLAINED_RANK_CELLS })}</p>
      ) : (
        <Digits tiles={tiles} />
      )}
    </Section>
  );
}

function Digits({ tiles }: { readonly tiles: readonly number[] }) {
  const t = useTranslations("understand.rank");
  const format = useFormatter();
  const announce = useAnnounce();
  const { digits, rank, of } = explainRank(tiles);
  /** How many digits are worked out; null for all at once. */
  const [step, setStep] = useState<number | null>(null);
  const done = Math.min(step ?? digits.length, digits.length);
  const current = step === null ? -1 : done - 1;
  const sum = digits.slice(0, done).reduce((so, { term }) => so + term, 0n);

  function wordsOf({ entry, smaller, after, weight, term }: RankDigit): string {
    return t("digit", {
      tile: entry,
      smaller,
      after,
      weight: format.number(weight),
      term: format.number(term),
    });
  }

  function go(to: number): void {
    setStep(to);
    const digit = digits[to - 1];
    if (digit !== undefined) announce(wordsOf(digit));
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <button type="button" className="button" onClick={() => go(1)}>
          {t("first")}
        </button>
        <SteadyButton
          className="button"
          isOff={step === null || done <= 1}
          onClick={() => go(done - 1)}
        >
          {t("back")}
        </SteadyButton>
        <SteadyButton
          className="button"
          isOff={step === null || done === digits.length}
          onClick={() => go(done + 1)}
        >
          {t("next")}
        </SteadyButton>
        <SteadyButton
          className="button"
          isOff={step === null}
          onClick={() => {
            setStep(null);
            announce(t("result", { rank: format.number(rank), of: format.number(of) }));
          }}
        >
          {t("all")}
        </SteadyButton>
      </div>
      <ol className="flex flex-wrap gap-1" aria-label={t("row")}>
        {tiles.map((tile, index) => (
          <li key={tile} className="rank-entry" data-role={roleOf(tile, index, current, tiles)}>
            {tile}
          </li>
        ))}
      </ol>
      {current >= 0 ? <p data-testid="digit">{wordsOf(digits[current]!)}</p> : null}
      <ScrolledTable
        label={t("table")}
        columns={[
          { name: t("tile") },
          { name: t("smaller"), isNumber: true },
          { name: t("weight"), isNumber: true },
          { name: t("term"), isNumber: true },
        ]}
      >
        <tbody>
          {digits.map(({ entry, smaller, after, weight, term }, index) => (
            <tr key={entry} data-current={index === current || undefined}>
              <th scope="row">{entry}</th>
              {index < done ? (
                <>
                  <td className="text-right tabular-nums">{smaller}</td>
                  <td className="text-right whitespace-nowrap tabular-nums">
                    {after}! = {format.number(weight)}
                  </td>
                  <td className="text-right tabular-nums">{format.number(term)}</td>
                </>
              ) : (
                <td colSpan={3} />
              )}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3}>
              {t(done === digits.length ? "sum" : "sumSoFar")}
            </th>
            <td className="text-right font-semibold tabular-nums" data-testid="rank">
              {format.number(sum)}
            </td>
          </tr>
        </tfoot>
      </ScrolledTable>
      <p className="wrap-anywhere">
        {t("result", { rank: format.number(rank), of: format.number(of) })}
      </p>
    </>
  );
}

/** What an entry is for the digit that is being worked out. */
function roleOf(
  tile: number,
  index: number,
  current: number,
  tiles: readonly number[],
): "entry" | "smaller" | "done" | undefined {
  if (current < 0) return undefined;
  if (index < current) return "done";
  if (index === current) return "entry";
  return tile < tiles[current]! ? "smaller" : undefined;
}
