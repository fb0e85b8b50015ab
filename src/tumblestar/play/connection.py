"""Base class for WebSocket connections to a table. Each request gets one response; updates are coalesced, never queued.

`page_socket.py` has the connection of a page, `program_socket.py` that of a program. docs/server.md describes both.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from enum import Enum
from functools import cache
from time import monotonic, perf_counter

import anyio
from starlette.websockets import WebSocket

from tumblestar.contract.errors import BadOption
from tumblestar.play.messages import (
    LATER,
    CommandTable,
    Done,
    Reason,
    Refusal,
    Request,
    Response,
    Result,
    encode,
    id_of,
    name_of,
)
from tumblestar.play.transport import Handling, Transport, open_transport
from tumblestar.record import Refused
from tumblestar.security import counters
from tumblestar.security.limits import MAX_QUEUED_MESSAGES, SEND_TIMEOUT
from tumblestar.storage import Conflict, OutcomeUnknown, StoreProblem
from tumblestar.tables.table import Table
from tumblestar.web.feature import EDITION, rule_address
from tumblestar.words import Phrase, say

MAX_QUEUED_RESPONSES = 64
"""Responses that may wait for a slow client; one that sends more requests without reading is disconnected."""
MESSAGES_PER_TURN = 4
"""Messages of one connection that are handled before other connections get their turn."""
NO_TABLE, TOO_SLOW, WRONG_PROTOCOL, TROUBLE = 4404, 4408, 4426, 4500
"""Codes of the close frame."""
PING, PONG = "ping", b"pong"
"""A message that asks whether the connection is alive, and the response to it.

