// The live table: shows what the server sends, sends what the person does, and asks again until it is answered.
import { renew } from './morph.js';
import { look, play } from './motion.js';
import { roam, visit } from './keys.js';
import { open } from './page.js';
import { settle, turn, twin } from './turn.js';

const table = document.getElementById('table'), lost = document.getElementById('line'), moment = document.getElementById('moment');
const hint = document.getElementById('hint'), heard = document.getElementById('heard'), refused = document.getElementById('refused');
let socket, wait = 500, n = Number(table.dataset.n), print = table.dataset.print, armed = null, rule = '', patient = false;
let at = table.dataset.at === undefined ? null : Number(table.dataset.at);
const help = document.querySelector('[data-setting="aid"]');
let aid = help ? Number(recall('aid') ?? 0) : 0;                                // how much help one wants with a decision
const version = new URL(import.meta.url).pathname.split('/')[2];                 // of all files of the page: the server says so if it has newer ones
const asked = new Map();                                                        // id -> what was asked and not yet answered
const late = new Map();                                                         // how to see the table, as chosen while the line was being opened

// ---- the line

function connect() {
  late.clear();                                                                 // the address says it
  const where = location.origin.replace(/^http/, 'ws') + `${table.dataset.live}?v=${version}&print=${print}` + (at === null ? '' : `&at=${at}`) + (aid ? `&aid=${aid}` : '') + (text.open ? '&text=1' : '') + `&seen=${document.visibilityState === 'visible' ? 1 : 0}`;
  socket = new WebSocket(where);
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
    for (const said of lost.children) said.hidden = said.dataset.why !== why;
    lost.hidden = false;
    if (why === 'password' || why === 'refused') return;                        // to try again is of no use
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 15000);
  };
}

// A browser is not told why it was turned away before its line was open: what the page's own address answers says so.
const causes = { 4401: 'password', 4403: 'refused', 4429: 'many', 401: 'password', 403: 'refused', 421: 'refused', 429: 'many' };

async function cause() {
  try {
    const { status } = await fetch(location.pathname, { method: 'HEAD' });
    if (status === 404) location.reload();
    return causes[status] ?? 'lost';
  } catch { return 'lost'; }
}

export function send(what) {
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);           // randomUUID wants a secure address
  const message = JSON.stringify({ id, seen: n, ...what });
  const isOpen = socket.readyState === WebSocket.OPEN;
  if (!['look', 'aid', 'text', 'seen'].includes(what.do)) asked.set(id, message);
  else if (!isOpen) late.set(what.do, message);
  if (isOpen) socket.send(message);
}

function receive(message) {
  if (message.answer) {
    asked.delete(message.answer);
    if (message.says) hint.querySelector('p').textContent = heard.textContent = message.says;
    if (message.ok) refused.hidden = true;
    else refuse(message.refused);
    if (!message.parts) return;
  }
  if (message.reload) return reload();
  ({ n, print } = message);
  if (message.title) document.title = message.title;
  show(message.parts);
  document.dispatchEvent(new CustomEvent('shown', { detail: message }));
}

function reload() {                                                             // once a version: a page that stays as it was goes on as it is
  try {
    if (sessionStorage.getItem('renewed') === version) return;
    sessionStorage.setItem('renewed', version);
  } catch { return; }
  location.reload();
}

function show(parts) {
  const names = Object.keys(parts);
  if (!names.length) return;
  const held = table.contains(document.activeElement) ? document.activeElement : null;
  const main = document.getElementById('main'), waits = patient && [main, document.body].includes(document.activeElement);
  const wasTarget = waits || held?.closest('.act') || held?.matches('[data-action]');
  const before = look(table);
  disarm();
  for (const name of names) renew(name, parts[name]);
  if (parts.over) stop();
  isBehind = !parts['part-text'] && (isBehind || !text.open);
  settle(table);
  play(before, table);
  const log = document.querySelector('#part-log .scroll'), here = log?.querySelector('[aria-current]');
  if (here && names.some(name => name.startsWith('log-'))) log.scrollTop += here.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 8;
  if (wasTarget && !(held?.isConnected && held.matches('[data-action]'))) {
    const inText = held?.closest('.text') || document.querySelector('#part-text[open]')?.matches(':focus-within');
    const first = table.querySelector(inText ? '#part-text [data-action]' : '.act');
    if (first?.matches('.act')) visit(table, first, { preventScroll: waits });
    else if (first || !waits) (first ?? main).focus({ preventScroll: waits || !first });
    patient = !first;                                                           // others are to act: with its turn the keyboard comes back to the board
  }
  tell(document.activeElement?.closest?.('.act'));
}

// Whoever comes to the board by Tab stops at its first target.
function stop() {
  for (const [i, target] of [...table.querySelectorAll('.act')].entries()) target.setAttribute('tabindex', i ? -1 : 0);
}

// ---- refusals and hints

function refuse({ words, tag }) {
  rule = tag;
  refused.querySelector('p').textContent = words;
  refused.querySelector('[data-do="help"]').hidden = !tag;
  refused.hidden = false;
}

function tell(target) {
  if (armed) return;
  hint.querySelector('p').textContent = target?.getAttribute('aria-label') ?? '';
}

