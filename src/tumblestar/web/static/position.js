// A position that the server has drawn on a page that is no table (trial.js, analysis.js): what a script does to it, how the
// piece in hand is turned, and the keys of steps and buttons.
import { closest, find, findAll } from './dom.js';
import { moveFocus } from './keys.js';
import { counterpart, turnPiece, updateOrientation } from './turn.js';

/**
 * What a script does to every position that the server has drawn.
 * @param {HTMLElement} page
 */
export function prepare(page) {
  for (const part of findAll(page, '[data-scripted]', HTMLElement)) part.hidden = false;
  for (const [i, target] of findAll(page, '.act').entries()) target.setAttribute('tabindex', i ? '-1' : '0');
  updateOrientation(page);
}

/**
 * Turns the piece in hand; the focus stays at the same place.
 * @param {HTMLElement} page
 * @param {number} step how many ways on, or 0 to turn over
 */
export function turn(page, step) {
  const held = closest(document.activeElement, '.act[data-place]');
  if (!turnPiece(page, step) || !held) return;
  const next = counterpart(page, held) ?? find(page, '.act[data-place]:not([hidden])');
  if (next) moveFocus(page, next, { preventScroll: true });
}

/** @type {Record<string, string | undefined>} */
const STEPS = { ArrowLeft: 'previous', ArrowRight: 'next', Home: 'first', End: 'last' };

/**
 * Arrow keys step, and letters press the buttons that name them.
 * @param {HTMLElement} page
 */
export function listenToKeys(page) {
  document.addEventListener('keydown', event => {
    if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (closest(event.target, 'input, select, textarea, dialog[open], .act, .scroll')) return;
    const step = STEPS[event.key], control = find(page, step ? `[data-step="${step}"]` : `[data-key="${CSS.escape(event.key.toLowerCase())}"]`, HTMLElement);
    if (!control) return;
    event.preventDefault();
    if (control.dataset.do === 'turn') turn(page, event.shiftKey ? -1 : 1);
    else control.click();
  });
}
