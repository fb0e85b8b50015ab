// What a person has chosen on this device: elements with data-setting, remembered in localStorage.
import { find } from './dom.js';

/** @param {string} name */
export function recall(name) {
  try { return localStorage.getItem(name); } catch { return null; }
}

/** @param {string} name @param {string} value */
export function remember(name, value) {
  try { localStorage.setItem(name, value); } catch { /* then the choice lasts as long as the page */ }
}

/**
 * A switch of the page, which begins as it was left, remembered by a key; null where the page has none. Calls `changed` after each change.
 * @param {string} name @param {boolean} [isOn] before anybody chose @param {() => void} [changed]
 */
export function setting(name, isOn = false, changed, key = name) {
  const box = find(document, `[data-setting="${name}"]`, HTMLInputElement);
  if (!box) return null;
  box.checked = (recall(key) ?? (isOn ? 'yes' : 'no')) === 'yes';
  box.addEventListener('change', () => {
    remember(key, box.checked ? 'yes' : 'no');
    changed?.();
  });
  return box;
}
