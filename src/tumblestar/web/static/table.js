// The page of a live table: shows updates of the server, and sends commands, again until they are answered.
import { closest, byId, find, findAll } from './dom.js';
import { openSocket } from './socket.js';
import { applyPart } from './morph.js';
import { animateFrom, bringsRoll, capture, settle } from './motion.js';
import { CAUSES, RETRIED, connectionFault } from './faults.js';
import { enableArrowKeys, moveFocus } from './keys.js';
import { open } from './page.js';
import { recall, remember, setting } from './settings.js';
import { catchUp, currentSpeed, enqueue, isBehind, startQueue } from './speed.js';
import { updateOrientation, turnPiece, stepsTo, counterpart } from './turn.js';

/** @typedef {import('./dom.js').Shown} Shown */
/** @typedef {{ detail: string, tag: string }} Refusal */
/** @typedef {{ n: number, print: string, title?: string, parts: Record<string, import('./morph.js').Part>, now?: number }} View */
/** @typedef {{ id?: string, ok?: boolean, says?: string, asks?: string[], remark?: string, legend?: string, sign?: string, refused?: Refusal, reload?: boolean } & Partial<View>} Message */

const table = byId('table'), connectionStatus = byId('connection'), moment = byId('moment');
const tutored = byId('tutored'), hint = byId('hint'), announcement = byId('announcement'), refused = byId('refused');
/** @type {import('./socket.js').TableSocket} */
let socket;
/** @type {Shown | null} */
let armed = null;
let retryDelay = 500, retry = 0, n = Number(table.dataset.n), shownLive = n, print = table.dataset.print ?? '', ruleTag = '', awaitsTurn = false;
let at = table.dataset.at === undefined ? null : Number(table.dataset.at);
const help = find(document, '[data-setting="help"]', HTMLFieldSetElement);
const amount = help && find(help, '[name="amount"]', HTMLSelectElement), TUTOR = 4;   // what an action may cost unasked
/** @type {number | null} */
let board = null;                                                                // the seat whose board is large for a look
let aid = help ? offeredAid(recall('help') ?? (recall('aid') === '2' ? '3' : recall('aid'))) : 0;   // level of help with decisions; "aid" was another scale
const version = new URL(import.meta.url).pathname.split('/').at(-2) ?? '';            // of all static files; the server tells the page if it has newer ones
const BESIDE_THE_GAME = ['seen', 'speed', 'say'];                                // what is done while bots play on
const IN_ADDRESS = ['look', 'aid', 'text', 'seen', 'board', 'speed'];            // what the address of a new connection says besides
/** @type {Map<string, { do: string, text: string }>} */
const unanswered = new Map();                                                    // requests without a response, by ID

// ---- the connection

function connect() {
  clearTimeout(retry);
  retry = 0;
  for (const [id, request] of unanswered) if (IN_ADDRESS.includes(request.do)) unanswered.delete(id);
  const query = new URLSearchParams({ protocol: table.dataset.protocol ?? '', v: version, print });
  if (at !== null) query.set('at', String(at));
  if (aid) query.set('aid', String(aid));
  if (amount) query.set('amount', amount.value);
  if (board) query.set('board', String(board));
  if (text.open) query.set('text', '1');
  query.set('speed', String(currentSpeed()));
  query.set('seen', document.visibilityState === 'visible' ? '1' : '0');
  socket = openSocket(`${location.origin.replace(/^http/, 'ws')}${table.dataset.live}?${query}`, {
    opened() {
      retryDelay = 500;
      showConnection('');
      for (const request of unanswered.values()) socket.send(request.text);       // the server answers a known ID with its first response
    },
    received: receive,
    doubted(isInDoubt) { showConnection(isInDoubt ? 'doubt' : ''); },
    async closed(code, wasOpen) {
      if (code === 4404 || code === 4500) return location.reload();
      const cause = CAUSES[code] ?? (wasOpen || !code ? 'lost' : await connectionFault());
      showConnection(cause);
      if (!RETRIED.includes(cause)) return;
      retry = window.setTimeout(connect, retryDelay);
      retryDelay = Math.min(retryDelay * 2, 15000);
    },
  });
}

/** @param {string} cause what is wrong with the connection; empty: nothing */
function showConnection(cause) {
  if (cause) table.setAttribute('aria-busy', 'true');
  else table.removeAttribute('aria-busy');
  for (const element of findAll(connectionStatus, ':scope > *', HTMLElement)) element.hidden = element.dataset.cause !== cause;
  connectionStatus.hidden = !cause;
}

