import type { RepairKind } from "./decode.ts";
import type { Diagnostic, DiagnosticCode, Expected } from "./diagnostic.ts";
import type { NumberName } from "./number-name.ts";

/** The languages that people are answered in. */
export type Language = "en" | "zh-CN";

/** Returns what is wrong and what would be right, in one sentence without the place. */
export function describeDiagnostic(diagnostic: Diagnostic, language: Language = "en"): string {
  const expected = diagnostic.expected === undefined ? "" : EXPECTED[language](diagnostic.expected);
  return MESSAGES[language][diagnostic.code](diagnostic, expected);
}

type Message = (diagnostic: Diagnostic, expected: string) => string;

const at = ({ first }: Diagnostic): string =>
  first === undefined ? "" : `${first.line}:${first.column}`;

const cellsIn = ({ cells = [] }: Diagnostic): string => cells.join(", ");

const MESSAGES: Readonly<Record<Language, Record<DiagnosticCode, Message>>> = {
  en: {
    ENCODING_UNKNOWN: ({ text }) =>
      `the bytes ${text} are not UTF-8, and this runtime knows no GB18030: save the text as UTF-8`,
    INPUT_EMPTY: (_, expected) => `the input is empty: expected ${expected}`,
    INPUT_SHORT: (_, expected) => `the input ends too early: expected ${expected}`,
    INPUT_LONG: ({ text }, expected) => `"${text}" is too much: expected ${expected}`,
    TILE_FOREIGN: ({ text }, expected) => `"${text}" is not a tile: expected ${expected}`,
    TILE_RANGE: ({ text }, expected) => `tile ${text} is out of range: expected ${expected}`,
    TILE_DUPLICATE: (d) => `${d.text} stands twice, first at ${at(d)}; ${d.missing} is missing`,
    LETTER_FOR_DIGIT: ({ text }, expected) => `"${text}" is a letter: expected ${expected}`,
    NUMBER_NOT_WHOLE: ({ text }, expected) =>
      `"${text}" is not a whole number: expected ${expected}`,
    NUMBER_EXPECTED: ({ text }, expected) => `"${text}" is not a number: expected ${expected}`,
    WORD_EXPECTED: ({ text }, expected) => `"${text}" is out of place: expected ${expected}`,
    NUMBER_RANGE: ({ text }, expected) => `${text} is out of range: expected ${expected}`,
    PIECE_TAKEN: ({ text }, expected) =>
      `piece ${text} was taken away and cannot be on the board: expected ${expected}`,
    LINE_SHORT: (_, expected) => `the line ends too early: expected ${expected}`,
    LINE_LONG: ({ text }, expected) => `"${text}" is too much on this line: expected ${expected}`,
    SIZE_UNKNOWN: (_, expected) =>
      `the size cannot be told from one line: expected a line for each row, or the size; ${expected}`,
    SIZE_MISMATCH: ({ text }, expected) => `"${text}" does not fit the board: expected ${expected}`,
    BLANK_TWICE: (d, expected) =>
      `"${d.text}" is a second blank, the first is at ${at(d)}: expected ${expected}`,
    BLANK_MISSING: (_, expected) => `the board has no blank: expected ${expected}`,
    BOARD_SHORT: (d, expected) => `${cellsIn(d)} cells are no full board: expected ${expected}`,
    BOARD_LONG: (d, expected) => `${cellsIn(d)} cells are too many: expected ${expected}`,
    BOARD_MISSING: (_, expected) => `there is no board in this text: expected ${expected}`,
    ROWS_RAGGED: (d, expected) => `the rows have ${cellsIn(d)} cells: expected ${expected} in each`,
    MOVE_FOREIGN: ({ text }, expected) => `"${text}" is not a move: expected ${expected}`,
    MOVE_COUNT: ({ text }, expected) => `"${text}" is out of range: expected ${expected}`,
    MOVE_ILLEGAL: ({ text }, expected) =>
      `"${text}" is not next to the blank: expected ${expected}`,
    REPAIR_NEEDED: (d) => `${repairIn(d, "en")}: strict reading takes it only as the rules have it`,
    READING_UNKNOWN: () =>
      "no known way of writing a board fits: expected one board row by row with 0 for the blank, or name a dialect",
  },
  "zh-CN": {
    ENCODING_UNKNOWN: ({ text }) =>
      `字节 ${text} 不是 UTF-8，而此环境不支持 GB18030：请把文本另存为 UTF-8`,
    INPUT_EMPTY: (_, expected) => `输入为空：应为${expected}`,
    INPUT_SHORT: (_, expected) => `输入提前结束：应为${expected}`,
    INPUT_LONG: ({ text }, expected) => `多出了“${text}”：应为${expected}`,
    TILE_FOREIGN: ({ text }, expected) => `“${text}”不是方块：应为${expected}`,
    TILE_RANGE: ({ text }, expected) => `方块 ${text} 超出范围：应为${expected}`,
    TILE_DUPLICATE: (d) => `${d.text} 出现了两次，第一次在 ${at(d)}；缺少 ${d.missing}`,
    LETTER_FOR_DIGIT: ({ text }, expected) => `“${text}”是字母：应为${expected}`,
    NUMBER_NOT_WHOLE: ({ text }, expected) => `“${text}”不是整数：应为${expected}`,
    NUMBER_EXPECTED: ({ text }, expected) => `“${text}”不是数字：应为${expected}`,
    WORD_EXPECTED: ({ text }, expected) => `“${text}”不该在这里：应为${expected}`,
    NUMBER_RANGE: ({ text }, expected) => `${text} 超出范围：应为${expected}`,
    PIECE_TAKEN: ({ text }, expected) => `第 ${text} 块已被拿走，不能在棋盘上：应为${expected}`,
    LINE_SHORT: (_, expected) => `这一行提前结束：应为${expected}`,
    LINE_LONG: ({ text }, expected) => `这一行多出了“${text}”：应为${expected}`,
    SIZE_UNKNOWN: (_, expected) => `从一行里看不出尺寸：请每行棋盘写一行，或给出尺寸；${expected}`,
    SIZE_MISMATCH: ({ text }, expected) => `“${text}”与棋盘不符：应为${expected}`,
    BLANK_TWICE: (d, expected) => `“${d.text}”是第二个空格，第一个在 ${at(d)}：应为${expected}`,
    BLANK_MISSING: (_, expected) => `棋盘没有空格：应为${expected}`,
    BOARD_SHORT: (d, expected) => `${cellsIn(d)} 格不成完整的棋盘：应为${expected}`,
    BOARD_LONG: (d, expected) => `${cellsIn(d)} 格太多：应为${expected}`,
    BOARD_MISSING: (_, expected) => `文本里没有棋盘：应为${expected}`,
    ROWS_RAGGED: (d, expected) => `各行的格数是 ${cellsIn(d)}：每行应为${expected}`,
    MOVE_FOREIGN: ({ text }, expected) => `“${text}”不是一步移动：应为${expected}`,
    MOVE_COUNT: ({ text }, expected) => `“${text}”超出范围：应为${expected}`,
    MOVE_ILLEGAL: ({ text }, expected) => `“${text}”不与空格相邻：应为${expected}`,
    REPAIR_NEEDED: (d) => `${repairIn(d, "zh-CN")}：严格模式只接受合乎规则的写法`,
    READING_UNKNOWN: () => "没有一种已知的写法符合：请逐行写出棋盘、空格写 0，或指明题目格式",
  },
};

