// What is wrong with a table's page as it stands, besides bare ground; `fits.py` runs it.
([seats, viewer]) => {
  const faults = [], W = innerWidth, H = innerHeight, felt = document.querySelector('.felt'), table = document.querySelector('#table');
  const rect = node => node.getBoundingClientRect();
  const shown = node => !node.closest('[hidden], .unseen, dialog:not([open])') && node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    && rect(node).width > 1 && rect(node).height > 1;
  const all = (selector, root = table) => [...root.querySelectorAll(selector)].filter(shown);
  const round = box => `${Math.round(box.left)},${Math.round(box.top)} ${Math.round(box.width ?? box.right - box.left)}x${Math.round(box.height ?? box.bottom - box.top)}`;
  const name = node => {
    const own = node.id ? '#' + node.id : node.localName + [...node.classList].map(one => '.' + one).join('');
    const said = node.dataset?.action ?? node.dataset?.part ?? '', around = node.parentElement?.closest('[id]');
    return own + (said && !own.includes(said) ? `[${said}]` : '') + (node.id || !around || around === table ? '' : ` in #${around.id}`);
  };
  const fault = (kind, what) => faults.push(`${kind}: ${what}`);
  const overlap = (a, b) => Math.min(Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top));
  const within = (a, b, slack) => a.left >= b.left - slack && a.top >= b.top - slack && a.right <= b.right + slack && a.bottom <= b.bottom + slack;
  const screen = { left: 0, top: 0, right: W, bottom: H };
  const cut = (box, node) => {                                                   // to what its elements around let be seen
    let { left, top, right, bottom } = box;
    for (let one = node; one && one !== document.body; one = one.parentElement) {
      const style = getComputedStyle(one);
      if (style.overflow === 'visible' || style.display === 'inline' || style.display === 'contents' || one instanceof SVGElement) continue;
      const edge = rect(one);
      [left, top, right, bottom] = [Math.max(left, edge.left), Math.max(top, edge.top), Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
    }
    return { left, top, right, bottom };
  };
  const touched = node => {                                                      // what of a target a finger hits: its card may cut it
    const box = cut(rect(node), node);
    return { ...box, width: box.right - box.left, height: box.bottom - box.top };
  };
  const lines = (node, from = 0, to = node.length) => {
    const range = document.createRange();
    range.setStart(node, from); range.setEnd(node, to);
    return [...range.getClientRects()].filter(one => one.width > .5);
  };
  const texts = root => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT), found = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) if (node.data.trim() && shown(node.parentElement)) found.push(node);
    return found;
  };

  const pen = document.createElement('canvas').getContext('2d');

  // ---- what is there at all
  const plates = all('.felt .plate');
  if (plates.length < seats) fault('missing', `${plates.length} plates for ${seats} seats`);
  for (const plate of plates) for (const part of ['.disc', '.name', '.score']) if (!all(part, plate).length) fault('missing', `${part} of ${name(plate)}`);
  for (const one of ['.felt .status .words', '.felt .acts']) if (!all(one).length) fault('missing', one);
  if (all('.tab').length < 4) fault('missing', `${all('.tab').length} tabs of 4`);
  if (!all('.felt .act, .acts #offered [data-action]').length) fault('missing', 'something to touch');

  // ---- (a) nothing scrolls or is cut off
  for (const node of [document.scrollingElement, document.body, document.querySelector('main'), table, felt]) {
    const scrolls = [node.scrollWidth - node.clientWidth, node.scrollHeight - node.clientHeight], style = getComputedStyle(node);
    const may = [style.overflowX, style.overflowY].map(one => node === document.scrollingElement || one !== 'visible');
    if ((may[0] && scrolls[0] > 1) || (may[1] && scrolls[1] > 1)) fault('scrolls', `${name(node)} by ${scrolls}`);
  }
  const boxes = '.plate, .seat, .opps, .area, .acts, .status, .dock, .felt, .table';
  const around = node => {
    let one = node.parentElement.closest(boxes);
    while (one && !rect(one).width) one = one.parentElement.closest(boxes);
    return one;
  };
  for (const node of all('.felt :is(.plate, .name, .score, .disc, .stars, .ledger li, .seat, .area, .opps, .acts, .status, .words), .acts :is(button, a, .todo), .dock, .dock .tab')) {
    const box = rect(node), container = around(node);
    if (!within(box, screen, 1)) fault('off the screen', `${name(node)} ${round(box)}`);
    else if (container && !within(box, rect(container), 1.5)) fault('outside', `${name(node)} ${round(box)} of ${name(container)} ${round(rect(container))}`);
  }
  const scales = {}, drawnParts = [];
  for (const svg of all('.felt svg[data-part]')) {
    const m = svg.getScreenCTM(), view = svg.viewBox.baseVal, container = around(svg);
    const box = { left: m.e + view.x * m.a, top: m.f + view.y * m.d, right: m.e + (view.x + view.width) * m.a, bottom: m.f + (view.y + view.height) * m.d };
    scales[svg.dataset.part] = m.a;
    drawnParts.push([svg, box]);
    if (!within(box, screen, 1.5)) fault('off the screen', `part ${svg.dataset.part} ${round(box)}`);
    else if (container && !within(box, rect(container), 2)) fault('outside', `part ${svg.dataset.part} ${round(box)} of ${name(container)} ${round(rect(container))}`);
  }
  for (const node of all('.felt svg[data-part] :is(.act .hit, .piece)')) {
    const box = node.matches('.hit') ? touched(node) : rect(node);
    if (!within(box, screen, 2)) fault('off the screen', `${name(node)} ${round(box)}`);
  }
  for (const node of all('.felt .name')) {                                       // six letters, or all, besides the sign that there are more
    const text = texts(node)[0];
    if (!text) continue;
    const edge = cut(rect(node), node), style = getComputedStyle(node), isCut = node.scrollWidth > node.clientWidth;
    pen.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
    const needed = pen.measureText(text.data.trim().slice(0, 6)).width + (isCut ? pen.measureText('…').width : 0);
    if (edge.right - edge.left < needed - 1.5 || edge.bottom - edge.top < parseFloat(style.fontSize) * .8) fault('cut off', `name “${text.data}” of ${name(node)}: fewer than six letters in ${Math.round(edge.right - edge.left)} px`);
  }
  for (const node of all('.felt :is(.score, .words), .felt .acts :is(button, a, .todo), .dock .tab')) {
    for (const text of texts(node)) for (const line of lines(text)) {
      const edge = cut(line, text.parentElement), height = line.bottom - line.top;
      // a score may show its first signs alone, as 4 of 4/7: its end is between two of them
      const short = node.matches('.score') && [...text.data].some((_, k) => k && Math.abs((lines(text, 0, k).at(-1)?.right ?? 0) - edge.right) < 1.5);
      if ((edge.right - edge.left < line.width - 2 && !short) || edge.bottom - edge.top < height * .75) fault('cut off', `“${text.data.trim().slice(0, 60)}” of ${name(node)}`);
      else if (!within(line, screen, 1)) fault('cut off', `“${text.data.trim().slice(0, 60)}” of ${name(node)} by the screen`);
      else if (node.matches('button, a') && !within({ left: line.left, right: line.right, top: line.top + height * .15, bottom: line.bottom - height * .15 }, rect(node), 1)) fault('cut off', `“${text.data.trim()}” runs out of ${name(node)}`);
    }
  }

  // ---- (b) what a finger hits
  const seen = (x, y) => document.elementFromPoint(Math.min(Math.max(x, .5), W - 1), Math.min(Math.max(y, .5), H - 1));
  const owner = '.act, .turner, .plate, .tab, .to-games, button, a';
  const reaches = (box, target, far) => {
    const x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const shift = [Math.max(far - x, 0) - Math.max(x + far - W, 0), Math.max(far - y, 0) - Math.max(y + far - H, 0)];
    return [[far, 0], [-far, 0], [0, far], [0, -far]].every(([dx, dy]) => {
      const found = seen(x + shift[0] + dx, y + shift[1] + dy)?.closest(owner);
      return found === target || target.contains(found) || Boolean(found?.matches('.act') && found.closest('.seat') && found.closest('.seat') === target.closest('.seat'));
    });
  };
  const acts = all('.felt :is(.act, .turner)').filter(node => node.querySelector('.hit'));
  for (const target of acts) {
    const hits = [...target.querySelectorAll('.hit')].map(touched), box = hits.reduce((a, b) => (a.width * a.height >= b.width * b.height ? a : b));
    if (Math.min(box.width, box.height) < 39.5 && !reaches(box, target, 19.4)) fault('small', `${name(target)} ${round(box)}`);
  }
  for (const target of all('.acts :is(button, a), .felt .plate, .dock .tab, .felt .to-games')) {
    const box = rect(target);
    if (Math.min(box.width, box.height) < 39.5 && !reaches(box, target, 19.4)) fault('small', `${name(target)} ${round(box)}`);
  }

  // ---- (c) nothing lies on what is read or touched
  const words = texts(felt).concat(texts(document.querySelector('.dock') ?? felt).filter(node => !felt.contains(node)));
  const read = [];
  for (const text of words.filter(node => !(node.parentElement instanceof SVGElement))) for (const line of lines(text)) {   // those of pictures follow
    const edge = cut(line, text.parentElement), height = edge.bottom - edge.top;
    if (edge.right - edge.left > 2 && height > 4) read.push([text.data.trim().slice(0, 40), { left: edge.left, right: edge.right, top: edge.top + height * .2, bottom: edge.bottom - height * .2 }, text]);
  }
  for (const text of all('.felt svg text')) read.push([text.textContent, rect(text), text]);
  for (const [i, [said, box, node]] of read.entries()) for (const [other, under, node2] of read.slice(i + 1)) {
    if (node !== node2 && overlap(box, under) > 1.5) fault('text on text', `“${said}” ${round(box)} and “${other}” ${round(under)}`);
  }
  const pieces = all('.felt svg[data-part] :is(.piece, .act .hit)').map(node => [node, node.matches('.hit') ? touched(node) : rect(node)]);
  // what one does to a player may cover their plate: it is touched for that
  const isOf = (piece, node) => piece.matches('.hit') && node.closest('.seat') && piece.closest('.seat') === node.closest('.seat');
  for (const [on, box] of pieces) {
    const under = read.filter(([, other, text]) => !(text instanceof SVGElement) && overlap(other, box) > 4 && !isOf(on, text.parentElement)).map(([said]) => said);
    if (under.length) fault('text on a piece', `${name(on)} ${round(box)} on “${[...new Set(under)].join('”, “')}”`);
  }
  const nodes = [...plates, ...all('.felt .seat')];
  for (const [i, node] of nodes.entries()) for (const other of nodes.slice(i + 1)) {
    if (!node.contains(other) && !other.contains(node) && overlap(rect(node), rect(other)) > 1) fault('overlap', `${name(node)} and ${name(other)}`);
  }
  for (const plate of plates) for (const [svg, box] of drawnParts) {
    if (svg.closest('.area') && overlap(rect(plate), box) > 2) fault('overlap', `${name(plate)} ${round(rect(plate))} and part ${svg.dataset.part} ${round(box)}`);
  }
  for (const node of all('.acts :is(button, a), .status .words')) for (const [other, box] of [...plates.map(one => [one, rect(one)]), ...pieces]) {
    if (overlap(rect(node), box) > 2) { fault('overlap', `${name(node)} ${round(rect(node))} and ${name(other)} ${round(box)}`); break; }
  }
  const near = [[0, 0], [13, 0], [-13, 0], [0, 13], [0, -13]];
  for (const target of acts) {
    const box = touched(target.querySelector('.hit')), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2;
    const by = near.map(([dx, dy]) => seen(x + dx, y + dy)).find(found => found?.closest('.act, .turner') !== target);
    if (by) fault('covered', `${name(target)} ${round(box)} by ${name(by.closest('.act') ?? by)}`);
  }
  for (const target of all('.acts :is(button, a), .felt .plate, .dock .tab')) {
    const box = rect(target), x = (box.left + box.right) / 2, y = (box.top + box.bottom) / 2, by = seen(x, y);
    if (by && !target.contains(by) && !(by.closest('.act') && by.closest('.seat') === target.closest('.seat') && by.closest('.seat'))) fault('covered', `${name(target)} ${round(box)} by ${name(by)}`);
  }
  // ---- for (d): where words and buttons have their room, which is not bare
  const rooms = all('.status, .acts, .dock, .panes, .panes[data-open]').map(rect).map(({ left, top, right, bottom }) => [left, top, right, bottom]);
  return { faults, scales, rooms };
}
