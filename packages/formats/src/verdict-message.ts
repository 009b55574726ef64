import type { Place } from "./diagnostic.ts";
import { describeDiagnostic, type Language } from "./diagnostic-message.ts";
import type {
  PresentationFault,
  Verdict,
  VerdictDetail,
  VerdictHint,
  VerdictKind,
} from "./verdict.ts";

type Both = Readonly<Record<Language, string>>;
type DetailOn<About> = Extract<VerdictDetail, { about: About }>;

const VERDICTS: Readonly<Record<VerdictKind, Both>> = {
  accepted: { en: "accepted", "zh-CN": "通过" },
  "wrong-answer": { en: "wrong answer", "zh-CN": "答案错误" },
  "illegal-move": { en: "illegal move", "zh-CN": "非法移动" },
  "not-shortest": { en: "not the shortest", "zh-CN": "不是最短" },
  "not-least": { en: "shortest, but not the least", "zh-CN": "最短但不是字典序最小" },
  "false-unsolvable": { en: "solvable, but said not to be", "zh-CN": "有解却输出无解" },
  "missed-unsolvable": { en: "unsolvable, but answered", "zh-CN": "无解却给出答案" },
  presentation: { en: "presentation error", "zh-CN": "格式错误" },
  truncated: { en: "the output ends too early", "zh-CN": "输出提前结束" },
  extra: { en: "more output than answers", "zh-CN": "多余的输出" },
  "bad-input": { en: "the judge's own input is wrong", "zh-CN": "评测输入有误" },
};

const PRESENTATION: Readonly<Record<PresentationFault, Both>> = {
  "letter-case": { en: "a letter in the other case", "zh-CN": "字母大小写不对" },
  blanks: { en: "blanks too many or too few", "zh-CN": "空格多了或少了" },
  "line-ends": { en: "a carriage return at the line's end", "zh-CN": "行末有回车符" },
  "empty-line-missing": { en: "an empty line is missing", "zh-CN": "缺少空行" },
  "empty-line-extra": { en: "an empty line too many", "zh-CN": "多出空行" },
  "final-line-end": { en: "the last line end is missing", "zh-CN": "最后一行缺少换行" },
};

const NUMBERS: Readonly<Record<DetailOn<"number">["name"], Both>> = {
  case: { en: "the case's number", "zh-CN": "组号" },
  length: { en: "the number of moves", "zh-CN": "步数" },
  limit: { en: "the limit", "zh-CN": "步数上限" },
};

const MOVE_FAULTS: Readonly<Record<DetailOn<"move">["reason"], Both>> = {
  "not-a-move": { en: "is no move in this notation", "zh-CN": "不是这种记法里的移动" },
  "not-beside-blank": { en: "is not beside the blank", "zh-CN": "不与空格相邻" },
  "off-board": { en: "would leave the board", "zh-CN": "会移出棋盘" },
  "too-many": {
    en: "makes the path longer than ten million moves",
    "zh-CN": "使路径超过一千万步",
  },
};

const BOARD_FAULTS: Readonly<Record<DetailOn<"board">["reason"], Both>> = {
  "not-a-board": { en: "is no board of the puzzle's tiles", "zh-CN": "不是一个合法的棋盘" },
  "not-a-slide": {
    en: "does not follow from the one before by one slide",
    "zh-CN": "不能由前一个棋盘移动一步得到",
  },
  "not-the-start": { en: "is not the one it must be", "zh-CN": "不是应有的那个棋盘" },
};

const GOALS: Readonly<Record<string, Both>> = {
  "blank-last": { en: "with the blank last", "zh-CN": "空格在最后" },
  "blank-first": { en: "with the blank first", "zh-CN": "空格在最前" },
  snail: { en: "of the snail", "zh-CN": "螺旋形" },
};

/** A verdict in words, each of which may stand in a column of its own. */
export interface VerdictWords {
  readonly verdict: string;
  /** Where in the output. */
  readonly place?: string;
  readonly why?: string;
  /** Under which other convention it would be right. */
  readonly hint?: string;
}

/** Returns a verdict in words. */
export function verdictWords(
  { verdict, place, detail, hint }: Verdict,
  language: Language = "en",
): VerdictWords {
  return {
    verdict: VERDICTS[verdict][language],
    ...(place !== undefined && verdict !== "accepted" && { place: PLACES[language](place) }),
    ...(detail !== undefined && { why: DETAILS[language](detail) }),
    ...(hint !== undefined && { hint: HINTS[language](hint) }),
  };
}

/** Returns a verdict in one line: what, where, why, and under which other convention it would be right. */
export function describeVerdict(verdict: Verdict, language: Language = "en"): string {
  const words = verdictWords(verdict, language);
  const isEnglish = language === "en";
  let text = words.verdict;
  if (verdict.case !== undefined) {
    text = isEnglish ? `case ${verdict.case}: ${text}` : `第 ${verdict.case} 组：${text}`;
  }
  if (words.place !== undefined) text += (isEnglish ? ", " : "，") + words.place;
  if (words.why !== undefined) text += (isEnglish ? ": " : "：") + words.why;
  if (words.hint !== undefined) text += (isEnglish ? "; " : "；") + words.hint;
  return text;
}

const PLACES: Readonly<Record<Language, (place: Place) => string>> = {
  en: ({ line, column }) => `line ${line}, column ${column}`,
  "zh-CN": ({ line, column }) => `第 ${line} 行第 ${column} 列`,
};

