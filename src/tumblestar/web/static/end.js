// The moment when a game ends: shown over the board to who was there when the end came, until it is closed.
import { byId } from './dom.js';

const table = byId('table');
let wasOver = isOver();

function isOver() { return byId('part-end').dataset.over !== undefined; }

function close() { byId('part-end').hidden = true; }

document.addEventListener('updated', () => {
  if (isOver() && !wasOver) byId('part-end').hidden = false;
  wasOver = isOver();
});
table.addEventListener('click', close);
document.addEventListener('keydown', event => { if (event.key === 'Escape') close(); });
