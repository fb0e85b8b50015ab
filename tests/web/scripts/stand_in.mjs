// The smallest document in which morph.js and motion.js can work: a tree with a parser, a few selectors, places of
// elements by their translations and scales, and animations that are only noted.

class EventlessNode {
  parentNode = null;
  childNodes = [];

  constructor(nodeName, nodeValue = null) { Object.assign(this, { nodeName, nodeValue }); }

  get isConnected() { return this === document.root || Boolean(this.parentNode?.isConnected); }
  get firstChild() { return this.childNodes[0] ?? null; }
  get nextSibling() { return this.parentNode?.childNodes[this.parentNode.childNodes.indexOf(this) + 1] ?? null; }
  get parentElement() { return this.parentNode; }
  get textContent() { return this.nodeValue ?? this.childNodes.map(node => node.textContent).join(''); }
  remove() {
    if (this.parentNode) this.parentNode.childNodes = this.parentNode.childNodes.filter(node => node !== this);
    this.parentNode = null;
  }
  insertBefore(node, before) {
    node.remove();
    node.parentNode = this;
    this.childNodes.splice(before ? this.childNodes.indexOf(before) : this.childNodes.length, 0, node);
  }
  append(...nodes) { for (const node of nodes) this.insertBefore(node, null); }
  replaceWith(node) {
    const { parentNode, nextSibling } = this;
    if (node === this) return;
    this.remove();
    parentNode.insertBefore(node, nextSibling === node ? node.nextSibling : nextSibling);
  }
  contains(node) { return node === this || this.childNodes.some(child => child.contains(node)); }
  isEqualNode(other) { return this.toString() === other.toString(); }
  toString() { return this.nodeValue ?? ''; }
}

class Element extends EventlessNode {
  values = new Map();
  running = [];

  get localName() { return this.nodeName; }
  get attributes() { return [...this.values].map(([name, value]) => ({ name, value })); }
  get id() { return this.values.get('id') ?? ''; }
  get children() { return this.childNodes.filter(node => node instanceof Element); }
  get firstElementChild() { return this.children[0] ?? null; }
  get dataset() { return Object.fromEntries([...this.values].filter(([name]) => name.startsWith('data-')).map(([name, value]) => [name.slice(5), value])); }
  get ownerSVGElement() { return this.closest('svg'); }
  get classList() {
    const names = new Set((this.getAttribute('class') ?? '').split(' ').filter(Boolean));
    const write = change => (...given) => { for (const name of given) names[change](name); this.setAttribute('class', [...names].join(' ')); };
    return { add: write('add'), remove: write('delete'), contains: name => names.has(name) };
  }
  addEventListener() {}
  getAttribute(name) { return this.values.get(name) ?? null; }
  setAttribute(name, value) { this.values.set(name, String(value)); }
  hasAttribute(name) { return this.values.has(name); }
  removeAttribute(name) { this.values.delete(name); }
  matches(selector) { return selector.split(/,\s*(?![^(]*\))/).some(one => matches(this, one.trim())); }
  closest(selector) { return this.matches(selector) ? this : this.parentNode?.closest?.(selector) ?? null; }
  get descendants() { return this.children.flatMap(child => [child, ...child.descendants]); }
  querySelectorAll(selector) {
    if (selector === ':scope > *') return this.children;
    const [above, below] = selector.split(' > ');
    return this.descendants.filter(node => below ? node.matches(below) && node.parentNode.matches(above) : node.matches(above));
  }
  querySelector(selector) { return this.querySelectorAll(selector)[0] ?? null; }
  toString() {
    const values = [...this.values].sort().map(([name, value]) => ` ${name}="${value}"`).join('');
    return `<${this.nodeName}${values}>${this.childNodes.join('')}</${this.nodeName}>`;
  }
  set innerHTML(html) {
    const target = this.nodeName === 'template' ? (this.content = new Element('content')) : this;
    for (const node of [...target.childNodes]) node.remove();
    parse(html, target);
  }

  // ---- places: translate(x y) and scale(k) of each element from the corner of the window

  getScreenCTM() {
    const { a, e, f } = this.parentNode?.getScreenCTM?.() ?? { a: 1, e: 0, f: 0 }, transform = this.getAttribute('transform') ?? '';
    const [x, y] = (/translate\((.*?)\)/.exec(transform)?.[1] ?? '0 0').split(' ').map(Number), k = Number(/scale\((.*?)\)/.exec(transform)?.[1] ?? 1);
    return new DOMMatrix({ a: a * k, b: 0, c: 0, d: a * k, e: e + a * x, f: f + a * y });
  }
  getClientRects() { return [this.getBoundingClientRect()]; }

