import type { Board } from "@slidepath/core";
import type { Difference } from "./detection/difference.ts";
import type { Reason } from "./detection/reading.ts";
import type { Language } from "./diagnostic-message.ts";
import type { PathRule, Question } from "./dialect.ts";

/** Returns how some readings' answers differ from the best one's, in one sentence. */
export function describeDifference(difference: Difference, language: Language = "en"): string {
  const who = listed(difference.dialects);
  const say = language === "en" ? english : chinese;
  return say(difference, who);
}

/** Returns why a reading stands where it stands, in words. */
export function describeReason(reason: Reason, language: Language = "en"): string {
  switch (reason.kind) {
    case "fits":
      return language === "en" ? "written just so" : "写法完全符合";
    case "repairs":
      return language === "en"
        ? `needs ${reason.count} kind${reason.count === 1 ? "" : "s"} of repair`
        : `需要 ${reason.count} 种修正`;
    case "free":
      return language === "en"
        ? "writes boards otherwise, but asks about such boards"
        : "棋盘的写法不同，但所问的是这样的棋盘";
  }
}

/** So many dialects are named; of the rest only how many there are. */
const NAMED = 6;

function listed(dialects: readonly string[]): string {
  const more = dialects.length - NAMED;
  const named = dialects.slice(0, NAMED).join(", ");
  return more > 0 ? `${named} + ${more}` : named;
}

const QUESTIONS: Readonly<Record<Question["kind"], Readonly<Record<Language, string>>>> = {
  length: { en: "the number of moves", "zh-CN": "步数" },
  path: { en: "the moves", "zh-CN": "移动序列" },
  "length-and-path": { en: "the number of moves and the moves", "zh-CN": "步数和移动序列" },
  boards: { en: "every board on the way", "zh-CN": "途中的每个棋盘" },
  decision: { en: "yes or no", "zh-CN": "是或否" },
  farthest: { en: "the farthest board", "zh-CN": "最远的棋盘" },
  simulation: { en: "the board after the given moves", "zh-CN": "执行给定移动后的棋盘" },
  checksum: { en: "a checksum of paths", "zh-CN": "路径的校验和" },
  board: { en: "the same board", "zh-CN": "同一个棋盘" },
};

const RULES: Readonly<Record<PathRule, Readonly<Record<Language, string>>>> = {
  any: { en: "any path", "zh-CN": "任意路径" },
  shortest: { en: "any shortest path", "zh-CN": "任意最短路径" },
  least: {
    en: "only the first of the shortest paths in letter order",
    "zh-CN": "字典序最小的最短路径",
  },
  cheapest: { en: "any path of the least cost", "zh-CN": "代价最小的路径" },
};

function english(difference: Difference, who: string): string {
  switch (difference.kind) {
    case "goal": {
      const { best, theirs } = difference.solvable;
      const where = `${who}: the goal is ${written(difference.theirs)}, not ${written(difference.best)}`;
      if (best === theirs) return where;
      return `${where}, and with it a board is ${theirs ? "solvable that is otherwise unsolvable" : "unsolvable that is otherwise solvable"}`;
    }
    case "cases":
      return `${who}: ${cases(difference.theirs)} instead of ${cases(difference.best)}`;
    case "start":
      return `${who}: the board is ${written(difference.theirs)}, not ${written(difference.best)}`;
    case "question": {
      const [theirs, best] = [QUESTIONS[difference.theirs].en, QUESTIONS[difference.best].en];
      return `${who}: the answer is ${theirs}${theirs === best ? " to another question" : `, not ${best}`}`;
    }
    case "rule":
      return `${who}: right is ${RULES[difference.theirs].en}, not ${RULES[difference.best].en}`;
    case "words":
      return `${who}: an unsolvable board is ${said(difference.theirs)}, not ${said(difference.best)}`;
    case "form":
      return `${who}: answers are written ${JSON.stringify(difference.theirs)}, not ${JSON.stringify(difference.best)}`;
  }
}

function chinese(difference: Difference, who: string): string {
  switch (difference.kind) {
    case "goal": {
      const { best, theirs } = difference.solvable;
      const where = `${who}：目标是 ${written(difference.theirs)}，而不是 ${written(difference.best)}`;
      if (best === theirs) return where;
      return `${where}；按此目标，原本${theirs ? "无解的棋盘有解" : "有解的棋盘无解"}`;
    }
    case "cases":
      return `${who}：是 ${difference.theirs} 组，而不是 ${difference.best} 组`;
    case "start":
      return `${who}：棋盘是 ${written(difference.theirs)}，而不是 ${written(difference.best)}`;
    case "question": {
      const theirs = QUESTIONS[difference.theirs]["zh-CN"];
      const best = QUESTIONS[difference.best]["zh-CN"];
      return theirs === best ? `${who}：所问不同` : `${who}：要的是${theirs}，而不是${best}`;
    }
    case "rule":
      return `${who}：应为${RULES[difference.theirs]["zh-CN"]}，而不是${RULES[difference.best]["zh-CN"]}`;
    case "words":
      return `${who}：无解时写 ${saidInChinese(difference.theirs)}，而不是 ${saidInChinese(difference.best)}`;
    case "form":
      return `${who}：答案写成 ${JSON.stringify(difference.theirs)}，而不是 ${JSON.stringify(difference.best)}`;
  }
}

const cases = (count: number): string => (count === 1 ? "one case" : `${count} cases`);
const said = (words: string | null): string =>
  words === null ? "not provided for" : `"${words.trimEnd()}"`;
const saidInChinese = (words: string | null): string =>
  words === null ? "（没有规定）" : `“${words.trimEnd()}”`;

/** A board in a line, a slash between rows; big ones are cut. */
function written({ width, height, tiles }: Board): string {
  const rows: string[] = [];
  for (let row = 0; row < Math.min(height, 4); row++) {
    const cells = tiles.slice(row * width, row * width + Math.min(width, 8)).join(" ");
    rows.push(width > 8 ? `${cells} …` : cells);
  }
  return height > 4 ? `${rows.join("/")}/…` : rows.join("/");
}
