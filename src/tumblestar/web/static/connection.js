// The connection of a table: opened, opened again when it is lost, and what the page says about it.
import { byId, fetchWithin, findAll } from './dom.js';
import { openSocket } from './socket.js';

/** @typedef {{ address: () => string, opened: () => void, received: (message: any) => void }} Listener `address` is asked for each time */

const SOONEST = 500, LATEST = 15000;                                            // milliseconds until it is tried again
// A browser does not learn the status of a refused WebSocket. The page's own address is refused for the same reason.
/** @type {Record<number, string | undefined>} */
const CAUSES = { 4401: 'password', 4403: 'refused', 4426: 'refused', 4429: 'many', 401: 'password', 403: 'refused', 409: 'table', 421: 'refused', 429: 'many' };
const table = byId('table'), status = byId('connection');
/** @type {import('./socket.js').TableSocket | null} */
let socket = null;
/** @type {Listener} */
let listener;
let delay = SOONEST, retry = 0;

/** @param {Listener} heard */
export function startConnection(heard) {
  listener = heard;
  connect();
  // A device that wakes, or has a network again, may have lost the connection without a word.
  document.addEventListener('visibilitychange', check);
  for (const kind of ['pageshow', 'online']) window.addEventListener(kind, check);
}

/** Sends a text if the connection is open. @param {string} text */
export function transmit(text) { if (socket?.isOpen) socket.send(text); }

function connect() {
  clearTimeout(retry);
  retry = 0;
  socket = openSocket(listener.address(), {
    opened() {
      delay = SOONEST;
      show('');
      listener.opened();
    },
    received: listener.received,
    doubted: isInDoubt => show(isInDoubt ? 'doubt' : ''),
    async closed(code, wasOpen) {
      if (code === 4404 || code === 4500) return location.reload();
      const cause = CAUSES[code] ?? (wasOpen || !code ? 'lost' : await connectionFault());
      show(cause);
      if (!['lost', 'many'].includes(cause)) return;
      retry = window.setTimeout(connect, delay);
      delay = Math.min(delay * 2, LATEST);
    },
  });
}

async function connectionFault() {
  try {
    const { status } = await fetchWithin(location.pathname, { method: 'HEAD' }, 5000);
    if (status === 404) location.reload();
    return CAUSES[status] ?? 'lost';
  } catch { return 'lost'; }
}

/** @param {string} cause what is wrong with the connection; empty: nothing */
function show(cause) {
  if (cause) table.setAttribute('aria-busy', 'true');
  else table.removeAttribute('aria-busy');
  for (const element of findAll(status, ':scope > *', HTMLElement)) element.hidden = element.dataset.cause !== cause;
  status.hidden = !cause;
}

function check() {
  if (document.hidden) return;
  delay = SOONEST;
  if (retry) connect();
  else socket?.check();
}
