"""A table as programs read it: one set of types, and the lines that are made of them. docs/api.md describes both.

Each line is a JSON object with a `type`. `TableView` makes what one program lacks, for two transports: the stream of
the API (`api/stream.py`) and the WebSocket of programs (`program_socket.py`). What all programs read is encoded once.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple, cast
from weakref import WeakKeyDictionary

from msgspec import Struct

from tumblestar import bots
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.play.messages import Done, Refusal, encode
from tumblestar.storage import store_people
from tumblestar.storage.schema import LogEntry, SeatRow
from tumblestar.storage.store_people import SEAT, TABLE, WATCH
from tumblestar.tables.log import taken_back
from tumblestar.tables.table import Table
from tumblestar.words import say

MAX_BATCH = 200
"""Entries sent in one batch."""
CHAT_SENT = 50
"""Chat messages that a program gets first, if it wants to know of people."""

Status = Literal["waiting", "open", "over", "abandoned", "study"]
Presence = Literal["here", "away", "gone", "asked", "none"]
EntryKind = Literal["act", "takeback", "resign", "flag", "abandon", "ask", "agree", "decline"]


# -- what lines consist of


class LegalAction(Struct, frozen=True):
    """An action: its number and its notation."""

    action: int
    text: str


class SeatInfo(Struct, frozen=True):
    """A seat of a table, and who holds it. `preparing` is true of a bot that is not at full strength yet."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: bool
    free: bool
    yours: bool
    points: int
    stand_in: str
    presence: Presence
    preparing: bool


class ClockInfo(Struct, frozen=True):
    """A clock."""

    kind: Literal["turn", "bank"]
    seconds: int
    increment: int
    left: list[int]
    running: int | None
    due: int | None


class SeatLink(Struct, frozen=True):
    """The link to a free seat."""

    seat: int
    link: str


class Links(Struct, frozen=True):
    """The links that the host of a table can hand on: `table`, and its `code`, for all free seats."""

    seats: list[SeatLink]
    watch: str
    table: str
    code: str


class Asked(Struct, frozen=True):
    """A request to take back: the seat that asks, how many events would be kept, and the seats that agree."""

    seat: int
    kept: int
    agreed: list[int]


class Message(Struct, frozen=True):
    """A chat message: `words` in the reader's language, `yours` if the reader wrote it."""

    number: int
    seat: int | None
    name: str
    bot: bool
    phrase: str
    text: str
    at: int
    words: str
    yours: bool


class MissingSeat(Struct, frozen=True):
    """A seat whose holder is gone for long: how many of those who are `asked` vote to end the game."""

    seat: int
    enders: int
    asked: int


class HelpInfo(Struct, frozen=True):
    """Whether help beyond the odds may be used, and the seat that asks for it."""

    free: bool
    asker: int | None


# -- lines


class StreamEntry(Struct, tag="entry", tag_field="type", frozen=True):
    """An entry of the table's log."""

    n: int
    kind: EntryKind
    actor: int | None
    text: str
    seat: int | None
    kept: int | None
    practice: bool = False


class TableState(Struct, frozen=True):
    """The part of a state that is the same for all. `events` counts those of the record."""

    n: int
    status: Status
    state: str
    actor: int | None
    legal: list[LegalAction]
    points: list[int]
    end: str | None
    result: str | None
    events: int
    asked: Asked | None


class OwnState(Struct, tag="now", tag_field="type", frozen=True):
    """The part of a state that each program has for itself, or that depends on the time."""

    you: list[int]
    may_act: bool
    clock: ClockInfo | None


class StreamState(TableState, tag="now", tag_field="type", frozen=True):
    """The table after all entries sent so far: TableState and OwnState."""

    you: list[int]
    may_act: bool
    clock: ClockInfo | None


class StreamSeats(Struct, tag="seats", tag_field="type", frozen=True):
    """The seats: sent first, and whenever they change."""

    seats: list[SeatInfo]


class StreamChat(Struct, tag="chat", tag_field="type", frozen=True):
    """A chat message."""

    message: Message


class StreamHeartbeat(Struct, tag="beat", tag_field="type", frozen=True):
    """A heartbeat: nothing has happened."""

    n: int


class StreamEnd(Struct, tag="bye", tag_field="type", frozen=True):
    """The end of the stream: the game is over, the table or token is gone, or the server stops."""

    n: int
    why: Literal["over", "gone", "token", "restart"]


class StreamHello(Struct, tag="hello", tag_field="type", frozen=True):
    """The first line over a WebSocket. `phrases` are those of the chat in the reader's language."""

    protocol: int
    version: str
    table: str
    game: str
    rules: int
    data: str
    options: dict[str, int]
    chance: str
    phrases: dict[str, str]


class StreamPeople(Struct, tag="people", tag_field="type", frozen=True):
    """What concerns people: programs that people play with ask for it. `held`: a reader's seats, stand-ins or not."""

    host: bool
    held: list[int]
    missing: list[MissingSeat]
    help: HelpInfo
    chat: bool
    following: str
    links: Links | None


