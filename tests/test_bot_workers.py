"""Rooms are lent to one at a time and are compiled ones as soon as there are any; plans are kept, but not for ever."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from tests.patience import PATIENCE
from tumblestar import bot_workers, games, speed
from tumblestar.bots import set_up

TWISTY = games.find("twisty")


class Bound(speed.Bound):
    """Stands for rules that were bound, and says whether they were compiled."""


class Room:
    def __init__(self, bound: speed.Bound) -> None:
        self.bound = bound


def bind(compiled: bool | None) -> speed.Bound:
    return Bound(compiled=compiled is None)


def rooms(warm: Any = lambda room: None) -> bot_workers.Rooms[Room]:
    return bot_workers.Rooms(Room, bind, warm)


def test_who_asks_at_the_same_moment_has_another_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    made = rooms()
    made.wait()
    assert not made.is_fast
    with made.one() as first, made.one() as second:
        assert first is not second
        assert not first.bound.compiled
    with made.one() as again:
        assert again in (first, second)


def test_a_compiled_room_takes_the_place_of_an_interpreted_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: True)
    go_on, warmed = threading.Event(), list[Room]()

    def warm(room: Room) -> None:
        go_on.wait(PATIENCE)
        warmed.append(room)

    made = rooms(warm)
    with made.one() as room:
        assert not room.bound.compiled
        assert not made.is_fast
        go_on.set()
        made.wait()
        assert made.is_fast
    with made.one() as other:
        assert other.bound.compiled
    with made.one() as again:
        assert again is other
    assert [room.bound.compiled for room in warmed] == [True]


def test_what_cannot_be_compiled_is_said_to_who_waits_and_the_others_think_interpreted(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: True)

    def warm(room: Room) -> None:
        raise ZeroDivisionError

    made = rooms(warm)
    with pytest.raises(ZeroDivisionError):
        made.wait()
    with made.one() as room:
        assert not room.bound.compiled


def test_a_room_in_which_something_went_wrong_is_not_used_again(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    made, spoiled = rooms(), list[Room]()

    def go_wrong() -> None:
        with made.one() as room:
            spoiled.append(room)
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        go_wrong()
    with made.one() as room:
        assert room not in spoiled


def two_turns(seed: int) -> tuple[Any, tuple[int, int]]:
    """A position in which two seats act one after the other, and what they do."""
    s = set_up(TWISTY, TWISTY.fresh(2), random.Random(seed))
    first = TWISTY.legal(s)[0]
    return s, (first, TWISTY.legal(TWISTY.after(s, first))[0])


def test_what_was_planned_is_not_thought_about_again_and_is_forgotten_in_time() -> None:
    plans = bot_workers.Plans(TWISTY)
    s, (first, second) = two_turns(0)
    after = TWISTY.after(s, first)
    assert plans.next("a", s, lambda: (first, second)) == first
    assert plans.next("a", after, lambda: pytest.fail("it was planned")) == second
    assert plans.next("b", after, lambda: [99]) == 99  # another has not planned it
    for seed in range(1, bot_workers.PLANS + 1):
        other, actions = two_turns(seed)
        assert plans.next("a", other, lambda actions=actions: actions) == actions[0]
    assert len(plans) == bot_workers.PLANS
    assert plans.next("a", after, lambda: [99]) == 99
