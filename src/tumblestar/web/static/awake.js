// Keeps the screen on at a score pad, where several play from it, and while somebody at it is to act. Browsers allow that
// to secure pages alone: others say what people can do themselves.
import { find, findAll } from './dom.js';

/** @type {Promise<WakeLockSentinel | null>} */
let asked = Promise.resolve(null);

/** One request follows the other; a page that was hidden has lost what it had. */
function keepAwake() {
  asked = asked.then(async lock => {
    const isWanted = !document.hidden && find(document, '#pad, .pass, .status[data-yours]');
    if (isWanted) return lock && !lock.released ? lock : await navigator.wakeLock.request('screen');
    await lock?.release();
    return null;
  }).catch(() => null);
}

for (const hint of findAll(document, '[data-awake]', HTMLElement)) hint.hidden = 'wakeLock' in navigator;
if ('wakeLock' in navigator) for (const kind of ['visibilitychange', 'updated']) document.addEventListener(kind, keepAwake);
if ('wakeLock' in navigator) keepAwake();
