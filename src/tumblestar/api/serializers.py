"""Converts tables and games to the types of the API, for one caller."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import cast

from tumblestar import bots
from tumblestar.api import schemas
from tumblestar.contract.game import Game
from tumblestar.play.program_view import LegalAction, Status, clock_of, links_of, seats_of, state_of
from tumblestar.storage.schema import TableRow
from tumblestar.tables.clocks import CLOCKS
from tumblestar.tables.table import Table
from tumblestar.web.feature import rule_address
from tumblestar.words import Phrase, say

MAX_EXAMPLES = 8
"""Legal actions shown as examples of a game's notation."""


def serialize_game(game: Game, lang: str) -> schemas.GameInfo:
    """A game with its seats, options, bots and examples of its notation."""

    def words(key: str) -> str:
        return say(lang, Phrase(key), game.name)

    state, legal = _example(game)
    return schemas.GameInfo(
        game=game.name,
        name=words("game-name"),
        about=words("game-about"),
        rules=game.version,
        data=game.digest,
        seats=list(game.seats),
        options=[
            schemas.OptionInfo(o.name, o.default, list(o.values), words(f"option-{o.name}-help")) for o in game.options
        ],
        bots=[
            schemas.BotInfo(level.name, words(f"bot-{level.name}-help"), level.stars, dict(level.points))
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


def serialize_table(table: Table, person: int, origin: str, lang: str, *, is_hosting: bool) -> schemas.TableInfo:
    """A table, with its links if the caller is its host and may see them."""
    record, membership, now = table.record, table.membership, state_of(table)
    is_host = bool(person) and person == table.owner
    return schemas.TableInfo(
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


def serialize_summary(row: TableRow) -> schemas.TableSummary:
    """A table in a list."""
    names, free = [seat_row.name for seat_row in row.seats], len(row.free_seats)
    status, address = cast("Status", row.status), f"/table/{row.id}"
    return schemas.TableSummary(row.id, row.game, status, names, free, row.result, row.changed, address)
