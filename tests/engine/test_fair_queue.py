"""A queue that is fair to addresses first, then to their people."""

import pytest

from tumblestar.engine import fair_queue
from tumblestar.engine.fair_queue import SHARES, Asker, FairQueue, Full

ANN, BEN, EVE = Asker("home", "ann"), Asker("home", "ben"), Asker("den", "eve")


def served(queue: FairQueue[str]) -> list[str]:
    """All that waits, in the order in which it is served."""
    items = list[str]()
    while turn := queue.next():
        items.append(turn[2])
    return items


def test_addresses_take_turns_and_then_their_people() -> None:
    queue = FairQueue[str](9, 99)
    for n, who in enumerate((EVE, EVE, EVE, EVE, ANN, ANN, BEN)):
        queue.put(who, n, f"{who.person}-{n}")
    assert served(queue) == ["eve-0", "ann-4", "eve-1", "ben-6", "eve-2", "ann-5", "eve-3"]
    assert len(queue) == 0


def test_made_up_people_wait_in_one_line() -> None:
    queue = FairQueue[str](9, 999)
    for n in range(100):
        queue.put(Asker("den", f"{n}"), 0, "den")
    queue.put(ANN, 0, "ann")
    assert served(queue)[:2] == ["den", "ann"]


def test_only_what_may_be_served_is_taken_out() -> None:
    queue = FairQueue[str](9, 99)
    for key in "ab":
        queue.put(ANN, key, key)
    assert queue.next(lambda item: item == "b") == (ANN, "b", "b")
    assert queue.next(lambda item: item == "b") is None
    assert queue.pop(ANN, "b") is None
    assert queue.pop(ANN, "a") == "a"
    assert queue.pop(BEN, "a") is None
    assert served(queue) == []


def test_what_has_the_same_key_is_replaced_where_it_stands() -> None:
    queue = FairQueue[str](1, 1)
    queue.put(ANN, "slot", "old")
    assert queue.put(ANN, "slot", "new") == []
    assert served(queue) == ["new"]


def test_a_person_an_address_and_all_are_bounded() -> None:
    queue = FairQueue[int](2, 150)
    for n in range(2):
        queue.put(ANN, n, n)
    with pytest.raises(Full):
        queue.put(ANN, 2, 2)
    assert [queue.put(Asker("den", f"{n}"), key, n) for n in range(SHARES) for key in range(2)] == [[]] * SHARES * 2
    late = Asker("den", "late")
    assert queue.put(late, 0, 99) == [0]  # somebody with two has one less
    with pytest.raises(Full):
        queue.put(late, 1, 99)
    assert len(queue) == 2 + SHARES * 2


def test_whoever_has_most_gives_way() -> None:
    queue = FairQueue[str](9, 6)
    for n in range(6):
        queue.put(EVE, n, f"eve-{n}")
    assert queue.put(ANN, 0, "ann") == ["eve-5"]
    assert queue.put(BEN, 0, "ben") == ["eve-4"]
    assert queue.put(ANN, 1, "ann-1") == ["eve-3"]
    with pytest.raises(Full):
        queue.put(ANN, 2, "ann-2")  # home has as much as the den
    assert served(queue) == ["eve-0", "ann", "eve-1", "ben", "eve-2", "ann-1"]


def test_at_an_address_whoever_has_most_gives_way() -> None:
    queue = FairQueue[str](SHARES, 9999)
    nobody = Asker("home")
    for n in range(SHARES * SHARES):  # without an identity: up to all that the address has
        queue.put(nobody, n, f"{n}")
    assert queue.put(ANN, 0, "ann") == [f"{SHARES * SHARES - 1}"]
    with pytest.raises(Full):
        queue.put(nobody, -1, "more")


def test_heavy_items_count_more_and_one_is_always_let_in() -> None:
    queue = FairQueue[str](4, 8)
    queue.put(ANN, 0, "heavy", weight=99)
    with pytest.raises(Full):
        queue.put(ANN, 1, "light")
    queue.put(EVE, 0, "heavy", weight=99)
    with pytest.raises(Full):
        queue.put(Asker("pub", "cat"), 0, "heavy", weight=4)
    assert queue.put(Asker("pub", "cat"), 0, "light") == ["heavy"]


def test_it_says_about_how_long_all_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr(fair_queue.time, "monotonic", lambda: now)
    queue = FairQueue[int](100, 999)
    assert queue.seconds() == 1
    for n in range(60):
        queue.put(ANN, n, n)
    for _ in range(40):
        now += 3.0
        queue.next()
    assert queue.seconds() in range(59, 62)  # 20 items of three seconds
    now += 10.0  # this one takes longer
    assert queue.seconds() == 200
    now += 1000.0
    assert queue.seconds() == fair_queue.LONGEST_WAIT


def test_somebody_new_comes_before_all_who_were_served_however_many_persons_they_are() -> None:
    queue = FairQueue[str](9, 999)
    for name in "abcdefghij":
        queue.put(Asker("A", name), 0, f"A{name}")
    assert queue.next() == (Asker("A", "a"), 0, "Aa")
    for address in "BC":
        queue.put(Asker(address, "x"), 0, address)
    assert [turn[2] for turn in iter(queue.next, None)][:4] == ["B", "C", "Ab", "Ac"]


def test_a_queue_does_not_grow_with_those_who_were_served(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair_queue, "SERVED_KEPT", 4)
    queue = FairQueue[str](9, 999)
    for address in "ABCD":
        queue.put(Asker(address, "x"), 0, address)
    served(queue)
    for address in "DCA":  # only C and D are still known
        queue.put(Asker(address, "x"), 0, address)
    assert served(queue) == ["A", "C", "D"]
