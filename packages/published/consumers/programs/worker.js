import { runGolden } from "./golden.js";

postMessage(runGolden());
