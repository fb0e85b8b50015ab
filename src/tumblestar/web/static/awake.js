// Keeps the screen on at a score pad, where several play from it, and while somebody at it is to act. Browsers allow that
// to secure pages alone: others say what people can do themselves.
import { find, findAll } from './dom.js';

/** @type {Promise<WakeLockSentinel | null>} */
let asked = Promise.resolve(null);                                               // one request follows the other

function keepAwake() {
  asked = asked.then(async lock => {
    const isWanted = !document.hidden && find(document, '#pad, .pass, .status[data-yours]');
    if (isWanted) return lock && !lock.released ? lock : await navigator.wakeLock?.request('screen') ?? null;   // hidden pages lose it
    await lock?.release();
    return null;
  }).catch(() => null);
}

for (const hint of findAll(document, '[data-awake]', HTMLElement)) hint.hidden = 'wakeLock' in navigator;
for (const kind of ['visibilitychange', 'updated']) document.addEventListener(kind, keepAwake);
keepAwake();
