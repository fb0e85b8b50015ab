"""Taking back: in practice any number of turns, past chance; among people by consent, never past chance."""

import pytest

from tests.tables.conftest import ANN, BOB, EVE, refusal, reloaded, seats
from tests.tables.test_table import pick
from tumblestar.contract.state import CHANCE
from tumblestar.games import GAMES
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record
from tumblestar.storage.schema import SeatRow
from tumblestar.storage.store import Store
from tumblestar.tables import undo
from tumblestar.tables.clocks import TimeControl
from tumblestar.tables.registry import TableRegistry, TableSpec
from tumblestar.tables.table import Table
from tumblestar.tables.undo import ASK, PRACTICE

pytestmark = pytest.mark.anyio

SHIZZLE = GAMES["shizzle"]


async def play_on(table: Table, until: int) -> None:
    """Plays the first legal actions, for people and bots, until there are so many events."""
    while len(table.record.events) < until and not table.is_over:
        action, seat = table.record.legal[0], table.seats[table.actor]
        if seat.kind == "bot":
            assert await table.act_for_bot(table.live, action)
        else:
            await table.act(seat.holder, f"p{table.live}", table.live, action)


def target(table: Table, person: int, moment: int | None = None) -> int | None:
    """How many events are kept if a person takes back once."""
    found = undo.way_back(table, person, moment)
    return found and found[1]


@pytest.fixture
async def alone(registry: TableRegistry) -> Table:
    """Ann against a bot, with sealed dice and salts, after some turns."""
    token, _ = await registry.new_seal()
    spec = TableSpec(SHIZZLE, seats("Ann", "greedy"), {"first": 1}, salts=("my words", ""), seal=token)
    table = await registry.make(ANN, spec)
    await play_on(table, 30)
    return table


async def test_practice_goes_back_past_chance_and_bots_and_opens_the_record(alone: Table, store: Store) -> None:
    events, live, before = list(alone.record.events), alone.live, alone.record.text()
    kept = target(alone, ANN, 0)
    assert kept is not None
    assert undo.way(alone, ANN, kept) == PRACTICE
    assert (await refusal(alone.take_back(ANN, "told", live, kept))).code == "practice"  # before anything is done
    assert alone.record.text() == reloaded(alone).record.text() == before
    assert any(event.actor == 1 for event in events[kept:])
    reached = await alone.take_back(ANN, "t", live, kept, is_practice=True)
    assert reached == alone.live == live + 1
    assert alone.record.events == events[:kept]
    assert (alone.record.is_practice, alone.record.chance, alone.record.seed) == (True, "seed", store.seed(alone.id))
    assert alone.record.commitment
    text = alone.record.text()
    assert "\nchance: seed\npractice: yes\ncommitment: " in text
    assert read_record(text).text() == text
    assert reloaded(alone).record.text() == text
    await play_on(alone, len(events))  # the same actions: chance repeats by its stream
    assert alone.record.events == events
    found = verify(alone.record)
    assert (found.finding, found.phrase.key) == ("open", "verify-practice")
    forged = read_record(alone.record.text())
    forged.commitment = "0" * 64
    assert verify(forged).finding == "false"


async def test_a_repeated_request_goes_back_once(alone: Table) -> None:
    live, kept = alone.live, target(alone, ANN, 15)
    reached = await alone.take_back(ANN, "t", live, kept, is_practice=True)
    again = target(alone, ANN)
    assert again is not None
    await alone.take_back(ANN, "u", alone.live, again)  # told once is enough
    assert await alone.take_back(ANN, "t", live, kept, is_practice=True) == reached
    assert (alone.live, len(alone.record.events)) == (live + 2, again)
    table = reloaded(alone)
    assert await table.take_back(ANN, "t", live, kept, is_practice=True) == reached
    assert table.live == live + 2


async def test_any_number_of_turns_to_the_first_decision_and_no_further(alone: Table) -> None:
    first = target(alone, ANN, 0)
    for i in range(200):
        if (kept := target(alone, ANN)) is None:
            break
        await alone.take_back(ANN, f"t{i}", alone.live, kept, is_practice=True)
    assert len(alone.record.events) == first
    assert alone.actor == 0
    assert (await refusal(alone.take_back(ANN, "x", alone.live, 0))).code == "takeback"


async def test_nobody_else_takes_back_nor_to_other_moments_nor_after_the_end(alone: Table) -> None:
    kept = target(alone, ANN, 0)
    for i, (person, moment) in enumerate(((EVE, kept), (ANN, -1), (ANN, 30), (ANN, 10_000))):
        refused = await refusal(alone.take_back(person, f"x{i}", alone.live, moment, is_practice=True))
        assert refused.code == "takeback"
    assert not alone.record.is_practice
    await alone.resign(ANN, "r", alone.live)
    assert target(alone, ANN) is None
    assert (await refusal(alone.take_back(ANN, "t", alone.live, kept, is_practice=True))).phrase.key == "refused-over"


