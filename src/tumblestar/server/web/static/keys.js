// One Tab stop for the whole board. Left and right go through all targets row by row, as one reads: so none is out of reach,
// however they lie. Up and down go to the nearest one there.

const along = { ArrowLeft: -1, ArrowRight: 1 }, across = { ArrowUp: -1, ArrowDown: 1 };

export function roam(root) {
  root.addEventListener('keydown', event => {
    const here = event.target.closest('.act');
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    if (!(event.key in along || event.key in across)) return;
    event.preventDefault();
    event.stopPropagation();
    const places = [...root.querySelectorAll('.act:not([hidden])')].map(place);
    const best = event.key in along ? next(places, here, along[event.key]) : nearest(places, place(here), across[event.key]);
    if (best) visit(root, best.node);
  });
}

function next(places, here, step) {
  const rows = [];
  for (const one of places.sort((a, b) => a.y - b.y)) {
    const first = rows.at(-1)?.[0];
    if (first && one.y - first.y < first.height / 2) rows.at(-1).push(one);
    else rows.push([one]);
  }
  const read = rows.flatMap(row => row.sort((a, b) => a.x - b.x));
  return read[read.findIndex(one => one.node === here) + step];
}

function nearest(places, from, way) {
  let best = null, least = Infinity;
  for (const to of places) {
    const ahead = (to.y - from.y) * way, far = ahead + 2 * Math.abs(to.x - from.x);
    if (ahead > 1 && far < least) { least = far; best = to; }
  }
  return best;
}

export function visit(root, target, how) {
  for (const other of root.querySelectorAll('.act')) other.setAttribute('tabindex', other === target ? 0 : -1);
  target.focus(how);
}

function place(node) {
  const r = (node.querySelector('.hit') ?? node).getBoundingClientRect();
  return { node, x: r.x + r.width / 2, y: r.y + r.height / 2, height: r.height };
}
