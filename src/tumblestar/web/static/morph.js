// Patches the page: makes an old tree equal to a fresh one, or applies the changes of a list. A node with an id is reused,
// even under a new parent; a node without one by its position among those of its name. What the reader did to a node is
// preserved: an open <details>, a field being typed in, a scrolled list. The children of a node with data-keep are a part
// of their own (page_updates.py).

/** @typedef {string | [number, number] | [number, string]} Item */
/** @typedef {string | Item[]} Part */

/** @type {WeakMap<Element, Element[]>} */
const lists = new WeakMap();                                                     // container -> its nodes in the server's order; motion.js may move one to the end
for (const list of document.querySelectorAll('[data-keep]')) lists.set(list, [...list.children]);   // before a piece of one goes to another, whose patch comes first

/** Updates a part of the page: with the element as HTML, or with the patch of a list. @param {string} name @param {Part} part */
export function applyPart(name, part) {
  const old = document.getElementById(name);
  if (!old) return;
  const [first, tag] = typeof part === 'string' ? [] : part[0] ?? [];
  if (typeof part !== 'string' && first !== -1) return applyItems(old, part);
  const [fresh] = parse(typeof part === 'string' ? part : String(tag));
  if (fresh && first === -1) copyAttributes(old, fresh);                         // nothing else has changed
  else if (fresh && !old.isEqualNode(fresh)) patch(old, fresh);
}

/**
 * Applies a patch of a list. Its items are the HTML of a new node, the range of nodes that are kept (without the last), or
 * the index of a node that is kept, with its new opening tag.
 * @param {Element} container @param {Item[]} items
 */
function applyItems(container, items) {
  const before = lists.get(container) ?? [...container.children], isSvg = container instanceof SVGElement;
  const kept = new Set(items.flatMap(item => keptNodes(item, before))), spare = before.filter(node => !node.id && !kept.has(node));
  const fresh = parse(items.filter(item => typeof item === 'string').join(''), isSvg);
  const children = items.flatMap(item => {
    if (typeof item === 'string') return fresh.splice(0, 1).map(node => /** @type {Element} */ (reconcile(node, spare)));
    const nodes = keptNodes(item, before), [, tag] = item;
    if (typeof tag === 'string') for (const node of nodes) for (const template of parse(tag, isSvg)) copyAttributes(node, template);
    return nodes;
  });
  lists.set(container, children);
  setChildren(container, children);
}

/** The old nodes that an item keeps. @param {Item} item @param {Element[]} before */
function keptNodes(item, before) {
  if (typeof item === 'string') return [];
  const [first, last] = item;
  return before.slice(first, typeof last === 'string' ? first + 1 : last);
}

/** @param {string} html @returns {Element[]} */
function parse(html, isSvg = false) {
  const template = document.createElement('template');
  template.innerHTML = isSvg ? `<svg>${html}</svg>` : html;
  return [...((isSvg && template.content.firstElementChild) || template.content).children];
}

/** @param {Element} old @param {Element} fresh */
function copyAttributes(old, fresh) {
  const state = old.matches('details, dialog') ? 'open' : old.matches('input:not([type="hidden"], [readonly])') ? 'value' : '';
  for (const { name } of [...old.attributes]) if (name !== state && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== state && old.getAttribute(name) !== value) old.setAttribute(name, value);
}

/** @param {Element} old @param {Element} fresh */
function patch(old, fresh) {
  copyAttributes(old, fresh);
  const spare = [...old.childNodes].filter(node => !(node instanceof Element && node.id));
  setChildren(old, [...fresh.childNodes].map(node => reconcile(node, spare)));
}

/** @param {Element} old @param {ChildNode[]} children */
function setChildren(old, children) {
  const kept = new Set(children);
  for (const node of [...old.childNodes]) if (!kept.has(node)) node.remove();
  let next = old.firstChild;
  for (const node of children) {
    if (node === next) next = next.nextSibling;
    else if (node.isConnected && 'moveBefore' in old) old.moveBefore(node, next);   // keeps focus and running animations
    else old.insertBefore(node, next);
  }
}

/**
 * The node that the page has for a fresh one, made equal to it; or the fresh one itself.
 * @template {ChildNode} T @param {ChildNode} fresh @param {T[]} spare nodes without ids that can be reused, in order
 * @returns {ChildNode}
 */
function reconcile(fresh, spare) {
  const id = fresh instanceof Element ? fresh.id : '';
  const old = id ? document.getElementById(id) : takeSpare(fresh, spare);
  if (!old || old.nodeName !== fresh.nodeName) {                               // a new node, which may contain old ones
    for (const inner of fresh instanceof Element ? fresh.querySelectorAll('[id]') : []) {
      if (document.getElementById(inner.id) && fresh.contains(inner)) inner.replaceWith(reconcile(inner, []));   // unless an old node already brought it
    }
    return fresh;
  }
  if (!(old instanceof Element && fresh instanceof Element)) {
    if (old.nodeValue !== fresh.nodeValue) old.nodeValue = fresh.nodeValue;
  } else if (!fresh.hasAttribute('data-keep') && !old.isEqualNode(fresh)) patch(old, fresh);
  return old;
}

/**
 * Takes the first spare node of the same name, and drops all before it.
 * @template {ChildNode} T @param {ChildNode} fresh @param {T[]} spare
 */
function takeSpare(fresh, spare) {
  const container = spare.findIndex(node => node.nodeName === fresh.nodeName);
  return container < 0 ? undefined : spare.splice(0, container + 1).at(-1);
}
