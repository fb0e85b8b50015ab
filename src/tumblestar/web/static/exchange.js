// Exchanges a page's content by what an address answers: patched in, so that nothing reloads or jumps, and pieces glide.
import { prepare, release } from './board.js';
import { byId, fetchWithin, find } from './dom.js';
import { forgetExplanations } from './explain.js';
import { moveFocus, seenTargets } from './keys.js';
import { applyPart } from './morph.js';
import { animateFrom, capture } from './motion.js';

let asked = 0;                                                                   // requests: only the answer to the last one counts

/**
 * How a page is exchanged.
 * @typedef {object} Exchange
 * @property {HTMLElement} page what is patched; pieces glide while its data-of stays the same
 * @property {string} next where the focus goes if it was on what is gone, and not on the board
 * @property {boolean} isPlace whether each query of the address is a place of its own in the history
 */

/**
 * Shows what an address answers. Resolves to false if that has no such content, and to null if something else was asked for.
 * @param {Exchange} how @param {string} address @param {RequestInit} [init]
 */
export async function exchange({ page, next, isPlace }, address, init) {
  const request = ++asked, focused = document.activeElement, wasTarget = Boolean(focused?.closest('.act, [data-action]'));
  const response = await fetchWithin(address, init).catch(() => null), text = await response?.text().catch(() => '');
  const fresh = text ? new DOMParser().parseFromString(text, 'text/html') : null, content = fresh?.getElementById(page.id);
  if (request !== asked) return null;
  release();
  if (!response || !fresh || !content) return false;
  const before = capture(page), of = page.dataset.of;
  applyPart(page.id, content.outerHTML);
  document.title = fresh.title;
  const isSame = !isPlace && new URL(response.url).pathname === location.pathname;
  if (response.url !== location.href.split('#')[0]) history[isSame ? 'replaceState' : 'pushState'](null, '', response.url);
  prepare();
  forgetExplanations(true);
  if (page.dataset.of === of) animateFrom(before, page, Number(byId('moment').dataset.n));
  const answer = wasTarget ? find(page, '[data-asked] button') : null;
  if (!answer && focused?.isConnected && focused !== document.body) return true;
  const target = wasTarget ? answer ?? seenTargets(page)[0] ?? find(page, 'button[data-action]') : null;
  if (target?.matches('.act')) moveFocus(page, target, { preventScroll: true });
  else (target ?? find(page, next))?.focus({ preventScroll: true });
  return true;
}

/** The fields of a form, and the address that it asks for with them. @param {HTMLFormElement} form @param {HTMLElement | null} [submitter] */
export function questionOf(form, submitter = null) {
  const fields = new URLSearchParams([...new FormData(form, submitter)].map(([name, value]) => [name, String(value)]));
  const action = submitter?.getAttribute('formaction') ?? form.getAttribute('action') ?? location.pathname;
  return { fields, action, address: `${action}?${fields}` };
}
