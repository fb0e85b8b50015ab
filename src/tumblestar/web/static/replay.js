// Going over a game: turn by turn, by a slider over all its events, and by itself.
import { byId, closest, find } from './dom.js';
import { recall, remember } from './settings.js';
import { lookAt } from './requests.js';

const INTERVAL = 60;                                                             // ms between two looks of a slider that is dragged
const moment = byId('moment'), pace = byId('replay-pace', HTMLSelectElement), playButton = find(document, '[data-replay="play"]');
let wanted = -1, asked = -1, throttle = 0, timer = 0;

const slider = () => find(document, '#timeline-range', HTMLInputElement);
const shown = () => Number(moment.dataset.n), last = () => Number(moment.dataset.of);
const setupEnd = () => Number(slider()?.dataset.setup ?? 0);

/** @param {number} n what has been asked for, Infinity for the end, or -1 for nothing */
const isShown = n => n < 0 || shown() === Math.min(n, last());

/** @param {number} n */
function show(n) {
  wanted = n < last() ? Math.max(0, n) : Infinity;
  if (!throttle) look();
}

function look() {
  throttle = 0;
  if (wanted < 0 || wanted === asked) return;
  asked = wanted;
  lookAt(wanted === Infinity ? null : wanted);
  throttle = setTimeout(look, INTERVAL);
}

/** The number of the last event of the next turn, or of the one before. @param {number} step */
function turnEnd(step) {
  const n = shown(), ends = [setupEnd(), ...(slider()?.dataset.turns ?? '').split(' ').map(Number)];
  return (step > 0 ? ends.find(end => end > n) : ends.findLast(end => end < n)) ?? (step > 0 ? last() : 0);
}

// ---- by itself

function play() {
  if (shown() >= last()) show(setupEnd());
  timer = setInterval(advance, Number(pace.value));
  playButton?.setAttribute('aria-pressed', 'true');
}

function pause() {
  clearInterval(timer);
  timer = 0;
  playButton?.setAttribute('aria-pressed', 'false');
}

function advance() {
  if (!isShown(asked)) return;                                                     // the answer is under way
  if (shown() >= last()) return pause();
  show(shown() + 1);
}

/** @type {Record<string, (() => void) | undefined>} */
const actions = {
  skip: () => show(setupEnd()),
  back: () => show(turnEnd(-1)),
  on: () => show(turnEnd(1)),
  play: () => (timer ? pause() : play()),
};

function stepAside() {                                                           // the position is chosen elsewhere, so that nothing is awaited
  wanted = asked = -1;
  pause();
}

document.addEventListener('click', event => {
  const name = closest(event.target, '[data-replay]')?.dataset.replay ?? '';
  if (name && name !== 'play') stepAside();
  if (name) actions[name]?.();
  else if (closest(event.target, '[data-do="look"]')) stepAside();
}, true);

document.addEventListener('keydown', event => {
  const name = new Map([['ArrowLeft', 'back'], ['ArrowRight', 'on']]).get(event.key), isStep = /^(Arrow(Left|Right)|Home|End|Escape)$/.test(event.key);
  if (event.altKey || event.ctrlKey || event.metaKey || closest(event.target, 'input, select, textarea, dialog[open], .act')) return;
  if (isStep) stepAside();
  if (!event.shiftKey || !name || !slider()) return;
  event.preventDefault();
  actions[name]?.();
}, true);

document.addEventListener('input', ({ target }) => {
  if (!(target instanceof HTMLInputElement) || target !== slider()) return;
  stepAside();
  show(Number(target.value));
});

pace.value = recall('pace') ?? pace.value;
if (pace.selectedIndex < 0) pace.value = '900';
pace.addEventListener('change', () => {
  remember('pace', pace.value);
  if (!timer) return;
  pause();
  play();
});

document.addEventListener('updated', () => {
  const range = slider();
  if (!range) return pause();                                                     // the game goes on, and is live again
  if (!isShown(wanted)) return;                                                   // an answer to what was asked before
  wanted = asked = -1;
  range.value = range.defaultValue = String(shown());
});

if (new URLSearchParams(location.search).has('play')) play();
