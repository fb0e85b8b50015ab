"""The WebSocket of a program, which gets events and states as JSON. docs/server.md describes the keys."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NotRequired, TypedDict

import orjson
from starlette.websockets import WebSocket

from tumblestar.contract.state import CHANCE, OVER
from tumblestar.play.connection import PROTOCOL, Connection, Response
from tumblestar.play.messages import Request
from tumblestar.record import refuse_if
from tumblestar.security import PLAY, TABLES
from tumblestar.security.tokens import NO_TOKEN, Caller, caller_of, is_good
from tumblestar.storage.rows import LogEntry, SeatRow
from tumblestar.storage.store_people import SEAT, Message
from tumblestar.tables.chat import PHRASES
from tumblestar.tables.log import taken_back
from tumblestar.tables.table import Table
from tumblestar.web.assets import version
from tumblestar.words import say

MAX_RESUMED = 1000
"""Missing events that are sent one by one; a program that lacks more gets a snapshot."""
CHAT_SENT = 50
"""Chat messages that a program gets when it connects."""

TOKEN_CHECKED_EVERY = 15.0
"""Seconds after which a token is checked again."""
HOSTING = ("fill", "send", "set", "renew")
"""Commands of the host of a table."""


Json = dict[str, object]


class NamedAction(TypedDict):
    """An action: its number, and its notation."""

    action: int
    text: str


class Snapshot(TypedDict):
    """A table: live number, state, who is to act, the legal actions, and how the game ended."""

    n: int
    state: str
    actor: int | None
    legal: list[NamedAction]
    end: NotRequired[str]
    result: NotRequired[str]


class ProgramSocket(Connection):
    """The connection of a program: a greeting, then the missing events, then every change."""

    joins = True

    def __init__(self, socket: WebSocket, table: Table, person: int, lang: str, since: int | None) -> None:
        super().__init__(socket, table, person, lang)
        self._sent = -1 if since is None or not 0 <= since <= table.live else since
        """The live number up to which the program has the events; -1 before it has a snapshot."""
        self._sent_seats: list[SeatRow] | None = None
        """The seats as they were sent last."""
        self._caller = caller_of(socket.scope)
        """The owner of the token; None with a cookie, which allows all commands."""
        self._people: People | None = None
        """Updates about people, if the program wants them."""
        if socket.query_params.get("with") == "people":
            self._people = People(table, person, lang)

    async def run(self) -> None:
        """Serves the program as long as its token is valid."""
        checking = asyncio.create_task(self._check_token(self._caller)) if self._caller else None
        try:
            await super().run()
        finally:
            if checking:
                checking.cancel()

    async def _check_token(self, caller: Caller) -> None:
        while is_good(self.table.store, caller):
            await asyncio.sleep(TOKEN_CHECKED_EVERY)
        self.close(NO_TOKEN)

    async def do(self, request: Request) -> int | None:
        """Carries out a request, if the token allows it. Raises Refused, StoreProblem."""
        if self._caller:
            if not is_good(self.table.store, self._caller):
                self.close(NO_TOKEN)
                return None
            scope = TABLES if request["do"] in HOSTING else PLAY
            refuse_if(not self._caller.may(scope), "scope", "refused-scope", scope=scope)
        return await super().do(request)

    def hello(self) -> str:
        """The first message: the server's version, the game, and the program's own seats."""
        table, record = self.table, self.table.record
        greeting = {
            "hello": version(),
            "protocol": PROTOCOL,
            "table": table.id,
            "game": table.game.name,
            "rules": table.game.version,
            "data": table.game.digest,
            "options": record.options,
            "chance": record.chance,
            "n": table.live,
        }
        return orjson.dumps(greeting | self._seats()).decode()

    def update(self, response: Response | None = None) -> bytes | None:
        """The missing events and the state after them, or a snapshot; and the seats, if they differ."""
        update = self._update()
        if not response or not update:
            return update
        begin = orjson.dumps({key: value for key, value in response.items() if key != "n"})
        return b"%b,%b" % (begin[:-1], memoryview(update)[1:])  # the rest is encoded once for all programs

    def _update(self) -> bytes | None:
        table = self.table
        since, self._sent = self._sent, table.live
        also = self._people.update() if self._people else {}
        is_more = since != table.live
        if self._sent_seats is not table.seats:
            also, is_more = also | self._seats(), True
        if not also:
            return _change(table, since) if is_more else None
        return orjson.dumps((orjson.loads(_change(table, since)) if is_more else {"n": table.live}) | also)

    def _seats(self) -> Json:
        self._sent_seats = self.table.seats
        return {
            "seats": [
                {"kind": seat_row.kind, "name": seat_row.name, "bot": seat_row.kind == "bot" or seat_row.is_program}
                for seat_row in self.table.seats
            ],
            "you": [seat + 1 for seat in self.table.seats_played_by(self.person)],
        }


class People:
    """Updates for one program about the people at a table: presence, clocks, and chat."""

    def __init__(self, table: Table, person: int, lang: str) -> None:
        self._table, self._person, self._lang = table, person, lang
        self._sent: Json = {}
        self._last_message = -1
        """The number of the last chat message that was sent; -1 before any was."""

    def update(self) -> Json:
        """What has changed since the last update: people, if anything about them has, and new messages."""
        update: Json = {}
        membership, messages = self._table.membership, self._table.membership.chat.read_by(self._person)
        people = self._current()
        if people != self._sent:
            self._sent = people
            update["people"] = people | {"now": membership.time()}
        if self._last_message < 0:
            update["phrases"] = [[key, say(self._lang, key)] for key in PHRASES]
            update["chat"] = [self._message(message) for message in messages[-CHAT_SENT:]]
        elif fresh := [message for message in messages[-CHAT_SENT:] if message.number > self._last_message]:
            update["chat"] = [self._message(message) for message in fresh]
        self._last_message = messages[-1].number if messages else max(self._last_message, 0)
        return update

    def _current(self) -> Json:
        table, person, membership = self._table, self._person, self._table.membership
        presence_rules = membership.presence_rules
        is_host = bool(person) and person == table.owner
        invited = table.free_seats if is_host else ()
        clock, control = membership.clock, membership.time_control
        return {
            "waiting": table.is_waiting,
            "host": is_host,
            "held": [seat + 1 for seat in membership.seats_held_by(person)],
            "seats": [self._seat(seat) for seat in range(len(table.seats))],
            "links": {str(seat + 1): membership.invitations.link(SEAT, seat) for seat in invited},
            "missed": [
                {
                    "seat": seat + 1,
                    "enders": len(presence_rules.presence.end_votes(table.seats[seat].holder)),
                    "asked": len(presence_rules.voters(table.seats[seat].holder)),
                }
                for seat in presence_rules.missing_seats(person)
            ],
            "asked": self._asked(),
            "help": {"free": membership.help.is_free, "asked": self._asks_help()},
            "clock": None
            if clock is None
            else {
                "kind": control.kind,
                "left": [clock.left_at(seat, clock.since) for seat in range(len(table.seats))],
                "runs": None if membership.due is None else clock.running + 1,
                "due": membership.due,
            },
            "chat": membership.has_chat,
            "rematch": membership.rematch if membership.seats_held_by(person) or is_host else "",
        }

    def _asked(self) -> Json | None:
        """The request to take back, if there is one."""
        asked = self._table.log.proposal
        if asked is None:
            return None
        return {"seat": asked.seat + 1, "kept": asked.kept, "agreed": [seat + 1 for seat in sorted(asked.agreed)]}

    def _asks_help(self) -> int | None:
        """The seat of who has asked that all may use help."""
        asker = self._table.membership.help.asker
        return self._table.seats_played_by(asker)[0] + 1 if asker else None

    def _seat(self, seat: int) -> dict[str, str]:
        seat_row = self._table.seats[seat]
        if seat_row.kind == "bot":
            return {"how": "bot", "bot": ""}
        if seat in self._table.asked_seats:
            return {"how": "asked", "bot": ""}
        free = seat_row.is_free and self._table.status != "study"
        return {"how": "free" if free else self._table.membership.presence_rules.status(seat), "bot": seat_row.bot}

    def _message(self, message: Message) -> Json:
        """A chat message, with phrases in the reader's language."""
        count = (message.seat or 0) + 1
        name = message.name or say(self._lang, "seat-unnamed", count=count)
        held = self._table.membership.seats_held_by(self._person)
        about = self._table.membership.chat.author(message)
        you = held[0] if len(held) == 1 else None
        words = say(self._lang, message.key, viewer=you, name=about, count=count) if message.key else message.text
        return {
            "n": message.number,
            "by": "person" if message.person else "table",
            "seat": None if message.seat is None else count,
            "name": name,
            "key": message.key,
            "words": words,
            "you": bool(message.person) and message.person == self._person,
        }


