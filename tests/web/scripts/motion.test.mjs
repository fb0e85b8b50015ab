// Pieces glide from where they lay, dice tumble to what was rolled, and nothing moves that only the page has shifted.
import assert from 'node:assert/strict';
import { beforeEach, test } from 'node:test';
import { script, show, wish } from './stand_in.mjs';

const { applyPart } = await script('morph.js');
const { animateFrom, bringsRoll, capture, movedPieces, settle } = await script('motion.js');

const moment = '<i id="moment" data-n="5"></i>';
/** A piece: its ID, its place, and more of its attributes. */
const piece = (id, x, y, more = '', inside = '') => `<g id="${id}" class="piece" ${more} transform="translate(${x} ${y})"><g>${inside}</g></g>`;
const picture = (inside, x = 0, y = 0) => `${moment}<div><svg transform="translate(${x} ${y})">${inside}</svg></div>`;
const bodyOf = id => document.getElementById(id).firstElementChild;
/** The frames of each animation of an element. */
const framesOf = element => element.running.map(({ frames }) => frames);

/** Shows a page, patches it to another one, and animates; returns how long dice tumble. */
function animate(before, after, now = 6, step = {}) {
  show(`<div id="page">${before}</div>`);
  const look = capture(document.root);
  applyPart('page', `<div id="page">${after}</div>`);
  return animateFrom(look, document.root, now, step);
}

/** What a step has moved on a page that is patched to another one. */
function moved(before, after, isLast = false) {
  show(`<div id="page">${before}</div>`);
  const look = capture(document.root);
  applyPart('page', `<div id="page">${after}</div>`);
  return [...movedPieces(look, document.root, isLast).keys()];
}

beforeEach(() => { wish.matches = false; });

test('a piece glides from where it lay, and those that lie still do not', () => {
  animate(picture(piece('a', 100, 40) + piece('b', 7, 7)), picture(piece('a', 130, 0) + piece('b', 7, 7)));
  const [frames] = framesOf(bodyOf('a'));
  assert.match(frames[0].transform, /^translate\(-30px,40px\) rotate\(0rad\) scale\(1\)$/);
  assert.match(frames.at(-1).transform, /^translate\(0px,0px\)/);
  assert.deepEqual(framesOf(bodyOf('b')), []);
});

test('lengths are those of the picture, and a piece that changes its size grows', () => {
  animate(picture(piece('a', 100, 0)), picture(`<g transform="scale(2)">${piece('a', 30, 0)}</g>`));
  assert.match(framesOf(bodyOf('a'))[0][0].transform, /^translate\(20px,0px\) rotate\(0rad\) scale\(0.5\)$/);
});

test('nothing glides because the page has scrolled', () => {
  animate(picture(piece('a', 10, 10), 30, 20), picture(piece('a', 10, 10), 50, -300));
  assert.deepEqual(framesOf(bodyOf('a')), []);
});

test('a piece that vanished and a new one of the same kind are one piece that moved, once', () => {
  animate(picture(piece('old', 0, 0, 'data-same="red"')), picture(piece('new', 60, 0, 'data-same="red"') + piece('more', 90, 0, 'data-same="red"')));
  assert.match(framesOf(bodyOf('new'))[0][0].transform, /^translate\(-60px,0px\)/);
  assert.equal(framesOf(bodyOf('more'))[0][0].opacity, 0);
});

test('what is new appears', () => {
  animate(picture(piece('a', 0, 0)), picture(piece('a', 0, 0) + piece('b', 9, 9)));
  assert.deepEqual(framesOf(bodyOf('b')), [[{ opacity: 0, scale: .6 }, { opacity: 1, scale: 1 }]]);
});

test('the last piece that moved lies on top, until it has arrived with its picture above all others', async () => {
  animate(picture(piece('a', 0, 0) + piece('b', 5, 5)), picture(piece('a', 50, 0) + piece('b', 5, 5)));
  const holder = document.querySelector('svg'), [glide] = bodyOf('a').running;
  assert.deepEqual(document.querySelectorAll('.piece').map(({ id }) => id), ['b', 'a']);
  assert.ok(holder.classList.contains('over'));
  glide.end();
  await glide.finished;
  await new Promise(setImmediate);
  assert.ok(!holder.classList.contains('over'));
});

test('a target around or on a piece lies where that will be, and lights up when it has arrived', () => {
  const targets = '<g id="act" class="act" transform="translate(80 0)"></g><g id="far" class="act" transform="translate(300 0)"></g><g id="plate" class="gains" transform="translate(80 0)"></g>';
  animate(picture(piece('a', 0, 0)), picture(piece('a', 80, 0) + targets));
  assert.deepEqual(framesOf(document.getElementById('far')), []);
  for (const id of ['act', 'plate']) assert.deepEqual(framesOf(document.getElementById(id)), [[{ opacity: 0 }, { opacity: 0, offset: .99 }, { opacity: 1 }]]);
});

