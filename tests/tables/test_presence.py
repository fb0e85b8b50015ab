"""Presence at a table, with a time that the test sets."""

import pytest

from tumblestar.tables.presence import AWAY, GONE, HERE, Presence

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
    assert at.status(ANN) == GONE
    assert at.connected(ANN, "page")
    assert at.status(ANN) == HERE
    assert at.set_visible(ANN, "page", is_visible=False)
    assert at.status(ANN) == AWAY
    assert not at.set_visible(ANN, "page", is_visible=False)
    assert at.set_visible(ANN, "page", is_visible=True)
    assert at.disconnected(ANN, "page")
    assert not at.set_visible(ANN, "page", is_visible=True)  # a closed page sends nothing more
    assert at.status(ANN) == GONE


def test_one_of_two_pages_is_enough(at: Presence) -> None:
    at.connected(ANN, "desk", is_visible=False)
    assert at.connected(ANN, "phone")
    assert at.status(ANN) == HERE
    assert at.disconnected(ANN, "phone")
    assert at.status(ANN) == AWAY
    assert not at.disconnected(ANN, "never opened")


def test_the_other_players_vote_after_the_grace_period(at: Presence, time: Time) -> None:
    at.connected(ANN, "page")
    time.now += 500
    at.disconnected(ANN, "page")
    assert at.seconds_until_missing([ANN]) == 60
    time.now += 59
    assert not at.is_missing(ANN)
    assert at.seconds_until_missing([ANN]) == 1
    time.now += 1
    assert at.is_missing(ANN)
    assert at.seconds_until_missing([ANN]) is None
    at.connected(ANN, "page")
    assert not at.is_missing(ANN)


def test_a_page_that_reconnects_in_time_stays_present(at: Presence, time: Time) -> None:
    at.connected(ANN, "page")
    at.disconnected(ANN, "page")
    time.now += 30
    at.connected(ANN, "again")
    time.now += 300
    assert not at.is_missing(ANN)
    assert at.seconds_until_missing([ANN, BOB]) is None  # Bob is missed already


def test_who_never_came_is_absent_after_the_grace_period_which_waiting_begins_anew(at: Presence, time: Time) -> None:
    assert not at.is_missing(BOB)
    time.now += 60
    assert at.is_missing(BOB)
    at.vote_to_end(BOB, ANN)
    at.extend_grace(BOB)
    assert not at.is_missing(BOB)
    assert at.end_votes(BOB) == set()
    time.now += 60
    assert at.is_missing(BOB)


def test_votes_to_end_count_while_the_voter_is_present(at: Presence, time: Time) -> None:
    at.connected(ANN, "a")
    at.connected(EVE, "e")
    at.vote_to_end(BOB, ANN)
    assert at.end_votes(BOB) == set()  # not missed yet
    time.now += 60
    at.vote_to_end(BOB, ANN)
    at.vote_to_end(BOB, EVE)
    assert at.end_votes(BOB) == {ANN, EVE}
    at.disconnected(EVE, "e")
    assert at.end_votes(BOB) == {ANN}
    at.connected(BOB, "b")
    assert at.end_votes(BOB) == set()
