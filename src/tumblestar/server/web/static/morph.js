// Makes an old tree equal to a fresh one, or a list of nodes what it has become. A node with an id stays the same node, even under a new parent;
// a node without one is kept by its place among its kind. What the reader did to a node stays: an open <details>,
// a field being typed in, a scrolled list. A node with data-keep is a place: what it holds is a part of its own.

/** @typedef {string | [number, number] | [number, string]} Item */
/** @typedef {string | Item[]} Part */

/** @type {WeakMap<Element, Element[]>} */
const lists = new WeakMap();                                                     // place -> its nodes as the server knows them; motion may lay one on top

/**
 * A part of the page, from a message: an element as HTML, or what a list has become.
 * @param {string} name
 * @param {Part} part
 */
export function renew(name, part) {
  const old = document.getElementById(name);
  if (!old) return;
  if (typeof part !== 'string') return arrange(old, part);
  const [fresh] = parsed(part);
  if (fresh && !old.isEqualNode(fresh)) patch(old, fresh);
}

/**
 * Items: the HTML of a new node; a run of nodes that stay, from the first up to, but not including, the last; or one that stays
 * with another opening tag.
 * @param {Element} place
 * @param {Item[]} items
 */
function arrange(place, items) {
  const had = lists.get(place) ?? [...place.children], isDrawn = place instanceof SVGElement;
  const stays = new Set(items.flatMap(item => staying(item, had))), spare = had.filter(node => !node.id && !stays.has(node));
  const fresh = parsed(items.filter(item => typeof item === 'string').join(''), isDrawn);
  const wanted = items.flatMap(item => {
    if (typeof item === 'string') return fresh.splice(0, 1).map(node => /** @type {Element} */ (keep(node, spare)));
    const nodes = staying(item, had), [, tag] = item;
    if (typeof tag === 'string') for (const node of nodes) for (const dressed of parsed(tag, isDrawn)) dress(node, dressed);
    return nodes;
  });
  lists.set(place, wanted);
  order(place, wanted);
}

/**
 * The nodes of a list that an item leaves in it.
 * @param {Item} item
 * @param {Element[]} had
 */
function staying(item, had) {
  if (typeof item === 'string') return [];
  const [first, last] = item;
  return had.slice(first, typeof last === 'string' ? first + 1 : last);
}

/**
 * @param {string} html
 * @returns {Element[]}
 */
function parsed(html, isDrawn = false) {
  const template = document.createElement('template');
  template.innerHTML = isDrawn ? `<svg>${html}</svg>` : html;
  return [...((isDrawn && template.content.firstElementChild) || template.content).children];
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function dress(old, fresh) {
  const own = old.localName === 'details' ? 'open' : old.localName === 'input' ? 'value' : '';
  for (const { name } of [...old.attributes]) if (name !== own && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== own && old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/**
 * @param {Element} old
 * @param {Element} fresh
 */
function patch(old, fresh) {
  dress(old, fresh);
  const spare = [...old.childNodes].filter(node => !(node instanceof Element && node.id));
  order(old, [...fresh.childNodes].map(node => keep(node, spare)));
}

/**
 * @param {Element} old
 * @param {ChildNode[]} wanted
 */
function order(old, wanted) {
  const stays = new Set(wanted);
  for (const node of [...old.childNodes]) if (!stays.has(node)) node.remove();
  let here = old.firstChild;
  for (const node of wanted) {
    if (node === here) here = here.nextSibling;
    else if (node.isConnected && 'moveBefore' in old) old.moveBefore(node, here);   // keeps focus and running animations
    else old.insertBefore(node, here);
  }
}

/**
 * The node that the page has for a fresh one, made equal to it; or the fresh one itself.
 * @template {ChildNode} T
 * @param {ChildNode} fresh
 * @param {T[]} spare nodes without ids that may serve, in their order
 * @returns {ChildNode}
 */
function keep(fresh, spare) {
  const id = fresh instanceof Element ? fresh.id : '';
  const old = id ? document.getElementById(id) : serving(fresh, spare);
  if (!old || old.nodeName !== fresh.nodeName) {                               // new here, but it may hold old friends
    for (const inner of fresh instanceof Element ? fresh.querySelectorAll('[id]') : []) {
      if (document.getElementById(inner.id) && fresh.contains(inner)) inner.replaceWith(keep(inner, []));   // not what came with an old friend
    }
    return fresh;
  }
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
  } else if (!fresh.hasAttribute('data-keep') && !old.isEqualNode(fresh)) patch(old, fresh);
  return old;
}

/**
 * Takes the first spare node of the same kind, and all before it.
 * @template {ChildNode} T
 * @param {ChildNode} fresh
 * @param {T[]} spare
 */
function serving(fresh, spare) {
  const place = spare.findIndex(node => node.nodeName === fresh.nodeName);
  return place < 0 ? undefined : spare.splice(0, place + 1).at(-1);
}
