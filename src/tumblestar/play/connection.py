"""Base class for WebSocket connections to a table. Each request gets one response; updates are coalesced, never queued.

`page_socket.py` has the connection of a page, `program_socket.py` that of a program. docs/server.md describes both.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from time import monotonic, perf_counter

import anyio
import orjson
from starlette.websockets import WebSocket

from tumblestar.play import commands
from tumblestar.play.messages import COMMANDS, TABLE_COMMANDS, Request, read
from tumblestar.play.transport import Transport, Work, open_transport
from tumblestar.record import Refused
from tumblestar.security import counters
from tumblestar.security.limits import MAX_QUEUED_MESSAGES
from tumblestar.storage import Conflict, OutcomeUnknown, StoreProblem
from tumblestar.tables.table import Table
from tumblestar.words import Phrase, say

MAX_QUEUED_RESPONSES = 64
"""Responses that may wait for a slow client; one that sends more requests without reading is disconnected."""
SEND_TIMEOUT = 10.0
"""Seconds that a client may take to read while there is more for it; a slower one is disconnected."""
MESSAGES_PER_TURN = 4
"""Messages of one connection that are handled before other connections get their turn."""
NO_TABLE, TOO_SLOW, WRONG_PROTOCOL, TROUBLE = 4404, 4408, 4426, 4500
"""Codes of the close frame."""
PING, PONG = "ping", b"pong"
"""A message that asks whether the connection is alive, and the response to it.

