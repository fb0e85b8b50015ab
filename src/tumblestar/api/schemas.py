"""The types of requests and responses. They validate requests, and the OpenAPI document is generated from them.

The description of a field is the message `api-field-<name>`, wherever it occurs. Names that say it all have none.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tumblestar.contract.seat_names import LONGEST_NAME
from tumblestar.games import GAMES
from tumblestar.play.messages import MAX_ID_LENGTH
from tumblestar.record import LONGEST_TEXT
from tumblestar.tables.chat import LONGEST_MESSAGE, PHRASES
from tumblestar.tables.clocks import CLOCKS

MAX_NUMBER = 1_000_000_000
MAX_ACTION_LENGTH = 2_000
MAX_LINK_LENGTH = 400
MAX_SEED_LENGTH = 100

Status = Literal["waiting", "open", "over", "abandoned", "study"]
Presence = Literal["here", "away", "gone", "none"]
ScopeName = Literal["read", "play", "tables"]
EntryKind = Literal["act", "takeback", "resign", "flag", "abandon", "ask", "agree", "decline"]
Chance = Literal["sealed", "seed", "typed"]
Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID_LENGTH, pattern=r"^[!-~]+$")]
GameName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0, le=MAX_NUMBER)]
Seat = Annotated[int, Meta(ge=1, le=9)]
ClockName = Annotated[str, Meta(pattern=f"^({'|'.join(CLOCKS)})$")]
PhraseName = Annotated[str, Meta(pattern=f"^({'|'.join(PHRASES)})$")]


# -- what comes in


class RequestBody(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request. Unknown fields are refused, so that typing errors do not go unnoticed."""


class NewTable(RequestBody, frozen=True):
    """A table to create."""

    id: Id
    game: GameName
    seats: Annotated[
        tuple[Annotated[str, Meta(max_length=45, pattern=r"^(me|open|bot:[a-z_]+)$")], ...],
        Meta(min_length=1, max_length=9),
    ]
    name: Name = ""
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Number], Meta(max_length=40)] = {}
    clock: ClockName = "none"
    chat: bool = True
    listed: bool = False
    watchers: bool = False
    chance: Chance = "sealed"
    seed: Annotated[str, Meta(max_length=MAX_SEED_LENGTH)] = ""


class Link(RequestBody, frozen=True):
    """An invitation: the whole link, or the part after its last slash."""

    link: Annotated[str, Meta(min_length=1, max_length=MAX_LINK_LENGTH)]


class Join(Link, frozen=True):
    """A seat to take."""

    name: Name = ""
    salt: Name = ""


class Command(RequestBody, frozen=True):
    """A request about a table that the caller has seen up to a live number."""

    id: Id
    seen: Number


class Act(Command, frozen=True):
    """An action: its number among the legal ones, or its notation: `text`, also outcomes separated by spaces.

    `action` as text is deprecated (docs/promises.md).
    """

    action: Number | Annotated[str, Meta(min_length=1, max_length=MAX_ACTION_LENGTH)] | None = None
    text: Annotated[str, Meta(min_length=1, max_length=MAX_ACTION_LENGTH)] | None = None


class TakeBack(Command, frozen=True):
    """A request to take back the last action, or all after the first `kept` events."""

    kept: Number | None = None
    practice: bool = False


class Answer(Command, frozen=True):
    """An answer to a request to take back."""

    agree: bool


class Resign(Command, frozen=True):
    """A resignation."""

    seat: Seat | None = None


class Rematch(RequestBody, frozen=True):
    """The wish for another game with the same people, or the answer to it."""

    agree: bool = True


class Say(RequestBody, frozen=True):
    """A chat message: free text, or a phrase that every reader gets translated."""

    id: Id
    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] = ""
    phrase: PhraseName | None = None


class Abandon(RequestBody, frozen=True):
    """A request to end a game without a result."""

    id: Id


# -- what goes out


class Me(Struct, frozen=True):
    """The caller."""

    name: str
    bot: bool
    token: str
    scopes: list[ScopeName]


class OptionInfo(Struct, frozen=True):
    """An option of a game."""

    name: str
    default: int
    values: list[int]
    about: str


class BotInfo(Struct, frozen=True):
    """A bot that the server offers."""

    name: str
    about: str
    stars: int = 0
    points: dict[str, float] = {}


class LegalAction(Struct, frozen=True):
    """An action: its number and its notation."""

    action: int
    text: str


class GameInfo(Struct, frozen=True):
    """A game."""

    game: str
    name: str
    about: str
    rules: int
    data: str
    seats: list[int]
    options: list[OptionInfo]
    bots: list[BotInfo]
    clocks: list[str]
    notation: str
    state: str
    legal: list[LegalAction]
    page: str