for (const kind of ['pointerover', 'focusin']) table.addEventListener(kind, event => tell(event.target.closest('.act')));
table.addEventListener('pointerout', () => tell(document.activeElement?.closest('.act')));

// ---- "confirm my turn": what ends the turn asks once more

const setting = document.querySelector('[data-setting="confirm"]');
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
  for (const kind of help.elements) kind.checked = kind.value === String(aid);
  help.addEventListener('change', ({ target }) => {
    aid = Number(target.value);
    remember('aid', aid);
    send({ do: 'aid', aid });
  });
}

function recall(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

function remember(name, value) {
  try { localStorage.setItem(name, value); } catch { /* the choice then holds for this page */ }
}

function arm(target) {
  disarm();
  armed = target;
  target.classList.add('armed');
  target.setAttribute('aria-pressed', 'true');
  hint.querySelector('p').textContent = target.getAttribute('aria-label') || target.title || target.textContent;
  hint.querySelector('button').hidden = false;
}

function disarm() {
  armed?.classList.remove('armed');
  armed?.removeAttribute('aria-pressed');
  armed = null;
  hint.querySelector('button').hidden = true;
}

// ---- the board in text is only sent while it is open

const text = document.getElementById('part-text');
let isBehind = false;                                                           // whether it tells an older moment than the picture shows

table.addEventListener('toggle', ({ target }) => {
  if (target !== text) return;
  if (text.open && isBehind) text.replaceChildren(text.firstElementChild);      // what it told is never read any more
  send({ do: 'text', on: text.open });
}, true);

// ---- what the person does

function act(target, isKey = false) {                                             // a key asks what is in focus, and so has been looked at
  const asks = (target.dataset.asks && !isKey) || (setting?.checked && target.dataset.ends);
  if (asks && armed !== target) return arm(target);
  disarm();
  send({ do: 'act', action: Number(target.dataset.action) });
}

// ---- the piece in hand is turned

function turned(step) {
  const held = document.activeElement?.closest?.('.act[data-place]');
  if (!turn(table, step)) return;
  if (armed?.dataset.place) arm(twin(table, armed));
  if (held) visit(table, twin(table, held), { preventScroll: true });
  const shown = armed ?? (held && twin(table, held)) ?? table.querySelector('.act[data-way]:not([hidden])');
  if (!held) heard.textContent = shown.getAttribute('aria-label');
}

table.addEventListener('wheel', event => {
  if (!event.target.closest('.act[data-way]') || event.ctrlKey || !event.deltaY) return;
  event.preventDefault();
  turned(Math.sign(event.deltaY));
}, { passive: false });

document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || event.target.closest('input, select, textarea, dialog[open]')) return;
  const doer = table.querySelector(`[data-key="${event.key.toLowerCase()}"]`);
  if (!doer) return;
  event.preventDefault();
  deeds[doer.dataset.do](doer, event.shiftKey ? -1 : 1);
});

// Where a step leads from the moment that is shown: after so many events, or null for now.
function stepped(step) {
  const { n, of } = moment.dataset;
  const to = { first: 0, previous: Math.max(0, n - 1), next: Number(n) + 1, last: Number(of) }[step];
  return to < Number(of) || step === 'previous' ? to : null;
}

const deeds = {
  turn: (_, step = 1) => turned(step),
  over: () => turned(0),
  expect: () => send({ do: 'expect' }),
  takeback: () => send({ do: 'takeback' }),
  resign: () => send({ do: 'resign' }),
  confirm: () => armed && act(armed),
  help: () => {
    refused.hidden = true;
    open('dialog-rules', rule);
  },
  dismiss: () => { refused.hidden = true; },
  look: ({ dataset }) => {
    const isLive = ['live', moment.dataset.of].includes(dataset.at);            // the last event is where the game stands
    at = dataset.step ? stepped(dataset.step) : isLive ? null : Number(dataset.at);
    send(at === null ? { do: 'look' } : { do: 'look', at });
  },
};

document.addEventListener('click', event => {
  const target = event.target.closest('[data-action]'), doer = event.target.closest('button[data-do], .turner');
  if (target && table.contains(target)) act(target, !event.detail);
  else if (doer && doer.getAttribute('aria-disabled') !== 'true') deeds[doer.dataset.do]?.(doer);
});

table.addEventListener('submit', event => {
  const form = event.target.closest('[data-do]');
  if (!form) return;
  event.preventDefault();
  if (form.dataset.do === 'type') {
    send({ do: 'type', text: form.elements.text.value });
    form.elements.text.value = '';
  } else if (form.dataset.do === 'rename') {
    send({ do: 'rename', seat: Number(form.dataset.seat), name: form.elements.name.value });
    form.closest('details').open = false;
  }
});

// Arrow keys beside the board step through the game; Escape lets go of what was chosen, and comes back to now.
document.addEventListener('keydown', event => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape' && armed) return disarm();
  if (event.target.closest('input, select, textarea, dialog[open], .act, .scroll:not(.log .scroll)')) return;
  const step = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' }[event.key];
  const button = step && table.querySelector(`[data-step="${step}"]`);
  if (event.key === 'Escape' && at !== null) return deeds.look({ dataset: { at: 'live' } });
  if (!button) return;
  event.preventDefault();
  if (button.getAttribute('aria-disabled') !== 'true') deeds.look(button);
});

settle(table);
roam(table);
connect();
