import type { Method } from "@slidepath/core";
import {
  type BoardLayout,
  type BoardName,
  type DecisionRule,
  type Dialect,
  describeDiagnostic,
  describeDifference,
  describeRepair,
  dialectTitle,
  type GenerateError,
  type GoalPolicy,
  type GrammarItem,
  type NumberName,
  type PathRule,
  type Repeat,
  type SizeRule,
  type TileRule,
  type Unwritable,
} from "@slidepath/formats";
import type { Complaint, ExpectedValue, LimitReason, UnfitReason } from "../cli-error.ts";
import { counted, duration, grouped, memory } from "./figures.ts";
import type { Searched, Texts } from "./texts.ts";
import { toolHelpEn } from "./tool-help-en.ts";

const LANGUAGE_AND_HELP = `      --lang LANGUAGE       en or zh-CN; else as LC_ALL, LC_MESSAGES or LANG say
  -h, --help                show this help`;

const EXIT_CODES = `Exit codes:
  0    answered (unsolvable is an answer), or the reader closed the pipe
  1    a verdict that is not "accepted"
  2    bad usage or bad input
  3    a limit was reached before the answer
  130  interrupted`;

const help: Texts["help"] = {
  ...toolHelpEn(LANGUAGE_AND_HELP, EXIT_CODES),
  slidepath: `Solves sliding-tile puzzles, and reads and writes them as judges, courses and books do.

Usage: slidepath COMMAND [options] …

Commands:
  solve       answer puzzles from a file or standard input
  judge       judge somebody's output as a dialect's judge would
  stress      look for a case that a program fails, and shrink it
  gen         make cases of a dialect from a seed
  convert     write the cases of one dialect in another
  explain     say why a board can or cannot be solved, its rank, and the best first moves
  verify      carry a path out and say what it does
  checker     print a script by which a contest system judges with this program
  tables      build and keep large tables, by which hard boards are solved faster
  enumerate   count all boards of a size by their distance from the goal
  dialects    list the ways of writing puzzles that are known, or show one
  help        show the help of a command

Options:
${LANGUAGE_AND_HELP}
  -V, --version             show the version

${EXIT_CODES}

Examples:
  slidepath solve --board "1 2 3/4 0 5/7 8 6"
  slidepath solve --dialect hdu-3567 cases.txt
  slidepath solve --help
`,
  solve: `Answers sliding-tile puzzles from FILE, or from standard input where FILE is left out or "-".

Usage: slidepath solve [options] [FILE]

With --dialect, that dialect's bytes and nothing else are written to standard output, however many
cases there are. Without it, the dialect is found out and a person is answered: which reading was
taken, which others fit, the boards, a shortest path, and how it was found.

Reading:
  -d, --dialect ID          read and answer in this dialect; "slidepath dialects" lists them
      --board TEXT          a board instead of a file, its rows split by slashes
      --size WxH            the boards' width and height, where the lines do not tell them
      --goal GOAL           blank-last, blank-first, or a board such as 1,2,3,8,0,4,7,6,5
      --strict              refuse what would have to be repaired (CRLF, full-width digits …)

Searching:
      --method METHOD       auto, table, breadth-first (bfs), a-star, ida-star, anytime or
                            construct; auto searches by ida-star, looks up boards of nine cells
                            from the second on, and from 17 cells goes by anytime: a path at once,
                            which becomes shorter until it is proven, or a limit is reached
      --metric METRIC       single-tile (stm, the default), or multi-tile (mtm): a line of tiles
                            pushed at once is one move, on boards of up to 12 cells
      --heuristic NAME      misplacedTiles, manhattan, linearConflict, inversionDistance,
                            walkingDistance, walkingDistance+linearConflict or patternDatabase;
                            else the best at hand ("slidepath tables" keeps large tables)
      --order LETTERS       which shortest path: the least one by this order, such as dlru
      --max-nodes N         the most nodes to expand for a case, such as 1e6
      --max-memory SIZE     the most memory of a search, such as 512MB
      --time-limit SECONDS  the most time for a case
      --jobs N              how many threads answer, in the order of the input; 1 when left out

Answering:
      --text                answer a person, though a dialect is named
      --json                one JSON document: dialect, otherReadings, an answer a line, repairs;
                            an error is one JSON line on standard error
  -v, --verbose             list what was repaired, and the time, on standard error
${LANGUAGE_AND_HELP}

Answers before a fault in the input stand; then the fault is shown on standard error. Where a case
is unsolvable and the dialect has no word for that, none is invented: the run ends with
UNSOLVABLE_NOT_SAID.

${EXIT_CODES}

Examples:
  slidepath solve --board "1 2 3/4 0 5/7 8 6"
  slidepath solve --board "8 1 3/4 0 2/7 6 5" --goal 1,2,3,8,0,4,7,6,5
  echo "2 3 4 1 5 x 7 6 8" | slidepath solve --dialect acwing-179
  slidepath solve --dialect hdu-3567 cases.txt > answers.txt
  slidepath solve --method a-star --heuristic manhattan --json board.txt
  slidepath solve --method anytime --time-limit 10 6x6.txt
`,
  dialects: `Lists the dialects: the ways in which judges, courses and programs write puzzles and answers.

Usage: slidepath dialects [options] [ID]

With an ID, shows that dialect: its input, goal, question and words.

Options:
      --json                the dialects as they are kept, as JSON
${LANGUAGE_AND_HELP}

Examples:
  slidepath dialects
  slidepath dialects hdu-3567
  slidepath dialects --json
`,
};

