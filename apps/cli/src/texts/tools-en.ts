import type { Outcome } from "@slidepath/core";
import { counted, duration, grouped, memory, percentage } from "./figures.ts";
import type { ToolTexts } from "./tool-texts.ts";

const parity = (value: 0 | 1): string => (value === 0 ? "even" : "odd");

const WAYS: Readonly<Record<string, string>> = { u: "up", d: "down", l: "left", r: "right" };

function onward(rest: Outcome): string {
  switch (rest.status) {
    case "solved":
      return `From there the goal is ${counted(rest.length, "move")} away: ${rest.moves}`;
    case "unsolvable":
      return "From there no moves lead to the goal.";
    case "limit":
      return `From there the goal is at least ${counted(rest.lowerBound, "move")} away.`;
  }
}

function compared(length: number, best: Outcome): string {
  if (best.status === "solved" && best.optimal) {
    return length === best.length
      ? "No path is shorter."
      : `${counted(length - best.length, "move")} more than the shortest path, which takes ${best.length}: ${best.moves}`;
  }
  const least = best.status === "unsolvable" ? 0 : best.lowerBound;
  return length === least
    ? "No path is shorter."
    : `A limit was reached: the shortest path takes from ${least} to ${length} moves.`;
}

export const toolsEn: ToolTexts = {
  verdictColumns: {
    case: "case",
    verdict: "verdict",
    where: "where",
    why: "why",
    hint: "hint",
  },
  moreVerdicts: (count) => `… and ${grouped(count)} more that are not accepted`,
  judged: (cases, accepted, verdict) =>
    accepted === cases
      ? `${verdict}: ${counted(cases, "case")}`
      : `${verdict}: ${grouped(accepted)} of ${counted(cases, "case")} accepted`,
  judgedSoFar: (cases) => `${counted(cases, "case")} judged`,
  readSoFar: (cases) => `${counted(cases, "case")} read`,
  madeSoFar: (cases) => `${counted(cases, "case")} made`,

  explained: {
    reachability: "Can it be solved?",
    rank: "The start's Cantor rank",
    heuristics: "What the heuristics say: at least so many moves",
    moves: "The best first moves",
    tile: "tile",
    smaller: "smaller ones after it",
    weight: "each counts",
  },
  whySolvable({ rule, start, goal }) {
    if (rule === "line") {
      return [
        "On a single row or column tiles cannot pass each other.",
        "Their order, the blank left out, is that of the goal: it can be solved.",
      ];
    }
    const inversion = "An inversion is a pair of tiles of which the greater comes first.";
    if (rule === "odd-width") {
      return [
        inversion,
        "On a board of odd width, a move along a row changes none, and a move along a column an even number of them.",
        `The start has ${start.inversions}, ${parity(start.parity)}; the goal has ${goal.inversions}, ${parity(goal.parity)} as well: it can be solved.`,
      ];
    }
    const sum = ({ inversions, blankRow }: typeof start): string =>
      `${inversions} + ${blankRow} = ${inversions + blankRow}`;
    return [
      inversion,
      "On a board of even width, no move makes an odd sum of the inversions and the blank's row (the top one is 0) even.",
      `The start has ${sum(start)}, ${parity(start.parity)}; the goal has ${sum(goal)}, ${parity(goal.parity)} as well: it can be solved.`,
    ];
  },
  rankTerm: ({ smaller, after, weight, term }) =>
    `${smaller} × ${after}! = ${smaller} × ${grouped(weight)} = ${grouped(term)}`,
  rankSum: (rank, of) =>
    `The sum is ${grouped(rank)}: number ${grouped(rank)}, from 0, of ${grouped(of)}.`,
  firstMoves(length, moves, remaining) {
    if (length === 0) return "The board is the goal: there is nothing to move.";
    const best = Array.from(moves, (move) => WAYS[move]).join(" or ");
    const left = remaining.map(([move, moves]) => `${WAYS[move]} ${moves}`).join(", ");
    return `The shortest path takes ${counted(length, "move")}; it begins with the blank going ${best}.\nMoves left after the blank goes: ${left}.`;
  },

  illegalMove: (number, move) =>
    `Move ${number}, the blank going ${WAYS[move]}, would leave the board, which is then`,
  endsElsewhere: (length) => `After ${counted(length, "move")} the board is not the goal but`,
  onward,
  solves: (length) => `The path leads to the goal in ${counted(length, "move")}.`,
  solvesAtOnce: "The board is the goal, and the path is empty.",
  compared,

  tables: {
    keptIn: (folder) => `Kept in ${folder}:`,
    none: "No tables are kept.",
    size: memory,
    goalBlank: (cell) => `the goal's blank in cell ${cell}, counted from 0`,
    faults: {
      foreign: "no tables of this program",
      damaged: "damaged",
      unreadable: "cannot be read",
    },
    sound: "sound",
    building: (id, done) => `building ${id}: ${percentage(done)}`,
    verifying: (id, done) => `verifying ${id}: ${percentage(done)}`,
    rebuilding: (path, fault) => `${path} is ${toolsEn.tables.faults[fault]}, and is built anew`,
    built: (id, bytes, milliseconds, path) =>
      `Built ${id} in ${duration(milliseconds)}, ${memory(bytes)}: ${path}`,
    kept: (id, path) => `${id} is kept already, and sound: ${path}`,
    removed: (files, bytes) => `${counted(files, "file")} removed, ${memory(bytes)}.`,
  },

  enumerated: {
    title: (size, blank, metric) =>
      `Boards of ${size} by their distance from the goal with the blank in cell ${blank}, ${
        metric === "multi-tile"
          ? "a line of tiles pushed at once being one move"
          : "each step of the blank being one move"
      }:`,
    depth: "moves",
    boards: "boards",
    sum: (boards, depth, milliseconds) =>
      `${counted(boards, "board")}, none farther than ${counted(depth, "move")}; ${duration(milliseconds)}`,
    farthest: (shown, of) =>
      shown === of ? "The farthest:" : `${grouped(shown)} of the ${grouped(of)} farthest:`,
    counting: ({ depth, reached, states }) =>
      `${counted(depth, "move")}: ${grouped(reached)} of ${counted(states, "board")}, ${percentage(reached / states)}`,
  },

  rounds: (done, of) => `${grouped(done)} of ${counted(of, "input")} tried`,
  shrinking: "shrinking the input that fails",
  survived: (rounds, cases) =>
    `accepted: ${counted(rounds, "input")} of ${counted(cases, "case")} each`,
  failed: (seed, cases) =>
    `The command fails on an input of seed ${seed}, shrunk to ${counted(cases, "case")}.`,
  failure(failure, milliseconds) {
    switch (failure.kind) {
      case "crash":
        return failure.signal === undefined
          ? `crash: it ended with exit code ${failure.code}`
          : `crash: ${failure.signal} ended it`;
      case "time":
        return `time limit exceeded: it was stopped after ${duration(milliseconds)}`;
      case "memory":
        return "memory limit exceeded";
      case "too-much-output":
        return "more output than any answer has";
      case "no-output":
        return "no output";
    }
  },
  shown: {
    input: "Input:",
    output: "Output:",
    errors: "On standard error:",
    verdict: "Verdict:",
    again: "Again:",
  },
};
