import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("needs nothing", () => {
  const asked = readConfig("api", [], {});
  expect(asked).toMatchObject({
    kind: "run",
    config: {
      HOST: "127.0.0.1",
      PORT: 8080,
      limits: { bodyBytes: 1_000_000, side: 10, deadlineMilliseconds: 30_000 },
    },
  });
});

it("takes every setting from the environment, and an empty one as none", () => {
  const asked = readConfig("api", [], {
    PORT: "1",
    BOARD_SIDE: "5",
    TRUST_PROXY: "true",
    HOST: "",
    REDIS_URL: "redis://127.0.0.1:6379",
  });
  expect(asked).toMatchObject({
    kind: "run",
    config: {
      HOST: "127.0.0.1",
      PORT: 1,
      TRUST_PROXY: true,
      REDIS_URL: "redis://127.0.0.1:6379",
      limits: { side: 5 },
    },
  });
});

it.each([
  [{ PORT: "70000" }, /^api: PORT: /],
  [{ THREADS: "0" }, /^api: THREADS: /],
  [{ THREAD_NICENESS: "20" }, /^api: THREAD_NICENESS: /],
  [{ REDIS_URL: "http://127.0.0.1" }, /^api: REDIS_URL: /],
  [{ TRUST_PROXY: "perhaps" }, /^api: TRUST_PROXY: /],
])("says what is wrong with %j", (environment, message) => {
  const asked = readConfig("api", [], environment);
  expect(asked.kind).toBe("wrong");
  expect(asked.kind === "wrong" && asked.text).toMatch(message);
});

it("tells all settings on --help, each with what holds without it", () => {
  const asked = readConfig("api", ["--help"], {});
  if (asked.kind !== "help") throw new Error("no help");
  expect(asked.text).toContain("PORT                      Port; 0 for any free one. [8080]");
  for (const line of asked.text.trim().split("\n").slice(4)) {
    expect(line).toMatch(/^ {2}[A-Z_]+ +\S.*[.\]]( .*)?$/);
  }
  expect(readConfig("api", ["--port"], {})).toMatchObject({ kind: "wrong" });
});
