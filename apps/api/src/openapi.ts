import type { OpenAPIHono } from "@hono/zod-openapi";
import type { Env } from "./http/env.ts";

const INFO = {
  openapi: "3.1.0",
  info: {
    title: "Slidepath",
    version: "1.0.0",
    description:
      "Solves, judges and generates sliding-tile puzzles. Tiles are numbers, 0 is the blank, boards are read row by row; moves are letters u d l r and say where the blank goes; lengths are in single-tile moves; times are in milliseconds.",
    license: { name: "MIT", identifier: "MIT" },
  },
  servers: [{ url: "/", description: "This server" }],
  security: [],
  tags: [
    { name: "solve", description: "Boards and what comes of them." },
    { name: "judges", description: "Texts as judges write and expect them." },
    { name: "texts", description: "How boards are written." },
    { name: "generate", description: "Random boards." },
    { name: "jobs", description: "Long work that survives its asker." },
    { name: "operation", description: "For those who run the server." },
  ],
};

/** Returns the description of an app's routes, OpenAPI 3.1. */
export function openApiDocument(app: OpenAPIHono<Env>): object {
  return app.getOpenAPI31Document(INFO);
}
