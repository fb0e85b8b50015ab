// Pieces glide from where they were to where they are. A piece is <g id class="piece" transform><g>drawing</g></g>;
// only the inner group is animated. Ids are places, so a piece that vanished and a new one with the same data-same are
// one piece that went its way: a cube from the board to a row, or from one row to another.
// Dice tumble: <g id="thrown" data-token data-dice> names those of the latest roll, and lies where they are thrown from.
// Their faces are known already, and drawn; they only come to light when the dice lie still.
import { byId, find, findAll } from './dom.js';

/** @typedef {{ size: number, turn: number, x: number, y: number, picture: SVGSVGElement, same: string | undefined }} Place */
/** @typedef {{ places: Map<string, Place | null>, faces: Map<string, string | undefined>, n: number, token: string | undefined }} Look */

const still = matchMedia('(prefers-reduced-motion: reduce)');
const TUMBLE = 720, APART = 90;                                                 // of one die, and from one die to the next

/**
 * Where all pieces are. Places are kept as seen from their picture's corner, so that nothing glides only because the page
 * below a longer line shifts.
 * @param {HTMLElement} root
 * @returns {Look}
 */
export function look(root) {
  const corner = corners();
  /** @type {Look['places']} */
  const places = new Map(findAll(root, '.piece', SVGElement).map(piece => {
    const matrix = bodyOf(piece)?.getScreenCTM(), picture = piece.ownerSVGElement;   // includes a glide that is under way
    if (!matrix || !picture) return [piece.id, null];
    const { a, b, e, f } = matrix, { left, top } = corner(picture);
    return [piece.id, { size: Math.hypot(a, b), turn: Math.atan2(b, a), x: e - left, y: f - top, picture, same: piece.dataset.same }];
  }));
  const faces = new Map(findAll(root, '.turns').map(card => [card.id, card.dataset.face]));
  return { places, faces, n: moment(), token: find(root, '#thrown')?.dataset.token };
}

const moment = () => Number(byId('moment').dataset.n);

/** @param {SVGElement} piece */
const bodyOf = piece => find(piece, ':scope > *', SVGGraphicsElement);

function corners() {
  /** @type {Map<SVGSVGElement, DOMRect>} */
  const known = new Map();
  /** @param {SVGSVGElement} picture */
  return picture => {
    const corner = known.get(picture) ?? picture.getBoundingClientRect();
    known.set(picture, corner);
    return corner;
  };
}

/**
 * @param {Look} before
 * @param {HTMLElement} root
 */
export function play({ places, faces, n, token }, root) {
  if (still.matches || !places.size) return;
  for (const card of findAll(root, '.turns')) if (faces.has(card.id) && faces.get(card.id) !== card.dataset.face) turn(card);
  const pieces = findAll(root, '.piece', SVGElement), here = new Set(pieces.map(piece => piece.id)), corner = corners();
  const gone = [...places].flatMap(([id, was]) => was?.same && !here.has(id) ? [was] : []);
  const thrown = find(root, '#thrown', SVGGraphicsElement), falls = thrown && thrown.dataset.token !== token && moment() > n + 1;
  const dice = falls ? (thrown.dataset.dice ?? '').split(' ') : [];             // one event at a time is stepping, or real dice
  for (const piece of pieces) {
    const body = bodyOf(piece), matrix = body?.getScreenCTM();
    if (!body || !matrix) continue;
    let was = places.get(piece.id);
    if (!was) {
      const twin = gone.findIndex(other => other.same === piece.dataset.same);
      if (twin >= 0) [was] = gone.splice(twin, 1);
    }
    for (const running of body.getAnimations({ subtree: true })) running.cancel();
    if (thrown && dice.includes(piece.id)) {
      tumble(piece, body, thrown, dice.indexOf(piece.id));
      continue;
    }
    if (!was) {
      body.animate([{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1 }], { duration: 260, easing: 'ease-out' });
      continue;
    }
    const now = DOMMatrix.fromMatrix(body.getScreenCTM() ?? matrix), size = Math.hypot(now.a, now.b);   // without the glide just cancelled
    const { left, top } = corner(was.picture);
    const step = now.inverse().transformPoint({ x: was.x + left, y: was.y + top }), far = Math.hypot(step.x, step.y);
    if (far > 1) glide(piece, body, step, was.size / size, was.turn - Math.atan2(now.b, now.a), far);
  }
  if (thrown && dice.length) reveal(thrown, TUMBLE + APART * (dice.length - 1));
}

