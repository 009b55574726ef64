// Keeps all of the page's files, so that it works without network after the first visit. scripts/finish.js puts
// FILES before this: every file's URL with its content's hash.
//
// Files are kept under URL and hash, so that a new version takes along what has not changed. It waits until
// a visitor takes it, or all tabs are closed. Tabs that go on with the version before still find its files: they
// are kept until the next version but one.

/** @typedef {Readonly<Record<string, string>>} Files */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const files = /** @type {Files} */ (Reflect.get(self, "FILES"));

const CACHE = "slidepath";
/** Where the lists of this version and the one before are kept. */
const LISTS = "/.versions";
/** So many files are fetched at once. */
const AT_ONCE = 8;

/** @param {string} url */
function keyOf(url) {
  return `${url}?hash=${files[url]}`;
}

async function install() {
  const cache = await caches.open(CACHE);
  const urls = Object.keys(files);
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let url = urls.pop(); url !== undefined; url = urls.pop()) await keep(cache, url);
    }),
  );
}

/**
 * @param {Cache} cache
 * @param {string} url
 */
async function keep(cache, url) {
  const key = keyOf(url);
  if ((await cache.match(key)) !== undefined) return;
  const response = await fetch(url, { cache: "no-cache", credentials: "same-origin" });
  if (!response.ok) throw new Error(`${url} answers ${response.status}`);
  // A copy, since one that was redirected may not answer for a page.
  const { status, headers } = response;
  await cache.put(key, new Response(await response.blob(), { status, headers }));
}

async function activate() {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(LISTS);
  const [before = {}] = /** @type {Files[]} */ (kept === undefined ? [] : await kept.json());
  await cache.put(LISTS, new Response(JSON.stringify([files, before])));
  const wanted = new Set(
    [files, before].flatMap((list) =>
      Object.entries(list).map(([url, hash]) => new URL(`${url}?hash=${hash}`, location.href).href),
    ),
  );
  wanted.add(new URL(LISTS, location.href).href);
  for (const { url } of await cache.keys()) {
    if (!wanted.has(url)) await cache.delete(url);
  }
  await worker.clients.claim();
}

/** @param {Request} request */
async function answer(request) {
  const asked = new URL(request.url).pathname;
  const pathname = asked === "/" ? "/index.html" : asked;
  const cache = await caches.open(CACHE);
  if (pathname in files) {
    const kept = await cache.match(keyOf(pathname));
    // Next.js asks for the heads of pages, to learn where they lead.
    if (kept !== undefined) return request.method === "HEAD" ? new Response(null, kept) : kept;
  }
  try {
    const response = await fetch(request);
    if (response.ok) return response;
    // A file of the version before, which a tab goes on with.
    return (await cache.match(pathname, { ignoreSearch: true })) ?? response;
  } catch (error) {
    const kept =
      (await cache.match(pathname, { ignoreSearch: true })) ??
      (request.mode === "navigate" ? await cache.match(keyOf("/404.html")) : undefined);
    if (kept === undefined) throw error;
    return kept;
  }
}

worker.addEventListener("install", (event) => event.waitUntil(install()));
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", (event) => {
  if (event.data === "take over") event.waitUntil(worker.skipWaiting());
});
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (!["GET", "HEAD"].includes(request.method) || new URL(request.url).origin !== location.origin)
    return;
  event.respondWith(answer(request));
});
