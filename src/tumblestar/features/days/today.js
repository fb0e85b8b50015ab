// The row of today's challenges on the home page: above the games once there is a first day, with the days in a row.
import { byId, find } from './dom.js';
import { keep, rows } from './streak.js';

const row = byId('today'), words = find(row, '[data-streak]', HTMLElement), { day = '', done = '0' } = row.dataset;
const parts = keep(day, Number(done)), { streak } = rows(parts, day);
if (parts.length) {
  find(document, '.shelf')?.before(row);
  if (words) words.textContent = streak ? ((streak === 1 ? words.dataset.one : words.dataset.many) ?? '').replace('#', String(streak)) : '';
}
