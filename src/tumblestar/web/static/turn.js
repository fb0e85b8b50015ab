// Turns the piece in hand before it is placed. Elements of one orientation have its number as data-way, and its side as
// data-face if the piece can be flipped; only those of the chosen orientation are visible, and those that have it among
// their data-ways. Targets of one position on the board have the same data-place.
import { byId, find, findAll } from './dom.js';

/** @typedef {import('./dom.js').Shown} Shown */

let orientation = 0, moment = '';

/** @param {ParentNode} root */
const oriented = root => findAll(root, '[data-way]');

/**
 * Called after every update of the picture: a new position begins with orientation 0, the same one keeps the orientation.
 * @param {ParentNode} root @param {number} [to] an orientation to begin with
 */
export function updateOrientation(root, to = 0) {
  const now = byId('moment').dataset.n ?? '';
  if (now !== moment || to) orientation = to;
  moment = now;
  showOrientation(root);
}

/**
 * Turns the piece by `step` orientations, or flips it with 0; returns whether that changed anything.
 * @param {ParentNode} root @param {number} step
 */
export function turnPiece(root, step) {
  const faceOf = new Map(oriented(root).map(node => [Number(node.dataset.way), node.dataset.face]));
  if (!faceOf.size) return false;
  const faces = [...faceOf].sort(([a], [b]) => a - b), shown = faceOf.get(orientation);
  const same = faces.filter(([, face]) => face === shown).map(([one]) => one);
  const other = faces.filter(([, face]) => face !== shown).map(([one]) => one);
  const index = same.indexOf(orientation), before = orientation;
  if (step) orientation = same[(index + step + same.length) % same.length] ?? orientation;
  else if (other.length) orientation = other[index % other.length] ?? orientation;
  if (orientation !== before) showOrientation(root);
  return orientation !== before;
}

/** How many steps lead to an orientation, in pieces that cannot be flipped. @param {number} to */
export const stepsTo = to => to - orientation;

/** The target of the same position for the chosen orientation. @param {ParentNode} root @param {Shown} target */
export const counterpart = (root, target) => find(root, `.act[data-place="${target.dataset.place}"][data-way="${orientation}"]`);

/** @param {ParentNode} root */
function showOrientation(root) {
  for (const node of findAll(root, '[data-ways]')) node.toggleAttribute('hidden', !(node.dataset.ways ?? '').split(' ').includes(String(orientation)));
  for (const node of oriented(root)) node.toggleAttribute('hidden', Number(node.dataset.way) !== orientation);
  const tabStop = find(root, '.act[data-place][tabindex="0"]');
  if (!tabStop?.hasAttribute('hidden')) return;
  tabStop.setAttribute('tabindex', '-1');
  (counterpart(root, tabStop) ?? find(root, '.act[data-place]:not([hidden])'))?.setAttribute('tabindex', '0');
}
