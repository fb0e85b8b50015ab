// Links that are shown to be sent to somebody: copied, or shared where the browser can.

const said = document.getElementById('time');

async function copy({ dataset }) {
  const field = document.getElementById(dataset.of), told = document.querySelector(`[data-for="${dataset.of}"]`);
  field.select();
  try { await navigator.clipboard.writeText(field.value); } catch { document.execCommand('copy'); }   // the clipboard wants a secure address
  told.textContent = '';
  setTimeout(() => { told.textContent = said.dataset.copied; }, 50);
}

function share({ dataset }) {
  const { value: url } = document.getElementById(dataset.of);
  navigator.share({ title: document.title, text: dataset.text, url }).catch(() => {});   // changed their mind
}

export function settle() {
  for (const button of document.querySelectorAll('[data-do="share"]')) button.hidden = !navigator.share;
}

document.addEventListener('click', event => {
  const doer = event.target.closest('[data-do="copy"], [data-do="share"]');
  if (doer) (doer.dataset.do === 'copy' ? copy : share)(doer);
});
settle();
