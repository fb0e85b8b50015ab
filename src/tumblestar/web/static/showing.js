// Shows the updates of a table one after another: first the pieces, and the rest at once or when the dice rest. The events
// are `received`, `begun` with the milliseconds until the dice rest, `landed` with the sounds of a game's last move, and `updated`.
import { announce, disarm, keepArmed, setTabStop, showHintOf } from './board.js';
import { byId, emit, find, findAll } from './dom.js';
import { beginEnd, bringsEnd } from './end.js';
import { moveFocus, seenTargets } from './keys.js';
import { applyPart } from './morph.js';
import { animateFrom, bringsRoll, capture, movedPieces, restsIn, settle } from './motion.js';
import { arrange } from './panes.js';
import { viewing } from './requests.js';
import { enqueue, isBehind, pace, startQueue } from './speed.js';
import { updateOrientation } from './turn.js';

/** @typedef {import('./requests.js').View} View */

const table = byId('table'), moment = byId('moment'), text = byId('part-text', HTMLDetailsElement);
/** Whether a part is of the picture: that is shown while dice tumble. @param {string} name */
const isDrawn = name => document.getElementById(name) instanceof SVGElement && name !== 'chart';
/** @type {{ focused: Element | null, takesFocus: boolean, wasTarget: boolean, names: string[] }} */
let showing;                                                                     // the focus before the update, and the parts that are left
let told = Number(moment.dataset.of), toldNow = find(table, '.status .now')?.textContent, wasLive = true;   // to who hears the page: the last event, and what is to be done
let shownLive = viewing.n, awaitsTurn = false, isTextOutdated = false;           // whether the picture shows a later state than the text

startQueue({ begin, finish, settle: () => settle(table) });

/** Takes an update, which waits for those before it; clocks and chat do not. @param {View} view */
export function show(view) {
  const { parts, title } = view, first = isBehind() || document.hidden ? Object.keys(parts).filter(name => /^(clock-\d+|beside-\d+|part-chat)$/.test(name) && document.getElementById(name)) : [];
  for (const name of first) {
    applyPart(name, parts[name] ?? '');
    delete parts[name];
  }
  if (title && document.hidden) document.title = title;
  emit('received', view);
  enqueue(view);
}

/** @param {View} view */
function begin({ n: live, parts }) {
  const names = Object.keys(parts), isRoll = bringsRoll(table, parts), isEnd = bringsEnd(parts);
  const shown = isRoll || isEnd ? names.filter(name => isDrawn(name) || (isEnd && name === 'part-end')) : names;
  const focused = document.activeElement, takesFocus = awaitsTurn && (focused === byId('main') || focused === document.body);
  const wasTarget = takesFocus || (table.contains(focused) && Boolean(focused?.closest('.act') ?? focused?.matches('[data-action]')));
  const before = names.length ? capture(table) : null;
  /** @type {Record<string, string | undefined>} */
  const now = parts.moment ? Object.fromEntries([...String(parts.moment).matchAll(/data-(\w+)="([^"]*)"/g)].map(([, name, value]) => [name, value])) : moment.dataset;
  const isLast = now.turn?.split(' ')[0] !== moment.dataset.turn?.split(' ')[0];
  showing = { focused, takesFocus, wasTarget, names: names.filter(name => !shown.includes(name)) };
  if (live !== shownLive) disarm();
  shownLive = live;
  for (const name of shown) applyPart(name, parts[name] ?? '');
  arrange();
  updateOrientation(table);
  if (before && now.by === 'bot' && parts.moment) emit('stepped', movedPieces(before, table, isLast));
  const rest = before ? animateFrom(before, table, Number(now.n), { share: now.again === undefined ? 1 : .5, most: now.by === 'bot' ? Number(now.lasts) * pace : 0 }) : 0;
  emit('begun', rest);
  if (isEnd) emit('landed', now.heard ?? '');
  if (isEnd) return beginEnd(restsIn(table), which => showSome(parts, which));
  return isRoll ? rest : 0;
}

/** Shows some of the parts that are left. @param {View['parts']} parts @param {RegExp} which their names */
function showSome(parts, which = /^/) {
  const names = showing.names.filter(name => which.test(name));
  showing.names = showing.names.filter(name => !which.test(name));
  for (const name of names) applyPart(name, parts[name] ?? '');
  queueMicrotask(tell);                                                          // once, if several are shown together
}

/** Says each event as the log tells it, and what is to be done; the end as its card has it, unless that has the focus. */
function tell() {
  const isLive = !find(table, '.status .moment'), isOver = find(table, '#part-end[data-over]');
  const events = isLive && told ? findAll(table, '#part-log [data-at]').filter(({ dataset }) => Number(dataset.at) > told) : [];   // not what the game begins with
  const isNews = isLive && (wasLive || events.length);                           // else somebody looks back, or has done so
  const now = find(table, !isNews ? '.status .words' : isOver ? '#part-end:not([hidden], :focus-within) h2' : '.status .now')?.textContent ?? '';
  if (events.length || now !== toldNow) announce([...events.map(event => find(event, '.did')?.textContent), now].join(' '));
  if (isLive) told = Number(events.at(-1)?.dataset.at ?? moment.dataset.of);
  [toldNow, wasLive] = [now, isLive];
}

/** @param {View} view */
function finish({ parts, title, ...more }) {
  if (title) document.title = title;
  if (Object.keys(parts).length) showRest(parts);
  emit('updated', { parts, ...more });
}

/** @param {View['parts']} parts */
function showRest(parts) {
  showSome(parts);
  keepArmed();
  if (Object.keys(parts).some(name => name.startsWith('over-'))) setTabStop();
  isTextOutdated = !parts['part-text'] && (isTextOutdated || !text.open);
  updateOrientation(table);
  if (Object.keys(parts).some(name => name.startsWith('log-'))) scrollLog();
  moveFocusOn();
  showHintOf();
}

function scrollLog() {
  const panes = find(table, '.panes'), isResult = find(table, '#part-final:not([hidden])');   // which stands above the log
  if (panes && isResult) panes.scrollTop = 0;
  else {
    const top = scrollY;                                                                            // the page itself stays
    find(table, '#part-log [aria-current]')?.scrollIntoView({ block: 'nearest' });
    scrollTo({ top, behavior: 'instant' });
  }
}

/** Leads the focus from a target that is gone to the first new one; while others are to act, it waits for the viewer's turn. */
function moveFocusOn() {
  const { focused, takesFocus, wasTarget } = showing;
  const isElsewhere = document.activeElement !== focused && document.activeElement !== document.body;   // since the dice were thrown
  if (!wasTarget || isElsewhere || (focused?.isConnected && focused.matches('[data-action]') && focused.getClientRects().length)) return;
  const inText = focused?.closest('.text') || document.querySelector('#part-text[open]')?.matches(':focus-within');
  const first = inText ? find(table, '#part-text [data-action]') : seenTargets(table)[0] ?? find(table, '#offered [data-action]');
  if (first?.matches('.act')) moveFocus(table, first, { preventScroll: takesFocus });
  else if (first || !takesFocus) (first ?? byId('main')).focus({ preventScroll: takesFocus || !first });
  awaitsTurn = !first;
}

/** Takes an old board in text away before it is opened: outdated words are never read. */
export function dropOutdatedText() {
  if (isTextOutdated) for (const old of [...text.children].slice(1)) old.remove();
}
