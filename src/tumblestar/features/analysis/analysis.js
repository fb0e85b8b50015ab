// A board to think on. Every button belongs to a form that works by itself; here its answer is patched into the page, the
// address becomes that of the position, and win shares are asked for beside it.
import { mark, prepare, release, startBoard } from './board.js';
import { byId, closest, find, findAll } from './dom.js';
import { fetchWithin } from './fetching.js';
import { enableStepKeys, moveFocus } from './keys.js';
import { applyPart } from './morph.js';
import { animateFrom, capture } from './motion.js';
import { setting } from './settings.js';

const page = byId('table');
let asked = 0, valued = 0;                                                       // requests: only the answer to the last one counts

/**
 * Shows the page at an address.
 * @param {string} address
 */
async function show(address, isNew = true) {
  const request = ++asked, focused = document.activeElement, wasTarget = Boolean(focused?.closest('.act, [data-action]'));
  const response = await fetchWithin(address).catch(() => null), text = await response?.text();
  const fresh = text ? new DOMParser().parseFromString(text, 'text/html') : null, content = fresh?.getElementById('table');
  if (!response || !fresh || !content) return location.assign(address);                    // the browser says what is wrong
  if (request !== asked) return;
  release();
  const before = capture(page);
  applyPart('table', content.outerHTML);
  document.title = fresh.title;
  if (isNew) history.pushState(null, '', response.url);
  begin();
  animateFrom(before, page, Number(byId('moment').dataset.n));
  const asks = wasTarget && find(page, '[data-asked] button');
  if (asks) return asks.focus();
  if (focused?.isConnected && focused !== document.body) return;
  const next = find(page, wasTarget ? '.act:not([hidden]), [data-action]' : '[data-step="previous"]');
  if (next?.matches('.act')) moveFocus(page, next, { preventScroll: true });
  else next?.focus({ preventScroll: true });
}

/** What the script does to every position that the server has drawn. */
function begin() {
  prepare();
  showValues();
}

// ---- win shares, as they are worked out

let showsValues = setting('values', true, switched);

function switched() {
  if (showsValues?.checked) showValues();
  else show(location.href, false);
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

/**
 * Shows what a form leads to.
 * @param {HTMLFormElement} form
 * @param {HTMLElement | null} submitter
 */
function follow(form, submitter) {
  const fields = [...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]);
  show(`${submitter?.getAttribute('formaction') ?? form.action}?${new URLSearchParams(fields)}`);
}

page.addEventListener('submit', event => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || form.method !== 'get') return;
  event.preventDefault();
  if (submitter?.getAttribute('aria-disabled') === 'true' || (submitter?.matches('[data-action]') && !mark(submitter))) return;
  follow(form, submitter);
});

addEventListener('popstate', () => show(location.href, false));
startBoard(page, {
  choose(target) {
    const button = find(page, `button[data-action="${target.dataset.action}"]`, HTMLButtonElement), form = button?.form;
    if (!form) return false;
    follow(form, button);
  },
  enlarge: seat => find(page, `button[name="board"][value="${seat}"]`, HTMLButtonElement)?.click(),
});
enableStepKeys(page);
begin();