// A device that wakes, or has a network again, may have lost the connection without a word.
function checkConnection() {
  if (document.hidden) return;
  retryDelay = 500;
  if (retry) connect();
  else socket.check();
}

for (const [target, kind] of /** @type {[EventTarget, string][]} */ ([[document, 'visibilitychange'], [window, 'pageshow'], [window, 'online']])) target.addEventListener(kind, checkConnection);

/** @param {{ do: string, [more: string]: unknown }} what */
export function send(what) {
  if (!BESIDE_THE_GAME.includes(what.do)) catchUp();                              // nobody acts on what they have not seen
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);           // randomUUID needs a secure origin
  const request = { do: what.do, text: JSON.stringify({ id, seen: n, ...what }) };
  unanswered.set(id, request);
  if (![...IN_ADDRESS, 'why', 'explain'].includes(what.do)) {
    if (aid === TUTOR && what.do === 'act') setTimeout(() => { if (unanswered.has(id)) tutored.textContent = tutored.dataset.looking ?? ''; }, 400);
    board = null;                                                                // who acts sees their own board again
  }
  if (socket.isOpen) socket.send(request.text);
}

/** @param {Message} message */
function receive(message) {
  if (message.id) {
    if (message.asks) askIfSure(message.asks, unanswered.get(message.id)?.text ?? '');
    unanswered.delete(message.id);
    if (message.remark || tutored.textContent === tutored.dataset.looking) tutored.textContent = message.remark ?? '';
    if (message.says) {
      showHint(message.says);
      announcement.textContent = message.says;
    }
    if (message.legend !== undefined) document.dispatchEvent(new CustomEvent('explained', { detail: message }));
    else if (message.ok) refused.hidden = true;
    if (message.refused) refuse(message.refused);
    if (!message.parts) return;
  }
  if (message.reload) return reload();
  if (message.refused) return refuse(message.refused);
  const view = /** @type {View} */ (message);
  if (view.n !== n && doubted) {                                                 // it asks about what is no more
    doubted = null;
    byId('dialog-tutor', HTMLDialogElement).close();
  }
  ({ n, print } = view);
  if (isBehind()) applyFirst(view.parts);
  document.dispatchEvent(new CustomEvent('received', { detail: view }));
  enqueue(view);
}

/**
 * Clocks and chat do not wait for the game.
 * @param {View['parts']} parts
 */
function applyFirst(parts) {
  for (const [name, part] of Object.entries(parts)) {
    if (!/^(clocks|beside-\d+|part-chat)$/.test(name) || !document.getElementById(name)) continue;
    applyPart(name, part);
    delete parts[name];
  }
}

function reload() {                                                             // once a version: if the page stays the same, it is kept
  try {
    if (sessionStorage.getItem('renewed') === version) return;
    sessionStorage.setItem('renewed', version);
    const typed = findAll(table, 'form input[id]', HTMLInputElement).filter(({ value, defaultValue }) => value !== defaultValue).map(({ id, value }) => [id, value]);
    sessionStorage.setItem('begun', JSON.stringify({ page: location.pathname, n, requests: [...unanswered], way: -stepsTo(0), action: armed?.dataset.action, typed }));
  } catch { return; }
  location.reload();
}

function resume() {                                                             // what was begun: requests without a response, typed text, the chosen action
  try {
    const begun = JSON.parse(sessionStorage.getItem('begun') ?? 'null');
    sessionStorage.removeItem('begun');
    if (begun?.page !== location.pathname) return;
    for (const [id, request] of begun.requests) unanswered.set(id, request);
    for (const [id, value] of begun.typed) {
      byId(id, HTMLInputElement).value = value;
      for (const within of findAll(table, `details:has(#${id})`, HTMLDetailsElement)) within.open = true;
    }
    if (begun.n !== n) return;
    updateOrientation(table, begun.way);
    findAll(table, `.act[data-action="${begun.action}"]:not([hidden])`).forEach(arm);
  } catch { /* it is not there any more */ }
}

// ---- showing updates: first the pieces, and the rest at once or when the dice rest

const THROWN = ['part-board', 'board', 'over'];                                  // what is shown while dice tumble
/** @type {{ focused: Element | null, takesFocus: boolean, wasTarget: boolean, names: string[] }} */
let showing;                                                                     // the focus before the update, and the parts that are left

