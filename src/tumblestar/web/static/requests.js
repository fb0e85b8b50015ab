// Requests to the server of a table: each is kept until it is answered, and sent again on a new connection. The server answers
// an ID that it knows with its first response, so that nothing is done twice.
import { arm, armedTarget } from './board.js';
import { startConnection, transmit } from './connection.js';
import { byId, emit, findAll } from './dom.js';
import { catchUp, currentSpeed } from './speed.js';
import { stepsTo, updateOrientation } from './turn.js';

/** @typedef {{ detail: string, tag: string }} Refusal */
/** @typedef {{ do: string, [more: string]: unknown }} Request */
/** @typedef {{ n: number, print: string, title?: string, parts: Record<string, import('./morph.js').Part>, now?: number }} View */
/** @typedef {{ id?: string, ok?: boolean, says?: string, asks?: string[], action?: number, better?: number, worth?: Record<string, string>, remark?: string, legend?: string, sign?: string, refused?: Refusal, reload?: boolean } & Partial<View>} Message */
/** @typedef {{ show: (view: View) => void, renew: () => void }} Page shows an update; loads itself anew, for the server has a newer version */

const BESIDE_THE_GAME = ['seen', 'speed', 'say'];                                // what is done while bots play on
const IN_ADDRESS = ['look', 'aid', 'text', 'seen', 'speed'];            // what the address of a new connection says
/** @type {Map<string, Request>} */
export const unanswered = new Map();                                             // requests without a response, by ID
const table = byId('table'), text = byId('part-text', HTMLDetailsElement);

/** The version of all static files, of which the server knows whether it has newer ones. */
const version = new URL(import.meta.url).pathname.split('/').at(-2) ?? '';

/**
 * What is shown: `n` events have happened, `print` is the fingerprint of the page, `at` the event that is looked at, null for
 * the live position; `aid` is the level of help, `amount` what an action may cost before the tutor asks.
 * @type {{ n: number, print: string, at: number | null, aid: number, amount: string | null }}
 */
export const viewing = {
  n: Number(table.dataset.n), print: table.dataset.print ?? '', at: table.dataset.at === undefined ? null : Number(table.dataset.at),
  aid: 0, amount: null,
};

function addressOfTable() {
  const query = new URLSearchParams({ protocol: table.dataset.protocol ?? '', seats: table.dataset.seats ?? '', v: version, print: viewing.print });
  if (viewing.at !== null) query.set('at', String(viewing.at));
  if (viewing.aid) query.set('aid', String(viewing.aid));
  if (viewing.amount) query.set('amount', viewing.amount);
  if (text.open) query.set('text', '1');
  query.set('speed', String(currentSpeed()));
  query.set('seen', document.visibilityState === 'visible' ? '1' : '0');
  return `${location.origin.replace(/^http/, 'ws')}${table.dataset.live}?${query}`;
}

/** @param {Page} page */
export function startRequests(page) {
  startConnection({
    address() {
      for (const [id, request] of unanswered) if (IN_ADDRESS.includes(request.do)) unanswered.delete(id);
      return addressOfTable();
    },
    opened() { for (const request of unanswered.values()) transmit(JSON.stringify(request)); },
    received: message => receive(message, page),
  });
}

/** Sends a request. The event `sent` has it, and `answered` both it and the response. @param {Request} what */
export function send(what) {
  if (!BESIDE_THE_GAME.includes(what.do)) catchUp();                              // nobody acts on what they have not seen
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);             // randomUUID needs a secure origin
  const request = { id, seen: viewing.n, ...what };
  unanswered.set(id, request);
  emit('sent', request);
  transmit(JSON.stringify(request));
}

/** @param {Message} message @param {Page} page */
function receive(message, page) {
  const { id = '', refused, parts } = message, request = unanswered.get(id) ?? null;
  unanswered.delete(id);
  if (id || refused) emit('answered', { message, request });
  if (id && !parts) return;
  if (message.reload) return page.renew();
  if (refused) return;
  ({ n: viewing.n = 0, print: viewing.print = '' } = message);
  page.show(/** @type {View} */ (message));
}

// ---- looking at other moments of a game, and going back to one

/** @param {number | null} at the number of events; null for the live position */
export function lookAt(at) {
  viewing.at = at;
  send(at === null ? { do: 'look' } : { do: 'look', at });
}

/** Looks where a button leads: a step from the shown position, or to a moment. @param {DOMStringMap} data of the button */
export function lookBy({ step, at }) {
  const { n: shown, of: last } = byId('moment').dataset, n = Number(shown), of = Number(last);
  if (!step) return lookAt(['live', last].includes(at) ? null : Number(at));   // the last event is the live position
  const to = new Map([['first', 0], ['previous', Math.max(0, n - 1)], ['next', n + 1]]).get(step) ?? of;
  lookAt(to < of || step === 'previous' ? to : null);
}

/** Takes back: the last event, or all but the first events. @param {string | undefined} kept */
export function goBack(kept, practice = false) {
  viewing.at = null;
  send({ do: 'takeback', kept: kept === undefined ? undefined : Number(kept), practice });
}

// ---- loading the page anew when the server has a newer version of it, which goes on with what was begun: requests without a
// response, typed text, and the chosen action

/** Once a version: if the page stays the same, it is kept. */
export function renew() {
  try {
    if (sessionStorage.getItem('renewed') === version) return;
    sessionStorage.setItem('renewed', version);
    const fields = findAll(table, 'form input[id]', HTMLInputElement).filter(({ value, defaultValue }) => value !== defaultValue);
    sessionStorage.setItem('begun', JSON.stringify({
      page: location.pathname, n: viewing.n, requests: [...unanswered], way: -stepsTo(0), action: armedTarget()?.dataset.action,
      typed: fields.map(({ id, value }) => [id, value]),
    }));
  } catch { return; }
  location.reload();
}

export function resume() {
  try {
    const begun = JSON.parse(sessionStorage.getItem('begun') ?? 'null');
    sessionStorage.removeItem('begun');
    if (begun?.page !== location.pathname) return;
    for (const [id, request] of begun.requests) unanswered.set(id, request.id ? request : JSON.parse(request.text));   // an older version kept the text
    for (const [id, value] of begun.typed) {
      byId(id, HTMLInputElement).value = value;
      for (const within of findAll(table, `details:has(#${id})`, HTMLDetailsElement)) within.open = true;
    }
    if (begun.n !== viewing.n) return;
    updateOrientation(table, begun.way);
    findAll(table, `.act[data-action="${begun.action}"]:not([hidden])`).forEach(arm);
  } catch { /* it is not there any more */ }
}
