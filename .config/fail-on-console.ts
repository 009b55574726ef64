// Nothing below the doors prints: a test during which something did fails, saying what and where.
import { afterAll, afterEach } from "vitest";

const METHODS = ["log", "info", "debug", "warn", "error", "trace", "dir", "table"] as const;

const calls: Error[] = [];

for (const method of METHODS) {
  console[method] = (...values: unknown[]) => {
    calls.push(new Error(`console.${method}(${values.map(String).join(", ")})`));
  };
}

function failOnCall(): void {
  const first = calls[0];
  calls.length = 0;
  if (first !== undefined) throw first;
}

afterEach(failOnCall);
afterAll(failOnCall);
