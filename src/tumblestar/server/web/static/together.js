// People at a table: links to copy and share, chat, seats, clocks that run, and being told that it is one's turn.
import { around, byId, field, find, findAll } from './dom.js';
import { settle as offer } from './links.js';
import { send } from './table.js';

/** @typedef {import('./dom.js').Shown} Shown */
/** @typedef {Parameters<typeof send>[0]} Request */

const table = byId('table'), time = byId('time');
let ahead = 0, told = '', part = '', lastSaid = '';                                          // how far the server's clock is ahead of ours; where something was last asked for

// ---- what is clicked

/** @type {Record<string, ((form: HTMLFormElement) => Request | null) | undefined>} */
const forms = {
  hand: form => ({ do: 'hand', seat: Number(form.dataset.seat), bot: field(form, 'bot').value }),
  fill: form => ({ do: 'fill', seat: Number(form.dataset.seat), bot: field(form, 'bot').value }),
  talk: form => field(form, 'text').value.trim() ? { do: 'say', text: field(form, 'text').value } : null,
};
/** @type {Record<string, ((button: Shown) => Request) | undefined>} */
const buttons = {
  back: ({ dataset }) => ({ do: 'back', seat: Number(dataset.seat) }),
  leave: ({ dataset }) => ({ do: 'leave', seat: Number(dataset.seat) }),
  missed: ({ dataset }) => ({ do: 'missed', seat: Number(dataset.seat), what: dataset.what }),
  renew: ({ dataset }) => ({ do: 'renew', seat: Number(dataset.seat) || undefined }),
  set: ({ dataset }) => ({ do: 'set', what: dataset.what, on: dataset.on === '1' }),
  say: ({ dataset }) => ({ do: 'say', key: dataset.key }),
};

table.addEventListener('click', event => {
  const doer = around(event.target, 'button[data-do]'), what = doer && buttons[doer.dataset.do ?? '']?.(doer);
  if (doer?.dataset.do === 'notify') notify();
  if (what) ask(doer, what);
});

/**
 * @param {Element} doer
 * @param {Request} what
 */
function ask(doer, what) {
  part = doer.closest('[id^="part-"]')?.id ?? '';
  send(what);
}

table.addEventListener('submit', event => {
  const form = around(event.target, 'form[data-do]', HTMLFormElement), asks = form && forms[form.dataset.do ?? ''];
  if (!asks) return;
  event.preventDefault();
  const what = asks(form);
  if (what) ask(form, what);
  if (form.dataset.do === 'talk') field(form, 'text').value = '';
  else if (what) form.closest('details')?.removeAttribute('open');
});

// ---- clocks

function run() {
  const now = Date.now() + ahead;
  for (const clock of findAll(table, '.clock')) {
    const left = clock.dataset.due ? Math.max(0, Number(clock.dataset.due) - now) : Number(clock.dataset.left);
    const seconds = Math.ceil(left / 1000), text = written(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle('soon', Boolean(clock.dataset.due) && seconds <= 30);
    if (clock.dataset.own !== undefined && clock.dataset.due) tell(clock.dataset.due, seconds);
  }
}

/**
 * @param {string} due
 * @param {number} seconds
 */
function tell(due, seconds) {
  const mark = [10, 30].find(mark => seconds <= mark && seconds > mark - 5), name = `${due} ${mark}`;
  if (!mark || told === name) return;
  told = name;
  time.textContent = time.dataset[`soon${mark}`] ?? '';
}

/** @param {number} seconds */
function written(seconds) {
  /** @param {number} number */
  const two = number => String(number).padStart(2, '0');
  const minutes = Math.floor(seconds / 60) % 60;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

setInterval(run, 250);

// ---- here, or only open somewhere behind

document.addEventListener('visibilitychange', () => {
  send({ do: 'seen', on: document.visibilityState === 'visible' });
});

// ---- one's turn

const sound = find(document, '[data-setting="sound"]', HTMLInputElement), asker = find(document, '[data-notify]', HTMLElement);
let wasMine = isMine();

function isMine() { return Boolean(table.querySelector('.status[data-yours]')); }

if (sound) {
  try { sound.checked = localStorage.getItem('sound') === 'yes'; } catch { /* then it is off */ }
  sound.addEventListener('change', () => {
    try { localStorage.setItem('sound', sound.checked ? 'yes' : 'no'); } catch { /* the choice then holds for this page */ }
    if (sound.checked) ring();
  });
}
if (asker) asker.hidden = !('Notification' in window) || Notification.permission !== 'default';

async function notify() {
  await Notification.requestPermission();
  if (asker) asker.hidden = Notification.permission !== 'default';
}

function ring() {
  const Audio = window.AudioContext;
  if (!Audio) return;
  const context = new Audio(), gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  for (const { pitch, at } of [{ pitch: 660, at: 0 }, { pitch: 880, at: 0.14 }]) {
    const tone = context.createOscillator();
    tone.frequency.value = pitch;
    tone.connect(gain);
    tone.start(context.currentTime + at);
    tone.stop(context.currentTime + 0.6);
    tone.onended = () => { if (at) context.close(); };
  }
}

// ---- whenever the page has changed

function settle() {
  offer();
  run();
  const said = document.getElementById('said'), last = said?.lastElementChild?.id ?? '';
  if (said && last !== lastSaid) {
    lastSaid = last;
    said.scrollTop = said.scrollHeight;
  }
  if (part && document.activeElement === document.body) {                        // what was pressed is gone: the keyboard stays near
    const near = find(byId(part), 'button:not([hidden]), summary, input, select');
    (near ?? byId('main')).focus({ preventScroll: true });
    part = '';
  }
  const mine = isMine();
  if (mine && !wasMine) {
    if (sound?.checked) ring();
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted') {
      const note = new Notification(document.title, { body: time.dataset.turn, tag: table.dataset.live });
      note.onclick = () => { window.focus(); note.close(); };
    }
  }
  wasMine = mine;
}

document.addEventListener('shown', event => {
  if (event instanceof CustomEvent && event.detail.now) ahead = event.detail.now - Date.now();
  settle();
});
settle();
