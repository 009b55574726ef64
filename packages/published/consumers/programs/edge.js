import { runGolden } from "./golden.js";

export default {
  test() {
    const result = runGolden();
    console.log(JSON.stringify(result));
    if (result.failed.length > 0) throw new Error("not all of them");
  },
};
