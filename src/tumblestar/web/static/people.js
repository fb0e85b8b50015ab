// People at a table: invitation links, chat, seats and clocks.
import { closest, byId, field, find, findAll, hear } from './dom.js';
import { showShareButtons } from './links.js';
import { send } from './requests.js';

/** @typedef {import('./dom.js').Shown} Shown */
/** @typedef {Parameters<typeof send>[0]} Request */

const table = byId('table'), time = byId('time');
let clockOffset = 0, announced = '', lastPart = '', lastSaid = '';   // the server's clock minus ours, in ms; part of the last command

// ---- commands

/** @type {Record<string, ((form: HTMLFormElement) => Request | null) | undefined>} */
const forms = {
  hand: form => ({ do: 'hand', seat: Number(form.dataset.seat), bot: field(form, 'bot').value }),
  fill: form => ({ do: 'fill', seat: Number(form.dataset.seat), bot: field(form, 'bot').value }),
  type: form => ({ do: 'act', text: field(form, 'text').value }),
  rename: form => ({ do: 'rename', seat: Number(form.dataset.seat), name: field(form, 'name').value }),
  talk: form => field(form, 'text').value.trim() ? { do: 'say', text: field(form, 'text').value } : null,
};
const BUTTONS = ['back', 'leave', 'send', 'mute', 'block', 'missed', 'renew', 'fill', 'start', 'set', 'answer', 'allow', 'say'];

/** What a button asks for: each command takes of this what it knows. @param {DOMStringMap} data of the button @returns {Request} */
function requestOf({ do: name = '', seat, message, what, on, key }) {
  const isOn = on === '1';
  return { do: name, seat: Number(seat) || undefined, message: Number(message) || undefined, what, on: isOn, agree: isOn, phrase: key };
}

table.addEventListener('click', event => {
  const button = closest(event.target, 'button[data-do]');
  if (button && BUTTONS.includes(button.dataset.do ?? '')) sendFrom(button, requestOf(button.dataset));
});

/** @param {Element} control @param {Request} request */
function sendFrom(control, request) {
  lastPart = control.closest('[id^="part-"]')?.id ?? '';
  send(request);
}

table.addEventListener('submit', event => {
  const form = closest(event.target, 'form[data-do]', HTMLFormElement), makeRequest = form && forms[form.dataset.do ?? ''];
  if (!makeRequest) return;
  event.preventDefault();
  const request = makeRequest(form);
  if (request) sendFrom(form, request);
  if (form.elements.namedItem('text')) field(form, 'text').value = '';
  else if (request) form.closest('details')?.removeAttribute('open');
});

// ---- clocks

function updateClocks() {
  const now = Date.now() + clockOffset;
  for (const clock of findAll(table, '.clock')) {
    const left = clock.dataset.due ? Math.max(0, Number(clock.dataset.due) - now) : Number(clock.dataset.left);
    const seconds = Math.ceil(left / 1000), text = clockText(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.dataset.seconds = String(seconds);
    clock.classList.toggle('soon', Boolean(clock.dataset.due) && seconds <= 30);
    if (clock.dataset.own !== undefined && clock.dataset.due) announceTime(clock.dataset.due, seconds);
  }
  showHurry(find(table, '.clock.soon[data-own]'));
}

/**
 * Says above the status that little time is left; in place of the chapter, so that nothing moves.
 * @param {Shown | null} clock the viewer's own, if it runs low
 */
function showHurry(clock) {
  const place = document.getElementById('hurry'), level = Number(clock?.dataset.seconds) > 10 ? 'low' : 'last';
  if (!place) return;
  const text = clock ? `${clock.textContent} ${time.dataset[level]}` : '';
  if (place.textContent !== text) place.textContent = text;
  place.classList.toggle('last', level === 'last');
}

/** @param {string} due @param {number} seconds */
function announceTime(due, seconds) {
  const threshold = [10, 30].find(threshold => seconds <= threshold && seconds > threshold - 5), name = `${due} ${threshold}`;
  if (!threshold || announced === name) return;
  announced = name;
  time.textContent = time.dataset[`soon${threshold}`] ?? '';
}

/** @param {number} seconds */
function clockText(seconds) {
  /** @param {number} number */
  const two = number => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

setInterval(updateClocks, 250);

// ---- presence: whether the page is visible

document.addEventListener('visibilitychange', () => {
  send({ do: 'seen', on: document.visibilityState === 'visible' });
});

// ---- after every update of the page

function refresh() {
  showShareButtons();
  updateClocks();
  const said = document.getElementById('said'), last = said?.lastElementChild?.id ?? '';
  if (said && last !== lastSaid) {
    lastSaid = last;
    said.scrollTop = said.scrollHeight;
  }
  if (lastPart && document.activeElement === document.body) {                        // the pressed button is gone: focus one near it
    const fallback = find(byId(lastPart), 'button:not([hidden]), summary, input, select');
    (fallback ?? byId('main')).focus({ preventScroll: true });
    lastPart = '';
  }
}

hear('received', ({ now }) => {                                                      // what it shows may have to wait
  if (now) clockOffset = now - Date.now();
  updateClocks();
});
document.addEventListener('updated', refresh);
refresh();
