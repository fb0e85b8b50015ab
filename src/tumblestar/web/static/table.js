// The page of a live table: puts its modules together, and says what its buttons and its board do.
import { announce, armedTarget, mark, release, showHint, startBoard } from './board.js';
import { byId, closest, find, findAll } from './dom.js';
import { forgetRemark, insist } from './help.js';
import { enableStepKeys } from './keys.js';
import { goBack, lookAt, lookBy } from './looking.js';
import { open } from './page.js';
import { renew, resume } from './renewal.js';
import { onAnswer, send, startRequests, viewing } from './requests.js';
import { dropOutdatedText, show, startShowing } from './showing.js';
import { catchUp, isBehind } from './speed.js';

const table = byId('table'), moment = byId('moment'), refused = byId('refused'), text = byId('part-text', HTMLDetailsElement);
const SAID = 4000;                                                               // milliseconds for which a refusal stands
let rule = '', gone = 0;                                                         // the rule behind what was refused, and the timer that takes the words away

/** @type {Record<string, ((data: DOMStringMap) => void) | undefined>} */
const buttons = {
  expect: () => send({ do: 'expect' }),
  takeback: ({ kept }) => goBack(kept),
  practise: () => goBack(find(table, '[data-opens="dialog-practice"]')?.dataset.kept, true),
  resign: () => send({ do: 'resign' }),
  sure() {
    const target = find(table, `[data-action="${insist()}"]`);
    if (target) mark(target);
  },
  help() {
    refused.hidden = true;
    open('dialog-rules', rule);
  },
  dismiss() { refused.hidden = true; },
  look: lookBy,
};

document.addEventListener('click', event => {
  const button = closest(event.target, 'button[data-do]');
  if (button && button.getAttribute('aria-disabled') !== 'true' && !closest(event.target, '#table [data-action]')) buttons[button.dataset.do ?? '']?.(button.dataset);
});

onAnswer(({ message, request }) => {
  if (message.says) {
    showHint(message.says);
    announce(message.says);
  }
  if (message.ok && message.legend === undefined) refused.hidden = true;
  if (message.refused) refuse(message.refused);
  if (!request || request.do === 'act') release();
});

/** @param {import('./requests.js').Refusal} refusal */
function refuse({ detail, tag }) {
  rule = tag;
  for (const element of findAll(refused, 'p')) element.textContent = detail;
  for (const more of findAll(refused, '[data-do="help"]', HTMLElement)) more.hidden = !tag;
  const bar = byId('dock').getBoundingClientRect(), isBelow = bar.top > innerHeight / 2 && bar.width > bar.height;   // else it is beside the felt
  const { left, top, bottom, width, height } = isBelow ? bar : byId('part-status').getBoundingClientRect();   // in place of the sentence
  Object.assign(refused.style, { left: `${left}px`, width: `${width}px`, minHeight: `${height}px`, [isBelow ? 'bottom' : 'top']: `${isBelow ? innerHeight - bottom : top}px`, [isBelow ? 'top' : 'bottom']: 'auto' });
  refused.hidden = false;
  clearTimeout(gone);
  gone = setTimeout(() => { refused.hidden = !refused.matches(':hover, :focus-within'); }, SAID);
}

document.addEventListener('pointerdown', event => { if (!closest(event.target, '#refused')) refused.hidden = true; });

table.addEventListener('toggle', ({ target }) => {                               // the board as text is only sent while it is open
  if (target !== text) return;
  if (text.open) dropOutdatedText();
  send({ do: 'text', on: text.open });
}, true);

document.addEventListener('keydown', event => {                                  // before the board has it, which drops what is armed
  if (event.key !== 'Escape' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || armedTarget()) return;
  if (viewing.at !== null && !closest(event.target, 'input, select, textarea, dialog[open], .act, .scroll:not(.log .scroll)')) lookAt(null);
});

startShowing();
startBoard(table, {
  targets: '[data-action]',
  choose(target) {
    forgetRemark();
    send({ do: 'act', action: Number(target.dataset.action) });
  },
  ask(point) {
    if (viewing.at !== null) return;
    refused.hidden = true;
    send({ do: 'why', ...point });
  },
  isBehind,
  catchUp(target) {
    const { turn } = moment.dataset, { action } = target.dataset;
    if (!catchUp()) return target;
    if (moment.dataset.turn !== turn) return null;                               // it was pressed before the outcome was seen
    return target.isConnected && target.dataset.action === action ? target : find(table, `[data-action="${action}"]`);
  },
});
enableStepKeys(table, catchUp, step => { if (moment.dataset.n !== '0') lookBy({ step }); });
resume();
startRequests({ show, renew });
