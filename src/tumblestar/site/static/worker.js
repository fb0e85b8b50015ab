// The web worker in which Python runs: starts it, answers requests and sockets by the ASGI application, keeps the tables.
import { keepPages, openStore, readPages } from './kept.js';

const scope = /** @type {any} */ (self);
/** @type {any} */
let bridge;

const PATIENCE = 10000;                                                           // milliseconds for a language

/** @param {{ origin: string, base: string, server: string, languages: string }} place */
async function start(place) {
  const { loadPyodide } = await import(new URL('./pyodide/pyodide.mjs', import.meta.url).href);
  const [python, archive, kept] = await Promise.all([
    loadPyodide({ indexURL: new URL('./pyodide/', import.meta.url).href, env: { HOME: '/home/player', TUMBLESTAR_INTERPRET: '1' } }),
    fetch(new URL('./tumblestar.zip', import.meta.url)).then(answer => answer.arrayBuffer()),
    openStore().then(readPages),
  ]);
  python.unpackArchive(archive, 'zip', { extractDir: '/lib/box' });
  python.runPython("import sys; sys.path.insert(0, '/lib/box')");
  const begin = python.pyimport('tumblestar.site.in_browser').begin;
  bridge = await begin(kept.pages, { keep, post, fetch_language: fetchLanguage, tell_lacking: tellLacking }, place);
  scope.postMessage({ ready: true, isKept: kept.isKept });
}

/**
 * Keeps changed pages of the database; tells the shell whether it could.
 * @param {any} pages
 * @param {number} count
 */
async function keep(pages, count) {
  const changed = pages.toJs();
  const problem = await keepPages(changed, count);
  scope.postMessage({ kept: problem ?? '' });
  return !problem;
}

/**
 * The archive of a language, which the service worker keeps; nothing without a network.
 * @param {string} lang
 */
async function fetchLanguage(lang) {
  try {
    const answer = await fetch(new URL(`./languages/${lang}.zip`, import.meta.url), { signal: AbortSignal.timeout(PATIENCE) });
    return answer.ok ? new Uint8Array(await answer.arrayBuffer()) : undefined;
  } catch { return undefined; }
}

/** @param {string} lang a language that is wanted and could not be fetched; empty: none */
function tellLacking(lang) { scope.postMessage({ lacking: lang }); }

/**
 * @param {number} socket
 * @param {string} kind
 * @param {string} text
 * @param {number} code
 */
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
    else if (data.asked) await answer(data.asked, /** @type {MessagePort} */ (ports[0]));
    else if (data.open) bridge.open(data.socket, data.open);
    else if (data.close) bridge.close(data.socket);
    else bridge.take(data.socket, data.text);
  } catch (problem) { scope.postMessage({ failed: String(problem) }); }
};
