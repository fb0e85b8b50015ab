"""Clocks: the time left of each seat after every kind of step, with a time that the test sets."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tumblestar.tables.clocks import NOBODY, Clock, TimeControl

BANK = TimeControl("bank", 60, 5)
TURN = TimeControl("turn", 30)
T0 = 1_800_000_000_000


def second_turns(control: TimeControl) -> Clock:
    """Two seats that have had their first turns; seat 0 is to act since T0."""
    clock = Clock.new(control, 2, (0, 0))
    clock = clock.switched(T0 - 9_000, (1, 1), 1)
    return clock.switched(T0, (2, 0), 0)


def test_no_clock_never_runs() -> None:
    clock = Clock.new(TimeControl(), 2)
    clock = clock.switched(T0, (1, 1), 1).switched(T0, (2, 0), 0)
    assert clock.due is None
    assert not clock.is_out(T0 + 10**12)


@pytest.mark.parametrize("control", [BANK, TURN])
def test_the_first_turn_of_every_seat_is_not_timed(control: TimeControl) -> None:
    clock = Clock.new(control, 2, (0, 0)).switched(T0, (0, 0), 0)
    assert clock.running == NOBODY
    clock = clock.switched(T0 + 900_000, (1, 1), 1)
    assert clock.running == NOBODY
    clock = clock.switched(T0 + 9_000_000, (2, 0), 0)
    assert (clock.running, clock.since) == (0, T0 + 9_000_000)


def test_a_bank_is_spent_and_grows_after_every_turn_of_its_seat() -> None:
    clock = second_turns(BANK)
    start = clock.left
    assert start == (60_000, 60_000)  # a turn that was not timed brings no increment
    assert clock.due == T0 + 60_000
    assert (clock.is_out(T0 + 59_999), clock.is_out(T0 + 60_000)) == (False, True)
    assert clock.left_at(0, T0 + 99_000) == 0
    assert clock.left_at(0, T0 + 20_000) == 40_000
    assert clock.left_at(1, T0 + 20_000) == 60_000
    clock = clock.switched(T0 + 20_000, (2, 0), 0)  # an action within the turn: no increment
    assert clock.left_at(0, T0 + 20_000) == 40_000
    clock = clock.switched(T0 + 30_000, (3, 1), 1)
    assert clock.left == (35_000, 60_000)
    assert (clock.running, clock.due) == (1, T0 + 90_000)


def test_every_turn_has_all_its_seconds() -> None:
    clock = second_turns(TURN)
    assert clock.due == T0 + 30_000
    clock = clock.switched(T0 + 29_000, (2, 0), 0)
    assert clock.due == T0 + 30_000  # the same turn: the same end
    clock = clock.switched(T0 + 29_500, (3, 1), 1)
    assert clock.due == T0 + 59_500
    clock = clock.switched(T0 + 50_000, (4, 0), 0)
    assert clock.due == T0 + 80_000


def test_a_seat_that_decides_within_anothers_turn_spends_its_own_time() -> None:
    clock = second_turns(BANK).switched(T0 + 10_000, (2, 0), 1)
    assert clock.left_at(0, T0 + 15_000) == 50_000
    assert clock.left_at(1, T0 + 15_000) == 55_000
    clock = clock.switched(T0 + 15_000, (2, 0), 0)
    assert (clock.running, clock.due) == (0, T0 + 65_000)
    clock = clock.switched(T0 + 16_000, (3, 1), 1)
    assert clock.left == (54_000, 55_000)  # the turn was seat 0's: it gets the increment


def test_the_owner_of_the_turn_gets_the_increment_when_another_ends_it() -> None:
    clock = second_turns(BANK).switched(T0 + 10_000, (2, 0), 1).switched(T0 + 20_000, (3, 1), 1)
    assert clock.left == (55_000, 50_000)


def test_nobodys_time_runs_while_a_bot_or_typed_chance_is_to_act() -> None:
    clock = second_turns(BANK).switched(T0 + 10_000, (3, 1), NOBODY)
    assert (clock.due, clock.left) == (None, (55_000, 60_000))
    clock = clock.switched(T0 + 500_000, (4, 0), 0)
    assert clock.left_at(0, T0 + 500_000) == 55_000


def test_a_clock_that_is_stopped_stays_as_it_is() -> None:
    clock = second_turns(BANK).stopped(T0 + 10_000)
    assert clock.stopped(T0 + 20_000) is clock
    assert clock.left_at(0, T0 + 10**9) == 50_000


@pytest.mark.parametrize(
    ("alive_at", "at", "left"),
    [
        (10_000, 3_610_000, 50_000),
        (-4_000, 60_000, 60_000),  # the last sign of life is older than the last action: no more than all is given back
        (5_000, -7_000, 60_000),  # the system's clock was set back meanwhile
    ],
)
def test_time_in_which_the_server_was_down_is_given_back(alive_at: int, at: int, left: int) -> None:
    up_again = second_turns(BANK).moved(alive_at=T0 + alive_at, at=T0 + at)
    assert up_again.left_at(0, T0 + at) == left
    assert up_again.due == T0 + at + left


@pytest.mark.parametrize("control", [BANK, TURN, TimeControl()])
def test_what_is_stored_is_read_again(control: TimeControl) -> None:
    clock = second_turns(control)
    assert Clock.read(clock.text(), clock.since or None) == clock


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{}",
        '{"left": [1], "turn": [0, 0], "timed": 0, "running": 4, "clock": "bank", "seconds": 9, "increment": 0}',
        '{"left": [1], "turn": [0], "timed": 0, "running": 0, "clock": "bank", "seconds": 9, "increment": 0}',
        '{"left": [1], "turn": [0, 0], "timed": 0, "running": 0, "clock": "sand", "seconds": 9, "increment": 0}',
        '{"left": "x", "turn": [0, 0], "timed": 0, "running": 0, "clock": "bank", "seconds": 9, "increment": 0}',
    ],
)
def test_a_damaged_clock_is_reported(text: str) -> None:
    with pytest.raises(ValueError, match="clock"):
        Clock.read(text, None)


STEPS = st.lists(st.tuples(st.integers(0, 5_000), st.integers(0, 2), st.integers(-1, 2), st.booleans()), max_size=40)


@given(STEPS, st.sampled_from([BANK, TURN]))
def test_no_time_is_made_or_lost(steps: list[tuple[int, int, int, bool]], control: TimeControl) -> None:
    """A bank loses what passed while it ran and gains its increments; a restart changes neither."""
    clock, at, number = Clock.new(control, 3, (0, 0)), T0, 0
    spent, gained = [0, 0, 0], [0, 0, 0]
    for passed, owner, seat, is_next in steps:
        ran = clock.running
        at += passed
        if ran != NOBODY:
            spent[ran] += min(passed, clock.left[ran])
        if is_next:
            number += 1
            gained[clock.turn[1]] += 5_000 * (clock.timed >> clock.turn[1] & 1)
        clock = clock.switched(at, (number, owner if is_next else clock.turn[1]), seat)
        clock = Clock.read(clock.text(), clock.since or None).moved(at, at + 77_000)
        at += 77_000
    assert all(ms >= 0 for ms in clock.left)
    if control.kind == "bank":
        assert [60_000 - s + g for s, g in zip(spent, gained, strict=True)] == list(clock.left)
