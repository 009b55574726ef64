// Answers the samples of the five published systems through the built command line, each as a shell would.
import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

const SYSTEMS = ["two-matrices", "acwing-179", "openjudge-14243", "picture", "hdu-3567"];
const cli = fileURLToPath(new URL("../dist/cli.js", import.meta.url));
const cases = new URL("../../../packages/golden/cases/", import.meta.url);

for (const dialect of SYSTEMS) {
  const [sample] = JSON.parse(readFileSync(new URL(`${dialect}.json`, cases), "utf8"));
  const run = spawnSync(process.execPath, [cli, "solve", "--dialect", dialect], {
    encoding: "utf8",
    input: sample.input,
    stdio: ["pipe", "pipe", "inherit"],
  });
  process.stdout.write(
    `$ slidepath solve --dialect ${dialect} <<END\n${sample.input}END\n${run.stdout}\n`,
  );
  if (run.status !== 0 || run.stdout !== sample.output) {
    process.stderr.write(`expected:\n${sample.output}`);
    process.exit(1);
  }
}
process.stdout.write(
  "In this clone, `npx -y pnpm@12 --silent slidepath` stands for `slidepath`; try --help.\n",
);
