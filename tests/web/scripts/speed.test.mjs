// Updates are shown one after another: a bot's as long as they last, all at once where somebody wants that, and what came
// while nobody saw the page when somebody does. The clock is the test's.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { show } from './stand_in.mjs';

const PACE = 1000, CALM = '2', BRISK = '1', SKIP = '0';
let now = 0, timers = [], kept = CALM, seen = () => {};
performance.now = () => now;
globalThis.setTimeout = (does, after) => timers.push({ at: now + after, does });
globalThis.clearTimeout = number => { if (timers[number - 1]) timers[number - 1].does = () => {}; };
Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { getItem: () => kept, setItem() {} } });
document.addEventListener = (kind, does) => { if (kind === 'visibilitychange') seen = does; };

let queue, shown, serial = 0;

/** A queue at a speed; what it shows is noted with the time. */
async function start(speed = CALM) {
  [now, timers, kept, shown, document.hidden] = [0, [], speed, [], false];
  show(`<div id="table" data-pace="${PACE}"><i id="moment"></i></div>`);
  queue = await import(new URL(`../../../src/tumblestar/web/static/speed.js?${++serial}`, import.meta.url));
  queue.startQueue({
    begin: ({ tumbles = 0, name }) => (shown.push(`${now} begins ${name}`), tumbles * queue.slowness()),
    finish({ name, parts, by = 'bot', lasts = .5 }) {
      shown.push(`${now} ${name}`);
      if (!('moment' in parts)) return;
      document.getElementById('moment').setAttribute('data-by', by);
      document.getElementById('moment').setAttribute('data-lasts', String(lasts));
    },
    settle() {},
  });
}

const update = (name, more = {}) => ({ name, parts: { moment: '' }, ...more });
const told = () => shown.filter(one => !one.includes('begins'));

/** Lets so many milliseconds pass. */
function pass(time) {
  const end = now + time;
  for (let next; (next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0]); next.does()) {
    now = Math.max(now, next.at);
    next.at = Infinity;
  }
  now = end;
}

beforeEach(() => start());

test('each step of a bot stays as long as it lasts, with the time in which its dice tumble', () => {
  const steps = [update('picks', { lasts: .6 }), update('rolls', { lasts: 1, tumbles: 700 }), update('places', { lasts: .4 }), update('next', { lasts: 1 })];
  for (const step of steps) queue.enqueue(step);
  pass(9000);
  assert.deepEqual(shown, ['0 begins picks', '0 picks', '600 begins rolls', '1300 rolls', '1600 begins places', '1600 places', '2000 begins next', '2000 next']);
});

test('brisk takes half of the time, and skip none', async () => {
  for (const [speed, times] of [[BRISK, [0, 650, 800]], [SKIP, [0, 0, 0]]]) {
    await start(speed);
    for (const step of [update('one', { lasts: .6 }), update('two', { lasts: 1, tumbles: 700 }), update('three')]) queue.enqueue(step);
    pass(9000);
    assert.deepEqual(told().map(one => Number(one.split(' ')[0])), times);
  }
});

test('a speed that is no longer there is calm', async () => {
  await start('3');
  assert.equal(queue.currentSpeed(), 2);
  assert.equal(queue.slowness(), 1);
});

test('what a person does, and what is no moment of the game, waits for nothing', () => {
  queue.enqueue(update('bot', { lasts: 1 }));
  queue.enqueue({ name: 'presence', parts: {} });
  queue.enqueue(update('person', { by: 'person', lasts: 1 }));
  assert.ok(queue.isQueued());
  pass(1000);
  queue.enqueue(update('again', { by: 'person' }));
  assert.deepEqual(told(), ['0 bot', '0 presence', '1000 person', '1000 again']);
});

test('catching up shows all in order, whatever tumbles or waits', () => {
  queue.enqueue(update('rolls', { tumbles: 700, lasts: 1 }));
  queue.enqueue(update('more', { tumbles: 700 }));
  queue.enqueue(update('last'));
  pass(100);
  assert.deepEqual(told(), []);
  assert.ok(queue.catchUp());
  assert.deepEqual(told(), ['100 rolls', '100 more', '100 last']);
  assert.ok(!queue.isBehind() && !queue.catchUp());
  pass(9000);
  assert.equal(shown.length, 6);
});

test('while bots are skipped nothing waits for them', () => {
  queue.enqueue(update('one'));
  queue.skipBots(true);
  for (const name of ['two', 'three']) queue.enqueue(update(name));
  assert.deepEqual(told(), ['0 one', '0 two', '0 three']);
});

test('what happens in a hidden page is shown step by step when somebody looks, that of people too', () => {
  queue.enqueue(update('before'));
  document.hidden = true;
  for (const name of ['one', 'two', 'three']) queue.enqueue(update(name, { by: 'person' }));
  pass(60000);
  assert.deepEqual(told(), ['0 before']);
  document.hidden = false;
  seen();
  pass(9000);
  assert.deepEqual(told().slice(1), ['60000 one', '60500 two', '61000 three']);
});

test('dice that tumble when a page is hidden come to rest, and what follows waits', () => {
  queue.enqueue(update('rolls', { tumbles: 700, lasts: 1 }));
  document.hidden = true;
  queue.enqueue(update('places'));
  pass(60000);
  assert.deepEqual(told(), ['700 rolls']);
  document.hidden = false;
  seen();
  assert.deepEqual(told(), ['700 rolls', '60000 places']);
});

test('a hidden page keeps the last forty moments, and shows older ones at once', () => {
  document.hidden = true;
  for (let i = 0; i < 200; i++) queue.enqueue(update(`u${i}`));
  assert.equal(told().length, 160);
  document.hidden = false;
  seen();
  pass(60000);
  assert.equal(told().at(-1), `${40 * 500} u199`);
});
