// A board on which anything can be tried (drawn_board.py): what is clicked on it is chosen from the form beside it. What a
// form or a link with data-stay leads to is patched into the page, so that nothing reloads or jumps.
import { mark, prepare, release, startBoard } from './board.js';
import { byId, closest, find } from './dom.js';
import { fetchWithin } from './fetching.js';
import { enableStepKeys, moveFocus } from './keys.js';
import { applyPart } from './morph.js';
import { animateFrom, capture } from './motion.js';

const page = byId('trial');
let asked = 0, isPosting = false, isLeaving = false;                             // requests: only the answer to the last one counts

/**
 * Shows what an address answers. Returns whether it was such a page.
 * @param {string} address
 * @param {RequestInit} [init]
 */
async function show(address, init) {
  const request = ++asked, focused = document.activeElement, wasTarget = Boolean(focused?.closest('.act'));
  const response = await fetchWithin(address, init).catch(() => null), text = response?.ok ? await response.text() : '';
  const fresh = text ? new DOMParser().parseFromString(text, 'text/html') : null, content = fresh?.getElementById('trial');
  if (request !== asked) return true;
  release();
  if (!response || !fresh || !content) return false;
  const before = capture(page), of = page.dataset.of;
  applyPart('trial', content.outerHTML);
  document.title = fresh.title;
  if (response.url !== location.href) history[new URL(response.url).pathname === location.pathname ? 'replaceState' : 'pushState'](null, '', response.url);
  prepare();
  if (page.dataset.of === of) animateFrom(before, page, Number(byId('moment').dataset.n));
  if (focused?.isConnected && focused !== document.body) return true;
  const next = (wasTarget && find(page, '.act:not([hidden])')) || find(page, '[data-next]') || find(page, 'select');
  if (next?.matches('.act')) moveFocus(page, next, { preventScroll: true });
  else next?.focus({ preventScroll: true });
  return true;
}

page.addEventListener('submit', async event => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isLeaving || 'leaves' in form.dataset) return;
  event.preventDefault();
  if (isPosting || submitter?.getAttribute('aria-disabled') === 'true') return;
  if (submitter && /^trial-(form|short)$/.test(form.id) && !mark(submitter)) return;
  const fields = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.pathname;
  isPosting = form.method === 'post';
  const isShown = await show(isPosting ? action : `${action}?${fields}`, isPosting ? { method: 'POST', body: fields } : undefined);
  isPosting = false;
  if (isShown) return;
  isLeaving = true;                                                              // the browser says what is wrong
  form.requestSubmit(submitter);
});

page.addEventListener('click', async event => {
  const link = closest(event.target, 'a[data-stay]', HTMLAnchorElement);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (!await show(link.href)) location.assign(link.href);
});

addEventListener('popstate', async () => { if (!await show(location.href)) location.reload(); });
startBoard(page, {
  choose({ dataset: { action } }) {
    const form = byId('trial-form', HTMLFormElement), option = find(form, `option[data-action="${action}"]`, HTMLOptionElement);
    if (!option) return false;
    option.selected = true;
    form.requestSubmit();
  },
  ask({ x, y }) {                                                                // pages that say why have a field for it
    const form = find(page, '#trial-form', HTMLFormElement);
    if (!form || !find(form, '[name=at]')) return;
    const fields = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    fields.delete('choice');
    fields.set('at', `${x},${y}`);
    show(`${location.pathname}?${fields}`);
  },
});
enableStepKeys(page);
prepare();
