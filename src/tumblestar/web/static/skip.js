// The speed of bots. A button, a click on the board, or Escape skips to one's own turn: what bots do, and all that waits.
import { byId, closest, find } from './dom.js';
import { catchUp, currentSpeed, isQueued, onSpeed, skipBots } from './speed.js';
import { send } from './requests.js';

const SKIPPED = 5000;                                                            // milliseconds at most
const table = byId('table');
let skipping = 0;

function skip() {
  catchUp();
  const isNothingToSkip = table.querySelector('.status[data-yours], #part-final:not([hidden]), [data-do="look"][data-at="live"]');
  if (skipping || isNothingToSkip) return;
  skipBots(true);
  send({ do: 'speed', speed: 0 });
  skipping = window.setTimeout(stop, SKIPPED);
}

function stop() {
  clearTimeout(skipping);
  skipping = 0;
  skipBots(false);
  send({ do: 'speed', speed: currentSpeed() });
}

/** The server has the button while bots play; this one is for what waits besides. */
function showButton() { byId('skip').hidden = !isQueued() || Boolean(find(table, '#offered [data-do="skip"]')); }

for (const kind of ['received', 'begun', 'updated']) document.addEventListener(kind, () => queueMicrotask(showButton));
document.addEventListener('updated', () => { if (skipping && table.querySelector('.status[data-yours]')) stop(); });
table.addEventListener('click', event => {
  if (closest(event.target, '[data-do="skip"]') || (closest(event.target, '.area') && !closest(event.target, '[data-action], [data-do]'))) skip();
});
document.addEventListener('keydown', event => {
  if (event.key === 'Escape' && !event.defaultPrevented && !closest(event.target, 'input, select, textarea, dialog[open]')) skip();
});
onSpeed(speed => send({ do: 'speed', speed }));
