// The moment when a game ends. Its update is shown in stages to who was there: the last move lands, nothing says who won for
// a moment, what decided it glows, points are counted, plates take their rank, stars fall for who won, and the card comes.
// The queue of updates holds the rest back until then; a touch or a key goes to the card at once.
import { byId, closest, emit, fetchWithin, find, findAll } from './dom.js';
import { catchUp, isStill, tempo } from './speed.js';

/** @typedef {'glow' | 'count' | 'rank' | 'stars' | 'card'} Stage */
/** @typedef {{ isPlayed: boolean, hasWon: boolean, kinds: number, landing: number }} Ending */

const STILL = 400, GLOW = 700, EACH = 400, ALONE = 1200, MOST = 2500, RANK = 400, FALL = 1800, STARS = 60, TICK = 40;   // milliseconds, and how many stars
const table = byId('table'), card = () => byId('part-end'), isOver = () => card().dataset.over !== undefined;
let wasOver = isOver(), isOpen = false, wasOnBoard = false;
/** @type {(() => void)[] | null} */
let running = null;                                                              // what ends each stage that has begun, while there are stages

/**
 * When each stage begins, in milliseconds after its update has come. A game that was not played to its end has only the card.
 * @param {Ending} ending @param {number} pace a factor of all times @param {boolean} [isStill] without movement
 * @returns {[Stage, number][]}
 */
export function stages({ isPlayed, hasWon, kinds, landing }, pace, isStill = false) {
  let at = pace && landing + STILL * pace;
  /** @type {[Stage, number][]} */
  const lengths = [['glow', GLOW], ['count', kinds > 1 ? Math.min(MOST, EACH * kinds) : ALONE], ['rank', RANK], ['stars', hasWon && !isStill ? FALL : 0]];
  /** @type {[Stage, number][]} */
  const plan = [];
  for (const [stage, long] of pace && isPlayed ? lengths : []) {
    if (long) plan.push([stage, at]);
    at += long * pace;
  }
  return [...plan, ['card', at]];
}

/** Whether an update brings the end of a game that has been going on. @param {Record<string, import('./morph.js').Part>} parts */
export const bringsEnd = parts => !wasOver && / data-over[ >]/.test(String(parts['part-end'] ?? ''));

/**
 * Begins the moment, once the card is there, hidden. Returns for how many milliseconds the rest of the update is held back.
 * @param {number} landing how long the last move takes @param {(which: RegExp) => void} show shows parts of the rest
 */
export function beginEnd(landing, show) {
  const { played, won, winners = '', decided = '' } = card().dataset, rows = findAll(card(), '.ranks li', HTMLElement).map(stepsOf);
  const kinds = [...rows[0]?.steps.keys() ?? []].filter(kind => rows.some(({ steps }) => steps[kind])), winning = winners.split(' ').map(seat => `part-seat-${seat}`);
  const plan = stages({ isPlayed: played !== undefined, hasWon: won !== undefined, kinds: kinds.length, landing }, Math.min(1, tempo()), isStill());
  const { count: counts = 0, rank: ranks = 0, stars = 0, card: last = 0 } = /** @type {Partial<Record<Stage, number>>} */ (Object.fromEntries(plan));
  /** @type {Record<string, () => void>} */
  const begin = {
    glow() {
      show(/^part-seat-/);                                                         // the turn is over
      for (const id of [...decided.split(' '), ...winning]) lay(document.getElementById(id), 'aglow');
    },
    count() {
      table.classList.add('rolling');
      running?.push(() => table.classList.remove('rolling'));
      show(/^(plate|ledger|log)/);
      count(rows, kinds, ranks - counts);
    },
    rank() { table.classList.remove('rolling'); },
    stars() {
      const areas = [...winning.map(id => byId(id)), ...findAll(table, '.area:is(.board, .tray)')];
      for (const area of areas) shower(area, STARS / areas.length, last - stars);
    },
  };
  wasOnBoard = Boolean(closest(document.activeElement, '.felt'));
  table.classList.add('ending');
  running = [() => table.classList.remove('ending')];
  for (const [stage, at] of plan.slice(0, -1)) {
    const timer = setTimeout(() => {
      begin[stage]?.();
      emit('stage', stage);
    }, at);
    running.push(() => clearTimeout(timer));
  }
  for (const line of findAll(card(), '[data-from]')) fetchWithin(line.dataset.from ?? '').then(async answer => { if (answer.ok) line.textContent = await answer.text(); }, () => {});
  return last;
}

