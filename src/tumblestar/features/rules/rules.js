// Script of the rules page: filters the rules as one types. Without it, the form asks the server.
import { byId, find, findAll } from './dom.js';

const field = byId('rules-q', HTMLInputElement), found = byId('rules-found');
const sections = findAll(document, '.help > section', HTMLElement);

/** @param {string} text */
const fold = text => text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replaceAll('œ', 'oe').replaceAll('’', "'");

const rules = sections.map(section => ({
  section,
  title: section.dataset.title ?? '',
  items: findAll(section, '.rules > li', HTMLElement).map(item => ({ item, text: wordsOf(item) })),
}));

/** The words of a rule, without those of its examples. @param {HTMLElement} item */
function wordsOf(item) {
  const copy = /** @type {HTMLElement} */ (item.cloneNode(true));
  for (const apart of findAll(copy, 'figure, .sign')) apart.remove();
  return fold(`${item.id} ${copy.textContent}`);
}

function filter() {
  const words = fold(field.value).split(/\s+/).filter(Boolean);
  let count = 0;
  for (const { section, title, items } of rules) {
    let shown = 0;
    for (const { item, text } of items) {
      item.hidden = !words.every(word => `${title} ${text}`.includes(word));
      if (!item.hidden) shown++;
    }
    section.hidden = !shown;
    count += shown;
  }
  const { foundNone = '', foundOne = '', foundMany = '' } = found.dataset;
  found.textContent = !words.length ? '' : count === 0 ? foundNone : count === 1 ? foundOne : foundMany.replace('#', String(count));
  for (const above of findAll(document, '.help > p:not([popover])', HTMLElement)) above.hidden = words.length > 0;
}

const address = new URL(location.href);
if (address.searchParams.has('q')) {                 // a search of the server: its page has not all rules
  field.addEventListener('search', () => { if (!field.value) location.assign(address.pathname); });
} else {
  field.addEventListener('input', filter);
  field.form?.addEventListener('submit', event => { event.preventDefault(); filter(); });
  find(document, '.rules-search button')?.setAttribute('hidden', '');
  if (field.value) filter();
}
