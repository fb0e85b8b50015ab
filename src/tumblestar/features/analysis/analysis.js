// A board to think on. Every button belongs to a form that works by itself; here its answer is patched into the page, the
// address becomes that of the position, and win shares are asked for beside it.
import { mark, prepare, startBoard } from './board.js';
import { byId, closest, fetchWithin, find, findAll } from './dom.js';
import { exchange, questionOf } from './exchange.js';
import { explainByAddress } from './explain.js';
import { enableStepKeys } from './keys.js';
import { applyPart } from './morph.js';
import { setting } from './settings.js';

const page = byId('table');
let valued = 0;                                                                  // only the answer to the last question counts

/** Shows the page at an address. @param {string} address */
async function show(address) {
  const isShown = await exchange({ page, next: '[data-step="previous"]', isPlace: true }, address);
  if (isShown) showValues();
  else if (isShown === false) location.assign(address);                          // the browser says what is wrong
}

// ---- win shares, as they are worked out

let showsValues = setting('values', true, switched);

function switched() {
  if (showsValues?.checked) showValues();
  else show(location.href);
}

async function showValues() {
  const request = ++valued;
  showsValues = setting('values', true, switched);
  while (showsValues?.checked) {
    const response = await fetchWithin(page.dataset.values ?? '').catch(() => null);
    if (!response?.ok || request !== valued) return;
    const { parts, done } = await response.json();
    if (request !== valued) return;
    const focused = document.activeElement, action = closest(focused, '[data-action]')?.dataset.action;
    for (const [name, part] of Object.entries(parts)) applyPart(name, part);
    for (const part of findAll(page, '[data-scripted]', HTMLElement)) part.hidden = false;
    if (action && !focused?.isConnected) find(page, `button[data-action="${action}"]`)?.focus();
    showsValues = setting('values', true, switched);
    if (done) return;
  }
}

// ---- forms and the board

page.addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
  event.preventDefault();
  if (submitter?.getAttribute('aria-disabled') === 'true' || (submitter?.matches('[data-action]') && !mark(submitter))) return;
  show(questionOf(form, submitter).address);
});

addEventListener('popstate', () => show(location.href));
startBoard(page, {
  choose(target) {
    const button = find(page, `button[data-action="${target.dataset.action}"]`, HTMLButtonElement), form = button?.form;
    if (!form) return false;
    show(questionOf(form, button).address);
  },
  enlarge: seat => find(page, `button[name="board"][value="${seat}"]`, HTMLButtonElement)?.click(),
});
enableStepKeys(page);
explainByAddress(page);
prepare();
showValues();
