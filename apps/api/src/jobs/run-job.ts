import type { Outcome } from "@slidepath/core";
import type { WorkProgress } from "../work/work.ts";
import type { Workers } from "../work/workers.ts";
import type { JobProgress, JobRequest, JobResult } from "./job.ts";

/** How a job's work is watched. */
export interface JobControl {
  readonly signal: AbortSignal;
  onProgress(progress: JobProgress): void;
}

/** Does a job's work. */
export async function runJob(
  id: string,
  request: JobRequest,
  workers: Workers,
  { signal, onProgress }: JobControl,
): Promise<JobResult> {
  const { milliseconds } = request;
  const options = { client: `job:${id}`, milliseconds, signal };
  const watched = {
    ...options,
    onProgress({ expanded, generated, lowerBound, best }: WorkProgress) {
      onProgress({ expanded, generated, lowerBound, ...(best && { best }) });
    },
  };
  switch (request.kind) {
    case "solve": {
      const { kind, problem, choice } = request;
      return { kind, outcome: await workers.run({ kind, problem, choice }, watched) };
    }
    case "batch": {
      const { kind, problems, choice } = request;
      const outcomes: Outcome[] = [];
      for (const problem of problems) {
        signal.throwIfAborted();
        outcomes.push(await workers.run({ kind: "solve", problem, choice }, options));
        onProgress({ done: outcomes.length, total: problems.length });
      }
      return { kind, outcomes };
    }
    case "answer": {
      const { kind, dialect, language, bytes } = request;
      const input = new TextEncoder().encode(request.input);
      const work = { kind, dialect, input, reading: {}, language, bytes } as const;
      return { kind, output: await workers.run(work, watched) };
    }
    case "verdict": {
      const { kind, dialect, language, bytes, forgivePresentation } = request;
      const [input, output] = [request.input, request.output].map((text) =>
        new TextEncoder().encode(text),
      ) as [Uint8Array, Uint8Array];
      const texts = { dialect, input, output, reading: {}, language };
      const work = { kind: "check", ...texts, forgivePresentation, bytes } as const;
      return { kind, language, end: await workers.run(work, watched) };
    }
  }
}
