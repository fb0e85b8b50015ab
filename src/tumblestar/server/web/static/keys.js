// One Tab stop for the whole board. Left and right go through all targets row by row, as one reads: so none is out of reach,
// however they lie. Up and down go to the nearest one there.
import { around, findAll } from './dom.js';

/** @typedef {import('./dom.js').Shown} Shown */
/** @typedef {{ node: Shown, x: number, y: number, height: number }} Place */

/** @type {Record<string, number | undefined>} */
const along = { ArrowLeft: -1, ArrowRight: 1 };
/** @type {Record<string, number | undefined>} */
const across = { ArrowUp: -1, ArrowDown: 1 };

/** @param {HTMLElement} root */
export function roam(root) {
  root.addEventListener('keydown', event => {
    const here = around(event.target, '.act'), step = along[event.key], way = across[event.key];
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    if (!step && !way) return;
    event.preventDefault();
    event.stopPropagation();
    const places = findAll(root, '.act:not([hidden])').map(place);
    const best = step ? next(places, here, step) : way && nearest(places, place(here), way);
    if (best) visit(root, best.node);
  });
}

/**
 * @param {Place[]} places
 * @param {Shown} here
 * @param {number} step
 */
function next(places, here, step) {
  /** @type {Place[][]} */
  const rows = [];
  for (const one of places.sort((a, b) => a.y - b.y)) {
    const row = rows.at(-1), first = row?.[0];
    if (row && first && one.y - first.y < first.height / 2) row.push(one);
    else rows.push([one]);
  }
  const read = rows.flatMap(row => row.sort((a, b) => a.x - b.x));
  return read[read.findIndex(one => one.node === here) + step];
}

/**
 * @param {Place[]} places
 * @param {Place} from
 * @param {number} way
 */
function nearest(places, from, way) {
  let best = null, least = Infinity;
  for (const to of places) {
    const ahead = (to.y - from.y) * way, far = ahead + 2 * Math.abs(to.x - from.x);
    if (ahead > 1 && far < least) { least = far; best = to; }
  }
  return best;
}

/**
 * @param {ParentNode} root
 * @param {Shown} target
 * @param {FocusOptions} [how]
 */
export function visit(root, target, how) {
  for (const other of findAll(root, '.act')) other.setAttribute('tabindex', other === target ? '0' : '-1');
  target.focus(how);
}

/**
 * @param {Shown} node
 * @returns {Place}
 */
function place(node) {
  const r = (node.querySelector('.hit') ?? node).getBoundingClientRect();
  return { node, x: r.x + r.width / 2, y: r.y + r.height / 2, height: r.height };
}