STREAM_ITEMS = (StreamSeats, StreamEntry, StreamState, StreamChat, StreamHeartbeat, StreamEnd)
"""All lines of the API's stream."""
SOCKET_ITEMS = (StreamHello, StreamSeats, StreamEntry, StreamState, StreamChat, StreamPeople, Done, Refusal)
"""All lines of a program's WebSocket."""


def encode_lines(lines: Iterable[Struct]) -> bytes:
    """Lines of JSON."""
    return b"".join([encode(line) + b"\n" for line in lines])


# -- what is the same for all programs


def seat_of(actor: int) -> int | None:
    """The number of an actor as clients read it: seats from 1, chance 0, nobody None."""
    return None if actor == OVER else 0 if actor == CHANCE else actor + 1


def entry_of(entry: LogEntry) -> StreamEntry:
    """An entry as clients read it: `seat` is numbered from 1, `kept` counts events of the record."""
    kind, payload = cast("EntryKind", entry.kind), entry.payload
    actor = None if entry.actor is None else seat_of(entry.actor)
    if kind == "act":
        return StreamEntry(entry.number, kind, actor, payload, None, None)
    seat = int(payload) + 1 if kind in ("resign", "flag") else None
    kept, is_practice = (int(payload), False) if kind == "ask" else (None, False)
    if kind == "takeback":
        kept, is_practice = taken_back(entry)
    return StreamEntry(entry.number, kind, actor, "", seat, kept, is_practice)


def asked_of(table: Table) -> Asked | None:
    """The request to take back that waits for answers."""
    asked = table.log.proposal
    return Asked(asked.seat + 1, asked.kept, [seat + 1 for seat in sorted(asked.agreed)]) if asked else None


def state_of(table: Table) -> TableState:
    """The state of a table. No action is legal before the game begins, or after it ends."""
    game, state, record = table.game, table.state, table.record
    actor = record.actor
    legal = [] if actor < 0 or table.is_over or table.is_waiting else record.legal
    return TableState(
        table.live,
        table.status.value,
        game.state_text(state),
        seat_of(actor),
        [LegalAction(action, game.text(state, action)) for action in legal],
        [game.points(state, seat) for seat in range(len(table.seats))],
        record.end if actor == OVER else None,
        record.result if actor == OVER else None,
        len(record.events),
        asked_of(table),
    )


class SharedLines(NamedTuple):
    """What all programs at one number get: the entries after it, and the state, which lacks its opening brace."""

    since: int
    live: int
    status: str
    entries: bytes
    state: bytes


_shared: WeakKeyDictionary[Table, SharedLines] = WeakKeyDictionary()
"""What was made last, by table."""


def shared_lines(table: Table, since: int) -> SharedLines:
    """What follows a number, made once for all programs that are there; only entries if there are many."""
    known, live = _shared.get(table), table.live
    if known is None or known.since != since or known.live != live or known.status is not table.status:
        until, entries = min(live, since + MAX_BATCH), list[LogEntry]()
        if since < until:
            entries = table.log.since(since, MAX_BATCH) or table.store.entries(table.id, since, until)
        state = encode(state_of(table))[1:] + b"\n" if until == live else b""
        lines = encode_lines([entry_of(entry) for entry in entries])
        known = _shared[table] = SharedLines(since, live, table.status, lines, state)
    return known


# -- what is made for one program


def seats_of(table: Table, person: int) -> list[SeatInfo]:
    """The seats of a table."""
    own, status_of = set(table.seats_played_by(person)), table.membership.presence_rules.status
    is_played, asked = not table.is_imported and not table.is_over, table.asked_seats

    def presence(seat: int, row: SeatRow) -> Presence:
        if not row.holder or not is_played:
            return "none"
        return "asked" if seat in asked else cast("Presence", status_of(table, seat))

    return [
        SeatInfo(
            seat=seat + 1,
            kind="bot" if row.kind == "bot" else "person",
            name=row.name,
            bot=row.kind == "bot" or row.is_program,
            free=row.is_free and not table.is_imported,
            yours=seat in own,
            points=table.game.points(table.state, seat),
            stand_in=row.bot,
            presence=presence(seat, row),
            preparing=is_played and row.kind == "bot" and not bots.is_ready(row.name, table.game),
        )
        for seat, row in enumerate(table.seats)
    ]


def clock_of(table: Table) -> ClockInfo | None:
    """The clock of a table at this moment."""
    clock, control = table.clock, table.membership.time_control
    if clock is None or control.kind not in ("turn", "bank"):
        return None
    at, due = table.membership.time(), table.due
    return ClockInfo(
        kind="turn" if control.kind == "turn" else "bank",
        seconds=control.seconds,
        increment=control.increment,
        left=[clock.left_at(seat, at) for seat in range(len(table.seats))],
        running=None if due is None else clock.running + 1,
        due=due,
    )


