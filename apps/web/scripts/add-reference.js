// Puts the reference of the packages' API, as packages/reference has built it, beside the pages. It comes last:
// its pages are sealed by nobody, and not kept for when there is no network.
import { cpSync } from "node:fs";
import { fileURLToPath } from "node:url";

cpSync(
  fileURLToPath(new URL("../../../packages/reference/dist/", import.meta.url)),
  fileURLToPath(new URL("../dist/docs/api/", import.meta.url)),
  { recursive: true },
);
