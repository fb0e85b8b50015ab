// The page round all pages of the static site. It shows them in a frame, has their Python run in a worker, and carries
// requests (of the service worker) and sockets (of the pages) to it.
const base = new URL('./', location.href).pathname, frame = /** @type {HTMLIFrameElement} */ (document.getElementById('page'));
const news = /** @type {HTMLElement} */ (document.getElementById('news'));
/** @type {{ words: Record<string, Record<string, string>>, server: string }} */
const { words, server } = JSON.parse(document.getElementById('words')?.textContent ?? '{}');
const preferred = [remembered('tumblestar-language') ?? '', ...navigator.languages].map(one => one.slice(0, 2));
let lang = preferred.find(one => words[one]) ?? 'en', lacking = '';             // lacking: a language that could not be fetched
/** @type {Worker | null} */
let python = null;
const REST = 5000;                                                               // milliseconds
let isReady = false, isLost = false, waitsFor = '';
/** @type {[object, Transferable[]][]} */
const early = [];                                                                // what came before Python was up
/** @type {Map<number, PageSocket>} */
const sockets = new Map();

/** @param {string} key */
function say(key) { return words[lacking || lang]?.[key] ?? ''; }

/** @param {string} name */
function remembered(name) { try { return localStorage.getItem(name); } catch { return null; } }

// ---- what the shell has to say

/**
 * @param {string} key of the words; empty: nothing
 * @param {[string, () => void]} [offer] the key of a button and what it does
 */
function tell(key, offer) {
  news.replaceChildren();
  if (!key) return;
  news.append(Object.assign(document.createElement('p'), { textContent: say(key) }));
  if (offer) news.append(Object.assign(document.createElement('button'), { textContent: say(offer[0]), onclick: offer[1] }));
}

/** @type {Record<string, string | undefined>} */
const CAUSES = { QuotaExceededError: 'site-no-room', SecurityError: 'site-blocked', NotAllowedError: 'site-blocked', NotSupportedError: 'site-blocked', InvalidStateError: 'site-blocked', TypeError: 'site-no-files', Error: 'site-no-files' };

/** @param {string} name of what was thrown at the start; a failed request is a TypeError */
function tellFailed(name) { tell(CAUSES[name] ?? 'site-failed', ['site-again', () => location.reload()]); }

// ---- Python

function startPython() {
  python = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
  python.onmessage = ({ data }) => receive(data);
  python.onerror = () => tellFailed('');
  python.postMessage({ start: { origin: location.origin, base, server, languages: navigator.languages.join(','), lang } });
}

// A worker of its own makes what later visits begin with, once whoever is there has had time for a first move.
function prepareLater() {
  setTimeout(() => {
    const preparing = new Worker(new URL('./worker.js', import.meta.url), { type: 'module' });
    preparing.onmessage = ({ data }) => {
      if (data.prepared) document.documentElement.dataset.prepared = 'yes';
      if (data.failed) reportError(new Error(data.failed));
      if (data.prepared || data.failed) preparing.terminate();
    };
    preparing.postMessage({ prepare: lang });
  }, REST);
}

/** @param {{ ready?: boolean, isKept?: boolean, isFresh?: boolean, kept?: string, lacking?: string, failed?: string, socket?: number, kind?: string, text?: string, code?: number }} data */
function receive(data) {
  if (data.ready) {
    begin(Boolean(data.isKept));
    if (data.isFresh) prepareLater();
  } else if (data.kept !== undefined) tellKept(data.kept);
  else if (data.lacking !== undefined) tellLacking(data.lacking);
  else if (data.failed) {
    reportError(new Error(data.failed));
    tellFailed('');
  } else if (data.socket) sockets.get(data.socket)?.receive(data.kind ?? '', data.text ?? '', data.code ?? 0);
}

/** @param {boolean} isKept */
function begin(isKept) {
  isReady = true;
  document.documentElement.dataset.ready = 'yes';
  if (lacking) tellLacking(lacking);
  else tell(isKept ? '' : 'site-not-kept');
  for (const [message, ports] of early.splice(0)) python?.postMessage(message, ports);
  const at = waitsFor || addressOf(location.hash);
  frame.contentWindow?.location.replace(base + at.slice(1));
  navigator.storage?.persist?.().catch(() => false);
}

/** @param {string} problem */
function tellKept(problem) {
  if (Boolean(problem) === isLost) return;
  isLost = Boolean(problem);
  tell(isLost ? 'site-full' : '');
}

/** @param {string} language that is not here and cannot be fetched; empty: none */
function tellLacking(language) {
  lacking = language;
  tell(lacking && 'site-no-language', ['site-again', () => location.reload()]);
}

/** @param {string} hash */
function addressOf(hash) { return hash.startsWith('#/') ? hash.slice(1) : '/'; }

/** Sends a message to Python, once it is up. @param {object} message @param {Transferable[]} [ports] */
function toPython(message, ports = []) {
  if (isReady) python?.postMessage(message, ports);
  else early.push([message, ports]);
}

navigator.serviceWorker?.addEventListener('message', ({ data, ports }) => {
  if (data.asked && python) toPython(data, [...ports]);
  if (data.notKept && !navigator.serviceWorker.controller) tellFailed(data.notKept);
});

// ---- sockets of the pages in the frame: as much of WebSocket as they use

class PageSocket {
  static count = 0;

  /** @param {string} address */
  constructor(address) {
    this.number = PageSocket.count += 1;
    /** @type {number} */
    this.readyState = WebSocket.CONNECTING;
    sockets.set(this.number, this);
    const { pathname, search } = new URL(address);
    toPython({ open: pathname + search, socket: this.number });
  }

