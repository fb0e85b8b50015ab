// The legend of a table, which says what the signs of its picture mean, and points on targets. It is fetched when it is first
// open; an entry that is asked about says more.
import { explained, forgetExplanations, read, REST, SIGNS, startExplaining } from './explain.js';
import { byId, closest, find, findAll, hear } from './dom.js';
import { setting } from './settings.js';
import { send } from './requests.js';

const table = byId('table'), frame = find(table, '#part-legend', HTMLDetailsElement), list = find(table, '#legend', HTMLElement);
let isOutdated = true, delay = 0;

// ---- the legend: its figures are fetched while somebody attends to it, so that a game costs nothing more where nobody does

function fetchLegend() {
  clearTimeout(delay);
  isOutdated = false;
  send({ do: 'explain' });
}

function isAttended() { return Boolean(list?.matches(':hover, :focus-within, :focus')); }

hear('answered', ({ message: { legend, sign: key } }) => {
  if (!list || legend === undefined) return;
  if (!key) {
    const held = list.contains(document.activeElement) ? closest(document.activeElement, '[data-key]')?.dataset.key ?? '' : null;
    list.innerHTML = legend;
    list.classList.remove('outdated');
    if (held !== null) (find(list, `[data-key="${held}"] button`, HTMLElement) ?? list).focus({ preventScroll: true });
    return;
  }
  explained(key, legend);
  const entry = find(list, `[data-key="${key}"]`), isAsked = entry?.contains(document.activeElement);
  if (entry && !isOutdated) {
    entry.innerHTML = legend;
    if (isAsked) {
      find(entry, 'button', HTMLElement)?.focus();
      read(entry);
    }
  }
});

hear('updated', ({ parts }) => {
  isOutdated = true;
  list?.classList.add('outdated');
  forgetExplanations('moment' in parts);
  clearTimeout(delay);
  if (isAttended()) delay = setTimeout(fetchLegend, REST);
});

frame?.addEventListener('toggle', () => { if (frame.open && isOutdated) fetchLegend(); });
for (const kind of ['pointerenter', 'focusin']) list?.addEventListener(kind, () => { if (isOutdated) fetchLegend(); });
list?.addEventListener('click', ({ target }) => {
  const key = closest(target, '[data-more]')?.closest('[data-key]')?.getAttribute('data-key');
  if (key) ask(key);
});

/** @param {string} key */
function ask(key) { send({ do: 'explain', key }); }

// An entry points at its signs in the picture.
for (const [kind, isOn] of /** @type {[string, boolean][]} */ ([['pointerover', true], ['focusin', true], ['pointerout', false], ['focusout', false]])) {
  list?.addEventListener(kind, ({ target }) => {
    const key = closest(target, '[data-key]')?.dataset.key;
    for (const other of findAll(table, '.pointed')) other.classList.remove('pointed');
    if (isOn && key) for (const one of findAll(table, SIGNS)) one.classList.toggle('pointed', one.dataset.explains === key);
  });
}

startExplaining(table, ask);

// ---- points on targets, which those may turn off who count for themselves

const gains = setting('gains', true, showGains);

function showGains() { table.classList.toggle('counts', gains?.checked === false); }

showGains();
