// Requests to the server of a table: each is kept until it is answered, and sent again on a new connection. The server answers
// an ID that it knows with its first response, so that nothing is done twice.
import { startConnection, transmit } from './connection.js';
import { catchUp } from './speed.js';
import { addressOfTable, viewing } from './viewing.js';

/** @typedef {{ detail: string, tag: string }} Refusal */
/** @typedef {{ do: string, [more: string]: unknown }} Request */
/** @typedef {{ n: number, print: string, title?: string, parts: Record<string, import('./morph.js').Part>, now?: number }} View */
/** @typedef {{ id?: string, ok?: boolean, says?: string, asks?: string[], remark?: string, legend?: string, sign?: string, refused?: Refusal, reload?: boolean } & Partial<View>} Message */
/** @typedef {{ message: Message, request: Request | null }} Answer what the event `answered` has */

const BESIDE_THE_GAME = ['seen', 'speed', 'say'];                                // what is done while bots play on
const IN_ADDRESS = ['look', 'aid', 'text', 'seen', 'board', 'speed'];            // what the address of a new connection says
const KEEPS_BOARD = [...IN_ADDRESS, 'why', 'explain'];                           // who does anything else sees their own board again
/** @type {Map<string, Request>} */
export const unanswered = new Map();                                             // requests without a response, by ID

/**
 * @param {(view: View) => void} show takes updates of the page
 * @param {() => void} renew loads the page anew: the server has a newer version
 */
export function startRequests(show, renew) {
  startConnection({
    address() {
      for (const [id, request] of unanswered) if (IN_ADDRESS.includes(request.do)) unanswered.delete(id);
      return addressOfTable();
    },
    opened() { for (const request of unanswered.values()) transmit(JSON.stringify(request)); },
    received: message => receive(message, show, renew),
  });
}

/**
 * Sends a request. The event `sent` has it, and `answered` both it and the response.
 * @param {Request} what
 */
export function send(what) {
  if (!BESIDE_THE_GAME.includes(what.do)) catchUp();                              // nobody acts on what they have not seen
  const id = crypto.randomUUID?.() ?? String(Math.random()).slice(2);             // randomUUID needs a secure origin
  const request = { id, seen: viewing.n, ...what };
  unanswered.set(id, request);
  if (!KEEPS_BOARD.includes(what.do)) viewing.seat = null;
  document.dispatchEvent(new CustomEvent('sent', { detail: request }));
  transmit(JSON.stringify(request));
}

/**
 * @param {Message} message
 * @param {(view: View) => void} show
 * @param {() => void} renew
 */
function receive(message, show, renew) {
  const { id = '', refused, parts } = message, request = unanswered.get(id) ?? null;
  unanswered.delete(id);
  if (id || refused) document.dispatchEvent(new CustomEvent('answered', { detail: { message, request } }));
  if (id && !parts) return;
  if (message.reload) return renew();
  if (refused) return;
  const view = /** @type {View} */ (message);
  ({ n: viewing.n, print: viewing.print } = view);
  show(view);
}

/**
 * Calls a listener with every response.
 * @param {(answer: Answer) => void} listener
 */
export function onAnswer(listener) {
  document.addEventListener('answered', event => { if (event instanceof CustomEvent) listener(event.detail); });
}
