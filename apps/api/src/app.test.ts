import { describe, expect, it } from "vitest";
import { testApp } from "../test/app.ts";
import { postJson } from "../test/post-json.ts";

const app = testApp();
const EIGHT = [2, 0, 3, 1, 4, 5, 7, 8, 6];
const FIFTEEN = [1, 2, 3, 4, 5, 0, 7, 8, 9, 6, 11, 12, 13, 15, 10, 14];
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
      argument: { reachable: false, rule: "odd-width", swap: [1, 2] },
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
    ["a move", EIGHT, { status: "hints", move: "l", moves: "l", length: 5 }],
    ["a move on a larger board", FIFTEEN, { status: "hints", move: "d", length: 12 }],
    ["none at the goal", [1, 2, 3, 4, 5, 6, 7, 8, 0], { move: null, moves: "", length: 0 }],
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
    const told = (await response.json()) as { verdict: string; detail: string };
    expect(told.verdict).toBe(verdict);
    expect(told.detail).not.toBe("");
  });

  it("answers in the caller's language", async () => {
    const asked = postJson({ input, output: "x" }, { "accept-language": "zh-CN,zh;q=0.9" });
    const response = await app.request("/v1/check/acwing-179", asked);
    expect(((await response.json()) as { detail: string }).detail).toMatch(/[\u4e00-\u9fff]/);
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
  it("gives the parity argument and the Cantor rank", async () => {
    const response = await app.request(
      "/v1/explain",
      postJson({ board: [1, 2, 3, 4, 5, 6, 8, 7, 0] }),
    );
    expect(await response.json()).toMatchObject({
      reachability: { reachable: false, rule: "odd-width" },
      lehmerCode: [1, 1, 1, 1, 1, 1, 2, 1, 0],
      cantorRank: "46235",
    });
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

  it("keep a caller's own request id, where it is one", async () => {
    const idOf = async (id: string) =>
      (await app.request("/healthz", { headers: { "x-request-id": id } })).headers.get(
        "x-request-id",
      );
    expect(await idOf("trace-1:2")).toBe("trace-1:2");
    expect(await idOf("a b <script>")).toMatch(/^[\w-]{36}$/);
  });
});