/** @param {HTMLElement} row */
const stepsOf = ({ dataset: { seat, steps = '' } }) => ({ seat, steps: steps.split(' ').map(Number) });

/** Lays an empty element over another one, or over its picture, until the stages end. @param {Element | null} over @param {string} className */
function lay(over, className) {
  const seen = over?.getClientRects().length ? over : over && find(over, 'svg[data-part]'), laid = Object.assign(document.createElement('div'), { className });
  const { left, top, width, height } = seen?.getBoundingClientRect() ?? new DOMRect();
  Object.assign(laid.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` });
  if (width) table.append(laid);
  running?.push(() => laid.remove());
  return laid;
}

/**
 * Counts the points on all plates together, one kind after the other, which is marked where a card has its sign.
 * @param {ReturnType<typeof stepsOf>[]} rows @param {number[]} kinds those that anybody has @param {number} long in milliseconds
 */
function count(rows, kinds, long) {
  const plates = rows.flatMap(({ seat, steps }) => {
    const numeral = find(table, `#score-${seat} [aria-hidden]`), words = numeral?.textContent ?? '';
    return numeral ? [{ numeral, words, steps: kinds.map(kind => steps[kind] ?? 0), signs: kinds.map(kind => find(table, `#ledger-${seat} > :nth-child(${kind + 1})`)) }] : [];
  });
  let ticks = 0;
  const tick = () => {
    const done = Math.min(1, TICK * ticks++ / long) * kinds.length, kind = Math.floor(done), share = Math.min(1, 1.4 * (done - kind));
    for (const { numeral, words, steps, signs } of plates) {
      const points = steps.slice(0, kind).reduce((sum, step) => sum + step, 0) + Math.round((steps[kind] ?? 0) * share);
      numeral.textContent = words.replace(/-?\d+/, String(points));
      for (const [i, sign] of signs.entries()) sign?.classList.toggle('counting', i === kind);
    }
  };
  const timer = setInterval(tick, TICK);
  running?.push(() => clearInterval(timer), () => { for (const { numeral, words, signs } of plates) [numeral.textContent] = [words, ...signs.map(sign => sign?.classList.remove('counting'))]; });
  tick();
}

/** Lets stars fall over an element, and nowhere else. @param {Element} area @param {number} stars @param {number} long in milliseconds */
function shower(area, stars, long) {
  const sky = lay(area, 'shower'), { height } = sky.style, all = Array.from({ length: stars }, () => document.createElement('i'));
  for (const { style } of all) style.left = `${Math.random() * 100}%`;
  sky.append(...all);
  for (const star of all) {
    const late = Math.random() * .5;
    star.animate([{ translate: '0 -2rem' }, { translate: `${Math.random() * 4 - 2}rem ${height}`, rotate: `${Math.random() * 2 - 1}turn`, opacity: .4 }], { duration: long * (1 - late), delay: long * late, fill: 'both', easing: 'ease-in' });
  }
}

function openCard() {
  for (const end of running?.splice(0) ?? []) end();
  [running, isOpen, card().hidden] = [null, true, false];
  if (wasOnBoard) card().focus({ preventScroll: true });
}

function close() {
  const isHeld = card().contains(document.activeElement);
  [isOpen, card().hidden] = [false, true];
  if (isHeld) byId('main').focus({ preventScroll: true });
}

/** Goes to the card at once. @param {Event} event */
function hurry(event) {
  event.stopPropagation();
  event.preventDefault();
  catchUp();
}

document.addEventListener('updated', () => {
  if (isOver() && !wasOver) openCard();
  else if (isOpen) card().hidden = !isOver();                                    // an update of the card hides it
  if (!find(table, '[data-do="look"][data-at="live"]')) wasOver = isOver();      // who looks back has seen it
});
table.addEventListener('click', event => { if (running && closest(event.target, '.felt')) hurry(event); }, true);
table.addEventListener('click', event => { if (isOpen && !closest(event.target, '.end :is(a, button:not([data-do="end"]))')) close(); });
document.addEventListener('keydown', event => {
  if (find(document, 'dialog:modal')) return;
  if (running && !closest(event.target, 'input, select, textarea, dialog[open]') && /^(.|Escape|Enter)$/.test(event.key)) hurry(event);
  else if (event.key === 'Escape' && isOpen) close();
}, true);
