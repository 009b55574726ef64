import type { JobRequest } from "./job.ts";

/** Returns a text that is the same for the same request and no other. */
export async function fingerprint(request: JobRequest): Promise<string> {
  return digest(JSON.stringify(request));
}

/** Returns the id of the job that an idempotency key stands for. */
export async function idOfKey(key: string): Promise<string> {
  return (await digest(`idempotency-key:${key}`)).slice(0, 32);
}

async function digest(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