test('dice tumble one after the other from where they are thrown, and what they show comes when they rest', () => {
  const thrown = token => `<g id="over" class="lies-over"><g id="thrown" data-token="${token}" data-dice="d1 d2" transform="translate(200 200)"></g><path id="mark"></path></g>`;
  const dice = piece('d1', 10, 0, '', '<path class="pip"></path>') + piece('d2', 40, 0);
  assert.equal(animate(picture(dice + thrown('one')), picture(dice + thrown('two')), 7), 720 + 90);
  const [first, second] = ['d1', 'd2'].map(id => bodyOf(id).running[0]);
  assert.match(first.frames[0].transform, /^translate\(190px,200px\)/);
  assert.deepEqual([first, second].map(({ timing: { duration, delay } }) => [duration, delay]), [[720, 0], [720, 90]]);
  assert.deepEqual(framesOf(document.querySelector('.pip'))[0].map(({ opacity }) => opacity), [0, 0, 1]);
  assert.equal(document.getElementById('mark').running[0].timing.delay, 720 + 90);
});

test('later rolls of a turn take half of the time, and all that a bot does fits into the time of its step', () => {
  const page = token => picture(`${piece('d1', 10, 0)}<g id="thrown" data-token="${token}" data-dice="d1" transform="translate(200 0)"></g>`);
  assert.equal(animate(page('one'), page('two'), 7, { share: .5 }), 360);
  assert.equal(bodyOf('d1').running[0].timing.duration, 360);
  assert.equal(animate(page('two'), page('three'), 7, { most: 320 }), 240);
  assert.equal(animate(page('three'), page('four'), 7, { share: .5, most: 2000 }), 360);
  animate(picture(piece('a', 0, 0)), picture(piece('a', 500, 0)), 6, { most: 310 });
  assert.equal(bodyOf('a').running[0].timing.duration, 310);
});

test('a step has moved what is new on a card, and on the board what lies elsewhere; nothing that was thrown or makes room', () => {
  const page = (board, card, tray = '', thrown = 'one') => `${moment}<div><svg id="board">${board}</svg><div class="seat"><svg id="sky">${card}</svg></div><svg id="tray">${tray}<g id="thrown" data-token="${thrown}" data-dice="t1"></g></svg></div>`;
  const before = page(piece('pawn', 0, 0) + piece('rests', 9, 9), piece('old', 0, 0), piece('t1', 0, 0) + piece('t2', 5, 0));
  assert.deepEqual(moved(before, page(piece('pawn', 50, 0) + piece('rests', 9, 9), piece('old', 7, 0) + piece('new', 30, 0), piece('t1', 3, 3) + piece('t2', 5, 0), 'two')), ['pawn', 'new']);
  const back = page(piece('pawn', 0, 0) + piece('rests', 9, 9) + piece('t2', 20, 20), piece('old', 0, 0), piece('t1', 0, 0));
  assert.deepEqual(moved(before, back), ['t2']);
  assert.deepEqual(moved(before, back, true), []);
});

test('a piece that was placed bounces once where it has arrived', () => {
  animate(picture(piece('a', 100, 40)), picture(piece('a', 130, 0)));
  const [glide, bounce] = bodyOf('a').running;
  assert.deepEqual([bounce.timing.delay, bounce.timing.duration], [glide.timing.duration, 220]);
  assert.deepEqual(bounce.frames.map(({ scale }) => scale), [1, '1.06 .94', 1]);
});

test('dice lie still in a step through the game, and where the roll is the same', () => {
  const page = token => picture(`${piece('d1', 10, 0)}<g id="thrown" data-token="${token}" data-dice="d1"></g>`);
  assert.equal(animate(page('one'), page('two'), 6), 0);
  assert.equal(animate(page('one'), page('one'), 9), 0);
  assert.deepEqual(framesOf(bodyOf('d1')), []);
});

test('only a new roll has an outcome to hide', () => {
  show(picture('<g id="thrown" data-token="one"></g>'));
  const part = token => [[0, 2], `<g id="thrown" data-token="${token}" data-dice=""></g>`];
  assert.deepEqual([{ 'over-tray': part('two') }, { 'over-tray': part('one') }, { 'over-tray': [[0, 3]] }, { other: part('two') }].map(parts => bringsRoll(document.root, parts)), [true, false, false, false]);
  wish.matches = true;
  assert.equal(bringsRoll(document.root, { 'over-tray': part('two') }), false);
});

test('a card with another face turns over', () => {
  const card = face => picture(`${piece('a', 0, 0)}<g id="card" class="turns" data-face="${face}"><g></g></g>`);
  animate(card('1'), card('2'));
  assert.equal(bodyOf('card').running.length, 1);
  animate(card('2'), card('2'));
  assert.equal(bodyOf('card').running.length, 0);
});

test('nothing moves where less motion is wanted', () => {
  wish.matches = true;
  assert.equal(animate(picture(piece('a', 100, 40)), picture(piece('a', 130, 0))), 0);
  assert.deepEqual(framesOf(bodyOf('a')), []);
});

test('what moves can be ended at once', () => {
  animate(picture(piece('a', 100, 40)), picture(piece('a', 130, 0)));
  settle(document.root);
  assert.ok(bodyOf('a').running.every(({ isFinished }) => isFinished));
});
