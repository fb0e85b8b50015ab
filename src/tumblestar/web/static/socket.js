// The socket of a table: a WebSocket, or on the static site, whose pages stand in a frame, one of its shell. A browser does
// not show the pings of WebSocket, and keeps a connection that is dead for hours. So the page asks for a sign of life: when
// nothing has come for a while, when a request stays without a response, and when it is told to.

const OPENING = 15000, QUIET = 20000, LATE = 4000;                              // milliseconds: until it is open; until a quiet one, and one that owes a response, is asked
const DOUBT = 2000, LOST = 6000;                                                 // after the question: until it is in doubt; from then on, until it counts as lost

/** @typedef {{ send: (text: string) => void, check: () => void, readonly isOpen: boolean }} TableSocket */
/** @typedef {{ opened: () => void, received: (message: any) => void, doubted: (isInDoubt: boolean) => void, closed: (code: number, wasOpen: boolean) => void }} Listener `code` is 0 if the connection was given up */

/** @param {string} address @param {Listener} listener @returns {TableSocket} */
export function openSocket(address, { opened, received, doubted, closed }) {
  const isSite = Boolean(document.documentElement.dataset.site);                 // which has no network
  /** @type {WebSocket} */
  const socket = isSite ? /** @type {any} */ (window.parent).tumblestarSocket(address) : new WebSocket(address);
  let timer = 0, wasOpen = false, isAsked = false, owesResponse = false;

  /** @param {() => void} then @param {number} milliseconds */
  const wait = (then, milliseconds) => {
    clearTimeout(timer);
    if (!isSite) timer = window.setTimeout(then, milliseconds);
  };
  /** @param {number} code */
  const end = code => {
    clearTimeout(timer);
    isAsked = false;
    socket.onopen = socket.onmessage = socket.onclose = null;
    closed(code, wasOpen);
  };
  const giveUp = () => {
    end(0);
    socket.close();
  };
  const doubt = () => {
    if (!isAsked) return;                                                        // a clock that was exchanged leaves timers of the other one
    doubted(true);
    wait(giveUp, LOST);
  };
  const isOpen = () => socket.readyState === WebSocket.OPEN;
  const check = () => {
    if (isSite || !isOpen()) return;
    isAsked = true;
    socket.send('ping');
    wait(doubt, DOUBT);
  };
  socket.onopen = () => {
    wasOpen = true;
    wait(check, QUIET);
    opened();
  };
  socket.onmessage = ({ data }) => {
    const message = data === 'pong' ? null : JSON.parse(data);
    if (!message || message.id) {                                                // an update may come although nothing gets through to the server
      if (isAsked) doubted(false);
      isAsked = owesResponse = false;
    }
    if (!isAsked && !owesResponse) wait(check, QUIET);
    if (message) received(message);
  };
  socket.onclose = ({ code }) => end(code);
  wait(giveUp, OPENING);
  return {
    check,
    get isOpen() { return isOpen(); },
    send(text) {
      socket.send(text);
      if (!isAsked && !owesResponse) wait(check, LATE);
      owesResponse = true;
    },
  };
}
