// What a person should notice without looking for it: sounds of the game and what is felt, one's turn, and chat that comes in.
import { byId, closest, find, hear } from './dom.js';
import { tellAlone } from './explain.js';
import { recall, remember, setting } from './settings.js';
import { isSilent } from './speed.js';

const table = byId('table'), moment = byId('moment'), time = byId('time'), bubble = byId('bubble');

// ---- sounds: off until somebody switches them on, on this device; whether they are wanted is asked in the first game there

const sound = setting('sound', false, () => play('turn')), question = byId('ask-sound');
const isOver = () => table.querySelector('#part-end[data-over]') !== null;
let isRollHeard = false, isEndHeard = false, shownEvents = Number(moment.dataset.n);

/** @param {string} name @param {number[]} [times] seconds */
async function play(name, times) {
  if (!sound?.checked || isSilent()) return;
  try { await (await import('./sound.js')).play(name, times); } catch { /* nothing to play it on */ }
}

question.hidden = recall('sound') !== null || isOver();
question.addEventListener('click', event => {
  const answer = closest(event.target, 'button')?.dataset.sound;
  if (answer === 'yes') sound?.click();
  else if (answer) remember('sound', 'no');
  question.hidden = Boolean(answer);
});
hear('sent', ({ do: what }) => { if (what === 'act') question.hidden = true; });   // what it lies over is wanted

// ---- what is felt: what one does oneself, what one loses, and that it is one's turn

/** @type {Record<string, number[]>} */
const FELT = { touch: [8], place: [12], roll: [15], theft: [30], cheer: [40], turn: [20, 60, 20] };   // milliseconds
const shakes = setting('vibration', matchMedia('(pointer: coarse)').matches);
byId('vibration').hidden = !('vibrate' in navigator);
table.addEventListener('click', event => { if (closest(event.target, '[data-action]')) feel('touch'); });

