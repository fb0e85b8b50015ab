"""What all lines to a table have in common: one message in, one answer out, and news that are never queued.

A line is one WebSocket. `live.py` has the one of a page, `programs.py` that of a program; docs/server.md has both.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from abc import ABC, abstractmethod
from collections.abc import Callable
from functools import cache
from time import monotonic, perf_counter
from typing import Any

import anyio
import orjson
from starlette.websockets import WebSocket

from tumblestar.record import Refused
from tumblestar.server import metrics
from tumblestar.server.fast_sockets import protocol
from tumblestar.server.fast_sockets.eager_start import Eager, begin
from tumblestar.server.fast_sockets.protocol import Way
from tumblestar.server.sockets import commands
from tumblestar.server.storage.store import Conflict, OutcomeUnknown, StoreProblem
from tumblestar.server.tables.table import Table
from tumblestar.words import Phrase, say

LONGEST_MESSAGE = 10_000
"""Characters of a message from a page."""
LONGEST_ID = 64
ANSWERS_KEPT = 64
"""Answers that may wait for a slow reader; whoever asks more without reading is cut off."""
PATIENCE = 10.0
"""Seconds that something may be on its way to a reader when there is more for it; whoever takes longer is cut off."""
ROUND = 4
"""Messages that a line may have dealt with before others get their turn."""
NO_TABLE, TOO_SLOW, WRONG_PROTOCOL, TROUBLE = 4404, 4408, 4426, 4500
PROTOCOL = 2
"""The number of the protocol, which clients name in the address. Since 2, messages number seats from 1."""

KINDS: dict[str, type] = {
    "id": str,
    "do": str,
    "seen": int,
    "action": int,
    "at": int,
    "seat": int,
    "aid": int,
    "text": str,
    "name": str,
    **commands.KINDS,
}
DEEDS = ("act", "takeback", "resign", "type", "rename", *commands.DEEDS)
"""What every line can do."""

log = logging.getLogger(__name__)


class Line(ABC):
    """One socket, and what waits to be sent on it.

    Answers wait in a short queue. News do not: whoever reads slowly gets the newest when ready for it.
    """

    commands: tuple[str, ...] = DEEDS
    joins = False
    """Whether an answer and the news that follow it may come as one message."""

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.lang = lang
        self.tempo: Callable[[str], float] | None = None
        """Asked before each message, by what it is to do: 0.0, or the seconds to wait since it comes too soon."""
        self.chat_delay: Callable[[], float] | None = None
        """The same before each message of the chat."""
        self.answers: list[dict[str, Any]] = []
        self.is_stale = True
        self.is_seen = True
        """Whether the reader looks at it when it begins."""
        self._way: Way | None = None
        self._messages: list[str] = []
        """What has come in and is not dealt with."""
        self._work: Eager | None = None
        """What deals with messages, where that has to wait."""
        self._settling: asyncio.Task[None] | None = None
        self._scope = anyio.CancelScope()
        self._ends = 0
        """The code that the line is closed with from this side."""
        self._stuck_since = 0.0
        self._is_working = self._is_taking = self._is_due = False

    @property
    def is_cut(self) -> bool:
        """Whether the reader was too slow."""
        return self._ends == TOO_SLOW

    @abstractmethod
    def news(self, answer: dict[str, Any] | None = None) -> bytes | None:
        """What has changed for this reader, as a message; the table is settled. None if that is nothing.

        With the answer to what the reader has asked, of the same live number, where the line `joins` the two.
        """

    async def run(self) -> None:
        """Answers and tells until the reader goes, or is cut off since it does not read."""
        self.table.listeners.add(self.touch)
        self.table.membership.presence_rules.came(self.person, self, self.is_seen)
        try:
            with self._scope:
                way = self._way = protocol.way(self.socket, self.take, self._drained)
                self._more()
                while (message := await way.receive())["type"] != "websocket.disconnect":
                    self.take([message.get("text") or ""])
        finally:
            self._way = None
            self.table.listeners.discard(self.touch)
            self.table.membership.presence_rules.went(self.person, self)
        if self._ends:
            if self.is_cut:
                metrics.cut.inc()
            with anyio.move_on_after(1), contextlib.suppress(RuntimeError):  # it may not even take the goodbye
                await self.socket.close(self._ends)
        elif self._work:
            await self._work.ended()  # what was asked for is done, though nobody hears of it

    # -- out

    def touch(self) -> None:
        """The table has changed."""
        self.is_stale = True
        self._more()

    def answer(self, answer: dict[str, Any]) -> None:
        """Has an answer sent."""
        self.answers.append(answer)
        self._more()

    def _more(self) -> None:
        """Has sent what there is, after whatever is being done now: so whoever acted is answered before others know."""
        since = self._stuck_since
        if len(self.answers) > ANSWERS_KEPT or (since and monotonic() - since > PATIENCE):
            self._end(TOO_SLOW)
        elif self._way and not self._is_taking and not self._is_due:  # taking: it is sent when that has been dealt with
            self._is_due = True
            self.table.tell_soon(self._due)

    def _due(self) -> None:
        self._is_due = False
        self._flush()

    def _end(self, code: int) -> None:
        """Closes the line."""
        self._ends, self._way = self._ends or code, None
        self._messages.clear()
        self._scope.cancel()

    def _drained(self) -> None:
        """The reader takes more."""
        self._stuck_since = 0.0
        self._flush()
        self.take([])

    def _flush(self) -> None:
        """Sends answers first, then what has changed, as far as the reader takes it. What is left waits for it."""
        way = self._way
        if way is None or self._is_taking:
            return
        try:
            while self.answers and way.is_ready:
                answer = self.answers.pop(0)
                joined = None
                if self.joins and not self.answers and self.is_stale and not self.table.is_busy:
                    joined = self._joined(answer)
                way.write(joined or orjson.dumps(answer))
            if self.table.is_gone:
                self._end(NO_TABLE)
            elif self.is_stale and way.is_ready:
                self._tell(way)
        except Exception:
            log.exception("a line failed", extra={"table": self.table.id, "entry": self.table.live})
            self._end(TROUBLE)
        if not way.is_ready and not self._stuck_since:
            self._stuck_since = monotonic()

    def _tell(self, way: Way) -> None:
        """Sends what has changed, once it is on disk."""
        if self.table.is_busy:
            self._settling = self._settling or asyncio.create_task(self._flush_settled())
            return
        self.is_stale = False
        if news := self.news():
            way.write(news)

    async def _flush_settled(self) -> None:
        await self.table.settled()
        self._settling = None
        self._flush()

    def _joined(self, answer: dict[str, Any]) -> bytes | None:
        """An answer and the news that are to follow it as one message, where both tell the same live number."""
        if not answer["ok"] or answer["n"] != self.table.live:
            return None
        self.is_stale = False
        return self.news(answer)

    # -- in

    def take(self, messages: list[str]) -> None:
        """Deals with messages that have come, at once as far as nothing has to be waited for."""
        self._messages.extend(messages)
        if self._messages and not self._is_working:
            self._is_working = True
            self._work = begin(self._deal())
        if self._way and len(self._messages) >= protocol.MOST_UNREAD:
            self._way.hold(True)

    async def _deal(self) -> None:
        """Does what messages say, one after the other, as long as the answers are read."""
        taken = 0
        try:
            while self._messages and (self._way is None or self._way.is_ready):
                text = self._messages.pop(0)
                self._is_taking = True
                try:
                    await self._deal_with(text)
                finally:
                    self._is_taking = False
                self._flush()
                self.table.tell_now()
                taken += 1
                if taken % ROUND == 0 and self._messages:  # whoever sends without pause leaves room for others
                    await asyncio.sleep(0)
        finally:
            self._is_working, self._work = False, None
        if self._way and not self._messages:
            self._way.hold(False)

    async def _deal_with(self, text: str) -> None:
        """One message: done and answered, or refused."""
        name: Any = None
        try:
            asked = read(text, self.commands)
            name = asked["id"]
            if self.tempo and self.tempo(asked["do"]):
                raise Refused("limit", Phrase("refused-limit"))
            began = perf_counter()
            try:
                answer = await self.do(asked)
            finally:
                metrics.action_seconds.note(perf_counter() - began)
        except Refused as refused:
            said = say(self.lang, refused.phrase, self.table.game.name)
            self._refuse(name, refused.code, said, refused.tag)
        except Conflict:  # another process was first with it
            self._refuse(name, "stale", say(self.lang, "refused-stale"))
        except StoreProblem as problem:
            self._refuse(
                name, "unsure" if isinstance(problem, OutcomeUnknown) else "store", say(self.lang, problem.phrase)
            )
        except Exception:
            log.exception("a message failed", extra={"table": self.table.id, "entry": self.table.live})
            self._refuse(name, "trouble", say(self.lang, "sorry-500"))
        else:
            _done(asked["do"]).inc()
            log.info("done", extra={"table": self.table.id, "entry": self.table.live, "kind": asked["do"]})
            if answer is not None:
                self.answer({"answer": name, "ok": True, "n": answer})

    def _refuse(self, name: Any, code: str, words: str, tag: str = "") -> None:
        metrics.refusals.labels(code).inc()
        page = f"/rules/{self.table.game.name}#{tag}" if tag else ""
        why = {"code": code, "tag": tag, "words": words, "help": page}
        self.answer({"answer": name, "ok": False, "n": self.table.live, "refused": why})

    async def do(self, asked: dict[str, Any]) -> int | None:
        """What a message asks for; gives the live number reached, or None if the answer comes later.

        Raises Refused, StoreProblem.
        """
        table, person, client = self.table, self.person, asked["id"]
        what, seen = asked["do"], asked.get("seen", -1)
        if what == "act":
            return await table.act(person, client, seen, asked["text"] if "text" in asked else asked.get("action", -1))
        if what == "type":
            return await table.type_in(person, client, seen, asked.get("text", ""))
        if what == "takeback":
            return await table.take_back(person, client, seen)
        if what == "resign":
            return await table.resign(person, client, seen, asked.get("seat"))
        if what in commands.DEEDS:
            if what == "say" and self.chat_delay and self.chat_delay():
                raise Refused("limit", Phrase("refused-limit"))
            await commands.do(table, person, self, asked)
        else:
            await table.rename(person, asked.get("seat", -1), asked.get("name", ""))
        return table.live


@cache
def _done(deed: str) -> metrics.Counter:
    """Where messages of a kind are counted."""
    return metrics.actions.labels(deed)


def read(text: str, deeds: tuple[str, ...] = DEEDS) -> dict[str, Any]:
    """Parses a message and checks the type of each field; `seat` becomes an index from 0. Raises Refused."""
    if len(text) > LONGEST_MESSAGE:
        raise _wrong()
    try:
        asked: dict[str, Any] | list[Any] | None = orjson.loads(text)
    except (ValueError, RecursionError) as error:
        raise _wrong() from error
    if not isinstance(asked, dict):
        raise _wrong()
    known: dict[str, Any] = {}
    for key, value in asked.items():
        kind = KINDS.get(key)
        if kind is None or value is None:
            continue
        if type(value) is not kind or (kind is int and abs(value) > 1_000_000_000):
            if key == "id" and type(value) is int:
                value = str(value)
            else:
                raise _wrong()
        known[key] = value
    if "seat" in known:
        known["seat"] -= 1
    name, seat = known.get("id", ""), known.get("seat", 0)
    if seat < 0 or known.get("do") not in deeds or not 0 < len(name) <= LONGEST_ID or not name.isprintable():
        raise _wrong()
    return known


def _wrong() -> Refused:
    return Refused("message", Phrase("refused-message"))
