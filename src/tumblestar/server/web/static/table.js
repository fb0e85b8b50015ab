// The live table: shows what the server sends, sends what the person does, and asks again until it is answered.
import { around, byId, field, find, findAll } from './dom.js';
import { renew } from './morph.js';
import { look, play } from './motion.js';
import { roam, visit } from './keys.js';
import { open } from './page.js';
import { settle, turn, twin } from './turn.js';

/** @typedef {import('./dom.js').Shown} Shown */
/** @typedef {{ words: string, tag: string }} Refusal */
/** @typedef {{ n: number, print: string, title?: string, parts: Record<string, import('./morph.js').Part>, now?: number }} View */
/** @typedef {{ answer?: string, ok?: boolean, says?: string, refused?: Refusal, reload?: boolean } & Partial<View>} Message */

const table = byId('table'), lost = byId('line'), moment = byId('moment');
const hint = byId('hint'), heard = byId('heard'), refused = byId('refused');
/** @type {WebSocket} */
let socket;
/** @type {Shown | null} */
let armed = null;
let wait = 500, n = Number(table.dataset.n), print = table.dataset.print ?? '', rule = '', patient = false;
let at = table.dataset.at === undefined ? null : Number(table.dataset.at);
const help = find(document, '[data-setting="aid"]', HTMLFieldSetElement);
let aid = help ? Number(recall('aid') ?? 0) : 0;                                // how much help one wants with a decision
const version = new URL(import.meta.url).pathname.split('/')[2] ?? '';           // of all files of the page: the server says so if it has newer ones
/** @type {Map<string, string>} */
const asked = new Map();                                                        // id -> what was asked and not yet answered
/** @type {Map<string, string>} */
const late = new Map();                                                         // how to see the table, as chosen while the line was being opened

// ---- the line

