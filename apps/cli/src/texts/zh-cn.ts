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
import { duration, grouped, memory } from "./figures.ts";
import type { Searched, Texts } from "./texts.ts";
import { toolHelpZhCn } from "./tool-help-zh-cn.ts";

const LANGUAGE_AND_HELP = `      --lang LANGUAGE       en 或 zh-CN；不写则依 LC_ALL、LC_MESSAGES、LANG
  -h, --help                显示本帮助`;

const EXIT_CODES = `退出码：
  0    已回答（无解也是回答），或读者提前关闭了管道
  1    判定结果不是“通过”
  2    用法错误或输入错误
  3    得出答案之前达到了限制
  130  被中断`;

const help: Texts["help"] = {
  ...toolHelpZhCn(LANGUAGE_AND_HELP, EXIT_CODES),
  slidepath: `求解滑块拼图（八数码、十五数码等），并按各评测平台、课程和书籍的格式读写。

用法：slidepath 命令 [选项] …

命令：
  solve       回答文件或标准输入中的题目
  judge       像某个格式的评测方那样评判输出
  stress      寻找某个程序答错的题目，并缩到最小
  gen         由种子生成某个格式的题目
  convert     把一种格式的题目写成另一种
  explain     说明棋盘为何有解或无解、它的康托展开和最优的第一步
  verify      走一遍路径，说明结果
  checker     给出一个脚本，供比赛系统用本程序评判
  tables      生成并保存大表，使困难的棋盘解得更快
  enumerate   按到目标的距离统计某个尺寸的全部棋盘
  dialects    列出已知的题目格式，或显示其中一种
  help        显示某个命令的帮助

选项：
${LANGUAGE_AND_HELP}
  -V, --version             显示版本

${EXIT_CODES}

示例：
  slidepath solve --board "1 2 3/4 0 5/7 8 6"
  slidepath solve --dialect hdu-3567 cases.txt
  slidepath solve --help
`,
  solve: `回答 FILE 中的滑块拼图；不写 FILE 或写“-”时读标准输入。

用法：slidepath solve [选项] [FILE]

指明 --dialect 时，无论有多少组，标准输出只有该格式要求的字节。不指明时，自动识别格式，并给出
便于阅读的回答：采用了哪种读法、还有哪些读法也符合、棋盘、一条最短路径以及求解方法。

读入：
  -d, --dialect ID          按此格式读入并回答；“slidepath dialects”列出所有格式
      --board TEXT          直接写出棋盘，代替文件，各行用斜线隔开
      --size WxH            棋盘尺寸（宽x高），用于换行不能说明尺寸时
      --goal GOAL           blank-last、blank-first，或一个棋盘，如 1,2,3,8,0,4,7,6,5
      --strict              拒绝一切需要修正的写法（CRLF、全角数字等）

搜索：
      --method METHOD       auto、table、breadth-first（bfs）、a-star、ida-star、anytime 或 construct；
                            auto 用 ida-star 搜索，从第二组起对九格以内的棋盘查表；17 格以上用
                            anytime：立即给出一条路径，再不断缩短，直到证明最短或达到限制
      --metric METRIC       single-tile（stm，默认）或 multi-tile（mtm）：一次推动一排方块算一步，
                            用于 12 格以内的棋盘
      --heuristic NAME      misplacedTiles、manhattan、linearConflict、inversionDistance、
                            walkingDistance、walkingDistance+linearConflict 或 patternDatabase；
                            不写则用现有的最好的一种（“slidepath tables”可保存大表）
      --order LETTERS       取哪条最短路径：按此字母顺序最小的一条，如 dlru
      --max-nodes N         每组最多扩展的结点数，如 1e6
      --max-memory SIZE     一次搜索最多使用的内存，如 512MB
      --time-limit SECONDS  每组最多使用的秒数
      --jobs N              用几个线程求解，回答按输入的次序；不写则为 1

回答：
      --text                虽指明了格式，仍给出便于阅读的回答
      --json                一个 JSON 文档：dialect、otherReadings、每行一个 answer、repairs；
                            错误是标准错误上的一行 JSON
  -v, --verbose             在标准错误上列出修正之处和用时
${LANGUAGE_AND_HELP}

输入有误时，之前各组的回答照样有效，错误显示在标准错误上。某组无解而该格式没有相应的说法时，
不会编造，以 UNSOLVABLE_NOT_SAID 结束。

${EXIT_CODES}

示例：
  slidepath solve --board "1 2 3/4 0 5/7 8 6"
  slidepath solve --board "8 1 3/4 0 2/7 6 5" --goal 1,2,3,8,0,4,7,6,5
  echo "2 3 4 1 5 x 7 6 8" | slidepath solve --dialect acwing-179
  slidepath solve --dialect hdu-3567 cases.txt > answers.txt
  slidepath solve --method a-star --heuristic manhattan --json board.txt
  slidepath solve --method anytime --time-limit 10 6x6.txt
`,
  dialects: `列出题目格式：各评测平台、课程和程序书写题目与答案的方式。

用法：slidepath dialects [选项] [ID]

写出 ID 时，显示该格式的输入、目标、提问和用语。

选项：
      --json                以 JSON 给出格式的全部资料
${LANGUAGE_AND_HELP}

示例：
  slidepath dialects
  slidepath dialects hdu-3567
  slidepath dialects --json
`,
};

