/** Stable names of the ways in which a caller can break a contract of this package. */
export type PuzzleErrorCode =
  | "BOARD_SIZE"
  | "BOARD_LENGTH"
  | "TILE_INVALID"
  | "TILE_DUPLICATE"
  | "GOAL_SIZE"
  | "MOVE_INVALID"
  | "MOVE_ILLEGAL"
  | "MOVE_ORDER_INVALID"
  | "RANK_INVALID"
  | "RANK_TOO_LARGE"
  | "OPTION_INVALID"
  | "METHOD_UNSUPPORTED"
  | "SEED_INVALID"
  | "PARTITION_INVALID"
  | "MEMORY_LIMIT"
  | "TABLES_FOREIGN"
  | "TABLES_DAMAGED"
  | "TABLES_UNSUITABLE";

/**
 * The one error that this package throws, and only when a caller breaks a contract: an unsolvable
 * board or a reached limit is an outcome, not an error. Test `code`; the class differs across realms.
 */
export class PuzzleError extends Error {
  override readonly name = "PuzzleError";
  readonly code: PuzzleErrorCode;

  constructor(code: PuzzleErrorCode, message: string) {
    super(message);
    this.code = code;
  }
}
