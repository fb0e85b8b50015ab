"""The challenges of each day: the list that ships, and what it says of dates."""

import hashlib
from datetime import date, timedelta
from importlib import resources

import pytest

from tumblestar.contract.errors import BadOption
from tumblestar.features.days import days
from tumblestar.features.days.days import Deal
from tumblestar.features.puzzles.puzzle import find as find_puzzle
from tumblestar.games import GAMES
from tumblestar.words import say

RELEASED = 400
"""Lines with a day that have shipped."""
DIGEST = "405cbda6400c485462a89d0192cc4cc7fb9f22d4a9d74aab0f6c13e60f52f098"
"""SHA-256 of the list up to there: what has shipped never changes."""


def lines() -> list[str]:
    return resources.files("tumblestar.features.days").joinpath(days.FILE).read_text(encoding="utf-8").splitlines()


def test_what_has_shipped_stays() -> None:
    """Every version of tumblestar has the same challenges: the list is only added to."""
    shipped_lines = lines()[: next(i for i, line in enumerate(lines()) if line[:1].isdigit()) + RELEASED]
    assert hashlib.sha256("\n".join(shipped_lines).encode()).hexdigest() == DIGEST


def test_every_day_has_four_challenges_that_can_be_played() -> None:
    first, last = (date.fromisoformat(text) for text in days.first_and_last())
    puzzles: list[str] = []
    seeds: set[str] = set()
    count = (last - first).days + 1
    for n in range(count):
        day = days.find((first + timedelta(days=n)).isoformat())  # no day is left out
        assert day.kinds == days.KINDS
        puzzles.append(find_puzzle(day.puzzle).id)
        seeds |= {deal.seed for deal in day.deals.values()}
        assert [len(deal.seats) for deal in day.deals.values()] == [1, 2, 1]
        assert day.deals["duel"].seats == ("me", "optimal")
    assert len(set(puzzles)) == count  # none comes twice
    games = [find_puzzle(puzzle).game for puzzle in puzzles]
    assert all(len(set(games[n : n + 4])) == 4 for n in range(count - 3))  # all four in turn
    assert len(seeds) == 3 * count


@pytest.mark.parametrize("text", ["2020-01-01", "9999-12-31", "2026-13-45", "today", ""])
def test_a_date_that_the_list_does_not_have_says_which_it_has(text: str) -> None:
    with pytest.raises(BadOption) as caught:
        days.find(text)
    first, last = days.first_and_last()
    assert f"a date from {first} to {last}" in say("en", caught.value.phrase)


def test_results_put_ones_own_points_first() -> None:
    deal = Deal(GAMES["shizzle"], ("optimal", "me"), "rain")
    assert days.result_of("duel", deal, (8, 32), 1, is_over=True) == days.Result("duel", "won", (32, 8))
    assert days.result_of("duel", deal, (32, 8), 0.5, is_over=True).status == "lost"
    assert days.result_of("duel", deal, (3, 8), 0, is_over=False) == days.Result("duel", "going", (8, 3))
