import { useEffect, useState } from "react";
import type { AskWorker, TaskTypes, WorkerFault } from "./worker-client.ts";

/** What is known of a question. */
export interface Asking<Progress, Answer> {
  readonly progress?: Progress;
  readonly answer?: Answer;
  readonly fault?: WorkerFault;
}

const NOTHING: Asking<never, never> = {};

/**
 * Asks a worker whenever the request is another object, and gives up the one before: what comes back is never
 * shown beside another request. Null asks nothing. Requests should be kept by `useMemo`.
 */
export function useWorker<Tasks extends TaskTypes<Tasks>, Name extends keyof Tasks>(
  ask: AskWorker<Tasks>,
  name: Name,
  request: Tasks[Name]["request"] | null,
): Asking<Tasks[Name]["progress"], Tasks[Name]["answer"]> {
  type Known = Asking<Tasks[Name]["progress"], Tasks[Name]["answer"]>;
  const [known, setKnown] = useState<{ request: unknown; asking: Known }>({
    request: null,
    asking: NOTHING,
  });
  useEffect(() => {
    if (request === null) return;
    const tell = (asking: Known): void => setKnown({ request, asking });
    const asked = ask(name, request, (progress) => tell({ progress }));
    asked.answer.then(
      (answer) => tell({ answer }),
      (fault: WorkerFault) => tell({ fault }),
    );
    return asked.cancel;
  }, [ask, name, request]);
  return known.request === request ? known.asking : NOTHING;
}
