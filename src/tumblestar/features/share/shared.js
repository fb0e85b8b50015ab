// A game that a link holds after its # (page.py): reads and checks it, has the server draw it, which keeps nothing, and
// leads through it. Also the script of the frame in other sites.
import { byId, find, findAll } from './dom.js';
import { enableStepKeys } from './keys.js';

/** @typedef {{ shows: number[], told: string, score: string }} Moment */
/** @typedef {{ title: string, remark: string, size: [number, number], elements: string[], moments: Moment[] }} Game */

const VERSION = '1.', place = byId('shared'), range = byId('shared-range', HTMLInputElement);
/** @type {Game | undefined} */
let game;

/** Says why no game is shown: one of the causes that the page knows, or a sentence of the server's. @param {string} cause */
function tell(cause) {
  const known = findAll(place, '[data-cause]', HTMLElement);
  byId('shared-game').hidden = true;
  for (const said of known) said.hidden = said.dataset.cause !== cause;
  if (!known.some(said => said.dataset.cause === cause)) byId('shared-why').append(cause);
}

/**
 * The text of a record, or null if it is longer than any game is. Throws for what was damaged or cut off: the compressed
 * data ends in a checksum.
 * @param {string} part of the link
 */
async function unpack(part) {
  const packed = Uint8Array.from(atob(part.replaceAll('-', '+').replaceAll('_', '/')), letter => letter.charCodeAt(0));
  const reader = new Blob([packed]).stream().pipeThrough(new DecompressionStream('deflate')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text = '', size = 0;
  for (let { value } = await reader.read(); value; { value } = await reader.read()) {
    size += value.length;
    if (size > Number(place.dataset.longest)) {
      await reader.cancel();
      return null;
    }
    text += decoder.decode(value, { stream: true });
  }
  return text + decoder.decode();
}

async function read() {
  const invisible = /%(?:0[AD]|E2%80%8[B-F]|E2%81%A0|EF%BB%BF|C2%AD)/gi;           // what writing adds to a link is taken off
  const part = location.hash.slice(1).replace(invisible, '').replace(/[^\w.-].*$/s, '').replace(/\.+$/, '');
  for (const said of byId('shared-why').childNodes) if (said instanceof Text) said.remove();
  if (!part) return tell('empty');
  if (!part.startsWith(VERSION)) return tell('foreign');
  if (!('DecompressionStream' in window)) return tell('old');
  let text;
  try { text = await unpack(part.slice(VERSION.length)); } catch { return tell('damaged'); }
  if (text === null) return tell('long');
  const answer = await fetch(place.dataset.draws ?? '', { method: 'POST', body: text, headers: { 'content-type': 'text/plain' } }).catch(() => null);
  const found = await answer?.json().catch(() => null);
  if (!answer?.ok) return tell(found?.why ?? 'offline');
  show(found, text);
}

/** @param {Game} found @param {string} text the record */
function show(found, text) {
  const board = byId('shared-board', SVGSVGElement), link = byId('shared-text', HTMLAnchorElement);
  game = found;
  tell('');
  byId('shared-title').textContent = document.title = [found.title, found.remark].filter(Boolean).join(' – ');
  board.setAttribute('viewBox', `0 0 ${found.size.join(' ')}`);
  board.setAttribute('aria-label', found.title);
  URL.revokeObjectURL(link.href);
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = 'game.txt';
  range.max = String(found.moments.length - 1);
  byId('shared-game').hidden = false;
  step(0);
}

/** @param {number} to the number of a moment */
function step(to) {
  const { moments, elements } = game ?? { moments: [], elements: [] }, last = moments.length - 1, n = Math.max(0, Math.min(to, last));
  const moment = moments[n];
  if (!moment) return;
  byId('shared-board', SVGSVGElement).innerHTML = moment.shows.map(i => elements[i]).join('');
  byId('shared-told').textContent = moment.told;
  byId('shared-score').textContent = moment.score;
  range.value = String(n);
  range.setAttribute('aria-valuetext', moment.told);
  for (const button of findAll(place, '[data-step]', HTMLElement)) button.setAttribute('aria-disabled', String(n === (/first|previous/.test(button.dataset.step ?? '') ? 0 : last)));
}

const STEPS = { first: () => 0, previous: () => Number(range.value) - 1, next: () => Number(range.value) + 1, last: () => Number(range.max) };

for (const [name, to] of Object.entries(STEPS)) find(place, `[data-step="${name}"]`)?.addEventListener('click', () => step(to()));
range.addEventListener('input', () => step(Number(range.value)));
find(document, '[data-whole]', HTMLAnchorElement)?.addEventListener('click', ({ currentTarget: link }) => {
  if (link instanceof HTMLAnchorElement) link.hash = location.hash;
});
addEventListener('hashchange', read);
enableStepKeys(place);
read();
