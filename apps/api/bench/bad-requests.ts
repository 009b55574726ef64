// Ten thousand requests that nobody should send, four times over: none may be answered 5xx, none may leave
// anything behind, so that memory stays where the first ten thousand have brought it.
import { once } from "node:events";
import { connect } from "node:net";
import { serve } from "./process.ts";

const COUNT = 10_000;
const ROUNDS = 4;
const AT_ONCE = 32;

const post = (path: string, type: string, body: string): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Type: ${type}\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`;
const json = (body: string): string => post("/v1/solve", "application/json", body);

/** Requests as bytes; the last two never come to their end. */
const REQUESTS: readonly string[] = [
  json('{"board":"x"}'),
  json('{"board":[1e999,-1,1.5]}'),
  json(`{"board":[${"9".repeat(5000)}]}`),
  json(`{"board":${"[".repeat(20_000)}`),
  json(`{"a":${'{"a":'.repeat(5000)}1${"}".repeat(5000)}}`),
  json('{"board":[1,1,2,0]}'),
  json('{"board":[1,2,3,0],"size":"0x0"}'),
  json(""),
  json("\u0000\u0000"),
  post("/v1/solve", "text/xml", "<a/>"),
  post("/v1/answer/acwing-179", "text/plain", "\u0000x y z"),
  post("/v1/answer/none", "text/plain", ""),
  post("/v1/jobs", "application/json", '{"kind":"none"}'),
  post("/v1/detect", "application/json", JSON.stringify({ input: "９".repeat(3000) })),
  post("/v1/solve/batch", "application/x-ndjson", "{}\n[]\nnull\n{\n"),
  "GET /v1/scramble?size=99999x99999&seed=-1 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "DELETE /v1/jobs/%00%ff HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "PUT /v1/solve HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n",
  "NONSENSE\r\n\r\n",
  `GET /${"x".repeat(20_000)} HTTP/1.1\r\nHost: x\r\n\r\n`,
  'POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{"board":',
  "POST /v1/solve HTTP/1.1\r\nHost: x\r\nContent-Ty",
];
/** How many of the last requests above are cut off by their sender, or left hanging by a slow one. */
const UNFINISHED = 2;

/** Sends them all and prints how they were answered. */
export async function badRequests(): Promise<void> {
  const api = await serve("dist/server.js", { RATE_QUOTA: "0", BODY_MILLISECONDS: "1000" });
  const port = Number(new URL(api.url).port);
  const statuses = new Map<string, number>();
  let next = 0;
  let end = 0;
  async function sender(): Promise<void> {
    while (next < end) {
      const i = next++;
      const kind = i % REQUESTS.length;
      // Most of the unfinished ones are cut; each hundredth is a slow sender that waits to be let go.
      const isCut =
        kind >= REQUESTS.length - UNFINISHED && Math.floor(i / REQUESTS.length) % 100 !== 0;
      const status = await send(port, REQUESTS[kind]!, isCut);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
  }
  try {
    await send(port, REQUESTS[0]!, false);
    const memory = [await api.memory()];
    for (let round = 0; round < ROUNDS; round++) {
      end += COUNT;
      await Promise.all(Array.from({ length: AT_ONCE }, sender));
      memory.push(await api.memory());
    }
    console.log(Object.fromEntries([...statuses].sort()));
    const fives = [...statuses].filter(([status]) => status.startsWith("5"));
    console.log(`${ROUNDS} × ${COUNT} bad requests, ${fives.length === 0 ? "no" : "SOME"} 5xx`);
    const resident = memory.map((one) => megabytes(one.resident));
    const heap = memory.map((one) => megabytes(one.heap));
    console.log(`resident ${resident.join(" → ")} MB, heap in use ${heap.join(" → ")} MB`);
  } finally {
    await api.stop();
  }
}

async function send(port: number, request: string, isCut: boolean): Promise<string> {
  const socket = connect(port, "127.0.0.1");
  let answer = "";
  socket.on("data", (data) => {
    answer += data;
  });
  socket.on("error", () => {});
  socket.write(request);
  if (isCut) setTimeout(() => socket.destroy(), 2);
  if (!socket.closed) await once(socket, "close").catch(() => {});
  return /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? (isCut ? "cut" : "closed");
}

function megabytes(bytes: number): string {
  return (bytes / 1e6).toFixed(0);
}
