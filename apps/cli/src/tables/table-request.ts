import { createHash } from "node:crypto";
import {
  type Board,
  buildPatternDatabases,
  type PatternBuild,
  PuzzleError,
  partitionOfSizes,
} from "@slidepath/core";
import { CliError } from "../cli-error.ts";
import { badValue } from "../option-value.ts";

/** What tables are asked for. */
export interface TableRequest {
  readonly goal: Board;
  /** Sizes of patterns, such as 7-8, or their tiles, such as 1,2,3/4,5,6,7,8; as fits the board when left out. */
  readonly patterns: string | undefined;
  /** The most memory that building may take, in bytes. */
  readonly limit: number;
}

/** Tables that could be built, and what they are called. */
export interface NamedBuild {
  readonly id: string;
  readonly build: PatternBuild;
}

/**
 * Returns what builds the tables that are asked for. They are named for the board, the patterns' sizes and, in a
 * short hash, all else that tells them from others.
 *
 * @throws {CliError}
 */
export function requestTables({ goal, patterns, limit }: TableRequest): NamedBuild {
  const { width, height } = goal;
  let build: PatternBuild;
  try {
    const partition = patterns === undefined ? undefined : partitionOf(patterns, goal);
    build = buildPatternDatabases({
      width,
      height,
      goal,
      ...(partition !== undefined && { partition }),
      limits: { bytes: Number.POSITIVE_INFINITY },
    });
  } catch (error) {
    if (!(error instanceof PuzzleError)) throw error;
    const given = patterns ?? `${width}x${height}`;
    if (error.code === "MEMORY_LIMIT") throw new CliError({ code: "TABLES_TOO_LARGE", given });
    if (error.code === "METHOD_UNSUPPORTED") {
      throw new CliError({ code: "TABLES_UNSUPPORTED", given: `${width}x${height}` });
    }
    if (error.code !== "PARTITION_INVALID") throw error;
    throw badValue("PATTERNS", given, { kind: "patterns", tiles: width * height - 1 });
  }
  if (build.bytes > limit) {
    const given = patterns ?? `${width}x${height}`;
    throw new CliError({ code: "MEMORY_LIMIT", given, bytes: build.bytes, limit });
  }
  return { id: nameOf(build.plan), build };
}

function partitionOf(patterns: string, goal: Board): readonly (readonly number[])[] {
  if (/^\d+(-\d+)*$/.test(patterns)) return partitionOfSizes(goal, patterns.split("-").map(Number));
  if (!/^\d+(,\d+)*(\/\d+(,\d+)*)*$/.test(patterns)) {
    throw badValue("PATTERNS", patterns, { kind: "patterns", tiles: goal.tiles.length - 1 });
  }
  return patterns.split("/").map((pattern) => pattern.split(",").map(Number));
}

function nameOf({ width, height, goalBlank, patterns }: PatternBuild["plan"]): string {
  const cells = patterns.map((pattern) => pattern.cells);
  const told = JSON.stringify([width, height, goalBlank, cells]);
  const hash = createHash("sha256").update(told).digest("hex").slice(0, 8);
  return `${width}x${height}-${cells.map(({ length }) => length).join("-")}-${hash}`;
}
