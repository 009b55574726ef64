"use client";

import { type Board, explainReachability, type Problem } from "@slidepath/core";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { focusBoard } from "../board/focus-board.ts";
import { Section } from "./section.tsx";

/** On longer rows the arcs of one tile alone are drawn. */
const MAX_ARC_TILES = 35;

/** How wide a tile is in the drawing, in its own units. */
const UNIT = 40;

/** Draws the board's inversions, and says in words what their parity means. */
export function InversionSection({
  problem,
  onSwap,
}: {
  readonly problem: Problem;
  /** Takes the board with two tiles exchanged, which can be solved. */
  readonly onSwap: (mended: Board) => void;
}) {
  const t = useTranslations("understand.inversions");
  const reachability = explainReachability(problem);
  const { start, goal, rule } = reachability;
  const isEven = rule === "even-width";
  const parityOf = ({ parity }: { readonly parity: 0 | 1 }): string =>
    t(parity === 0 ? "even" : "odd");
  return (
    <Section heading={t("heading")}>
      <p>{t("intro")}</p>
      <Arcs
        key={problem.start.tiles.length}
        tiles={problem.start.tiles.filter((tile) => tile !== 0)}
      />
      <p>{t(isEven ? "ruleEven" : "ruleOdd", { width: problem.start.width })}</p>
      <ul className="grid list-disc gap-1 pl-5">
        {(["start", "goal"] as const).map((which) => {
          const { inversions, blankRow } = reachability[which];
          return (
            <li key={which} data-testid={`parity-${which}`}>
              {t(isEven ? "sumEven" : "sumOdd", {
                which,
                inversions,
                row: blankRow,
                sum: inversions + blankRow,
                parity: parityOf(reachability[which]),
              })}
            </li>
          );
        })}
      </ul>
      {reachability.reachable ? (
        <p className="font-medium" data-testid="solvable">
          {t("solvable", { parity: parityOf(start) })}
        </p>
      ) : (
        <div className="notice notice-danger grid gap-3" data-testid="unsolvable">
          <p className="font-medium">
            {t("unsolvable", { start: parityOf(start), goal: parityOf(goal) })}
          </p>
          {reachability.swap === null ? null : (
            <>
              <p>{t("swap", { first: reachability.swap[0], second: reachability.swap[1] })}</p>
              <button
                type="button"
                className="button justify-self-start"
                onClick={(event) => {
                  onSwap(swapped(problem.start, reachability.swap!));
                  focusBoard(event);
                }}
              >
                {t("doSwap")}
              </button>
            </>
          )}
        </div>
      )}
    </Section>
  );
}

/** The tiles in a row, with an arc for each pair of which the greater comes first. */
function Arcs({ tiles }: { readonly tiles: readonly number[] }) {
  const t = useTranslations("understand.inversions");
  const [chosen, setChosen] = useState<number | null>(null);
  const pairs = tiles.flatMap((left, from) =>
    tiles.flatMap((right, to) => (from < to && left > right ? [{ left, right, from, to }] : [])),
  );
  const ofChosen = pairs.filter(({ left, right }) => left === chosen || right === chosen);
  const drawn = tiles.length <= MAX_ARC_TILES ? pairs : ofChosen;
  const width = tiles.length * UNIT;
  const height = Math.min(260, tiles.length * 18);
  const rise = ((height - 8) * 1.3) / tiles.length;
  // Short arcs need no high sky. A curve rises to three quarters of its handles.
  const longest = pairs.reduce((most, { from, to }) => Math.max(most, to - from), 0);
  const sky = Math.max(0, height - 12 - 0.75 * rise * longest);
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys. */}
      <section className="table-scroll" aria-label={t("row")} tabIndex={0}>
        <div style={{ minWidth: `${tiles.length * 2.1}rem`, maxWidth: `${tiles.length * 3.5}rem` }}>
          <svg
            viewBox={`0 ${sky} ${width} ${height - sky}`}
            className="block w-full"
            aria-hidden="true"
          >
            {drawn.map(({ left, right, from, to }) => {
              const top = height - 4 - rise * (to - from);
              const [x1, x2] = [(from + 0.5) * UNIT, (to + 0.5) * UNIT];
              return (
                <path
                  key={`${left},${right}`}
                  className="arc"
                  data-chosen={left === chosen || right === chosen || undefined}
                  data-faint={chosen !== null || undefined}
                  d={`M${x1} ${height} C${x1} ${top} ${x2} ${top} ${x2} ${height}`}
                />
              );
            })}
          </svg>
          <div className="flex">
            {tiles.map((tile) => (
              <button
                key={tile}
                type="button"
                className="arc-tile"
                aria-pressed={tile === chosen}
                aria-label={t("tile", { tile })}
                onClick={() => setChosen(tile === chosen ? null : tile)}
              >
                {tile}
              </button>
            ))}
          </div>
        </div>
      </section>
      <p aria-live="polite" data-testid="inversions">
        {chosen === null
          ? t("count", { count: pairs.length })
          : t("ofTile", {
              tile: chosen,
              count: ofChosen.length,
              others: ofChosen
                .map(({ left, right }) => (left === chosen ? right : left))
                .join(", "),
            })}
      </p>
    </>
  );
}

function swapped(board: Board, [first, second]: readonly [number, number]): Board {
  const tiles = board.tiles.map((tile) =>
    tile === first ? second : tile === second ? first : tile,
  );
  return { ...board, tiles };
}
