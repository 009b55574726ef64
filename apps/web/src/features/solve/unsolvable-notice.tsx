"use client";

import type { Unreachable } from "@slidepath/core";
import { useTranslations } from "use-intl";
import { focusBoard } from "../board/focus-board.ts";

/** Says why a board has no way to its goal, and offers the exchange that mends it. */
export function UnsolvableNotice({
  reachability,
  onSwap,
}: {
  readonly reachability: Unreachable;
  readonly onSwap: (a: number, b: number) => void;
}) {
  const t = useTranslations("unsolvable");
  const { rule, start, goal, swap } = reachability;
  return (
    <section className="notice notice-danger grid gap-3" data-testid="unsolvable" role="alert">
      <h2 className="text-lg font-semibold">{t("heading")}</h2>
      {rule === "line" ? (
        <p>{t("line", { place: (reachability.firstDifference ?? 0) + 1 })}</p>
      ) : (
        <>
          <p>{t(rule)}</p>
          <table className="facts-table">
            <thead>
              <tr>
                <td />
                <th scope="col">{t("inversions")}</th>
                {rule === "even-width" ? <th scope="col">{t("blankRow")}</th> : null}
                <th scope="col">{t("parity")}</th>
              </tr>
            </thead>
            <tbody>
              {(
                [
                  ["start", start],
                  ["goal", goal],
                ] as const
              ).map(([name, of]) => (
                <tr key={name}>
                  <th scope="row">{t(name)}</th>
                  <td>{of.inversions}</td>
                  {rule === "even-width" ? <td>{of.blankRow}</td> : null}
                  <td>{t(of.parity === 0 ? "even" : "odd")}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      {swap === null ? null : (
        <button
          type="button"
          className="button justify-self-start"
          onClick={(event) => {
            onSwap(swap[0], swap[1]);
            focusBoard(event);
          }}
        >
          {t("swap", { a: swap[0], b: swap[1] })}
        </button>
      )}
    </section>
  );
}
