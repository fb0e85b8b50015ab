// The stages of a game's end follow each other as they are written down, and there are none where none are wanted.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { script, show } from './stand_in.mjs';

show('<main id="main"></main><div id="table"><section id="part-end"></section></div>');
const { stages } = await script('end.js');
const won = { isPlayed: true, hasWon: true, kinds: 9, landing: 620 };

test('what decided it glows after a moment of stillness, points are counted, plates take their rank, stars fall, the card comes', () => {
  assert.deepEqual(stages(won, 1), [['glow', 1020], ['count', 1720], ['rank', 4220], ['stars', 4620], ['card', 6420]]);
});

test('few kinds of points are counted faster, one alone in between, and who lost sees no stars', () => {
  assert.deepEqual(stages({ ...won, hasWon: false, kinds: 3 }, 1).slice(1), [['count', 1720], ['rank', 2920], ['card', 3320]]);
  assert.equal(stages({ ...won, kinds: 1 }, 1)[2][1] - 1720, 1200);
});

test('at half the pace all but the landing takes half the time', () => {
  assert.deepEqual(stages(won, .5).map(([, at]) => at), [820, 1170, 2420, 2620, 3520]);
});

test('nothing falls where nothing is to move; without time, and in a game given up, there is only the card', () => {
  assert.deepEqual(stages(won, 1, true).map(([stage]) => stage), ['glow', 'count', 'rank', 'card']);
  assert.deepEqual(stages(won, 0), [['card', 0]]);
  assert.deepEqual(stages({ ...won, isPlayed: false }, 1), [['card', 1020]]);
});
