import type { Size } from "../size.ts";

/** What a person can say about boards that their text does not. */
export interface ReadBoardsOptions {
  /** Refuse whatever would have to be repaired. */
  readonly strict?: boolean;
  /** The label or symbol that stands for the blank, and nothing else: 8 where pieces are 0 to 8. */
  readonly blank?: number | string;
  /** `index`: pieces are numbered from 0 by their place in the picture, and one of them is missing. */
  readonly labels?: "index";
  /** `column`: boards are written column by column. */
  readonly order?: "row" | "column";
  /** The boards' size. */
  readonly size?: Size;
}
