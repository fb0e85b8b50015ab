// A score pad: a touch posts the entries that its link leads to, and the answer has the parts of the page that changed. This
// device keeps the entries; the address has them as its fragment.
import { byId, closest, fetchWithin, find, findAll } from './dom.js';
import { enableArrowKeys, moveFocus } from './keys.js';
import { addressToSend } from './links.js';
import { applyPart } from './morph.js';
import { recall, remember } from './settings.js';

/** @typedef {{ parts: Record<string, string>, entries: string, refused: boolean }} Answer */

const GAP = 30, MOST_UNDONE = 300;
const pad = byId('pad'), key = `pad-${pad.dataset.game}`, undo = find(pad, '[data-do="undo"]');
/** @type {string[]} */
const past = [];
// A page that refuses an uploaded file lies below the pad's own address.
const path = () => location.pathname.replace(/\/read$/, '');
let wanted = '', settled = '', requests = 0, tapped = { x: 0, y: 0 };           // entries as asked for, and without a question
let isAsking = false, next = '';                                              // next: the name of a link touched meanwhile

const question = () => find(pad, '#pad-next', HTMLElement);
const names = () => findAll(pad, '.pad-players input:not([type="hidden"])', HTMLInputElement);

/**
 * Shows the pad with these entries; resolves to the answer, or null if there was none or a later request took its place.
 * @param {string} entries @returns {Promise<Answer | null>}
 */
async function show(entries) {
  const request = ++requests, before = wanted;
  wanted = entries;
  isAsking = true;
  /** @type {Answer} */
  let answer;
  try {
    const response = await fetchWithin(path(), { method: 'POST', body: new URLSearchParams(entries) });
    if (!response.ok) throw new Error(String(response.status));
    answer = await response.json();
  } catch {
    if (request === requests) wanted = before;
    report(pad.dataset.lost ?? '');
    return null;
  } finally {
    if (request === requests) isAsking = false;
  }
  if (request !== requests) return null;
  settled = answer.entries;
  for (const [name, part] of Object.entries(answer.parts)) applyPart(name, part);
  arrange();
  return answer;
}

/** @param {string} words */
function report(words) {
  applyPart('pad-problem', '<div id="pad-problem"><p class="wrong" role="alert"></p></div>');
  for (const line of findAll(pad, '#pad-problem p')) line.textContent = words;
}

/** Shows other entries, which can be undone. @param {string} entries */
async function change(entries) {
  const before = wanted;
  if (entries === before) return;
  past.push(before);
  past.splice(0, past.length - MOST_UNDONE);
  if (await show(entries)) keep();
  touchNext();
}

/** @param {Element} link */
const nameOf = link => link.getAttribute('aria-label') ?? link.textContent ?? '';

