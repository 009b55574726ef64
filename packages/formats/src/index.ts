// The way of the data: text → cases → answers → text.
export {
  type Answer,
  type AnswerOptions,
  answer,
  answerInSlices,
  type Beyond,
  type Decided,
  moveLimit,
  type Result,
} from "./answer.ts";
export { answerByTable } from "./answer-by-table.ts";
export type { BoardCase, Case, OddCase } from "./case.ts";
export type { ParseOptions } from "./case-reader.ts";
// What was wrong, and what was repaired.
export type { CharacterRepairKind } from "./character.ts";
// Judging somebody's answers.
export {
  type CheckEnd,
  type CheckOptions,
  check,
  checkCases,
  checkInSlices,
  passes,
} from "./check.ts";
export { type Conversion, convert, convertInSlices } from "./convert.ts";
export type { Repair, RepairKind } from "./decode.ts";
export { type Detection, type DetectOptions, detect, detectInSlices } from "./detect.ts";
export type { Difference, DifferenceFacts } from "./detection/difference.ts";
export type { Misfit } from "./detection/grammar-readings.ts";
export type { MoveReading } from "./detection/move-readings.ts";
export { firstCases, type Reading, type Reason } from "./detection/reading.ts";
export type { Diagnostic, DiagnosticCode, Expected, Place } from "./diagnostic.ts";
export { describeDiagnostic, describeRepair, type Language } from "./diagnostic-message.ts";
// Dialects as data.
export type {
  BoardName,
  BoardsRule,
  Confidence,
  DecisionRule,
  Dialect,
  Family,
  GrammarItem,
  InputGrammar,
  OutputGrammar,
  PathQuestion,
  PathRule,
  Question,
  Refusal,
  Repeat,
  SizeRule,
  TileRule,
  UnsolvableWords,
} from "./dialect.ts";
export { dialectTitle } from "./dialect-title.ts";
// The shelves of which DIALECTS is made, for programs that bundle a dialect alone.
export { boards as BOARD_DIALECTS } from "./dialects/boards.ts";
export { courseWork as COURSE_DIALECTS } from "./dialects/course-work.ts";
export { decisions as DECISION_DIALECTS } from "./dialects/decisions.ts";
export { manyLength as MANY_LENGTH_DIALECTS } from "./dialects/many-length.ts";
export { oddities as ODD_DIALECTS } from "./dialects/oddities.ts";
export { oneLength as ONE_LENGTH_DIALECTS } from "./dialects/one-length.ts";
export { paths as PATH_DIALECTS } from "./dialects/paths.ts";
export { plain as PLAIN_DIALECTS } from "./dialects/plain.ts";
export { twoBoards as TWO_BOARD_DIALECTS } from "./dialects/two-boards.ts";
export { xFamily as X_DIALECTS } from "./dialects/x-family.ts";
export { describeDifference, describeReason } from "./difference-message.ts";
export { endOf } from "./end-of.ts";
export type { ReadBoardsOptions } from "./free/board-options.ts";
// Making cases.
export { GenerateError, type GenerateOptions, generateCases } from "./generate.ts";
// Goals, sizes, labels and move notations.
export { type GoalPolicy, goalOfPolicy } from "./goal.ts";
export { tileLabel } from "./label.ts";
export type { BoardLayout } from "./layout.ts";
export { loadDialect } from "./load-dialect.ts";
export {
  applySequence,
  expandSequence,
  invertSequence,
  MAX_MOVES,
  type MoveRun,
  type MoveSequence,
  printSequence,
  sequenceLength,
  sequenceOf,
  simplifySequence,
} from "./move-sequence.ts";
export {
  CELL_LINES,
  GLUED_TILES,
  HUNGARIAN_SIDES,
  isDirectional,
  LOWER_CASE_BLANK,
  type MoveNotation,
  type PathNotation,
  type Positions,
  printMoves,
  printPath,
  TILE_LIST,
  type TileNotation,
  UPPER_CASE_BLANK,
  UPPER_CASE_TILE,
  WORD_LINES_BLANK,
} from "./notation.ts";
export { NOTED, type NotedProblem, type NotedReason } from "./noted.ts";
export type { NumberName } from "./number-name.ts";
export type { OddAnswer, Oddity, OddTask } from "./oddity.ts";
export { type ParseEnd, parse } from "./parse.ts";
export { type ParsedMoves, type ParseMovesOptions, parseMoves } from "./parse-moves.ts";
export { NoWordError, print } from "./print.ts";
export { printInput } from "./print-input.ts";
export { type BoardsReading, type FoundBoard, readBoards } from "./read-boards.ts";
export { DIALECTS, findDialect } from "./registry.ts";
export { shrink } from "./shrink.ts";
export { parseSize, printSize, type Size } from "./size.ts";
export type { FieldName } from "./template.ts";
export type { ByteSource } from "./text-reader.ts";
export type { TokenRule } from "./token-rule.ts";
export { type Unwritable, whyUnwritable } from "./unwritable.ts";
export type {
  PresentationFault,
  Verdict,
  VerdictDetail,
  VerdictHint,
  VerdictKind,
} from "./verdict.ts";
export { describeVerdict, type VerdictWords, verdictWords } from "./verdict-message.ts";
export { type PathReport, verifyPath } from "./verify-path.ts";
