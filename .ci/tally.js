// Sums the test reports that the packages left, writes "passed failed skipped" to the file named by
// the caller, and fails where a package with a test script left no report or an empty one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";

const [target] = process.argv.slice(2);
if (target === undefined) throw new Error("usage: node .ci/tally.js FILE");

const root = new URL("../", import.meta.url);

function readJson(/** @type {string} */ path) {
  try {
    return JSON.parse(readFileSync(new URL(path, root), "utf8"));
  } catch {
    return undefined;
  }
}

let passed = 0;
let failed = 0;
let skipped = 0;
for (const group of ["packages", "apps"]) {
  for (const name of readdirSync(new URL(group, root))) {
    if (readJson(`${group}/${name}/package.json`)?.scripts?.test === undefined) continue;
    const report = readJson(`${group}/${name}/.vitest/report.json`);
    if (!(report?.numTotalTests > 0)) {
      process.stdout.write(`${group}/${name} has a test script, but no test was reported\n`);
      process.exitCode = 1;
      continue;
    }
    passed += report.numPassedTests;
    failed += report.numFailedTests;
    skipped += report.numPendingTests + report.numTodoTests;
  }
}
writeFileSync(target, `${passed} ${failed} ${skipped}\n`);
