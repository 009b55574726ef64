import { once } from "node:events";
import { request } from "node:http";
import { connect } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import {
  type Board,
  createBoard,
  createProblem,
  distanceTable,
  goalBoard,
  scramble,
  solve,
} from "@slidepath/core";
import {
  describeGolden,
  describeGoldenJudge,
  goldenCases,
  goldenDialects,
} from "@slidepath/golden";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { postJson } from "../test/post-json.ts";
import { startServer } from "../test/process.ts";
import { createClient } from "./client.ts";

interface Readiness {
  readonly pool: { readonly running: number; readonly tableBytes: number };
}

type Server = Awaited<ReturnType<typeof startServer>>;

/** The first of Korf's hundred 15-puzzles; with misplaced tiles alone it takes longer than any test waits. */
const KORF_1 = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];
const ENDLESS = {
  board: KORF_1,
  goal: "blank-first",
  method: "ida-star",
  heuristic: "misplacedTiles",
} as const;
const EIGHT = [2, 0, 3, 1, 4, 5, 7, 8, 6];

let server: Server;
beforeAll(async () => {
  server = await startServer({ THREADS: "2", BODY_MILLISECONDS: "500", LOG_LEVEL: "debug" });
});
afterAll(async () => {
  await server?.end("SIGTERM");
});

describeGolden("the API over HTTP", async (dialect, input) => {
  const url = `${server.url}/v1/answer/${dialect}`;
  const response = await fetch(url, { method: "POST", body: new TextEncoder().encode(input) });
  expect(response.status).toBe(200);
  return response.text();
});

describeGoldenJudge("the API over HTTP", async (dialect, input, output) => {
  const asked = postJson({ input, output });
  const response = await fetch(`${server.url}/v1/check/${dialect}`, asked);
  expect(response.status).toBe(200);
  const told = (await response.json()) as { verdict: string; message: string };
  expect(told.message).not.toBe("");
  return told.verdict;
});

describe("a converted text", () => {
  interface Read {
    readonly cases: readonly object[];
    readonly caseCount: number;
  }

  async function post<T>(path: string, asked: object): Promise<{ status: number; told: T }> {
    const response = await fetch(`${server.url}/v1/${path}`, postJson(asked));
    return { status: response.status, told: (await response.json()) as T };
  }

  it.each([
    ["acwing-179", "board", "2 x 3 1 5 6 4 7 8\n", "2 0 3\n1 5 6\n4 7 8\n"],
    [
      "acwing-179",
      "two-matrices",
      "2 3 4 1 5 x 7 6 8\n",
      "2 3 4\n1 5 0\n7 6 8\n1 2 3\n4 5 6\n7 8 0\n",
    ],
  ])("from %s to %s has these bytes", async (from, to, input, output) => {
    const { status, told } = await post<object>("convert", { from, to, input });
    expect({ status, told }).toMatchObject({
      status: 200,
      told: { output, cases: 1, repairs: [] },
    });
  });

  it.each(goldenDialects())("in %s poses the same cases", async (dialect) => {
    for (const { input } of goldenCases(dialect)) {
      const before = await post<Read>("parse", { dialect, input });
      const asked = { from: dialect, to: dialect, input };
      const { status, told } = await post<{ output: string; code?: string }>("convert", asked);
      expect(status, JSON.stringify(told)).toBe(200);
      const after = await post<Read>("parse", { dialect, input: told.output });
      expect(after.told.cases).toEqual(before.told.cases);
    }
  });

  it("is refused with the case and the reason where the other dialect cannot pose it", async () => {
    const input = "1 2 3 4 5 6 7 8 x\n";
    expect(await post("convert", { from: "acwing-179", to: "korf-15", input })).toMatchObject({
      status: 422,
      told: {
        code: "UNWRITABLE",
        detail: "case 1 cannot be written in korf-15: its boards have another size",
      },
    });
  });
});

describe("the typed client", () => {
  it("solves, and knows what comes back", async () => {
    const client = createClient(server.url);
    const response = await client.v1.solve.$post({ json: { board: EIGHT } });
    if (!response.ok) throw new Error("not solved");
    const outcome = await response.json();
    expect(outcome.status === "solved" && outcome.moves).toBe("ldrrd");
  });

  it("finds, lists and draws", async () => {
    const client = createClient(server.url);
    const dialect = await client.v1.dialects[":id"].$get({ param: { id: "hdu-3567" } });
    expect(await dialect.json()).toMatchObject({ id: "hdu-3567" });
    const drawn = await client.v1.scramble.$get({ query: { size: "4x4", seed: "1" } });
    expect(await drawn.json()).toMatchObject({ board: { width: 4, height: 4 }, seed: 1 });
  });

  it("is told what is wrong", async () => {
    const client = createClient(server.url);
    const response = await client.v1.solve.$post({ json: { board: [1, 1, 2, 0] } });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "TILE_DUPLICATE" });
  });
});

