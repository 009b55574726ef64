// Serves the built page until Ctrl-C, on the usual port or, where that is taken, on a free one.
// In CI it only shows that it can.
import { serve } from "@hono/node-server";
import { site } from "./site.js";

const USUAL_PORT = 3000;

const asked = process.env["WEB_PORT"];

/** @param {number} port */
function listen(port) {
  const server = serve({ fetch: site().fetch, port, hostname: "127.0.0.1" }, async (address) => {
    const url = `http://127.0.0.1:${address.port}`;
    const { status } = await fetch(`${url}/en/`);
    if (status !== 200) throw new Error(`the page answers ${status}: is it built?`);
    process.stdout.write(
      `The page is served at ${url}${process.env["CI"] ? ".\n" : "; Ctrl-C ends it.\n"}`,
    );
    if (process.env["CI"]) end();
  });
  const end = () => {
    server.close();
    if ("closeAllConnections" in server) server.closeAllConnections();
  };
  for (const signal of /** @type {const} */ (["SIGINT", "SIGTERM"])) process.once(signal, end);
  server.once("error", (/** @type {NodeJS.ErrnoException} */ error) => {
    if (error.code !== "EADDRINUSE" || asked !== undefined) throw error;
    listen(0);
  });
}

listen(Number(asked ?? USUAL_PORT));
