"""The types that only the API has, which validate and which its document is made of; and what makes responses.

`play/messages.py` and `play/program_view.py` have those that WebSockets have, too.

The description of a field is the message `api-field-<name>`, wherever it occurs. Names that say it all have none.
"""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Annotated, Literal, cast

from msgspec import Meta, Struct

from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import LONGEST_NAME
from tumblestar.games import GAMES
from tumblestar.play.messages import Number, Request, RequestBody
from tumblestar.play.program_view import (
    Asked,
    ClockInfo,
    LegalAction,
    Links,
    Message,
    SeatInfo,
    Status,
    clock_of,
    links_of,
    seats_of,
    state_of,
)
from tumblestar.record import LONGEST_TEXT
from tumblestar.storage.schema import TableRow
from tumblestar.tables.clocks import CLOCKS
from tumblestar.tables.table import Table
from tumblestar.web.feature import rule_address
from tumblestar.words import Phrase, say

MAX_LINK_LENGTH = 400
MAX_SEED_LENGTH = 100

ScopeName = Literal["read", "play", "tables"]
Chance = Literal["sealed", "seed", "typed"]
GameName = Annotated[str, Meta(max_length=40, extra_json_schema={"enum": list(GAMES)})]
Name = Annotated[str, Meta(max_length=LONGEST_NAME)]
ClockName = Annotated[str, Meta(pattern=f"^({'|'.join(CLOCKS)})$")]


# -- what comes in


class NewTable(Request, frozen=True):
    """A table to create."""

    game: GameName
    seats: Annotated[
        tuple[Annotated[str, Meta(max_length=45, pattern=r"^(me|open|bot:[a-z_]+)$")], ...],
        Meta(min_length=1, max_length=9),
    ]
    name: Name = ""
    options: Annotated[dict[Annotated[str, Meta(max_length=40)], Number], Meta(max_length=40)] = {}  # noqa: RUF012
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


class Rematch(RequestBody, frozen=True):
    """The wish for another game with the same people, or the answer to it."""

    agree: bool = True


class Abandon(Request, frozen=True):
    """A request to end a game without a result."""


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


# -- responses, for one caller

MAX_EXAMPLES = 8
"""Legal actions shown as examples of a game's notation."""


def serialize_game(game: Game, lang: str) -> GameInfo:
    """A game with its seats, options, bots and examples of its notation."""

    def words(key: str) -> str:
        return say(lang, Phrase(key), game.name)

    state, legal = _example(game)
    return GameInfo(
        game=game.name,
        name=words("game-name"),
        about=words("game-about"),
        rules=game.version,
        data=game.digest,
        seats=list(game.seats),
        options=[OptionInfo(o.name, o.default, list(o.values), words(f"option-{o.name}-help")) for o in game.options],
        bots=[
            BotInfo(level.name, words(f"bot-{level.name}-help"), level.stars, dict(level.points))
            for level in bots.levels(game)
        ],
        clocks=list(CLOCKS),
        notation=words("api-notation"),
        state=state,
        legal=legal,
        page=rule_address(game.name),
    )


@cache
def _example(game: Game) -> tuple[str, list[LegalAction]]:
    """A state in which a seat is to act, and some of its legal actions."""
    state, rng = game.fresh(max(2, min(game.seats))), Random(1)
    while game.actor(state) < 0:
        outcomes = game.outcomes(state)
        picked = rng.choices([action for action, _ in outcomes], [weight for _, weight in outcomes])[0]
        game.rules.apply(state, picked)
    legal = list(game.legal(state))[:MAX_EXAMPLES]
    return game.state_text(state), [LegalAction(action, game.text(state, action)) for action in legal]


def serialize_table(table: Table, person: int, origin: str, lang: str, *, is_hosting: bool) -> TableInfo:
    """A table, with its links if the caller is its host and may see them."""
    record, membership, now = table.record, table.membership, state_of(table)
    is_host = bool(person) and person == table.owner
    return TableInfo(
        table=table.id,
        game=table.game.name,
        rules=record.rules,
        data=record.data,
        remark=say(lang, record.remark, table.game.name) if record.remark else "",
        options=dict(record.options),
        chance=record.chance,
        commitment=record.commitment,
        status=now.status,
        n=now.n,
        state=now.state,
        actor=now.actor,
        legal=now.legal,
        you=[seat + 1 for seat in table.seats_played_by(person)],
        may_act=table.may_act(person),
        may_take_back=table.may_take_back(person),
        seats=seats_of(table, person),
        clock=clock_of(table),
        end=now.end,
        result=now.result,
        chat=membership.has_chat,
        watchers=membership.has_watchers,
        listed=membership.is_listed,
        host=is_host,
        links=links_of(table, origin) if is_host and is_hosting else None,
        following=membership.rematch,
        page=f"/table/{table.id}",
        practice=record.is_practice,
        asked=now.asked,
    )


def serialize_summary(row: TableRow) -> TableSummary:
    """A table in a list."""
    names, free = [seat_row.name for seat_row in row.seats], len(row.free_seats)
    status, address = cast("Status", row.status), f"/table/{row.id}"
    return TableSummary(row.id, row.game, status, names, free, row.result, row.changed, address)