/** @param {View} view */
function beginToShow({ n: live, parts }) {
  const names = Object.keys(parts), isRoll = bringsRoll(table, parts.over), shown = isRoll ? names.filter(name => THROWN.includes(name)) : names;
  const focused = document.activeElement, takesFocus = awaitsTurn && (focused === byId('main') || focused === document.body);
  const wasTarget = takesFocus || (table.contains(focused) && Boolean(focused?.closest('.act') ?? focused?.matches('[data-action]')));
  const before = names.length ? capture(table) : null, count = /data-n="(\d+)"/.exec(String(parts.moment))?.[1] ?? moment.dataset.n;
  showing = { focused, takesFocus, wasTarget, names: names.filter(name => !shown.includes(name)) };
  if (live !== shownLive) disarm();
  shownLive = live;
  for (const name of shown) applyPart(name, parts[name] ?? '');
  updateOrientation(table);
  const rest = before ? animateFrom(before, table, Number(count)) : 0;
  document.dispatchEvent(new CustomEvent('begun', { detail: rest }));
  return isRoll ? rest : 0;
}

/** @param {View} view */
function finishShowing({ parts, title, ...more }) {
  if (title) document.title = title;
  if (Object.keys(parts).length) showRest(parts);
  document.dispatchEvent(new CustomEvent('updated', { detail: { parts, ...more } }));
}

/** @param {View['parts']} parts */
function showRest(parts) {
  const names = Object.keys(parts), { focused, takesFocus, wasTarget } = showing;
  for (const name of showing.names) applyPart(name, parts[name] ?? '');
  const chosen = armed?.isConnected ? armed : armed && find(table, `.act[data-action="${armed.dataset.action}"]:not([hidden])`);
  if (!chosen) disarm();
  else if (!chosen.classList.contains('armed')) arm(chosen);                     // the update has other elements, or drew it anew
  if (parts.over) setTabStop();
  isTextOutdated = !parts['part-text'] && (isTextOutdated || !text.open);
  updateOrientation(table);
  const log = find(document, '#part-log .scroll'), current = log?.querySelector('[aria-current]');
  if (log && current && names.some(name => name.startsWith('log-'))) log.scrollTop += current.getBoundingClientRect().bottom - log.getBoundingClientRect().bottom + 8;
  const isElsewhere = document.activeElement !== focused && document.activeElement !== document.body;   // since the dice were thrown
  if (wasTarget && !isElsewhere && !(focused?.isConnected && focused.matches('[data-action]'))) {
    const inText = focused?.closest('.text') || document.querySelector('#part-text[open]')?.matches(':focus-within');
    const first = find(table, inText ? '#part-text [data-action]' : '.act');
    if (first?.matches('.act')) moveFocus(table, first, { preventScroll: takesFocus });
    else if (first || !takesFocus) (first ?? byId('main')).focus({ preventScroll: takesFocus || !first });
    awaitsTurn = !first;                                                           // others are to act: the focus returns to the board with the viewer's turn
  }
  showHintOf(closest(document.activeElement, '.act'));
}

// Tab leads to the first target of the board.
function setTabStop() {
  for (const [i, target] of findAll(table, '.act').entries()) target.setAttribute('tabindex', i ? '-1' : '0');
}

// ---- refusals and hints

/** @param {Refusal} refusal */
function refuse({ detail, tag }) {
  ruleTag = tag;
  for (const element of findAll(refused, 'p')) element.textContent = detail;
  for (const more of findAll(refused, '[data-do="help"]', HTMLElement)) more.hidden = !tag;
  refused.hidden = false;
}

/** @param {string} words */
function showHint(words) {
  for (const element of findAll(hint, 'p')) element.textContent = words;
}

/** @param {Shown | null} target */
function showHintOf(target) {
  if (!armed && !isBehind()) showHint(target?.getAttribute('aria-label') ?? '');
}

for (const kind of ['pointerover', 'focusin']) table.addEventListener(kind, event => showHintOf(closest(event.target, '.act')));
table.addEventListener('pointerout', () => showHintOf(closest(document.activeElement, '.act')));

// ---- "confirm my turn": actions that end the turn need a confirmation

const confirmSetting = setting('confirm', matchMedia('(pointer: coarse)').matches, disarm), confirmButton = find(hint, 'button', HTMLElement);
const DOUBLE = 250;                                                              // milliseconds: a second press that follows so soon confirms nothing
let armedAt = 0;

table.addEventListener('keydown', event => {                                     // a key that is held down confirms nothing
  if (event.repeat && event.key === 'Enter' && closest(event.target, '[data-action], [data-do="confirm"]')) {
    event.preventDefault();
    event.stopPropagation();
  }
}, true);

// ---- help with a decision

