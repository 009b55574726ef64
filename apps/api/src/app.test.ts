import { HEURISTIC_NAMES } from "@slidepath/core";
import { describe, expect, it } from "vitest";
import { testApp } from "../test/app.ts";
import { postJson } from "../test/post-json.ts";
import { DEFAULT_LIMITS } from "./limits.ts";
import { inlineWorkers } from "./work/inline-workers.ts";

const app = testApp();
const EIGHT = [2, 0, 3, 1, 4, 5, 7, 8, 6];
const FIFTEEN = [1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 11, 12, 13, 15, 10, 14];
/** The hardest of Korf's hundred in nodes, as his file has it. */
const KORF_LINE = "88 15 2 12 11 14 13 9 5 1 3 8 7 0 10 6 4\n";
const KORF_1 = [14, 13, 15, 7, 11, 12, 9, 5, 6, 0, 2, 1, 4, 8, 10, 3];

describe("POST /v1/solve", () => {
  it("looks a small board up", async () => {
    const response = await app.request("/v1/solve", postJson({ board: EIGHT }));
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({
      status: "solved",
      moves: "ldrrd",
      length: 5,
      optimal: true,
      lowerBound: 5,
      method: "table",
      stats: { expanded: 0, generated: 0 },
    });
  });

  it("takes a size, a goal, an order of letters and a method", async () => {
    const asked = {
      board: [0, 1, 2, 3, 4, 5],
      size: "3x2",
      goal: [1, 4, 2, 3, 0, 5],
      order: "dlur",
      method: "a-star",
      heuristic: "manhattan",
    };
    const response = await app.request("/v1/solve", postJson(asked));
    expect(await response.json()).toMatchObject({
      status: "solved",
      moves: "rd",
      method: "a-star",
      heuristic: "manhattan",
    });
  });

  it("searches a larger board", async () => {
    const response = await app.request("/v1/solve", postJson({ board: FIFTEEN }));
    expect(await response.json()).toMatchObject({ status: "solved", length: 12, optimal: true });
  });

  it("answers 200 and why for an unsolvable board", async () => {
    const response = await app.request(
      "/v1/solve",
      postJson({ board: [1, 2, 3, 4, 5, 6, 8, 7, 0] }),
    );
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({
      status: "unsolvable",
      reachability: { reachable: false, rule: "odd-width", swap: [8, 7] },
    });
  });

  it("answers with what is known when a limit is reached", async () => {
    for (const [limits, reason] of [
      [{ nodes: 100 }, "nodes"],
      [{ milliseconds: 20 }, "aborted"],
    ]) {
      const asked = { board: KORF_1, goal: "blank-first", heuristic: "misplacedTiles", limits };
      const response = await app.request("/v1/solve", postJson({ ...asked, method: "ida-star" }));
      expect(response.status).toBe(200);
      expect(await response.json()).toMatchObject({ status: "limit", reason });
    }
  });
});

describe("the methods", () => {
  const TWENTY_FOUR = {
    board: [
      14, 5, 9, 2, 18, 8, 23, 19, 12, 17, 15, 0, 10, 20, 4, 6, 11, 21, 1, 7, 24, 3, 16, 22, 13,
    ],
    goal: "blank-first",
  };
  const solved = async (asked: object): Promise<Record<string, unknown>> => {
    const response = await app.request("/v1/solve", postJson(asked));
    expect(response.status).toBe(200);
    return (await response.json()) as Record<string, unknown>;
  };

  it("construct some path for a large board at once", async () => {
    const outcome = await solved({ ...TWENTY_FOUR, method: "construct" });
    expect(outcome).toMatchObject({ status: "solved", optimal: false, method: "construct" });
  });

  it.each(["auto", "anytime"])("tell the best path yet of a large board (%s)", async (method) => {
    const outcome = await solved({ ...TWENTY_FOUR, method, limits: { nodes: 20_000 } });
    expect(outcome).toMatchObject({
      status: "limit",
      method: "anytime",
      best: { length: expect.any(Number), moves: expect.stringMatching(/^[udlr]+$/) },
    });
    // The first of Korf's fifty: 95 moves.
    const { best, lowerBound } = outcome as { best: { length: number }; lowerBound: number };
    expect(best.length).toBeGreaterThanOrEqual(95);
    expect(lowerBound).toBeLessThanOrEqual(95);
  });

  it.each(HEURISTIC_NAMES)("go by %s where asked to, to the same length", async (heuristic) => {
    const outcome = await solved({ board: FIFTEEN, method: "ida-star", heuristic });
    expect(outcome).toMatchObject({ status: "solved", length: 12, optimal: true, heuristic });
  });

  it("say what is wrong with one that does not fit the board", async () => {
    const asked = postJson({ ...TWENTY_FOUR, method: "table" });
    const response = await app.request("/v1/solve", asked);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ code: "METHOD_UNSUPPORTED" });
  });

  it("give up building tables when time is up, and tell the bound", async () => {
    const limits = { milliseconds: 1 };
    const outcome = await solved({
      board: KORF_1,
      goal: "blank-first",
      method: "ida-star",
      heuristic: "patternDatabase",
      limits,
    });
    // Manhattan's 41, and linear conflicts.
    expect(outcome).toMatchObject({ status: "limit", reason: "aborted" });
    expect(outcome["lowerBound"]).toBeGreaterThanOrEqual(41);
  });
});

