// Help with a decision: how much of it this person wants, and the tutor, which asks before an action that costs much.
import { arm, armedTarget } from './board.js';
import { byId, closest, find, findAll, hear } from './dom.js';
import { tellAlone } from './explain.js';
import { send, unanswered, viewing } from './requests.js';
import { recall, remember } from './settings.js';
import { updateOrientation } from './turn.js';

/** @typedef {import('./requests.js').Request} Request */

const TUTOR = 4, LOOKING = 400;                                                  // its level; milliseconds before it says that it looks
const table = byId('table'), doubt = byId('doubt'), tutored = byId('tutored'), choice = find(document, '[data-setting="help"]', HTMLFieldSetElement);
const amount = choice && find(choice, '[name="amount"]', HTMLSelectElement);     // what an action may cost unasked
/** @type {Request | null} */
let doubted = null;                                                              // the request that it asks about
let advised = '';
/** @type {import('./dom.js').Shown | null} */
let held = null;                                                                 // what had the focus before

if (choice) startHelp(choice);

/** @param {HTMLFieldSetElement} levels */
function startHelp(levels) {
  const inputs = findAll(levels, 'input', HTMLInputElement), wanted = Number(recall('help') ?? (recall('aid') === '2' ? '3' : recall('aid')));   // "aid" was another scale
  viewing.aid = Math.max(0, ...inputs.map(({ value }) => Number(value)).filter(level => level <= wanted));   // the highest that this game has
  for (const input of inputs) input.checked = input.value === String(viewing.aid);
  const known = recall('amount');
  if (amount && known && [...amount.options].some(({ value }) => value === known)) amount.value = known;
  showAmount();
  levels.addEventListener('change', ({ target }) => {
    if (target === amount && amount) remember('amount', amount.value);
    else if (target instanceof HTMLInputElement) {
      viewing.aid = Number(target.value);
      remember('help', target.value);
    }
    showAmount();
    tutored.textContent = '';
    send({ do: 'aid', aid: viewing.aid, amount: amount ? Number(amount.value) : undefined });
  });
}

function showAmount() {
  viewing.amount = amount?.value ?? null;
  if (amount?.parentElement) amount.parentElement.hidden = viewing.aid !== TUTOR;
}

// ---- best play: what is best is chosen, where a button then does it, once for each position

document.addEventListener('updated', () => {
  const best = find(table, '.gains:not(.of-doubt) .best')?.dataset.for, target = best && find(table, `.act[data-action="${best}"]`), now = `${byId('moment').dataset.n} ${best}`;
  if (!target || advised === now || armedTarget() || find(table, '#offered [data-action]')) return;
  advised = now;
  if (target.hasAttribute('hidden')) updateOrientation(table, Number(target.dataset.way));
  arm(target);
});

// ---- the tutor: it asks on the board, where the two ways are marked, in place of the sentence and of the buttons

export function forgetRemark() {
  tutored.textContent = '';
  settle();
}

/** Sends again what it asks about; returns the number of the action. */
export function insist() {
  if (!doubted) return null;
  const { id: _, ...asked } = doubted;
  settle();
  send({ ...asked, do: asked.do, sure: true });
  return asked.action;
}

/** Does not do what it asks about. */
export function relent() {
  const back = held;
  settle();
  if (back?.isConnected) back.focus({ preventScroll: true });
}

/** Puts the question away, and what it drew. */
function settle() {
  doubted = held = null;
  table.classList.remove('doubting');
  doubt.replaceChildren();
  for (const target of findAll(table, '.doubted, .better')) target.classList.remove('doubted', 'better');
  for (const drawn of findAll(table, '.of-doubt')) drawn.remove();
}

/** @param {Request} request @param {import('./requests.js').Message} message */
function ask(request, { asks = [], action, better, worth = {} }) {
  tellAlone(relent);
  settle();
  [doubted, held] = [request, closest(document.activeElement, '[data-action]')];
  const more = Object.assign(document.createElement('span'), { className: 'unseen', textContent: ` ${asks.slice(1, 3).join(' ')}` });
  doubt.replaceChildren(asks[0] ?? '', more);
  tutored.textContent = asks.join(' ');                                          // with how far it can be trusted
  for (const target of findAll(table, `[data-action="${better}"]`)) target.classList.add('better');
  for (const target of findAll(table, `[data-action="${action}"]`)) {              // a piece turned otherwise would lie over the better one
    if (!target.dataset.place || !find(table, `.better[data-place="${target.dataset.place}"]`)) target.classList.add('doubted');
  }
  for (const [part, drawn] of Object.entries(worth)) {
    const over = byId(`over-${part}`, SVGElement);
    over.insertAdjacentHTML('beforeend', drawn);
    over.lastElementChild?.classList.add('of-doubt');
  }
  table.classList.add('doubting');
  find(table, '[data-do="unsure"]')?.focus({ preventScroll: true });
}

hear('sent', ({ id, do: what }) => {
  if (viewing.aid !== TUTOR || what !== 'act') return;
  setTimeout(() => { if (unanswered.has(id)) tutored.textContent = tutored.dataset.looking ?? ''; }, LOOKING);
});
hear('answered', ({ message, request }) => {
  if (message.remark || tutored.textContent === tutored.dataset.looking) tutored.textContent = message.remark ?? '';
  if (message.asks && request) ask(request, message);
});
hear('received', ({ n }) => { if (doubted && n !== doubted.seen) settle(); });   // it asks about what is no more
document.addEventListener('keydown', event => {
  if (event.key !== 'Escape' || !doubted || find(document, 'dialog[open]')) return;
  event.preventDefault();
  event.stopPropagation();
  relent();
}, true);