const UNFIT: Readonly<Record<UnfitReason, string>> = {
  "goal-given": "its input gives the goal",
  "size-fixed": "its boards have another, fixed size",
  "order-fixed": "it asks for the least path in an order of its own",
};

const LIMITS: Readonly<Record<LimitReason, string>> = {
  nodes: "--max-nodes",
  memory: "the memory limit",
  time: "--time-limit",
};

function unwritable(reason: Unwritable): string {
  switch (reason.what) {
    case "cases":
      return "its inputs hold one case";
    case "size":
      return `it has no boards of ${reason.width}×${reason.height}, or its text would not tell that size`;
    case "goal":
      return "its goal is another";
    case "start":
      return "its input gives the goal alone, and its start is another";
    case "tiles":
      return `it has signs for ${reason.most} tiles`;
    case "limit":
      return "it asks for a limit on the moves, which the case has not";
    case "kind":
      return "its question is of another kind";
  }
}

const UNSUPPORTED = {
  table: "--method table (up to 12 cells)",
  "multi-tile": "--metric multi-tile (up to 12 cells)",
  "walking-distance": "walking distance",
  "pattern-database": "pattern databases",
} as const;

const GENERATE: Readonly<Record<GenerateError["code"], string>> = {
  ONE_CASE: "an input holds one case; leave --cases out",
  NEVER_UNSOLVABLE: "unsolvable boards never come, or have no word",
  SIZE_FIXED: "its boards have a size of their own",
  DEPTH_NONE: "no board is so many moves from the goal",
};

const didYouMean = ({ near }: { readonly near?: string }): string =>
  near === undefined ? "" : `; did you mean ${near}?`;