function connect() {
  late.clear();                                                                 // the address says it
  const wanted = new URLSearchParams({ protocol: '2', v: version, print });         // since 2, messages number seats from 1
  if (at !== null) wanted.set('at', String(at));
  if (aid) wanted.set('aid', String(aid));
  if (text.open) wanted.set('text', '1');
  wanted.set('seen', document.visibilityState === 'visible' ? '1' : '0');
  socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}${table.dataset.live}?${wanted}`);
  socket.onopen = () => {
    wait = 500;
    lost.hidden = true;
    table.removeAttribute('aria-busy');
    for (const message of [...late.values(), ...asked.values()]) socket.send(message);   // the server answers a known id with its first answer
  };
  socket.onmessage = ({ data }) => receive(JSON.parse(data));
  let wasOpen = false;
  socket.addEventListener('open', () => { wasOpen = true; });
  socket.onclose = async ({ code }) => {
    if (code === 4404 || code === 4500) return location.reload();
    table.setAttribute('aria-busy', 'true');
    const why = causes[code] ?? (wasOpen ? 'lost' : await cause());
    for (const said of findAll(lost, ':scope > *', HTMLElement)) said.hidden = said.dataset.why !== why;
    lost.hidden = false;
    if (why === 'password' || why === 'refused') return;                        // to try again is of no use
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 15000);
  };
}

// A browser is not told why it was turned away before its line was open: what the page's own address answers says so.
/** @type {Record<number, string | undefined>} */
const causes = { 4401: 'password', 4403: 'refused', 4426: 'refused', 4429: 'many', 401: 'password', 403: 'refused', 421: 'refused', 429: 'many' };

async function cause() {
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD' });
    if (status === 404) location.reload();
    return causes[status] ?? 'lost';
  } catch { return 'lost'; }
}

/** @param {{ do: string, [more: string]: unknown }} what */
export function send(what) {
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);           // randomUUID wants a secure address
  const message = JSON.stringify({ id, seen: n, ...what });
  const isOpen = socket.readyState === WebSocket.OPEN;
  if (!['look', 'aid', 'text', 'seen'].includes(what.do)) asked.set(id, message);
  else if (!isOpen) late.set(what.do, message);
  if (isOpen) socket.send(message);
}

/** @param {Message} message */
function receive(message) {
  if (message.answer) {
    asked.delete(message.answer);
    if (message.says) {
      say(message.says);
      heard.textContent = message.says;
    }
    if (message.ok) refused.hidden = true;
    else if (message.refused) refuse(message.refused);
    if (!message.parts) return;
  }
  if (message.reload) return reload();
  if (message.refused) return refuse(message.refused);
  const view = /** @type {View} */ (message);
  ({ n, print } = view);
  if (view.title) document.title = view.title;
  show(view.parts);
  document.dispatchEvent(new CustomEvent('shown', { detail: message }));
}

function reload() {                                                             // once a version: a page that stays as it was goes on as it is
  try {
    if (sessionStorage.getItem('renewed') === version) return;
    sessionStorage.setItem('renewed', version);
  } catch { return; }
  location.reload();
}

/** @param {View['parts']} parts */
function show(parts) {
  const changed = Object.entries(parts), names = changed.map(([name]) => name);
  if (!names.length) return;
  const focused = document.activeElement, held = table.contains(focused) ? focused : null;
  const main = byId('main'), waits = patient && (focused === main || focused === document.body);
  const wasTarget = waits || held?.closest('.act') || held?.matches('[data-action]');
  const before = look(table);
  disarm();
  for (const [name, part] of changed) renew(name, part);
  if (parts.over) stop();
  isBehind = !parts['part-text'] && (isBehind || !text.open);
  settle(table);
  play(before, table);
  const log = find(document, '#part-log .scroll'), here = log?.querySelector('[aria-current]');
  if (log && here && names.some(name => name.startsWith('log-'))) log.scrollTop += here.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 8;
  if (wasTarget && !(held?.isConnected && held.matches('[data-action]'))) {
    const inText = held?.closest('.text') || document.querySelector('#part-text[open]')?.matches(':focus-within');
    const first = find(table, inText ? '#part-text [data-action]' : '.act');
    if (first?.matches('.act')) visit(table, first, { preventScroll: waits });
    else if (first || !waits) (first ?? main).focus({ preventScroll: waits || !first });
    patient = !first;                                                           // others are to act: with its turn the keyboard comes back to the board
  }
  tell(around(document.activeElement, '.act'));
}

// Whoever comes to the board by Tab stops at its first target.
function stop() {
  for (const [i, target] of findAll(table, '.act').entries()) target.setAttribute('tabindex', i ? '-1' : '0');
}

// ---- refusals and hints

/** @param {Refusal} why */
function refuse({ words, tag }) {
  rule = tag;
  for (const said of findAll(refused, 'p')) said.textContent = words;
  for (const more of findAll(refused, '[data-do="help"]', HTMLElement)) more.hidden = !tag;
  refused.hidden = false;
}

/** @param {string} words */
function say(words) {
  for (const said of findAll(hint, 'p')) said.textContent = words;
}

/** @param {Shown | null} target */
function tell(target) {
  if (!armed) say(target?.getAttribute('aria-label') ?? '');
}

for (const kind of ['pointerover', 'focusin']) table.addEventListener(kind, event => tell(around(event.target, '.act')));
table.addEventListener('pointerout', () => tell(around(document.activeElement, '.act')));

// ---- "confirm my turn": what ends the turn asks once more

const setting = find(document, '[data-setting="confirm"]', HTMLInputElement), confirms = find(hint, 'button', HTMLElement);
const coarse = matchMedia('(pointer: coarse)');

if (setting) {
  setting.checked = (recall('confirm') ?? (coarse.matches ? 'yes' : 'no')) === 'yes';
  setting.addEventListener('change', () => {
    remember('confirm', setting.checked ? 'yes' : 'no');
    disarm();
  });
}

// ---- help with a decision

if (help) {
  for (const kind of findAll(help, 'input', HTMLInputElement)) kind.checked = kind.value === String(aid);
  help.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement)) return;
    aid = Number(target.value);
    remember('aid', target.value);
    send({ do: 'aid', aid });
  });
}

/** @param {string} name */
function recall(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

/**
 * @param {string} name
 * @param {string} value
 */
function remember(name, value) {
  try { localStorage.setItem(name, value); } catch { /* the choice then holds for this page */ }
}

/** @param {Shown} target */
function arm(target) {
  disarm();
  armed = target;
  target.classList.add('armed');
  target.setAttribute('aria-pressed', 'true');
  say(target.getAttribute('aria-label') || target.getAttribute('title') || target.textContent || '');
  if (confirms) confirms.hidden = false;
}

function disarm() {
  armed?.classList.remove('armed');
  armed?.removeAttribute('aria-pressed');
  armed = null;
  if (confirms) confirms.hidden = true;
}

// ---- the board in text is only sent while it is open

const text = byId('part-text', HTMLDetailsElement);
let isBehind = false;                                                           // whether it tells an older moment than the picture shows

table.addEventListener('toggle', ({ target }) => {
  if (target !== text) return;
  if (text.open && isBehind) text.replaceChildren(...[...text.children].slice(0, 1));     // what it told is never read any more
  send({ do: 'text', on: text.open });
}, true);

// ---- what the person does

/** @param {Shown} target */
function act(target, isKey = false) {                                             // a key asks what is in focus, and so has been looked at
  const asks = (target.dataset.asks && !isKey) || (setting?.checked && target.dataset.ends);
  if (asks && armed !== target) return arm(target);
  disarm();
  send({ do: 'act', action: Number(target.dataset.action) });
}

// ---- the piece in hand is turned

/** @param {number} step */
function turned(step) {
  const held = around(document.activeElement, '.act[data-place]');
  if (!turn(table, step)) return;
  const chosen = armed?.dataset.place ? twin(table, armed) : null, next = held && twin(table, held);
  if (chosen) arm(chosen);
  if (next) visit(table, next, { preventScroll: true });
  const shown = armed ?? find(table, '.act[data-way]:not([hidden])');
  if (!held) heard.textContent = shown?.getAttribute('aria-label') ?? '';
}

table.addEventListener('wheel', event => {
  if (!around(event.target, '.act[data-way]') || event.ctrlKey || !event.deltaY) return;
  event.preventDefault();
  turned(Math.sign(event.deltaY));
}, { passive: false });

document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || around(event.target, 'input, select, textarea, dialog[open]')) return;
  const doer = find(table, `[data-key="${event.key.toLowerCase()}"]`);
  if (!doer) return;
  event.preventDefault();
  deeds[doer.dataset.do ?? '']?.(doer, event.shiftKey ? -1 : 1);
});

/**
 * Where a step leads from the moment that is shown: after so many events, or null for now.
 * @param {string} step
 */
function stepped(step) {
  const n = Number(moment.dataset.n), of = Number(moment.dataset.of);
  const to = new Map([['first', 0], ['previous', Math.max(0, n - 1)], ['next', n + 1]]).get(step) ?? of;
  return to < of || step === 'previous' ? to : null;
}

/** @param {number | null} moment */
function lookAt(moment) {
  at = moment;
  send(at === null ? { do: 'look' } : { do: 'look', at });
}

/** @type {Record<string, ((doer: Shown, step?: number) => void) | undefined>} */
const deeds = {
  turn: (_, step = 1) => turned(step),
  over: () => turned(0),
  expect: () => send({ do: 'expect' }),
  takeback: () => send({ do: 'takeback' }),
  resign: () => send({ do: 'resign' }),
  confirm: () => { if (armed) act(armed); },
  help: () => {
    refused.hidden = true;
    open('dialog-rules', rule);
  },
  dismiss: () => { refused.hidden = true; },
  look: ({ dataset }) => {
    const isLive = ['live', moment.dataset.of].includes(dataset.at);            // the last event is where the game stands
    lookAt(dataset.step ? stepped(dataset.step) : isLive ? null : Number(dataset.at));
  },
};

document.addEventListener('click', event => {
  const target = around(event.target, '[data-action]'), doer = around(event.target, 'button[data-do], .turner');
  if (target && table.contains(target)) act(target, !event.detail);
  else if (doer && doer.getAttribute('aria-disabled') !== 'true') deeds[doer.dataset.do ?? '']?.(doer);
});

table.addEventListener('submit', event => {
  const form = around(event.target, '[data-do]', HTMLFormElement);
  if (!form) return;
  event.preventDefault();
  if (form.dataset.do === 'type') {
    send({ do: 'type', text: field(form, 'text').value });
    field(form, 'text').value = '';
  } else if (form.dataset.do === 'rename') {
    send({ do: 'rename', seat: Number(form.dataset.seat), name: field(form, 'name').value });
    form.closest('details')?.removeAttribute('open');
  }
});

/** @type {Record<string, string | undefined>} */
const steps = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

// Arrow keys beside the board step through the game; Escape lets go of what was chosen, and comes back to now.
document.addEventListener('keydown', event => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape' && armed) return disarm();
  if (around(event.target, 'input, select, textarea, dialog[open], .act, .scroll:not(.log .scroll)')) return;
  const step = steps[event.key], button = step && find(table, `[data-step="${step}"]`);
  if (event.key === 'Escape' && at !== null) return lookAt(null);
  if (!step || !button) return;
  event.preventDefault();
  if (button.getAttribute('aria-disabled') !== 'true') lookAt(stepped(step));
});

settle(table);
roam(table);
connect();