class Games(Struct, frozen=True):
    """All games."""

    games: list[GameInfo]


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
    """The links that the host of a table can hand on."""

    seats: list[SeatLink]
    watch: str


class Asked(Struct, frozen=True):
    """A request to take back: the seat that asks, how many events would be kept, and the seats that agree."""

    seat: int
    kept: int
    agreed: list[int]


class TableInfo(Struct, frozen=True):
    """A table."""

    table: str
    game: str
    rules: int
    data: str
    remark: str
    options: dict[str, int]
    chance: str
    commitment: str
    status: Status
    n: int
    state: str
    actor: int | None
    legal: list[LegalAction]
    you: list[int]
    may_act: bool
    may_take_back: bool
    seats: list[SeatInfo]
    clock: ClockInfo | None
    end: str | None
    result: str | None
    chat: bool
    watchers: bool
    listed: bool
    host: bool
    links: Links | None
    following: str
    page: str
    practice: bool
    asked: Asked | None


class TableSummary(Struct, frozen=True):
    """A table in a list."""

    table: str
    game: str
    status: Status
    seats: list[str]
    free: int
    result: str
    changed: str
    page: str


class Tables(Struct, frozen=True):
    """Tables, the most recently played first."""

    tables: list[TableSummary]


class ExportedRecord(Struct, frozen=True):
    """A game in an export: a line of JSON. `problem` says why there is no record."""

    table: str
    game: str
    status: Status
    result: str
    changed: str
    record: str
    problem: str


class RecordToImport(Struct, frozen=True):
    """A line of JSON to import: an exported one, or any with a record."""

    record: Annotated[str, Meta(max_length=LONGEST_TEXT)]


class ImportedRecord(Struct, frozen=True):
    """What came of one record of an import. `added` is false if its table was there already."""

    number: int
    table: str
    game: str
    added: bool
    problem: str
    line: int | None


class InvitationInfo(Struct, frozen=True):
    """What an invitation leads to."""

    table: str
    game: str
    seat: int
    good: bool
    status: Status
    commitment: str
    clock: str
    seats: list[SeatInfo]


class CommandResult(Struct, frozen=True):
    """The command is carried out and on disk; `n` is the live number that it reached."""

    ok: bool
    n: int


class RematchResult(Struct, frozen=True):
    """The table of the rematch; empty for who declines."""

    ok: bool
    table: str


class JoinResult(Struct, frozen=True):
    """The seat is taken."""

    table: str
    you: list[int]
    n: int


class Message(Struct, frozen=True):
    """A chat message."""

    number: int
    seat: int | None
    name: str
    bot: bool
    phrase: str
    text: str
    at: int


class Chat(Struct, frozen=True):
    """The stored chat of a table."""

    messages: list[Message]


class ProblemDetails(Struct, frozen=True):
    """Problem details (RFC 9457)."""

    type: str
    title: str
    status: int
    detail: str
    code: str
    tag: str = ""
    help: str = ""
    n: int = 0
    scope: str = ""
    field: str = ""
    expected: str = ""
    retry_after: int = 0


# -- lines of a stream


class StreamEntry(Struct, tag="entry", tag_field="type", frozen=True):
    """An entry of the table's log."""

    n: int
    kind: EntryKind
    actor: int | None
    text: str
    seat: int | None
    kept: int | None
    practice: bool = False


class StreamState(Struct, tag="now", tag_field="type", frozen=True):
    """The table after all entries sent so far."""

    n: int
    status: Status
    state: str
    actor: int | None
    legal: list[LegalAction]
    you: list[int]
    may_act: bool
    points: list[int]
    end: str | None
    result: str | None


class StreamSeats(Struct, tag="seats", tag_field="type", frozen=True):
    """The seats: sent first, and whenever they change."""

    seats: list[SeatInfo]


class StreamChat(Struct, tag="chat", tag_field="type", frozen=True):
    """A new chat message."""

    message: Message


class StreamHeartbeat(Struct, tag="beat", tag_field="type", frozen=True):
    """A heartbeat: nothing has happened."""

    n: int


class StreamEnd(Struct, tag="bye", tag_field="type", frozen=True):
    """The end of the stream: the game is over, the table or token is gone, or the server stops."""

    n: int
    why: Literal["over", "gone", "token", "restart"]


STREAM_ITEMS = (StreamSeats, StreamEntry, StreamState, StreamChat, StreamHeartbeat, StreamEnd)
"""All items of a stream."""
