// Shows that reading takes time in proportion to the text's length: 1 MB beside 10 MB of several shapes, for
// detect a tenth of that. Names a shape to time it alone.
import { detect, parseMoves, readBoards } from "@slidepath/formats";

const shapes: Readonly<Record<string, string>> = {
  "boards, row by row": "1 2 3\n4 0 5\n7 8 6\n",
  "boards, empty line between": "1 2 3\n4 0 5\n7 8 6\n\n",
  "boards in lines": "1 2 3 4 0 5 7 8 6\n",
  "JSON boards": "[[1,2,3],[4,0,5],[7,8,6]],\n",
  "drawn boards": "| 1 | 2 | 3 |\n| 4 |   | 5 |\n| 7 | 8 | 6 |\n\n",
  "Windows line ends": "1 2 3\r\n4 0 5\r\n7 8 6\r\n",
  "full-width digits": "１　２　３\n４　０　５\n７　８　６\n",
  "one number a line": "7\n",
  "one long line of numbers": "12 ",
  "one digit run": "1",
  "open brackets": "[",
  "brackets opened and closed": "[[]]",
  quotes: "' \" ",
  "open tags": "<td",
  "open comments": "/*<!--",
  hashes: "# ",
  dashes: "- ",
  backslashes: "\\a",
  ampersands: "&",
  bars: "|",
  commas: ",",
  "line ends": "\n",
  "spaces and a digit": `${" ".repeat(1000)}1`,
  words: "word 1 ",
  "Chinese words": "数字华容道 ",
  "broken UTF-8": "\ud800",
};

type Read = (bytes: Uint8Array) => unknown;

/** What reads, and how big the smaller text is. */
const readers: Readonly<Record<string, readonly [Read, number]>> = {
  readBoards: [(bytes) => readBoards(bytes), 1_000_000],
  detect: [(bytes) => detect(bytes), 100_000],
  parseMoves: [(bytes) => parseMoves(bytes, { names: "blank" }), 1_000_000],
};

const bytesOf = (unit: string, size: number): Uint8Array =>
  new TextEncoder().encode(unit.repeat(Math.ceil(size / new TextEncoder().encode(unit).length)));

/** The processor's milliseconds: others may be at work on the same machine. */
const time = (read: Read, bytes: Uint8Array): number => {
  const before = process.cpuUsage();
  read(bytes);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

let worst = 0;
for (const [shape, unit] of Object.entries(shapes)) {
  if (process.argv[2] !== undefined && process.argv[2] !== shape) continue;
  const cells: string[] = [];
  for (const [name, [read, size]] of Object.entries(readers)) {
    read(bytesOf(unit, size / 10));
    const one = time(read, bytesOf(unit, size));
    const ten = time(read, bytesOf(unit, 10 * size));
    // Below some milliseconds the ratio says nothing.
    if (ten > 100) worst = Math.max(worst, ten / one);
    cells.push(`${name} ${one.toFixed(0)} → ${ten.toFixed(0)} ms (×${(ten / one).toFixed(1)})`);
  }
  console.log(`${shape.padEnd(28)} ${cells.join("   ")}`);
}
console.log(`worst ratio, 10 MB to 1 MB: ×${worst.toFixed(1)}`);