/**
 * @param {SVGElement} piece
 * @param {SVGGraphicsElement} body
 * @param {DOMPoint} from
 * @param {number} size
 * @param {number} turn
 * @param {number} far
 */
function glide(piece, body, { x, y }, size, turn, far) {
  const hop = Math.min(26, far / 5);
  lift(piece, body.animate([
    { transform: `translate(${x}px,${y}px) rotate(${turn}rad) scale(${size})` },
    { transform: `translate(${x / 2}px,${y / 2 - hop}px) rotate(${turn / 2}rad) scale(${(size + 1) / 2 * 1.12})`, offset: .5 },
    { transform: 'translate(0px,0px) rotate(0rad) scale(1)' },
  ], { duration: Math.min(620, 260 + far), easing: 'cubic-bezier(.3,.05,.2,1)' }));
}

/**
 * @param {SVGElement} piece
 * @param {SVGGraphicsElement} body
 * @param {SVGGraphicsElement} thrown
 * @param {number} place
 */
function tumble(piece, body, thrown, place) {
  const from = thrown.getScreenCTM(), to = body.getScreenCTM();
  if (!from || !to) return;
  /** @type {KeyframeAnimationOptions} */
  const timing = { duration: TUMBLE, delay: APART * place, fill: 'backwards' };
  const { x, y } = DOMMatrix.fromMatrix(to).inverse().transformPoint({ x: from.e, y: from.f });
  const way = place % 2 ? 1 : -1;
  lift(piece, body.animate([
    { transform: `translate(${x}px,${y}px) rotate(${way * 560}deg) scale(.45)`, easing: 'ease-out' },
    { transform: `translate(${x * .35}px,${y * .35 - 70}px) rotate(${way * 250}deg) scale(1.16)`, offset: .42, easing: 'ease-in' },
    { transform: `translate(0px,0px) rotate(${way * 46}deg) scale(1)`, offset: .74, easing: 'ease-out' },
    { transform: `translate(0px,-16px) rotate(${way * 16}deg) scale(1.05)`, offset: .86, easing: 'ease-in' },
    { transform: 'translate(0px,0px) rotate(0deg) scale(1)' },
  ], timing));
  const late = { offset: .74 };
  body.animate([{ filter: 'grayscale(1) brightness(1.2)' }, { filter: 'grayscale(1) brightness(1.2)', ...late }, { filter: 'none' }], timing);
  for (const pips of body.querySelectorAll('.pip')) pips.animate([{ opacity: 0 }, { opacity: 0, ...late }, { opacity: 1 }], timing);
  for (const pale of body.querySelectorAll('.quiet')) pale.animate([{ opacity: 1 }, { opacity: 1, offset: .9 }, { opacity: .5 }], timing);
}

/**
 * A card turns over: <g id class="turns" data-face><g>drawing</g></g>.
 * @param {Element} card
 */
function turn(card) {
  card.firstElementChild?.animate([{ scale: '-1 1', filter: 'brightness(.7)' }, { scale: '0 1.06', offset: .5 }, { scale: '1 1', filter: 'none' }], { duration: 520, easing: 'ease-in-out' });
}

/**
 * @param {SVGElement} piece
 * @param {Animation} motion
 */
function lift(piece, motion) {
  const picture = piece.ownerSVGElement?.parentElement;
  piece.parentNode?.append(piece);                                              // what moved last lies on top
  picture?.classList.add('over');
  motion.finished.catch(() => {}).finally(() => picture?.classList.remove('over'));
}

/**
 * @param {SVGElement} thrown
 * @param {number} after
 */
function reveal({ ownerSVGElement: picture }, after) {
  for (const said of picture?.querySelectorAll('.trail, .act') ?? []) said.animate([{ opacity: 0 }, { opacity: 1 }], { duration: 180, delay: after, fill: 'backwards' });
}
