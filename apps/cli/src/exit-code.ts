/** What the process ends with: the one table of it. */
export const EXIT = {
  /** Answered; unsolvable is an answer too. A reader that closes the pipe early has had all it wanted. */
  answered: 0,
  /** Kept for a verdict that is not accepted. */
  notAccepted: 1,
  /** Bad usage or bad input. */
  refused: 2,
  /** A limit was reached before the answer. */
  limited: 3,
  /** A fault of our own. */
  broken: 70,
  /** Interrupted; what a shell reports for a process that Ctrl-C ended, as it ends this one. */
  interrupted: 130,
} as const;

/** What a judge ends with where its caller has a convention of its own. */
export const CHECKER_EXIT = {
  testlib: { ok: 0, wrongAnswer: 1, presentation: 2, fail: 3 },
  kattis: { accepted: 42, wrongAnswer: 43 },
} as const;

type CheckerExit = typeof CHECKER_EXIT;

export type ExitCode =
  | (typeof EXIT)[keyof typeof EXIT]
  | CheckerExit["testlib"][keyof CheckerExit["testlib"]]
  | CheckerExit["kattis"][keyof CheckerExit["kattis"]];