function complaint(wrong: Complaint): string {
  switch (wrong.code) {
    case "COMMAND_MISSING":
      return 'no command given; see "slidepath --help"';
    case "COMMAND_UNKNOWN":
      return `unknown command "${wrong.given}"${didYouMean(wrong)}`;
    case "OPTION_UNKNOWN":
      return `unknown option ${wrong.option}${didYouMean(wrong)}`;
    case "OPTION_VALUE_MISSING":
      return `${wrong.option} needs a value`;
    case "OPTION_VALUE_UNEXPECTED":
      return `${wrong.option} takes no value`;
    case "OPTION_VALUE":
      return `${wrong.option}: expected ${expected(wrong.expected)}, got "${wrong.given}"${didYouMean(wrong)}`;
    case "OPTION_CONFLICT":
      return `${wrong.options.join(" and ")} cannot be used together`;
    case "OPTION_UNFIT":
      return wrong.by === "name"
        ? `${wrong.option} cannot be used with ${wrong.dialect}: ${UNFIT[wrong.why]}`
        : `${wrong.option} does not fit the input, which reads as ${wrong.dialect}: ${UNFIT[wrong.why]}`;
    case "OPTION_MISSING":
      return `${wrong.option} must be given`;
    case "ARGUMENT_MISSING":
      return `${wrong.argument} is missing`;
    case "ARGUMENT_EXTRA":
      return `"${wrong.given}" is one argument too many`;
    case "DIALECT_UNKNOWN":
      return `unknown dialect "${wrong.given}"${didYouMean(wrong) || '; "slidepath dialects" lists them'}`;
    case "FILE_NOT_FOUND":
      return `there is no file ${wrong.path}`;
    case "FILE_UNREADABLE":
      return `${wrong.path ?? "standard input"} cannot be read (${wrong.reason})`;
    case "OUTPUT_FAILED":
      return `${wrong.path ?? "standard output"} cannot be written (${wrong.reason})`;
    case "INPUT":
      return describeDiagnostic(wrong.diagnostic, "en");
    case "MOVES_ONLY":
      return `there is no board here, but a path: ${counted(wrong.length, "move")}; to replay it, name its board and whose way the letters go, as in slidepath verify --board "1 2 3/4 0 5/7 8 6" --names blank --moves ${wrong.letters}`;
    case "ANSWER_WRONG":
      return `the judge's own answer, ${wrong.source}, is not right: ${wrong.said}`;
    case "UNWRITABLE":
      return `case ${wrong.number} cannot be written in ${wrong.dialect}: ${unwritable(wrong.reason)}`;
    case "GENERATE":
      return `${wrong.dialect}: ${GENERATE[wrong.reason]}`;
    case "COMMAND_UNSTARTED":
      return `${wrong.command} cannot be started (${wrong.reason})`;
    case "METHOD_UNSUPPORTED":
      return `case ${wrong.number}: the board is too large for ${UNSUPPORTED[wrong.what]}`;
    case "MEMORY_LIMIT":
      return `tables of ${wrong.given} take ${memory(wrong.bytes)} to build, more than the limit of ${memory(wrong.limit)}`;
    case "TABLES_TOO_LARGE":
      return `tables of ${wrong.given} would be larger than anything that can be addressed (2 GiB)`;
    case "TABLES_UNSUPPORTED":
      return `tables are for boards of up to 64 cells, not ${wrong.given}`;
    case "TABLES_UNKNOWN":
      return `no tables "${wrong.given}" are kept; "slidepath tables list" lists them`;
    case "GOAL_SIZE":
      return `case ${wrong.number}: --goal has another size than the board`;
    case "UNSOLVABLE_NOT_SAID":
      return `case ${wrong.number} is unsolvable, and ${wrong.dialect} has no word for that`;
    case "LIMIT_REACHED":
      return `case ${wrong.number}: ${LIMITS[wrong.reason]} was reached; no path is shorter than ${wrong.lowerBound}`;
  }
}

function expected(value: ExpectedValue): string {
  switch (value.kind) {
    case "one-of":
      return `one of ${value.values.join(", ")}`;
    case "size":
      return "WIDTHxHEIGHT, such as 4x4";
    case "whole":
      return `a whole number from 0 to ${Number.MAX_SAFE_INTEGER}`;
    case "ratio":
      return "a number from 0 to 1";
    case "nodes":
      return "a whole number, such as 1000000 or 1e6";
    case "bytes":
      return "an amount of memory, such as 512MB or 2GiB";
    case "seconds":
      return "a number of seconds above 0, such as 2.5";
    case "order":
      return "each of the letters u d l r once, such as dlru";
    case "goal":
      return "blank-last, blank-first, or a board such as 1,2,3,8,0,4,7,6,5 (rows split by slashes, or --size, where it is not square)";
    case "space-size":
      return `WIDTHxHEIGHT of up to ${value.cells} cells, such as 3x4`;
    case "jobs":
      return `a number of threads from 1 to ${value.most}`;
    case "patterns":
      return `sizes of patterns that add up to ${value.tiles} tiles, such as 7-8, or each tile once, such as 1,2,3/4,5,6`;
  }
}

const METHODS: Readonly<Record<Method, string>> = {
  table: "looked up in a table of all boards of this size",
  "breadth-first": "breadth-first search",
  "a-star": "A*",
  "ida-star": "IDA*",
  anytime: "a path improved as long as it may take",
  construct: "a path laid line by line",
};

const heuristics: Texts["heuristics"] = {
  misplacedTiles: "misplaced tiles",
  manhattan: "Manhattan distance",
  linearConflict: "Manhattan distance and linear conflicts",
  inversionDistance: "inversion distance",
  patternDatabase: "additive pattern databases",
  walkingDistance: "walking distance",
  "walkingDistance+linearConflict": "the greater of walking distance and linear conflicts",
};

function effort({ method, heuristic, stats }: Searched, milliseconds: number): string {
  const how = METHODS[method] + (heuristic === undefined ? "" : `, ${heuristics[heuristic]}`);
  const work =
    method === "table"
      ? ""
      : `, ${grouped(stats.expanded)} expanded, ${grouped(stats.generated)} generated`;
  return `How: ${how}${work}; ${duration(milliseconds)}`;
}

