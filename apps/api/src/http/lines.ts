import { fault } from "./fault.ts";

/** How long a line may be, and how long it may take to come. */
export interface LineLimits {
  readonly lineBytes: number;
  readonly bodyMilliseconds: number;
}

/** A line of a stream, without its end; or that it is too long, in which case the rest of it is skipped. */
export type Line =
  | { readonly number: number; readonly text: string }
  | { readonly number: number; readonly tooLong: true };

const NEWLINE = 10;

/**
 * Yields the lines of a stream of bytes as they come, holding no more than one of them. Empty lines are
 * counted and left out.
 *
 * @throws {FaultError} BODY_TIMEOUT when nothing comes for too long; REQUEST_INVALID when the stream breaks off
 */
export async function* linesOf(
  body: ReadableStream<Uint8Array>,
  { lineBytes, bodyMilliseconds }: LineLimits,
): AsyncGenerator<Line, void, undefined> {
  const reader = body.getReader();
  let held: Uint8Array[] = [];
  let size = 0;
  let number = 1;

  function takeLine(): Line | undefined {
    const line: Line | undefined =
      size > lineBytes ? { number, tooLong: true } : { number, text: textOf(held) };
    held = [];
    size = 0;
    number++;
    return "text" in line && line.text.trim() === "" ? undefined : line;
  }

  function hold(part: Uint8Array): void {
    size += part.length;
    if (size <= lineBytes) held.push(part);
    else held = [];
  }

  try {
    for (;;) {
      const value = await nextChunk(reader, bodyMilliseconds);
      if (value === undefined) break;
      let begin = 0;
      for (let end = value.indexOf(NEWLINE); end >= 0; end = value.indexOf(NEWLINE, begin)) {
        hold(value.subarray(begin, end));
        begin = end + 1;
        const line = takeLine();
        if (line !== undefined) yield line;
      }
      // A copy, for what the chunk was cut from would be held with it.
      if (begin < value.length) hold(value.slice(begin));
    }
    if (size > 0) {
      const line = takeLine();
      if (line !== undefined) yield line;
    }
  } finally {
    reader.cancel().catch(() => {});
  }
}

function textOf(parts: readonly Uint8Array[]): string {
  const decoder = new TextDecoder();
  const last = parts.length - 1;
  if (last <= 0) return last < 0 ? "" : decoder.decode(parts[0]);
  const text = parts.map((part, i) => decoder.decode(part, { stream: i < last }));
  return text.join("");
}

async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  milliseconds: number,
): Promise<Uint8Array | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(fault("BODY_TIMEOUT", `no line arrived within ${milliseconds} ms`));
    }, milliseconds);
  });
  try {
    return (await Promise.race([reader.read(), timeout])).value;
  } catch (error) {
    if (error instanceof Error && "fault" in error) throw error;
    throw fault("REQUEST_INVALID", "the body broke off");
  } finally {
    clearTimeout(timer);
  }
}