const DETAILS: Readonly<Record<Language, (detail: VerdictDetail) => string>> = {
  en: (detail) => {
    switch (detail.about) {
      case "text":
        return `expected ${quoted(detail.expected)}, found ${quoted(detail.found)}`;
      case "number":
        return `${NUMBERS[detail.name].en} is ${detail.expected}, found ${detail.found}`;
      case "move":
        return `move ${detail.number}, ${quoted(detail.text)}, ${MOVE_FAULTS[detail.reason].en}`;
      case "goal":
        return `after ${detail.moves} moves the board is not the goal`;
      case "longer":
        return `${detail.length} moves, ${detail.length - detail.shortest} more than the ${detail.shortest} that it takes`;
      case "dearer":
        return `costs ${detail.cost}, ${detail.cost - detail.least} more than the ${detail.least} that it takes`;
      case "too-long":
        return `${detail.length} moves, and at most ${detail.atMost} are allowed`;
      case "order":
        return `move ${detail.number} is ${detail.found}, and ${detail.expected} also leads to a shortest path and is less`;
      case "count":
        return `says ${detail.said} moves and makes ${detail.counted}`;
      case "solvable":
        return detail.shortest === undefined
          ? "the board can be solved"
          : `the board can be solved in ${detail.shortest} moves`;
      case "unsolvable":
        return "no moves lead to the goal";
      case "board":
        return `board ${detail.number} ${BOARD_FAULTS[detail.reason].en}`;
      case "nearer":
        return `the board is ${detail.distance} moves away, and there are some at ${detail.farthest}`;
      case "presentation":
        return PRESENTATION[detail.what].en;
      case "not-said":
        return "the dialect has no answer to an unsolvable board";
      case "input":
        return `line ${detail.diagnostic.line}, column ${detail.diagnostic.column}: ${describeDiagnostic(detail.diagnostic)}`;
    }
  },
  "zh-CN": (detail) => {
    switch (detail.about) {
      case "text":
        return `应为${quoted(detail.expected)}，实为${quoted(detail.found)}`;
      case "number":
        return `${NUMBERS[detail.name]["zh-CN"]}应为 ${detail.expected}，实为 ${detail.found}`;
      case "move":
        return `第 ${detail.number} 步 ${quoted(detail.text)} ${MOVE_FAULTS[detail.reason]["zh-CN"]}`;
      case "goal":
        return `走完 ${detail.moves} 步后不是目标`;
      case "longer":
        return `走了 ${detail.length} 步，比最短的 ${detail.shortest} 步多 ${detail.length - detail.shortest} 步`;
      case "dearer":
        return `花费 ${detail.cost}，比最少的 ${detail.least} 多 ${detail.cost - detail.least}`;
      case "too-long":
        return `走了 ${detail.length} 步，最多允许 ${detail.atMost} 步`;
      case "order":
        return `第 ${detail.number} 步是 ${detail.found}，而更小的 ${detail.expected} 同样通向最短路径`;
      case "count":
        return `输出步数 ${detail.said}，实际走了 ${detail.counted} 步`;
      case "solvable":
        return detail.shortest === undefined
          ? "这个棋盘有解"
          : `这个棋盘 ${detail.shortest} 步可解`;
      case "unsolvable":
        return "任何走法都到不了目标";
      case "board":
        return `第 ${detail.number} 个棋盘${BOARD_FAULTS[detail.reason]["zh-CN"]}`;
      case "nearer":
        return `这个棋盘距离为 ${detail.distance}，最远的是 ${detail.farthest}`;
      case "presentation":
        return PRESENTATION[detail.what]["zh-CN"];
      case "not-said":
        return "题目没有规定无解时输出什么";
      case "input":
        return `第 ${detail.diagnostic.line} 行第 ${detail.diagnostic.column} 列：${describeDiagnostic(detail.diagnostic, "zh-CN")}`;
    }
  },
};

const HINTS: Readonly<Record<Language, (hint: VerdictHint) => string>> = {
  en: (hint) => {
    switch (hint.kind) {
      case "names":
        return `these letters name the ${hint.names}'s direction, and the dialect's the ${hint.names === "tile" ? "blank" : "tile"}'s`;
      case "goal":
        return `the moves end in the goal ${GOALS[hint.goal]!.en}, which is not the dialect's`;
      case "order":
        return `this is the least path in the letter order ${hint.order}`;
      case "notation":
        return `the moves are right as ${hint.notation}`;
      case "words":
        return `this is the word of ${hint.dialect}`;
      case "reversed":
        return "this path leads from the goal to the start";
    }
  },
  "zh-CN": (hint) => {
    switch (hint.kind) {
      case "names":
        return hint.names === "tile"
          ? "这些字母表示方块的方向，题目要的是空格的方向"
          : "这些字母表示空格的方向，题目要的是方块的方向";
      case "goal":
        return `这些移动到达的是${GOALS[hint.goal]!["zh-CN"]}的目标，不是本题的目标`;
      case "order":
        return `这是按字母顺序 ${hint.order} 的最小路径`;
      case "notation":
        return `按另一种记法（${hint.notation}）读是对的`;
      case "words":
        return `这是 ${hint.dialect} 的输出用语`;
      case "reversed":
        return "这条路径是从目标走到起点";
    }
  },
};

function quoted(text: string): string {
  return JSON.stringify(text);
}
