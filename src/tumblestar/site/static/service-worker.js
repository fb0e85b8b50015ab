// Service worker of the static site: keeps all its files, and has the shell's Python answer whatever else is asked for.
// The builder writes the version and the list of files with their digests (build.py).
const SITE_VERSION = 'VERSION', BASE = new URL('./', location.href).pathname;    // of an address that may have other sites
const CACHES = `tumblestar-site ${BASE} `, CACHE = CACHES + SITE_VERSION;
/** @type {Record<string, { digest: string, type: string, packed?: boolean, later?: boolean }>} */
const FILES = {/* FILES */};
const scope = /** @type {any} */ (self);
const WITHOUT_BODY = [101, 103, 204, 205, 304], GET_ONLY = ['GET', 'HEAD'], START = 'index.html';

/** @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} SiteLifeEvent */
/** @typedef {Event & { request: Request, respondWith: (answer: Promise<Response>) => void }} SiteFetch */
/** @typedef {{ status: number, headers: [string, string][], body: ArrayBuffer }} Answer */

scope.addEventListener('install', (/** @type {SiteLifeEvent} */ event) => event.waitUntil(keepAll()));
scope.addEventListener('activate', (/** @type {SiteLifeEvent} */ event) => event.waitUntil(takeOver()));
scope.addEventListener('message', (/** @type {MessageEvent} */ { data }) => { if (data === 'activate') scope.skipWaiting(); });

scope.addEventListener('notificationclick', (/** @type {SiteLifeEvent & { notification: Notification }} */ event) => {
  event.notification.close();
  event.waitUntil(scope.clients.matchAll({ type: 'window' }).then((/** @type {any[]} */ pages) => pages.find(({ url }) => url === event.notification.data)?.focus()));
});

// All files or none, of languages only those that the version before has kept: one that does not fit its digest, as of a site that is being replaced, lets the old version stay.
async function keepAll() {
  try {
    const cache = await caches.open(CACHE);
    const isWanted = await Promise.all(Object.entries(FILES).map(([path, { later }]) => !later || caches.match(BASE + path)));
    await Promise.all(Object.keys(FILES).filter((_, i) => isWanted[i]).map(path => keep(cache, path)));
  } catch (problem) {
    for (const page of await scope.clients.matchAll({ includeUncontrolled: true })) page.postMessage({ notKept: /** @type {Error} */ (problem).name });
    await caches.delete(CACHE);
    throw problem;
  }
}

/** @param {Cache} cache @param {string} path */
async function keep(cache, path) {
  const { digest, type, packed } = /** @type {typeof FILES[string]} */ (FILES[path]);
  const response = await fetch(BASE + path, { cache: 'no-cache', integrity: `sha256-${digest}` });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  const body = packed ? response.body?.pipeThrough(new DecompressionStream('gzip')) : await response.arrayBuffer();
  await cache.put(BASE + path, new Response(body, { headers: { 'content-type': type } }));
}

async function takeOver() {
  for (const name of await caches.keys()) if (name.startsWith(CACHES) && name !== CACHE) await caches.delete(name);
  await scope.clients.claim();
}

scope.addEventListener('fetch', (/** @type {SiteFetch} */ event) => {
  const { request } = event, { origin, pathname, search, hash } = new URL(request.url);
  if (origin !== location.origin) return;
  const path = pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname.slice(1);
  const isTop = request.mode === 'navigate' && request.destination === 'document';
  if (isTop && (!path || path === START)) event.respondWith(kept(START));
  else if (isTop) event.respondWith(Promise.resolve(forward(`${BASE}#/${path}${search}${hash}`)));
  else if (FILES[path]) event.respondWith(kept(path));
  else event.respondWith(fromPython(request, `/${path}${search}`));
});

/** @param {string} path of a file that is kept, or kept from now on: a language */
async function kept(path) {
  const cache = await caches.open(CACHE), find = () => cache.match(BASE + path);
  const found = await find();
  if (found || !FILES[path]?.later) return found ?? fetch(BASE + path);
  await keep(cache, path);
  return await find() ?? Response.error();
}

/** The answer of Python, which runs in a worker of the shell. @param {Request} request @param {string} target */
async function fromPython(request, target) {
  const body = GET_ONLY.includes(request.method) ? new ArrayBuffer(0) : await request.arrayBuffer();
  const asked = { method: request.method, target, headers: [...request.headers], body };
  const shells = (await scope.clients.matchAll({ type: 'window' })).filter((/** @type {any} */ one) => one.frameType === 'top-level');
  if (!shells.length) return new Response('', { status: 503 });
  /** @type {Answer} */
  const answer = await Promise.race(shells.map((/** @type {any} */ shell) => ask(shell, asked)));
  const { status, headers, body: content } = answer, to = new Headers(headers).get('location');
  if (to && request.mode === 'navigate') return forward(to);
  return new Response(WITHOUT_BODY.includes(status) || request.method === 'HEAD' ? null : content, { status, headers });
}

/**
 * A page that leads to another one in its place: Firefox logs an error for every redirect by a service worker.
 * @param {string} address
 */
function forward(address) {
  const quoted = JSON.stringify(address).replaceAll('<', '\\u003c');
  const page = `<!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark"><script>location.replace(${quoted})</script>`;
  return new Response(page, { headers: { 'content-type': 'text/html' } });
}

/**
 * Asks a shell; one that does not run Python never answers.
 * @param {any} shell @param {object} asked @returns {Promise<Answer>}
 */
function ask(shell, asked) {
  const { port1, port2 } = new MessageChannel();
  shell.postMessage({ asked }, [port2]);
  return new Promise(resolve => { port1.onmessage = ({ data }) => resolve(data); });
}
