// One screen for several people: asks for who is to act next, shows whose view it is, and turns the picture for those who
// sit opposite. The sheets to ask with are the server's; a page of one person has none.
import { byId, closest, find, findAll } from './dom.js';
import { recall, remember, setting } from './settings.js';
import { isBehind } from './speed.js';

const table = byId('table'), rim = byId('rim'), name = table.dataset.live ?? '', sheets = () => findAll(table, '.pass', HTMLDialogElement);
const asks = setting('pass', true, pass, `pass ${name}`), turns = setting('turned', false, pass);
const acting = () => (find(table, '.status[data-yours]') && find(table, '.seat.turn')?.dataset.seat) ?? '';   // the seat at this screen
const [known, seat = ''] = (recall('holder') ?? '').split(' ');
let holder = known === name ? seat : sheets()[0]?.dataset.seat ?? '';             // who has the screen; at first who made the table

/** Asks for who is to act, if it is another one, once all of the turn before has landed. */
async function pass() {
  const next = acting(), sheet = sheets().find(({ dataset }) => dataset.seat === next);
  for (const other of sheets()) if (other !== sheet) other.close();
  await Promise.allSettled(table.getAnimations({ subtree: true }).map(one => one instanceof CSSAnimation || one.finished));
  const isNew = sheet && next !== holder && next === acting() && !isBehind();
  if (!isNew || !asks?.checked || turns?.checked) show(isNew ? next : holder);
  else if (!sheet.open) sheet.showModal();
}

/** @param {string} seat of who has the screen now */
function show(seat) {
  const place = sheets().findIndex(({ dataset }) => dataset.seat === seat), mark = sheets()[place]?.querySelector('svg')?.cloneNode(true);
  if (mark) remember('holder', `${name} ${seat}`);
  holder = seat;
  rim.hidden = !mark;
  rim.className = `rim of-seat${Number(seat) - 1}`;
  rim.replaceChildren(...mark ? [mark] : []);
  table.classList.toggle('turned', Boolean(turns?.checked) && place % 2 === 1);   // who comes second sits opposite
}

table.addEventListener('close', ({ target }) => { if (closest(target, '.pass')?.dataset.seat === acting()) show(acting()); }, true);
table.addEventListener('click', ({ target }) => { if (closest(target, '[data-do="unasked"]')) asks?.click(); });
document.addEventListener('updated', pass);
show(holder);
pass();
