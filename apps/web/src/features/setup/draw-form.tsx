"use client";

import { createProblem, goalBoard } from "@slidepath/core";
import { useId, useState } from "react";
import { useTranslations } from "use-intl";
import { usePlay } from "../play/use-play.ts";
import { usePuzzle } from "../puzzle/puzzle-provider.tsx";
import { type DrawnFault, readDrawn } from "./drawn-board.ts";
import { NumberGrid } from "./number-grid.tsx";
import { SizeFields } from "./size-fields.tsx";

/** Takes a board, and another goal if wanted, typed cell by cell. */
export function DrawForm() {
  const t = useTranslations("setup");
  const puzzle = usePuzzle();
  const { lay } = usePlay();
  const id = useId();
  const [size, setSize] = useState({ width: 3, height: 3 });
  const [start, setStart] = useState<readonly string[]>(() => Array<string>(9).fill(""));
  const [goal, setGoal] = useState<readonly string[] | null>(null);
  const [fault, setFault] = useState<{
    readonly of: "start" | "goal";
    readonly fault: DrawnFault;
  }>();

  function take(width: number, height: number, cells: readonly string[]): void {
    setSize({ width, height });
    setStart(cells);
    setGoal(null);
    setFault(undefined);
  }

  function layOut(): void {
    const { width, height } = size;
    const from = readDrawn(width, height, start);
    if (!from.ok) {
      setFault({ of: "start", fault: from.fault });
      return;
    }
    const to = goal === null ? null : readDrawn(width, height, goal);
    if (to?.ok === false) {
      setFault({ of: "goal", fault: to.fault });
      return;
    }
    setFault(undefined);
    lay(createProblem(from.board, to?.board ?? goalBoard(width, height)));
  }

  const labels = (tiles: readonly number[]): string[] =>
    tiles.map((tile) => (tile === 0 ? "" : String(tile)));
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        layOut();
      }}
    >
      <SizeFields
        {...size}
        onChange={({ width, height }) =>
          take(width, height, Array<string>(width * height).fill(""))
        }
      />
      <NumberGrid
        legend={t("drawStart")}
        width={size.width}
        values={start}
        wrong={fault?.of === "start" ? fault.fault.cells : []}
        onChange={setStart}
      />
      {goal === null ? null : (
        <NumberGrid
          legend={t("drawGoal")}
          width={size.width}
          values={goal}
          wrong={fault?.of === "goal" ? fault.fault.cells : []}
          onChange={setGoal}
        />
      )}
      {fault === undefined ? null : (
        <p role="alert" className="notice notice-danger" id={`${id}-fault`}>
          {t(`drawFaults.${fault.fault.code}`, {
            text: fault.fault.text,
            most: size.width * size.height - 1,
          })}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <button type="submit" className="button button-main">
          {t("layOut")}
        </button>
        <button
          type="button"
          className="button"
          onClick={() => {
            const { width, height, tiles } = puzzle.board;
            take(width, height, labels(tiles));
            setGoal(labels(puzzle.goal.tiles));
          }}
        >
          {t("takeShown")}
        </button>
        <button
          type="button"
          className="button"
          aria-pressed={goal !== null}
          onClick={() =>
            setGoal(goal === null ? labels(goalBoard(size.width, size.height).tiles) : null)
          }
        >
          {t("ownGoal")}
        </button>
      </div>
    </form>
  );
}