const REPAIRS: Readonly<Record<RepairKind, Readonly<Record<Language, string>>>> = {
  "byte-order-mark": { en: "a byte order mark", "zh-CN": "字节顺序标记（BOM）" },
  "utf-16": { en: "UTF-16 text", "zh-CN": "UTF-16 编码" },
  gb18030: { en: "GB18030 text", "zh-CN": "GB18030 编码" },
  "invalid-bytes": { en: "bytes that are no character", "zh-CN": "不成字符的字节" },
  "box-drawing": { en: "a line of a drawn board", "zh-CN": "制表线" },
  "line-ends": { en: "a carriage return at the line's end", "zh-CN": "行末的回车符" },
  "full-width": { en: "a full-width character", "zh-CN": "全角字符" },
  space: { en: "an unusual space", "zh-CN": "特殊空白字符" },
  "zero-width": { en: "an invisible character", "zh-CN": "不可见字符" },
  "blank-symbol": { en: "another symbol for the blank", "zh-CN": "空格的另一种写法" },
  "minus-sign": { en: "an unusual minus sign", "zh-CN": "特殊的减号" },
  digit: { en: "a digit of another script", "zh-CN": "其他文字的数字" },
  "end-of-file-byte": { en: "an end-of-file byte (0x1A)", "zh-CN": "文件结束符（0x1A）" },
  separator: { en: "a separator between cells", "zh-CN": "格与格之间的分隔符" },
  "letter-case": { en: "a letter in the other case", "zh-CN": "字母大小写不同" },
  terminator: { en: "an end without its mark", "zh-CN": "缺少结束标记" },
  markup: { en: "brackets, a drawing or a table round the board", "zh-CN": "括号、图框或表格" },
  glued: { en: "cells without anything between", "zh-CN": "各格之间没有分隔" },
  "digit-letter": { en: "letters as digits (A is 10)", "zh-CN": "用字母表示的数字（A 是 10）" },
  "blank-by-column": { en: "a blank told by its column", "zh-CN": "由列位置判断的空格" },
  "largest-blank": { en: "the greatest number as the blank", "zh-CN": "最大的数当作空格" },
  "picture-labels": { en: "pieces numbered from 0", "zh-CN": "从 0 编号的图块" },
  "ignored-text": { en: "numbers before the board", "zh-CN": "棋盘之前的数字" },
  layout: { en: "another layout of the lines", "zh-CN": "换行位置不同" },
};

