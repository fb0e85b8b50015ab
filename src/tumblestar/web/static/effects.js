// What makes events of a game felt: faces of tumbling dice, points that fly to their plate, a plate that is robbed, all six dice
// of a line, a line that breaks, and links that light up. Nothing of it moves where nothing is to: numerals and words alone are there then.
import { emit, find, findAll } from './dom.js';
import { slowness } from './speed.js';

const FACE = 70, FLIGHT = 500, CHEER = 900, LINK = 120, GLEAM = 420;            // milliseconds
const FARTHEST = 6;                                                              // links that light up one after the other
const PIPS = ['4', '08', '048', '0268', '02468', '032568'];                     // places of three ranks of three, by number
const table = find(document, '#table', HTMLElement);
/** @type {Map<string, number>} */
let points = pointsOf('.score');
/** @type {{ piece: SVGGraphicsElement, landing: number }[]} */
let placed = [];                                                                 // the pieces that have moved, and when they land
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

/** Keeps which piece has moved, for the points that it makes. @param {SVGGraphicsElement} piece @param {number} landing milliseconds */
export function notePlaced(piece, landing) { placed.push({ piece, landing }); }

/**
 * Lights up the constellation of a piece that has come, link by link outward from it: `data-joins` names a piece and those that
 * it is linked with. `linked` tells in how many seconds each step lights up.
 * @param {SVGElement} piece @param {number} landing milliseconds
 */
export function lightUp(piece, landing) {
  const links = findAll(piece.ownerSVGElement ?? document, '[data-joins]').map(link => ({ link, names: link.dataset.joins?.split(' ') ?? [] })), seen = new Set([piece.id]);
  /** @type {number[]} */
  const times = [];
  for (let ring = [piece.id]; ring.length && times.length < FARTHEST;) {
    const delay = landing + LINK * times.length, lit = links.filter(({ names: [own = ''] }) => ring.includes(own));
    for (const { link } of lit) {
      for (const beam of findAll(link, '.beam, [class^="link"]')) play(beam, [{}, { stroke: '#FFFDF0', strokeWidth: '14px', offset: .3 }, {}], { duration: GLEAM, delay });
      if (!times.length && !piece.contains(link)) play(link, [{ opacity: 0 }, { opacity: 1 }], { duration: 1, delay, fill: 'backwards' });   // its end is not there yet
    }
    if (lit.length) times.push(delay * slowness() * haste / 1000);
    ring = links.flatMap(({ names: [own = '', ...others] }) => ring.includes(own) ? others : others.some(one => ring.includes(one)) ? [own] : []).filter(name => !seen.has(name) && seen.add(name));
  }
  if (times.length) emit('linked', times);
}

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

/** Lets gained points fly from the piece that made them once it lies, while the numeral on the plate rolls; a plate that loses some shakes. */
function tellPoints() {
  const before = points;
  points = pointsOf('.score');
  for (const [id, now] of points) {
    const old = before.get(id) ?? now, score = document.getElementById(id), numeral = score && find(score, '[aria-hidden]'), words = numeral?.textContent ?? '';
    if (!score || !numeral || now === old || !slowness() || find(document, '#part-end[data-over]')) continue;
    const plate = score.closest('.plate') ?? score, others = [...before].filter(([other]) => other !== id).map(([, has]) => has);
    plate.classList.toggle('rolling', old <= Math.max(...others));                // who has not led gets the crown with the last of the points
    const start = performance.now() + (now > old ? fly(`+${now - old}`, score) : 0) * slowness() * haste;
    if (now < old) play(plate, [0, 4, -4, 4, -4, 0].map(x => ({ translate: `${x}px` })), { duration: 240 });
    const roll = () => {
      const share = Math.max(0, Math.min(1, (performance.now() - start) / (FLIGHT * slowness() || 1))), shown = String(Math.round(old + (now - old) * share));
      numeral.textContent = words.replace(/-?\d+/, shown);
      if (share < 1 && points.get(id) === now) return;
      clearInterval(timer);
      plate.classList.remove('rolling');
    }, timer = setInterval(roll, 40);
    roll();
  }
}

/** Returns in how many milliseconds the points begin to fly. @param {string} words @param {Element} score */
function fly(words, score) {
  const seat = score.closest('.seat'), made = placed.findLast(({ piece }) => seat?.contains(piece)) ?? placed.at(-1), landing = made?.landing ?? 0;
  const from = (made?.piece ?? (seat && find(seat, 'svg[data-part]', SVGSVGElement)))?.getScreenCTM(), { left, top } = score.getBoundingClientRect();
  const flying = Object.assign(document.createElement('b'), { className: 'flying', textContent: words, ariaHidden: 'true' });
  if (!table || !from) return 0;
  Object.assign(flying.style, { left: `${left}px`, top: `${top}px` });
  table.append(flying);
  const x = from.e - left, y = from.f - top;
  const flight = play(flying, [{ translate: `${x}px ${y}px`, scale: .6, opacity: 0 }, { translate: `${x}px ${y - 28}px`, scale: 1.3, opacity: 1, offset: .4 }, { translate: '0 0', scale: 1, opacity: .2 }], { duration: FLIGHT, delay: landing, easing: 'ease-in-out', fill: 'backwards' });
  flight.finished.catch(() => {}).finally(() => flying.remove());
  return landing;
}

/** All dice of the line, which lie, light up, and the word for it stands over them once. */
function cheer() {
  const line = find(document, '.area.line')?.getBoundingClientRect(), word = Object.assign(document.createElement('b'), { className: 'cheer', textContent: table?.dataset.cheer ?? '' });
  for (const [i, die] of diceOfLine().entries()) if (slowness()) play(die, [{ scale: 1, filter: 'none' }, { scale: 1.15, filter: 'brightness(1.35)' }, { scale: 1, filter: 'none' }], { duration: 260, delay: 90 * i });
  if (!line || !word.textContent) return;
  Object.assign(word.style, { left: `${line.left}px`, top: `${line.top}px`, width: `${line.width}px`, height: `${line.height}px` });
  table?.append(word);
  if (slowness()) play(word, [{ scale: .5, opacity: 0 }, { scale: 1.1, opacity: 1, offset: .25 }, { scale: 1, opacity: 1, offset: .8 }, { opacity: 0 }], { duration: CHEER });
  setTimeout(() => word.remove(), CHEER * (slowness() || 1));
}

function breakLine() {
  for (const [i, die] of diceOfLine().reverse().entries()) if (slowness()) play(die, [{}, { translate: `0 ${5 + 2 * (i % 3)}px`, rotate: `${i % 2 ? 7 : -7}deg`, filter: 'grayscale(1)' }], { duration: 300, delay: 70 * i, fill: 'forwards' });
}

/** The bodies of the dice in the line, from the left. */
const diceOfLine = () => findAll(document, '#line .piece[id^="die-"] > *').sort((one, other) => one.getBoundingClientRect().left - other.getBoundingClientRect().left);

document.addEventListener('updated', () => {
  const [hadPending, hadBroken] = [wasPending, wasBroken], rests = Math.max(0, ...placed.map(({ landing }) => landing)) * slowness() * haste;
  [wasPending, wasBroken] = [pending(), isBroken()];
  tellPoints();
  placed = [];
  const felt = wasPending > hadPending ? 'cheer' : wasBroken && !hadBroken ? 'broken' : '';
  if (felt) setTimeout(() => {
    (felt === 'cheer' ? cheer : breakLine)();
    emit('stage', felt);
  }, rests);
});
