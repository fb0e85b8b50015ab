// People at a table: links to copy and share, chat, seats, clocks that run, and being told that it is one's turn.
import { settle as offer } from './links.js';
import { send } from './table.js';

const table = document.getElementById('table'), time = document.getElementById('time');
let ahead = 0, told = '', part = '';                                            // how far the server's clock is ahead of ours; where something was last asked for

// ---- what is clicked

const deeds = {
  hand: ({ dataset, elements }) => ({ do: 'hand', seat: Number(dataset.seat), bot: elements.bot.value }),
  fill: ({ dataset, elements }) => ({ do: 'fill', seat: Number(dataset.seat), bot: elements.bot.value }),
  back: ({ dataset }) => ({ do: 'back', seat: Number(dataset.seat) }),
  leave: ({ dataset }) => ({ do: 'leave', seat: Number(dataset.seat) }),
  missed: ({ dataset }) => ({ do: 'missed', seat: Number(dataset.seat), what: dataset.what }),
  renew: ({ dataset }) => ({ do: 'renew', seat: Number(dataset.seat) }),
  set: ({ dataset }) => ({ do: 'set', what: dataset.what, on: dataset.on === '1' }),
  say: ({ dataset }) => ({ do: 'say', key: dataset.key }),
  talk: ({ elements: { text } }) => text.value.trim() && { do: 'say', text: text.value },
};
const here = { notify };

table.addEventListener('click', event => {
  const doer = event.target.closest('button[data-do]');
  if (!doer) return;
  here[doer.dataset.do]?.(doer);
  const what = deeds[doer.dataset.do]?.(doer);
  if (what) ask(doer, what);
});

function ask(doer, what) {
  part = doer.closest('[id^="part-"]')?.id ?? '';
  send(what);
}

table.addEventListener('submit', event => {
  const form = event.target.closest('form[data-do]'), what = form && deeds[form.dataset.do]?.(form);
  if (form && deeds[form.dataset.do]) event.preventDefault();
  if (what) ask(form, what);
  if (form?.dataset.do === 'talk') form.elements.text.value = '';
  else if (what) form.closest('details')?.removeAttribute('open');
});

// ---- clocks

function run() {
  const now = Date.now() + ahead;
  for (const clock of table.querySelectorAll('.clock')) {
    const left = clock.dataset.due ? Math.max(0, Number(clock.dataset.due) - now) : Number(clock.dataset.left);
    const seconds = Math.ceil(left / 1000), text = written(seconds);
    if (clock.textContent !== text) clock.textContent = text;
    clock.classList.toggle('soon', Boolean(clock.dataset.due) && seconds <= 30);
    if (clock.dataset.own !== undefined && clock.dataset.due) tell(clock.dataset.due, seconds);
  }
}

function tell(due, seconds) {
  const mark = [10, 30].find(mark => seconds <= mark && seconds > mark - 5), name = `${due} ${mark}`;
  if (!mark || told === name) return;
  told = name;
  time.textContent = time.dataset[`soon${mark}`];
}

function written(seconds) {
  const two = number => String(number).padStart(2, '0'), minutes = Math.floor(seconds / 60) % 60;
  return seconds >= 3600 ? `${Math.floor(seconds / 3600)}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

setInterval(run, 250);

// ---- here, or only open somewhere behind

document.addEventListener('visibilitychange', () => {
  send({ do: 'seen', on: document.visibilityState === 'visible' });
});

// ---- one's turn

const sound = document.querySelector('[data-setting="sound"]'), asker = document.querySelector('[data-notify]');
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
  asker.hidden = Notification.permission !== 'default';
}

function ring() {
  const Audio = window.AudioContext;
  if (!Audio) return;
  const context = new Audio(), gain = context.createGain();
  gain.connect(context.destination);
  gain.gain.setValueAtTime(0.12, context.currentTime);
  gain.gain.exponentialRampToValueAtTime(0.001, context.currentTime + 0.6);
  for (const [pitch, at] of [[660, 0], [880, 0.14]]) {
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
  const said = document.getElementById('said');
  if (said && said.lastElementChild?.id !== settle.last) {
    settle.last = said.lastElementChild?.id;
    said.scrollTop = said.scrollHeight;
  }
  if (part && document.activeElement === document.body) {                        // what was pressed is gone: the keyboard stays near
    const near = document.getElementById(part)?.querySelector('button:not([hidden]), summary, input, select');
    (near ?? document.getElementById('main')).focus({ preventScroll: true });
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

document.addEventListener('shown', ({ detail }) => {
  if (detail.now) ahead = detail.now - Date.now();
  settle();
});
settle();
