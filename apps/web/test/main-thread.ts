import type { Page } from "playwright-core";

/** One event of a trace, as Chromium writes it. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time on the processor. Microseconds. */
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

/**
 * Returns how long the longest task of a page's main thread was while something was done. Milliseconds of the
 * thread's own time, so that a busy machine does not count.
 */
export async function longestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page has no browser");
  await browser.startTracing(page, { categories: ["toplevel", "__metadata"] });
  await act();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const mains = new Set(
    traceEvents
      .filter(({ name, args }) => name === "thread_name" && args.name === "CrRendererMain")
      .map(threadOf),
  );
  const tasks = traceEvents.filter(
    (event) => event.ph === "X" && event.name.endsWith("RunTask") && mains.has(threadOf(event)),
  );
  if (tasks.length === 0) throw new Error("the trace holds no task");
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}
