// The web worker in which Python runs: starts it, answers requests and sockets by the ASGI application, keeps the tables.
import { keepPages, openStore, readPages } from './kept.js';
import { dropSnapshot, findSnapshot, keepSnapshot, resuming, writeFiles } from './snapshot.js';

const scope = /** @type {any} */ (self);
const browser = { keep, post, fetch_language: fetchLanguage, tell_lacking: tellLacking };
/** @type {any} */
let bridge;

const PACKAGES = '/lib/box', PATIENCE = 10000;                                   // PATIENCE: milliseconds for a language

/** @param {{ origin: string, base: string, server: string, languages: string, lang: string }} place */
async function start(place) {
  const reading = openStore().then(readPages), again = await resumed(place.lang);
  const python = again ?? await fresh(), kept = await reading;
  bridge = await python.pyimport('tumblestar.site.in_browser').begin(kept.pages, browser, place);
  scope.postMessage({ ready: true, isKept: kept.isKept, isFresh: !again });
}

/** @param {string} lang in which later visits begin from a snapshot; this worker does nothing else */
async function prepare(lang) {
  const python = await fresh({ _makeSnapshot: true });
  const words = lang === 'en' ? undefined : await fetchLanguage(lang);
  if (words) python.unpackArchive(words, 'zip', { extractDir: PACKAGES });
  await python.pyimport('tumblestar.site.in_browser').prepare(lang);
  await new Promise(resolve => setTimeout(resolve));                            // else that promise is in the memory, and cannot be kept
  python.runPython('import gc; gc.collect()');
  await keepSnapshot(python, PACKAGES, lang);
  scope.postMessage({ prepared: true });
}

/** @param {object} options */
async function load(options) {
  const { loadPyodide } = await import(new URL('./pyodide/pyodide.mjs', import.meta.url).href);
  const indexURL = new URL('./pyodide/', import.meta.url).href, env = { HOME: '/home/player', TUMBLESTAR_INTERPRET: '1' };
  return loadPyodide({ indexURL, env, ...options });
}

/** @param {string} lang Python as it was kept, or nothing if it was not, or is of no use */
async function resumed(lang) {
  try {
    const snapshot = await findSnapshot(lang);
    if (!snapshot) return undefined;
    const python = await load(resuming(snapshot));
    writeFiles(python.FS, snapshot);
    return python;
  } catch {
    await dropSnapshot();
    return undefined;
  }
}

/** @param {object} [options] */
async function fresh(options = {}) {
  const fetched = fetch(new URL('./tumblestar.zip', import.meta.url)).then(answer => answer.arrayBuffer());
  const python = await load(options);
  python.unpackArchive(await fetched, 'zip', { extractDir: PACKAGES });
  python.runPython(`import sys; sys.path.insert(0, '${PACKAGES}')`);
  return python;
}

/** Keeps changed pages of the database; tells the shell whether it could. @param {any} pages @param {number} count */
async function keep(pages, count) {
  const changed = pages.toJs();
  const problem = await keepPages(changed, count);
  scope.postMessage({ kept: problem ?? '' });
  if (problem) dropSnapshot();                                                  // which makes room for the next commit
  return !problem;
}

/** The archive of a language, which the service worker keeps; nothing without a network. @param {string} lang */
async function fetchLanguage(lang) {
  try {
    const answer = await fetch(new URL(`./languages/${lang}.zip`, import.meta.url), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch { return undefined; }
}

/** @param {string} lang a language that is wanted and could not be fetched; empty: none */
function tellLacking(lang) { scope.postMessage({ lacking: lang }); }

/** @param {number} socket @param {string} kind @param {string} text @param {number} code */
function post(socket, kind, text, code) { scope.postMessage({ socket, kind, text, code }); }

/**
 * @param {{ method: string, target: string, headers: [string, string][], body: ArrayBuffer }} asked
 * @param {MessagePort} port
 */
async function answer({ method, target, headers, body }, port) {
  try {
    const found = await bridge.request(method, target, headers, new Uint8Array(body));
    const [status, given, content] = found.toJs();
    found.destroy();
    port.postMessage({ status, headers: given, body: content.slice().buffer });
  } catch (problem) {
    port.postMessage({ status: 500, headers: [['content-type', 'text/plain']], body: new TextEncoder().encode(String(problem)).buffer });
  }
}

scope.onmessage = async (/** @type {MessageEvent} */ { data, ports }) => {
  try {
    if (data.start) await start(data.start);
    else if (data.prepare) await prepare(data.prepare);
    else if (data.asked) await answer(data.asked, /** @type {MessagePort} */ (ports[0]));
    else if (data.open) bridge.open(data.socket, data.open);
    else if (data.close) bridge.close(data.socket);
    else bridge.take(data.socket, data.text);
  } catch (problem) {
    if (!bridge) await dropSnapshot();                                          // the next start is without
    scope.postMessage({ failed: String(problem) });
  }
};