const UNFIT: Readonly<Record<UnfitReason, string>> = {
  "goal-given": "目标由输入给出",
  "size-fixed": "它的棋盘尺寸固定，与此不同",
  "order-fixed": "它要求按自己的字母顺序取最小路径",
};

const LIMITS: Readonly<Record<LimitReason, string>> = {
  nodes: " --max-nodes ",
  memory: "内存限制",
  time: " --time-limit ",
};

function unwritable(reason: Unwritable): string {
  switch (reason.what) {
    case "cases":
      return "它的输入只有一组";
    case "size":
      return `它没有宽 ${reason.width}、高 ${reason.height} 的棋盘，或写出后看不出这一尺寸`;
    case "goal":
      return "它的目标与此不同";
    case "start":
      return "它的输入只给出目标，而起始棋盘与此不同";
    case "tiles":
      return `它只有 ${reason.most} 个方块的写法`;
    case "limit":
      return "它要求给出步数上限，而该组没有";
    case "kind":
      return "它问的是另一类问题";
  }
}

const UNSUPPORTED = {
  table: " --method table（至多 12 格）",
  "multi-tile": " --metric multi-tile（至多 12 格）",
  "walking-distance": "行走距离",
  "pattern-database": "模式数据库",
} as const;

const GENERATE: Readonly<Record<GenerateError["code"], string>> = {
  ONE_CASE: "输入只有一组，请不要写 --cases",
  NEVER_UNSOLVABLE: "不会出现无解的棋盘，或没有相应的说法",
  SIZE_FIXED: "它的棋盘有固定的尺寸",
  DEPTH_NONE: "没有离目标这么多步的棋盘",
};

const didYouMean = ({ near }: { readonly near?: string }): string =>
  near === undefined ? "" : `；是不是想写 ${near}？`;