/** Follows the link that was touched while an answer was under way: only now does it lead to entries with that answer. */
function touchNext() {
  if (isAsking) return;
  const name = next, found = findAll(pad, 'a[href^="?"]').find(link => nameOf(link) === name && !link.closest('#pad-next'));
  next = '';
  if (name && found) found.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

/**
 * Shows the entries of a link; if they cannot be, says so and shows what this device has.
 * @param {string} [problem] what was wrong with an uploaded file: it stays shown
 */
async function load(problem) {
  const kept = recall(key) ?? '', linked = location.hash.slice(1) || (pad.dataset.entries ?? '');
  pad.dataset.entries = '';
  if (kept && linked && kept !== linked) past.push(kept);
  const answer = linked || kept ? await show(linked || kept) : null;
  if (answer?.refused && linked) {
    await show(kept);
    applyPart('pad-problem', answer.parts['pad-problem'] ?? '');
  } else if (problem) applyPart('pad-problem', problem);
  setNames();
  if (answer || !linked) keep();
  arrange();
  touchNext();
}

function keep() {
  remember(key, settled);                                                        // else the address alone has the entries
  const address = `${path()}${settled && '#'}${settled}`;
  if (location.pathname + location.search + location.hash !== address) history.replaceState(null, '', address);
  byId('pad-link', HTMLInputElement).value = addressToSend(address);
}

// ---- names, which the fields have before the server knows them

/** @param {string} entries */
function withNames(entries) {
  const fields = new URLSearchParams(entries);
  for (const { name, value } of names()) if (value.trim()) fields.set(name, value);
    else fields.delete(name);
  return fields.toString();
}

function setNames() {
  const fields = new URLSearchParams(wanted);
  for (const input of names()) if (input !== document.activeElement) input.value = fields.get(input.name) ?? '';
}

// ---- where the question stands, and what has the focus

function arrange() {
  undo?.setAttribute('aria-disabled', String(!past.length));
  const asked = question(), board = byId('pad-board');
  if (asked) {
    const room = board.getBoundingClientRect(), { width, height } = asked.getBoundingClientRect();
    const below = tapped.y + GAP, lowest = innerHeight - 8 - height - room.top, above = tapped.y - GAP - height;
    const top = below <= lowest ? below : above + room.top >= 8 ? above : Math.max(lowest, 8 - room.top);
    asked.style.left = `${Math.max(0, Math.min(tapped.x - width / 2, room.width - width))}px`;
    asked.style.top = `${top}px`;
  }
  const spots = findAll(board, '.act');
  for (const [i, spot] of spots.entries()) spot.setAttribute('tabindex', i ? '-1' : '0');
  if (!pad.dataset.focus) return;
  pad.dataset.focus = '';
  const first = asked && find(asked, 'a'), [nearest] = spots.sort((a, b) => distance(a) - distance(b));
  if (first) first.focus({ preventScroll: true });
  else if (nearest) moveFocus(board, nearest, { preventScroll: true });
}

/** @param {import('./dom.js').Shown} spot */
function middle(spot) {
  const board = byId('pad-board').getBoundingClientRect(), { left, top, width, height } = spot.getBoundingClientRect();
  return { x: left + width / 2 - board.left, y: top + height / 2 - board.top };
}

/** @param {import('./dom.js').Shown} spot */
function distance(spot) {
  const { x, y } = middle(spot);
  return Math.hypot(x - tapped.x, y - tapped.y);
}

// ---- touches and keys

document.addEventListener('click', event => {
  const link = closest(event.target, '#pad a[href^="?"]'), spot = closest(event.target, '#pad-board .act');
  if (isAsking && !closest(event.target, '[data-do="undo"], .start-again, input')) {
    if (link) event.preventDefault();
    next = link && !link.closest('#pad-next') ? nameOf(link) : '';
  } else if (link) {
    event.preventDefault();
    if (spot) tapped = middle(spot);
    if (spot || link.closest('#pad-next')) pad.dataset.focus = 'yes';
    const entries = (link.getAttribute('href') ?? '').slice(1);
    if (link.matches('.start-again')) for (const input of names()) input.value = '';
    change(withNames(entries));
  } else if (closest(event.target, '[data-do="undo"]')) takeBack();
  else if (question() && !closest(event.target, '#pad-next, input')) change(withNames(settled));
});

async function takeBack() {
  const before = past.pop();
  next = '';
  if (before === undefined || !(await show(before))) return;
  setNames();
  keep();
}

document.addEventListener('keydown', event => {
  const input = closest(event.target, '.pad-players input', HTMLInputElement);
  if (event.key === 'Escape' && question()) {
    pad.dataset.focus = 'yes';
    change(withNames(settled));
  } else if (event.key === 'Enter' && input) {
    event.preventDefault();
    const all = names(), next = all[all.indexOf(input) + 1];
    if (next) next.focus();
    else input.blur();
  } else if (event.key === 'z' && (event.ctrlKey || event.metaKey) && !input) {
    event.preventDefault();
    takeBack();
  }
});

pad.addEventListener('change', event => {
  if (closest(event.target, '.pad-players input')) change(withNames(wanted));
});
addEventListener('hashchange', () => load());

for (const part of findAll(pad, '[data-scripted]', HTMLElement)) part.hidden = false;
pad.classList.add('live');
enableArrowKeys(byId('pad-board'));
load(find(pad, '#pad-problem .wrong') ? byId('pad-problem').outerHTML : '');