describe("the interactive reference", () => {
  it("is served with all that it needs, and may reach no other host", async () => {
    const page = await fetch(`${server.url}/docs`);
    const html = await page.text();
    expect(page.headers.get("content-security-policy")).toContain("connect-src 'self'");
    const parts = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, path]) => path!);
    expect(parts.length).toBeGreaterThan(2);
    for (const part of parts) {
      expect(part).not.toMatch(/^https?:/);
      expect((await fetch(new URL(part, `${server.url}/docs`))).status).toBe(200);
    }
    expect((await fetch(`${server.url}/docs/none`)).status).toBe(404);
  });
});

describe("long questions", () => {
  it("leave short ones alone, take turns among themselves, and end at their deadline", async () => {
    const long = Array.from({ length: 8 }, () =>
      fetch(`${server.url}/v1/solve`, postJson({ ...ENDLESS, limits: { milliseconds: 1500 } })),
    );
    await sleep(300);
    const began = performance.now();
    expect((await fetch(`${server.url}/v1/solve`, postJson({ board: EIGHT }))).status).toBe(200);
    expect(performance.now() - began).toBeLessThan(500);
    for (const response of await Promise.all(long)) {
      expect(await response.json()).toMatchObject({ status: "limit", reason: "aborted" });
    }
  });

  it("are given up when nobody waits for the answer any more", async () => {
    const gone = new AbortController();
    const asked = fetch(`${server.url}/v1/solve`, { ...postJson(ENDLESS), signal: gone.signal });
    await expect.poll(running).toBe(1);
    gone.abort();
    await expect(asked).rejects.toThrow();
    // By its deadline it would end in any case.
    await expect.poll(running, { timeout: 15_000 }).toBe(0);
  });

  it("are refused beyond what one client may have, with a time to try again", async () => {
    const small = await startServer({ THREADS: "1", POOL_PER_CLIENT: "2", TURNS_PER_THREAD: "1" });
    try {
      const ask = () =>
        fetch(`${small.url}/v1/solve`, postJson({ ...ENDLESS, limits: { milliseconds: 1000 } }));
      const answers = await Promise.all([ask(), ask(), ask()]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 429]);
      const refused = answers.find(({ status }) => status === 429)!;
      expect(refused.headers.get("retry-after")).toBe("1");
      expect(await refused.json()).toMatchObject({ code: "CLIENT_BUSY" });
    } finally {
      await small.end("SIGTERM");
    }
  });

  it("share one copy of the tables for fifteen puzzles, whichever thread they are on", async () => {
    const many = await startServer({ THREADS: "3", TURNS_PER_THREAD: "1" });
    const ask = async () => {
      const { method: _, heuristic: __, ...asked } = ENDLESS;
      const response = await fetch(`${many.url}/v1/solve`, postJson(asked));
      return (await response.json()) as { moves: string };
    };
    const tableBytes = async () => {
      const { pool } = (await (await fetch(`${many.url}/readyz`)).json()) as Readiness;
      return pool.tableBytes;
    };
    try {
      expect(await tableBytes()).toBe(0);
      const first = await ask();
      expect(first).toMatchObject({ length: 57, optimal: true, heuristic: "patternDatabase" });
      await expect.poll(tableBytes).toBeGreaterThan(3_000_000);
      const once = await tableBytes();
      // Each of the three threads has one of these, and would build tables if it did not have the first one's.
      for (const { moves } of await Promise.all([ask(), ask(), ask()])) {
        expect(moves).toBe(first.moves);
      }
      expect(await tableBytes()).toBe(once);
    } finally {
      await many.end("SIGTERM");
    }
  });

  it("share one copy of the distances of all boards, among goals that a symmetry leads to each other as well", async () => {
    const many = await startServer({ THREADS: "3", TURNS_PER_THREAD: "1" });
    const board = scramble({ width: 2, height: 5, seed: 7 }).tiles;
    const blankFirst = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
    const ask = async (goal?: readonly number[]) => {
      const asked = { board, size: "2x5", method: "table", ...(goal && { goal }) };
      const response = await fetch(`${many.url}/v1/solve`, postJson(asked));
      return (await response.json()) as unknown;
    };
    const tableBytes = async () => {
      const { pool } = (await (await fetch(`${many.url}/readyz`)).json()) as Readiness;
      return pool.tableBytes;
    };
    const start = createBoard(2, 5, board);
    const lengthTo = (goal: Board): number => {
      const problem = createProblem(start, goal);
      const found = solve(problem, { method: "ida-star", heuristic: "manhattan" });
      if (found.status !== "solved") throw new Error(found.status);
      return found.length;
    };
    const last = lengthTo(goalBoard(2, 5));
    const first = lengthTo(createBoard(2, 5, blankFirst));
    try {
      expect(await ask()).toMatchObject({ length: last, method: "table" });
      const { bytes } = distanceTable(2, 5, 9);
      await expect.poll(tableBytes).toBe(bytes);
      // Each of the three threads has one of these, and would tell of a table of its own if it built one.
      const answers = await Promise.all([ask(), ask(blankFirst), ask(blankFirst)]);
      expect(answers).toMatchObject([last, first, first].map((length) => ({ length })));
      expect(await tableBytes()).toBe(bytes);
    } finally {
      await many.end("SIGTERM");
    }
  });

  it("keep within their memory", async () => {
    const asked = { ...ENDLESS, method: "breadth-first", limits: { bytes: 1_000_000 } };
    const response = await fetch(`${server.url}/v1/solve`, postJson(asked));
    expect(await response.json()).toMatchObject({ status: "limit", reason: "memory" });
  });
});