Browsers hide the pings of WebSocket from pages. Requests may take long, so the response does not wait for theirs.
"""

log = logging.getLogger(__name__)


class ConnectionState(Enum):
    """The state of a connection."""

    CONNECTING = "connecting"
    """Nothing is sent or received yet."""
    IDLE = "idle"
    """Open; no message is being handled."""
    BUSY = "busy"
    """Open, and messages are being handled. After each, everything that waits is sent."""
    DRAINING = "draining"
    """Closed, but messages are still being handled."""
    CLOSED = "closed"


class Connection(ABC):
    """A WebSocket to a table, and what waits to be sent on it.

    Responses wait in a short queue. Updates do not: a slow client gets the newest when it is ready for it.
    """

    commands: CommandTable
    """What the client may ask for."""

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.lang = lang
        self.seats = len(table.seats)
        """How many seats the client knows; with another number it begins anew."""
        self.command_limit: Callable[[str], float] | None = None
        """Called before each request with its command: returns 0.0, or the seconds to wait."""
        self.chat_limit: Callable[[], float] | None = None
        """The same before each chat message."""
        self.state = ConnectionState.CONNECTING
        self.responses: list[Response] = []
        self.is_seen = True
        """Whether the page is visible when the connection opens."""
        self._edition = EDITION.get()
        """That of the request: updates are also made in the context of whoever acted, or of no request."""
        self._transport: Transport | None = None
        """None unless the connection is open."""
        self._messages: list[str] = []
        """Messages that have arrived and wait to be handled."""
        self._drained: asyncio.Event | None = None
        """Set when the last message of a closed connection was handled, if that is waited for."""
        self._settling: asyncio.Task[None] | None = None
        self._scope = anyio.CancelScope()
        self._close_code = 0
        """The code with which this side closes; 0 while the connection is open."""
        self._stuck_since = 0.0
        self._owes_pong = False
        self._is_marked = True
        self._sent_tick = -1
        """The version of the table that was sent last."""

    @property
    def reader(self) -> int | None:
        """The seat that refusals call "you"."""
        return None

    @property
    def is_too_slow(self) -> bool:
        """Whether the client was disconnected because it reads too slowly."""
        return self._close_code == TOO_SLOW

    @property
    def is_stale(self) -> bool:
        """Whether there may be something that the client has not got."""
        return self._is_marked or self._sent_tick != self.table.updates.tick

    @abstractmethod
    def update(self, response: Done | None = None) -> bytes | None:
        """Returns the message with what has changed for this client, or None. The table is settled.

        It includes the response to the client's own request, if there is one.
        """

    def update_of_edition(self, response: Done | None = None) -> bytes | None:
        """The update of the edition that the client asked for."""
        EDITION.set(self._edition)
        return self.update(response)

    async def run(self) -> None:
        """Serves the client until either side disconnects."""
        self.table.updates.listeners.add(self.on_change)
        self.table.membership.presence_rules.connected(self.table, self.person, self, self.is_seen)
        try:
            with self._scope:
                transport = self._transport = open_transport(self.socket, self.receive_messages, self._on_drain)
                self.state = ConnectionState.IDLE
                self._send()
                while (message := await transport.receive())["type"] != "websocket.disconnect":
                    if work := self.receive_messages([message.get("text") or ""]):
                        transport.start(work)
        finally:
            self._disconnect()
            self.table.updates.listeners.discard(self.on_change)
            self.table.membership.presence_rules.disconnected(self.table, self.person, self)
        if self._close_code:
            if self.is_too_slow:
                counters.aborted_connections.inc()
            with anyio.move_on_after(1), contextlib.suppress(RuntimeError):  # it may not even read the close frame
                await self.socket.close(self._close_code)
        elif self.state is ConnectionState.DRAINING:
            self._drained = asyncio.Event()
            await self._drained.wait()  # requests are carried out although nobody reads the response

    # -- out

    def on_change(self) -> None:
        """Called when the table has changed."""
        self._check_speed()
        if self.state is ConnectionState.IDLE:
            self._send()

    def mark_stale(self) -> None:
        """Called when something else has changed that the client is shown."""
        self._is_marked = True
        self.on_change()

    def respond(self, response: Response) -> None:
        """Sends a response as soon as possible."""
        self.responses.append(response)
        self.on_change()

    def _check_speed(self) -> None:
        """Closes the connection of a client that reads too slowly."""
        since = self._stuck_since
        if len(self.responses) > MAX_QUEUED_RESPONSES or (since and monotonic() - since > SEND_TIMEOUT):
            self.close(TOO_SLOW)

    def close(self, code: int) -> None:
        """Closes the connection."""
        self._close_code = self._close_code or code
        self._disconnect()
        self._messages.clear()
        self._scope.cancel()

    def _disconnect(self) -> None:
        """Sends and receives no more."""
        self._transport = None
        is_busy = self.state in (ConnectionState.BUSY, ConnectionState.DRAINING)
        self.state = ConnectionState.DRAINING if is_busy else ConnectionState.CLOSED

    def _on_drain(self) -> Handling | None:
        """Called when the client is ready for more; returns what is to be handled now."""
        self._stuck_since = 0.0
        self._send_pong()
        if self.state is ConnectionState.IDLE:
            self._send()
        return self.receive_messages([])

    def _send_pong(self) -> None:
        if self._owes_pong and self._transport and self._transport.is_ready:
            self._owes_pong = False
            self._transport.write(PONG)

    def _send(self) -> None:
        """Sends responses, then the update, as long as the client reads."""
        transport = self._transport
        if transport is None:
            return
        is_current = self.seats == len(self.table.seats)
        try:
            while self.responses and transport.is_ready:
                response = self.responses.pop(0)
                joined = None
                if not self.responses and is_current and self.is_stale and not self.table.is_committing:
                    joined = self._joined(response)
                transport.write(joined or encode(response))
            if self.table.updates.is_closed or self.person in self.table.updates.gone:
                self.close(NO_TABLE)
            elif not is_current:
                self.close(TROUBLE)
            elif self.is_stale and transport.is_ready:
                self._send_update(transport)
        except Exception:
            log.exception("a connection failed", extra={"table": self.table.id, "entry": self.table.live})
            self.close(TROUBLE)
        if not transport.is_ready and not self._stuck_since:
            self._stuck_since = monotonic()

    def _send_update(self, transport: Transport) -> None:
        """Sends the update, once it is on disk."""
        if self.table.is_committing:
            self._settling = self._settling or asyncio.create_task(self._send_settled())
            return
        self._mark_sent()
        if update := self.update_of_edition():
            transport.write(update)

    async def _send_settled(self) -> None:
        await self.table.settled()
        self._settling = None
        if self.state is ConnectionState.IDLE:
            self._send()

    def _joined(self, response: Response) -> bytes | None:
        """A response and the update as one message, if both have the same live number."""
        if not isinstance(response, Done) or response.n != self.table.live:
            return None
        self._mark_sent()
        return self.update_of_edition(response)

    def _mark_sent(self) -> None:
        self._is_marked, self._sent_tick = False, self.table.updates.tick

    # -- in

    def receive_messages(self, messages: list[str]) -> Handling | None:
        """Takes messages; returns a coroutine that handles them, unless one does already."""
        if PING in messages:
            self._owes_pong = True
            self._send_pong()
            messages = [message for message in messages if message != PING]
        self._messages.extend(messages)
        transport = self._transport
        if transport is None:
            return None
        if len(self._messages) >= MAX_QUEUED_MESSAGES:
            transport.pause_reading()
        if not self._messages or self.state is not ConnectionState.IDLE:
            return None
        self.state = ConnectionState.BUSY
        return self._handle_messages()

    async def _handle_messages(self) -> None:
        """Handles messages in order, as long as the responses are read."""
        handled = 0
        try:
            while self._messages and (self._transport is None or self._transport.is_ready):
                await self._handle(self._messages.pop(0))
                self._send()
                handled += 1
                if handled % MESSAGES_PER_TURN == 0 and self._messages:  # let other connections run
                    await asyncio.sleep(0)
        finally:
            is_open = self.state is ConnectionState.BUSY
            self.state = ConnectionState.IDLE if is_open else ConnectionState.CLOSED
            if self._drained:
                self._drained.set()
        if self._transport and not self._messages:
            self._transport.resume_reading()

    async def _handle(self, text: str) -> None:
        """Carries out one request, and responds."""
        request: str | None = None
        EDITION.set(self._edition)
        try:
            command = self.commands.read(text)
            request, name = command.id, name_of(command)
            if self.command_limit and self.command_limit(name):
                raise Refused("limit", Phrase("refused-limit"))
            if not self.admits(command):
                return
            began = perf_counter()
            try:
                result = await self.do(command)
            finally:
                counters.action_seconds.observe(perf_counter() - began)
        except Exception as error:
            self._refuse(request or id_of(text), error)
        else:
            _counter(name).inc()
            log.info("done", extra={"table": self.table.id, "entry": self.table.live, "kind": name})
            if not isinstance(result, Done):
                result = Done(id=request, n=self.table.live if result is None else result)
            if result.n != LATER:
                self.respond(result)

    def admits(self, command: Request) -> bool:
        """Whether the client may ask for that; False where the connection ends instead. Raises Refused."""
        return True

    async def do(self, command: Request) -> Result:
        """Carries out a command by its function. Raises Refused, StoreProblem."""
        return await self.commands.handlers[type(command)](self, command)

    def _refuse(self, request: str | None, error: Exception) -> None:
        """Responds to a request that was refused, or failed."""
        tag, game = "", self.table.game.name
        if isinstance(error, BadOption):
            error = Refused("message", error.phrase)
        if isinstance(error, Refused):
            code, tag, words = error.code, error.tag, say(self.lang, error.phrase, game, self.reader)
        elif isinstance(error, Conflict):  # another process was first with it
            code, words = "stale", say(self.lang, "refused-stale")
        elif isinstance(error, StoreProblem):
            code, words = "unsure" if isinstance(error, OutcomeUnknown) else "store", say(self.lang, error.phrase)
        else:
            log.error("a message failed", extra={"table": self.table.id, "entry": self.table.live}, exc_info=error)
            code, words = "trouble", say(self.lang, "sorry-500")
        counters.refusals.labels(code).inc()
        reason = Reason(code, tag, words, rule_address(game, tag) if tag else "")
        self.respond(Refusal(id=request, n=self.table.live, refused=reason))


@cache
def _counter(command: str) -> counters.Counter:
    """The metric of a command."""
    return counters.actions.labels(command)
