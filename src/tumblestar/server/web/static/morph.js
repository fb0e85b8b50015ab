// Makes an old tree equal to a fresh one, or a list of nodes what it has become. A node with an id stays the same node, even under a new parent;
// a node without one is kept by its place among its kind. What the reader did to a node stays: an open <details>,
// a field being typed in, a scrolled list. A node with data-keep is a place: what it holds is a part of its own.

const lists = new WeakMap();                                                     // place -> its nodes as the server knows them; motion may lay one on top
const named = { get: id => id ? document.getElementById(id) : null, has: id => Boolean(document.getElementById(id)) };

// A part of the page, from a message: an element as HTML, or what a list has become.
export function renew(name, part) {
  const old = document.getElementById(name);
  if (!old) return;
  if (typeof part !== 'string') return arrange(old, part);
  const [fresh] = parsed(part);
  if (!old.isEqualNode(fresh)) patch(old, fresh, named);
}

// Items: the HTML of a new node; a run of nodes that stay, from the first up to, but not including, the last; or one that stays
// with another opening tag.
function arrange(place, items) {
  const had = lists.get(place) ?? [...place.children], isDrawn = place instanceof SVGElement, runs = new Map();
  for (const item of items) if (typeof item !== 'string') runs.set(item, typeof item[1] === 'string' ? [had[item[0]]] : had.slice(...item));
  const stays = new Set([...runs.values()].flat()), spare = had.filter(node => !node.id && !stays.has(node));
  const fresh = parsed(items.filter(item => typeof item === 'string').join(''), isDrawn);
  for (const [[, tag], [node]] of runs) if (typeof tag === 'string') dress(node, parsed(tag, isDrawn)[0]);
  const wanted = items.flatMap(item => runs.get(item) ?? [keep(fresh.shift(), spare, named)]);
  lists.set(place, wanted);
  order(place, wanted);
}

function parsed(html, isDrawn = false) {
  const template = document.createElement('template');
  template.innerHTML = isDrawn ? `<svg>${html}</svg>` : html;
  return [...(isDrawn ? template.content.firstChild : template.content).children];
}

function dress(old, fresh) {
  const own = old.localName === 'details' ? 'open' : old.localName === 'input' ? 'value' : '';
  for (const { name } of [...old.attributes]) if (name !== own && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== own && old.getAttribute(name) !== value) old.setAttribute(name, value);
}

function patch(old, fresh, named) {
  dress(old, fresh);
  const spare = [...old.childNodes].filter(node => !node.id);
  order(old, [...fresh.childNodes].map(node => keep(node, spare, named)));
}

function order(old, wanted) {
  const stays = new Set(wanted);
  for (const node of [...old.childNodes]) if (!stays.has(node)) node.remove();
  let here = old.firstChild;
  for (const node of wanted) {
    if (node === here) here = here.nextSibling;
    else if (node.isConnected && old.moveBefore) old.moveBefore(node, here);   // keeps focus and running animations
    else old.insertBefore(node, here);
  }
}

function keep(fresh, spare, named) {
  let old = named.get(fresh.id);
  if (!fresh.id) {
    const place = spare.findIndex(node => node.nodeName === fresh.nodeName);
    if (place >= 0) [old] = spare.splice(0, place + 1).slice(-1);
  }
  if (!old || old.nodeName !== fresh.nodeName) {                               // new here, but it may hold old friends
    for (const inner of fresh.querySelectorAll?.('[id]') ?? []) {
      if (named.has(inner.id) && fresh.contains(inner)) inner.replaceWith(keep(inner, [], named));   // not what came with an old friend
    }
    return fresh;
  }
  if (old.nodeType !== 1) {
    if (old.data !== fresh.data) old.data = fresh.data;
  } else if (!fresh.hasAttribute('data-keep') && !old.isEqualNode(fresh)) patch(old, fresh, named);
  return old;
}
