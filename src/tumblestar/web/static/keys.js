// Keys of a board. On its targets, of which one is a Tab stop, left and right go through all in reading order, so that every
// one can be reached; up and down go to the nearest in that direction. Elsewhere the arrow keys step through the game.
import { closest, find, findAll } from './dom.js';

/** @typedef {import('./dom.js').Shown} Shown */
/** @typedef {{ node: Shown, x: number, y: number, height: number }} Place */

const STEPS = new Map([['ArrowLeft', -1], ['ArrowRight', 1]]), DIRECTIONS = new Map([['ArrowUp', -1], ['ArrowDown', 1]]);

const BUTTONS = '#offered [data-action]';                                        // of the decision, beside the board

/** @param {Element} node */
const isSeen = node => node.getClientRects().length > 0;

/** Targets that can be seen: styles leave out what a button stands for. @param {ParentNode} root */
export const seenTargets = root => findAll(root, '.act:not([hidden])').filter(isSeen);

/** @param {HTMLElement} root */
export function enableArrowKeys(root) {
  root.addEventListener('keydown', event => {
    const current = closest(event.target, `.act, ${BUTTONS}`), step = STEPS.get(event.key), direction = DIRECTIONS.get(event.key);
    if (!current || event.altKey || event.ctrlKey || event.metaKey) return;
    if (current.matches('.act') && (event.key === 'Enter' || event.key === ' ')) {
      event.preventDefault();
      current.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    }
    if (!step && !direction) return;
    event.preventDefault();
    event.stopPropagation();
    const targets = [...seenTargets(root), ...findAll(root, BUTTONS).filter(isSeen)].map(measure);
    const chosen = step ? next(targets, current, step) : direction && nearest(targets, measure(current), direction);
    if (chosen) moveFocus(root, chosen.node);
  });
}

/** @param {Place[]} targets @param {Shown} current @param {number} step */
function next(targets, current, step) {
  /** @type {Place[][]} */
  const rows = [];
  for (const target of targets.sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1), first = row?.[0];
    if (row && first && target.y - first.y < first.height / 2) row.push(target);
    else rows.push([target]);
  }
  const read = rows.flatMap(row => row.sort((a, b) => a.x - b.x));
  return read[read.findIndex(target => target.node === current) + step];
}

/** @param {Place[]} targets @param {Place} from @param {number} direction */
function nearest(targets, from, direction) {
  let chosen = null, shortest = Infinity;
  for (const to of targets) {
    const ahead = (to.y - from.y) * direction, distance = ahead + 2 * Math.abs(to.x - from.x);
    if (ahead > 1 && distance < shortest) { shortest = distance; chosen = to; }
  }
  return chosen;
}

/** @param {ParentNode} root @param {Shown} target @param {FocusOptions} [how] */
export function moveFocus(root, target, how) {
  for (const other of findAll(root, '.act')) other.setAttribute('tabindex', other === target ? '0' : '-1');
  target.focus(how);
}

/** @param {Shown} node @returns {Place} */
function measure(node) {
  const r = (node.querySelector('.hit') ?? node).getBoundingClientRect(), way = closest(node, '.turned') ? -1 : 1;   // as who sits opposite sees it
  return { node, x: way * (r.x + r.width / 2), y: way * (r.y + r.height / 2), height: r.height };
}

const GAME_STEPS = new Map([['ArrowLeft', 'previous'], ['ArrowRight', 'next'], ['Home', 'first'], ['End', 'last']]);

/**
 * Lets arrow keys, Home and End press the buttons that step through the game.
 * @param {HTMLElement} root
 * @param {() => boolean} [catchUp] shows what is not shown yet; if there was anything, the key has done its work
 * @param {(step: string) => void} [lookBack] steps back where there are no buttons yet
 */
export function enableStepKeys(root, catchUp, lookBack) {
  document.addEventListener('keydown', event => {
    const step = GAME_STEPS.get(event.key);
    if (!step || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return;
    if (closest(event.target, 'input, select, textarea, dialog[open], .act, .scroll:not(.log .scroll)')) return;
    const isBehind = catchUp?.(), button = find(root, `[data-step="${step}"]`, HTMLElement);
    if (!isBehind && !button && !lookBack) return;
    event.preventDefault();
    if (isBehind || button?.getAttribute('aria-disabled') === 'true') return;
    if (button) button.click();
    else if (step === 'previous' || step === 'first') lookBack?.(step);
  });
}

/** A key that is held down confirms nothing. @param {KeyboardEvent} event */
export function dropRepeated(event) {
  if (!event.repeat || event.key !== 'Enter' || !closest(event.target, '[data-action], [data-do="confirm"]')) return;
  event.preventDefault();
  event.stopPropagation();
}
