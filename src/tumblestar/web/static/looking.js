// Looking at other moments of a game, and going back to one.
import { byId } from './dom.js';
import { send, viewing } from './requests.js';

const moment = byId('moment');

/** @param {number | null} at the number of events; null for the live position */
export function lookAt(at) {
  viewing.at = at;
  send(at === null ? { do: 'look' } : { do: 'look', at });
}

/** Looks where a button leads: a step from the shown position, or to a moment. @param {DOMStringMap} data of the button */
export function lookBy({ step, at }) {
  const n = Number(moment.dataset.n), of = Number(moment.dataset.of);
  if (!step) return lookAt(['live', moment.dataset.of].includes(at) ? null : Number(at));   // the last event is the live position
  const to = new Map([['first', 0], ['previous', Math.max(0, n - 1)], ['next', n + 1]]).get(step) ?? of;
  lookAt(to < of || step === 'previous' ? to : null);
}

/** Takes back: the last event, or all but the first events. @param {string | undefined} kept */
export function goBack(kept, practice = false) {
  viewing.at = null;
  send({ do: 'takeback', kept: kept === undefined ? undefined : Number(kept), practice });
}
