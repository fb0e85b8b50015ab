// The board of a page: what is touched, hovered, confirmed, turned and dropped on it. Tables, analyses, puzzles, lessons and
// retries start it with what a choice leads to there; the server has drawn the targets.
import { byId, closest, find, findAll } from './dom.js';
import { dropRepeated, enableArrowKeys, moveFocus, seenTargets } from './keys.js';
import { setting } from './settings.js';
import { counterpart, stepsTo, turnPiece, updateOrientation } from './turn.js';

/** @typedef {import('./dom.js').Shown} Shown */
/**
 * What a page does with its board.
 * @typedef {object} Host
 * @property {string} [targets] a selector: what stands for an action
 * @property {(target: Shown) => unknown} choose does it, or returns false; the page calls `release` when the answer is there
 * @property {(point: { part: string, x: number, y: number, on: boolean }) => void} [ask] why nothing can be done at a point of a part of the picture, and whether it is on a sign
 * @property {(seat: number) => void} [enlarge] makes the small board of a seat large
 * @property {() => boolean} [isBehind] whether something that has happened is not shown yet
 * @property {(target: Shown) => Shown | null} [catchUp] shows that; what then stands for the target, if its touch still counts
 */

const DOUBLE = 250;                                                              // milliseconds: a second press that follows so soon confirms nothing
const hint = find(document, '#hint', HTMLElement), announcement = Object.assign(document.createElement('span'), { id: 'announcement', className: 'unseen', role: 'status' });
const confirmButton = hint && find(hint, '[data-do="confirm"]', HTMLElement);
const confirmSetting = setting('confirm', matchMedia('(pointer: coarse)').matches, disarm);
/** @type {HTMLElement} */
let root;
/** @type {Host} */
let host;
/** @type {Shown | null} */
let armed = null;                                                                // what a second touch confirms
/** @type {Shown | null} */
let touched = null;                                                              // what the server has not answered yet
let armedAt = 0;
byId('main').append(announcement);                                               // where nothing hides it

/** @param {HTMLElement} page holds the board, and the buttons and words beside it @param {Host} doing */
export function startBoard(page, doing) {
  [root, host] = [page, doing];
  root.addEventListener('keydown', dropRepeated, true);
  root.addEventListener('click', onClick);
  root.addEventListener('wheel', onWheel, { passive: false });
  document.addEventListener('keydown', onKey);
  root.addEventListener('focusin', event => showHintOf(closest(event.target, '.act')));
  root.addEventListener('pointerover', ({ target, relatedTarget }) => {
    if (closest(target, '.act') !== closest(relatedTarget, '.act')) showHintOf(closest(target, '.act'));
  });
  root.addEventListener('pointerout', () => showHintOf(focusedTarget()));
  enableArrowKeys(root);
  setTabStop();
  updateOrientation(root);
}

/** What is done to every position that the server has drawn anew, where the whole page is exchanged. */
export function prepare() {
  for (const part of findAll(root, '[data-scripted]', HTMLElement)) part.hidden = false;
  disarm();
  setTabStop();
  updateOrientation(root);
}

/** Lets Tab lead to the first target. */
export function setTabStop() {
  const targets = findAll(root, '.act'), first = seenTargets(root)[0] ?? targets[0];
  for (const target of targets) target.setAttribute('tabindex', target === first ? '0' : '-1');
}

const focusedTarget = () => closest(document.activeElement, '.act');

// ---- choosing: a touch is marked at once, and some need a second one

/** @param {Shown} pressed */
function choose(pressed, isKey = false, isConfirmed = false) {                   // by keyboard, the focus has shown the hint already
  const target = touched ? null : host.catchUp ? host.catchUp(pressed) : pressed;
  if (!target) return;
  const isFinal = confirmSetting?.checked && target.dataset.ends, needsConfirmation = isFinal || (target.dataset.asks && !isKey);
  if (needsConfirmation && armed !== target) return arm(target);
  if (isFinal && !isKey && !isConfirmed && performance.now() - armedAt < DOUBLE) return;
  disarm();
  if (mark(target) && host.choose(target) === false) release();
}

/**
 * Marks what was touched until the page releases it. Returns false if another touch has no answer yet: nothing is done twice.
 * @param {Shown} target
 */
export function mark(target) {
  if (touched) return false;
  touched = target;
  target.classList.add('touched');
  return true;
}

/** Ends the mark: the answer is there, or a refusal. */
export function release() {
  touched?.classList.remove('touched');
  touched = null;
}

export const armedTarget = () => armed;

