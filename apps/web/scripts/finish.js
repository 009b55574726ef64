// Seals what `next build` has written to dist: each page gets a Content-Security-Policy that names the hashes
// of its own inline scripts and allows no other, the service worker its list of files, and every text is
// compressed once for all visitors.
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { policyOf } from "./content-security-policy.js";
import { keptFiles } from "./kept-files.js";

const root = fileURLToPath(new URL("../dist/", import.meta.url));
const files = readdirSync(root, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name));

for (const file of files.filter((name) => name.endsWith(".html"))) {
  const html = readFileSync(file, "utf8");
  const scripts = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = scripts.map(
    ([, text]) => `'sha256-${createHash("sha256").update(String(text)).digest("base64")}'`,
  );
  // A style attribute in the file would be blocked, and the page drawn wrong: set it once it runs.
  const styled = /<[^>]*\sstyle="[^"]*"[^>]*>/.exec(html.replace(/<script[\s\S]*?<\/script>/g, ""));
  if (styled !== null) throw new Error(`${file} has an inline style: ${styled[0]}`);
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policyOf([...new Set(hashes)])}"/>`;
  writeFileSync(file, html.replace(/<head>/, `<head>${meta}`));
}

const worker = readFileSync(
  new URL("../service-worker/service-worker.js", import.meta.url),
  "utf8",
);
writeFileSync(
  join(root, "sw.js"),
  `self.FILES = ${JSON.stringify(keptFiles(root, files), null, 1)};\n${worker}`,
);
files.push(join(root, "sw.js"));

for (const file of files.filter((name) => /\.(html|js|css|txt|svg|json|webmanifest)$/.test(name))) {
  const bytes = readFileSync(file);
  if (bytes.length < 1024) continue;
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
  );
}
