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
  switch (request.kind) {
    case "solve": {
      const { problem, choice } = request;
      const report = ({ expanded, generated, lowerBound }: WorkProgress): void =>
        onProgress({ expanded, generated, lowerBound });
      const outcome = await workers.run(
        { kind: "solve", problem, choice },
        { ...options, onProgress: report },
      );
      return { kind: "solve", outcome };
    }
    case "batch": {
      const { problems, choice } = request;
      const outcomes: Outcome[] = [];
      for (const problem of problems) {
        signal.throwIfAborted();
        outcomes.push(await workers.run({ kind: "solve", problem, choice }, options));
        onProgress({ done: outcomes.length, total: problems.length });
      }
      return { kind: "batch", outcomes };
    }
    case "answer": {
      const { dialect, language } = request;
      const input = new TextEncoder().encode(request.input);
      const output = await workers.run(
        { kind: "answer", dialect, input, reading: {}, language, bytes: request.bytes },
        options,
      );
      return { kind: "answer", output };
    }
  }
}
