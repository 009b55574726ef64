import { CliError, type ExpectedValue } from "./cli-error.ts";

/** Returns the complaint about an option's value. */
export function badValue(
  option: string,
  given: string,
  expected: ExpectedValue,
  near: { readonly near?: string } = {},
): CliError {
  return new CliError({ code: "OPTION_VALUE", option, given, expected, ...near });
}

/** Returns the complaint about two options, or arguments, that exclude each other. */
export function conflict(one: string, other: string): CliError {
  return new CliError({ code: "OPTION_CONFLICT", options: [one, other] });
}

/**
 * Returns the value of an option that must be given.
 *
 * @throws {CliError}
 */
export function required(option: string, given: string | undefined): string {
  if (given === undefined) throw new CliError({ code: "OPTION_MISSING", option });
  return given;
}

/**
 * Returns a whole number from 0 up, written such as 1000, 1_000 or 1e3.
 *
 * @throws {CliError}
 */
export function wholeNumber(
  option: string,
  given: string,
  kind: "whole" | "nodes" = "whole",
): number {
  const number = Number(given.replaceAll("_", ""));
  if (!Number.isSafeInteger(number) || number < 0 || given.trim() === "") {
    throw badValue(option, given, { kind });
  }
  return number;
}
