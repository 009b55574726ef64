#!/usr/bin/env node
import { readConfig } from "./config.ts";

const asked = readConfig("slidepath-api", process.argv.slice(2), process.env);
if (asked.kind === "run") {
  // Loaded only now, so that help comes at once.
  const { serve } = await import("./serve.ts");
  await serve(asked.config);
} else {
  (asked.kind === "help" ? process.stdout : process.stderr).write(asked.text);
  process.exitCode = asked.kind === "help" ? 0 : 2;
}
