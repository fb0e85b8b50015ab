// Why a table's connection was refused or lost.
import { fetchWithin } from './fetching.js';

// A browser does not learn the status of a refused WebSocket. The page's own address is refused for the same reason.
/** @type {Record<number, string | undefined>} */
export const CAUSES = { 4401: 'password', 4403: 'refused', 4426: 'refused', 4429: 'many', 401: 'password', 403: 'refused', 409: 'table', 421: 'refused', 429: 'many' };
export const RETRIED = ['lost', 'many'];

export async function connectionFault() {
  try {
    const { status } = await fetchWithin(location.pathname, { method: 'HEAD' }, 5000);
    if (status === 404) location.reload();
    return CAUSES[status] ?? 'lost';
  } catch { return 'lost'; }
}
