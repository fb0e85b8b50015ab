// The moment when a game ends: shown over the board to who was there when the end came, until it is closed.
import { byId, find } from './dom.js';

const table = byId('table');
let wasOver = isOver();

function isOver() { return byId('part-end').dataset.over !== undefined; }

function close() { byId('part-end').hidden = true; }

document.addEventListener('updated', () => {
  if (isOver() && !wasOver) {
    const end = byId('part-end'), board = find(table, '.felt')?.getBoundingClientRect();
    end.style.left = `${Math.max(8, (board?.left ?? 0) + 8)}px`;
    end.style.top = `${Math.max(8, (board?.top ?? 0) + 8)}px`;
    end.style.width = `${Math.min(30 * 16, (board?.width ?? 320) - 16)}px`;
    end.hidden = false;
  }
  wasOver = isOver();
});
table.addEventListener('click', close);
document.addEventListener('keydown', event => { if (event.key === 'Escape') close(); });
