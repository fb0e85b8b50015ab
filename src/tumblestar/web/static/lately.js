// What bots have done glows for a moment: the pieces of a step and the points it brought, and when one's own turn begins,
// all since one's last. Only in the picture: who hears the page has the log.
import { byId, find, findAll } from './dom.js';

const table = byId('table'), STEP = 1000, SINCE = 4000;                          // milliseconds
/** @typedef {Map<string, SVGSVGElement | null>} Moved pieces by their IDs, with the pictures they were put in */
/** @type {Moved} */
const NOTHING = new Map();
let latest = NOTHING, moved = NOTHING, glows = NOTHING;                          // by the last step; since one's last turn; what glows now
let isOwn = isOwnTurn(), before = scores(), base = before, shown = before, timer = 0;   // points before the last step, before all, before what stands there now

function isOwnTurn() { return Boolean(find(table, '.status[data-yours]')); }

function scores() {
  return new Map(findAll(table, '.seat:not(.is-you) .score').map(score => [score.id, Number.parseInt(find(score, '[aria-hidden]')?.textContent ?? '', 10)]));
}

/** Lets pieces glow, and points stand that were gained since. @param {Moved} pieces @param {Map<string, number>} since @param {number} time */
function glow(pieces, since, time) {
  [glows, shown] = [pieces, since];
  clearTimeout(timer);
  timer = window.setTimeout(fade, time);
}

function fade() {
  [glows, shown, timer] = [NOTHING, scores(), 0];
  draw();
}

function draw() {
  for (const piece of findAll(table, '.piece', SVGElement)) piece.classList.toggle('lately', glows.has(piece.id) && glows.get(piece.id) === piece.ownerSVGElement);
  for (const [id, points] of scores()) {
    const gained = points - (shown.get(id) ?? points);
    byId(id).toggleAttribute('data-lately', gained > 0);
    if (gained > 0) byId(id).dataset.lately = `+${gained}`;
  }
}

document.addEventListener('stepped', event => {
  latest = event instanceof CustomEvent ? event.detail : NOTHING;
  moved = new Map([...moved, ...latest]);
});
document.addEventListener('updated', event => {
  const wasOwn = isOwn, now = scores();
  isOwn = isOwnTurn();
  if (wasOwn && !isOwn) {
    base = before;
    moved = NOTHING;
  }
  if (isOwn && !wasOwn) glow(moved, base, SINCE);
  else if (!isOwn && event instanceof CustomEvent && 'moment' in event.detail.parts) glow(latest, before, STEP);
  before = now;
  latest = NOTHING;
  draw();
});
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, () => { if (isOwn && timer) fade(); }, true);