/**
 * The highest level that this game offers up to the one that was chosen, perhaps in another game.
 * @param {string | null} chosen
 */
function offeredAid(chosen) {
  const offered = help ? findAll(help, 'input', HTMLInputElement).map(({ value }) => Number(value)) : [];
  return Math.max(0, ...offered.filter(level => level <= Number(chosen ?? 0)));
}

function showAmount() {
  if (amount?.parentElement) amount.parentElement.hidden = aid !== TUTOR;
}

if (help) {
  for (const kind of findAll(help, 'input', HTMLInputElement)) kind.checked = kind.value === String(aid);
  const known = recall('amount');
  if (amount && known && [...amount.options].some(({ value }) => value === known)) amount.value = known;
  showAmount();
  help.addEventListener('change', ({ target }) => {
    if (target === amount && amount) remember('amount', amount.value);
    else if (target instanceof HTMLInputElement) {
      aid = Number(target.value);
      remember('help', target.value);
    }
    showAmount();
    tutored.textContent = '';
    send({ do: 'aid', aid, amount: amount ? Number(amount.value) : undefined });
  });
}

// ---- the tutor, which asks before an action that costs much

/** @type {{ id: string, [more: string]: unknown } | null} */
let doubted = null;                                                              // the request that it asks about

/**
 * @param {string[]} words
 * @param {string} message the request, as it was sent
 */
function askIfSure(words, message) {
  if (!message) return;
  doubted = JSON.parse(message);
  byId('tutor-words').replaceChildren(...words.map(text => Object.assign(document.createElement('p'), { textContent: text })));
  open('dialog-tutor');
}

function isSure() {
  if (!doubted) return;
  const { id: _, ...request } = doubted;
  doubted = null;
  send({ ...request, do: String(request.do), sure: true });
}

/** @param {Shown} target */
function arm(target) {
  disarm();
  armed = target;
  armedAt = performance.now();
  target.classList.add('armed');
  target.setAttribute('aria-pressed', 'true');
  showHint(target.getAttribute('aria-label') || target.getAttribute('title') || target.textContent || '');
  if (confirmButton) confirmButton.hidden = false;
  announcement.textContent = byId('time').dataset.again ?? '';
}

function disarm() {
  armed?.classList.remove('armed');
  armed?.removeAttribute('aria-pressed');
  armed = null;
  if (confirmButton) confirmButton.hidden = true;
}

// ---- the board as text, which is only sent while it is open

const text = byId('part-text', HTMLDetailsElement);
let isTextOutdated = false;                                                           // whether the picture shows a later state

table.addEventListener('toggle', ({ target }) => {
  if (target !== text) return;
  if (text.open && isTextOutdated) for (const old of [...text.children].slice(1)) old.remove();    // outdated content is never read
  send({ do: 'text', on: text.open });
}, true);

// ---- actions

/** @param {Shown} target */
function act(target, isKey = false, isConfirmed = false) {                                             // by keyboard, the focus has shown the hint already
  const shown = moment.dataset.n;
  if (catchUp() && moment.dataset.n !== shown) return;                           // it was pressed before the outcome was seen
  const isFinal = confirmSetting?.checked && target.dataset.ends, needsConfirmation = isFinal || (target.dataset.asks && !isKey);
  if (needsConfirmation && armed !== target) return arm(target);
  if (isFinal && !isKey && !isConfirmed && performance.now() - armedAt < DOUBLE) return;
  disarm();
  tutored.textContent = '';
  send({ do: 'act', action: Number(target.dataset.action) });
}

// ---- turning the piece in hand

/** @param {number} step */
function turnHeldPiece(step) {
  const held = closest(document.activeElement, '.act[data-place]');
  if (!turnPiece(table, step)) return;
  const chosen = armed?.dataset.place ? counterpart(table, armed) : null, next = held && (counterpart(table, held) ?? find(table, '.act[data-place]:not([hidden])'));
  if (chosen) arm(chosen);
  if (next) moveFocus(table, next, { preventScroll: true });
  const visible = armed ?? find(table, '.act[data-way]:not([hidden])');
  if (!held) announcement.textContent = visible?.getAttribute('aria-label') ?? '';
}

table.addEventListener('wheel', event => {
  if (!closest(event.target, '.act[data-way]') || event.ctrlKey || !event.deltaY) return;
  event.preventDefault();
  turnHeldPiece(Math.sign(event.deltaY));
}, { passive: false });

