// Animates pieces from their old to their new positions. A piece is <g id class="piece" transform><g>drawing</g></g>;
// only the inner group is animated. Ids name positions, so a piece that vanished and a new one with the same data-same
// count as one piece that moved: a cube from the board to a row, or from one row to another.
// Dice tumble: <g id="thrown" data-token data-dice> names those of the latest roll, and lies where they are thrown from.
// Their faces are drawn from the beginning, and become visible when the dice land.
import { byId, find, findAll } from './dom.js';
import { changeFaces, hasten, lightUp, notePlaced, play } from './effects.js';
import { slowness } from './speed.js';

/** @typedef {{ size: number, turn: number, x: number, y: number, picture: SVGSVGElement, same: string | undefined }} Place */
/** @typedef {{ at: DOMRect, duration: number }} Landing where a gliding piece will lie, and after how long */
/** @typedef {{ x: number, y: number, size: number, turn: number, isPlaced: boolean }} Origin where a piece lay, as seen from where it lies; whether it is placed now */
/** @typedef {{ places: Map<string, Place | null>, faces: Map<string, string | undefined>, n: number, token: string | undefined }} Look */

const TUMBLE = 720, APART = 90, GLIDE = 620, COMES = 260, LANDED = .74, BOUNCE = 220, SHAKE = 350;   // milliseconds: of one die, between two dice, of the longest way and of what comes; the share of a fall
const TUMBLING = .75;                                                            // of the time for which a roll is shown
const ROOM = 1 / 14;                                                             // of a picture's width: what makes room moves less

/**
 * The positions of all pieces, relative to the corner of their picture, so that no piece moves only because the page
 * scrolls or shifts.
 * @param {HTMLElement} root @returns {Look}
 */
export function capture(root) {
  /** @type {Look['places']} */
  const places = new Map(findAll(root, '.piece', SVGElement).map(piece => {
    const matrix = seenBody(piece)?.getScreenCTM(), picture = piece.ownerSVGElement;   // includes a running animation
    if (!matrix || !picture) return [piece.id, null];
    const { a, b, e, f } = matrix, { left, top } = picture.getBoundingClientRect();
    return [piece.id, { size: Math.hypot(a, b), turn: Math.atan2(b, a), x: e - left, y: f - top, picture, same: piece.dataset.same }];
  }));
  const faces = new Map(findAll(root, '.turns').map(card => [card.id, card.dataset.face]));
  return { places, faces, n: moment(), token: find(root, '#thrown')?.dataset.token };
}

/**
 * The pieces that a step has placed or moved, with the pictures they are in: not what was thrown or makes room for another,
 * nor, when it ends a turn, what goes back or is laid out anew.
 * @param {Look} before @param {HTMLElement} root @param {boolean} isLast
 */
export function movedPieces(before, root, isLast) {
  const { places, token } = capture(root), dice = token !== before.token ? find(root, '#thrown')?.dataset.dice?.split(' ') : [];
  return new Map([...places].flatMap(([id, to]) => {
    const from = before.places.get(id), isOnCard = to?.picture.closest('.seat'), room = ROOM * (to?.picture.getBoundingClientRect().width ?? 0);
    const isMoved = from?.picture === to?.picture ? !isOnCard && to && from && Math.hypot(to.x - from.x, to.y - from.y) > room : isOnCard || !isLast;
    return to && isMoved && id !== 'turn' && !dice?.includes(id) ? [[id, to.picture]] : [];
  }));
}

const moment = () => Number(byId('moment').dataset.n);

/** The body of a piece whose picture is shown. @param {SVGElement} piece */
function seenBody(piece) {
  const body = find(piece, ':scope > *', SVGGraphicsElement);
  return body?.getClientRects().length ? body : null;
}

/**
 * Animates from what was captured; returns the milliseconds until the dice rest, or 0 if none were rolled.
 * @param {Look} before @param {HTMLElement} root @param {number} now how many events have happened
 * @param {{ share?: number, most?: number }} step the share of their time that its dice tumble; how long it is shown, 0 for any time
 */