const parity = (value: 0 | 1): string => (value === 0 ? "even" : "odd");

const whyUnsolvable: Texts["whyUnsolvable"] = ({ rule, start, goal, swap }, label) => {
  const sentences: string[] = [];
  if (rule === "line") {
    sentences.push("On a single row or column tiles cannot pass each other.");
    sentences.push("Their order, the blank left out, is not that of the goal.");
  } else if (rule === "odd-width") {
    sentences.push("An inversion is a pair of tiles of which the greater comes first.");
    sentences.push("On a board of odd width, no move makes an odd number of inversions even.");
    sentences.push(
      `The start has ${start.inversions}, ${parity(start.parity)}; the goal has ${goal.inversions}, ${parity(goal.parity)}.`,
    );
  } else {
    const sum = ({ inversions, blankRow }: typeof start): string =>
      `${inversions} + ${blankRow} = ${inversions + blankRow}`;
    sentences.push("An inversion is a pair of tiles of which the greater comes first.");
    sentences.push(
      "On a board of even width, no move makes an odd sum of the inversions and the blank's row (the top one is 0) even.",
    );
    sentences.push(
      `The start has ${sum(start)}, ${parity(start.parity)}; the goal has ${sum(goal)}, ${parity(goal.parity)}.`,
    );
  }
  sentences.push(
    swap === null
      ? "No exchange of two tiles mends that."
      : `Exchange ${label(swap[0])} and ${label(swap[1])} in the start, and it can be solved.`,
  );
  return sentences;
};

const BOARD_NAMES: Readonly<Record<BoardName, string>> = { start: "the start", goal: "the goal" };

const NUMBER_NAMES: Readonly<Record<NumberName, string>> = {
  cases: "the number of cases",
  row: "the missing piece's row, from 0",
  column: "its column, from 0",
  width: "the width",
  height: "the height",
  side: "the side of the square",
  tiles: "the number of tiles",
  "goal-cell": "the goal blank's cell, from 0 (-1 for the last)",
  limit: "the most moves allowed",
  index: "the case's own number",
  count: "a number that does not matter",
};

function item(part: GrammarItem): string {
  switch (part.item) {
    case "number":
      return NUMBER_NAMES[part.name];
    case "word":
      return `the word ${part.words[0]}`;
    case "label":
      return "a label";
    case "board": {
      const board = BOARD_NAMES[part.name] + (part.optional ? " (may be missing)" : "");
      return `${board}, ${layout(part.layout)}`;
    }
  }
}

function layout({ open, glued, cell, row, anyLines }: BoardLayout): string {
  if (open !== "") return "as an array";
  const cells = glued ? "a character a cell" : "a number a cell";
  if (anyLines) return `${cells}, on any lines`;
  if (cell === "\n") return `${cells}, a line each`;
  return `${cells}, ${row === "\n" ? "a line a row" : "all on one line"}`;
}

function repeated(repeat: Repeat): string {
  switch (repeat.kind) {
    case "one":
      return "one case";
    case "count":
      return "the number of cases, then the cases";
    case "end-of-input":
      return "cases to the end of the input";
    case "zeros":
      return `cases until ${repeat.count === 1 ? "a zero" : `${repeat.count} zeros`}`;
  }
}

function cells({ kind, blank, ...rule }: TileRule): string {
  switch (kind) {
    case "from-one":
      return `tiles from 1, ${blank} for the blank`;
    case "pieces":
      return `pieces from 0 by their place in the picture, ${blank} for the blank`;
    case "largest":
      return "tiles from 1, the largest number for the blank";
    case "symbols":
      return `tiles in the order of ${"symbols" in rule ? rule.symbols : ""}, ${blank} for the blank`;
  }
}

const SIZES: Readonly<Record<Exclude<SizeRule["kind"], "fixed">, string>> = {
  numbers: "of the size that the numbers say",
  lines: "of any size",
};

function input({ input: { repeat, items, size, tiles } }: Dialect): string[] {
  const shape =
    size.kind === "fixed" ? `of width ${size.width}, height ${size.height}` : SIZES[size.kind];
  return [`${repeated(repeat)}: ${items.map(item).join("; ")}`, `boards ${shape}, ${cells(tiles)}`];
}

const PATHS: Readonly<Record<PathRule, string>> = {
  any: "any path",
  shortest: "any shortest path",
  least: "the least of the shortest paths",
  cheapest: "any path whose tiles' numbers have the least sum",
};

