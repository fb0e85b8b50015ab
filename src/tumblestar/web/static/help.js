// Help with a decision: how much of it this person wants, and the tutor, which asks before an action that costs much.
import { byId, find, findAll } from './dom.js';
import { open } from './page.js';
import { onAnswer, send, unanswered, viewing } from './requests.js';
import { recall, remember } from './settings.js';

/** @typedef {import('./requests.js').Request} Request */

const TUTOR = 4, LOOKING = 400;                                                  // its level; milliseconds before it says that it looks
const choice = find(document, '[data-setting="help"]', HTMLFieldSetElement), tutored = byId('tutored');
const amount = choice && find(choice, '[name="amount"]', HTMLSelectElement);     // what an action may cost unasked
/** @type {Request | null} */
let doubted = null;                                                              // the request that it asks about

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

// ---- the tutor

export function forgetRemark() { tutored.textContent = ''; }

/** Sends again what it asks about; returns the number of the action. */
export function insist() {
  if (!doubted) return null;
  const { id: _, ...request } = doubted;
  doubted = null;
  send({ ...request, do: request.do, sure: true });
  return request.action;
}

document.addEventListener('sent', event => {
  const { id, do: what } = event instanceof CustomEvent ? event.detail : {};
  if (viewing.aid !== TUTOR || what !== 'act') return;
  setTimeout(() => { if (unanswered.has(id)) tutored.textContent = tutored.dataset.looking ?? ''; }, LOOKING);
});

onAnswer(({ message: { asks, remark }, request }) => {
  if (remark || tutored.textContent === tutored.dataset.looking) tutored.textContent = remark ?? '';
  if (!asks || !request) return;
  doubted = request;
  byId('tutor-words').replaceChildren(...asks.map(words => Object.assign(document.createElement('p'), { textContent: words })));
  open('dialog-tutor');
});

document.addEventListener('received', event => {
  if (!doubted || !(event instanceof CustomEvent) || event.detail.n === doubted.seen) return;
  doubted = null;                                                                // it asks about what is no more
  byId('dialog-tutor', HTMLDialogElement).close();
});