def links_of(table: Table, origin: str) -> Links:
    """The links that the host of a table can hand on."""
    invitations = table.membership.invitations
    paths = [(seat, invitations.link(SEAT, seat)) for seat in table.free_seats]
    watch = invitations.link(WATCH) if table.membership.has_watchers else ""
    for_all = invitations.link(TABLE) if paths else ""
    return Links(
        [SeatLink(seat + 1, origin + path) for seat, path in paths if path],
        watch and origin + watch,
        for_all and origin + for_all,
        invitations.code(table),
    )


def message_of(table: Table, message: store_people.Message, person: int, lang: str) -> Message:
    """A chat message. The phrase of a message by the table itself begins with `note-`."""
    seat = None if message.seat is None else message.seat + 1
    words = message.text
    if message.key:
        held, name = table.seats_held_by(person), table.membership.chat.author(table, message)
        you = held[0] if len(held) == 1 else None
        words = say(lang, message.key, viewer=you, name=name, count=seat or 1)
    return Message(
        number=message.number,
        seat=seat,
        name=message.name,
        bot=message.is_bot,
        phrase=message.key,
        text=message.text,
        at=message.at,
        words=words,
        yours=bool(message.person) and message.person == person,
    )


class TableView:
    """What one program has been sent of a table. `sent` is the live number up to which it has the entries.

    `origin` begins the links that it may hand on; an empty one: none. `with_people`: it wants to know of people, too.
    """

    def __init__(
        self, table: Table, person: int, lang: str, since: int | None, *, origin: str = "", with_people: bool = False
    ) -> None:
        self._table, self._person, self._lang, self._origin = table, person, lang, origin
        self._with_people = with_people
        self.sent = table.live if since is None else min(since, table.live)
        self._people_tick = -1
        self._lines: list[Struct] = []
        """The lines about seats and people that were sent last."""
        messages = table.membership.chat.messages
        self._last_message = messages[-1].number if messages and not with_people else 0
        self._state: object = None
        """Identifies the state that was sent last."""
        self._you: list[int] | None = None
        self._own: list[bytes] = []
        """The seats that the program plays, and its own part of a state: where it may not act, and where it may."""

    @property
    def is_whole(self) -> bool:
        """Whether the program has all entries."""
        return self.sent == self._table.live

    def update(self) -> bytes:
        """The lines that the program lacks, as far as they fit in a batch. The table must be settled."""
        table, about_people = self._table, b""
        if self._people_tick != table.updates.people_tick:
            self._people_tick = table.updates.people_tick
            about_people = self._lines_of_people()
        since, live, status, entries, state = shared_lines(table, self.sent)
        self.sent = min(live, since + MAX_BATCH)
        if not state:
            return about_people + entries
        you, may_act = table.seats_played_by(self._person), table.may_act(self._person)
        current = live, status, you, may_act
        if self._state == current:
            return about_people + entries
        self._state = current
        if self._you is not you or table.membership.has_clock:
            self._you = you
            clock = clock_of(table) if table.membership.has_clock else None
            # as long as the seats stay the same, and there is no clock, this part has two forms
            self._own = [encode(OwnState([seat + 1 for seat in you], may, clock))[:-1] for may in (False, True)]
        return b"%b%b%b,%b" % (about_people, entries, self._own[may_act], state)

    def _lines_of_people(self) -> bytes:
        """The seats and what concerns people, where that has changed, and new chat messages."""
        table, person = self._table, self._person
        lines: list[Struct] = [StreamSeats(seats_of(table, person))]
        if self._with_people:
            lines.append(self._people())
        before, self._lines = self._lines, lines
        changed = [line for line in lines if line not in before]
        for message in table.membership.chat.read_by(table, person)[-CHAT_SENT:]:
            if message.number > self._last_message:
                self._last_message = message.number
                changed.append(StreamChat(message_of(table, message, person, self._lang)))
        return encode_lines(changed)

    def _people(self) -> StreamPeople:
        table, person, membership = self._table, self._person, self._table.membership
        rules, is_host = membership.presence_rules, bool(person) and person == table.owner
        held, asker = table.seats_held_by(person), membership.help.asker(table)
        holders = [(seat, table.seats[seat].holder) for seat in rules.missing_seats(table, person)]
        return StreamPeople(
            host=is_host,
            held=[seat + 1 for seat in held],
            missing=[
                MissingSeat(seat + 1, len(rules.presence.end_votes(holder)), len(rules.voters(table, holder)))
                for seat, holder in holders
            ],
            help=HelpInfo(membership.help.is_free(table), table.seats_played_by(asker)[0] + 1 if asker else None),
            chat=membership.has_chat,
            following=membership.rematch if held or is_host else "",
            links=links_of(table, self._origin) if is_host and self._origin else None,
        )
