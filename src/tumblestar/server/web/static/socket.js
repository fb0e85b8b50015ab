// Opens the socket of a table: a WebSocket, or on the static site, whose pages stand in a frame, one of its shell.

/**
 * @param {string} address
 * @returns {WebSocket}
 */
export function openSocket(address) {
  if (!document.documentElement.dataset.site) return new WebSocket(address);
  return /** @type {any} */ (window.parent).tumblestarSocket(address);
}
