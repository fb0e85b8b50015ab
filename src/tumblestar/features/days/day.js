// The history of the days' challenges, which stays on this device, put into words by the server.
import { byId } from './dom.js';
import { keep, rows } from './streak.js';

const SHOWN = 28;
const place = byId('day-history');

async function tell() {
  const { day = '', done = '0', from = '', today = day } = place.dataset, parts = keep(day, Number(done));
  if (!parts.length) return;
  const { streak, longest } = rows(parts, today);
  const asked = new URLSearchParams({ streak: String(streak), longest: String(longest), days: parts.slice(-SHOWN).join(',') });
  const answer = await fetch(`${from}?${asked}`);
  if (answer.ok) place.innerHTML = await answer.text();
}

tell();
