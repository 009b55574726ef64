import {
  type Case,
  type CheckOptions,
  check,
  type Dialect,
  passes,
  printInput,
  type Verdict,
} from "@slidepath/formats";
import { CliError } from "../cli-error.ts";
import type { Io } from "../io.ts";
import { type Executed, type Execution, StartError } from "./execution.ts";

/** What is said of a run: the judge's verdict, or that there was none to be had. */
export type Failure =
  | { readonly kind: "verdict"; readonly verdict: Verdict }
  | { readonly kind: "crash"; readonly code?: number; readonly signal?: string }
  | { readonly kind: "time" | "memory" | "no-output" | "too-much-output" };

/** One input, and what the command made of it. */
export interface Attempt {
  readonly cases: readonly Case[];
  readonly input: string;
  readonly executed: Executed;
  /** Left out where the output passes. */
  readonly failure?: Failure;
}

/** How to run the command and judge it. */
export interface Trial {
  readonly dialect: Dialect;
  readonly limits: Omit<Execution, "input">;
  readonly check: CheckOptions;
}

/**
 * Runs the command on cases and judges what it writes.
 *
 * @throws {CliError} where it cannot be started
 */
export async function tryCommand(
  { dialect, limits, check: options }: Trial,
  cases: readonly Case[],
  io: Pick<Io, "execute">,
): Promise<Attempt> {
  const input = printInput(dialect, cases);
  let executed: Executed;
  try {
    executed = await io.execute({ ...limits, input });
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    const [command = ""] = limits.command;
    throw new CliError({ code: "COMMAND_UNSTARTED", command, reason: error.reason });
  }
  const failure = failureOf(
    executed,
    () => check(dialect, input, executed.output, options),
    options,
  );
  return { cases, input, executed, ...(failure !== undefined && { failure }) };
}

function failureOf(
  { stopped, code, signal, output }: Executed,
  judge: () => Verdict,
  options: CheckOptions,
): Failure | undefined {
  if (stopped === "output") return { kind: "too-much-output" };
  if (stopped !== undefined) return { kind: stopped };
  if (signal !== undefined) return { kind: "crash", signal };
  if (code !== 0) return { kind: "crash", ...(code !== undefined && { code }) };
  const verdict = judge();
  if (passes(verdict, options)) return undefined;
  return output.length === 0 ? { kind: "no-output" } : { kind: "verdict", verdict };
}
