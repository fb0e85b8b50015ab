"""A table as programs read it: events, states, seats and people as JSON. docs/server.md describes the keys.

The socket of a program (`program_socket.py`) and the API send it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NotRequired, TypedDict
from weakref import WeakKeyDictionary

import orjson

from tumblestar.contract.state import CHANCE, OVER
from tumblestar.storage.schema import LogEntry
from tumblestar.storage.store_people import SEAT, Message
from tumblestar.tables.chat import PHRASES
from tumblestar.tables.log import taken_back
from tumblestar.tables.table import Table
from tumblestar.words import say

MAX_RESUMED = 1000
"""Missing events that are sent one by one; a program that lacks more gets a snapshot."""
CHAT_SENT = 50
"""Chat messages that a program gets when it connects."""

Json = dict[str, object]
_last_changes: WeakKeyDictionary[Table, tuple[int, int, bytes]] = WeakKeyDictionary()
"""The last message to programs by table: the live numbers that it leads from and to, and its text."""


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


def seats_of(table: Table, person: int) -> Json:
    """The seats of a table, and which of them are a program's own."""
    return {
        "seats": [
            {"kind": seat_row.kind, "name": seat_row.name, "bot": seat_row.kind == "bot" or seat_row.is_program}
            for seat_row in table.seats
        ],
        "you": [seat + 1 for seat in table.seats_played_by(person)],
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
        membership, messages = self._table.membership, self._table.membership.chat.read_by(self._table, self._person)
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
        clock, control = table.clock, membership.time_control
        return {
            "waiting": table.is_waiting,
            "host": is_host,
            "held": [seat + 1 for seat in table.seats_held_by(person)],
            "seats": [self._seat(seat) for seat in range(len(table.seats))],
            "links": {str(seat + 1): membership.invitations.link(SEAT, seat) for seat in invited},
            "missed": [
                {
                    "seat": seat + 1,
                    "enders": len(presence_rules.presence.end_votes(table.seats[seat].holder)),
                    "asked": len(presence_rules.voters(table, table.seats[seat].holder)),
                }
                for seat in presence_rules.missing_seats(table, person)
            ],
            "asked": self._asked(),
            "help": {"free": membership.help.is_free(table), "asked": self._asks_help()},
            "clock": None
            if clock is None
            else {
                "kind": control.kind,
                "left": [clock.left_at(seat, clock.since) for seat in range(len(table.seats))],
                "runs": None if table.due is None else clock.running + 1,
                "due": table.due,
            },
            "chat": membership.has_chat,
            "rematch": membership.rematch if table.seats_held_by(person) or is_host else "",
        }

    def _asked(self) -> Json | None:
        """The request to take back, if there is one."""
        asked = self._table.log.proposal
        if asked is None:
            return None
        return {"seat": asked.seat + 1, "kept": asked.kept, "agreed": [seat + 1 for seat in sorted(asked.agreed)]}

    def _asks_help(self) -> int | None:
        """The seat of who has asked that all may use help."""
        asker = self._table.membership.help.asker(self._table)
        return self._table.seats_played_by(asker)[0] + 1 if asker else None

    def _seat(self, seat: int) -> dict[str, str]:
        seat_row = self._table.seats[seat]
        if seat_row.kind == "bot":
            return {"how": "bot", "bot": ""}
        if seat in self._table.asked_seats:
            return {"how": "asked", "bot": ""}
        if seat_row.is_free and not self._table.is_imported:
            return {"how": "free", "bot": seat_row.bot}
        return {"how": self._table.membership.presence_rules.status(self._table, seat), "bot": seat_row.bot}

    def _message(self, message: Message) -> Json:
        """A chat message, with phrases in the reader's language."""
        count = (message.seat or 0) + 1
        name = message.name or say(self._lang, "seat-unnamed", count=count)
        held = self._table.seats_held_by(self._person)
        about = self._table.membership.chat.author(self._table, message)
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


def change(table: Table, since: int) -> bytes:
    """The message with the changes since a live number, made once for all programs that are at that number."""
    known, live, message = _last_changes.get(table, (-1, -1, b""))
    if known != since or live != table.live:
        message = bytes(memoryview(orjson.dumps(_changes(table, since))))  # a copy: orjson's bytes have spare capacity
        _last_changes[table] = since, table.live, message
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