const DECISIONS: Readonly<Record<DecisionRule, string>> = {
  reachable: "whether it can be solved",
  "one-move": "whether one move solves it",
  "single-slides": "whether it can be solved with every tile sliding once at most",
};

function question({ question: asked }: Dialect): string {
  switch (asked.kind) {
    case "length":
      return "the fewest moves";
    case "decision":
      return DECISIONS[asked.rule];
    case "farthest":
      return "the farthest board, and a path to it";
    case "board":
      return "the board itself, written another way";
    case "simulation":
      return "the board that given moves lead to";
    case "checksum":
      return "a number made of all shortest paths";
    default: {
      const order = asked.rule === "least" ? `, ${Array.from(asked.order).join("<")}` : "";
      const most = asked.atMost === undefined ? "" : `, of at most ${asked.atMost} moves`;
      const path = PATHS[asked.rule] + order + most;
      if (asked.kind === "path") return path;
      return asked.kind === "boards" ? `the boards of ${path}` : `the fewest moves, and ${path}`;
    }
  }
}

const GOALS: Readonly<Record<GoalPolicy["kind"], string>> = {
  "blank-last": "tiles in order, the blank last",
  "blank-first": "the blank first, then tiles in order",
  "blank-cell": "tiles in order, the blank in a cell of its own",
  reversed: "tiles from the greatest down, the blank last",
  board: "a board of its own",
  given: "given in the input",
  picture: "the picture, its missing piece's place blank",
  cell: "tiles in order, the blank in the cell that the input names",
  farthest: "the board that is farthest away",
  snail: "tiles in order round the edge and inwards, the blank last",
};

const describeGoal = ({ kind }: GoalPolicy): string => GOALS[kind];

export const en: Texts = {
  help,
  complaint,
  typeInput: "reading from the terminal: end the input with Ctrl-D",
  repair: ({ kind, count, line, column }) =>
    `read in spite of ${describeRepair(kind, "en")}, ${count === 1 ? "" : `${grouped(count)} times, first `}at ${line}:${column}`,
  summary: (cases, milliseconds) =>
    `${grouped(cases)} ${cases === 1 ? "case" : "cases"} in ${duration(milliseconds)}`,

  readAs: (dialect) =>
    `Read as ${dialect.id} (${dialectTitle(dialect)}); goal: ${describeGoal(dialect.goal)}`,
  alsoReadAs: (ids, more) =>
    `Fits as well, with the same boards: ${ids.join(", ")}${more === 0 ? "" : `, and ${more} more`}`,
  otherwiseReadAs: "Fits as well, with another puzzle:",
  difference: (difference) => describeDifference(difference, "en"),
  chooseReading: "Choose by --dialect ID (add --text for an answer like this one).",
  caseNumber: (number) => `Case ${number}`,
  bigBoard: (width, height) => `a board of ${width}×${height}`,
  length: (length, optimal) =>
    `${length} ${length === 1 ? "move" : "moves"}${optimal ? ", the fewest possible" : ""}`,
  path: (moves) => `Path of the blank: ${moves}`,
  inPlace: "The board is in its goal already: no moves.",
  effort,
  heuristics,
  decided: (holds) => (holds ? "Yes." : "No."),
  beyond: (limit) => `More than ${limit} moves, which this dialect does not count.`,
  limit: ({ reason, lowerBound, best }) => {
    const limit = LIMITS[reason === "aborted" ? "time" : reason];
    return best === undefined
      ? `Not answered: ${limit} was reached. No path is shorter than ${lowerBound}.`
      : `${grouped(best.length)} moves; ${limit} was reached before a shortest path was proven. No path is shorter than ${lowerBound}.`;
  },
  unsolvable: "Unsolvable: no moves lead from the start to the goal.",
  whyUnsolvable,

  dialectRows: {
    official: "known as",
    input: "input",
    goal: "goal",
    question: "asked",
    solved: "answer",
    atOnce: "solved at once",
    unsolvable: "unsolvable",
    refusal: "too many moves",
    judged: "judged",
    confidence: "confidence",
    sources: "sources",
    traps: "traps",
  },
  moreOnDialects: '"slidepath dialects ID" shows one of them.',
  input,
  question,
  goal: describeGoal,
  unsolvableWords: (words) =>
    words.kind === "words"
      ? JSON.stringify(words.template)
      : { "not-said": "not said", "never-happens": "never happens" }[words.kind],
  judged: (judged) =>
    ({ exact: "byte for byte", checker: "by a checker that takes other answers too" })[judged],
  confidence: (confidence) => confidence,
};
