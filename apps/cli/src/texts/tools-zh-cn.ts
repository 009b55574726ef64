import type { Outcome } from "@slidepath/core";
import { duration, grouped, memory, percentage } from "./figures.ts";
import type { ToolTexts } from "./tool-texts.ts";

const parity = (value: 0 | 1): string => (value === 0 ? "偶数" : "奇数");

const WAYS: Readonly<Record<string, string>> = { u: "上", d: "下", l: "左", r: "右" };

function onward(rest: Outcome): string {
  switch (rest.status) {
    case "solved":
      return `从那里到目标还要 ${rest.length} 步：${rest.moves}`;
    case "unsolvable":
      return "从那里怎样移动都到不了目标。";
    case "limit":
      return `从那里到目标至少还要 ${rest.lowerBound} 步。`;
  }
}

function compared(length: number, best: Outcome): string {
  if (best.status === "solved" && best.optimal) {
    return length === best.length
      ? "没有更短的路径。"
      : `比最短路径（${best.length} 步）多 ${length - best.length} 步：${best.moves}`;
  }
  const least = best.status === "unsolvable" ? 0 : best.lowerBound;
  return length === least
    ? "没有更短的路径。"
    : `达到了限制：最短路径在 ${least} 到 ${length} 步之间。`;
}

export const toolsZhCn: ToolTexts = {
  verdictColumns: {
    case: "组",
    verdict: "判定",
    where: "位置",
    why: "原因",
    hint: "提示",
  },
  moreVerdicts: (count) => `……另有 ${grouped(count)} 组没有通过`,
  judged: (cases, accepted, verdict) =>
    accepted === cases
      ? `${verdict}：共 ${grouped(cases)} 组`
      : `${verdict}：${grouped(cases)} 组中通过 ${grouped(accepted)} 组`,
  judgedSoFar: (cases) => `已评判 ${grouped(cases)} 组`,
  readSoFar: (cases) => `已读入 ${grouped(cases)} 组`,
  madeSoFar: (cases) => `已生成 ${grouped(cases)} 组`,

  explained: {
    reachability: "是否有解",
    rank: "起始棋盘的康托展开",
    heuristics: "各启发函数的值（步数不少于）",
    moves: "最优的第一步",
    tile: "方块",
    smaller: "其后较小者",
    weight: "各计",
  },
  whySolvable({ rule, start, goal }) {
    if (rule === "line") {
      return ["只有一行或一列时，方块不能互相越过。", "除去空格，方块的次序与目标相同：有解。"];
    }
    const inversion = "逆序对是较大的方块排在较小的方块之前的一对。";
    if (rule === "odd-width") {
      return [
        inversion,
        "棋盘宽度为奇数时，横向移动不改变逆序对数，纵向移动改变偶数个。",
        `起始棋盘有 ${start.inversions} 个，是${parity(start.parity)}；目标有 ${goal.inversions} 个，也是${parity(goal.parity)}：有解。`,
      ];
    }
    const sum = ({ inversions, blankRow }: typeof start): string =>
      `${inversions} + ${blankRow} = ${inversions + blankRow}`;
    return [
      inversion,
      "棋盘宽度为偶数时，任何一步都不改变逆序对数与空格行号（最上一行为 0）之和的奇偶性。",
      `起始棋盘为 ${sum(start)}，是${parity(start.parity)}；目标为 ${sum(goal)}，也是${parity(goal.parity)}：有解。`,
    ];
  },
  rankTerm: ({ smaller, after, weight, term }) =>
    `${smaller} × ${after}! = ${smaller} × ${grouped(weight)} = ${grouped(term)}`,
  rankSum: (rank, of) =>
    `总和为 ${grouped(rank)}：在 ${grouped(of)} 个排列中（从 0 数起）排第 ${grouped(rank)}。`,
  firstMoves(length, moves, remaining) {
    if (length === 0) return "棋盘已是目标，不用移动。";
    const best = Array.from(moves, (move) => WAYS[move]).join("或");
    const left = remaining.map(([move, moves]) => `${WAYS[move]} ${moves}`).join("，");
    return `最短路径 ${length} 步，第一步空格向${best}。\n空格移动之后还要的步数：${left}。`;
  },

  illegalMove: (number, move) => `第 ${number} 步（空格向${WAYS[move]}）会移出棋盘，此时棋盘为`,
  endsElsewhere: (length) => `走完 ${length} 步后不是目标，而是`,
  onward,
  solves: (length) => `这条路径 ${length} 步到达目标。`,
  solvesAtOnce: "棋盘已是目标，路径为空。",
  compared,

  tables: {
    keptIn: (folder) => `保存在 ${folder}：`,
    none: "没有保存任何表。",
    size: memory,
    goalBlank: (cell) => `目标的空格在第 ${cell} 格（从 0 数起）`,
    faults: { foreign: "不是本程序的表", damaged: "已损坏", unreadable: "无法读取" },
    sound: "完好",
    building: (id, done) => `正在生成 ${id}：${percentage(done)}`,
    verifying: (id, done) => `正在检验 ${id}：${percentage(done)}`,
    rebuilding: (path, fault) => `${path} ${toolsZhCn.tables.faults[fault]}，重新生成`,
    built: (id, bytes, milliseconds, path) =>
      `已生成 ${id}，用时 ${duration(milliseconds)}，${memory(bytes)}：${path}`,
    kept: (id, path) => `${id} 已经保存，完好：${path}`,
    removed: (files, bytes) => `删除了 ${grouped(files)} 个文件，共 ${memory(bytes)}。`,
  },

  enumerated: {
    title: (size, blank, metric) =>
      `${size} 的全部棋盘到目标（空格在第 ${blank} 格）的距离，${
        metric === "multi-tile" ? "一次推动一排方块算一步" : "空格每移动一格算一步"
      }：`,
    depth: "步数",
    boards: "棋盘数",
    sum: (boards, depth, milliseconds) =>
      `共 ${grouped(boards)} 个棋盘，最远 ${grouped(depth)} 步；用时 ${duration(milliseconds)}`,
    farthest: (shown, of) =>
      shown === of ? "最远的棋盘：" : `最远的 ${grouped(of)} 个棋盘中的 ${grouped(shown)} 个：`,
    counting: ({ depth, reached, states }) =>
      `第 ${depth} 步：${grouped(reached)} / ${grouped(states)} 个棋盘，${percentage(reached / states)}`,
  },

  rounds: (done, of) => `已试 ${grouped(done)} / ${grouped(of)} 份输入`,
  shrinking: "正在缩小出错的输入",
  survived: (rounds, cases) => `通过：${grouped(rounds)} 份输入，各 ${grouped(cases)} 组`,
  failed: (seed, cases) => `种子 ${seed} 的输入使该命令出错，已缩到 ${grouped(cases)} 组。`,
  failure(failure, milliseconds) {
    switch (failure.kind) {
      case "crash":
        return failure.signal === undefined
          ? `运行错误：退出码 ${failure.code}`
          : `运行错误：被 ${failure.signal} 终止`;
      case "time":
        return `超出时间限制：${duration(milliseconds)}后被终止`;
      case "memory":
        return "超出内存限制";
      case "too-much-output":
        return "输出远多于任何答案";
      case "no-output":
        return "没有输出";
    }
  },
  shown: {
    input: "输入：",
    output: "输出：",
    errors: "标准错误：",
    verdict: "判定：",
    again: "重现：",
  },
};