function complaint(wrong: Complaint): string {
  switch (wrong.code) {
    case "COMMAND_MISSING":
      return "没有写命令；请看“slidepath --help”";
    case "COMMAND_UNKNOWN":
      return `没有“${wrong.given}”这个命令${didYouMean(wrong)}`;
    case "OPTION_UNKNOWN":
      return `没有 ${wrong.option} 这个选项${didYouMean(wrong)}`;
    case "OPTION_VALUE_MISSING":
      return `${wrong.option} 需要一个值`;
    case "OPTION_VALUE_UNEXPECTED":
      return `${wrong.option} 不带值`;
    case "OPTION_VALUE":
      return `${wrong.option}：应为${expected(wrong.expected)}，却写了“${wrong.given}”${didYouMean(wrong)}`;
    case "OPTION_CONFLICT":
      return `${wrong.options.join(" 与 ")} 不能同时使用`;
    case "OPTION_UNFIT":
      return wrong.by === "name"
        ? `${wrong.option} 不能用于 ${wrong.dialect}：${UNFIT[wrong.why]}`
        : `${wrong.option} 与输入不符，输入是 ${wrong.dialect}：${UNFIT[wrong.why]}`;
    case "OPTION_MISSING":
      return `必须写明 ${wrong.option}`;
    case "ARGUMENT_MISSING":
      return `缺少参数 ${wrong.argument}`;
    case "ARGUMENT_EXTRA":
      return `多出了参数“${wrong.given}”`;
    case "DIALECT_UNKNOWN":
      return `没有“${wrong.given}”这种格式${didYouMean(wrong) || "；“slidepath dialects”列出所有格式"}`;
    case "FILE_NOT_FOUND":
      return `没有文件 ${wrong.path}`;
    case "FILE_UNREADABLE":
      return `无法读取${wrong.path === undefined ? "标准输入" : ` ${wrong.path}`}（${wrong.reason}）`;
    case "OUTPUT_FAILED":
      return `无法写入${wrong.path === undefined ? "标准输出" : ` ${wrong.path}`}（${wrong.reason}）`;
    case "INPUT":
      return describeDiagnostic(wrong.diagnostic, "zh-CN");
    case "MOVES_ONLY":
      return `这里没有棋盘，而是一条 ${wrong.length} 步的路径；要重演它，请给出棋盘，并说明字母指空格还是方块的方向，例如 slidepath verify --board "1 2 3/4 0 5/7 8 6" --names blank --moves ${wrong.letters}`;
    case "ANSWER_WRONG":
      return `评测方自己的答案 ${wrong.source} 不对：${wrong.said}`;
    case "UNWRITABLE":
      return `第 ${wrong.number} 组不能写成 ${wrong.dialect}：${unwritable(wrong.reason)}`;
    case "GENERATE":
      return `${wrong.dialect}：${GENERATE[wrong.reason]}`;
    case "COMMAND_UNSTARTED":
      return `无法启动 ${wrong.command}（${wrong.reason}）`;
    case "METHOD_UNSUPPORTED":
      return `第 ${wrong.number} 组：棋盘太大，不能用${UNSUPPORTED[wrong.what]}`;
    case "MEMORY_LIMIT":
      return `生成 ${wrong.given} 的表需要 ${memory(wrong.bytes)} 内存，超过了限制 ${memory(wrong.limit)}`;
    case "TABLES_TOO_LARGE":
      return `${wrong.given} 的表太大，超出了可寻址的范围（2 GiB）`;
    case "TABLES_UNSUPPORTED":
      return `表只用于 64 格以内的棋盘，不能用于 ${wrong.given}`;
    case "TABLES_UNKNOWN":
      return `没有保存名为“${wrong.given}”的表；“slidepath tables list”列出所有的表`;
    case "GOAL_SIZE":
      return `第 ${wrong.number} 组：--goal 的尺寸与棋盘不同`;
    case "UNSOLVABLE_NOT_SAID":
      return `第 ${wrong.number} 组无解，而 ${wrong.dialect} 没有规定无解时的输出`;
    case "LIMIT_REACHED":
      return `第 ${wrong.number} 组：达到了${LIMITS[wrong.reason]}；已证明路径不短于 ${wrong.lowerBound} 步`;
  }
}

function expected(value: ExpectedValue): string {
  switch (value.kind) {
    case "one-of":
      return `以下之一：${value.values.join("、")}`;
    case "size":
      return "“宽x高”，如 4x4";
    case "whole":
      return `0 到 ${Number.MAX_SAFE_INTEGER} 之间的整数`;
    case "ratio":
      return "0 到 1 之间的数";
    case "nodes":
      return "整数，如 1000000 或 1e6";
    case "bytes":
      return "内存大小，如 512MB 或 2GiB";
    case "seconds":
      return "大于 0 的秒数，如 2.5";
    case "order":
      return "u d l r 四个字母各一次，如 dlru";
    case "goal":
      return " blank-last、blank-first，或一个棋盘，如 1,2,3,8,0,4,7,6,5（不是方形时，各行用斜线隔开，或写明 --size）";
    case "space-size":
      return `不超过 ${value.cells} 格的尺寸“宽x高”，如 3x4`;
    case "jobs":
      return ` 1 到 ${value.most} 的线程数`;
    case "patterns":
      return `各模式的块数（总和为 ${value.tiles}，如 7-8），或每块恰好写一次（如 1,2,3/4,5,6）`;
  }
}

const METHODS: Readonly<Record<Method, string>> = {
  table: "在同尺寸全部棋盘的表中查得",
  "breadth-first": "广度优先搜索",
  "a-star": "A*",
  "ida-star": "IDA*",
  anytime: "在允许的时间内不断改进的路径",
  construct: "逐行构造的路径",
};

const heuristics: Texts["heuristics"] = {
  misplacedTiles: "错位方块数",
  manhattan: "曼哈顿距离",
  linearConflict: "曼哈顿距离加线性冲突",
  inversionDistance: "逆序距离",
  patternDatabase: "加法模式数据库",
  walkingDistance: "行走距离",
  "walkingDistance+linearConflict": "行走距离与线性冲突中的较大者",
};

function effort({ method, heuristic, stats }: Searched, milliseconds: number): string {
  const how = METHODS[method] + (heuristic === undefined ? "" : `，${heuristics[heuristic]}`);
  const work =
    method === "table"
      ? ""
      : `，扩展 ${grouped(stats.expanded)} 个结点，生成 ${grouped(stats.generated)} 个`;
  return `方法：${how}${work}；用时 ${duration(milliseconds)}`;
}

const parity = (value: 0 | 1): string => (value === 0 ? "偶数" : "奇数");