Browsers hide the pings of WebSocket from pages. Requests may take long, so the response does not wait for theirs.
"""
PROTOCOL = 3
"""The version of the protocol, which clients name in the address. Since 2, messages number seats from 1."""

Response = dict[str, object]
"""The response to a request: `answer`, its ID; `ok`; `n`, the live number; and `refused` or other details."""

log = logging.getLogger(__name__)


class Connection(ABC):
    """A WebSocket to a table, and what waits to be sent on it.

    Responses wait in a short queue. Updates do not: a slow client gets the newest when it is ready for it.
    """

    commands: tuple[str, ...] = COMMANDS
    joins = False
    """Whether a response and the update that follows it may be one message."""

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.lang = lang
        self.command_limit: Callable[[str], float] | None = None
        """Called before each request with its command: returns 0.0, or the seconds to wait."""
        self.chat_limit: Callable[[], float] | None = None
        """The same before each chat message."""
        self.responses: list[Response] = []
        self.is_stale = True
        self.is_seen = True
        """Whether the page is visible when the connection opens."""
        self._transport: Transport | None = None
        self._messages: list[str] = []
        """Messages that have arrived and wait to be handled."""
        self._work: Work | None = None
        """The coroutine that handles messages, while it waits."""
        self._settling: asyncio.Task[None] | None = None
        self._scope = anyio.CancelScope()
        self._close_code = 0
        """The code with which this side closes; 0 while the connection is open."""
        self._stuck_since = 0.0
        self._is_working = self._is_handling = self._is_flush_due = self._owes_pong = False

    @property
    def reader(self) -> int | None:
        """The seat that refusals call "you"."""
        return None

    @property
    def is_too_slow(self) -> bool:
        """Whether the client was disconnected because it reads too slowly."""
        return self._close_code == TOO_SLOW

    @abstractmethod
    def update(self, response: Response | None = None) -> bytes | None:
        """Returns the message with what has changed for this client, or None. The table is settled.

        If the connection `joins` them, it includes the response to the client's own request.
        """

    async def run(self) -> None:
        """Serves the client until either side disconnects."""
        self.table.updates.listeners.add(self.mark_stale)
        self.table.membership.presence_rules.connected(self.person, self, self.is_seen)
        try:
            with self._scope:
                transport = self._transport = open_transport(self.socket, self.receive_messages, self._on_drain)
                self._schedule_flush()
                while (message := await transport.receive())["type"] != "websocket.disconnect":
                    self.receive_messages([message.get("text") or ""])
        finally:
            self._transport = None
            self.table.updates.listeners.discard(self.mark_stale)
            self.table.membership.presence_rules.disconnected(self.person, self)
        if self._close_code:
            if self.is_too_slow:
                counters.aborted_connections.inc()
            with anyio.move_on_after(1), contextlib.suppress(RuntimeError):  # it may not even read the close frame
                await self.socket.close(self._close_code)
        elif self._work:
            await self._work.wait()  # requests are carried out although nobody reads the response

    # -- out

    def mark_stale(self) -> None:
        """Called when the table has changed."""
        self.is_stale = True
        self._schedule_flush()

    def respond(self, response: Response) -> None:
        """Queues a response."""
        self.responses.append(response)
        self._schedule_flush()

    def _schedule_flush(self) -> None:
        """Flushes at the end of the current work, so that a client gets its response before others get the update."""
        since = self._stuck_since
        if len(self.responses) > MAX_QUEUED_RESPONSES or (since and monotonic() - since > SEND_TIMEOUT):
            self.close(TOO_SLOW)
        elif self._transport and not self._is_handling and not self._is_flush_due:  # handling ends with a flush
            self._is_flush_due = True
            self.table.updates.schedule(self._flush_due)

    def _flush_due(self) -> None:
        self._is_flush_due = False
        self._flush()

    def close(self, code: int) -> None:
        """Closes the connection."""
        self._close_code, self._transport = self._close_code or code, None
        self._messages.clear()
        self._scope.cancel()

    def _on_drain(self) -> None:
        """Called when the client is ready for more."""
        self._stuck_since = 0.0
        self._send_pong()
        self._flush()
        self.receive_messages([])

    def _send_pong(self) -> None:
        if self._owes_pong and self._transport and self._transport.is_ready:
            self._owes_pong = False
            self._transport.write(PONG)

    def _flush(self) -> None:
        """Sends responses, then the update, as long as the client reads."""
        transport = self._transport
        if transport is None or self._is_handling:
            return
        try:
            while self.responses and transport.is_ready:
                response = self.responses.pop(0)
                joined = None
                if self.joins and not self.responses and self.is_stale and not self.table.is_committing:
                    joined = self._joined(response)
                transport.write(joined or orjson.dumps(response))
            if self.table.updates.is_closed or self.person in self.table.updates.gone:
                self.close(NO_TABLE)
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
            self._settling = self._settling or asyncio.create_task(self._flush_settled())
            return
        self.is_stale = False
        if update := self.update():
            transport.write(update)

    async def _flush_settled(self) -> None:
        await self.table.settled()
        self._settling = None
        self._flush()

    def _joined(self, response: Response) -> bytes | None:
        """A response and the update as one message, if both have the same live number."""
        if not response["ok"] or response["n"] != self.table.live:
            return None
        self.is_stale = False
        return self.update(response)

    # -- in

    def receive_messages(self, messages: list[str]) -> None:
        """Handles messages, without a task as long as nothing blocks."""
        if PING in messages:
            self._owes_pong = True
            self._send_pong()
            messages = [message for message in messages if message != PING]
        self._messages.extend(messages)
        transport = self._transport
        if transport is None:
            return
        if self._messages and not self._is_working:
            self._is_working = True
            self._work = transport.start(self._handle_messages())
        if self._transport and len(self._messages) >= MAX_QUEUED_MESSAGES:
            transport.pause_reading()

    async def _handle_messages(self) -> None:
        """Handles messages in order, as long as the responses are read."""
        handled = 0
        try:
            while self._messages and (self._transport is None or self._transport.is_ready):
                text = self._messages.pop(0)
                self._is_handling = True
                try:
                    await self._handle(text)
                finally:
                    self._is_handling = False
                self._flush()
                self.table.updates.flush()
                handled += 1
                if handled % MESSAGES_PER_TURN == 0 and self._messages:  # let other connections run
                    await asyncio.sleep(0)
        finally:
            self._is_working, self._work = False, None
        if self._transport and not self._messages:
            self._transport.resume_reading()

    async def _handle(self, text: str) -> None:
        """Carries out one request, and responds."""
        name: str | None = None
        try:
            request = read(text, self.commands)
            name = request["id"]
            if self.command_limit and self.command_limit(request["do"]):
                raise Refused("limit", Phrase("refused-limit"))
            began = perf_counter()
            try:
                number = await self.do(request)
            finally:
                counters.action_seconds.observe(perf_counter() - began)
        except Refused as refused:
            self._refuse(
                name, refused.code, say(self.lang, refused.phrase, self.table.game.name, self.reader), refused.tag
            )
        except Conflict:  # another process was first with it
            self._refuse(name, "stale", say(self.lang, "refused-stale"))
        except StoreProblem as problem:
            code = "unsure" if isinstance(problem, OutcomeUnknown) else "store"
            self._refuse(name, code, say(self.lang, problem.phrase))
        except Exception:
            log.exception("a message failed", extra={"table": self.table.id, "entry": self.table.live})
            self._refuse(name, "trouble", say(self.lang, "sorry-500"))
        else:
            _counter(request["do"]).inc()
            log.info("done", extra={"table": self.table.id, "entry": self.table.live, "kind": request["do"]})
            if number is not None:
                self.respond({"answer": name, "ok": True, "n": number})

    def _refuse(self, name: str | None, code: str, words: str, tag: str = "") -> None:
        counters.refusals.labels(code).inc()
        page = f"/rules/{self.table.game.name}#{tag}" if tag else ""
        why = {"code": code, "tag": tag, "words": words, "help": page}
        self.respond({"answer": name, "ok": False, "n": self.table.live, "refused": why})

    async def do(self, request: Request) -> int | None:
        """Carries out a request; returns the live number reached, or None if the response comes later.

        Raises Refused, StoreProblem.
        """
        table, person, client = self.table, self.person, request["id"]
        command, seen = request["do"], request.get("seen", -1)
        if command == "act":
            return await table.act(
                person, client, seen, request["text"] if "text" in request else request.get("action", -1)
            )
        if command == "type":
            return await table.type_in(person, client, seen, request.get("text", ""))
        if command == "takeback":
            is_practice = request.get("practice", False)
            return await table.undo.take_back(person, client, seen, request.get("kept"), is_practice=is_practice)
        if command == "answer":
            return await table.undo.answer(person, client, seen, agrees=request.get("on", False))
        if command == "resign":
            return await table.resign(person, client, seen, request.get("seat"))
        if command in TABLE_COMMANDS:
            if command == "say" and self.chat_limit and self.chat_limit():
                raise Refused("limit", Phrase("refused-limit"))
            await commands.do(table, person, self, request)
        else:
            await table.membership.rename(person, request.get("seat", -1), request.get("name", ""))
        return table.live


@cache
def _counter(command: str) -> counters.Counter:
    """The metric of a command."""
    return counters.actions.labels(command)
