"""The socket of a table's page: takes what the person does, answers once, and sends the parts that have changed."""

from __future__ import annotations

import asyncio
import json
import logging
from collections import deque
from dataclasses import replace
from typing import Any, cast

import anyio
from starlette.websockets import WebSocket, WebSocketDisconnect

from tumblestar.bots import expect
from tumblestar.record import Refused
from tumblestar.server import metrics
from tumblestar.server.house import House
from tumblestar.server.limits import Limits
from tumblestar.server.odds import AIDS
from tumblestar.server.seats import language_of, person_of
from tumblestar.server.store import StoreProblem
from tumblestar.server.table import Table, TableProblem
from tumblestar.server.view import View
from tumblestar.server.views import fingerprint, parts, title
from tumblestar.words import Phrase, say

LONGEST_MESSAGE = 10_000
"""Characters of a message from a page."""
ANSWERS_KEPT = 64
"""Answers that may wait for a slow reader; whoever asks more without reading is cut off."""
NO_TABLE, TOO_SLOW, TROUBLE = 4404, 4408, 4500
CHATTER = ("say", "rename")
"""What is told to everybody, and so limited the most."""

log = logging.getLogger(__name__)


class Line:
    """One page's socket: its stepping position, the parts it has, and what waits to be sent.

    Views are not queued: whoever reads slowly gets the newest one when ready for it.
    """

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str) -> None:
        self.socket = socket
        self.view = View(table, person, lang)
        self.sent: dict[str, str] = {}
        self.answers: deque[dict[str, Any]] = deque()
        self.awake = asyncio.Event()
        self.is_stale = True
        self.is_cut = False
        self.asking: asyncio.Task[None] | None = None
        self.limits: Limits = socket.app.state.limits
        self.pause = self.limits.messages()

    def touch(self) -> None:
        """The table has changed."""
        self.is_stale = True
        self.awake.set()

    def answer(self, answer: dict[str, Any]) -> None:
        self.answers.append(answer)
        self.is_cut = len(self.answers) > ANSWERS_KEPT
        self.awake.set()

    async def send(self) -> None:
        """Sends answers first, then what has changed, for ever."""
        while True:
            await self.awake.wait()
            self.awake.clear()
            while self.answers:
                await self.socket.send_text(json.dumps(self.answers.popleft()))
            if self.view.table.is_gone:
                await self.socket.close(NO_TABLE)
                return
            if self.is_stale:
                await self.view.table.settled()
                self.is_stale = False
                await self.socket.send_text(json.dumps(self.changes()))

    def changes(self) -> dict[str, Any]:
        """The parts that differ from what the page has."""
        made = parts(self.view)
        changed = {name: html for name, html in made.items() if self.sent.get(name) != html}
        self.sent = made
        return {"n": self.view.table.live, "parts": changed, "title": title(self.view), "print": fingerprint(made)}

    def begin(self, known: str) -> None:
        """The page has all parts already, if `known` is their fingerprint; else it gets them."""
        made = parts(self.view)
        if known == fingerprint(made):
            self.sent = made

    async def receive(self) -> None:
        """Takes messages and does what they say, until the page goes."""
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            await self.take(message.get("text") or "")
            if self.is_cut:
                return
            await asyncio.sleep(0)  # a page that sends without pause leaves room for others

    async def take(self, text: str) -> None:
        """One message: done and answered, or refused."""
        name: Any = None
        try:
            asked = _read(text)
            name = asked["id"]
            if self.pause() or (asked["do"] in CHATTER and self.limits.wait("chat", f"p:{self.view.person}")):
                raise Refused("limit", Phrase("refused-limit"))
            with metrics.action_seconds.time():
                await self.do(asked)
        except Refused as refused:
            metrics.refusals.labels(refused.code).inc()
            said = say(self.view.lang, refused.phrase, self.view.table.game.name)
            why = {"code": refused.code, "tag": refused.tag, "words": said, "help": self._help(refused.tag)}
            self.answer({"answer": name, "ok": False, "n": self.view.table.live, "refused": why})
        except StoreProblem as problem:
            why = {"code": "store", "tag": "", "words": say(self.view.lang, problem.phrase), "help": ""}
            self.answer({"answer": name, "ok": False, "n": self.view.table.live, "refused": why})
        except Exception:
            log.exception("a message to table %s failed", self.view.table.id)
            why = {"code": "trouble", "tag": "", "words": say(self.view.lang, "sorry-500"), "help": ""}
            self.answer({"answer": name, "ok": False, "n": self.view.table.live, "refused": why})
        else:
            metrics.actions.labels(asked["do"]).inc()
            log.info("done", extra={"table": self.view.table.id, "entry": self.view.table.live, "kind": asked["do"]})
            if asked["do"] != "expect":  # that takes its time, and is answered when it is known
                self.answer({"answer": name, "ok": True, "n": self.view.table.live})

    def ask(self, name: str) -> None:
        """Asks the bots that look ahead what they expect; one question a page at a time."""
        if not self.view.table.has_thinker or self.view.table.actor < 0:
            raise Refused("over", Phrase("refused-expect"))
        if self.asking and not self.asking.done():
            raise Refused("busy", Phrase("refused-expect-busy"))
        self.asking = asyncio.create_task(self._expect(name))

    async def _expect(self, name: str) -> None:
        table, lang = self.view.table, self.view.lang
        line = await asyncio.to_thread(expect, table.game, table.game.copy(table.state))
        phrase = Phrase("expect-line", {"line": ", ".join(line)}) if line else Phrase("expect-not-yet")
        self.answer({"answer": name, "ok": True, "n": table.live, "says": say(lang, phrase)})

    def _help(self, tag: str) -> str:
        return f"/rules/{self.view.table.game.name}#{tag}" if tag else ""

    async def do(self, asked: dict[str, Any]) -> None:
        """What a message asks for. Raises Refused, StoreProblem."""
        table, person, client = self.view.table, self.view.person, asked["id"]
        what, seen = asked["do"], asked.get("seen", -1)
        if what == "look":
            at = asked.get("at")
            most = len(table.record.events)
            self.view = replace(self.view, at=None if at is None else max(0, min(at, most)))
            self.touch()
        elif what == "aid":
            if asked.get("aid") not in AIDS:
                raise Refused("message", Phrase("refused-message"))
            self.view = replace(self.view, aid=asked["aid"])
            self.touch()
        elif what == "expect":
            self.ask(asked["id"])
        elif what == "rename":
            await table.rename(person, asked.get("seat", -1), asked.get("name", ""))
        else:
            await self._change(table, person, client, seen, what, asked)
            if not self.view.is_live:
                self.view = replace(self.view, at=None)
                self.touch()

    async def _change(
        self, table: Table, person: int, client: str, seen: int, what: str, asked: dict[str, Any]
    ) -> None:
        if what == "act":
            await table.act(person, client, seen, asked.get("action", -1))
        elif what == "type":
            await table.type_in(person, client, seen, asked.get("text", ""))
        elif what == "takeback":
            await table.take_back(person, client, seen)
        else:
            await table.resign(person, client, seen, asked.get("seat"))


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
}
DEEDS = ("act", "takeback", "resign", "look", "type", "rename", "expect", "aid")


