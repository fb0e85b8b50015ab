// What most scripts use: typed queries for elements, events between modules, requests that are given up after a while.
// tools/javascript checks the types in the comments that begin with two stars.

/** @typedef {HTMLElement | SVGElement} Shown */

/**
 * The element with this id. Throws if there is none, or one of another kind.
 * @template {Element} [T=HTMLElement] @param {string} id @param {new () => T} [kind] @returns {T}
 */
export function byId(id, kind) {
  /** @type {Element | null} */
  const found = document.getElementById(id);
  if (!(found instanceof (kind ?? HTMLElement))) throw new Error(`this page has no #${id}`);
  return /** @type {T} */ (found);
}

/**
 * The first element under a root that matches, or null; with a kind, only if it is of that kind.
 * @template {Element} [T=Shown] @param {ParentNode} root @param {string} selector @param {new () => T} [kind]
 */
export function find(root, selector, kind) {
  return ofKind(root.querySelector(selector), kind);
}

/**
 * All elements under a root that match; with a kind, those of that kind.
 * @template {Element} [T=Shown] @param {ParentNode} root @param {string} selector @param {new () => T} [kind]
 * @returns {T[]}
 */
export function findAll(root, selector, kind) {
  return [...root.querySelectorAll(selector)].map(found => ofKind(found, kind)).filter(found => found !== null);
}

/**
 * The closest ancestor of an event's target, or of the focus, that matches; or null.
 * @template {Element} [T=Shown] @param {EventTarget | null} target @param {string} selector @param {new () => T} [kind]
 */
export function closest(target, selector, kind) {
  return ofKind(target instanceof Element ? target.closest(selector) : null, kind);
}

/** @template {Element} T @param {Element | null} found @param {new () => T} [kind] */
function ofKind(found, kind) {
  return /** @type {T | null} */ (kind && !(found instanceof kind) ? null : found);
}

/** Tells all modules of the page what has happened. @param {string} name @param {unknown} [detail] */
export const emit = (name, detail = null) => document.dispatchEvent(new CustomEvent(name, { detail }));

/** Calls a listener with what is told of each such event. @param {string} name @param {(detail: any) => void} listener */
export const hear = (name, listener) => document.addEventListener(name, event => { if (event instanceof CustomEvent) listener(event.detail); });

/** A field of a form by its name. Throws if the form has none. @param {HTMLFormElement} form @param {string} name */
export function field(form, name) {
  const found = form.elements.namedItem(name);
  if (found instanceof HTMLInputElement || found instanceof HTMLSelectElement) return found;
  throw new Error(`this form has no field ${name}`);
}

/** Whether two areas have more than an edge in common; an empty one may lie in the other. @param {DOMRect} a @param {DOMRect} b */
export const overlap = (a, b) => a.x < b.right && a.right > b.x && a.y < b.bottom && a.bottom > b.y;

/**
 * Fetches as `fetch` does; rejects if there is no whole answer in time: on a dead connection a browser waits for minutes.
 * @param {string} address @param {RequestInit} [init] @param {number} [milliseconds]
 */
export function fetchWithin(address, init = {}, milliseconds = 30000) {
  return fetch(address, { ...init, signal: AbortSignal.timeout?.(milliseconds) });   // which browsers from before 2022 lack
}
