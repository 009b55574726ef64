// Mutates all golden inputs and runs each mutant through readBoards, one dialect's parse and parseMoves, and
// one in so many through detect: `fuzz [inputs] [seed] [one in so many]`.
import { assertBoard, seededRandom } from "@slidepath/core";
import {
  DIALECTS,
  type Diagnostic,
  describeDiagnostic,
  describeDifference,
  detect,
  parse,
  parseMoves,
  readBoards,
} from "@slidepath/formats";
import {
  ambiguousCases,
  bytesOf,
  dirtyCases,
  goldenCases,
  goldenDialects,
} from "@slidepath/golden";

const inputs = Number(process.argv[2] ?? 1_000_000);
const seed = Number(process.argv[3] ?? 1);
const detectOneIn = Number(process.argv[4] ?? 10);
const below = seededRandom(seed);

const corpus = [
  ...dirtyCases().map(bytesOf),
  ...ambiguousCases().map(({ input }) => new TextEncoder().encode(input)),
  ...goldenDialects().flatMap((dialect) =>
    goldenCases(dialect).map(({ input }) => new TextEncoder().encode(input)),
  ),
].filter(({ length }) => length < 4096);

const pieces = [
  ..."0 1 9 10 99999999999999999999 x X _ - * . # ? , ; / | [ ] { } ( ) : = \" ' < > & \\ % // /* */ # \\n 3x3: <td> &nbsp; None null １ ① 十 空 □ ×".split(
    " ",
  ),
  " ",
  "\n",
  "\r\n",
  "\t",
  "\ufeff",
  "\u200b",
  "\u3000",
  "\u001a",
].map((piece) => new TextEncoder().encode(piece));

function mutant(): Uint8Array {
  let bytes = Array.from(corpus[below(corpus.length)]!);
  for (let changes = 1 + below(3); changes > 0; changes--) {
    const at = below(bytes.length + 1);
    const length = below(Math.min(bytes.length - at, 12) + 1);
    switch (below(7)) {
      case 0:
        bytes[at] = below(256);
        break;
      case 1:
        bytes.splice(at, length);
        break;
      case 2:
        bytes.splice(at, 0, ...bytes.slice(at, at + length));
        break;
      case 3:
        bytes.splice(at, 0, ...pieces[below(pieces.length)]!);
        break;
      case 4: {
        const other = corpus[below(corpus.length)]!;
        bytes = [...bytes.slice(0, at), ...other.subarray(below(other.length + 1))];
        break;
      }
      case 5:
        bytes.length = at;
        break;
      default:
        bytes.splice(at, length, ...pieces[below(pieces.length)]!);
    }
  }
  return Uint8Array.from(bytes);
}

const counts = { read: 0, ambiguous: 0, unknown: 0, boards: 0, refused: 0, parsed: 0 };
let slowest = 0;
let slowestInput: Uint8Array = new Uint8Array(0);

function check(diagnostic: Diagnostic | undefined): void {
  if (diagnostic === undefined) return;
  if (!(diagnostic.line >= 1 && diagnostic.column >= 1)) throw new Error("no place");
  if (describeDiagnostic(diagnostic, "zh-CN") === "") throw new Error("no message");
}

function run(bytes: Uint8Array, number: number): void {
  const free = readBoards(bytes);
  check(free.diagnostic);
  for (const { board } of free.boards) assertBoard(board);
  counts[free.diagnostic === undefined ? "boards" : "refused"]++;
  const strict = readBoards(bytes, { strict: true });
  if (strict.diagnostic === undefined && free.repairs.length > 0) throw new Error("strict repairs");
  if (number % detectOneIn === 0) {
    const detection = detect(bytes);
    counts[detection.status]++;
    if (detection.status === "unknown") check(detection.diagnostic);
    else for (const difference of detection.differences) describeDifference(difference);
  }
  const reading = parse(DIALECTS[below(DIALECTS.length)]!, bytes);
  let step = reading.next();
  for (; !step.done; step = reading.next()) {
    if (step.value.problem !== undefined) assertBoard(step.value.problem.start);
  }
  check(step.value.diagnostic);
  if (step.value.diagnostic === undefined) counts.parsed++;
  parseMoves(bytes, { names: "blank" });
}

const begun = performance.now();
for (let number = 1; number <= inputs; number++) {
  const bytes = mutant();
  const before = performance.now();
  try {
    run(bytes, number);
  } catch (error) {
    console.error(
      `input ${number} of seed ${seed}: ${JSON.stringify(Buffer.from(bytes).toString("latin1"))}`,
    );
    throw error;
  }
  const took = performance.now() - before;
  if (took > slowest) {
    slowest = took;
    slowestInput = bytes;
  }
  if (number % 50_000 === 0) {
    console.log(`${number} inputs, ${((performance.now() - begun) / 1000).toFixed(0)} s`);
  }
}
console.log(
  `${inputs} mutants of ${corpus.length} inputs, seed ${seed}: no crash. ${JSON.stringify(counts)}; slowest ${slowest.toFixed(1)} ms: ${JSON.stringify(Buffer.from(slowestInput).toString("latin1"))}`,
);