document.addEventListener('keydown', event => {
  if (event.altKey || event.ctrlKey || event.metaKey || closest(event.target, 'input, select, textarea, dialog[open]')) return;
  const control = find(table, `[data-key="${event.key.toLowerCase()}"]`);
  if (!control) return;
  event.preventDefault();
  handlers[control.dataset.do ?? '']?.(control, event.shiftKey ? -1 : 1);
});

/**
 * The number of events that a step leads to from the shown position, or null for the live position.
 * @param {string} step
 */
function stepped(step) {
  const n = Number(moment.dataset.n), of = Number(moment.dataset.of);
  const to = new Map([['first', 0], ['previous', Math.max(0, n - 1)], ['next', n + 1]]).get(step) ?? of;
  return to < of || step === 'previous' ? to : null;
}

/** @param {number | null} moment */
export function lookAt(moment) {
  at = moment;
  send(at === null ? { do: 'look' } : { do: 'look', at });
}

/**
 * Takes back: the last event, or all but the first events.
 * @param {string | undefined} kept
 */
function goBack(kept, practice = false) {
  at = null;
  send({ do: 'takeback', kept: kept === undefined ? undefined : Number(kept), practice });
}

/** @param {number | null} seat */
function lookAtBoard(seat) {
  board = seat;
  send(seat === null ? { do: 'board' } : { do: 'board', seat });
}

/** @type {Record<string, ((doer: Shown, step?: number) => void) | undefined>} */
const handlers = {
  board: ({ dataset }) => lookAtBoard(dataset.seat ? Number(dataset.seat) : null),
  turn: ({ dataset }, step = 1) => {
    const steps = dataset.to === undefined ? step : stepsTo(Number(dataset.to));
    if (steps) turnHeldPiece(steps);
  },
  over: () => turnHeldPiece(0),
  expect: () => send({ do: 'expect' }),
  takeback: ({ dataset }) => goBack(dataset.kept),
  practise: () => goBack(find(table, '[data-opens="dialog-practice"]')?.dataset.kept, true),
  resign: () => send({ do: 'resign' }),
  sure: isSure,
  confirm: () => { if (armed) act(armed, false, true); },
  help: () => {
    refused.hidden = true;
    open('dialog-rules', ruleTag);
  },
  dismiss: () => { refused.hidden = true; },
  look: ({ dataset }) => {
    const isLive = ['live', moment.dataset.of].includes(dataset.at);            // the last event is the live position
    lookAt(dataset.step ? stepped(dataset.step) : isLive ? null : Number(dataset.at));
  },
};

/**
 * Asks why nothing can be done at a point of the board.
 * @param {MouseEvent} event
 */
function askWhy({ target, clientX, clientY }) {
  const matrix = closest(target, '#part-board svg', SVGSVGElement)?.getScreenCTM();
  if (!matrix || at !== null) return;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(matrix.inverse());
  refused.hidden = true;
  send({ do: 'why', x: Math.round(x), y: Math.round(y), on: Boolean(closest(target, '[data-explains]')) });
}

document.addEventListener('click', event => {
  const target = closest(event.target, '[data-action]'), control = closest(event.target, 'button[data-do], .turner');
  if (target && table.contains(target)) act(target, !event.detail);
  else if (!control && closest(event.target, '.board svg')) {
    const small = document.elementsFromPoint(event.clientX, event.clientY).map(element => closest(element, '[data-board]')).find(Boolean);   // pieces may lie on it
    if (small) lookAtBoard(Number(small.dataset.board));
    else askWhy(event);
  }
  else if (control && control.getAttribute('aria-disabled') !== 'true') handlers[control.dataset.do ?? '']?.(control);
});

/** @type {Record<string, string | undefined>} */
const STEP_KEYS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

// Arrow keys outside the board step through the game; Escape drops the chosen action, or returns to the live position.
document.addEventListener('keydown', event => {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
  if (event.key === 'Escape' && armed) return disarm();
  if (closest(event.target, 'input, select, textarea, dialog[open], .act, .scroll:not(.log .scroll)')) return;
  const step = STEP_KEYS[event.key], button = step && find(table, `[data-step="${step}"]`);
  if (event.key === 'Escape' && at !== null) return lookAt(null);
  if (step && catchUp()) return event.preventDefault();                            // the focus may have been on a target
  if (!step || !button) return;
  event.preventDefault();
  if (button.getAttribute('aria-disabled') !== 'true') lookAt(stepped(step));
});

startQueue({
  begin: view => beginToShow(/** @type {View} */ (view)),
  finish: update => finishShowing(/** @type {View} */ (update)),
  settle: () => settle(table),
});
updateOrientation(table);
enableArrowKeys(table);
resume();
connect();
