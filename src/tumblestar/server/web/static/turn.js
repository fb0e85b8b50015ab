// The piece in hand is turned before it is placed. What belongs to one way in which it may lie has data-way, and data-face
// where it can be turned over too; only what belongs to the way chosen is seen. Targets of one place share data-place.
import { byId, find, findAll } from './dom.js';

/** @typedef {import('./dom.js').Shown} Shown */

let way = 0, moment = '';

/** @param {ParentNode} root */
const marked = root => findAll(root, '[data-way]');

/**
 * After every picture: a new moment begins with the piece as it comes, the same one keeps it as it was turned.
 * @param {ParentNode} root
 */
export function settle(root) {
  const now = byId('moment').dataset.n ?? '';
  if (now !== moment) way = 0;
  moment = now;
  lay(root);
}

/**
 * Turns the piece by a quarter, or over; gives whether it lies otherwise now.
 * @param {ParentNode} root
 * @param {number} step
 */
export function turn(root, step) {
  const ways = new Map(marked(root).map(node => [Number(node.dataset.way), node.dataset.face]));
  if (!ways.size) return false;
  const faces = [...ways].sort(([a], [b]) => a - b), here = ways.get(way);
  const same = faces.filter(([, face]) => face === here).map(([one]) => one);
  const other = faces.filter(([, face]) => face !== here).map(([one]) => one);
  const at = same.indexOf(way), was = way;
  if (step) way = same[(at + step + same.length) % same.length] ?? way;
  else if (other.length) way = other[at % other.length] ?? way;
  if (way !== was) lay(root);
  return way !== was;
}

/**
 * The target of the same place as the piece lies now.
 * @param {ParentNode} root
 * @param {Shown} target
 */
export const twin = (root, target) => find(root, `.act[data-place="${target.dataset.place}"][data-way="${way}"]`);

/** @param {ParentNode} root */
function lay(root) {
  for (const node of marked(root)) node.toggleAttribute('hidden', Number(node.dataset.way) !== way);
  const stop = find(root, '.act[data-place][tabindex="0"]');
  if (!stop?.hasAttribute('hidden')) return;
  stop.setAttribute('tabindex', '-1');
  twin(root, stop)?.setAttribute('tabindex', '0');
}
