// Makes an old tree equal to a fresh one. A node with an id stays the same node, even under a new parent;
// a node without one is kept by its place among its kind. What the reader did to a node stays: an open <details>,
// a field being typed in, a scrolled list. A node with data-keep is a place: what it holds is a part of its own.

export function morph(old, fresh) {
  const named = new Map([...old.querySelectorAll('[id]')].map(node => [node.id, node]));
  patch(old, fresh, named);
}

function patch(old, fresh, named) {
  const own = old.localName === 'details' ? 'open' : old.localName === 'input' ? 'value' : '';
  for (const { name } of [...old.attributes]) if (name !== own && !fresh.hasAttribute(name)) old.removeAttribute(name);
  for (const { name, value } of fresh.attributes) if (name !== own && old.getAttribute(name) !== value) old.setAttribute(name, value);

  const spare = [...old.childNodes].filter(node => !node.id);
  const wanted = [...fresh.childNodes].map(node => keep(node, spare, named));
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
