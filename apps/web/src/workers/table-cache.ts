/** Where tables are kept between visits. It is no cache of the service worker's, which throws away what it does not know. */
const CACHE = "slidepath-tables";

/** Returns what was kept under a name; undefined where nothing was, or where the browser keeps nothing. */
export async function cachedTables(name: string): Promise<Uint8Array | undefined> {
  try {
    const response = await (await caches.open(CACHE)).match(urlOf(name));
    return response && new Uint8Array(await response.arrayBuffer());
  } catch {
    return undefined;
  }
}

/** Keeps bytes under a name, in place of what was there. Without room, or in a private window, nothing is kept. */
export async function cacheTables(name: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
  try {
    await (await caches.open(CACHE)).put(urlOf(name), new Response(bytes));
  } catch {
    // The next visit builds them again.
  }
}

function urlOf(name: string): string {
  return `/.tables/${name}`;
}
