// What lies round the felt: chat, help, log and menu, of which one is open; and the cards of the seats, of which one's own is
// apart and another's can be looked at in its place.
import { byId, closest, find, findAll, hear } from './dom.js';
import { catchUp } from './speed.js';

const table = byId('table'), text = byId('part-text', HTMLDetailsElement);
const felt = find(table, '.felt', HTMLElement) ?? table, panes = find(table, '.panes', HTMLElement) ?? table;
const SWIPE = 60;                                                                // pixels down that put a sheet away
let from = 0;

/** @param {string} name of the pane to open; empty for none */
export function openPane(name) {
  if (name) panes.setAttribute('data-open', name);
  else panes.removeAttribute('data-open');
  for (const tab of findAll(table, '.tab')) tab.setAttribute('aria-expanded', String(tab.dataset.pane === name));
  panes.dispatchEvent(new Event('scroll'));                                      // what is unread may be seen now
  const isLive = name === 'log' && byId('part-replay').hidden;                    // else what goes over the game stands above
  if (name) panes.scrollTop = isLive || name === 'chat' ? panes.scrollHeight : 0;
}

export const isAside = () => getComputedStyle(panes).position !== 'fixed';       // a column beside the felt, not a sheet over it

/** Makes the card of a seat large, or one's own again. @param {number | null} seat from 1 */
export function enlarge(seat) {
  for (const card of findAll(felt, '.seat')) card.classList.toggle('large', card.dataset.seat === String(seat) && !card.matches('.me'));
}

/** One's own card stands behind those of the others, which are in the order of play. */
export function arrange() {
  const others = find(felt, '.opps'), mine = find(felt, '.seat.me');
  if (!others || !mine) return;
  const cards = findAll(felt, '.seat:not(.me)').sort((a, b) => order(a) - order(b));
  if (mine.parentElement !== felt) others.after(mine);
  for (const [i, card] of cards.entries()) if (others.children[i] !== card) others.insertBefore(card, others.children[i] ?? null);
}

/** @param {Element} card */
const order = card => Number(/\bother(\d)\b/.exec(card.className)?.[1]);

table.addEventListener('click', event => {
  const tab = closest(event.target, '.tab'), card = closest(event.target, '.seat');
  if (tab) return openPane(panes.dataset.open === tab.dataset.pane && !isAside() ? '' : tab.dataset.pane ?? '');
  const whole = closest(event.target, '.whole');                                  // of the log, of which else the last round is shown
  if (whole) whole.setAttribute('aria-pressed', String(closest(whole, '.pane')?.classList.toggle('all')));
  if (closest(event.target, '.panes')) return;
  if (panes.dataset.open && !isAside()) openPane('');
  if (card && !closest(event.target, '.plate, .act, button') && closest(event.target, 'svg')) enlarge(card.matches('.large, .me') ? null : Number(card.dataset.seat));
});
panes.addEventListener('pointerdown', event => { from = panes.scrollTop ? Infinity : event.clientY; });
panes.addEventListener('pointerup', event => { if (event.clientY - from > SWIPE && !isAside()) openPane(''); });
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || event.defaultPrevented || find(document, 'dialog:modal') || closest(event.target, 'dialog[open]')) return;   // that closes first
  if (panes.dataset.open && !isAside()) {
    event.preventDefault();
    openPane('');
  } else enlarge(null);
}, true);
hear('sent', ({ do: what }) => { if (what === 'act') enlarge(null); });
document.addEventListener('click', event => {
  const button = closest(event.target, '[data-do="board"]');
  if (!button) return;
  catchUp();
  closest(button, 'dialog', HTMLDialogElement)?.close();
  enlarge(Number(button.dataset.seat) || null);
});

// The board as text is one key away, although it is folded: T or Alt+T opens it and leads to it, or closes it again.
document.addEventListener('keydown', event => {
  if (event.code !== 'KeyT' || event.ctrlKey || event.metaKey || closest(event.target, 'input, select, textarea, dialog[open]')) return;
  event.preventDefault();
  const wasOpen = text.open && Boolean(text.offsetHeight);
  text.open = !wasOpen;
  openPane(wasOpen ? '' : text.closest('.pane')?.id.slice(5) ?? '');
  const to = wasOpen ? find(document, '.act[tabindex="0"]') ?? find(document, '.tab') : find(text, 'summary');
  to?.focus();
});

if (isAside()) openPane('log');
