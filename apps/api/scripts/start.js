// Serves the API of this checkout until Ctrl-C, on the usual port or, where that is taken, on a free one.
// In CI it only shows that it can.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { connect } from "node:net";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const USUAL_PORT = "8080";

/** @param {string} port */
async function isTaken(port) {
  const socket = connect(Number(port), "127.0.0.1");
  const taken = await Promise.race([
    once(socket, "connect").then(() => true),
    once(socket, "error").then(() => false),
  ]).catch(() => false);
  socket.destroy();
  return taken;
}

const port = process.env["PORT"] ?? ((await isTaken(USUAL_PORT)) ? "0" : USUAL_PORT);
const server = spawn(
  process.execPath,
  [fileURLToPath(new URL("../dist/server.js", import.meta.url))],
  {
    env: { ...process.env, PORT: port },
    stdio: ["ignore", "pipe", "inherit"],
  },
);
for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) {
  process.on(signal, () => server.kill("SIGTERM"));
}
createInterface({ input: server.stdout }).on("line", (line) => {
  const { url } = JSON.parse(line);
  if (url === undefined) return;
  process.stdout.write(`The API is served at ${url}: try ${url}/docs`);
  process.stdout.write(process.env["CI"] ? ".\n" : "; Ctrl-C ends it.\n");
  if (process.env["CI"]) server.kill("SIGTERM");
});
const [code] = await once(server, "exit");
process.exitCode = code ?? 1;
