import type { Page } from "playwright-core";

/** One event of a trace, as Chromium writes it. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on the processor. Microseconds. */
  readonly tdur?: number;
}

/** Waits until a page's worker is at work: on a busy machine browsers take long to start one. */
export async function workerStarted(page: Page): Promise<void> {
  const worker = page.workers()[0] ?? (await page.waitForEvent("worker"));
  await worker.evaluate(() => undefined);
}

const MARK = "the thread that is watched";

/**
 * Returns how long the longest task of a page's main thread was while something was done. Milliseconds of the
 * thread's own time, so that a busy machine does not count. The page must have been visited with `isTraced`.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser");
  // The driver's own script, a third of a megabyte, comes with what first needs it: not in the midst of this.
  await page.waitForFunction(() => true);
  await page.locator("body").waitFor();
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  // The browser's other threads are in the trace as well: the mark tells which one is the page's.
  await page.evaluate((name) => performance.mark(name), MARK);
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const mark = traceEvents.find(({ name }) => name === MARK);
  const tasks = traceEvents.filter(
    ({ ph, name, pid, tid }) =>
      ph === "X" && name.endsWith("RunTask") && pid === mark?.pid && tid === mark.tid,
  );
  if (tasks.length === 0) throw new Error("the trace holds no task");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
