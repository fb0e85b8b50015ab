"""The line of a program: events and states as JSON, in the place of a picture. docs/server.md has its keys."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import orjson
from starlette.websockets import WebSocket

from tumblestar.game import CHANCE, OVER
from tumblestar.record import Refused
from tumblestar.server.gate.scopes import PLAY, TABLES
from tumblestar.server.gate.tokens import NO_TOKEN, Caller, caller_of, is_good
from tumblestar.server.lines.line import Line
from tumblestar.server.storage.saved import Entry
from tumblestar.server.tables.table import Table
from tumblestar.server.web.assets import version
from tumblestar.words import Phrase

MOST_RESUMED = 1000
"""So many missing events are sent one by one; whoever lacks more gets a snapshot."""

LOOKED_AFTER = 15.0
"""Seconds after which it is looked again whether a token still holds."""
HOSTING = ("fill", "set", "renew")
"""What the host of a table does."""


class ProgramLine(Line):
    """A program's socket: greeted, then told what it has not seen, then every change."""

    joins = True

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str, since: int | None) -> None:
        super().__init__(socket, table, person, lang)
        self._sent = -1 if since is None or not 0 <= since <= table.live else since
        """The live number up to which the program knows the events; -1 before it has a snapshot."""
        self._places: Any = None
        """The seats as the program was told them last."""
        self._caller = caller_of(socket.scope)
        """Who has come by a token; none: somebody with a cookie, who may do all that a page may."""

    async def run(self) -> None:
        """Answers and tells; now and then it is looked whether the token that was come by still holds."""
        looking = asyncio.create_task(self._look(self._caller)) if self._caller else None
        try:
            await super().run()
        finally:
            if looking:
                looking.cancel()

    async def _look(self, caller: Caller) -> None:
        while is_good(self.table.store, caller):
            await asyncio.sleep(LOOKED_AFTER)
        self._end(NO_TOKEN)

    async def do(self, asked: dict[str, Any]) -> int | None:
        """What a message asks for, as far as the token is made for it. Raises Refused, StoreProblem."""
        if self._caller:
            if not is_good(self.table.store, self._caller):
                self._end(NO_TOKEN)
                return None
            scope = TABLES if asked["do"] in HOSTING else PLAY
            if not self._caller.may(scope):
                raise Refused("scope", Phrase("refused-scope", {"scope": scope}))
        return await super().do(asked)

    def hello(self) -> str:
        """The first message: of which version the server is, which game is played, and which seats are one's own."""
        table, record = self.table, self.table.record
        said = {
            "hello": version(),
            "table": table.id,
            "game": table.game.name,
            "rules": table.game.version,
            "data": table.game.digest,
            "options": record.options,
            "chance": record.chance,
            "n": table.live,
        }
        return orjson.dumps(said | self._seats()).decode()

    def news(self) -> bytes | None:
        """What is new: the missing events and the state after them, or a snapshot; and the seats, if they differ."""
        table = self.table
        since, self._sent = self._sent, table.live
        if self._places is not table.places:
            return orjson.dumps(orjson.loads(_change(table, since)) | self._seats())
        return _change(table, since) if since != table.live else None

    def _seats(self) -> dict[str, Any]:
        self._places = self.table.places
        return {
            "seats": [
                {"kind": place.kind, "name": place.name, "bot": place.kind == "bot" or place.is_program}
                for place in self.table.places
            ],
            "you": [seat + 1 for seat in self.table.seats_of(self.person)],
        }


def _change(table: Table, since: int) -> bytes:
    """The message that tells what has happened since a live number; made once for all who are that far."""
    known, live, told = table.told
    if known != since or live != table.live:
        told = bytes(memoryview(orjson.dumps(_told(table, since))))  # a copy: what orjson gives holds more than it says
        table.told = since, table.live, told
    return told


def _told(table: Table, since: int) -> dict[str, Any]:
    entries = None if since < 0 else table.entries_since(since, MOST_RESUMED)
    if entries is None:
        return {"snapshot": {"count": len(table.record.events)}} | moment(table)
    return {"events": [_event(entry) for entry in entries]} | moment(table)


def _event(entry: Entry) -> dict[str, Any]:
    """An entry of the log: its number, its kind, who acted (seats from 1, chance 0), and its text."""
    return {
        "n": entry.number,
        "kind": entry.kind,
        "actor": None if entry.actor is None else seat_of(entry.actor),
        "text": entry.payload,
    }


def seat_of(actor: int) -> int | None:
    """Who acts, as files and lines say it: seats from 1, chance 0, nobody None."""
    return None if actor == OVER else 0 if actor == CHANCE else actor + 1


def moment(table: Table) -> dict[str, Any]:
    """A table as it stands: number, state, who is to act, what is legal in notation, and how it ended."""
    game, state, record = table.game, table.state, table.record
    actor = record.actor
    legal: Sequence[int] = record.legal if actor >= 0 else []
    found: dict[str, Any] = {
        "n": table.live,
        "state": game.state_text(state),
        "actor": seat_of(actor),
        "legal": [[action, game.text(state, action)] for action in legal],
    }
    if actor == OVER:
        found |= {"end": record.end, "result": record.result}
    return found
