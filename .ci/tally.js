// Sums the test reports that the packages left, writes "passed failed skipped" to the file named by
// the caller, and fails where a package with a test script left no report or an empty one. Prints each
// failure again: it is thousands of lines further up in what the gate prints, or cut off.
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

function tellFailures(/** @type {string} */ place, /** @type {any} */ report) {
  for (const { name, status, message, assertionResults } of report.testResults) {
    if (status !== "failed") continue;
    const file = name.slice(name.indexOf(place));
    // No message and no failed test: a hook failed, which is told only where it happened.
    process.stdout.write(`FAILED ${file} ${message}\n`);
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status !== "failed") continue;
      const told = failureMessages.join("\n").replace(/^ +at .*node_modules.*\n?/gm, "");
      process.stdout.write(`FAILED ${fullName}\n${told}\n`);
    }
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
    tellFailures(`${group}/${name}`, report);
  }
}
writeFileSync(target, `${passed} ${failed} ${skipped}\n`);