/** @param {Shown} target */
export function arm(target) {
  disarm();
  armed = target;
  target.classList.add('armed');
  target.setAttribute('aria-pressed', 'true');
  showHint(target.getAttribute('aria-label') || target.getAttribute('title') || target.textContent || '');
  if (confirmButton) {
    confirmButton.hidden = false;
    confirmButton.textContent = (target.matches('.act') && find(root, `.deeds [data-of~="${target.dataset.action}"]`)?.textContent) || target.textContent || confirmButton.textContent;
  }
  if (confirmButton && document.activeElement === target && !target.getClientRects().length) confirmButton.focus({ preventScroll: true });   // which stands in its place
  announce(document.getElementById('time')?.dataset.again ?? '');
  armedAt = performance.now();                                                   // only now can be seen that a second one is wanted
}

export function disarm() {
  const target = armed, held = confirmButton && document.activeElement === confirmButton;
  armed?.classList.remove('armed');
  armed?.removeAttribute('aria-pressed');
  armed = null;
  if (confirmButton) confirmButton.hidden = true;
  if (held && target?.isConnected) target.focus({ preventScroll: true });
}

/** Keeps what is armed after an update, which may have other elements or drew them anew. */
export function keepArmed() {
  const chosen = armed?.isConnected ? armed : armed && find(root, `.act[data-action="${armed.dataset.action}"]:not([hidden])`);
  if (!chosen) disarm();
  else if (!chosen.classList.contains('armed')) arm(chosen);
}

// ---- words about a target

/** @param {string} words */
export function showHint(words) {
  for (const element of hint ? findAll(hint, 'p') : []) element.textContent = words;
}

/** @param {Shown | null} target */
export function showHintOf(target = focusedTarget() ?? find(root, '.act:hover')) {
  if (!armed && !host.isBehind?.()) showHint(target?.getAttribute('aria-label') ?? '');
}

/** @param {string} words for screen readers */
export function announce(words) { announcement.textContent = words; }

// ---- turning the piece in hand; the focus and what is armed stay at the same place

/** @param {number} step how many ways on, or 0 to turn over */
function turnHeld(step) {
  const held = closest(document.activeElement, '.act[data-place]');
  if (!turnPiece(root, step)) return;
  const chosen = armed?.dataset.place ? counterpart(root, armed) : null, next = held && (counterpart(root, held) ?? find(root, '.act[data-place]:not([hidden])'));
  if (chosen) arm(chosen);
  if (next) moveFocus(root, next, { preventScroll: true });
  if (!held) announce((armed ?? find(root, '.act[data-way]:not([hidden])'))?.getAttribute('aria-label') ?? '');
}

/** @param {Shown} control */
function turnBy({ dataset }, step = 1) {
  const steps = dataset.to === undefined ? step : stepsTo(Number(dataset.to));
  if (dataset.do === 'over') turnHeld(0);
  else if (dataset.do === 'turn' && steps) turnHeld(steps);
}

// ---- events

/** @param {MouseEvent} event */
function onClick(event) {
  const target = closest(event.target, host.targets ?? '.act'), control = closest(event.target, 'button, a, .turner');
  if (target) choose(target, !event.detail);
  else if (armed && control?.dataset.do === 'confirm') choose(armed, false, true);
  else if (control) turnBy(control);
  else if (closest(event.target, ':is(.board, .felt) svg.ts')) touchBeside(event);
}

/** Makes the small board at a point large, on which pieces may lie; or asks why nothing can be done there. @param {MouseEvent} event */
function touchBeside({ target, clientX, clientY }) {
  const small = document.elementsFromPoint(clientX, clientY).map(element => closest(element, '[data-board]')).find(Boolean);
  if (small && host.enlarge) return host.enlarge(Number(small.dataset.board));
  if (closest(target, '.opps')) return;                                           // a touch on the card of another makes it large
  const part = closest(target, '#part-board svg, [data-part]', SVGSVGElement), matrix = part?.getScreenCTM();
  if (!part || !matrix) return;
  const { right, bottom } = part.getBoundingClientRect(), isLeftOut = matrix.a > 0 && closest(part, '.turned');   // Safari's matrix has no turn of the page
  const point = isLeftOut ? new DOMPoint(2 * right - clientX, 2 * bottom - clientY) : new DOMPoint(clientX, clientY), { x, y } = point.matrixTransform(matrix.inverse());
  host.ask?.({ part: part.dataset.part ?? '', x: Math.round(x), y: Math.round(y), on: Boolean(closest(target, '[data-explains]')) });
}

/** @param {WheelEvent} event */
function onWheel(event) {
  if (!closest(event.target, '.act[data-way]') || event.ctrlKey || !event.deltaY) return;
  event.preventDefault();
  turnHeld(Math.sign(event.deltaY));
}

/** @param {KeyboardEvent} event */
function onKey(event) {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const isInField = closest(event.target, 'input, select, textarea, dialog[open]');
  const control = isInField ? null : find(root, `[data-do][data-key="${CSS.escape(event.key.toLowerCase())}"]`);
  if (event.key === 'Escape' && armed) disarm();
  else if (control) turnBy(control, event.shiftKey ? -1 : 1);
  else return;
  event.preventDefault();
}
