"""Who is at a table, with a time that the test sets."""

import pytest

from tumblestar.server.tables.presence import AWAY, GONE, HERE, Presence

ANN, BOB, EVE = 1, 2, 3


class Time:
    now = 1000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def at(time: Time) -> Presence:
    return Presence(60, time)


def test_here_away_and_gone(at: Presence) -> None:
    assert at.how(ANN) == GONE
    assert at.came(ANN, "page")
    assert at.how(ANN) == HERE
    assert at.shows(ANN, "page", is_seen=False)
    assert at.how(ANN) == AWAY
    assert not at.shows(ANN, "page", is_seen=False)
    assert at.shows(ANN, "page", is_seen=True)
    assert at.went(ANN, "page")
    assert at.how(ANN) == GONE


def test_one_of_two_pages_is_enough(at: Presence) -> None:
    at.came(ANN, "desk", is_seen=False)
    assert at.came(ANN, "phone")
    assert at.how(ANN) == HERE
    assert at.went(ANN, "phone")
    assert at.how(ANN) == AWAY
    assert not at.went(ANN, "never opened")


def test_a_page_that_is_closed_says_nothing_more(at: Presence) -> None:
    at.came(ANN, "page")
    at.went(ANN, "page")
    assert not at.shows(ANN, "page", is_seen=True)
    assert at.how(ANN) == GONE


def test_the_others_are_asked_after_the_grace_and_not_before(at: Presence, time: Time) -> None:
    at.came(ANN, "page")
    time.now += 500
    at.went(ANN, "page")
    assert at.until_missed([ANN]) == 60
    time.now += 59
    assert not at.is_missed(ANN)
    assert at.until_missed([ANN]) == 1
    time.now += 1
    assert at.is_missed(ANN)
    assert at.until_missed([ANN]) is None
    at.came(ANN, "page")
    assert not at.is_missed(ANN)


def test_whoever_was_never_here_is_missed_after_the_grace(at: Presence, time: Time) -> None:
    assert not at.is_missed(BOB)
    time.now += 60
    assert at.is_missed(BOB)


def test_a_page_that_comes_back_in_time_is_not_missed(at: Presence, time: Time) -> None:
    at.came(ANN, "page")
    at.went(ANN, "page")
    time.now += 30
    at.came(ANN, "again")
    time.now += 300
    assert not at.is_missed(ANN)
    assert at.until_missed([ANN, BOB]) is None  # Bob is missed already


def test_waiting_begins_the_grace_anew(at: Presence, time: Time) -> None:
    time.now += 60
    at.ends(BOB, ANN)
    at.waits(BOB)
    assert not at.is_missed(BOB)
    assert at.enders(BOB) == set()
    time.now += 60
    assert at.is_missed(BOB)


def test_who_wants_to_end_is_counted_while_they_are_there(at: Presence, time: Time) -> None:
    at.came(ANN, "a")
    at.came(EVE, "e")
    at.ends(BOB, ANN)
    assert at.enders(BOB) == set()  # not missed yet
    time.now += 60
    at.ends(BOB, ANN)
    at.ends(BOB, EVE)
    assert at.enders(BOB) == {ANN, EVE}
    at.went(EVE, "e")
    assert at.enders(BOB) == {ANN}
    at.came(BOB, "b")
    assert at.enders(BOB) == set()