const whyUnsolvable: Texts["whyUnsolvable"] = ({ rule, start, goal, swap }, label) => {
  const sentences: string[] = [];
  if (rule === "line") {
    sentences.push("只有一行或一列时，方块不能互相越过。");
    sentences.push("除去空格，方块的次序与目标不同。");
  } else if (rule === "odd-width") {
    sentences.push("逆序对是较大的方块排在较小的方块之前的一对。");
    sentences.push("棋盘宽度为奇数时，任何一步都不改变逆序对数的奇偶性。");
    sentences.push(
      `起始棋盘有 ${start.inversions} 个，是${parity(start.parity)}；目标有 ${goal.inversions} 个，是${parity(goal.parity)}。`,
    );
  } else {
    const sum = ({ inversions, blankRow }: typeof start): string =>
      `${inversions} + ${blankRow} = ${inversions + blankRow}`;
    sentences.push("逆序对是较大的方块排在较小的方块之前的一对。");
    sentences.push(
      "棋盘宽度为偶数时，任何一步都不改变逆序对数与空格行号（最上一行为 0）之和的奇偶性。",
    );
    sentences.push(
      `起始棋盘为 ${sum(start)}，是${parity(start.parity)}；目标为 ${sum(goal)}，是${parity(goal.parity)}。`,
    );
  }
  sentences.push(
    swap === null
      ? "交换任何两个方块都不能使它有解。"
      : `在起始棋盘上交换 ${label(swap[0])} 和 ${label(swap[1])}，就有解了。`,
  );
  return sentences;
};

const BOARD_NAMES: Readonly<Record<BoardName, string>> = { start: "起始棋盘", goal: "目标棋盘" };

const NUMBER_NAMES: Readonly<Record<NumberName, string>> = {
  cases: "组数",
  row: "缺块的行号（从 0 起）",
  column: "缺块的列号（从 0 起）",
  width: "宽",
  height: "高",
  side: "边长",
  tiles: "方块数",
  "goal-cell": "目标中空格的位置（从 0 起，-1 表示最后一格）",
  limit: "最多允许的步数",
  index: "该组的序号",
  count: "一个无关紧要的数",
};

function item(part: GrammarItem): string {
  switch (part.item) {
    case "number":
      return NUMBER_NAMES[part.name];
    case "word":
      return `单词 ${part.words[0]}`;
    case "label":
      return "一个标签";
    case "board": {
      const board = BOARD_NAMES[part.name] + (part.optional ? "（可以没有）" : "");
      return `${board}，${layout(part.layout)}`;
    }
  }
}

function layout({ open, glued, cell, row, anyLines }: BoardLayout): string {
  if (open !== "") return "写成数组";
  const cells = glued ? "每格一个字符" : "每格一个数";
  if (anyLines) return `${cells}，换行不限`;
  if (cell === "\n") return `${cells}，每格一行`;
  return `${cells}，${row === "\n" ? "棋盘每行写一行" : "全写在一行"}`;
}

function repeated(repeat: Repeat): string {
  switch (repeat.kind) {
    case "one":
      return "一组";
    case "count":
      return "先写组数，再写各组";
    case "end-of-input":
      return "多组，直到输入结束";
    case "zeros":
      return `多组，直到 ${repeat.count} 个 0`;
  }
}

function cells({ kind, blank, ...rule }: TileRule): string {
  switch (kind) {
    case "from-one":
      return `方块从 1 编号，空格写 ${blank}`;
    case "pieces":
      return `图块按在原图中的位置从 0 编号，空格写 ${blank}`;
    case "largest":
      return "方块从 1 编号，最大的数是空格";
    case "symbols":
      return `方块依次写 ${"symbols" in rule ? rule.symbols : ""}，空格写 ${blank}`;
  }
}

const SIZES: Readonly<Record<Exclude<SizeRule["kind"], "fixed">, string>> = {
  numbers: "尺寸由前面的数给出",
  lines: "尺寸任意",
};

function input({ input: { repeat, items, size, tiles } }: Dialect): string[] {
  const shape = size.kind === "fixed" ? `宽 ${size.width}、高 ${size.height}` : SIZES[size.kind];
  return [`${repeated(repeat)}：${items.map(item).join("；")}`, `棋盘${shape}，${cells(tiles)}`];
}

const PATHS: Readonly<Record<PathRule, string>> = {
  any: "任一路径",
  shortest: "任一最短路径",
  least: "最短路径中字典序最小的一条",
  cheapest: "所移方块的数字之和最小的任一路径",
};

