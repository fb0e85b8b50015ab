// What makes events of a game felt: faces of tumbling dice, points that fly to their plate, a plate that is robbed, all six dice
// of a line, and a line that breaks. Nothing of it moves where nothing is to: numerals and words alone are there then.
import { find, findAll } from './dom.js';
import { slowness } from './speed.js';

const FACE = 70, FLIGHT = 500, CHEER = 900;                                     // milliseconds
const PIPS = ['4', '08', '048', '0268', '02468', '032568'];                     // places of three ranks of three, by number
const table = find(document, '#table', HTMLElement);
/** @type {Map<string, number>} */
let points = pointsOf('.score');
/** @type {Element[]} */
let placed = [];                                                                 // the pieces that have moved
let haste = 1;                                                                   // the share of its time that a step of a turn takes
let wasPending = pending(), wasBroken = isBroken();

/**
 * Plays an animation at the chosen speed.
 * @param {Element} element @param {Keyframe[]} frames @param {KeyframeAnimationOptions} timing for normal speed
 */
export function play(element, frames, { duration, delay = 0, ...more }) {
  const factor = slowness() * haste;
  return element.animate(frames, { duration: Number(duration) * factor, delay: delay * factor, ...more });
}

/** Says which share of its time the step takes that is to be played. @param {number} share */
export function hasten(share) { haste = share; }

/** Keeps which piece has moved, for the points that it makes. @param {Element} piece */
export function notePlaced(piece) { placed.push(piece); }

/**
 * Shows other faces on a die until it lands: numerals on one that says how many sides it has, else pips like its own.
 * @param {SVGElement} piece @param {Element} body @param {number} landing milliseconds
 */
export function changeFaces(piece, body, landing) {
  const own = find(body, '.pip'), pip = own?.firstElementChild, sides = Number(/-[A-Z]+(\d+)$/.exec(piece.id)?.[1] ?? 0);
  if (!own || !pip) return;
  const face = /** @type {Element} */ (own.cloneNode()), numeral = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  const show = () => {
    const number = 1 + Math.floor(Math.random() * (sides || 6));
    numeral.textContent = String(number);
    face.replaceChildren(...sides ? [numeral] : [...PIPS[number - 1] ?? ''].map(place => {
      const copy = /** @type {Element} */ (pip.cloneNode());
      copy.setAttribute('transform', `translate(${Number(place) % 3 * 20 - 20} ${Math.floor(Number(place) / 3) * 20 - 20}) scale(1.2)`);
      return copy;
    }));
  };
  own.after(face);
  show();
  const timer = setInterval(show, FACE);
  setTimeout(() => {
    clearInterval(timer);
    face.remove();
  }, landing * slowness() * haste);
}

/** The points on plates, by id: as the server wrote them, since a numeral may be rolling. @param {string} scores a selector */
export function pointsOf(scores) { return new Map(findAll(document, `${scores}[data-points]`).map(score => [score.id, Number(score.dataset.points)])); }

function pending() { return findAll(document, `.piece[id^="${table?.dataset.game}-"]`).length; }

function isBroken() { return Boolean(find(document, '#over-line .grab')); }

/** Lets gained points fly from the piece that made them, while the numeral on the plate rolls; a plate that loses some shakes. */
function tellPoints() {
  const before = points;
  points = pointsOf('.score');
  for (const [id, now] of points) {
    const old = before.get(id) ?? now, score = document.getElementById(id), numeral = score && find(score, '[aria-hidden]'), words = numeral?.textContent ?? '';
    if (!score || !numeral || now === old || !slowness() || find(document, '#part-end[data-over]')) continue;
    if (now < old) play(score.closest('.plate') ?? score, [0, 4, -4, 4, -4, 0].map(x => ({ translate: `${x}px` })), { duration: 240 });
    else fly(`+${now - old}`, score);
    const start = performance.now(), timer = setInterval(() => {
      const share = Math.min(1, (performance.now() - start) / (FLIGHT * slowness() || 1)), shown = String(Math.round(old + (now - old) * share));
      numeral.textContent = words.replace(/-?\d+/, shown);
      if (share === 1 || points.get(id) !== now) clearInterval(timer);
    }, 40);
  }
}

/** @param {string} words @param {Element} score */
function fly(words, score) {
  const seat = score.closest('.seat'), made = placed.findLast(piece => seat?.contains(piece)) ?? placed.at(-1) ?? seat?.querySelector('svg[data-part]'), from = made?.getBoundingClientRect(), to = score.getBoundingClientRect();
  const flying = Object.assign(document.createElement('b'), { className: 'flying', textContent: words, ariaHidden: 'true' });
  if (!table || !from?.width) return;
  Object.assign(flying.style, { left: `${to.left}px`, top: `${to.top}px` });
  table.append(flying);
  const x = from.left + from.width / 2 - to.left, y = from.top + from.height / 2 - to.top;
  const flight = play(flying, [{ translate: `${x}px ${y}px`, scale: .6, opacity: 0 }, { translate: `${x}px ${y - 28}px`, scale: 1.3, opacity: 1, offset: .4 }, { translate: '0 0', scale: 1, opacity: .2 }], { duration: FLIGHT, easing: 'ease-in-out' });
  flight.finished.catch(() => {}).finally(() => flying.remove());
}

/** All dice of the line light up, and the word for it stands over them once. */
function cheer() {
  const line = find(document, '.area.line')?.getBoundingClientRect(), word = Object.assign(document.createElement('b'), { className: 'cheer', textContent: table?.dataset.cheer ?? '' });
  for (const [i, die] of diceOfLine().entries()) if (slowness()) play(die, [{ scale: 1, filter: 'none' }, { scale: 1.15, filter: 'brightness(1.35)' }, { scale: 1, filter: 'none' }], { duration: 260, delay: 90 * i });
  if (!line || !word.textContent) return;
  Object.assign(word.style, { left: `${line.left}px`, top: `${line.top}px`, width: `${line.width}px`, height: `${line.height}px` });
  table?.append(word);
  if (slowness()) play(word, [{ scale: .5, opacity: 0 }, { scale: 1.1, opacity: 1, offset: .25 }, { scale: 1, opacity: 1, offset: .8 }, { opacity: 0 }], { duration: CHEER });
  setTimeout(() => word.remove(), CHEER * (slowness() || 1));
}

/** The bodies of the dice in the line, from the left. */
const diceOfLine = () => findAll(document, '#line .piece[id^="die-"] > *').sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left);

document.addEventListener('updated', () => {
  const [hadPending, hadBroken] = [wasPending, wasBroken];
  [wasPending, wasBroken] = [pending(), isBroken()];
  tellPoints();
  placed = [];
  if (wasPending > hadPending) cheer();
  if (wasBroken && !hadBroken) for (const [i, die] of diceOfLine().reverse().entries()) if (slowness()) play(die, [{}, { translate: `0 ${5 + 2 * (i % 3)}px`, rotate: `${i % 2 ? 7 : -7}deg`, filter: 'grayscale(1)' }], { duration: 300, delay: 70 * i, fill: 'forwards' });
  const felt = wasPending > hadPending ? 'cheer' : wasBroken && !hadBroken ? 'broken' : '';
  if (felt) document.dispatchEvent(new CustomEvent('stage', { detail: felt }));
});