def _change(table: Table, since: int) -> bytes:
    """The message with the changes since a live number, made once for all programs that are at that number."""
    known, live, message = table.updates.last_change
    if known != since or live != table.live:
        message = bytes(memoryview(orjson.dumps(_changes(table, since))))  # a copy: orjson's bytes have spare capacity
        table.updates.last_change = since, table.live, message
    return message


def _changes(table: Table, since: int) -> Json:
    entries = None if since < 0 else table.log.since(since, MAX_RESUMED)
    if entries is None:
        return {"snapshot": {"count": len(table.record.events)}, **snapshot(table)}
    return {"events": [_event(entry) for entry in entries], **snapshot(table)}


def _event(entry: LogEntry) -> Json:
    """An entry of the log: its number, its kind, who acted (seats from 1, chance 0), and what it says."""
    actor = None if entry.actor is None else seat_of(entry.actor)
    return {"n": entry.number, "kind": entry.kind, "actor": actor, **contents(entry)}


class Contents(TypedDict, total=False):
    """What an entry says: `text`, an action in notation; `seat`, who resigned; or `kept`, after taking back.

    `practice` is true where the game became, or is, practice by it.
    """

    text: str
    seat: int
    kept: int
    practice: bool


def contents(entry: LogEntry) -> Contents:
    """What an entry says, as clients read it: a `seat` is numbered from 1, `kept` counts events of the record."""
    if entry.kind in ("resign", "flag"):
        return {"seat": int(entry.payload) + 1}
    if entry.kind == "takeback":
        kept, is_practice = taken_back(entry)
        return {"kept": kept, "practice": True} if is_practice else {"kept": kept}
    if entry.kind == "ask":
        return {"kept": int(entry.payload)}
    return {"text": entry.payload} if entry.kind == "act" else {}


def seat_of(actor: int) -> int | None:
    """The number of an actor as clients read it: seats from 1, chance 0, nobody None."""
    return None if actor == OVER else 0 if actor == CHANCE else actor + 1


def snapshot(table: Table) -> Snapshot:
    """The current state of a table."""
    game, state, record = table.game, table.state, table.record
    actor = record.actor
    legal: Sequence[int] = record.legal if actor >= 0 else []
    found: Snapshot = {
        "n": table.live,
        "state": game.state_text(state),
        "actor": seat_of(actor),
        "legal": [{"action": action, "text": game.text(state, action)} for action in legal],
    }
    if actor == OVER:
        found["end"], found["result"] = record.end, record.result
    return found
