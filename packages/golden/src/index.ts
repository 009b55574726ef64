export {
  type Door,
  describeGolden,
  describeGoldenJudge,
  type Judge,
  type Skip,
} from "./contract.ts";
export { type GoldenCase, goldenCases, goldenDialects } from "./golden-case.ts";
export {
  type AmbiguousCase,
  ambiguousCases,
  bytesOf,
  type DirtyCase,
  dirtyCases,
} from "./reading-case.ts";
export { depthCounts, multiTileDepthCounts } from "./truth.ts";
