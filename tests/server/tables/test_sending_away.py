"""The host sends somebody from a seat before the game begins; nobody else can, nor later."""

import pytest

from tests.server.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tumblestar.games import GAMES
from tumblestar.server.storage.store_people import SEAT
from tumblestar.server.tables.registry import Plan, TableRegistry

pytestmark = pytest.mark.anyio


async def test_the_host_sends_somebody_away_before_the_game_begins(registry: TableRegistry) -> None:
    table = await registry.make(ANN, Plan(GAMES["twisty"], seats("Ann", "Bob", "")))
    membership, before = table.membership, table.membership.invitations.newest(SEAT, 1)
    for person, seat, code in (
        (BOB, 0, "seat"),
        (EVE, 1, "seat"),
        (BOB, 1, "seat"),
        (ANN, 0, "seat"),
        (ANN, 7, "seat"),
    ):
        assert (await refusal(membership.send_away(person, seat))).code == code
    assert table.seats_held_by(BOB) == [1]
    await membership.send_away(ANN, 1)
    assert (table.free_seats, table.seats_held_by(BOB)) == ([1, 2], [])
    assert reloaded(table).free_seats == [1, 2]
    assert membership.invitations.newest(SEAT, 1) not in (None, before)
    assert membership.chat.messages[-1].key == "note-sent"
    assert not table.is_visible_to(BOB)


async def test_nobody_is_sent_away_once_the_game_has_begun(registry: TableRegistry) -> None:
    table = await registry.make(ANN, Plan(GAMES["twisty"], seats("Ann", "Bob")))
    assert (await refusal(table.membership.send_away(ANN, 1))).code == "going"
    assert table.seats_held_by(BOB) == [1]
