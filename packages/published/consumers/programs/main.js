import { runGolden } from "./golden.js";

console.log(JSON.stringify(runGolden()));
