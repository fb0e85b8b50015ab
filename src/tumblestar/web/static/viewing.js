// What the page of a table shows, and what the address of each of its connections says about that.
import { byId } from './dom.js';
import { currentSpeed } from './speed.js';

const table = byId('table'), text = byId('part-text', HTMLDetailsElement);

/** The version of all static files, of which the server knows whether it has newer ones. */
export const version = new URL(import.meta.url).pathname.split('/').at(-2) ?? '';

/**
 * What is shown: `n` events have happened, `print` is the fingerprint of the page, `at` the event that is looked at, null for
 * the live position; `seat` is the one whose board is large for a look, `aid` the level of help, `amount` what an action may
 * cost before the tutor asks.
 * @type {{ n: number, print: string, at: number | null, seat: number | null, aid: number, amount: string | null }}
 */
export const viewing = {
  n: Number(table.dataset.n), print: table.dataset.print ?? '', at: table.dataset.at === undefined ? null : Number(table.dataset.at),
  seat: null, aid: 0, amount: null,
};

/** The address of a new connection. */
export function addressOfTable() {
  const query = new URLSearchParams({ protocol: table.dataset.protocol ?? '', v: version, print: viewing.print });
  if (viewing.at !== null) query.set('at', String(viewing.at));
  if (viewing.aid) query.set('aid', String(viewing.aid));
  if (viewing.amount) query.set('amount', viewing.amount);
  if (viewing.seat) query.set('board', String(viewing.seat));
  if (text.open) query.set('text', '1');
  query.set('speed', String(currentSpeed()));
  query.set('seen', document.visibilityState === 'visible' ? '1' : '0');
  return `${location.origin.replace(/^http/, 'ws')}${table.dataset.live}?${query}`;
}