  getBoundingClientRect() {                                                      // a square around the place, or its corner
    const { e, f } = this.getScreenCTM(), size = this.nodeName === 'svg' ? 0 : Number(this.getAttribute('data-size') ?? 20);
    return { x: e - size / 2, y: f - size / 2, left: e - size / 2, top: f - size / 2, right: e + size / 2, bottom: f + size / 2, width: size, height: size };
  }

  // ---- animations

  animate(frames, timing) {
    const animation = { frames, timing, cancel: () => { this.running = this.running.filter(one => one !== animation); }, finish: () => { animation.isFinished = true; } };
    animation.finished = new Promise(resolve => { animation.end = resolve; });
    this.running.push(animation);
    return animation;
  }
  getAnimations({ subtree = false } = {}) { return [this, ...(subtree ? this.descendants : [])].flatMap(node => node.running); }
}

class HTMLElement extends Element {}
class SVGElement extends Element {}
class SVGGraphicsElement extends SVGElement {}
class SVGSVGElement extends SVGGraphicsElement {}
class HTMLInputElement extends HTMLElement {}
class HTMLSelectElement extends HTMLElement {}

class DOMMatrix {
  static fromMatrix(matrix) { return new DOMMatrix(matrix); }
  constructor({ a, e, f }) { Object.assign(this, { a, b: 0, c: 0, d: a, e, f }); }
  inverse() { return new DOMMatrix({ a: 1 / this.a, e: -this.e / this.a, f: -this.f / this.a }); }
  multiply({ a, e, f }) { return new DOMMatrix({ a: this.a * a, e: this.e + this.a * e, f: this.f + this.a * f }); }
  transformPoint({ x, y } = { x: 0, y: 0 }) { return { x: this.e + this.a * x, y: this.f + this.a * y }; }
}

const PICTURES = { svg: SVGSVGElement, g: SVGGraphicsElement, path: SVGGraphicsElement };
const FIELDS = { input: HTMLInputElement, select: HTMLSelectElement };

function create(name) { return new (PICTURES[name] ?? FIELDS[name] ?? HTMLElement)(name); }

function parse(html, root) {
  let parent = root;
  for (const [, closes, name, values, text] of html.matchAll(/<(\/?)(\w+)([^>]*)>|([^<]+)/g)) {
    if (text) parent.append(new EventlessNode('#text', text));
    else if (closes) parent = parent.parentNode;
    else {
      const node = create(name);
      for (const [, key, value = ''] of values.matchAll(/([\w-]+)(?:="([^"]*)")?/g)) node.setAttribute(key, value);
      parent.append(node);
      if (name !== 'input' && !values.endsWith('/')) parent = node;
    }
  }
}

/** Whether an element matches a selector of a name, classes, an id, attributes, and :not() of attributes. */
function matches(node, selector) {
  const [, refused] = /:not\((.*)\)/.exec(selector) ?? [];
  if (refused && node.matches(refused)) return false;
  return [...selector.replace(/:not\(.*\)/, '').matchAll(/\[([\w-]+)(?:="(.*?)")?\]|([.#]?)([\w-]+)/g)].every(([, name, value, sign, word]) => {
    if (name) return value === undefined ? node.hasAttribute(name) : node.getAttribute(name) === value;
    return sign === '.' ? node.classList.contains(word) : sign === '#' ? node.id === word : node.nodeName === word;
  });
}

const root = new HTMLElement('body');
const document = {
  root, hidden: false,
  createElement: create,
  addEventListener() {},
  getElementById: id => root.descendants.find(node => node.id === id) ?? null,
  querySelector: selector => root.querySelector(selector),
  querySelectorAll: selector => root.querySelectorAll(selector),
};
/** Whether the person wants less motion. */
export const wish = { matches: false };
Object.assign(globalThis, { Node: EventlessNode, Element, HTMLElement, HTMLInputElement, HTMLSelectElement, SVGElement, SVGGraphicsElement, SVGSVGElement, DOMMatrix, CSSAnimation: class {}, document, window: globalThis, matchMedia: () => wish });

/** Shows a page, and returns its elements by ID. */
export function show(html) {
  root.innerHTML = html;
  return id => document.getElementById(id);
}

/** What the scripts of the pages export. */
export const script = name => import(new URL(`../../../src/tumblestar/web/static/${name}`, import.meta.url));
