// The board as text is one key away, although it is folded: T or Alt+T opens it and leads to it, or closes it again.
import { closest, byId, find } from './dom.js';

const more = byId('more', HTMLDetailsElement), text = byId('part-text', HTMLDetailsElement);

document.addEventListener('keydown', event => {
  if (event.code !== 'KeyT' || event.ctrlKey || event.metaKey || closest(event.target, 'input, select, textarea, dialog[open]')) return;
  event.preventDefault();
  const wasOpen = more.open && text.open;
  text.open = !wasOpen;
  more.open = !wasOpen || more.open;
  const to = wasOpen ? find(document, '.act[tabindex="0"]') ?? find(more, 'summary') : find(text, 'summary');
  to?.focus();
});