/** @param {string} name */
function feel(name) { if (FELT[name] && shakes?.checked && !document.hidden && !isSilent() && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(FELT[name]); }

/** @param {string[]} heard */
function feelMoment(heard) {
  const isRobbed = heard.some(name => /^from-/.test(name) && find(table, `.is-you[data-seat="${name.slice(5)}"], #pass-${name.slice(5)}`));
  feel(isRobbed ? 'theft' : (wasTurn && ['roll', 'place'].find(name => heard.includes(name))) || '');
}

hear('begun', rest => {
  isRollHeard = rest > 0;
  if (isRollHeard) play('roll');
});

/** The sounds of the last step, if the page has just come to it: dice were heard when they began to tumble. */
function playMoment() {
  const before = shownEvents, { n, heard = '' } = moment.dataset;
  shownEvents = Number(n);
  if (shownEvents > before && !isEndHeard) playFirst(heard, byId('part-end').dataset.won !== undefined);
  if (shownEvents > before) feelMoment(heard.split(' '));
  if (isOver() && recall('sound') === null) remember('sound', 'no');
  isRollHeard = isEndHeard = false;
}

/** Plays the first of these sounds by weight. @param {string} names */
function playFirst(names, isWon = false) {
  const heard = names.split(' ').filter(name => name === 'roll' ? !isRollHeard : name !== 'win' || isWon);
  const name = ['win', 'theft', 'score', 'roll', 'place'].find(name => heard.includes(name));
  if (name) play(name);
}

hear('landed', heard => {                                                        // the last move of a game; who has won is heard later
  isEndHeard = true;
  playFirst(heard);
});
hear('linked', times => play('link', times));
hear('stage', stage => {
  play(stage === 'stars' ? 'win' : stage);
  if (wasTurn) feel(stage);
});

// ---- one's turn: a sound, and a notification while another page is looked at

const link = find(document, 'link[rel="icon"]', HTMLLinkElement), plainIcon = link?.getAttribute('href') ?? '';
let wasTurn = isOwnTurn(), title = document.title;

export function isOwnTurn() { return Boolean(table.querySelector('.status[data-yours]')); }

function noticeTurn(isTurn = isOwnTurn()) {
  if (isTurn && !wasTurn) {
    play('turn');
    feel('turn');
    if (document.hidden && 'Notification' in window && Notification.permission === 'granted') notify();
  }
  wasTurn = isTurn;
}

async function notify() {
  const about = { body: time.dataset.turn ?? '', tag: table.dataset.live ?? '', data: location.href };
  try {
    const note = new Notification(document.title, about);
    note.onclick = () => { window.focus(); note.close(); };
  } catch {                                                                      // on Android only a service worker shows any
    const worker = await navigator.serviceWorker?.getRegistration().catch(() => undefined);
    await worker?.showNotification(document.title, about).catch(() => {});
  }
}

/** While the page is not looked at, its title and icon say that it waits for one, and so does the badge of the app. */
function callBack() {
  const isCalling = document.hidden && wasTurn, { calls = '', icon = '' } = time.dataset, address = isCalling ? icon : plainIcon;
  if (document.title !== calls) title = document.title;
  document.title = isCalling ? calls : title;
  if (link?.getAttribute('href') === address) return;
  link?.setAttribute('href', address);
  (isCalling ? navigator.setAppBadge?.(1) : navigator.clearAppBadge?.())?.catch(() => {});
}

function showNotifyChoice() {
  for (const state of ['default', 'denied']) {
    const words = find(document, `[data-notify="${state}"]`, HTMLElement);
    if (words) words.hidden = !('Notification' in window) || Notification.permission !== state;
  }
}

document.addEventListener('click', async ({ target }) => {
  if (!(target instanceof Element && target.closest('[data-do="notify"]'))) return;
  await Notification.requestPermission();
  showNotifyChoice();
});

// ---- chat: a bubble over the board, and how many messages are unread

const SHOWN = 6000;                                                              // milliseconds
const showsBubbles = setting('bubble', true);
let lastNumber = newest(), unread = 0, timer = 0;

function chat() { return document.getElementById('said'); }

/** The number of the newest message. */
function newest() { return Number(chat()?.lastElementChild?.id.slice(5) ?? 0) || 0; }

/** Whether the newest message can be seen where it stands. */
function isChatSeen() {
  const last = chat()?.lastElementChild?.getBoundingClientRect();
  return !document.hidden && Boolean(last?.height) && last !== undefined && last.top < innerHeight && last.bottom > 0;
}

function noticeChat() {
  const fresh = [...chat()?.children ?? []].filter(message => Number(message.id.slice(5)) > lastNumber && !message.matches('.mine, .of-you'));
  lastNumber = Math.max(lastNumber, newest());                                   // who is muted takes messages away
  if (fresh.length && !isChatSeen()) {
    unread += fresh.filter(message => !message.matches('.by-table')).length;
    const [message] = fresh.slice(-1);
    if (message && showsBubbles?.checked) showBubble(message);
  }
  countUnread();
}

/** @param {Element} message */
function showBubble(message) {
  if (table.matches('.doubting')) return;                                        // what the tutor asks is to be answered
  tellAlone(hideBubble);
  const board = find(table, '.felt')?.getBoundingClientRect();
  bubble.textContent = message.textContent;
  bubble.style.left = `${Math.max(8, (board?.left ?? 0) + 8)}px`;
  bubble.style.top = `${Math.max(8, (board?.top ?? 0) + 8)}px`;
  bubble.style.maxWidth = `${Math.min(320, (board?.width ?? 320) - 16)}px`;
  bubble.hidden = false;
  clearTimeout(timer);
  timer = window.setTimeout(hideBubble, SHOWN);
}

function hideBubble() { bubble.hidden = true; }

function countUnread() {
  if (isChatSeen()) unread = 0;
  const text = unread ? String(unread) : '';
  for (const badge of document.querySelectorAll('.unread')) if (badge.textContent !== text) badge.textContent = text;
}

for (const kind of ['scroll', 'toggle', 'focusin', 'visibilitychange']) document.addEventListener(kind, countUnread, { capture: true, passive: true });
hear('received', ({ parts }) => {
  queueMicrotask(noticeChat);
  const status = document.hidden && parts['part-status'];                        // which is shown when somebody looks again
  if (!status) return;
  noticeTurn(String(status).includes('data-yours'));
  callBack();
});
document.addEventListener('updated', () => {
  playMoment();
  noticeTurn();
  callBack();
  noticeChat();
});
document.addEventListener('visibilitychange', callBack);
callBack();
showNotifyChoice();
