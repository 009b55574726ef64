// The yardstick: what Hono does when it does nothing but read JSON and write it.
import { serve } from "@hono/node-server";
import { Hono } from "hono";

const app = new Hono();
app.post("/v1/solve", async (c) => c.json(await c.req.json()));
serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" }, ({ port }) => {
  console.log(JSON.stringify({ port }));
});
