// Requests by HTTP that are given up after a while: on a connection that is dead a browser waits for minutes.

/**
 * Fetches as `fetch` does; rejects if there is no whole answer in time.
 * @param {string} address
 * @param {RequestInit} [init]
 * @param {number} [milliseconds]
 */
export function fetchWithin(address, init = {}, milliseconds = 30000) {
  return fetch(address, { ...init, signal: AbortSignal.timeout?.(milliseconds) });   // which browsers from before 2022 lack
}
