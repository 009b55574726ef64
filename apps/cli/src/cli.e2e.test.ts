import { spawnSync } from "node:child_process";
import {
  closeSync,
  constants,
  mkdtempSync,
  openSync,
  readFileSync,
  readSync,
  rmSync,
  writeFileSync,
  writeSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { type RandomBelow, seededRandom } from "@slidepath/core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CLI, ended, environment, slidepath, start } from "../test/slidepath.ts";

/** A 15-puzzle that a weak heuristic searches for hours. */
const ENDLESS = "0 12 9 13\n15 11 10 14\n3 7 2 5\n4 8 6 1\n";
const SEARCH = ["--method", "ida-star", "--heuristic", "misplacedTiles"];
const isPosix = process.platform !== "win32";

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "slidepath-"));
});

afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function fileOf(name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** Cases of Eight II, the same for the same count. */
function eightII(count: number): string {
  const below = seededRandom(1);
  const pairs = Array.from({ length: count }, () => pairOf(below));
  return `${count}\n${pairs.join("")}`;
}

/** A random board and what some moves of the blank make of it. */
function pairOf(below: RandomBelow): string {
  const tiles = Array.from("12345678X");
  for (let last = 8; last > 0; last--) {
    const cell = below(last + 1);
    [tiles[last], tiles[cell]] = [tiles[cell]!, tiles[last]!];
  }
  const start = tiles.join("");
  for (let moves = 30, blank = tiles.indexOf("X"); moves > 0; moves--) {
    const way = [-3, 3, blank % 3 > 0 ? -1 : 3, blank % 3 < 2 ? 1 : -3][below(4)]!;
    const cell = blank + way;
    if (cell < 0 || cell > 8) continue;
    tiles[blank] = tiles[cell]!;
    tiles[cell] = "X";
    blank = cell;
  }
  return `${start}\n${tiles.join("")}\n`;
}

describe("the built command line", () => {
  it("is one file to load before it answers, in ASCII", () => {
    const entry = readFileSync(CLI, "utf8");
    expect(entry).not.toMatch(/(?:from|import)\s*"\./);
    expect(entry).toMatch(/^[\0-\x7f]*$/);
  });

  it("answers from a file as from standard input, and as an executable of its own", async () => {
    const input = "2 3 4 1 5 x 7 6 8\n";
    const stdout = "ullddrurdllurdruldr\n";
    const answered = { code: 0, signal: null, stdout, stderr: "" };
    expect(await slidepath(["solve", "-d", "acwing-179"], input)).toEqual(answered);
    expect(await slidepath(["solve", "-d", "acwing-179", "-"], input)).toEqual(answered);
    const file = fileOf("board.txt", input);
    expect(await slidepath(["solve", "-d", "acwing-179", file])).toEqual(answered);
    if (isPosix) {
      const run = spawnSync(CLI, ["solve", "-d", "acwing-179", file], { encoding: "utf8" });
      expect([run.status, run.stdout, run.stderr]).toEqual([0, stdout, ""]);
    }
  });

  it.each([
    ["CRLF line ends", "2 3 4 1 5 x 7 6 8\r\n"],
    ["a byte order mark", "\ufeff2 3 4 1 5 x 7 6 8\n"],
    ["full-width digits and spaces", "２　３　４　１　５　ｘ　７　６　８\n"],
    ["UTF-16", Buffer.from("\ufeff2 3 4 1 5 x 7 6 8\n", "utf16le")],
    ["tabs and no final newline", "2\t3\t4\t1\t5\tX\t7\t6\t8"],
  ])("reads %s in silence", async (_, input) => {
    expect(await slidepath(["solve", "--dialect", "acwing-179"], input)).toEqual({
      code: 0,
      signal: null,
      stdout: "ullddrurdllurdruldr\n",
      stderr: "",
    });
    const strict = await slidepath(["solve", "--dialect", "acwing-179", "--strict"], input);
    expect(strict).toMatchObject({ code: 2, stdout: "" });
    expect(strict.stderr).toContain("slidepath: REPAIR_NEEDED: ");
  });

  it("points at a fault, in the caller's language", async () => {
    const file = fileOf("faulty.txt", "1 2 3\n4 x 方块\n");
    expect(await slidepath(["solve", "-d", "acwing-179", file])).toEqual({
      code: 2,
      signal: null,
      stdout: "",
      stderr:
        `slidepath: TILE_FOREIGN: ${file}:2:5: "方块" is not a tile: expected a tile from 1 to 8, or x for the blank\n` +
        "  4 x 方块\n" +
        "      ^^^^\n",
    });
    const inChinese = await slidepath(["solve", "-d", "acwing-179"], "1 2 3\n4 x 5\n7 8 8\n", {
      LC_ALL: "zh_CN.UTF-8",
    });
    expect(inChinese).toEqual({
      code: 2,
      signal: null,
      stdout: "",
      stderr:
        "slidepath: TILE_DUPLICATE: 3:5: 8 出现了两次，第一次在 3:3；缺少 6\n" +
        "  7 8 8\n" +
        "      ^\n",
    });
  });

  it("answers a person in Chinese, and anybody in JSON", async () => {
    const board = ["--board", "1 2 3/4 0 5/7 8 6"];
    const person = await slidepath(["solve", ...board, "--lang", "zh-CN"]);
    expect(person.stdout).toContain("2 步，不能更少\n空格的路径：rd\n方法：IDA*，");
    expect([person.code, person.stderr]).toEqual([0, ""]);
    const json = await slidepath(["solve", ...board, "--json"]);
    expect(JSON.parse(json.stdout).answers[0].outcome).toMatchObject({
      moves: "rd",
      method: "ida-star",
    });
  });

  it("tells what cannot be read or written", async () => {
    expect(await slidepath(["solve", "-d", "board", folder])).toMatchObject({
      code: 2,
      stderr: `slidepath: FILE_UNREADABLE: ${folder} cannot be read (EISDIR)\n`,
    });
    expect(await slidepath(["solve", join(folder, "none")])).toMatchObject({
      code: 2,
      stderr: `slidepath: FILE_NOT_FOUND: there is no file ${join(folder, "none")}\n`,
    });
    if (process.platform === "linux") {
      const full = openSync("/dev/full", "w");
      const run = await ended(start(["dialects"], { stdio: ["ignore", full, "pipe"] }));
      closeSync(full);
      expect(run).toMatchObject({
        code: 2,
        stderr: "slidepath: OUTPUT_FAILED: standard output cannot be written (ENOSPC)\n",
      });
    }
  });

  it("runs 100,000 cases in no more memory than it takes to start", async () => {
    const peakOf = async (count: number): Promise<number> => {
      // The process says its own greatest size as it ends.
      const say = `process.on("exit", () => console.error(process.resourceUsage().maxRSS))`;
      const child = start(["solve", "--dialect", "hdu-3567"], {
        env: environment({ NODE_OPTIONS: `--import=data:text/javascript,${encodeURI(say)}` }),
      });
      const { code, stdout, stderr } = await ended(child, eightII(count));
      expect(code).toBe(0);
      expect(stdout.split("\n")).toHaveLength(2 * count + 1);
      expect(stdout).toMatch(new RegExp(`\nCase ${count}: \\d+\n[udlr]*\n$`));
      return Number(stderr) / 1024;
    };
    const few = await peakOf(1_000);
    const many = await peakOf(100_000);
    expect(many - few).toBeLessThan(40);
  });

  it("gives answers while its input still comes", async () => {
    const child = start(["solve", "--dialect", "hdu-3567"]);
    const answers: string[] = [];
    child.stdout?.setEncoding("utf8").on("data", (text: string) => answers.push(text));
    child.stdin?.write("2\n12X453786\n12345678X\n");
    while (answers.length === 0) await sleep(10);
    expect(answers.join("")).toBe("Case 1: 2\ndd\n");
    const { code, stdout } = await ended(child, "12X453786\n12345678X\n");
    expect([code, answers.join("")]).toEqual([0, "Case 1: 2\ndd\nCase 2: 2\ndd\n"]);
    expect(stdout).toBe("Case 2: 2\ndd\n");
  });
});

describe.runIf(isPosix)("the built command line among pipes and signals", () => {
  it("ends quietly when its reader has had enough", async () => {
    const file = fileOf("many.txt", eightII(20_000));
    const script = `"$0" "$1" solve -d hdu-3567 "$2" | head -1; echo "\${PIPESTATUS[0]}"`;
    const run = spawnSync("bash", ["-c", script, process.execPath, CLI, file], {
      encoding: "utf8",
      env: environment(),
    });
    expect(run.stdout).toMatch(/^Case 1: \d+\n0\n$/);
    expect(run.stderr).toBe("");
  });

  it("ends at once on Ctrl-C in the midst of a search, and its shell says 130", async () => {
    const script = `"$0" "$@" & child=$!; sleep 1; kill -INT $child; wait $child; echo "exit $?"`;
    // A shell without job control starts background processes deaf to SIGINT: with it, they hear.
    const args = [
      process.execPath,
      CLI,
      "solve",
      "-d",
      "board",
      ...SEARCH,
      fileOf("hard.txt", ENDLESS),
    ];
    const run = spawnSync("bash", ["-mc", script, ...args], {
      encoding: "utf8",
      env: environment(),
    });
    expect(run.stdout).toContain("exit 130\n");
  });

  it("has written what it answered before the search that Ctrl-C ends", async () => {
    const easy = "1 2 3 4\n5 6 7 8\n9 10 11 12\n13 14 0 15\n";
    const child = start(["solve", "--dialect", "uva-10181", ...SEARCH]);
    const end = ended(child, `2\n${easy}${ENDLESS}`);
    let stdout = "";
    await new Promise<void>((resolve) => {
      child.stdout?.on("data", (text: string) => {
        stdout += text;
        resolve();
      });
    });
    await sleep(300);
    const interrupted = performance.now();
    child.kill("SIGINT");
    expect(await end).toEqual({ code: null, signal: "SIGINT", stdout: "R\n", stderr: "" });
    expect(performance.now() - interrupted).toBeLessThan(3000);
    expect(stdout).toBe("R\n");
  });

  it("waits for a reader and a writer that are not ready", async () => {
    const [input, output] = [join(folder, "in"), join(folder, "out")];
    expect(spawnSync("sh", ["-c", 'mkfifo "$@"', "sh", input, output]).status).toBe(0);
    // Opened without blocking, and so inherited: the process is told EAGAIN, not made to wait.
    const { O_NONBLOCK, O_RDONLY, O_WRONLY } = constants;
    const stdin = openSync(input, O_RDONLY | O_NONBLOCK);
    const feed = openSync(input, O_WRONLY | O_NONBLOCK);
    const drain = openSync(output, O_RDONLY | O_NONBLOCK);
    const stdout = openSync(output, O_WRONLY | O_NONBLOCK);
    const end = ended(start(["solve", "-d", "hdu-3567"], { stdio: [stdin, stdout, "pipe"] }));
    for (const descriptor of [stdin, stdout]) closeSync(descriptor);

    const cases = Buffer.from(eightII(9_000));
    const chunk = Buffer.alloc(8192);
    let fed = 0;
    let read = "";
    for (let length = -1; length !== 0; ) {
      await sleep(1);
      if (fed < cases.length) {
        fed += unlessBusy(() => writeSync(feed, cases, fed, Math.min(8192, cases.length - fed)), 0);
        if (fed === cases.length) closeSync(feed);
      }
      length = unlessBusy(() => readSync(drain, chunk), -1);
      if (length > 0) read += chunk.toString("latin1", 0, length);
    }
    closeSync(drain);
    expect(await end).toMatchObject({ code: 0, stderr: "" });
    expect(read.split("\n")).toHaveLength(18_001);
  });
});

/** What a call returns, or `busy` where the descriptor is not ready for it. */
function unlessBusy(call: () => number, busy: number): number {
  try {
    return call();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EAGAIN") return busy;
    throw error;
  }
}