/** Returns what was read as something else than it is written, in words. */
export function describeRepair(kind: RepairKind, language: Language = "en"): string {
  return REPAIRS[kind][language];
}

const repairIn = ({ repair }: Diagnostic, language: Language): string =>
  repair === undefined ? "" : describeRepair(repair, language);

const NUMBER_NAMES: Readonly<Record<NumberName, Readonly<Record<Language, string>>>> = {
  cases: { en: "the number of cases", "zh-CN": "组数" },
  row: { en: "the row of the missing piece", "zh-CN": "缺块的行号" },
  column: { en: "the column of the missing piece", "zh-CN": "缺块的列号" },
  width: { en: "the number of columns", "zh-CN": "列数" },
  height: { en: "the number of rows", "zh-CN": "行数" },
  side: { en: "the side of the board", "zh-CN": "边长" },
  tiles: { en: "the number of tiles", "zh-CN": "方块数" },
  "goal-cell": { en: "the cell of the goal's blank", "zh-CN": "目标空格的位置" },
  limit: { en: "the most moves allowed", "zh-CN": "最多步数" },
  index: { en: "the case's own number", "zh-CN": "题号" },
  count: { en: "a count", "zh-CN": "个数" },
};

const boardIn = ({ board }: { readonly board: string }): string =>
  board === "goal" ? "目标棋盘" : "起始棋盘";

const EXPECTED: Readonly<Record<Language, (expected: Expected) => string>> = {
  en: (expected) => {
    switch (expected.kind) {
      case "tile":
        return Number.isFinite(expected.to)
          ? `a tile from ${expected.from} to ${expected.to}, or ${expected.blank} for the blank`
          : `a tile from ${expected.from} up, or ${expected.blank} for the blank`;
      case "cell":
        return Number.isFinite(expected.of)
          ? `cell ${expected.number} of the ${expected.of} of the ${expected.board} board`
          : `the cells of the ${expected.board} board`;
      case "cells":
        return `${expected.count} cells`;
      case "number":
        return `${NUMBER_NAMES[expected.name].en}, a whole number from ${expected.from} to ${expected.to}`;
      case "blank":
        return "one blank, such as 0, x, _ or an empty cell";
      case "board":
        return "a board, such as 1 2 3 / 4 0 5 / 7 8 6";
      case "move":
        return "a letter u d l r, a word, an arrow, or the number of a tile next to the blank";
      case "moves":
        return `${expected.from} to ${expected.to} moves`;
      case "end":
        return "the end of the input";
      case "line-end":
        return "the end of the line";
      case "digit":
        return `a digit; did you mean ${expected.digit}?`;
      case "word":
        return `the word ${expected.words.join(" or ")}`;
      case "sizes":
        return `it may be ${expected.sizes.join(" or ")} (width x height)`;
    }
  },
  "zh-CN": (expected) => {
    switch (expected.kind) {
      case "tile":
        return Number.isFinite(expected.to)
          ? ` ${expected.from} 到 ${expected.to} 的方块，或空格 ${expected.blank}`
          : `不小于 ${expected.from} 的方块，或空格 ${expected.blank}`;
      case "cell":
        return Number.isFinite(expected.of)
          ? `${boardIn(expected)}的 ${expected.of} 格中的第 ${expected.number} 格`
          : `${boardIn(expected)}的各格`;
      case "cells":
        return ` ${expected.count} 格`;
      case "number":
        return `${NUMBER_NAMES[expected.name]["zh-CN"]}，${expected.from} 到 ${expected.to} 的整数`;
      case "blank":
        return "恰好一个空格，如 0、x、_ 或空着的格";
      case "board":
        return "一个棋盘，如 1 2 3 / 4 0 5 / 7 8 6";
      case "move":
        return "字母 u d l r、单词、箭头，或与空格相邻的方块的编号";
      case "moves":
        return ` ${expected.from} 到 ${expected.to} 步`;
      case "end":
        return "输入结束";
      case "line-end":
        return "换行";
      case "digit":
        return `数字；是不是想写 ${expected.digit}？`;
      case "word":
        return ` ${expected.words.join(" 或 ")}`;
      case "sizes":
        return `可能是 ${expected.sizes.join(" 或 ")}（宽x高）`;
    }
  },
};
