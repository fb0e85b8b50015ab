// A board on which anything can be tried (drawn_board.py): what is touched on it is chosen from the form beside it. What a
// form or a link with data-stay leads to is patched into the page.
import { mark, prepare, startBoard } from './board.js';
import { byId, closest, find } from './dom.js';
import { exchange, questionOf } from './exchange.js';
import { explainByAddress } from './explain.js';
import { enableStepKeys } from './keys.js';

const page = byId('trial'), how = { page, next: '[data-next], .felt .act[tabindex="0"], select', isPlace: false };
let isPosting = false, isLeaving = false;

page.addEventListener('submit', async event => {
  const { target: form, submitter } = event;
  if (!(form instanceof HTMLFormElement) || isLeaving || 'leaves' in form.dataset) return;
  event.preventDefault();
  if (isPosting || submitter?.getAttribute('aria-disabled') === 'true') return;
  if (submitter && /^trial-(form|short)$/.test(form.id) && !mark(submitter)) return;
  const { fields, action, address } = questionOf(form, submitter);
  isPosting = form.method === 'post';
  const isShown = await (isPosting ? exchange(how, action, { method: 'POST', body: fields }) : exchange(how, address));
  isPosting = false;
  if (isShown !== false) return;
  isLeaving = true;                                                              // the browser says what is wrong
  form.requestSubmit(submitter);
});

page.addEventListener('click', async event => {
  const link = closest(event.target, 'a[data-stay]', HTMLAnchorElement);
  if (!link || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  if (await exchange(how, link.href) === false) location.assign(link.href);
});

addEventListener('popstate', async () => { if (await exchange(how, location.href) === false) location.reload(); });
startBoard(page, {
  choose({ dataset: { action } }) {
    const form = byId('trial-form', HTMLFormElement), option = find(form, `option[data-action="${action}"]`, HTMLOptionElement);
    if (!option) return false;
    option.selected = true;
    form.requestSubmit();
  },
  ask({ part, x, y }) {                                                                // pages that say why have a field for it
    const form = find(page, '#trial-form', HTMLFormElement);
    if (!form || !find(form, '[name=at]')) return;
    const { fields } = questionOf(form);
    fields.delete('choice');
    fields.set('at', `${part},${x},${y}`);
    exchange(how, `${location.pathname}?${fields}`);
  },
});
enableStepKeys(page);
explainByAddress(page);
prepare();