describe("a long question", () => {
  it.each([
    ["answer", "/v1/answer/korf-15", { method: "POST", body: KORF_LINE }],
    ["check", "/v1/check/korf-15", postJson({ input: KORF_LINE, output: "55\n" })],
  ])("(%s) leaves the thread to others and ends at its deadline", async (_, path, init) => {
    const limits = { ...DEFAULT_LIMITS, deadlineMilliseconds: 500 };
    let isOver = false;
    const app = testApp({ limits, workers: inlineWorkers() });
    const asked = Promise.resolve(app.request(path, init)).finally(() => {
      isOver = true;
    });
    for (let turn = 0; turn < 5; turn++) {
      await new Promise(setImmediate);
      expect(isOver).toBe(false);
    }
    expect((await asked).status).toBeLessThan(500);
  });
});

describe("POST /v1/moves", () => {
  it("tells what remains after every legal move", async () => {
    const response = await app.request("/v1/moves", postJson({ board: EIGHT }));
    expect(await response.json()).toEqual({
      status: "moves",
      length: 5,
      moves: [
        { move: "d", remaining: 6 },
        { move: "l", remaining: 4 },
        { move: "r", remaining: 6 },
      ],
    });
  });
});

describe("POST /v1/hint", () => {
  it.each([
    ["a move", EIGHT, { status: "hints", move: "l", firstMoves: "l", length: 5 }],
    ["a move on a larger board", FIFTEEN, { status: "hints", move: "d", length: 12 }],
    ["none at the goal", [1, 2, 3, 4, 5, 6, 7, 8, 0], { move: null, firstMoves: "", length: 0 }],
    ["none on an unsolvable board", [1, 2, 3, 4, 5, 6, 8, 7, 0], { status: "unsolvable" }],
  ])("gives %s", async (_, board, hint) => {
    const response = await app.request("/v1/hint", postJson({ board }));
    expect(await response.json()).toMatchObject(hint);
  });

  it("tells what is known when its time is up", async () => {
    const asked = { board: KORF_1, goal: "blank-first", limits: { milliseconds: 20 } };
    const response = await app.request("/v1/hint", postJson(asked));
    expect(await response.json()).toMatchObject({ status: "limit", reason: "aborted" });
  });
});

describe("POST /v1/check", () => {
  const input = "2 x 3 1 5 6 4 7 8\n";
  it.each([
    ["lddrr\n", "accepted"],
    ["lddr\n", "wrong-answer"],
    ["unsolvable\n", "false-unsolvable"],
  ])("judges %j %s", async (output, verdict) => {
    const response = await app.request("/v1/check/acwing-179", postJson({ input, output }));
    expect(response.status).toBe(200);
    const told = (await response.json()) as { verdict: string; message: string };
    expect(told.verdict).toBe(verdict);
    expect(told.message).not.toBe("");
  });

  it("answers in the caller's language", async () => {
    const asked = postJson({ input, output: "x" }, { "accept-language": "zh-CN,zh;q=0.9" });
    const response = await app.request("/v1/check/acwing-179", asked);
    expect(((await response.json()) as { message: string }).message).toMatch(/[\u4e00-\u9fff]/);
  });
});

