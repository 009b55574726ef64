import type { Log } from "./log.ts";

/** How a process stops. */
export interface Stopping {
  readonly log: Log;
  flush(): void;
  /** Milliseconds that stopping may take. */
  readonly milliseconds: number;
  /** Resolves when nothing is left to do. */
  stop(): Promise<void>;
}

/** Stops the process in good order on SIGTERM or SIGINT, and at once on the second one. */
export function stopOnSignal({ log, flush, milliseconds, stop }: Stopping): void {
  let asked = false;

  function end(code: number): never {
    flush();
    process.exit(code);
  }

  async function onSignal(signal: NodeJS.Signals): Promise<void> {
    if (asked) end(1);
    asked = true;
    log.info({ signal }, "stopping");
    const timer = setTimeout(() => {
      log.warn({ milliseconds }, "stopped with work left over");
      end(1);
    }, milliseconds);
    await stop();
    clearTimeout(timer);
    log.info({}, "stopped");
    end(0);
  }

  process.on("SIGTERM", onSignal);
  process.on("SIGINT", onSignal);
}
