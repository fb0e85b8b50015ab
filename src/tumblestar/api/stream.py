"""A table as a stream of JSON objects, one per line: missed entries, then changes, until the game has ended.

Nothing is queued. A slow reader gets everything new when it is ready, in batches; one that reads nothing for ten
seconds is disconnected, and can resume from the last number it has.
"""

from __future__ import annotations

import asyncio
import contextlib

import anyio
from starlette.responses import Response
from starlette.types import Receive, Scope, Send

from tumblestar.api.request import Call, Problem, problem_response
from tumblestar.play.program_view import StreamEnd, StreamHeartbeat, TableView, encode_lines
from tumblestar.security import counters
from tumblestar.security.limits import SEND_TIMEOUT, asker_of
from tumblestar.security.tokens import is_good
from tumblestar.tables.table import Table
from tumblestar.web.request_context import charge_events
from tumblestar.web.services import services_of
from tumblestar.words import Phrase

MEDIA = "application/x-ndjson"
HEARTBEAT = 15.0
"""Seconds without changes after which a heartbeat is sent."""
MAX_DIGITS = 9
RETRY_AFTER = 5.0
"""Seconds to wait when too many streams are open."""


class Stream(Response):
    """A streaming response. `since` is the live number up to which the caller knows the entries."""

    media_type = MEDIA

    def __init__(self, call: Call, table: Table, since: int | None) -> None:
        self.call = call
        self.table = table
        self.status_code = 200
        self.background = None
        self.init_headers({"cache-control": "no-store", "x-accel-buffering": "no"})
        self.person = table.membership.plays_as(call.person.id)
        self._view = TableView(table, self.person, call.lang, since)
        self._changed = asyncio.Event()
        self._is_closing = False

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Streams until the game ends, the client disconnects or is too slow, or the server stops."""
        limits = self.call.limits
        with limits.open_socket(asker_of(self.call.request)) as is_allowed:
            if not is_allowed:
                problem = Problem("limit", Phrase("refused-streams"), retry_after=RETRY_AFTER)
                await problem_response(problem, self.call.lang)(scope, receive, send)
                return
            streams = services_of(self.call.request).streams
            streams.add(self.close)
            self.table.updates.listeners.add(self._changed.set)
            self.table.membership.presence_rules.connected(self.table, self.person, self)
            try:
                await send({"type": "http.response.start", "status": 200, "headers": self.raw_headers})
                async with anyio.create_task_group() as tasks:
                    tasks.start_soon(self._wait_for_disconnect, receive, tasks.cancel_scope)
                    with contextlib.suppress(TimeoutError):
                        await self._send_updates(send)
                    tasks.cancel_scope.cancel()
            finally:
                streams.discard(self.close)
                self.table.updates.listeners.discard(self._changed.set)
                self.table.membership.presence_rules.disconnected(self.table, self.person, self)

    def close(self) -> None:
        """Ends the stream because the server stops."""
        self._is_closing = True
        self._changed.set()

    async def _wait_for_disconnect(self, receive: Receive, scope: anyio.CancelScope) -> None:
        while (await receive())["type"] != "http.disconnect":
            pass
        scope.cancel()

    async def _send_updates(self, send: Send) -> None:
        """Sends changes until there can be no more. Raises TimeoutError if the client does not read."""
        is_quiet = False
        while True:
            self._changed.clear()
            await self.table.settled()
            batch = self._view.update()
            is_whole = self._view.is_whole
            end = self._end_item(is_quiet) if is_whole else None
            if end:
                batch += encode_lines([end])
            elif is_quiet and not batch:
                batch = encode_lines([StreamHeartbeat(self._view.sent)])
            if batch:
                await _send(send, batch, is_last=bool(end))
            if end:
                return
            is_quiet = is_whole and not await self._wait_for_change()

    async def _wait_for_change(self) -> bool:
        """Waits for a change; returns False on a timeout."""
        with anyio.move_on_after(HEARTBEAT):
            await self._changed.wait()
            return True
        return False

    def _end_item(self, is_quiet: bool) -> StreamEnd | None:
        """Returns the last item if the stream streams. While nothing happens, it also checks the token."""
        table = self.table
        if is_quiet and not is_good(table.store, self.call.caller):
            return StreamEnd(table.live, "token")
        if table.updates.is_closed:  # deleted, or reloaded from the store
            return StreamEnd(table.live, "restart" if table.store.table(table.id) else "gone")
        if not table.is_visible_to(self.call.person.id):
            return StreamEnd(table.live, "gone")
        if table.is_over:
            return StreamEnd(table.live, "over")
        return StreamEnd(table.live, "restart") if self._is_closing else None


async def _send(send: Send, batch: bytes, *, is_last: bool) -> None:
    """Sends a batch. Raises TimeoutError if it is not read in time."""
    try:
        with anyio.fail_after(SEND_TIMEOUT):
            await send({"type": "http.response.body", "body": batch, "more_body": not is_last})
    except TimeoutError:
        counters.aborted_connections.inc()
        raise


async def stream(call: Call) -> Response:
    """The stream of a table. Raises Problem."""
    table = await call.table()
    charge_events(call.request, len(table.record.events))
    since = call.request.query_params.get("from")
    if since is not None and not (since.isascii() and since.isdigit() and len(since) <= MAX_DIGITS):
        raise Problem("message", Phrase("refused-field", {"field": "from", "expected": "0, 1, 2 …"}), field="from")
    if call.request.method == "HEAD":
        return Response(None, 200, {"cache-control": "no-store"}, MEDIA)
    return Stream(call, table, None if since is None else int(since))
