// Service worker: keeps the files of this version, and a page that says that there is no network. It stores nothing else:
// pages, the API and sockets always come from the server. The server writes the version and the list of files (install.py).
const VERSION = 'VERSION', SHELL = ['SHELL'];
const NAME = `tumblestar-${VERSION}`, worker = /** @type {any} */ (self);
const OFFLINE = `/offline${location.search}`;

/** @typedef {Event & { waitUntil: (work: Promise<unknown>) => void }} LifeEvent */
/** @typedef {Event & { request: Request, preloadResponse: Promise<Response | undefined>, respondWith: (answer: Promise<Response>) => void }} Fetch */

worker.addEventListener('install', (/** @type {LifeEvent} */ event) => event.waitUntil(fill()));
worker.addEventListener('activate', (/** @type {LifeEvent} */ event) => event.waitUntil(take()));

async function fill() {
  await (await caches.open(NAME)).addAll([OFFLINE, ...SHELL]);
  await worker.skipWaiting();
}

async function take() {
  const isOurs = /^tumblestar-\w+$/;                                               // others of this address, as static sites, keep theirs
  for (const name of await caches.keys()) if (isOurs.test(name) && name !== NAME) await caches.delete(name);
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

worker.addEventListener('fetch', (/** @type {Fetch} */ event) => {
  const { request } = event, { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') event.respondWith(fromServer(event));
  else if (pathname.startsWith(`/static/${VERSION}/`)) event.respondWith(fromCache(request));
});

worker.addEventListener('notificationclick', (/** @type {LifeEvent & { notification: Notification }} */ event) => event.waitUntil(showPage(event.notification)));

/** @param {Notification} notification of a page, with its address */
async function showPage(notification) {
  notification.close();
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((/** @type {{ url: string }} */ { url }) => url === notification.data);
  await (page ? page.focus() : worker.clients.openWindow(notification.data));
}

/** @param {Fetch} event */
async function fromServer(event) {
  try { return await event.preloadResponse ?? await fetch(event.request); }
  catch { return await caches.match(OFFLINE) ?? Response.error(); }
}

/** @param {Request} request */
async function fromCache(request) { return await caches.match(request) ?? fetch(request); }
