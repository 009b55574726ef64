import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

// Draws what bench:native has measured, on logarithmic scales upwards:
//
//   npm run bench:plots -- DATA FOLDER
//
// DATA: the JSON that SLIDEPATH_DATA of bench:native kept. Into FOLDER go nodes-by-length.svg, nodes expanded
// against optimal length, and time-by-table-size.svg, microseconds a node against the tables' megabytes.

interface Series {
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

interface Measured {
  readonly name: string;
  readonly tableBytes: number;
  readonly boards: readonly {
    readonly length: number;
    readonly expanded: number;
    readonly time: number;
  }[];
}

const WIDTH = 760;
const HEIGHT = 480;
const MARGIN = { left: 90, right: 150, top: 20, bottom: 50 };
const COLOURS = ["#0b62a4", "#c2410c", "#15803d", "#7e22ce", "#a16207", "#0f766e"];

const [file = "", folder = "."] = process.argv.slice(2);
const measured: Measured[] = JSON.parse(readFileSync(file, "utf8"));
mkdirSync(folder, { recursive: true });
writeFileSync(
  join(folder, "nodes-by-length.svg"),
  drawn(
    measured.map(({ name, boards }) => ({
      name,
      points: boards.map(({ length, expanded }) => [length, expanded] as const),
    })),
    "optimal length",
    "nodes expanded",
  ),
);
writeFileSync(
  join(folder, "time-by-table-size.svg"),
  drawn(
    measured.map(({ name, tableBytes, boards }) => {
      const nodes = boards.reduce((sum, board) => sum + board.expanded, 0);
      const time = boards.reduce((sum, board) => sum + board.time, 0);
      return { name, points: [[tableBytes / 1e6, (1e6 * time) / nodes]] };
    }),
    "tables, MB",
    "microseconds a node",
  ),
);

function drawn(series: readonly Series[], across: string, upwards: string): string {
  const all = series.flatMap(({ points }) => points);
  const right = Math.max(...all.map(([x]) => x));
  const left = Math.min(...all.map(([x]) => x));
  const lowest = Math.floor(Math.log10(Math.min(...all.map(([, y]) => y))));
  const highest = Math.ceil(Math.log10(Math.max(...all.map(([, y]) => y))));
  const [width, height] = [WIDTH - MARGIN.left - MARGIN.right, HEIGHT - MARGIN.top - MARGIN.bottom];
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    MARGIN.left + (width * (x - left)) / (right - left || 1),
    MARGIN.top + height - (height * (Math.log10(y) - lowest)) / (highest - lowest || 1),
  ];
  const text = (x: number, y: number, words: string, anchor = "start", fill = "#333"): string =>
    `<text x="${x.toFixed(1)}" y="${y.toFixed(1)}" text-anchor="${anchor}" fill="${fill}">${words}</text>`;
  const parts: string[] = [];
  for (let power = lowest; power <= highest; power++) {
    const [x, y] = at([left, 10 ** power]);
    parts.push(`<path d="M${x} ${y}h${width}" stroke="#ddd"/>`);
    parts.push(text(x - 8, y + 4, power < 0 ? (10 ** power).toFixed(-power) : `1e${power}`, "end"));
  }
  for (let tick = 0; tick <= 4; tick++) {
    const value = left + ((right - left) * tick) / 4;
    parts.push(text(at([value, 1])[0], HEIGHT - MARGIN.bottom + 20, value.toFixed(0), "middle"));
  }
  series.forEach(({ name, points }, i) => {
    const colour = COLOURS[i % COLOURS.length]!;
    for (const point of points) {
      const [x, y] = at(point);
      parts.push(`<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="3" fill="${colour}"/>`);
    }
    parts.push(text(WIDTH - MARGIN.right + 15, MARGIN.top + 20 + 20 * i, name, "start", colour));
  });
  parts.push(text(MARGIN.left + width / 2, HEIGHT - 10, across, "middle"));
  parts.push(text(10, MARGIN.top - 5, upwards));
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="13">\n` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>\n${parts.join("\n")}\n</svg>\n`
  );
}
