// A review: its curve with the board at any event, and what comes while it is worked out.
import { byId, fetchWithin, find, findAll } from './dom.js';

const SOON = 250, LATER = 1000, HURRIED = 8;                                      // ms between two questions; the first ones come sooner
const PAUSE = 80;                                                                // ms until the board follows the pointer
const review = byId('review'), range = byId('review-range', HTMLInputElement), told = byId('review-at'), board = byId('review-board');
const bar = find(review, 'progress', HTMLProgressElement);
let ends = [0, ...(review.dataset.ends ?? '').split(' ').map(Number)];            // the numbers of events with which turns end
let known = Number(review.dataset.n), asked = 0, drawing = 0, isChosen = false;

/** @param {number} turn */
function show(turn) {
  const k = Math.max(0, Math.min(turn, ends.findLastIndex(end => end <= known))), at = ends[k], text = find(document, `#event-${at}`)?.dataset.told ?? '';
  range.value = String(k);
  range.setAttribute('aria-valuetext', text);
  told.textContent = text;
  clearTimeout(drawing);
  drawing = setTimeout(draw, PAUSE, at);
}

/** @param {number} n */
function draw(n) {
  const to = (/** @type {string} */ address) => address.replace(/([?&]at=)\d+/, `$1${n}`);
  for (const source of findAll(board, 'source', HTMLSourceElement)) source.srcset = to(source.srcset);
  for (const image of findAll(board, 'img', HTMLImageElement)) if (image.src !== to(image.src)) image.src = to(image.src);
}

/** @param {number} turn */
function choose(turn) {
  isChosen = true;
  review.classList.add('chosen');
  show(turn);
}

range.addEventListener('input', () => choose(Number(range.value)));
range.addEventListener('pointermove', ({ clientX, buttons }) => {
  const { left, width } = range.getBoundingClientRect();
  if (!buttons) choose(Math.round((ends.length - 1) * (clientX - left) / width));
});

async function ask() {
  const answer = await fetchWithin(`${review.dataset.parts}?seen=${known < 0 ? '' : known}`).catch(() => null);
  const found = answer?.ok ? await answer.json() : { done: false };
  if (answer && !answer.ok && answer.status < 429) return location.reload();      // the table is gone, and the page says so
  asked += 1;
  if (found.html) take(found);
  const status = byId('review-status');
  if (found.status && status.textContent !== found.status) status.innerHTML = found.status;
  if (!found.done) return setTimeout(ask, asked < HURRIED ? SOON : LATER);
  byId('review-progress').hidden = true;
  status.classList.add('unseen');
  if (!found.html) location.replace(location.pathname);                          // it has failed: the page says why, and how to go on
}

/** @param {{ n: number, ends: number[], rows: string, html: Record<string, string> }} found */
function take(found) {
  for (const [name, html] of Object.entries(found.html)) {
    const place = byId(`review-${name}`);
    if (!place.contains(document.activeElement)) place.innerHTML = html;
  }
  byId('review-events').insertAdjacentHTML('beforeend', found.rows);
  known = found.n;
  ends = [0, ...found.ends];
  range.max = String(found.ends.length);
  if (bar) bar.value = known;
  if (!isChosen) show(first());
}

/** The turn to look at first, once all are known. */
function first() { return Number(find(document, '[data-turning]')?.dataset.turning ?? ends.length); }

if (known >= 0) show(first());
if (!('done' in review.dataset)) setTimeout(ask, SOON);