  /** @param {string} text */
  send(text) { toPython({ socket: this.number, text }); }

  close() {
    this.readyState = WebSocket.CLOSED;
    sockets.delete(this.number);
    toPython({ close: true, socket: this.number });
  }

  /** @param {string} kind @param {string} data @param {number} code */
  receive(kind, data, code) {
    if (kind !== 'text') this.readyState = kind === 'open' ? WebSocket.OPEN : WebSocket.CLOSED;
    if (kind === 'close') sockets.delete(this.number);
    /** @type {any} */ (this)[`on${kind === 'text' ? 'message' : kind}`]?.({ data, code });   // the page sets what hears it
  }
}

/** @type {any} */ (window).tumblestarSocket = (/** @type {string} */ address) => new PageSocket(address);

// ---- the frame

frame.addEventListener('load', () => {
  const inner = /** @type {Window} */ (frame.contentWindow), { documentElement } = inner.document;
  inner.addEventListener('pagehide', () => { for (const socket of sockets.values()) socket.close(); });
  inner.document.addEventListener('click', wait, true);
  inner.document.addEventListener('submit', wait, true);
  inner.document.addEventListener('click', event => save(event, inner), true);
  document.title = inner.document.title;
  const title = inner.document.querySelector('title');
  if (title) new MutationObserver(() => { document.title = inner.document.title; }).observe(title, { childList: true });
  if (!isReady) return;
  try { localStorage.setItem('tumblestar-language', documentElement.lang); } catch { /* then the browser's language counts */ }
  lang = document.documentElement.lang = documentElement.lang;
  noteAddress();
});
addEventListener('pagehide', noteAddress);
addEventListener('hashchange', () => frame.contentWindow?.location.assign(base + addressOf(location.hash).slice(1)));

// The address of the shell names the page in its frame, so that it can be loaded again and kept as a bookmark.
function noteAddress() {
  const place = frame.contentWindow?.location;
  if (isReady && place?.pathname.startsWith(base)) history.replaceState(null, '', `${base}#/${place.pathname.slice(base.length)}${place.search}${place.hash}`);
}

/**
 * Saves what a link offers as a file: browsers ask the network for it, and not the service worker.
 * @param {Event} event @param {Window} inner
 */
async function save(event, inner) {
  const link = /** @type {HTMLAnchorElement | null | undefined} */ (/** @type {Element | null} */ (event.target)?.closest?.('a[download]'));
  if (!link || !isReady) return;
  event.preventDefault();
  const answer = await inner.fetch(link.href), file = document.createElement('a');
  file.href = URL.createObjectURL(await answer.blob());
  file.download = link.download || (/filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1] ?? '');
  file.click();
  setTimeout(() => URL.revokeObjectURL(file.href), 60000);
}

/** @param {Event} event before Python is up: a link is followed once it is */
function wait(event) {
  const link = /** @type {Element | null} */ (event.target)?.closest?.('a[href]');          // of the frame's realm: no instanceof
  if (isReady || (event.type === 'click' && !link)) return;
  event.preventDefault();
  if (link) waitsFor = `/${new URL(/** @type {HTMLAnchorElement} */ (link).href).pathname.slice(base.length)}`;
  tell('site-soon');
}

// ---- one shell at a time, and newer versions

/** @param {ServiceWorkerRegistration} registration */
function offerNewer(registration) {
  const newer = registration.waiting;
  if (!newer || !navigator.serviceWorker.controller) return;
  if (!python) newer.postMessage('activate');
  else tell('site-newer', ['site-newer-do', () => newer.postMessage('activate')]);
}

async function register() {
  let isControlled = Boolean(navigator.serviceWorker.controller);
  const registration = await navigator.serviceWorker.register(`${base}service-worker.js`, { updateViaCache: 'none' });
  let isReplaced = false;
  const controlled = new Promise(resolve => navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (isControlled && !isReplaced) {                                          // not by the first one
      isReplaced = true;
      noteAddress();
      location.reload();
    }
    isControlled = true;
    resolve(null);
  }));
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed') offerNewer(registration);
    });
  });
  offerNewer(registration);
  if (!navigator.serviceWorker.controller) await controlled;
}

/** Runs Python as long as no other shell of this browser does. */
function lead() {
  const tellElsewhere = () => tell('site-elsewhere', ['site-here', () => hold({ steal: true })]);
  const leading = (/** @type {Lock | null} */ lock) => {
    if (!lock) return tellElsewhere();
    tell('site-starting');
    startPython();
    return new Promise(() => {});
  };
  const hold = (/** @type {LockOptions} */ options) => navigator.locks.request(`tumblestar ${base}`, options, leading).catch(problem => {
    if (problem.name !== 'AbortError') return tellFailed(problem.name);
    python?.terminate();                                                        // another shell has taken over
    python = null;
    isReady = false;
    waitsFor = '';
    early.length = 0;
    sockets.clear();                                                            // the page is loaded anew if this shell takes over
    tellElsewhere();
  });
  hold({ ifAvailable: true });
}

const can = [window.WebAssembly, navigator.serviceWorker, navigator.locks, window.DecompressionStream, window.MessageChannel];

async function run() {
  document.querySelector('meta[name="description"]')?.setAttribute('content', say('app-description'));
  document.documentElement.lang = lang;
  if (!window.isSecureContext) return tell('site-not-secure');
  if (!can.every(Boolean)) return tell('site-too-old');
  if (!location.hash) frame.src = `${base}start/${lang}.html`;
  tell('site-loading');
  try { await register(); } catch (problem) { return tellFailed(problem instanceof Error || problem instanceof DOMException ? problem.name : ''); }
  lead();
}

run();