async def test_a_clock_gives_no_time_for_going_back(registry: TableRegistry) -> None:
    spec = TableSpec(SHIZZLE, seats("Ann", "greedy"), {"first": 1}, time_control=TimeControl("bank", 60, 10))
    table = await registry.make(ANN, spec)
    await play_on(table, 40)
    before = table.clock
    for i in range(3):
        await table.take_back(ANN, f"t{i}", table.live, target(table, ANN), is_practice=True)
    after, stored = table.clock, reloaded(table).clock
    assert before
    assert after
    assert stored
    assert after.left[0] <= before.left[0]
    assert stored.turn == after.turn == table.game.turn(table.state)


async def asked(table: Table) -> int:
    """Ann acts, Bob acts, and Ann asks to go back to before her action; the events that would be kept."""
    kept = len(table.record.events)
    await table.act(ANN, "a", table.live, pick(table, ends=True))
    await table.act(BOB, "b", table.live, pick(table, ends=True))
    assert undo.way(table, ANN, kept) == ASK
    await table.take_back(ANN, "ask", table.live, kept)
    return kept


async def test_going_back_among_people_needs_their_consent(table: Table) -> None:
    text = table.record.text()
    kept = await asked(table)
    assert len(table.record.events) == kept + 2
    assert undo.undecided(table) == {BOB}
    same = reloaded(table)  # the request is on disk
    assert same.log.proposal == table.log.proposal
    live = table.live
    reached = await table.answer_take_back(BOB, "yes", live, agrees=True)
    assert reached == table.live == live + 2
    assert table.record.text() == text
    assert (table.record.is_practice, table.log.proposal) == (False, None)
    assert reloaded(table).record.text() == text
    assert await table.answer_take_back(BOB, "yes", live, agrees=True) == reached  # once
    assert (await refusal(table.answer_take_back(BOB, "more", table.live, agrees=True))).code == "takeback"


async def test_nobody_agrees_for_another(table: Table) -> None:
    await asked(table)
    for person, agrees in ((ANN, True), (EVE, True), (EVE, False)):
        assert (await refusal(table.answer_take_back(person, f"{agrees}", table.live, agrees=agrees))).code == "seat"
    assert (await refusal(table.take_back(BOB, "t", table.live, 60))).phrase.key == "refused-asked"
    assert table.log.proposal


async def test_a_request_is_declined_and_not_made_again_until_somebody_acts(table: Table) -> None:
    kept = await asked(table)
    await table.answer_take_back(BOB, "no", table.live, agrees=False)
    assert table.log.proposal is None
    assert (await refusal(table.take_back(ANN, "again", table.live, kept))).phrase.key == "refused-declined"
    assert (await refusal(reloaded(table).take_back(ANN, "more", table.live, kept))).phrase.key == "refused-declined"
    await table.act(ANN, "c", table.live, table.record.legal[0])
    await table.act(table.seats[table.actor].holder, "d", table.live, pick(table, ends=True))
    await table.take_back(ANN, "then", table.live, kept)
    assert table.log.proposal


async def test_a_request_is_withdrawn_by_its_asker_and_by_any_action(table: Table) -> None:
    await asked(table)
    await table.answer_take_back(ANN, "never mind", table.live, agrees=False)
    assert table.log.proposal is None
    await table.act(ANN, "c", table.live, pick(table, ends=True))
    kept = len(table.record.events) - 1
    await table.act(BOB, "d", table.live, pick(table, ends=True))
    tick = table.updates.people_tick
    await table.take_back(ANN, "again", table.live, kept)
    assert table.updates.people_tick > tick  # pages show it
    tick = table.updates.people_tick
    await table.act(ANN, "e", table.live, pick(table, ends=True))
    assert table.log.proposal is None
    assert table.updates.people_tick > tick
    assert reloaded(table).log.proposal is None


async def test_all_others_who_play_have_to_agree(registry: TableRegistry) -> None:
    three = (*seats("Ann", "Bob"), SeatRow("person", "Eve", EVE))
    table = await registry.make(ANN, TableSpec(GAMES["twisty"], three, {"first": 1}, chance="seed", seed="7"))
    kept = await asked(table)
    assert undo.undecided(table) == {BOB, EVE}
    await table.answer_take_back(BOB, "y", table.live, agrees=True)
    assert undo.undecided(table) == {EVE}
    assert len(table.record.events) == kept + 2
    assert undo.undecided(reloaded(table)) == {EVE}
    await table.answer_take_back(EVE, "y", table.live, agrees=True)
    assert len(table.record.events) == kept


async def test_among_people_nothing_goes_back_past_chance(registry: TableRegistry) -> None:
    table = await registry.make(ANN, TableSpec(SHIZZLE, seats("Ann", "Bob"), {"first": 1}))
    kept = len(table.record.events)
    await play_on(table, kept + 12)
    assert any(event.actor == CHANCE for event in table.record.events[kept:])
    refused = await refusal(table.take_back(ANN, "t", table.live, kept, is_practice=True))
    assert (refused.code, refused.phrase.key) == ("takeback", "refused-takeback-chance")
    assert not table.record.is_practice


async def test_with_a_free_seat_or_a_stand_in_nobody_goes_back_alone(table: Table) -> None:
    kept = len(table.record.events)
    await table.act(ANN, "a", table.live, pick(table, ends=True))
    await table.membership.hand_over(table, BOB, 1)
    await table.act_for_bot(table.live, pick(table, ends=True))
    assert (await refusal(table.take_back(ANN, "t", table.live, kept, is_practice=True))).code == "takeback"
