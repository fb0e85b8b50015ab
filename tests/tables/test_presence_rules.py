"""Presence of one table's people and the votes of the others, without network or pages."""

import asyncio

import pytest

from tests.patience import PATIENCE
from tests.tables.conftest import ANN, BOB, EVE, refusal
from tumblestar.games import GAMES
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.presence import AWAY, GONE, HERE, PresenceRules
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table

pytestmark = pytest.mark.anyio


@pytest.fixture
async def table(registry: TableRegistry) -> Table:
    names = {"Ann": ANN, "Bob": BOB, "Eve": EVE}
    return await registry.make(ANN, TableSpec(GAMES["twisty"], tuple(SeatRow("person", *one) for one in names.items())))


@pytest.fixture
def at(table: Table) -> PresenceRules:
    return table.membership.presence_rules


def all_gone_are_missed(at: PresenceRules) -> None:
    at.presence.grace = 0.0


async def test_presence_changes_reach_other_processes(table: Table, at: PresenceRules) -> None:
    told: list[str] = []
    gossip: list[int] = []
    table.updates.listeners.add(lambda: told.append(at.status(table, 1)))
    at.on_change = gossip.append
    for event, page, *visible in (
        (at.connected, "page"),
        (at.connected, "phone"),
        (at.set_visible, "page", False),
        (at.set_visible, "phone", False),
        (at.disconnected, "page"),
        (at.disconnected, "phone"),
    ):
        event(table, BOB, page, *visible)
        await asyncio.sleep(0)  # listeners are called soon
    assert told == [HERE, AWAY, GONE]
    assert gossip == [BOB] * 6


async def test_a_page_of_a_person_without_a_seat_does_not_count(registry: TableRegistry) -> None:
    rows = SeatRow("person", "Ann", ANN), SeatRow("bot", "greedy")
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], rows))
    at, gossip = table.membership.presence_rules, list[int]()
    at.on_change = gossip.append
    at.connected(table, EVE, "page")
    at.set_remote_status(table, EVE, "other", HERE)
    assert (gossip, at.presence.status(EVE)) == ([], GONE)


async def test_what_another_process_tells_is_told_here_and_not_back(table: Table, at: PresenceRules) -> None:
    told: list[str] = []
    gossip: list[int] = []
    table.updates.listeners.add(lambda: told.append(at.status(table, 1)))
    at.on_change = gossip.append
    for how in (HERE, HERE, AWAY, GONE):
        at.set_remote_status(table, BOB, "other", how)
        await asyncio.sleep(0)
    assert (told, gossip) == ([HERE, AWAY, GONE], [])


async def test_absent_players_are_reported_to_the_others(table: Table, at: PresenceRules) -> None:
    at.connected(table, ANN, "page")
    assert at.missing_seats(table, ANN) == []
    all_gone_are_missed(at)
    assert at.missing_seats(table, ANN) == [1, 2]
    assert at.missing_seats(table, 4) == []
    assert (at.voters(table, BOB), at.voters(table, EVE)) == ({ANN}, {ANN})
    at.connected(table, BOB, "page")
    assert at.missing_seats(table, ANN) == [2]
    assert at.voters(table, EVE) == {ANN, BOB}
    await table.abandon(ANN, "a")
    assert at.missing_seats(table, ANN) == []


async def test_the_other_players_vote_once_the_grace_period_is_over(table: Table, at: PresenceRules) -> None:
    asked = asyncio.Event()
    at.connected(table, ANN, "page")
    at.connected(table, BOB, "page")
    at.presence.grace = 0.01
    at.disconnected(table, BOB, "page")
    await asyncio.sleep(0)
    table.updates.listeners.add(asked.set)
    async with asyncio.timeout(PATIENCE):
        await asked.wait()
    assert 1 in at.missing_seats(table, ANN)


async def test_nobody_chooses_for_somebody_who_is_not_missed(table: Table, at: PresenceRules) -> None:
    at.connected(table, ANN, "page")
    for what in ("wait", "bot", "end"):
        assert (await refusal(at.choose(table, ANN, 1, what))).code == "seat"
    all_gone_are_missed(at)
    assert (await refusal(at.choose(table, 4, 1, "end"))).code == "seat"
    assert (await refusal(at.choose(table, ANN, 0, "end"))).code == "seat"


async def test_a_bot_replaces_an_absent_player(table: Table, at: PresenceRules) -> None:
    at.connected(table, ANN, "page")
    all_gone_are_missed(at)
    await at.choose(table, ANN, 1, "bot")
    assert table.seats[1].bot == "greedy"
    assert [(message.key, message.name) for message in table.membership.chat.messages] == [("note-stand-in", "Bob")]
    assert at.missing_seats(table, ANN) == [2]


async def test_a_game_ends_when_all_who_are_here_want_it(table: Table, at: PresenceRules) -> None:
    decided: list[tuple[str, int, int]] = []
    at.on_vote = lambda *said: decided.append(said)
    at.connected(table, ANN, "page")
    at.connected(table, BOB, "page")
    all_gone_are_missed(at)
    await at.choose(table, ANN, 2, "end")
    assert (at.presence.end_votes(EVE), table.is_over) == ({ANN}, False)
    await at.choose(table, BOB, 2, "wait")
    assert at.presence.end_votes(EVE) == set()
    await at.choose(table, BOB, 2, "end")
    at.apply_vote(table, "end", EVE, ANN)  # as another process tells it
    assert (at.presence.end_votes(EVE), table.is_over) == ({ANN, BOB}, False)
    await at.choose(table, BOB, 2, "end")
    assert table.status == "abandoned"
    assert decided == [("end", EVE, ANN), ("wait", EVE, BOB), ("end", EVE, BOB), ("end", EVE, BOB)]
