/** What one request, one search and one job may take. */
export interface Limits {
  /** Bytes of a body that is read whole. */
  readonly bodyBytes: number;
  /** Bytes of one line of a streamed batch. */
  readonly lineBytes: number;
  /** Milliseconds within which a body, or the next line of a streamed one, must arrive. */
  readonly bodyMilliseconds: number;
  /** The longest side of a board that is solved, in cells. */
  readonly side: number;
  /** Milliseconds that a request may be worked on; what is asked for beyond is cut to this. */
  readonly deadlineMilliseconds: number;
  /** Milliseconds that a job may be worked on. */
  readonly jobMilliseconds: number;
  /** Bytes that the arrays of one search may take. */
  readonly searchBytes: number;
  /** Problems in one job. */
  readonly jobProblems: number;
}

/** The limits where none are configured. */
export const DEFAULT_LIMITS: Limits = {
  bodyBytes: 1_000_000,
  lineBytes: 64_000,
  bodyMilliseconds: 30_000,
  side: 10,
  deadlineMilliseconds: 30_000,
  jobMilliseconds: 600_000,
  searchBytes: 256_000_000,
  jobProblems: 10_000,
};
