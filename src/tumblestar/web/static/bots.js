// What bots do. Their pieces and points glow for a moment: each step, and all since one's last turn when the next begins; who
// hears the page has the log. And their speed: a button, a click on the board, or Escape skips to one's own turn.
import { isOwnTurn } from './alerts.js';
import { byId, closest, find, findAll, hear } from './dom.js';
import { pointsOf } from './effects.js';
import { send } from './requests.js';
import { catchUp, currentSpeed, isQueued, onSpeed, skipBots } from './speed.js';

const table = byId('table');

// ---- what glows

const STEP = 1000, SINCE = 4000;                                                // milliseconds
/** @type {Map<string, SVGSVGElement>} */
const NOTHING = new Map();
let latest = NOTHING, moved = NOTHING, glows = NOTHING;                          // pieces of the last step, since one's last turn, and those that glow
let isOwn = isOwnTurn(), before = scores(), base = before, shown = before, timer = 0;   // points before the last step, before one's last turn ended, and before those that stand there

function scores() { return pointsOf('.seat:not(.is-you) .score'); }

function fade() {
  clearTimeout(timer);
  [glows, shown, timer] = [NOTHING, scores(), 0];
  draw();
}

function draw() {
  for (const ring of findAll(table, '.piece .lately', SVGElement)) ring.remove();
  for (const body of findAll(table, '.piece > :first-child', SVGGraphicsElement)) if (glows.get(body.parentElement?.id ?? '') === body.ownerSVGElement) body.append(ringOf(body));
  for (const [id, points] of scores()) {
    const gained = points - (shown.get(id) ?? points), score = byId(id);
    if (gained > 0) score.setAttribute('data-lately', `+${gained}`);
    else score.removeAttribute('data-lately');
  }
}

/** A ring around a piece, which moves with it; no filter, which WebKit ignores in pictures. @param {SVGGraphicsElement} body */
function ringOf(body) {
  const { x, y, width, height } = body.getBBox(), ring = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
  for (const [name, value] of Object.entries({ class: 'lately', cx: x + width / 2, cy: y + height / 2, r: Math.max(width, height) / 2 })) ring.setAttribute(name, String(value));
  return ring;
}

hear('stepped', pieces => {
  latest = pieces;
  moved = new Map([...moved, ...latest]);
});
hear('updated', ({ parts }) => {
  const wasOwn = isOwn, isBot = byId('moment').dataset.by === 'bot';
  isOwn = isOwnTurn();
  if (wasOwn && !isOwn) [base, moved] = [isBot ? before : scores(), NOTHING];
  if (wasOwn !== isOwn || (!isOwn && 'moment' in parts && isBot)) {
    clearTimeout(timer);
    timer = window.setTimeout(fade, isOwn ? SINCE : STEP);
    [glows, shown] = isOwn ? [moved, base] : [latest, before];
  }
  [before, latest] = [scores(), NOTHING];
  draw();
});
for (const kind of ['pointerdown', 'keydown']) document.addEventListener(kind, () => { if (isOwn && timer) fade(); }, true);

// ---- skipping: what bots do, and all that waits

const SKIPPED = 5000;                                                            // milliseconds at most
let skipping = 0;

function skip() {
  catchUp();
  const isNothingToSkip = table.querySelector('.status[data-yours], #part-final:not([hidden]), [data-do="look"][data-at="live"]');
  if (skipping || isNothingToSkip) return;
  skipBots(true);
  send({ do: 'speed', speed: 0 });
  skipping = window.setTimeout(stop, SKIPPED);
}

function stop() {
  clearTimeout(skipping);
  skipping = 0;
  skipBots(false);
  send({ do: 'speed', speed: currentSpeed() });
}

/** The server has the button while bots play; this one is for what waits besides. */
function showButton() { byId('skip').hidden = !isQueued() || Boolean(find(table, '#offered [data-do="skip"]')); }

for (const kind of ['received', 'begun', 'updated']) document.addEventListener(kind, () => queueMicrotask(showButton));
document.addEventListener('updated', () => { if (skipping && table.querySelector('.status[data-yours]')) stop(); });
table.addEventListener('click', event => {
  if (closest(event.target, '[data-do="skip"]') || (closest(event.target, '.area') && !closest(event.target, '[data-action], [data-do]'))) skip();
});
document.addEventListener('keydown', event => {
  if (event.key === 'Escape' && !event.defaultPrevented && !closest(event.target, 'input, select, textarea, dialog[open]')) skip();
});
onSpeed(speed => send({ do: 'speed', speed }));
