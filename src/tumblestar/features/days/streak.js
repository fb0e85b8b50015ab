// What this device keeps of the days' challenges: how many were done each day; and the days in a row.
import { recall, remember } from './settings.js';

const KEY = 'days', DAY = 86_400_000, MOST = 400;

/** The days that are kept, with one that has come to it, the oldest first. @param {string} day @param {number} done */
export function keep(day, done) {
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
export function rows(parts, today) {
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
