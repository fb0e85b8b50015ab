// Links to send to others: copies them, or shares them where the browser can.
import { closest, byId, find, findAll } from './dom.js';

let isSelected = false;
const isSite = document.documentElement.dataset.site === 'yes';

/** The address at which others open a page of this origin: that of the static site leads through its shell. @param {string} path */
export function addressToSend(path) {
  if (!isSite) return location.origin + path;
  const { pathname } = parent.location;                                          // the shell is at the top of the site
  return `${location.origin}${pathname}#/${path.slice(pathname.length)}`;
}

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
  navigator.share({ title: document.title, text, url: byId(of, HTMLInputElement).value }).catch(problem => {
    if (!isCancelled(problem)) copy({ of });
  });
}

/** @param {unknown} problem of `navigator.share`, which may be forbidden although it is there */
function isCancelled(problem) { return problem instanceof DOMException && problem.name === 'AbortError'; }

/**
 * Shares the card of a finished game, or where the browser cannot, copies the link to the table. On the static site nobody else
 * can open a table: there the result is shared and copied in words.
 * @param {HTMLElement | SVGElement} button
 */
async function shareCard(button) {
  const url = location.origin + location.pathname, { card = '', text = '' } = button.dataset;
  /** @type {ShareData} */
  const data = { title: document.title, text, ...(!isSite && { url }) };
  if (navigator.share) {
    try {
      const picture = await (await fetch(card)).blob(), files = [new File([picture], `result.${picture.type.includes('png') ? 'png' : 'svg'}`, { type: picture.type })];
      return await navigator.share(navigator.canShare?.({ ...data, files }) ? { ...data, files } : data);
    } catch (problem) { if (isCancelled(problem)) return; }
  }
  const notice = button.parentElement && find(button.parentElement, '.copied');
  if (await copyText(isSite ? text : url, button) && notice) notice.textContent = notice.dataset.words ?? '';
}

/** Copies a text. Returns whether that worked. @param {string} text @param {HTMLElement | SVGElement} button which was pressed for it */
async function copyText(text, button) {
  try { await navigator.clipboard.writeText(text); } catch {                       // the clipboard needs a secure origin
    const field = Object.assign(document.createElement('textarea'), { value: text });
    button.after(field);
    field.select();
    const isCopied = document.execCommand('copy');
    field.remove();
    button.focus();
    return isCopied;
  }
  return true;
}

export function showShareButtons() {
  for (const button of findAll(document, '[data-do="share"]', HTMLElement)) button.hidden = !navigator.share;
  for (const field of findAll(document, '[data-substitute]', HTMLInputElement)) {  // shown, and once selected, where there is no clipboard
    field.classList.toggle('unseen', Boolean(navigator.clipboard));
    if (!navigator.clipboard && !isSelected && document.activeElement === document.body) field.select();
    isSelected = true;
  }
  for (const part of findAll(document, '[data-scripted]:has([data-do="copy"])', HTMLElement)) part.hidden = false;
}

document.addEventListener('click', event => {
  const sharer = closest(event.target, '[data-do="share-card"]');
  if (sharer) shareCard(sharer);
  const button = closest(event.target, '[data-do="copy"], [data-do="share"]');
  if (button) (button.dataset.do === 'copy' ? copy : share)(button.dataset);
});
showShareButtons();
