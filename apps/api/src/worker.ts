#!/usr/bin/env node
import { type Asked, readConfig } from "./config.ts";

const asked: Asked = readConfig("slidepath-worker", process.argv.slice(2), process.env);
if (asked.kind === "run" && asked.config.REDIS_URL !== undefined) {
  // Loaded only now, so that help comes at once.
  const { takeJobs } = await import("./take-jobs.ts");
  takeJobs(asked.config, asked.config.REDIS_URL);
} else if (asked.kind === "help") {
  process.stdout.write(asked.text);
} else {
  const missing = "slidepath-worker: REDIS_URL: a worker takes its jobs from Redis; see --help\n";
  process.stderr.write(asked.kind === "wrong" ? asked.text : missing);
  process.exitCode = 2;
}
