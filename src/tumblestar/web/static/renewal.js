// Loads a page anew when the server has a newer version of it, and goes on with what was begun: requests without a response,
// typed text, and the chosen action.
import { arm, armedTarget } from './board.js';
import { byId, findAll } from './dom.js';
import { unanswered, version, viewing } from './requests.js';
import { stepsTo, updateOrientation } from './turn.js';

const table = byId('table');

/** Once a version: if the page stays the same, it is kept. */
export function renew() {
  try {
    if (sessionStorage.getItem('renewed') === version) return;
    sessionStorage.setItem('renewed', version);
    const fields = findAll(table, 'form input[id]', HTMLInputElement).filter(({ value, defaultValue }) => value !== defaultValue);
    sessionStorage.setItem('begun', JSON.stringify({
      page: location.pathname, n: viewing.n, requests: [...unanswered], way: -stepsTo(0), action: armedTarget()?.dataset.action,
      typed: fields.map(({ id, value }) => [id, value]),
    }));
  } catch { return; }
  location.reload();
}

export function resume() {
  try {
    const begun = JSON.parse(sessionStorage.getItem('begun') ?? 'null');
    sessionStorage.removeItem('begun');
    if (begun?.page !== location.pathname) return;
    for (const [id, request] of begun.requests) unanswered.set(id, request.id ? request : JSON.parse(request.text));   // an older version kept the text
    for (const [id, value] of begun.typed) {
      byId(id, HTMLInputElement).value = value;
      for (const within of findAll(table, `details:has(#${id})`, HTMLDetailsElement)) within.open = true;
    }
    if (begun.n !== viewing.n) return;
    updateOrientation(table, begun.way);
    findAll(table, `.act[data-action="${begun.action}"]:not([hidden])`).forEach(arm);
  } catch { /* it is not there any more */ }
}
