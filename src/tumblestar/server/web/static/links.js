// Links to send to others: copies them, or shares them where the browser can.
import { closest, byId, find, findAll } from './dom.js';

/** @param {DOMStringMap} data of the button */
async function copy({ of = '' }) {
  const link = /** @type {HTMLInputElement | HTMLTextAreaElement} */ (byId(of)), notice = find(document, `[data-for="${of}"]`);
  link.select();
  try { await navigator.clipboard.writeText(link.value); } catch { document.execCommand('copy'); }   // the clipboard needs a secure origin
  if (!notice) return;
  notice.textContent = '';
  setTimeout(() => { notice.textContent = notice.dataset.words ?? ''; }, 50);
}

/** @param {DOMStringMap} data of the button */
function share({ of = '', text }) {
  navigator.share({ title: document.title, text, url: byId(of, HTMLInputElement).value }).catch(() => {});   // the user cancelled
}

/**
 * Shares the card of a finished game, or where the browser cannot, copies the link to the table.
 * @param {HTMLElement | SVGElement} button
 */
async function shareCard(button) {
  const url = location.origin + location.pathname, { card = '', text } = button.dataset;
  /** @type {ShareData} */
  const data = { title: document.title, text, url };
  if (navigator.share) {
    const picture = await (await fetch(card)).blob(), files = [new File([picture], `result.${picture.type.includes('png') ? 'png' : 'svg'}`, { type: picture.type })];
    await navigator.share(navigator.canShare?.({ ...data, files }) ? { ...data, files } : data).catch(() => {});   // the user cancelled
    return;
  }
  try { await navigator.clipboard.writeText(url); } catch { return; }
  const notice = button.parentElement && find(button.parentElement, '.copied');
  if (notice) notice.textContent = notice.dataset.words ?? '';
}

export function showShareButtons() {
  for (const button of findAll(document, '[data-do="share"]', HTMLElement)) button.hidden = !navigator.share;
  for (const part of findAll(document, '[data-scripted]:has([data-do="copy"])', HTMLElement)) part.hidden = false;
}

document.addEventListener('click', event => {
  const sharer = closest(event.target, '[data-do="share-card"]');
  if (sharer) shareCard(sharer);
  const button = closest(event.target, '[data-do="copy"], [data-do="share"]');
  if (button) (button.dataset.do === 'copy' ? copy : share)(button.dataset);
});
showShareButtons();
