import { createParser } from "eventsource-parser";

/** An event of a job's stream, as it arrived. */
export interface ArrivedEvent {
  readonly id: string;
  readonly type: string;
  readonly job: { readonly state: string; readonly attempts: number; readonly progress: object };
}

/**
 * Reads a job's stream from after an event until it ends, or as long as `goOn` says. Breaks off where the
 * server does.
 */
export async function jobEvents(
  url: string,
  after?: string,
  goOn: (event: ArrivedEvent) => boolean = () => true,
): Promise<ArrivedEvent[]> {
  const headers: Record<string, string> = after === undefined ? {} : { "last-event-id": after };
  const enough = new AbortController();
  const response = await fetch(`${url}/events`, { headers, signal: enough.signal });
  if (response.status !== 200) throw new Error(`the stream answers ${response.status}`);
  const events: ArrivedEvent[] = [];
  const parser = createParser({
    onEvent({ id = "", event = "", data }) {
      if (enough.signal.aborted) return;
      const arrived = { id, type: event, job: JSON.parse(data) as ArrivedEvent["job"] };
      events.push(arrived);
      if (!goOn(arrived)) enough.abort();
    },
  });
  const decoder = new TextDecoder();
  try {
    for await (const chunk of response.body!) parser.feed(decoder.decode(chunk, { stream: true }));
  } catch (error) {
    if (!enough.signal.aborted && !(error instanceof TypeError)) throw error;
  }
  return events;
}
