// What the server says to a request: a refusal with the rule that is behind it, or words about the position.
import { announce, release, showHint } from './board.js';
import { byId, findAll } from './dom.js';
import { open } from './page.js';
import { onAnswer } from './requests.js';

const refused = byId('refused');
let tag = '';

onAnswer(({ message, request }) => {
  if (message.says) {
    showHint(message.says);
    announce(message.says);
  }
  if (message.ok && message.legend === undefined) hideRefusal();
  if (message.refused) refuse(message.refused);
  if (!request || request.do === 'act') release();
});

/** @param {import('./requests.js').Refusal} refusal */
function refuse(refusal) {
  tag = refusal.tag;
  for (const element of findAll(refused, 'p')) element.textContent = refusal.detail;
  for (const more of findAll(refused, '[data-do="help"]', HTMLElement)) more.hidden = !tag;
  refused.hidden = false;
}

export function hideRefusal() { refused.hidden = true; }

/** Opens the rules at the one that is behind the refusal. */
export function showRule() {
  hideRefusal();
  open('dialog-rules', tag);
}
