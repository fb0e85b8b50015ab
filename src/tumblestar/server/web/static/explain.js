// What the picture means: signs explained at a touch and in the legend, and points on targets. Signs are marked with
// data-explains; the words of one are fetched when it is asked about, the legend when it is first open.
import { byId, closest, find, findAll } from './dom.js';
import { setting } from './settings.js';
import { send } from './table.js';

/** @typedef {import('./dom.js').Shown} Shown */

const table = byId('table'), frame = find(table, '#part-legend', HTMLDetailsElement), announcement = byId('announcement');
const list = find(table, '#legend', HTMLElement), hint = find(document, '#explanation', HTMLElement);
const SIGNS = ':is(#part-board, #part-rows) [data-explains]';
const APART = 6, REST = 350;                                                    // pixels between sign and hint; milliseconds that a pointer rests before the hint
let isOutdated = true, isPinned = false, timer = 0, delay = 0;
/** @type {Shown | null} */
let sign = null;
/** @type {Map<string, string>} */
const explanations = new Map();                                                  // of signs asked for since the last update, as HTML

// ---- the legend: its figures are fetched while somebody attends to it, so that a game costs nothing more where nobody does

function fetchLegend() {
  clearTimeout(delay);
  isOutdated = false;
  send({ do: 'explain' });
}

function isAttended() { return Boolean(list?.matches(':hover, :focus-within, :focus')); }

document.addEventListener('explained', event => {
  if (!list || !(event instanceof CustomEvent)) return;
  const { legend, sign: key } = event.detail;
  if (!key) {
    const held = list.contains(document.activeElement) ? closest(document.activeElement, '[data-key]')?.dataset.key ?? '' : null;
    list.innerHTML = legend;
    list.classList.remove('outdated');
    if (held !== null) (find(list, `[data-key="${held}"] button`, HTMLElement) ?? list).focus({ preventScroll: true });
    return;
  }
  explanations.set(key, legend);
  const entry = find(list, `[data-key="${key}"]`), isAsked = entry?.contains(document.activeElement);
  if (entry && !isOutdated) {
    entry.innerHTML = legend;
    if (isAsked) {
      find(entry, 'button', HTMLElement)?.focus();
      announce(entry);
    }
  }
  if (sign?.dataset.explains === key) showHint();
});

document.addEventListener('updated', () => {
  isOutdated = true;
  explanations.clear();
  list?.classList.add('outdated');
  if (sign && !sign.isConnected) hideHint();
  else if (sign) ask(sign.dataset.explains ?? '');
  clearTimeout(delay);
  if (isAttended()) delay = setTimeout(fetchLegend, REST);
});

if (frame && matchMedia('(min-width: 60rem)').matches) frame.open = true;        // it fetches the legend
frame?.addEventListener('toggle', () => { if (frame.open && isOutdated) fetchLegend(); });
for (const kind of ['pointerenter', 'focusin']) list?.addEventListener(kind, () => { if (isOutdated) fetchLegend(); });
list?.addEventListener('click', ({ target }) => {
  const key = closest(target, '[data-more]')?.closest('[data-key]')?.getAttribute('data-key');
  if (key) ask(key);
});

/** @param {string} key */
function ask(key) { send({ do: 'explain', key }); }

/** @param {Element} entry */
function announce(entry) { announcement.textContent = [...entry.querySelectorAll('h3, p')].map(part => part.textContent).join(' '); }

// An entry points at its signs in the picture.
for (const [kind, isOn] of /** @type {[string, boolean][]} */ ([['pointerover', true], ['focusin', true], ['pointerout', false], ['focusout', false]])) {
  list?.addEventListener(kind, ({ target }) => {
    const key = closest(target, '[data-key]')?.dataset.key;
    for (const other of findAll(table, '.pointed')) other.classList.remove('pointed');
    if (isOn && key) for (const one of findAll(table, SIGNS)) one.classList.toggle('pointed', one.dataset.explains === key);
  });
}

// ---- the explanation of one sign, beside it

/**
 * @param {Shown} about
 * @param {boolean} pins whether it stays until it is dismissed
 */
function explain(about, pins) {
  [sign, isPinned] = [about, pins];
  const key = about.dataset.explains ?? '';
  if (explanations.has(key)) showHint();
  else ask(key);
}

function showHint() {
  const made = explanations.get(sign?.dataset.explains ?? '');
  if (!hint || made === undefined || !sign?.isConnected) return;
  const holder = document.createElement('div');
  holder.innerHTML = made;
  const words = find(holder, 'div');
  if (!words) return;
  if (isPinned && hint.innerHTML !== words.innerHTML) announce(words);
  hint.innerHTML = words.innerHTML;
  hint.hidden = false;
  const at = sign.getBoundingClientRect(), { width, height } = hint.getBoundingClientRect();
  const left = Math.min(Math.max(APART, at.x + at.width / 2 - width / 2), document.documentElement.clientWidth - width - APART);
  const below = at.bottom + APART, fits = below + height < window.innerHeight;
  hint.style.left = `${left}px`;
  hint.style.top = `${fits ? below : Math.max(APART, at.top - APART - height)}px`;
}

function hideHint() {
  clearTimeout(timer);
  sign = null;
  if (hint) hint.hidden = true;
}

table.addEventListener('pointerover', event => {
  const about = closest(event.target, SIGNS);
  if (isPinned && sign) return;
  clearTimeout(timer);
  if (about && event.pointerType === 'mouse') timer = setTimeout(() => explain(about, false), REST);
  else if (sign && !hint?.contains(/** @type {Node} */ (event.target))) timer = setTimeout(hideHint, REST);   // the pointer may go on to the hint
});
hint?.addEventListener('pointerenter', () => clearTimeout(timer));

document.addEventListener('click', event => {
  const about = closest(event.target, SIGNS);
  if (about && table.contains(about) && !closest(event.target, '.act')) {
    clearTimeout(timer);
    explain(about, true);
  } else if (sign && !closest(event.target, '#explanation')) hideHint();
});

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !sign || hint?.hidden) return;
  event.preventDefault();
  hideHint();
}, true);
document.addEventListener('scroll', () => { if (sign && !hint?.hidden) hideHint(); }, { passive: true });

// ---- points on targets, which those may turn off who count for themselves

const gains = setting('gains', true, showGains);

function showGains() { table.classList.toggle('counts', gains?.checked === false); }

showGains();
