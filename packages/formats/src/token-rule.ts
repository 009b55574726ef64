/** Characters with a meaning of their own in this dialect, outside glued boards. */
export interface TokenRule {
  /** Between tokens, like blanks. */
  readonly blanks?: string;
  /** Between rows, like line ends. */
  readonly breaks?: string;
  /** From here to the line's end nothing counts. */
  readonly comments?: string;
}
