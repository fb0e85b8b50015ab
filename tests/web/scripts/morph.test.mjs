// Patches keep what the reader has: nodes, open details, typed text, and the order that the server knows.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { script, show } from './stand_in.mjs';

const { applyPart } = await script('morph.js');

/** Applies a part and expects its HTML to be what the page then has. */
function exchange(id, html) {
  applyPart(id, html);
  assert.equal(String(document.getElementById(id)), html);
}

test('a node with an ID stays itself under a new parent', () => {
  const at = show('<div id="part"><p id="to"></p><p id="from"><b id="piece" class="old">1</b></p></div>'), piece = at('piece');
  exchange('part', '<div id="part"><p id="to"><b class="new" id="piece">2</b></p><p id="from"></p></div>');
  assert.equal(at('piece'), piece);
});

test('a node with an ID stays itself within a new one', () => {
  const at = show('<div id="part"><b id="piece">1</b></div>'), piece = at('piece');
  exchange('part', '<div id="part"><section><b id="piece">2</b></section></div>');
  assert.equal(at('piece'), piece);
});

test('nodes without IDs are used again in their order among those of their name', () => {
  const at = show('<div id="part"><i>1</i><p>a</p><i>2</i></div>'), [first, words, second] = at('part').children;
  exchange('part', '<div id="part"><i>3</i><i>4</i><u>b</u></div>');
  assert.deepEqual(at('part').children.slice(0, 2), [first, second]);
  assert.equal(words.isConnected, false);
});

test('attributes and text are made equal, and what is equal is not touched', () => {
  const at = show('<div id="part" class="a" title="x"><b id="same">1</b>old</div>'), same = at('same');
  same.setAttribute = () => assert.fail('it was the same');
  exchange('part', '<div class="b" id="part"><b id="same">1</b>new</div>');
});

test('what the reader did is kept', () => {
  const at = show('<div id="part"><details id="more" open=""><p>1</p></details><input id="field" value="typed"><input id="fixed" readonly="" value="a"></div>');
  applyPart('part', '<div id="part"><details id="more"><p>2</p></details><input id="field" value=""><input id="fixed" readonly="" value="b"></div>');
  assert.equal(at('more').hasAttribute('open'), true);
  assert.equal(at('more').textContent, '2');
  assert.equal(at('field').getAttribute('value'), 'typed');
  assert.equal(at('fixed').getAttribute('value'), 'b');
});

test('the children of a node with data-keep are a part of their own', () => {
  const at = show('<div id="part">1<ul id="list"><li>kept</li></ul></div>');
  applyPart('part', '<div id="part">2<ul id="list" data-keep></ul></div>');
  assert.equal(at('part').textContent, '2kept');
});

test('a list is patched by new nodes, ranges that are kept, and new tags', () => {
  const at = show('<svg><g id="list"><g id="a">1</g><g id="b">2</g><g id="c" class="x">3</g><path d="old"></path></g></svg>');
  const [, b, c, path] = at('list').children;
  applyPart('list', [[1, 2], '<g id="d">4</g>', [2, '<g id="c" class="y">'], '<path d="new"></path>']);
  assert.equal(String(at('list')), '<g id="list"><g id="b">2</g><g id="d">4</g><g class="y" id="c">3</g><path d="new"></path></g>');
  assert.deepEqual([at('list').children[0], at('list').children[2], at('list').children[3]], [b, c, path]);
  assert.ok(at('d') instanceof SVGElement);
});

test('ranges count in the order that the server knows, whatever the page has moved to the end', () => {
  const at = show('<svg><g id="list"><g id="a"></g><g id="b"></g><g id="c"></g></g></svg>');
  applyPart('list', [[0, 3]]);
  at('list').append(at('a'));
  applyPart('list', [[0, 1], [2, 3]]);
  assert.deepEqual(at('list').children.map(({ id }) => id), ['a', 'c']);
});

test('nodes are moved by moveBefore where the browser has it: that keeps focus and animations', () => {
  const at = show('<div id="part"><b id="a"></b><b id="b"></b></div>'), moved = [], part = at('part');
  part.moveBefore = (node, next) => { moved.push(node.id); part.insertBefore(node, next); };
  exchange('part', '<div id="part"><b id="b"></b><b id="a"></b></div>');
  assert.deepEqual(moved, ['b']);
});

test('a part that the page has not is passed over', () => {
  const at = show('<div id="part">1</div>');
  applyPart('gone', '<div id="gone"></div>');
  assert.equal(at('part').textContent, '1');
});
