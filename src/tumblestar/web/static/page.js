// Script of every page: opens and closes dialogs, and shows rules; registers the service worker, offers to install the page as
// an app, and comes back from the page without a network.
import { byId, closest, fetchWithin, find, findAll } from './dom.js';

const RULES = 'dialog-rules';
let isLeavingRules = false;                        // closed otherwise than by going back: their step of the history is left

const openMenus = () => findAll(document, 'details.settings[open]', HTMLDetailsElement);

document.addEventListener('click', event => {
  const opener = closest(event.target, '[data-opens]'), closer = closest(event.target, '[data-closes]');
  if (closer) byId(closer.dataset.closes ?? '', HTMLDialogElement).close();
  if (opener) open(opener.dataset.opens ?? '', opener.dataset.tag);
  const rule = event.ctrlKey || event.metaKey ? null : closest(event.target, `#${RULES} a[href^="#"]`);
  if (rule) {
    event.preventDefault();
    open(RULES, decodeURIComponent(rule.getAttribute('href')?.slice(1) ?? ''));
  }
  const under = event.target;
  if (under instanceof HTMLDialogElement && under.matches(':modal') && isBeside(under, event)) under.close();
  for (const menu of openMenus()) if (!(under instanceof Node && menu.contains(under))) menu.open = false;
});

/** @param {HTMLDialogElement} dialog @param {MouseEvent} event */
function isBeside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  const beside = find(document, 'dialog[open]:not(:modal)', HTMLDialogElement);
  if (beside) {
    event.preventDefault();
    beside.close();
  }
  for (const menu of openMenus()) {
    menu.open = false;
    find(menu, 'summary')?.focus();
  }
});

// The rules are a step of the history, so that going back closes them and nothing else.

const isAtRules = () => history.state === RULES;

addEventListener('popstate', event => {
  const rules = find(document, `#${RULES}`, HTMLDialogElement);
  if (!rules || (rules.open === isAtRules() && !isLeavingRules)) return;
  event.stopImmediatePropagation();                // the page behind is the same
  if (rules.open && isLeavingRules) history.pushState(RULES, '');   // opened again meanwhile
  else if (rules.open) rules.close();
  else if (isAtRules()) open(RULES);
  isLeavingRules = false;
});

document.addEventListener('close', ({ target }) => {
  if (!(target instanceof Element && target.id === RULES && isAtRules())) return;
  isLeavingRules = true;
  history.back();
}, true);

/** Waits for a style sheet, whether it comes or not. @param {HTMLLinkElement | null} sheet */
const loaded = sheet => new Promise(done => { for (const end of ['load', 'error']) sheet?.addEventListener(end, done); if (!sheet) done(null); });

/**
 * Opens a dialog. The dialog of the rules fetches them the first time; on a wide screen it is not modal, so that the game
 * can go on.
 * @param {string} name @param {string} tag the rule to show
 */
export async function open(name, tag = '') {
  const dialog = byId(name, HTMLDialogElement), place = find(dialog, '[data-rules]', HTMLElement);
  if (!dialog.open && place && matchMedia('(min-width: 60rem)').matches) dialog.show();
  else if (!dialog.open) dialog.showModal();
  if (place && !isAtRules()) history.pushState(RULES, '');
  if (place?.dataset.rules && !place.dataset.full) {
    const answer = await fetch(place.dataset.rules);
    if (answer.ok) {
      place.innerHTML = await answer.text();
      place.dataset.full = 'yes';
      await loaded(find(place, 'link', HTMLLinkElement));
    }
  }
  for (const marked of findAll(dialog, '.highlighted')) marked.classList.remove('highlighted');
  const rule = tag && find(dialog, `[id="${CSS.escape(tag)}"]`);
  if (!rule) return;
  rule.classList.add('highlighted');
  rule.scrollIntoView({ block: 'center' });
  rule.tabIndex = -1;
  rule.focus();
}

if (isAtRules() && find(document, `#${RULES}`)) open(RULES);   // loaded again

// ---- installing

const { lang, dataset } = document.documentElement;

if (!dataset.site && window.isSecureContext && 'serviceWorker' in navigator) addEventListener('load', () => {
  const address = `/service-worker.js?lang=${lang}&theme=${dataset.theme ?? ''}`;
  navigator.serviceWorker.register(address).catch(() => {});                       // no room, or forbidden: the page does without
});

/** @type {(Event & { prompt?: () => Promise<unknown> }) | null} */
let offer = null;

addEventListener('beforeinstallprompt', event => {
  event.preventDefault();
  offer = event;
  offerInstalling(true);
});
addEventListener('appinstalled', () => offerInstalling(false));

/** @param {boolean} isOffered */
function offerInstalling(isOffered) {
  for (const place of findAll(document, '[data-install]')) place.toggleAttribute('hidden', !isOffered);
}

find(document, '[data-install] button')?.addEventListener('click', () => offer?.prompt?.());

// ---- without a network: the page that was asked for is loaded as soon as the server answers

async function comeBack() {
  if (await fetchWithin('/health', { cache: 'no-store' }, 5000).catch(() => null)) location.reload();
}

if (document.body.classList.contains('page-offline') && location.pathname !== '/offline') {
  addEventListener('online', comeBack);
  setInterval(comeBack, 3000);
}
