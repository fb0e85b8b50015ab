"""What all lines to a table have in common: one message in, one answer out, and news that are never queued.

A line is one WebSocket. `live.py` has the one of a page, `programs.py` that of a program; docs/server.md has both.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import Any, cast

import anyio
import orjson
from starlette.websockets import WebSocket, WebSocketDisconnect

from tumblestar.record import Refused
from tumblestar.server import deeds, metrics
from tumblestar.server.store import StoreProblem
from tumblestar.server.table import Table
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
NO_TABLE, TOO_SLOW, TROUBLE = 4404, 4408, 4500

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
    **deeds.KINDS,
}
DEEDS = ("act", "takeback", "resign", "type", "rename", *deeds.DEEDS)
"""What every line can do."""

log = logging.getLogger(__name__)


class Line(ABC):
    """One socket, and what waits to be sent on it.

    Answers wait in a short queue. News do not: whoever reads slowly gets the newest when ready for it.
    """

    deeds: tuple[str, ...] = DEEDS
    joins = False
    """Whether an answer and the news that follow it may come as one message."""

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        self.socket = socket
        self.table = table
        self.person = person
        self.lang = lang
        self.tempo: Callable[[str], float] | None = None
        """Asked before each message, by what it is to do: 0.0, or the seconds to wait since it comes too soon."""
        self.talk: Callable[[], float] | None = None
        """The same before each message of the chat."""
        self.answers: deque[dict[str, Any]] = deque()
        self.awake = asyncio.Event()
        self.is_stale = True
        self.is_seen = True
        """Whether the reader looks at it when it begins."""
        self.is_cut = False
        self._scope = anyio.CancelScope()
        self._sending = asyncio.Lock()
        self._sending_since = 0.0
        self._is_taking = False

    @abstractmethod
    def news(self) -> str | None:
        """What has changed for this reader, as a message; the table is settled. None if that is nothing."""

    async def run(self) -> None:
        """Answers and tells until the reader goes, or is cut off since it does not read."""
        self.table.listeners.add(self.touch)
        self.table.company.came(self.person, self, self.is_seen)
        self.awake.set()
        try:
            async with anyio.create_task_group() as group:
                self._scope = group.cancel_scope
                group.start_soon(self._until_gone)
                await self._receive()
                group.cancel_scope.cancel()
        finally:
            self.table.listeners.discard(self.touch)
            self.table.company.went(self.person, self)
        if self.is_cut:
            metrics.cut.inc()
            with anyio.move_on_after(1):  # it does not read, so it may not even take the goodbye
                await self.socket.close(TOO_SLOW)

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
        if not self._is_taking:  # else it is sent when the message has been dealt with, by the same task
            self.awake.set()
        since = self._sending_since
        if len(self.answers) > ANSWERS_KEPT or (since and asyncio.get_running_loop().time() - since > PATIENCE):
            self.is_cut = True
            self._scope.cancel()

    async def _until_gone(self) -> None:
        try:
            await self._send()
        except (WebSocketDisconnect, RuntimeError):
            log.debug("a reader at table %s is gone", self.table.id)
        except Exception:
            log.exception("a line failed", extra={"table": self.table.id, "entry": self.table.live})
            await self.socket.close(TROUBLE)
        self._scope.cancel()

    async def _send(self) -> None:
        """Sends what there is whenever there is something, for ever."""
        while not self.table.is_gone:
            await self.awake.wait()
            self.awake.clear()
            await self._flush()

    async def _flush(self) -> None:
        """Sends answers first, then what has changed."""
        send = self.socket.send
        async with self._sending:
            self._sending_since = asyncio.get_running_loop().time()
            while self.answers:
                answer = orjson.dumps(self.answers.popleft()).decode()
                if self.joins and not self.answers and self.is_stale and not self.table.is_busy:
                    answer = self._joined(answer)
                await send({"type": "websocket.send", "text": answer})
            if self.table.is_gone:
                await self.socket.close(NO_TABLE)
            elif self.is_stale:
                await self.table.settled()
                self.is_stale = False
                if news := self.news():
                    await send({"type": "websocket.send", "text": news})
            self._sending_since = 0.0

    def _joined(self, answer: str) -> str:
        """An answer and the news that are to follow it as one message, where both tell the same live number."""
        end = f',"n":{self.table.live}}}'
        if not answer.endswith(f'"ok":true{end}'):
            return answer
        self.is_stale = False
        news = self.news()
        return f"{answer.removesuffix(end)},{news[1:]}" if news else answer

    # -- in

    async def _receive(self) -> None:
        """Takes messages and does what they say, one after the other, until the reader goes."""
        taken = 0
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self._is_taking = True
            try:
                await self.take(message.get("text") or "")
            finally:
                self._is_taking = False
            try:
                await self._flush()
            except (WebSocketDisconnect, RuntimeError):
                return
            taken += 1
            if taken % ROUND == 0:  # whoever sends without pause leaves room for others
                await asyncio.sleep(0)

    async def take(self, text: str) -> None:
        """One message: done and answered, or refused."""
        name: Any = None
        try:
            asked = read(text, self.deeds)
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
        except StoreProblem as problem:
            self._refuse(name, "store", say(self.lang, problem.phrase))
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
        if what in deeds.DEEDS:
            if what == "say" and self.talk and self.talk():
                raise Refused("limit", Phrase("refused-limit"))
            await deeds.do(table, person, self, asked)
        else:
            await table.rename(person, asked.get("seat", -1), asked.get("name", ""))
        return table.live


@cache
def _done(deed: str) -> metrics.Counter:
    """Where messages of a kind are counted."""
    return metrics.actions.labels(deed)


def read(text: str, deeds: tuple[str, ...] = DEEDS) -> dict[str, Any]:
    """A message, each entry of its kind. Raises Refused for anything else."""
    wrong = Refused("message", Phrase("refused-message"))
    if len(text) > LONGEST_MESSAGE:
        raise wrong
    try:
        asked = orjson.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong from error
    if not isinstance(asked, dict):
        raise wrong
    asked = cast("dict[str, Any]", asked)
    known: dict[str, Any] = {}
    for key, value in asked.items():
        kind = KINDS.get(key)
        if kind is None or value is None:
            continue
        if type(value) is not kind or (kind is int and abs(value) > 1_000_000_000):
            if key == "id" and type(value) is int:
                value = str(value)
            else:
                raise wrong
        known[key] = value
    name = known.get("id", "")
    if known.get("do") not in deeds or not 0 < len(name) <= LONGEST_ID or not name.isprintable():
        raise wrong
    return known
