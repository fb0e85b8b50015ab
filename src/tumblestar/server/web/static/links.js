// Links to send to others: copies them, or shares them where the browser can.
import { closest, byId, find, findAll } from './dom.js';

/** @param {DOMStringMap} data of the button */
async function copy({ of = '' }) {
  const link = byId(of, HTMLInputElement), notice = find(document, `[data-for="${of}"]`);
  link.select();
  try { await navigator.clipboard.writeText(link.value); } catch { document.execCommand('copy'); }   // the clipboard needs a secure origin
  if (!notice) return;
  notice.textContent = '';
  setTimeout(() => { notice.textContent = byId('time').dataset.copied ?? ''; }, 50);
}

/** @param {DOMStringMap} data of the button */
function share({ of = '', text }) {
  navigator.share({ title: document.title, text, url: byId(of, HTMLInputElement).value }).catch(() => {});   // the user cancelled
}

export function showShareButtons() {
  for (const button of findAll(document, '[data-do="share"]', HTMLElement)) button.hidden = !navigator.share;
}

document.addEventListener('click', event => {
  const button = closest(event.target, '[data-do="copy"], [data-do="share"]');
  if (button) (button.dataset.do === 'copy' ? copy : share)(button.dataset);
});
showShareButtons();