describe("a job of kind verdict", () => {
  it("tells the verdict with the failing case, and what dialects there are not", async () => {
    const judged = { kind: "verdict", dialect: "acwing-179", input: "2 x 3 1 5 6 4 7 8\n" };
    const post = (asked: object) =>
      app.request("/v1/jobs", postJson(asked, { "accept-language": "zh-CN" }));
    const submitted = await post({ ...judged, output: "lddr\n" });
    expect(submitted.status).toBe(202);
    const { id } = (await submitted.json()) as { id: string };
    const find = async () => (await app.request(`/v1/jobs/${id}`)).json();
    await expect.poll(find).toMatchObject({
      kind: "verdict",
      state: "completed",
      result: {
        kind: "verdict",
        verdict: {
          verdict: "wrong-answer",
          message: expect.stringMatching(/[\u4e00-\u9fff]/),
          case: 1,
          line: 1,
          cases: 1,
          accepted: 0,
        },
      },
    });
    expect((await post({ ...judged, dialect: "none", output: "" })).status).toBe(404);
  });
});

describe("POST /v1/detect", () => {
  it("names the readings, and how they differ", async () => {
    const response = await app.request("/v1/detect", postJson({ input: "2 x 3 1 5 6 4 7 8\n" }));
    const told = (await response.json()) as { status: string; readings: { dialect: string }[] };
    expect(told.status).toBe("ambiguous");
    expect(told.readings[0]?.dialect).toBe("acwing-179");
  });

  it("says what is wrong, and where", async () => {
    const response = await app.request("/v1/detect", postJson({ input: "nothing of the kind" }));
    expect(await response.json()).toMatchObject({ status: "unknown", readings: [], line: 1 });
  });
});

describe("POST /v1/explain", () => {
  it("gives the parity argument, the Cantor rank and what the heuristics say", async () => {
    const response = await app.request(
      "/v1/explain",
      postJson({ board: [1, 2, 3, 4, 5, 6, 8, 7, 0] }),
    );
    expect(await response.json()).toMatchObject({
      reachability: { reachable: false, rule: "odd-width" },
      rank: {
        digits: [1, 1, 1, 1, 1, 1, 2, 1, 0].map((smaller) => ({ smaller })),
        rank: "46235",
        of: "362880",
      },
      heuristics: { misplacedTiles: 2, manhattan: 2, linearConflict: 4 },
    });
    const big = await app.request(
      "/v1/explain",
      postJson({ board: Array.from({ length: 100 }, (_, cell) => cell), size: "10x10" }),
    );
    expect(await big.json()).not.toHaveProperty("rank");
  });
});

describe("GET /v1/scramble", () => {
  it("gives the same board for the same seed, and its seed where none is asked for", async () => {
    const first = await app.request("/v1/scramble?size=4x4&seed=7&depth=20");
    const second = await app.request("/v1/scramble?size=4x4&seed=7&depth=20");
    expect(await first.json()).toEqual(await second.json());
    const drawn = (await (await app.request("/v1/scramble")).json()) as {
      seed: number;
      board: unknown;
    };
    const again = await app.request(`/v1/scramble?seed=${drawn.seed}`);
    expect(await again.json()).toEqual(drawn);
  });
});

describe("the answers' headers", () => {
  it.each([
    ["an answer", "/v1/dialects", {}, 200],
    ["an error", "/v1/dialects/none", {}, 404],
    ["a path that is not served", "/v2", {}, 404],
    ["a method that is not served", "/v1/solve", { method: "PUT" }, 405],
    [
      "a preflight request",
      "/v1/solve",
      { method: "OPTIONS", headers: { "access-control-request-method": "POST" } },
      204,
    ],
  ])("let any page read %s and nothing run in it", async (_, path, init, status) => {
    const response = await app.request(path, init);
    expect(response.status).toBe(status);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "access-control-allow-origin": "*",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      "x-content-type-options": "nosniff",
      "x-request-id": expect.stringMatching(/^[\w-]{36}$/),
    });
  });

  it("tell a page of another origin which of them it may read", async () => {
    const exposed = async (headers: Record<string, string>) =>
      (await app.request("/v1/dialects", { headers })).headers.get("access-control-expose-headers");
    expect(await exposed({ origin: "https://puzzles.example" })).toBe(
      "location, ratelimit, ratelimit-policy, retry-after, x-request-id",
    );
    expect(await exposed({})).toBeNull();
  });

  it("keep a caller's own request id, where it is one", async () => {
    const idOf = async (id: string) =>
      (await app.request("/healthz", { headers: { "x-request-id": id } })).headers.get(
        "x-request-id",
      );
    expect(await idOf("trace-1:2")).toBe("trace-1:2");
    expect(await idOf("a b <script>")).toMatch(/^[\w-]{36}$/);
  });
});
