// What every page does: opens and closes its dialogs, and the rules where a link asks for one.

document.addEventListener('click', event => {
  const opener = event.target.closest('[data-opens]'), closer = event.target.closest('[data-closes]');
  if (closer) document.getElementById(closer.dataset.closes)?.close();
  if (opener) open(opener.dataset.opens);
  if (event.target.matches('dialog:modal') && isBeside(event.target, event)) event.target.close();
  for (const menu of document.querySelectorAll('details.settings[open]')) if (!menu.contains(event.target)) menu.open = false;
});

function isBeside(dialog, { clientX, clientY }) {
  const { left, right, top, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

document.addEventListener('keydown', event => {
  if (event.key !== 'Escape') return;
  const beside = document.querySelector('dialog[open]:not(:modal)');
  if (beside) {
    event.preventDefault();
    beside.close();
  }
  for (const menu of document.querySelectorAll('details.settings[open]')) {
    menu.open = false;
    menu.querySelector('summary').focus();
  }
});

const isWide = matchMedia('(min-width: 60rem)');

// Opens a dialog; one that holds the rules fetches them the first time, and on a wide screen stands beside the board,
// which can be played on. `tag` is the rule to show.
export async function open(name, tag = '') {
  const dialog = document.getElementById(name), place = dialog.querySelector('[data-rules]');
  if (!dialog.open && place && isWide.matches) dialog.show();
  else if (!dialog.open) dialog.showModal();
  if (place && !place.dataset.full) {
    const answer = await fetch(place.dataset.rules);
    if (answer.ok) {
      place.innerHTML = await answer.text();
      place.dataset.full = 'yes';
    }
  }
  for (const marked of dialog.querySelectorAll('.asked')) marked.classList.remove('asked');
  const rule = tag && dialog.querySelector(`[id="${CSS.escape(tag)}"]`);
  if (!rule) return;
  rule.classList.add('asked');
  rule.scrollIntoView({ block: 'center' });
  rule.tabIndex = -1;
  rule.focus();
}