def _read(text: str) -> dict[str, Any]:
    """A message of a page, each entry of its kind. Raises Refused for anything else."""
    wrong = Refused("message", Phrase("refused-message"))
    if len(text) > LONGEST_MESSAGE:
        raise wrong
    try:
        asked = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise wrong from error
    if not isinstance(asked, dict):
        raise wrong
    asked = cast("dict[str, Any]", asked)
    known: dict[str, Any] = {}
    for key, kind in KINDS.items():
        value = asked.get(key)
        if value is None:
            continue
        if type(value) is not kind or (kind is int and abs(value) > 1_000_000_000):
            if key == "id" and type(value) is int:
                value = str(value)
            else:
                raise wrong
        known[key] = value
    if known.get("do") not in DEEDS or not 0 < len(known.get("id", "")) <= 64:
        raise wrong
    return known


async def live(socket: WebSocket) -> None:
    """The socket at /live/ID, for those whom the table is shown to."""
    house: House = socket.app.state.house
    try:
        table = house.find(socket.path_params["table"])
        person = person_of(socket, house.store)
    except (TableProblem, StoreProblem):
        await socket.accept()
        await socket.close(TROUBLE)
        return
    await socket.accept()
    if table is None or not table.is_known_to(person.id):
        await socket.close(NO_TABLE)
        return
    line = Line(socket, table, person.id, language_of(socket, person))
    at = socket.query_params.get("at", "")
    if at.isdigit() and len(at) < 8:
        line.view = replace(line.view, at=int(at))
    aid = socket.query_params.get("aid", "")
    if aid in map(str, AIDS):
        line.view = replace(line.view, aid=int(aid))
    await table.settled()
    line.begin(socket.query_params.get("print", ""))
    table.listeners.add(line.touch)
    line.awake.set()
    try:
        async with anyio.create_task_group() as group:
            group.start_soon(_until_cut, line, group.cancel_scope)
            await line.receive()
            group.cancel_scope.cancel()
        if line.is_cut:
            metrics.cut.inc()
            with anyio.move_on_after(1):  # it does not read, so it may not even take the goodbye
                await socket.close(TOO_SLOW)
    finally:
        table.listeners.discard(line.touch)


async def _until_cut(line: Line, scope: anyio.CancelScope) -> None:
    """Sends until the reader is gone or too slow; then the line ends."""
    try:
        await line.send()
    except (WebSocketDisconnect, RuntimeError):
        log.debug("a page at table %s is gone", line.view.table.id)
    except Exception:
        log.exception("the socket of a page at table %s failed", line.view.table.id)
        await line.socket.close(TROUBLE)
    scope.cancel()
