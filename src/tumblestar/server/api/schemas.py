"""What goes in and out of the API, as types: requests are read by them, and the OpenAPI document is made of them.

The words of a field are `api-field-<name>`, the same wherever a field of that name stands.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tumblestar.games import GAMES
from tumblestar.record import LONGEST_NAME
from tumblestar.server.sockets.connection import MAX_ID_LENGTH
from tumblestar.server.tables.chat import LONGEST_MESSAGE, PHRASES
from tumblestar.server.web.forms import CLOCKS

MOST_NUMBER = 1_000_000_000
LONGEST_ACTION = 2_000
LONGEST_LINK = 400
LONGEST_SEED = 100

Chance = Literal["sealed", "seed", "typed"]
Id = Annotated[str, Meta(min_length=1, max_length=MAX_ID_LENGTH, pattern=r"^[!-~]+$")]
GameName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
Number = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Seat = Annotated[int, Meta(ge=1, le=9)]
ClockName = Annotated[str, Meta(pattern=f"^({'|'.join(CLOCKS)})$")]
PhraseName = Annotated[str, Meta(pattern=f"^({'|'.join(PHRASES)})$")]


# ------------------------------------------------------------------------------------------------ what comes in


class Wish(Struct, forbid_unknown_fields=True, frozen=True):
    """The body of a request. What is not named is refused: a slip of the pen would else go unnoticed."""


class NewTable(Wish, frozen=True):
    """A table to be made."""

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
    seed: Annotated[str, Meta(max_length=LONGEST_SEED)] = ""


class Link(Wish, frozen=True):
    """An invitation: the whole link, or what stands after its last slash."""

    link: Annotated[str, Meta(min_length=1, max_length=LONGEST_LINK)]


class Join(Link, frozen=True):
    """A seat to be taken."""

    name: Name = ""
    salt: Name = ""


class Act(Wish, frozen=True):
    """An action: its number among the legal ones, or its notation; outcomes of chance with spaces between."""

    id: Id
    seen: Number
    action: Number | Annotated[str, Meta(min_length=1, max_length=LONGEST_ACTION)]


class TakeBack(Wish, frozen=True):
    """The last action is to be taken back."""

    id: Id
    seen: Number


class Resign(TakeBack, frozen=True):
    """A seat gives up."""

    seat: Seat | None = None


class Say(Wish, frozen=True):
    """Something said at a table: a line of one's own, or one of the phrases that every reader gets translated."""

    id: Id
    text: Annotated[str, Meta(max_length=LONGEST_MESSAGE)] = ""
    phrase: PhraseName | None = None


class Abandon(Wish, frozen=True):
    """A game is to end without a result."""

    id: Id


# ------------------------------------------------------------------------------------------------ what goes out


class Me(Struct, frozen=True):
    """Who calls."""

    name: str
    bot: bool
    token: str
    scopes: list[Literal["read", "play", "tables"]]


class OptionSeen(Struct, frozen=True):
    """An option of a game."""

    name: str
    default: int
    values: list[int]
    about: str


class BotSeen(Struct, frozen=True):
    """A bot of the house."""

    name: str
    about: str


class GameSeen(Struct, frozen=True):
    """A game that can be played."""

    game: str
    name: str
    about: str
    rules: int
    data: str
    seats: list[int]
    options: list[OptionSeen]
    bots: list[BotSeen]
    clocks: list[str]
    notation: str
    state: str
    legal: list[tuple[int, str]]
    page: str


class Games(Struct, frozen=True):
    """All games that can be played."""

    games: list[GameSeen]


class SeatSeen(Struct, frozen=True):
    """A seat of a table, and who holds it."""

    seat: int
    kind: Literal["person", "bot"]
    name: str
    bot: bool
    free: bool
    yours: bool
    points: int
    stand_in: str
    presence: Literal["here", "away", "gone", "none"]


class ClockSeen(Struct, frozen=True):
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
    """The links that the host of a table may hand on."""

    seats: list[SeatLink]
    watch: str


Status = Literal["waiting", "open", "over", "abandoned", "study"]


class TableSeen(Struct, frozen=True):
    """A table as it stands."""

    table: str
    game: str
    rules: int
    data: str
    options: dict[str, int]
    chance: str
    commitment: str
    status: Status
    n: int
    state: str
    actor: int | None
    legal: list[tuple[int, str]]
    you: list[int]
    may_act: bool
    may_take_back: bool
    seats: list[SeatSeen]
    clock: ClockSeen | None
    end: str | None
    result: str | None
    chat: bool
    watchers: bool
    listed: bool
    host: bool
    links: Links | None
    following: str
    page: str


class Listed(Struct, frozen=True):
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
    """Tables, the one last played at first."""

    tables: list[Listed]


class Invited(Struct, frozen=True):
    """Where an invitation leads."""

    table: str
    game: str
    seat: int
    good: bool
    status: Status
    commitment: str
    clock: str
    seats: list[SeatSeen]


class Done(Struct, frozen=True):
    """It is done, and on disk; `n` is the live number that it has reached."""

    ok: Literal[True]
    n: int


class Seated(Struct, frozen=True):
    """The seat is taken."""

    table: str
    you: list[int]
    n: int


class Message(Struct, frozen=True):
    """A line of a table's chat."""

    number: int
    seat: int | None
    name: str
    bot: bool
    phrase: str
    text: str
    at: int


class Chat(Struct, frozen=True):
    """What was said at a table, as far as it is kept."""

    messages: list[Message]


class Trouble(Struct, frozen=True):
    """What went wrong (RFC 9457)."""

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


# ------------------------------------------------------------------------------------------------ lines of a stream


class EntryLine(Struct, tag="entry", tag_field="type", frozen=True):
    """An entry of the table's log."""

    n: int
    kind: Literal["act", "takeback", "resign", "flag", "abandon"]
    actor: int | None
    text: str


class NowLine(Struct, tag="now", tag_field="type", frozen=True):
    """The table after all entries told so far."""

    n: int
    status: Status
    state: str
    actor: int | None
    legal: list[tuple[int, str]]
    you: list[int]
    may_act: bool
    points: list[int]
    end: str | None
    result: str | None


class SeatsLine(Struct, tag="seats", tag_field="type", frozen=True):
    """Who sits there: at the beginning, and whenever that changes."""

    seats: list[SeatSeen]


class ChatLine(Struct, tag="chat", tag_field="type", frozen=True):
    """Something was said since the stream began."""

    message: Message


class BeatLine(Struct, tag="beat", tag_field="type", frozen=True):
    """Nothing has happened; the stream is alive."""

    n: int


class ByeLine(Struct, tag="bye", tag_field="type", frozen=True):
    """The stream ends here: the game is over, the table or the token is gone, or the server stops."""

    n: int
    why: Literal["over", "gone", "token", "restart"]


STREAMED = (SeatsLine, EntryLine, NowLine, ChatLine, BeatLine, ByeLine)
"""All lines of a stream."""
