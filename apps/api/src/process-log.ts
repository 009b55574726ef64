import { destination, type Logger, pino } from "pino";

/** A process's log: JSON lines on standard output. */
export interface ProcessLog {
  readonly log: Logger;
  /** Writes what is gathered. */
  flush(): void;
}

/**
 * Returns the log of a process by this name. Where a request would have to wait for its line to be written,
 * lines are gathered for a moment.
 */
export function processLog(name: string, level: string, isGathered: boolean): ProcessLog {
  const stream = isGathered
    ? destination({ dest: 1, sync: false, minLength: 8192, periodicFlush: 250 })
    : destination({ dest: 1, sync: true });
  return { log: pino({ base: { name }, level }, stream), flush: () => stream.flushSync() };
}
