// The board as text is one key away, although it is folded: T or Alt+T opens it and leads to it, or closes it again.
import { closest, byId, find } from './dom.js';
import { openPane, showPaneOf } from './panes.js';

const text = byId('part-text', HTMLDetailsElement);

document.addEventListener('keydown', event => {
  if (event.code !== 'KeyT' || event.ctrlKey || event.metaKey || closest(event.target, 'input, select, textarea, dialog[open]')) return;
  event.preventDefault();
  const wasOpen = text.open && Boolean(text.offsetHeight);
  text.open = !wasOpen;
  if (wasOpen) openPane('');
  else showPaneOf(text);
  const to = wasOpen ? find(document, '.act[tabindex="0"]') ?? find(document, '.tab') : find(text, 'summary');
  to?.focus();
});
