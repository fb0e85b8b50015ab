"""The queue that is fair between addresses, and between the persons of each."""

import pytest

from tumblestar.engine import fair_turns
from tumblestar.engine.fair_turns import FairTurns


def queue_of(*items: str) -> FairTurns[str]:
    """A queue of items such as `A1x`: address, person, and which."""
    queue = FairTurns[str]()
    for item in items:
        queue.add(item[0], item[1], item)
    return queue


def rest(queue: FairTurns[str]) -> list[str]:
    return list(iter(queue.pop, None))


def test_addresses_take_turns_then_their_persons_then_items_as_they_came() -> None:
    queue = queue_of("A1a", "A1b", "A1c", "A2a", "A2b", "B3a", "B3b")
    assert rest(queue) == ["A1a", "B3a", "A2a", "B3b", "A1b", "A2b", "A1c"]
    assert queue.pop() is None


def test_somebody_new_comes_before_all_who_were_served_however_many_persons_they_are() -> None:
    queue = queue_of(*(f"A{person}" for person in "abcdefghij"))
    assert queue.pop() == "Aa"
    queue.add("B", "b", "Bb")
    queue.add("C", "c", "Cc")
    assert [queue.pop() for _ in range(4)] == ["Bb", "Cc", "Ab", "Ac"]
    queue.add("B", "b", "Bb")  # served before A was
    assert [queue.pop() for _ in range(2)] == ["Bb", "Ad"]


def test_an_item_that_is_taken_out_costs_nobody_a_turn() -> None:
    queue = queue_of("A1a", "B2a", "A1b")
    assert queue.remove("A1a")
    assert not queue.remove("A1a")
    assert rest(queue) == ["A1b", "B2a"]
    assert queue.pop() is None


def test_a_queue_does_not_grow_with_those_who_were_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_turns, "SERVED_KEPT", 4)
    queue = queue_of("A1", "B2", "C3", "D4")
    rest(queue)
    for item in ("D4", "C3", "A1"):  # only C and D are still known
        queue.add(item[0], item[1], item)
    assert rest(queue) == ["A1", "C3", "D4"]
