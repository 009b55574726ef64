import { PuzzleError } from "./puzzle-error.ts";
import { orient } from "./space/orientation.ts";
import { stateSpace } from "./space/state-space.ts";
import {
  assertChecksum,
  Checksum,
  damaged,
  FRAME_BYTES,
  type FrameKind,
  readFrame,
  viewOf,
  wordsOf,
  writeChecksum,
  writeFrame,
} from "./table-frame.ts";
import {
  adoptDistanceTable,
  builtTable,
  type DistanceTable,
  distanceTable,
  MAX_TABLE_CELLS,
  METRICS,
  viewOf as viewOfTable,
} from "./table-store.ts";

// The bytes of a table. A frame, whose words are width, height, the goal's blank cell and the metric; all
// numbers little-endian, 32 bits:
//
//   36  how many depths there are
//   40  how many boards are exactly 0, 1, 2 … moves away from the goal; then zeros up to a multiple of 64
//       the table's bits, plane by plane; then zeros up to a multiple of 64

const KIND: FrameKind = { magic: "SLIDEDST", version: 1 };
const COUNTS_AT = FRAME_BYTES + 4;
/** No space of twelve cells is deeper: 2×6 has 81 depths. */
const MOST_DEPTHS = 128;

/** The table to be kept: those of a {@link DistanceTable}'s properties that name it. */
export type NamedTable = Pick<DistanceTable, "width" | "height" | "goalBlank" | "metric">;

/**
 * Returns a table as bytes to be kept, which is built unless it is there: that of the goal to which a symmetry
 * leads this one. See {@link deserializeDistanceTable}.
 *
 * @throws {PuzzleError} as `distanceTable`
 */
export function serializeDistanceTable({
  width,
  height,
  goalBlank,
  metric,
}: NamedTable): Uint8Array {
  const { depthCounts } = distanceTable(width, height, goalBlank, metric);
  const view = viewOfTable(width, height, goalBlank, metric);
  const { planes } = builtTable(view);
  const { orientation } = view;
  const planesAt = rounded(COUNTS_AT + 4 * depthCounts.length);
  const bytes = new Uint8Array(
    rounded(planesAt + planes.reduce((sum, { byteLength }) => sum + byteLength, 0)),
  );
  writeFrame(bytes, KIND, [
    orientation.width,
    orientation.height,
    orientation.goalBlank,
    METRICS.indexOf(metric),
  ]);
  const words = viewOf(bytes);
  words.setUint32(FRAME_BYTES, depthCounts.length, true);
  depthCounts.forEach((count, depth) => {
    words.setUint32(COUNTS_AT + 4 * depth, count, true);
  });
  let at = planesAt;
  for (const plane of planes) {
    for (let i = 0; i < plane.length; i++, at += 4) words.setInt32(at, plane[i]!, true);
  }
  const sum = new Checksum();
  sum.add(bytes, 0, bytes.length);
  writeChecksum(bytes, sum);
  return bytes;
}

/**
 * Goes by the table that the bytes hold, unless there is one already, and returns which it is. The bytes are kept
 * and not copied. Their checksum is verified.
 *
 * @throws {PuzzleError} TABLES_FOREIGN for bytes that are no such table, or of another version; TABLES_DAMAGED for
 * bytes that are not what was written
 */
export function deserializeDistanceTable(bytes: Uint8Array): DistanceTable {
  const [width, height, goalBlank, metricNumber] = readFrame(bytes, KIND);
  const metric = METRICS[metricNumber];
  const depths = bytes.length < COUNTS_AT ? 0 : viewOf(bytes).getUint32(FRAME_BYTES, true);
  const planesAt = rounded(COUNTS_AT + 4 * depths);
  if (metric === undefined || depths > MOST_DEPTHS || !isOriented(width, height, goalBlank)) {
    throw damaged("the head");
  }
  const { cells, words, states } = stateSpace(width, height);
  const planeBytes = 4 * cells * words;
  const planes = metric === "single-tile" ? 1 : 2;
  const length = rounded(planesAt + planes * planeBytes);
  if (bytes.length !== length) {
    throw new PuzzleError(
      "TABLES_DAMAGED",
      `a table of ${length} bytes, but there are ${bytes.length}`,
    );
  }
  const sum = new Checksum();
  sum.add(bytes, 0, length);
  assertChecksum(bytes, sum);
  const view = viewOf(bytes);
  const depthCounts = Array.from({ length: depths }, (_, depth) =>
    view.getUint32(COUNTS_AT + 4 * depth, true),
  );
  if (depthCounts.reduce((all, count) => all + count, 0) !== states) throw damaged("the counts");
  adoptDistanceTable({
    width,
    height,
    goalBlank,
    metric,
    depthCounts,
    bytes: planes * planeBytes,
    planes: Array.from({ length: planes }, (_, plane) => {
      const at = planesAt + plane * planeBytes;
      return wordsOf(bytes, at, at + planeBytes);
    }),
  });
  return distanceTable(width, height, goalBlank, metric);
}

/** Whether tables are kept for this goal, and not for one that a symmetry makes of it. */
function isOriented(width: number, height: number, goalBlank: number): boolean {
  const cells = width * height;
  if (cells < 1 || cells > MAX_TABLE_CELLS || goalBlank >= cells) return false;
  const oriented = orient(width, height, goalBlank);
  return oriented.width === width && oriented.goalBlank === goalBlank;
}

function rounded(bytes: number): number {
  return Math.ceil(bytes / 64) * 64;
}
