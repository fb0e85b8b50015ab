"""A table as a stream: one JSON object a line, what was missed first, then what happens, until the game has ended.

Nothing is queued. Whoever reads slowly gets all that is new when ready for it, in parts; whoever takes nothing for ten
seconds is hung up on, and comes back with the number of the last entry it has.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Any

import anyio
import msgspec
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tumblestar.server import metrics
from tumblestar.server.api import problems, serializers
from tumblestar.server.api.problems import Problem
from tumblestar.server.api.request import Call
from tumblestar.server.api.schemas import BeatLine, ByeLine, ChatLine, EntryLine, SeatsLine
from tumblestar.server.security.limits import person_key, place
from tumblestar.server.security.proxy import address_of
from tumblestar.server.security.tokens import is_good
from tumblestar.server.sockets.connection import SEND_TIMEOUT
from tumblestar.server.sockets.program_socket import seat_of, text_of
from tumblestar.server.storage.rows import LogEntry, SeatRow
from tumblestar.server.tables.table import Table
from tumblestar.words import Phrase

MEDIA = "application/x-ndjson"
HEARTBEAT = 15.0
"""Seconds after which a stream on which nothing happens says that it is alive."""
MOST_AT_ONCE = 200
"""Entries that are sent before it is waited until they are taken."""
LONGEST_NUMBER = 9
WAIT = 5.0
"""Seconds to wait where too many streams are open."""

_encode = msgspec.json.Encoder().encode


class Stream(Response):
    """The answer that goes on. `since`: the live number up to which the caller knows the entries."""

    media_type = MEDIA

    def __init__(self, call: Call, table: Table, since: int | None) -> None:
        self.call = call
        self.table = table
        self.status_code = 200
        self.background = None
        self.init_headers({"cache-control": "no-store", "x-accel-buffering": "no"})
        self.person = table.membership.whom(call.person.id)
        live = table.live
        self._sent = live if since is None else min(since, live)
        self._seats: list[SeatRow] = []
        self._now: Any = None
        """What of the table the reader was told how it stands last."""
        self._said = said[-1].number if (said := table.membership.chat.messages) else 0
        self._news = asyncio.Event()
        self._is_closing = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Tells until the game has ended, the reader goes or is too slow, or the server stops."""
        limits = self.call.limits
        with limits.line(place(address_of(scope)), person_key(self.call.request)) as may:
            if not may:
                many = Problem("limit", Phrase("refused-streams"), retry_after=WAIT)
                await problems.response(many, self.call.lang)(scope, receive, send)
                return
            ends: set[Any] = self.call.request.app.state.streams
            ends.add(self.close)
            self.table.updates.listeners.add(self._news.set)
            self.table.membership.presence_rules.came(self.person, self)
            try:
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                async with anyio.create_task_group() as both:
                    both.start_soon(self._until_gone, receive, both.cancel_scope)
                    with contextlib.suppress(TimeoutError):
                        await self._tell(send)
                    both.cancel_scope.cancel()
            finally:
                ends.discard(self.close)
                self.table.updates.listeners.discard(self._news.set)
                self.table.membership.presence_rules.went(self.person, self)

    def close(self) -> None:
        """The server stops."""
        self._is_closing = True
        self._news.set()

    async def _until_gone(self, receive: Receive, scope: anyio.CancelScope) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        scope.cancel()

    async def _tell(self, send: Send) -> None:
        """Sends what is new for as long as there may be any. Raises TimeoutError for a reader that takes nothing."""
        is_quiet = False
        while True:
            self._news.clear()
            await self.table.settled()
            said, is_whole = self._new()
            bye = self._bye(is_quiet) if is_whole else None
            if bye:
                said += _line(bye)
            elif is_quiet and not said:
                said = _line(BeatLine(self._sent))
            if said:
                await _sent(send, said, is_last=bool(bye))
            if bye:
                return
            is_quiet = is_whole and not await self._comes()

    async def _comes(self) -> bool:
        """Waits for news; False where there are none for a while."""
        with anyio.move_on_after(HEARTBEAT):
            await self._news.wait()
            return True
        return False

    def _new(self) -> tuple[bytes, bool]:
        """What the reader has not been told, and whether that is all of it. The table is settled."""
        table, said = self.table, b""
        if self._seats != table.seats:
            self._seats = list(table.seats)
            said += _line(SeatsLine(serializers.seats_seen(table, self.person)))
        until = min(table.live, self._sent + MOST_AT_ONCE)
        if self._sent < until:
            entries = table.log.since(self._sent, MOST_AT_ONCE)
            if entries is None:
                entries = table.store.entries(table.id, self._sent, until)
            said += b"".join(_line(_entry(entry)) for entry in entries)
            self._sent = until
        if until < table.live:
            return said, False
        for message in table.membership.chat.messages:
            if message.number > self._said:
                self._said = message.number
                said += _line(ChatLine(serializers.message_seen(message)))
        stands = (table.live, len(table.free), table.status)
        if self._now != stands:
            self._now = stands
            said += _line(serializers.now_line(table, self.person))
        return said, True

    def _bye(self, is_quiet: bool) -> ByeLine | None:
        """The last line, if there is nothing more to come. Now and then it is looked whether the token still holds."""
        table = self.table
        if is_quiet and not is_good(table.store, self.call.caller):
            return ByeLine(table.live, "token")
        if table.updates.is_closed:  # deleted, or to be read anew from the store
            return ByeLine(table.live, "restart" if table.store.table(table.id) else "gone")
        if not table.is_known_to(self.call.person.id):
            return ByeLine(table.live, "gone")
        if table.is_over:
            return ByeLine(table.live, "over")
        return ByeLine(table.live, "restart") if self._is_closing else None


async def _sent(send: Send, said: bytes, *, is_last: bool) -> None:
    """Sends a part. Raises TimeoutError where it is not taken in time."""
    try:
        with anyio.fail_after(SEND_TIMEOUT):
            await send({"type": "http.response.body", "body": said, "more_body": not is_last})
    except TimeoutError:
        metrics.cut.inc()
        raise


def _line(line: msgspec.Struct) -> bytes:
    return _encode(line) + b"\n"


def _entry(entry: LogEntry) -> EntryLine:
    kind: Any = entry.kind
    return EntryLine(entry.number, kind, None if entry.actor is None else seat_of(entry.actor), text_of(entry))


async def stream(call: Call) -> Response:
    """The stream of a table. Raises Problem."""
    table = await call.table()
    given = call.request.query_params.get("from")
    if given is not None and not (given.isascii() and given.isdigit() and len(given) <= LONGEST_NUMBER):
        raise Problem("message", Phrase("refused-field", {"field": "from", "expected": "0, 1, 2 …"}), field="from")
    if call.request.method == "HEAD":
        return Response(None, 200, {"cache-control": "no-store"}, MEDIA)
    return Stream(call, table, None if given is None else int(given))
