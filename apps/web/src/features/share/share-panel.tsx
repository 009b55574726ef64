"use client";

import type { Board } from "@slidepath/core";
import { useTranslations } from "use-intl";
import type { AnimatedPicture } from "../../workers/animation-protocol.ts";
import { type LinkedPicture, OWN_PICTURE } from "../picture/linked-picture.ts";
import { printLink } from "../puzzle/puzzle-link.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import type { Found } from "../solve/use-solve.ts";
import { AnimationButton } from "./animation-button.tsx";
import { CopyButton } from "./copy-button.tsx";
import { DialectAnswer } from "./dialect-answer.tsx";

/** Ways in which a puzzle and its answer leave the page. */
export function SharePanel({
  found,
  speed,
  picture,
}: {
  readonly found: Found | undefined;
  readonly speed: number;
  /** The picture that the tiles are pieces of, and what links call it. */
  readonly picture?: AnimatedPicture & { readonly name: LinkedPicture };
}) {
  const t = useTranslations("share");
  const puzzle = usePuzzle();
  const { start, goal, moves, cursor } = puzzle;
  return (
    <section className="card grid gap-3" aria-labelledby="share-heading">
      <h2 id="share-heading" className="text-lg font-semibold">
        {t("heading")}
      </h2>
      <div className="flex flex-wrap gap-2">
        <CopyButton
          text={() => location.origin + location.pathname + printLink(puzzle, picture?.name)}
        >
          {t("copyLink")}
        </CopyButton>
        <CopyButton
          text={() =>
            `${JSON.stringify({ start: rowsOf(start), goal: rowsOf(goal), moves, at: cursor, ...found }, null, 1)}\n`
          }
        >
          {t("copyJson")}
        </CopyButton>
        <AnimationButton start={start} goal={goal} moves={moves} speed={speed} picture={picture} />
      </div>
      {picture?.name === OWN_PICTURE ? (
        <p className="text-sm text-muted">{t("pictureStays")}</p>
      ) : null}
      <DialectAnswer board={puzzle.board} goal={goal} />
    </section>
  );
}

function rowsOf({ width, height, tiles }: Board): number[][] {
  return Array.from({ length: height }, (_, row) => tiles.slice(row * width, (row + 1) * width));
}
