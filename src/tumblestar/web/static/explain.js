// Signs of a picture, explained beside them at a touch, or where a pointer rests. They are marked with data-explains; what is
// said of one is asked for when it is wanted.
import { announce } from './board.js';
import { closest, find, findAll } from './dom.js';
import { fetchWithin } from './fetching.js';

/** @typedef {import('./dom.js').Shown} Shown */

export const SIGNS = ':is(#part-board, #part-rows, .felt) [data-explains]';
const APART = 6, STEP = 16;                                                     // pixels between hint and others, and between the places tried for it
export const REST = 350;                                                         // milliseconds that a pointer rests before the hint, and that figures rest before they are fetched
const hint = document.createElement('div');
let isPinned = false, timer = 0;
/** @type {HTMLElement} */
let root;
/** @type {(key: string) => void} */
let ask;
/** @type {Shown | null} */
let sign = null;
/** @type {Map<string, string>} */
const explanations = new Map();                                                  // of signs asked for since the last update, as HTML

/** @param {HTMLElement} page holds the picture @param {(key: string) => void} asking asks for a sign; `explained` gets the answer */
export function startExplaining(page, asking) {
  [root, ask] = [page, asking];
  Object.assign(hint, { id: 'explanation', className: 'explanation', role: 'tooltip', hidden: true });
  root.after(hint);
  root.addEventListener('pointerover', onPointer);
  document.addEventListener('click', onClick);
  document.addEventListener('keydown', onKey, true);
  document.addEventListener('scroll', () => { if (isShown()) hideHint(); }, { passive: true });
  document.addEventListener('begun', () => { if (isShown()) showHint(); });       // new targets may lie below it
}

/** Asks by HTTP, at the address that the board has. @param {HTMLElement} page */
export function explainByAddress(page) {
  const address = () => find(page, '#part-board', HTMLElement)?.dataset.explain;
  startExplaining(page, async key => {
    const asked = address(), response = asked ? await fetchWithin(`${asked}&key=${encodeURIComponent(key)}`).catch(() => null) : null;
    const html = response?.ok ? await response.text() : '';
    if (html && asked === address()) explained(key, html);
  });
}

/** @param {string} key @param {string} html what is said of a sign */
export function explained(key, html) {
  explanations.set(key, html);
  if (sign?.dataset.explains === key) showHint();
}

/** Forgets what was said: it was of another position. @param {boolean} isElsewhere whether the picture has moved on */
export function forgetExplanations(isElsewhere) {
  explanations.clear();
  if (sign && (isElsewhere || !sign.isConnected)) hideHint();
  else if (sign) ask(sign.dataset.explains ?? '');
}

const isShown = () => Boolean(sign) && !hint.hidden;

/** @param {Shown} about @param {boolean} pins whether it stays until it is dismissed */
function explain(about, pins) {
  [sign, isPinned] = [about, pins];
  const key = about.dataset.explains ?? '';
  if (explanations.has(key)) showHint();
  else ask(key);
}

function showHint() {
  const made = explanations.get(sign?.dataset.explains ?? '');
  if (made === undefined || !sign) return;
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
  const targets = findAll(root, '[data-action]').map(target => find(target, '.hit') ?? target);   // more of a target may show what it leads to
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
  hint.hidden = true;
}

/** @param {PointerEvent} event */
function onPointer(event) {
  const about = closest(event.target, SIGNS);
  if (isPinned && sign) return;
  clearTimeout(timer);
  if (about && event.pointerType === 'mouse') timer = setTimeout(() => explain(about, false), REST);
  else if (sign) timer = setTimeout(hideHint, REST);
}

/** @param {MouseEvent} event */
function onClick(event) {
  const about = closest(event.target, SIGNS);
  if (about && root.contains(about) && !closest(event.target, '.act')) {
    clearTimeout(timer);
    explain(about, true);
  } else if (sign && !closest(event.target, '#explanation')) hideHint();
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.key !== 'Escape' || !isShown()) return;
  event.preventDefault();
  hideHint();
}

/** @param {Element} entry */
export function read(entry) { announce([...entry.querySelectorAll('h3, p')].map(part => part.textContent).join(' ')); }
