// What the picture means: signs explained at a touch and in the legend, and points on targets. Signs are marked with
// data-explains; the words of one are fetched when it is asked about, the legend when it is first open.
import { announce } from './board.js';
import { byId, closest, find, findAll } from './dom.js';
import { setting } from './settings.js';
import { onAnswer, send } from './requests.js';

/** @typedef {import('./dom.js').Shown} Shown */

const table = byId('table'), frame = find(table, '#part-legend', HTMLDetailsElement);
const list = find(table, '#legend', HTMLElement), hint = find(document, '#explanation', HTMLElement);
const SIGNS = ':is(#part-board, #part-rows) [data-explains]';
const APART = 6, STEP = 16, REST = 350;                                         // pixels between hint and others, and between the places tried for it; milliseconds that a pointer rests before the hint
let isOutdated = true, isPinned = false, timer = 0, delay = 0;
/** @type {Shown | null} */
let sign = null;
/** @type {Map<string, string>} */
const explanations = new Map();                                                  // of signs asked for since the last update, as HTML

// ---- the legend: its figures are fetched while somebody attends to it, so that a game costs nothing more where nobody does

function fetchLegend() {
  clearTimeout(delay);
  isOutdated = false;
  send({ do: 'explain' });
}

function isAttended() { return Boolean(list?.matches(':hover, :focus-within, :focus')); }

onAnswer(({ message: { legend, sign: key } }) => {
  if (!list || legend === undefined) return;
  if (!key) {
    const held = list.contains(document.activeElement) ? closest(document.activeElement, '[data-key]')?.dataset.key ?? '' : null;
    list.innerHTML = legend;
    list.classList.remove('outdated');
    if (held !== null) (find(list, `[data-key="${held}"] button`, HTMLElement) ?? list).focus({ preventScroll: true });
    return;
  }
  explanations.set(key, legend);
  const entry = find(list, `[data-key="${key}"]`), isAsked = entry?.contains(document.activeElement);
  if (entry && !isOutdated) {
    entry.innerHTML = legend;
    if (isAsked) {
      find(entry, 'button', HTMLElement)?.focus();
      read(entry);
    }
  }
  if (sign?.dataset.explains === key) showHint();
});

document.addEventListener('begun', () => {                                       // new targets may lie below it
  if (sign && !hint?.hidden) showHint();
});

document.addEventListener('updated', event => {
  isOutdated = true;
  explanations.clear();
  list?.classList.add('outdated');
  if (sign && (!sign.isConnected || (event instanceof CustomEvent && 'moment' in event.detail.parts))) hideHint();
  else if (sign) ask(sign.dataset.explains ?? '');
  clearTimeout(delay);
  if (isAttended()) delay = setTimeout(fetchLegend, REST);
});

if (frame && matchMedia('(min-width: 60rem)').matches) frame.open = true;        // it fetches the legend
frame?.addEventListener('toggle', () => { if (frame.open && isOutdated) fetchLegend(); });
for (const kind of ['pointerenter', 'focusin']) list?.addEventListener(kind, () => { if (isOutdated) fetchLegend(); });
list?.addEventListener('click', ({ target }) => {
  const key = closest(target, '[data-more]')?.closest('[data-key]')?.getAttribute('data-key');
  if (key) ask(key);
});

/** @param {string} key */
function ask(key) { send({ do: 'explain', key }); }

/** @param {Element} entry */
function read(entry) { announce([...entry.querySelectorAll('h3, p')].map(part => part.textContent).join(' ')); }

// An entry points at its signs in the picture.
for (const [kind, isOn] of /** @type {[string, boolean][]} */ ([['pointerover', true], ['focusin', true], ['pointerout', false], ['focusout', false]])) {
  list?.addEventListener(kind, ({ target }) => {
    const key = closest(target, '[data-key]')?.dataset.key;
    for (const other of findAll(table, '.pointed')) other.classList.remove('pointed');
    if (isOn && key) for (const one of findAll(table, SIGNS)) one.classList.toggle('pointed', one.dataset.explains === key);
  });
}

