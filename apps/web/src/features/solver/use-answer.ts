"use client";

import { useEffect, useState } from "react";
import type { TaskName, Tasks } from "../../workers/protocol.ts";
import { askSolver, type SolverFault } from "./ask-solver.ts";

/** What is known of a question. */
export interface Asking<Name extends TaskName> {
  readonly progress?: Tasks[Name]["progress"];
  readonly answer?: Tasks[Name]["answer"];
  readonly fault?: SolverFault;
}

const NOTHING: Asking<never> = {};

/**
 * Asks the solver whenever the request is another object, and gives up the one before: what comes back is never
 * shown beside another request. Null asks nothing. Requests should be kept by `useMemo`.
 */
export function useAnswer<Name extends TaskName>(
  name: Name,
  request: Tasks[Name]["request"] | null,
): Asking<Name> {
  const [known, setKnown] = useState<{ request: unknown; asking: Asking<Name> }>({
    request: null,
    asking: NOTHING,
  });
  useEffect(() => {
    if (request === null) return;
    const tell = (asking: Asking<Name>): void => setKnown({ request, asking });
    const asked = askSolver(name, request, (progress) => tell({ progress }));
    asked.answer.then(
      (answer) => tell({ answer }),
      (fault: SolverFault) => tell({ fault }),
    );
    return asked.cancel;
  }, [name, request]);
  return known.request === request ? known.asking : NOTHING;
}