describe("a streamed batch", () => {
  it("answers each line as it comes, in order, bad ones too", async () => {
    const call = request(`${server.url}/v1/solve/batch`, {
      method: "POST",
      headers: { "content-type": "application/x-ndjson" },
    });
    const lines: unknown[] = [];
    const [response] = await Promise.all([
      once(call, "response").then(([head]) => head),
      Promise.resolve(call.write(`${JSON.stringify({ board: EIGHT })}\n`)),
    ]);
    response.setEncoding("utf8");
    response.on("data", (text: string) => {
      for (const line of text.split("\n")) if (line !== "") lines.push(JSON.parse(line));
    });
    await expect.poll(() => lines).toMatchObject([{ line: 1, outcome: { length: 5 } }]);
    call.write('{"board": [1, 2\n\n{"board":[3,2,1,0]}\n{"board":"no"}\n');
    call.end(JSON.stringify({ board: [1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 11, 12, 13, 15, 10, 14] }));
    await once(response, "end");
    expect(lines).toMatchObject([
      { line: 1 },
      { line: 2, problem: { code: "JSON_INVALID" } },
      { line: 4, outcome: { status: "unsolvable" } },
      { line: 5, problem: { code: "REQUEST_INVALID", errors: [{ pointer: "/board" }] } },
      { line: 6, outcome: { length: 12 } },
    ]);
  });

  it("of any length takes no more memory than a short one", async () => {
    const piece = new TextEncoder().encode(`${JSON.stringify({ board: EIGHT })}\n`.repeat(500));
    const before = await memory();
    let sent = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        if (sent++ < 160) controller.enqueue(piece);
        else controller.close();
      },
    });
    const headers = { "content-type": "application/x-ndjson" };
    const init = { method: "POST", headers, body, duplex: "half" } as RequestInit;
    const response = await fetch(`${server.url}/v1/solve/batch`, init);
    let newlines = 0;
    for await (const chunk of response.body!) for (const byte of chunk) if (byte === 10) newlines++;
    expect(newlines).toBe(80_000);
    expect((await memory()) - before).toBeLessThan(100_000_000);
  });
});