// ---- the explanation of one sign, beside it

/** @param {Shown} about @param {boolean} pins whether it stays until it is dismissed */
function explain(about, pins) {
  [sign, isPinned] = [about, pins];
  const key = about.dataset.explains ?? '';
  if (explanations.has(key)) showHint();
  else ask(key);
}

function showHint() {
  const made = explanations.get(sign?.dataset.explains ?? '');
  if (!hint || made === undefined || !sign) return;
  if (!sign.isConnected) return hideHint();
  const holder = document.createElement('div');
  holder.innerHTML = made;
  const words = find(holder, 'div');
  if (!words) return;
  if (hint.innerHTML !== words.innerHTML) {
    hint.innerHTML = words.innerHTML;
    if (isPinned) read(words);
  }
  hint.hidden = false;
  hint.classList.toggle('passed', !isPinned);                                    // by the pointer, which acts on what lies below
  const place = placeOf(sign.getBoundingClientRect(), hint.getBoundingClientRect());
  if (!place) return hideHint();
  hint.style.translate = `${place[0]}px ${place[1]}px`;
}

/**
 * Where a hint covers neither its sign nor a target: the nearest such place. Where there is none, one that stays until it is
 * dismissed lies below or above the sign.
 * @param {DOMRect} at
 * @param {DOMRect} size
 * @returns {[number, number] | null}
 */
function placeOf(at, { width, height }) {
  const rightmost = document.documentElement.clientWidth - width - APART, lowest = window.innerHeight - height - APART;
  const left = Math.max(APART, Math.min(at.x + at.width / 2 - width / 2, rightmost));
  const targets = findAll(table, '[data-action]').map(target => find(target, '.hit') ?? target);   // more of a target may show what it leads to
  const taken = [at, ...targets.map(target => target.getBoundingClientRect()).filter(({ width }) => width)];
  /** @type {[number, number] | null} */
  let best = isPinned ? [left, at.bottom + APART <= lowest ? at.bottom + APART : Math.max(APART, at.top - APART - height)] : null;
  let nearest = Infinity;
  const sides = [left, at.x - width - APART, at.right + APART], ends = [at.bottom + APART, at.top - height - APART];
  for (let x = APART; x <= rightmost; x += STEP) sides.push(x);
  for (let y = APART; y <= lowest; y += STEP) ends.push(y);
  for (const x of sides) for (const y of ends) {
    const far = Math.max(0, x - at.right, at.left - x - width) + Math.max(0, y - at.bottom, at.top - y - height) + Math.abs(x - left) / 8;
    if (far >= nearest || x < APART || x > rightmost || y < APART || y > lowest) continue;
    if (taken.some(one => x < one.right && x + width > one.left && y < one.bottom && y + height > one.top)) continue;
    [best, nearest] = [[x, y], far];
  }
  return best;
}

function hideHint() {
  clearTimeout(timer);
  sign = null;
  if (hint) hint.hidden = true;
}

table.addEventListener('pointerover', event => {
  const about = closest(event.target, SIGNS);
  if (isPinned && sign) return;
  clearTimeout(timer);
  if (about && event.pointerType === 'mouse') timer = setTimeout(() => explain(about, false), REST);
  else if (sign) timer = setTimeout(hideHint, REST);
});

document.addEventListener('click', event => {
  const about = closest(event.target, SIGNS);
  if (about && table.contains(about) && !closest(event.target, '.act')) {
    clearTimeout(timer);
    explain(about, true);
  } else if (sign && !closest(event.target, '#explanation')) hideHint();
});

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !sign || hint?.hidden) return;
  event.preventDefault();
  hideHint();
}, true);
document.addEventListener('scroll', () => { if (sign && !hint?.hidden) hideHint(); }, { passive: true });

// ---- points on targets, which those may turn off who count for themselves

const gains = setting('gains', true, showGains);

function showGains() { table.classList.toggle('counts', gains?.checked === false); }

showGains();
