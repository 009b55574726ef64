// The way of the data: text → cases → answers → text.
export { type Answer, type AnswerOptions, answer } from "./answer.ts";
export type { ParseOptions } from "./case-reader.ts";
// What was wrong, and what was repaired.
export type { Repair, RepairKind } from "./decode.ts";
export { type Detection, detect, type Reading } from "./detect.ts";
export type { Diagnostic, DiagnosticCode, Expected, Place } from "./diagnostic.ts";
export { describeDiagnostic, describeRepair, type Language } from "./diagnostic-message.ts";

// Dialects as data.
export type {
  Confidence,
  Dialect,
  Family,
  GrammarItem,
  InputGrammar,
  NumberName,
  OutputGrammar,
  PathRule,
  Question,
  Repeat,
  SizeRule,
  TileRule,
  UnsolvableWords,
} from "./dialect.ts";
// Goals, sizes, labels and move notations.
export { type GoalPolicy, goalOfPolicy } from "./goal.ts";
export { tileLabel } from "./label.ts";
export { LOWER_CASE_BLANK, type MoveNotation, printMoves } from "./notation.ts";
export { type Case, type ParseEnd, parse } from "./parse.ts";
export { NoWordError, print } from "./print.ts";
export { DIALECTS, findDialect } from "./registry.ts";
export { parseSize, printSize, type Size } from "./size.ts";
export type { ByteSource } from "./text-reader.ts";