describe("hostile requests", () => {
  it("that send their body slowly are told so and let go", async () => {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    socket.write(
      "POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{",
    );
    let answer = "";
    socket.on("data", (data) => {
      answer += data;
    });
    await once(socket, "close");
    expect(answer).toMatch(/^HTTP\/1.1 408 /);
    expect(answer).toContain("BODY_TIMEOUT");
  });

  it("that break off harm nobody", async () => {
    for (let i = 0; i < 20; i++) {
      const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
      socket.write("POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n");
      socket.write('Content-Length: 100\r\n\r\n{"board": [1');
      await sleep(5);
      socket.destroy();
    }
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
    expect(server.log.filter(({ msg }) => msg === "unexpected error")).toEqual([]);
  });

  it.each<[string, string, number]>([
    ["deep JSON", `{"board":${"[".repeat(400_000)}${"]".repeat(400_000)}}`, 400],
    ["unclosed JSON", "[".repeat(900_000), 400],
    ["numbers too large to be", '{"board":[1e999,-1e999,1,0]}', 400],
    ["a number of many digits", `{"board":[${"9".repeat(900_000)}]}`, 400],
    ["fractions", '{"board":[1.5,2,3,0]}', 400],
    ["a size too large to be", '{"board":[1,2,3,0],"size":"999999999x999999999"}', 422],
    [
      "many cells",
      `{"board":[${Array.from({ length: 9_999 }, (_, i) => i).join()}],"size":"1x9999"}`,
      422,
    ],
    ["a prototype", '{"__proto__":{"board":[1,2,3,0]}}', 400],
    ["null", "null", 400],
    ["nothing", "", 400],
    ["limits below nothing", '{"board":[1,2,3,0],"limits":{"nodes":-1}}', 400],
    ["an order twice over", '{"board":[1,2,3,0],"order":"uuuu"}', 422],
    ["another's field", '{"board":[1,2,3,0],"admin":true}', 400],
    ["more than may be", `"${"x".repeat(1_100_000)}"`, 413],
  ])("with %s are refused", async (_, body, status) => {
    const response = await fetch(`${server.url}/v1/solve`, postJson(body));
    expect(response.status).toBe(status);
    const text = await response.text();
    expect(text.length).toBeLessThan(4000);
  });

  it("with tens of thousands of boards in one text are read, in every way there is", async () => {
    const boards = 50_000;
    const input = "2 0 3 1 5 6 4 7 8\n".repeat(boards);
    const response = await fetch(`${server.url}/v1/detect`, postJson({ input }));
    expect(response.status).toBe(200);
    const { readings } = (await response.json()) as {
      readings: { caseCount: number; cases: unknown[] }[];
    };
    expect(readings.length).toBeGreaterThan(20);
    for (const { caseCount, cases } of readings) {
      expect(caseCount).toBe(boards);
      expect(cases).toHaveLength(10);
    }
  });

  it("with a megabyte of moves and no board take little memory", async () => {
    const before = await memory();
    const input = "udlr".repeat(240_000);
    const response = await fetch(`${server.url}/v1/detect`, postJson({ input }));
    expect(await response.json()).toMatchObject({ status: "unknown", code: "BOARD_MISSING" });
    expect((await memory()) - before).toBeLessThan(100_000_000);
  });

  it("that ask too often are told when to go on", async () => {
    const strict = await startServer({ RATE_QUOTA: "2", RATE_WINDOW_SECONDS: "60" });
    try {
      const ask = () => fetch(`${strict.url}/v1/dialects`);
      const first = await ask();
      expect(first.headers.get("ratelimit-policy")).toBe('"default";q=2;w=60');
      expect(first.headers.get("ratelimit")).toMatch(/^"default";r=1;t=\d+$/);
      await ask();
      const third = await ask();
      expect(third.status).toBe(429);
      expect(Number(third.headers.get("retry-after"))).toBeGreaterThan(50);
      expect((await fetch(`${strict.url}/healthz`)).status).toBe(200);
    } finally {
      await strict.end("SIGTERM");
    }
  });
});

describe("the process", () => {
  it("stops without cutting an answer, and says so", async () => {
    const own = await startServer({ THREADS: "1" });
    const asked = fetch(
      `${own.url}/v1/solve`,
      postJson({ ...ENDLESS, limits: { milliseconds: 800 } }),
    );
    await sleep(200);
    const code = own.end("SIGTERM");
    expect(await (await asked).json()).toMatchObject({ status: "limit" });
    expect(await code).toBe(0);
    await own.logged("stopped");
  });

  it.each([
    ["sends nothing", ""],
    ["sends half a head", "POST /v1/solve HTTP/1.1\r\nHost"],
  ])("does not wait for one who %s", async (_, sent) => {
    const own = await startServer({ THREADS: "1", STOP_MILLISECONDS: "5000" });
    const socket = connect(Number(new URL(own.url).port), "127.0.0.1");
    try {
      await once(socket, "connect");
      if (sent !== "") socket.write(sent);
      // By the time another is answered the server knows of this one.
      expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
      expect(await own.end("SIGTERM")).toBe(0);
    } finally {
      socket.destroy();
    }
  });

  it("says at its start that embedded jobs do not outlive it", async () => {
    await server.logged(
      "jobs are kept in this process and do not outlive it; set REDIS_URL to keep them",
    );
  });

  it("logs every request by its route, and nothing of what was sent", async () => {
    const secret = "x-secret-x";
    await fetch(`${server.url}/v1/dialects/${secret}?q=${secret}`);
    const { headers } = await fetch(`${server.url}/v1/detect`, postJson({ input: secret }));
    const id = headers.get("x-request-id");
    await expect
      .poll(() => server.log.filter(({ requestId }) => requestId === id))
      .toMatchObject([{ method: "POST", route: "/v1/detect", status: 200 }]);
    expect(JSON.stringify(server.log)).not.toContain(secret);
  });
});

async function running(): Promise<unknown> {
  const { pool } = (await (await fetch(`${server.url}/readyz`)).json()) as Readiness;
  return pool.running;
}

async function memory(): Promise<number> {
  const text = await (await fetch(`${server.url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(text)?.[1]);
}
