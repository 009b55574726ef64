import type { Dialect } from "../dialect.ts";
import { abc224d } from "./oddities/abc224-d.ts";
import { eolymp5303 } from "./oddities/eolymp-5303.ts";
import { hdu4021 } from "./oddities/hdu-4021.ts";
import { judgegirl50004 } from "./oddities/judgegirl-50004.ts";
import { luogu7724 } from "./oddities/luogu-7724.ts";
import { pe244 } from "./oddities/pe-244.ts";
import { spoj45 } from "./oddities/spoj-45.ts";
import { uva227 } from "./oddities/uva-227.ts";

/** Puzzles that are no rows and columns of tiles and one blank: each reads, answers and draws its own. */
export const oddities: readonly Dialect[] = [
  abc224d,
  eolymp5303,
  hdu4021,
  spoj45,
  luogu7724,
  pe244,
  uva227,
  judgegirl50004,
];
