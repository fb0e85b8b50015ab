// Signs of a picture, explained beside them at a touch, or where a pointer rests. They are marked with data-explains; what is
// said of one is asked for when it is wanted.
import { announce } from './board.js';
import { closest, fetchWithin, find, findAll, overlap } from './dom.js';

/** @typedef {import('./dom.js').Shown} Shown */

export const SIGNS = ':is(#part-board, #part-rows, .felt) [data-explains]';
const APART = 4, STEP = 16;                                                     // pixels between hint and others, and between the places tried for it
export const REST = 350;                                                         // milliseconds that a pointer rests before the hint, and that figures rest before they are fetched
const hint = document.createElement('div'), wide = matchMedia('(min-width: 1024px) and (min-height: 560px)');
let isPinned = false, timer = 0;
/** @type {HTMLElement} */
let root;
/** @type {(key: string) => void} */
let ask;
/** @type {Shown | null} */
let sign = null;
/** @type {Map<string, string>} */
const explanations = new Map();                                                  // of signs asked for since the last update, as HTML

let putAway = () => {};

/** What is said over the felt stands alone: puts away what was said before. @param {() => void} close puts away what is said now */
export function tellAlone(close) {
  if (close !== putAway) putAway();
  putAway = close;
}

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
  const address = () => find(page, '[data-explain]', HTMLElement)?.dataset.explain;
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
  tellAlone(hideHint);
  if (explanations.has(key) && !pins) showHint();
  else ask(key);                                                                 // the answer to a touch comes after a refusal, if there is one
}

function showHint() {
  const made = explanations.get(sign?.dataset.explains ?? '');
  if (made === undefined || !sign) return;
  if (!sign.isConnected) return hideHint();
  if (!made) return;
  const before = hint.textContent;
  hint.innerHTML = made;
  if (isPinned && hint.textContent !== before) read(hint);
  hint.hidden = false;
  hint.classList.toggle('passed', !isPinned);                                    // by the pointer, which acts on what lies below
  const { place, isFree } = placeOf(sign.getBoundingClientRect(), hint.getBoundingClientRect());
  if (!isFree && !isPinned) return hideHint();
  hint.classList.toggle('covers', !isFree);
  for (const ringed of findAll(root, '.spoken')) ringed.classList.remove('spoken');
  sign.classList.add('spoken');
  hint.style.translate = `${place[0]}px ${place[1]}px`;
}

/**
 * Where a hint covers neither its sign nor a target nor a button: the nearest such place to the sentence and the plates of the
 * others, or on a wide table to the card of the last of them; on other pages to the sign. Where there is none, it lies there.
 * @param {DOMRect} at @param {DOMRect} size @returns {{ place: [number, number], isFree: boolean }}
 */
function placeOf(at, { width, height }) {
  const felt = find(root, '.felt')?.getBoundingClientRect() ?? new DOMRect(0, 0, document.documentElement.clientWidth, window.innerHeight);
  const right = felt.right - width - APART, lowest = felt.bottom - height - APART, first = [felt.left + APART, felt.top + APART];
  const status = find(root, '#part-status')?.getBoundingClientRect(), last = findAll(root, '.opps .seat').at(-1)?.getBoundingClientRect();
  const home = status && (wide.matches && last ? new DOMRect(last.x, last.bottom - height) : status);
  const [left = 0, top = 0] = home ? [home.x, home.y] : [at.x + at.width / 2 - width / 2, at.bottom + APART];
  /** @param {number} x @param {number} y @returns {[number, number]} */
  const within = (x, y) => [Math.max(first[0] ?? 0, Math.min(x, right)), Math.max(first[1] ?? 0, Math.min(y, lowest))];
  const targets = findAll(root, '[data-action], .felt button:not(.plate)').map(target => find(target, '.hit') ?? target);   // more of a target may show what it leads to
  const taken = [at, ...targets.map(target => target.getBoundingClientRect()).filter(({ width }) => width)];
  let place = within(left, top), isFree = false, nearest = Infinity;
  const sides = [left, at.x - width - APART, at.right + APART], ends = [top, at.bottom + APART, at.top - height - APART];
  for (let x = felt.left + APART; x <= right; x += STEP) sides.push(x);
  for (let y = felt.top + APART; y <= lowest; y += STEP) ends.push(y);
  for (const side of sides) for (const end of ends) {
    const [x, y] = within(side, end), far = Math.hypot(x - left, y - top);
    if (far >= nearest || taken.some(one => overlap(one, new DOMRect(x, y, width, height)))) continue;
    [place, isFree, nearest] = [[x, y], true, far];
  }
  return { place, isFree };
}

function hideHint() {
  clearTimeout(timer);
  sign?.classList.remove('spoken');
  sign = null;
  hint.hidden = true;
}

/** @param {PointerEvent} event */
function onPointer(event) {
  const about = closest(event.target, SIGNS);
  if ((isPinned && sign) || root.matches('.doubting')) return;
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
export function read(entry) { announce([...entry.querySelectorAll('p')].map(part => part.textContent).join(' ')); }
