// Lists of one's own tables: times in words as they pass, and whose turn it is, asked again while the page is open.
import { fetchWithin, findAll } from './dom.js';
import { applyPart } from './morph.js';

const MINUTE = 60_000, HOUR = 60 * MINUTE, lang = document.documentElement.lang;
const relative = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
const long = new Intl.DateTimeFormat(lang, { dateStyle: 'long' }), full = new Intl.DateTimeFormat(lang, { dateStyle: 'full', timeStyle: 'short' });

/** @param {Date} date */
const midnight = date => new Date(date).setHours(0, 0, 0, 0);

/** @param {Date} then */
function ago(then) {
  const passed = Date.now() - then.getTime(), days = Math.round((midnight(new Date()) - midnight(then)) / (24 * HOUR));
  if (passed < MINUTE) return '';                                                  // as the server said
  if (passed < HOUR) return relative.format(-Math.floor(passed / MINUTE), 'minute');
  if (days === 0 || passed < 6 * HOUR) return relative.format(-Math.floor(passed / HOUR), 'hour');
  return days === 1 ? relative.format(-1, 'day') : long.format(then);
}

function sayTimes() {
  for (const time of findAll(document, 'time[data-ago]', HTMLTimeElement)) {
    const then = new Date(time.dateTime), words = ago(then);
    if (words && time.textContent !== words) time.textContent = words;
    time.title = full.format(then);
  }
}

async function refresh() {
  const answer = await fetchWithin(location.pathname).catch(() => null);
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html'), own = fresh.getElementById('own');
  if (!own) return;
  document.title = fresh.title;
  applyPart('own', own.outerHTML);
  sayTimes();
}

sayTimes();
setInterval(refresh, MINUTE);
document.addEventListener('visibilitychange', () => { if (!document.hidden) refresh(); });
