"use client";

import { explainReachability, type Problem } from "@slidepath/core";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { useAnnounce } from "../announce/announcer.tsx";
import { BoardView } from "../board/board-view.tsx";
import { useArrowKeys } from "../board/use-arrow-keys.ts";
import { usePlay } from "../play/use-play.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { usePuzzleUrl } from "../puzzle/use-puzzle-url.ts";
import { DistributionSection } from "./distribution-section.tsx";
import { EXAMPLES } from "./examples.ts";
import { HeuristicsSection } from "./heuristics-section.tsx";
import { InversionSection } from "./inversion-section.tsx";
import { RaceSection } from "./race-section.tsx";
import { RankSection } from "./rank-section.tsx";

/** The board on the table, and all that is known of it, with the reasons. */
export function UnderstandScreen() {
  const t = useTranslations("understand");
  const announce = useAnnounce();
  const { board, goal } = usePuzzle();
  const { isRead } = usePuzzleUrl();
  const { make, lay } = usePlay();
  useArrowKeys("tile", make, "board");
  const problem = useMemo((): Problem => ({ start: board, goal }), [board, goal]);
  const reachability = explainReachability(problem);
  const swap = reachability.reachable ? null : reachability.swap;

  return (
    <>
      <h1 className="mb-1 text-2xl font-semibold">{t("heading")}</h1>
      <p className="mb-6 max-w-prose text-muted">{t("intro")}</p>
      {isRead ? (
        <div className="grid gap-6 lg:grid-cols-[20rem_minmax(0,1fr)]">
          <div className="grid content-start gap-4 self-start lg:sticky lg:top-4">
            <div className="mx-auto w-full max-w-xs">
              <BoardView board={board} goal={goal} onMoves={make} marked={swap ?? []} />
            </div>
            <section aria-labelledby="examples" className="grid gap-2">
              <h2 id="examples" className="label">
                {t("examples.heading")}
              </h2>
              <div className="flex flex-wrap gap-2">
                {EXAMPLES.map(({ name, make: make_ }) => (
                  <button
                    key={name}
                    type="button"
                    className="button text-sm"
                    onClick={() => {
                      lay(make_(crypto.getRandomValues(new Uint32Array(1))[0]!));
                      announce(t("examples.laid", { name: t(`examples.${name}`) }));
                    }}
                  >
                    {t(`examples.${name}`)}
                  </button>
                ))}
              </div>
            </section>
          </div>
          <div className="grid min-w-0 content-start gap-6">
            <InversionSection
              problem={problem}
              onSwap={(start) => {
                lay({ start, goal });
                announce(t("inversions.swapped"));
              }}
            />
            <RankSection board={board} />
            <HeuristicsSection problem={problem} />
            <DistributionSection problem={problem} />
            {/* What a race found belongs to its board. */}
            <RaceSection key={`${board.tiles} ${goal.tiles}`} problem={problem} />
          </div>
        </div>
      ) : (
        <div className="tray max-w-xs">
          <div className="aspect-square" />
        </div>
      )}
    </>
  );
}
