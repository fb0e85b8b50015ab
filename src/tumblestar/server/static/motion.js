// Pieces glide from where they were to where they are. A piece is <g id class="piece" transform><g>drawing</g></g>;
// only the inner group is animated. Ids are places, so a piece that vanished and a new one with the same data-same are
// one piece that went its way: a cube from the board to a row, or from one row to another.

const still = matchMedia('(prefers-reduced-motion: reduce)');

// Places are kept as seen from their picture's corner, so that nothing glides only because the page below a longer line shifts.
export function look(root) {
  const corner = corners();
  return new Map([...root.querySelectorAll('.piece')].map(piece => {
    const matrix = piece.firstElementChild?.getScreenCTM();                     // includes a glide that is under way
    if (!matrix) return [piece.id, null];
    const { a, b, e, f } = matrix, picture = piece.ownerSVGElement, { left, top } = corner(picture);
    return [piece.id, { size: Math.hypot(a, b), x: e - left, y: f - top, picture, same: piece.dataset.same }];
  }));
}

function corners() {
  const known = new Map();
  return picture => {
    if (!known.has(picture)) known.set(picture, picture.getBoundingClientRect());
    return known.get(picture);
  };
}

export function play(before, root) {
  if (still.matches || !before.size) return;
  const pieces = [...root.querySelectorAll('.piece')], here = new Set(pieces.map(piece => piece.id)), corner = corners();
  const gone = [...before].filter(([id, was]) => was?.same && !here.has(id)).map(([, was]) => was);
  for (const piece of pieces) {
    const body = piece.firstElementChild;
    if (!body?.getScreenCTM()) continue;
    let was = before.get(piece.id);
    if (!was) {
      const twin = gone.findIndex(other => other.same === piece.dataset.same);
      if (twin >= 0) [was] = gone.splice(twin, 1);
    }
    if (!was) {
      body.animate([{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1 }], { duration: 260, easing: 'ease-out' });
      continue;
    }
    for (const running of body.getAnimations()) running.cancel();
    const now = DOMMatrix.fromMatrix(body.getScreenCTM()), size = Math.hypot(now.a, now.b);
    const { left, top } = corner(was.picture);
    const step = now.inverse().transformPoint({ x: was.x + left, y: was.y + top }), far = Math.hypot(step.x, step.y);
    if (far > 1) glide(piece, body, step, was.size / size, far);
  }
}

function glide(piece, body, { x, y }, size, far) {
  const hop = Math.min(26, far / 5), picture = piece.ownerSVGElement.parentElement;
  piece.parentNode.append(piece);                                               // what moved last lies on top
  picture.classList.add('over');
  body.animate([
    { transform: `translate(${x}px,${y}px) scale(${size})` },
    { transform: `translate(${x / 2}px,${y / 2 - hop}px) scale(${(size + 1) / 2 * 1.12})`, offset: .5 },
    { transform: 'none' },
  ], { duration: Math.min(620, 260 + far), easing: 'cubic-bezier(.3,.05,.2,1)' })
    .finished.catch(() => {}).finally(() => picture.classList.remove('over'));
}
