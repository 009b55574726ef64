import { fault } from "../http/fault.ts";

/** How many may be inside at once, and how many may wait: in all, and of one client (inside ones counted). */
export interface GateSizes {
  readonly inside: number;
  readonly waiting: number;
  readonly perClient: number;
}

interface Waiting {
  readonly enter: () => void;
  readonly refuse: (error: unknown) => void;
}

/**
 * Lets so many in at once. Those who wait are taken in turns by client: whoever comes with one question
 * waits for one turn of each other client, however much the others have brought.
 */
export class FairGate {
  readonly #sizes: GateSizes;
  /** Waiting ones by client; the client whose turn is next comes first. */
  readonly #lanes = new Map<string, Waiting[]>();
  /** How many each client has inside or waiting. */
  readonly #held = new Map<string, number>();
  #inside = 0;
  #waiting = 0;

  constructor(sizes: GateSizes) {
    this.#sizes = sizes;
  }

  get inside(): number {
    return this.#inside;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Resolves once there is room; the caller is then inside until it calls {@link leave}.
   *
   * @throws {FaultError} CLIENT_BUSY, POOL_FULL; and the signal's reason when it is aborted meanwhile
   */
  async enter(client: string, signal?: AbortSignal): Promise<void> {
    signal?.throwIfAborted();
    const held = this.#held.get(client) ?? 0;
    if (held >= this.#sizes.perClient) {
      throw fault("CLIENT_BUSY", `${held} of your long questions are being worked on already`);
    }
    if (this.#inside < this.#sizes.inside) {
      this.#inside++;
    } else if (this.#waiting >= this.#sizes.waiting) {
      throw fault("POOL_FULL", "all threads are busy, and as many questions wait as may");
    } else {
      this.#held.set(client, held + 1);
      try {
        await this.#wait(client, signal);
      } catch (error) {
        this.#letGo(client);
        throw error;
      }
      return;
    }
    this.#held.set(client, held + 1);
  }

  /** Makes room for the next one. */
  leave(client: string): void {
    this.#letGo(client);
    for (const [next, lane] of this.#lanes) {
      const { enter } = lane.shift()!;
      // A map keeps its keys in the order of insertion: the client goes to the end.
      this.#lanes.delete(next);
      if (lane.length > 0) this.#lanes.set(next, lane);
      this.#waiting--;
      enter();
      return;
    }
    this.#inside--;
  }

  /** Refuses everybody who waits. */
  refuseAll(error: unknown): void {
    const lanes = [...this.#lanes.values()];
    this.#lanes.clear();
    this.#waiting = 0;
    for (const lane of lanes) for (const { refuse } of lane) refuse(error);
  }

  #wait(client: string, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        enter() {
          signal?.removeEventListener("abort", onAbort);
          resolve();
        },
        refuse(error) {
          signal?.removeEventListener("abort", onAbort);
          reject(error);
        },
      };
      const onAbort = (): void => {
        this.#remove(client, waiting);
        reject(signal?.reason);
      };
      signal?.addEventListener("abort", onAbort, { once: true });
      const lane = this.#lanes.get(client);
      if (lane === undefined) this.#lanes.set(client, [waiting]);
      else lane.push(waiting);
      this.#waiting++;
    });
  }

  #remove(client: string, waiting: Waiting): void {
    const lane = this.#lanes.get(client);
    const index = lane?.indexOf(waiting) ?? -1;
    if (lane === undefined || index < 0) return;
    lane.splice(index, 1);
    if (lane.length === 0) this.#lanes.delete(client);
    this.#waiting--;
  }

  #letGo(client: string): void {
    const held = (this.#held.get(client) ?? 1) - 1;
    if (held === 0) this.#held.delete(client);
    else this.#held.set(client, held);
  }
}
