import type { Board } from "@slidepath/core";
import { inversionPairs } from "@slidepath/core";

/** Draws over a board every pair of tiles that stand in the wrong order, and the two that would mend it. */
export function ParityDrawing({
  board: { width, height, tiles },
  swap,
}: {
  readonly board: Board;
  readonly swap: readonly [number, number] | null;
}) {
  const place = (tile: number): { x: number; y: number } => {
    const cell = tiles.indexOf(tile);
    return { x: (cell % width) + 0.5, y: Math.floor(cell / width) + 0.5 };
  };
  const pairs = tiles.length <= 36 ? inversionPairs(tiles, 0) : [];
  const [from, to] = swap === null ? [] : swap.map(place);
  return (
    <svg
      className="pointer-events-none absolute inset-0 size-full"
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
      data-testid="parity-drawing"
    >
      <g className="fill-none stroke-warm" strokeWidth="0.018" strokeOpacity="0.55">
        {pairs.map(([greater, lesser]) => {
          const a = place(greater);
          const b = place(lesser);
          const distance = Math.hypot(b.x - a.x, b.y - a.y);
          // Bowed to one side, so that pairs in one line can be told apart.
          const bow = 0.16;
          const x = (a.x + b.x) / 2 + (b.y - a.y) * bow;
          const y = (a.y + b.y) / 2 - (b.x - a.x) * bow;
          // Off the numbers, which stay to be read.
          const from = towards(a, { x, y }, Math.min(0.27, distance / 4));
          const to = towards(b, { x, y }, Math.min(0.27, distance / 4));
          return (
            <path
              key={`${greater} ${lesser}`}
              d={`M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`}
            />
          );
        })}
      </g>
      {from === undefined || to === undefined ? null : (
        <path
          className="fill-none stroke-danger"
          strokeWidth="0.05"
          strokeLinecap="round"
          strokeLinejoin="round"
          d={exchange(from, to)}
        />
      )}
    </svg>
  );
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function towards(from: Point, to: Point, by: number): Point {
  const share = by / Math.hypot(to.x - from.x, to.y - from.y);
  return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
}

/** A bow beneath two numbers, with a head at both ends. */
function exchange(a: Point, b: Point): string {
  const y = 0.27;
  const head = ({ x }: Point, at: number): string =>
    `M${x - 0.08} ${at + 0.06}L${x} ${at - 0.03}L${x + 0.08} ${at + 0.06}`;
  const bow = `M${a.x} ${a.y + y}Q${(a.x + b.x) / 2} ${Math.max(a.y, b.y) + y + 0.28} ${b.x} ${b.y + y}`;
  return bow + head(a, a.y + y) + head(b, b.y + y);
}
