// An invitation whose seats are all taken: tells when one is free.
import { byId } from './dom.js';

const LOOKS_EVERY = 10_000;                                                      // milliseconds
const tell = byId('tell', HTMLButtonElement), telling = byId('telling'), free = byId('free-now', HTMLAnchorElement);

async function look() {
  const status = await fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(answer => answer.status, () => 0);
  if (status === 410) return location.reload();                                  // it says why nobody can sit down any more
  if (status !== 200) return setTimeout(look, LOOKS_EVERY);
  for (const other of document.querySelectorAll('.sheet .primary')) other.classList.remove('primary');
  free.classList.add('primary');
  free.hidden = false;
  telling.textContent = document.title = free.textContent ?? '';
}

tell.addEventListener('click', () => {
  tell.hidden = true;
  telling.textContent = telling.dataset.words ?? '';
  look();
});
tell.hidden = false;
