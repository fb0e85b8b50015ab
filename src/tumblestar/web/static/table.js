// The page of a live table: puts its modules together, and says what its buttons and its board do.
import { announce, armedTarget, mark, release, showHint, startBoard } from './board.js';
import { byId, closest, find, hear } from './dom.js';
import { forgetRemark, insist, relent } from './help.js';
import { enableStepKeys } from './keys.js';
import { dismiss, refuse, showRule } from './refusal.js';
import { goBack, lookAt, lookBy, renew, resume, send, startRequests, viewing } from './requests.js';
import { dropOutdatedText, show } from './showing.js';
import { catchUp, isBehind } from './speed.js';

const table = byId('table'), moment = byId('moment'), text = byId('part-text', HTMLDetailsElement);

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
  unsure: relent,
  help: showRule,
  dismiss,
  look: lookBy,
};

document.addEventListener('click', event => {
  const button = closest(event.target, 'button[data-do]');
  if (button && button.getAttribute('aria-disabled') !== 'true' && !closest(event.target, '#table [data-action]')) buttons[button.dataset.do ?? '']?.(button.dataset);
});

hear('answered', ({ message, request }) => {
  if (message.says) {
    showHint(message.says);
    announce(message.says);
  }
  if (message.ok && message.legend === undefined) dismiss();
  if (message.refused) refuse(message.refused, request);
  if (!request || request.do === 'act') release();
});

table.addEventListener('toggle', ({ target }) => {                               // the board as text is only sent while it is open
  if (target !== text) return;
  if (text.open) dropOutdatedText();
  send({ do: 'text', on: text.open });
}, true);

document.addEventListener('keydown', event => {                                  // before the board has it, which drops what is armed
  if (event.key !== 'Escape' || event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey || armedTarget()) return;
  if (viewing.at !== null && !closest(event.target, 'input, select, textarea, dialog[open], .act, .scroll:not(.log .scroll)')) lookAt(null);
});

startBoard(table, {
  targets: '[data-action]',
  choose(target) {
    forgetRemark();
    send({ do: 'act', action: Number(target.dataset.action) });
  },
  ask(point) {
    if (viewing.at !== null) return;
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