const DECISIONS: Readonly<Record<DecisionRule, string>> = {
  reachable: "是否有解",
  "one-move": "能否一步到达",
  "single-slides": "每个方块最多滑动一次，能否到达",
};

function question({ question: asked }: Dialect): string {
  switch (asked.kind) {
    case "length":
      return "最少步数";
    case "decision":
      return DECISIONS[asked.rule];
    case "farthest":
      return "最远的棋盘和到它的路径";
    case "board":
      return "同一棋盘的另一种写法";
    case "simulation":
      return "给定移动之后的棋盘";
    case "checksum":
      return "由所有最短路径算出的一个数";
    default: {
      const order = asked.rule === "least" ? `（${Array.from(asked.order).join("<")}）` : "";
      const most = asked.atMost === undefined ? "" : `，不超过 ${asked.atMost} 步`;
      const path = PATHS[asked.rule] + order + most;
      if (asked.kind === "path") return path;
      return asked.kind === "boards" ? `${path}上的各棋盘` : `最少步数和${path}`;
    }
  }
}

const GOALS: Readonly<Record<GoalPolicy["kind"], string>> = {
  "blank-last": "方块依次排列，空格在最后",
  "blank-first": "空格在最前，方块依次排列",
  "blank-cell": "方块依次排列，空格在指定的位置",
  reversed: "方块从大到小排列，空格在最后",
  board: "特定的棋盘",
  given: "由输入给出",
  picture: "原图，缺块处为空格",
  cell: "方块依次排列，空格在输入指定的位置",
  farthest: "离起始棋盘最远的棋盘",
  snail: "方块沿边缘顺时针向内排列，空格在最后",
};

const describeGoal = ({ kind }: GoalPolicy): string => GOALS[kind];

export const zhCn: Texts = {
  help,
  complaint,
  typeInput: "正在从终端读取：按 Ctrl-D 结束输入",
  repair: ({ kind, count, line, column }) =>
    `已修正${describeRepair(kind, "zh-CN")}：${count === 1 ? "" : `${grouped(count)} 处，首处`}在 ${line}:${column}`,
  summary: (cases, milliseconds) => `${grouped(cases)} 组，用时 ${duration(milliseconds)}`,

  readAs: (dialect) =>
    `读作 ${dialect.id}（${dialectTitle(dialect, "zh-CN")}）；目标：${describeGoal(dialect.goal)}`,
  alsoReadAs: (ids, more) =>
    `也可读作（题目相同）：${ids.join("、")}${more === 0 ? "" : `，还有 ${more} 种`}`,
  otherwiseReadAs: "也可读作（题目不同）：",
  difference: (difference) => describeDifference(difference, "zh-CN"),
  chooseReading: "用 --dialect ID 选择（加 --text 得到这样的回答）。",
  caseNumber: (number) => `第 ${number} 组`,
  bigBoard: (width, height) => `${width}×${height} 的棋盘`,
  length: (length, optimal) => `${length} 步${optimal ? "，不能更少" : ""}`,
  path: (moves) => `空格的路径：${moves}`,
  inPlace: "棋盘已是目标，不用移动。",
  effort,
  heuristics,
  decided: (holds) => (holds ? "是。" : "否。"),
  beyond: (limit) => `超过 ${limit} 步，该格式不再计数。`,
  limit: ({ reason, lowerBound, best }) => {
    const limit = LIMITS[reason === "aborted" ? "time" : reason];
    return best === undefined
      ? `没有答案：达到了${limit}。已证明路径不短于 ${lowerBound} 步。`
      : `${grouped(best.length)} 步；达到了${limit}，还没有证明它最短。已证明路径不短于 ${lowerBound} 步。`;
  },
  unsolvable: "无解：怎样移动都不能从起始棋盘到达目标。",
  whyUnsolvable,

  dialectRows: {
    official: "又名",
    input: "输入",
    goal: "目标",
    question: "求",
    solved: "有解时输出",
    atOnce: "已是目标时输出",
    unsolvable: "无解时输出",
    refusal: "步数太多时输出",
    judged: "评判",
    confidence: "可信度",
    sources: "来源",
    traps: "陷阱",
  },
  moreOnDialects: "“slidepath dialects ID”显示其中一种。",
  input,
  question,
  goal: describeGoal,
  unsolvableWords: (words) =>
    words.kind === "words"
      ? JSON.stringify(words.template)
      : { "not-said": "没有规定", "never-happens": "不会出现" }[words.kind],
  judged: (judged) => ({ exact: "逐字节比较", checker: "由检查程序评判，也接受其他答案" })[judged],
  confidence: (confidence) =>
    ({ high: "高", medium: "中", low: "低", partial: "不全" })[confidence],
};
