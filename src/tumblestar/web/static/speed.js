// The speed of animations and bots, and the queue of updates: they are shown one after another, so that what a bot does can
// be read and no outcome is told while its dice tumble.
import { byId, find } from './dom.js';
import { recall, remember } from './settings.js';

/** @typedef {import('./requests.js').View & { isMissed?: boolean }} Update */
/** @typedef {{ begin: (update: Update) => number, finish: (update: Update) => void, settle: () => void }} Shower */

const CALM = 2, SLOWNESS = [0, .5, 1];                                           // by speed: skip, brisk, calm, as in tables/bots.py
const LATE = 300;                                                                // milliseconds: what is less late does not put off what follows
const KEPT = 40;                                                                 // updates that wait at most: older ones are shown at once
const chooser = find(document, '[data-setting="speed"]', HTMLSelectElement), reducedMotion = matchMedia('(prefers-reduced-motion: reduce)');
export const pace = Number(find(document, '#table')?.dataset.pace ?? 0);                               // milliseconds, of which a step of a bot lasts so many
const chosen = Number(recall('speed') ?? CALM);                                   // there was a fourth, slower one
let speed = chosen in SLOWNESS ? chosen : CALM;

/** @param {(speed: number) => void} changed called with the speed that bots are to play at */
export function onSpeed(changed) {
  if (chooser) chooser.value = String(speed);
  chooser?.addEventListener('change', () => {
    speed = Number(chooser.value);
    remember('speed', chooser.value);
    changed(speed);
  });
  return speed;
}

export const currentSpeed = () => speed;

/** Whether nothing is to move. */
export const isStill = () => reducedMotion.matches;
/** The factor of all times, also of what does not move. */
export const tempo = () => document.hidden ? 0 : SLOWNESS[speed] ?? 1;
/** The factor of all durations of animations; 0: none are wanted. */
export const slowness = () => isStill() ? 0 : tempo();

/** @type {Update[]} */
const waiting = [];
/** @type {Update | null} */
let hidden = null;                                                               // the update whose outcome is not told yet
/** @type {Shower} */
let shower;
let isMissed = false;                                                            // whether what is being shown came while nobody saw the page
let timer = 0, begun = 0, readable = 0, isSkipping = false;                      // until when the last step of a bot is to be read

/** @param {Shower} how `begin` shows the board and returns for how many milliseconds the rest is hidden; `finish` shows it, `settle` ends animations */
export function startQueue(how) { shower = how; }

/** @param {Update} update */
export function enqueue(update) {
  waiting.push({ ...update, isMissed: document.hidden });                        // then what people do is shown step by step, too
  if (!timer) advance();
}

/** Whether something that has happened is not shown yet. */
export const isBehind = () => Boolean(hidden || waiting.length);

/** Whether what is being shown is told in silence: it came while nobody saw the page. */
export const isSilent = () => isMissed;

/** Whether later moments than the one that is shown are there. */
export const isQueued = () => waiting.some(({ parts }) => 'moment' in parts);

/** Shows all that waits. Returns whether there was anything. */
export function catchUp() {
  readable = 0;                                                                  // the result of what somebody does now does not wait
  if (!isBehind()) return false;
  clearTimeout(timer);
  shower.settle();
  advance(true);
  shower.settle();
  return true;
}

/** Whether nothing is to wait for what bots do. @param {boolean} isOn */
export function skipBots(isOn) {
  isSkipping = isOn;
  if (isOn) catchUp();
}

function advance(isAtOnce = false) {
  timer = 0;
  if (hidden) reveal();
  for (let update = waiting[0]; update; update = waiting[0]) {
    const skips = isAtOnce || waiting.length > KEPT, rest = skips || !('moment' in update.parts) ? 0 : readable - performance.now();
    if (document.hidden && !skips) return;
    if (rest > 0) {
      timer = window.setTimeout(advance, rest);
      return;
    }
    waiting.shift();
    hidden = update;
    isMissed = Boolean(update.isMissed);
    begun = skips || -rest > LATE ? performance.now() : performance.now() + rest;
    const tumbling = shower.begin(update);
    if (tumbling && !skips) {
      timer = window.setTimeout(advance, tumbling);
      return;
    }
    reveal();
  }
}

function reveal() {
  const update = hidden;
  hidden = null;
  if (!update) return;
  shower.finish(update);
  isMissed = false;
  const { by, lasts } = byId('moment').dataset;
  if ('moment' in update.parts && (by === 'bot' || update.isMissed) && !isSkipping) readable = begun + Number(lasts ?? 0) * pace * (SLOWNESS[speed] ?? 1);
}

document.addEventListener('visibilitychange', () => { if (!document.hidden && !timer) advance(); });
