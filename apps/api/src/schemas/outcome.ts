import { z } from "@hono/zod-openapi";

const movesSchema = z.string().openapi({
  description: "Letters u d l r, one a move: where the blank goes.",
  example: "ldlurd",
});

const methodSchema = z.string().openapi({
  description: "How the answer was found; `table` is a look-up in an exhaustive distance table.",
  example: "table",
});

const heuristicSchema = z.string().openapi({
  description: "The heuristic that led the search, by its full name.",
  example: "linearConflict",
});

const statsSchema = z
  .object({
    expanded: z.int().openapi({ description: "Nodes whose successors were made.", example: 0 }),
    generated: z
      .int()
      .openapi({ description: "Successors made, the start not counted.", example: 0 }),
  })
  .openapi("SearchStats", { description: "How much work was done; a look-up does none." });

const lowerBoundSchema = z
  .int()
  .openapi({ description: "Proven: no path is shorter than this, in moves.", example: 31 });

export const bestPathSchema = z
  .object({
    moves: movesSchema,
    length: z.int().openapi({ description: "Number of moves.", example: 120 }),
  })
  .openapi("BestPath", {
    description:
      "The best path yet, replayed, where the method has one before it is done; it need not be a shortest one.",
  });

const parityOfBoardSchema = z
  .object({
    inversions: z.int().openapi({
      description: "Pairs of tiles of which the greater comes first, the blank left out.",
      example: 1,
    }),
    blankRow: z.int().openapi({ description: "The blank's row, from 0 at the top.", example: 2 }),
    parity: z.int().min(0).max(1).openapi({ description: "What no move changes.", example: 1 }),
  })
  .openapi("ParityOfBoard", { description: "What one board contributes to the argument." });

export const reachabilitySchema = z
  .object({
    reachable: z
      .boolean()
      .openapi({ description: "Whether the goal can be reached.", example: false }),
    rule: z.enum(["odd-width", "even-width", "line"]).openapi({
      description:
        "Which argument applies: on odd widths no move changes the inversions' parity; on even widths it goes with the blank's row; on a line tiles cannot pass each other.",
      example: "odd-width",
    }),
    start: parityOfBoardSchema,
    goal: parityOfBoardSchema,
    swap: z
      .array(z.int())
      .length(2)
      .readonly()
      .nullable()
      .optional()
      .openapi({
        description:
          "Two tiles which, exchanged in the start, make the goal reachable: the first that is out of its place and the one that stands there, where there are such; null where no one exchange does.",
        example: [8, 7],
      }),
    firstDifference: z.int().optional().openapi({
      description: "On a line: the first place, from 0 and without the blank, where orders differ.",
      example: 0,
    }),
  })
  .openapi("Reachability", { description: "Whether the goal can be reached, and why." });

const solvedSchema = z
  .object({
    status: z.literal("solved").openapi({ description: "A path was found.", example: "solved" }),
    moves: movesSchema,
    length: z.int().openapi({ description: "Number of moves.", example: 6 }),
    optimal: z
      .boolean()
      .openapi({ description: "Whether it is proven that no path is shorter.", example: true }),
    lowerBound: lowerBoundSchema,
    method: methodSchema,
    heuristic: heuristicSchema.optional(),
    stats: statsSchema,
  })
  .openapi("Solved", { description: "A path from start to goal, replayed before it is given." });

const unsolvableSchema = z
  .object({
    status: z
      .literal("unsolvable")
      .openapi({ description: "There is no path.", example: "unsolvable" }),
    reachability: reachabilitySchema,
  })
  .openapi("Unsolvable", { description: "That no path exists, and why." });

const limitSchema = z
  .object({
    status: z
      .literal("limit")
      .openapi({ description: "A limit was reached first.", example: "limit" }),
    reason: z.enum(["nodes", "memory", "aborted"]).openapi({
      description:
        "Which limit: `aborted` means that time was up, or that the work was called off.",
      example: "nodes",
    }),
    lowerBound: lowerBoundSchema,
    best: bestPathSchema.optional(),
    method: methodSchema,
    heuristic: heuristicSchema.optional(),
    stats: statsSchema,
  })
  .openapi("LimitReached", { description: "What is known where a limit was reached first." });

/** What hints and next moves are where there are none. */
export const noHintSchemas = [unsolvableSchema, limitSchema] as const;

export const outcomeSchema = z
  .discriminatedUnion("status", [solvedSchema, unsolvableSchema, limitSchema])
  .openapi("Outcome", { description: "What came of a board." });
