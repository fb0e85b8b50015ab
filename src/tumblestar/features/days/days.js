// What this device keeps of the days' challenges: how many were done each day, and the days in a row. On the page of a day the
// server puts the history into words; on the home page its row stands above the games once there is a first day.
import { find } from './dom.js';
import { recall, remember } from './settings.js';

const KEY = 'days', DAY = 86_400_000, MOST = 400, SHOWN = 28;
const place = find(document, '#day-history', HTMLElement), row = find(document, '#today', HTMLElement);

/** The days that are kept, with one that has come to it, the oldest first. @param {string} day @param {number} done */
function keep(day, done) {
  const found = (recall(KEY) ?? '').split(',').map(part => part.split(':')).filter(([day, count]) => /^\d{4}-\d\d-\d\d$/.test(day ?? '') && /^\d$/.test(count ?? ''));
  const days = new Map(found.map(([day, count]) => [String(day), Number(count)]));
  if (done) days.set(day, done);
  const parts = [...days.keys()].sort().slice(-MOST).map(day => `${day}:${days.get(day)}`);
  if (parts.length) remember(KEY, parts.join(','));
  return parts;
}

/**
 * Days in a row, up to the last one and in all. A day that is not over breaks none; where one is ahead of the server's date, it is.
 * @param {string[]} parts @param {string} today by the server's date
 */
function rows(parts, today) {
  let row = 0, longest = 0, before = NaN;
  for (const part of parts) {
    const now = Date.parse(part.slice(0, 10));
    row = now - before === DAY ? row + 1 : 1;
    longest = Math.max(longest, row);
    before = now;
  }
  const here = new Date(), now = Math.min(Date.parse(today), Date.UTC(here.getFullYear(), here.getMonth(), here.getDate()));
  return { streak: now - before <= DAY ? row : 0, longest };
}

if (row) {
  const words = find(row, '[data-streak]', HTMLElement), { day = '', done = '0' } = row.dataset;
  const parts = keep(day, Number(done)), { streak } = rows(parts, day);
  if (parts.length) find(document, '.shelf')?.before(row);
  if (parts.length && words) words.textContent = streak ? ((streak === 1 ? words.dataset.one : words.dataset.many) ?? '').replace('#', String(streak)) : '';
}
if (place) {
  const { day = '', done = '0', from = '', today = day } = place.dataset, parts = keep(day, Number(done)), { streak, longest } = rows(parts, today);
  const asked = new URLSearchParams({ streak: String(streak), longest: String(longest), days: parts.slice(-SHOWN).join(',') });
  const answer = parts.length ? await fetch(`${from}?${asked}`) : null;
  if (answer?.ok) place.innerHTML = await answer.text();
}
