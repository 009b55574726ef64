import { BroadcastChannel } from "node:worker_threads";
import type { SharedDistanceTable } from "@slidepath/core";

const CHANNEL = "slidepath-tables";

/** Of tables that a thread of this process has built in memory that all of them share. */
export type TableNews =
  | { readonly kind: "patterns"; readonly data: Uint8Array }
  | { readonly kind: "distances"; readonly table: SharedDistanceTable };

/** Of a thread that has begun, and knows of no table. */
interface Begun {
  readonly kind: "begun";
}

/** Hears of tables, and tells of them. */
export interface TableChannel {
  tell(news: TableNews): void;
  close(): void;
}

/** Keeps what threads of this process tell for those that begin later, and calls back with it. */
export function keepTableNews(onNews: (news: TableNews) => void): TableChannel {
  const kept: TableNews[] = [];
  const channel = open((message) => {
    if (message.kind === "begun") {
      for (const news of kept) channel.postMessage(news);
    } else {
      kept.push(message);
      onNews(message);
    }
  });
  return tableChannel(channel);
}

/** Calls back with what other threads of this process tell, and have told before. */
export function hearTableNews(onNews: (news: TableNews) => void): TableChannel {
  const channel = open((message) => {
    if (message.kind !== "begun") onNews(message);
  });
  channel.postMessage({ kind: "begun" } satisfies Begun);
  return tableChannel(channel);
}

function open(onMessage: (message: TableNews | Begun) => void): BroadcastChannel {
  const channel = new BroadcastChannel(CHANNEL);
  channel.unref();
  channel.onmessage = (message) => onMessage((message as { data: TableNews | Begun }).data);
  return channel;
}

function tableChannel(channel: BroadcastChannel): TableChannel {
  return {
    tell: (news) => channel.postMessage(news),
    close: () => channel.close(),
  };
}