export function animateFrom({ places, faces, n, token }, root, now, { share = 1, most = 0 } = {}) {
  if (!slowness() || !places.size) return 0;
  for (const card of findAll(root, '.turns')) if (faces.has(card.id) && faces.get(card.id) !== card.dataset.face) turn(card);
  const pieces = findAll(root, '.piece', SVGGraphicsElement), ids = new Set(pieces.filter(seenBody).map(piece => piece.id));
  /** @type {Landing[]} */
  const landings = [];
  const vanished = [...places].flatMap(([id, from]) => from?.same && !ids.has(id) ? [from] : []);
  const thrown = find(root, '#thrown', SVGGraphicsElement), isRolled = thrown && thrown.dataset.token !== token && now > n + 1;
  const dice = isRolled ? (thrown.dataset.dice ?? '').split(' ') : [];             // a single event is a step through the game, or real dice
  const rest = dice.length ? TUMBLE + APART * (dice.length - 1) : 0, haste = Math.min(rest ? share : 1, most ? most / (rest / TUMBLING || GLIDE) : 1);
  hasten(haste);
  for (const piece of pieces) {
    const body = seenBody(piece), matrix = body?.getScreenCTM();
    if (!body || !matrix) continue;
    let from = places.get(piece.id);
    const isPlaced = from === undefined || Boolean(from && from.picture !== piece.ownerSVGElement);   // not only shown again
    if (!from) {
      const match = vanished.findIndex(other => other.same === piece.dataset.same);
      if (match >= 0) [from] = vanished.splice(match, 1);
    }
    for (const running of body.getAnimations({ subtree: true })) running.cancel();
    if (thrown && dice.includes(piece.id)) {
      tumble(piece, body, thrown, dice.indexOf(piece.id));
      continue;
    }
    if (!from?.picture.getClientRects().length) {
      play(body, [{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1 }], { duration: COMES, easing: 'ease-out' });
      notePlaced(piece, COMES);
      if (isPlaced) lightUp(piece, COMES);
      continue;
    }
    const place = DOMMatrix.fromMatrix(body.getScreenCTM() ?? matrix), size = Math.hypot(place.a, place.b);   // without the animation just cancelled
    const { left, top } = from.picture.getBoundingClientRect();
    const { x, y } = place.inverse().transformPoint({ x: from.x + left, y: from.y + top });
    if (Math.hypot(x, y) > 1) landings.push(glide(piece, body, { x, y, size: from.size / size, turn: from.turn - Math.atan2(place.b, place.a), isPlaced }));
  }
  const cup = rest ? find(root, '[data-explains="cup"]') : null;
  if (cup) play(cup, [0, -9, 8, -9, 8, 0].map(turn => ({ rotate: `${turn}deg` })), { duration: SHAKE });
  lightLater(root, landings);
  if (rest) reveal(root, rest);
  return rest * slowness() * haste;
}

/**
 * Whether an update brings a new roll, whose outcome is to be hidden while the dice tumble.
 * @param {HTMLElement} root @param {Record<string, import('./morph.js').Part>} parts
 */
export function bringsRoll(root, parts) {
  const over = Object.entries(parts).filter(([name]) => name.startsWith('over-')), token = /id="thrown" data-token="([^"]*)"/.exec(over.flat(3).join(' '))?.[1];
  return Boolean(slowness()) && token !== undefined && token !== find(root, '#thrown')?.dataset.token;
}

/** Ends all animations of pieces, so that they lie where they belong. @param {Element} root */
export function settle(root) {
  for (const running of root.getAnimations({ subtree: true })) if (!(running instanceof CSSAnimation)) running.finish();
}

/** For how many milliseconds pieces still move. @param {Element} root */
export function restsIn(root) {
  const pieces = root.getAnimations({ subtree: true }).filter(running => !(running instanceof CSSAnimation || running instanceof CSSTransition));
  return Math.max(0, ...pieces.map(({ effect, currentTime }) => Number(effect?.getComputedTiming().endTime) - Number(currentTime)));
}

/** @param {SVGGraphicsElement} piece @param {SVGGraphicsElement} body @param {Origin} from @returns {Landing} */
function glide(piece, body, { x, y, size, turn, isPlaced }) {
  const distance = Math.hypot(x, y), isTheft = piece.id.startsWith('pawn-') && /theft/.test(byId('moment').dataset.heard ?? ''), hop = Math.min(isTheft ? 70 : 26, distance / (isTheft ? 2 : 5));
  const at = body.getBoundingClientRect(), duration = Math.min(GLIDE, 260 + distance);
  raise(piece, play(body, [
    { transform: `translate(${x}px,${y}px) rotate(${turn}rad) scale(${size})` },
    { transform: `translate(${x / 2}px,${y / 2 - hop}px) rotate(${turn / 2}rad) scale(${(size + 1) / 2 * 1.12})`, offset: .5 },
    ...isPlaced ? [{ transform: 'translate(0px,-10px) rotate(0rad) scale(1.14)', offset: .8, easing: 'ease-in' }] : [],   // it drops
    { transform: 'translate(0px,0px) rotate(0rad) scale(1)' },
  ], { duration, easing: 'cubic-bezier(.3,.05,.2,1)' }));
  play(body, [{ scale: 1 }, { scale: '1.06 .94' }, { scale: 1 }], { duration: BOUNCE, delay: duration });
  notePlaced(piece, duration);
  if (isPlaced) lightUp(piece, duration);
  return { at, duration };
}

