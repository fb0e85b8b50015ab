// Links that are shown to be sent to somebody: copied, or shared where the browser can.
import { around, byId, find, findAll } from './dom.js';

/** @param {DOMStringMap} asked */
async function copy({ of = '' }) {
  const link = byId(of, HTMLInputElement), told = find(document, `[data-for="${of}"]`);
  link.select();
  try { await navigator.clipboard.writeText(link.value); } catch { document.execCommand('copy'); }   // the clipboard wants a secure address
  if (!told) return;
  told.textContent = '';
  setTimeout(() => { told.textContent = byId('time').dataset.copied ?? ''; }, 50);
}

/** @param {DOMStringMap} asked */
function share({ of = '', text }) {
  navigator.share({ title: document.title, text, url: byId(of, HTMLInputElement).value }).catch(() => {});   // changed their mind
}

export function settle() {
  for (const button of findAll(document, '[data-do="share"]', HTMLElement)) button.hidden = !navigator.share;
}

document.addEventListener('click', event => {
  const doer = around(event.target, '[data-do="copy"], [data-do="share"]');
  if (doer) (doer.dataset.do === 'copy' ? copy : share)(doer.dataset);
});
settle();
