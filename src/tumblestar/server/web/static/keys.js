// One Tab stop for the whole board; arrow keys go to the nearest target in that direction.

const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export function roam(root) {
  root.addEventListener('keydown', event => {
    const here = event.target.closest('.act'), way = ways[event.key];
    if (!here || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      here.dispatchEvent(new MouseEvent('click', { bubbles: true }));
    }
    if (!way) return;
    event.preventDefault();
    event.stopPropagation();
    const from = middle(here);
    let best = null, least = Infinity;
    for (const there of root.querySelectorAll('.act:not([hidden])')) {
      const to = middle(there), ahead = (to.x - from.x) * way[0] + (to.y - from.y) * way[1];
      const aside = Math.abs((to.x - from.x) * way[1]) + Math.abs((to.y - from.y) * way[0]);
      if (ahead > 1 && ahead + 2 * aside < least) { least = ahead + 2 * aside; best = there; }
    }
    if (best) visit(root, best);
  });
}

export function visit(root, target, how) {
  for (const other of root.querySelectorAll('.act')) other.setAttribute('tabindex', other === target ? 0 : -1);
  target.focus(how);
}

const middle = node => { const r = (node.querySelector('.hit') ?? node).getBoundingClientRect(); return { x: r.x + r.width / 2, y: r.y + r.height / 2 }; };