/** What is around or on a piece can be touched where that will lie, and lights up when it does. @param {HTMLElement} root @param {Landing[]} landings */
function lightLater(root, landings) {
  for (const target of landings.length ? findAll(root, '.act, .gains', SVGGraphicsElement) : []) {
    const { x, y, width, height } = (target.querySelector('.hit') ?? target).getBoundingClientRect(), u = x + width / 2, v = y + height / 2;
    const over = landings.find(({ at }) => u > at.left && u < at.right && v > at.top && v < at.bottom);
    if (over) play(target, [{ opacity: 0 }, { opacity: 0, offset: .99 }, { opacity: 1 }], { duration: over.duration });
  }
}

/** @param {SVGElement} piece @param {SVGGraphicsElement} body @param {SVGGraphicsElement} thrown @param {number} place */
function tumble(piece, body, thrown, place) {
  const from = thrown.getScreenCTM(), to = body.getScreenCTM();
  if (!from || !to) return;
  /** @type {KeyframeAnimationOptions} */
  const timing = { duration: TUMBLE, delay: APART * place, fill: 'backwards' };
  const { x, y } = DOMMatrix.fromMatrix(to).inverse().transformPoint({ x: from.e, y: from.f });
  const sign = place % 2 ? 1 : -1;
  raise(piece, play(body, [
    { transform: `translate(${x}px,${y}px) rotate(${sign * 560}deg) scale(.45)`, easing: 'ease-out' },
    { transform: `translate(${x * .35}px,${y * .35 - 70}px) rotate(${sign * 250}deg) scale(1.16)`, offset: .42, easing: 'ease-in' },
    { transform: `translate(0px,0px) rotate(${sign * 46}deg) scale(1)`, offset: .74, easing: 'ease-out' },
    { transform: `translate(0px,-16px) rotate(${sign * 16}deg) scale(1.05)`, offset: .86, easing: 'ease-in' },
    { transform: 'translate(0px,0px) rotate(0deg) scale(1)' },
  ], timing));
  const landed = { offset: LANDED };
  play(body, [{ filter: 'grayscale(1) brightness(1.2)' }, { filter: 'grayscale(1) brightness(1.2)', ...landed }, { filter: 'none' }], timing);
  for (const pips of body.querySelectorAll('.pip')) play(pips, [{ opacity: 0 }, { opacity: 0, ...landed }, { opacity: 1 }], timing);
  changeFaces(piece, body, TUMBLE * LANDED + APART * place);
  for (const pale of body.querySelectorAll('.quiet')) play(pale, [{ opacity: 1 }, { opacity: 1, offset: .9 }, { opacity: .5 }], timing);
}

/** A card turns over: <g id class="turns" data-face><g>drawing</g></g>. @param {Element} card */
function turn(card) {
  if (card.firstElementChild) play(card.firstElementChild, [{ scale: '-1 1', filter: 'brightness(.7)' }, { scale: '0 1.06', offset: .5 }, { scale: '1 1', filter: 'none' }], { duration: 520, easing: 'ease-in-out' });
}

/** @param {SVGElement} piece @param {Animation} motion */
function raise(piece, motion) {
  const picture = piece.ownerSVGElement, raised = [picture, picture?.closest('.seat')];   // not what else lies below it, which would hide buttons
  piece.parentNode?.append(piece);                                              // the last piece that moved is on top
  for (const one of raised) one?.classList.add('over');
  motion.finished.catch(() => {}).finally(() => { for (const one of raised) one?.classList.remove('over'); });
}

/** What lies over the picture comes when the dice rest. @param {HTMLElement} root @param {number} after */
function reveal(root, after) {
  for (const element of findAll(root, '.lies-over > *')) play(element, [{ opacity: 0 }, { opacity: 1 }], { duration: 180, delay: after, fill: 'backwards' });
}
