"""Where newcomers begin, which puzzles they are given, and that kept standings stay."""

from pathlib import Path
from random import Random
from statistics import mean

import pytest

from tests.features.puzzles.test_puzzle import WITH_PUZZLES
from tumblestar.features.puzzles.puzzle import all_puzzles, puzzles_of
from tumblestar.features.puzzles.session import changing, read_kept
from tumblestar.features.puzzles.standing import (
    NEAR,
    NEWCOMER,
    Attempted,
    Rating,
    Standing,
    next_puzzle,
    shipped_rating,
)


def test_newcomers_begin_where_the_puzzles_are() -> None:
    """The figures of docs/puzzles.md."""
    ratings = [puzzle.rating for puzzle in all_puzzles()]
    assert abs(mean(ratings) - NEWCOMER.value) < 50
    assert mean(abs(rating - NEWCOMER.value) <= 2 * NEWCOMER.deviation for rating in ratings) > 0.9


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_newcomers_first_puzzles_are_easy_and_a_miss_of_one_costs_little(game: str) -> None:
    everything = list(puzzles_of(game).values())
    easier = sorted(puzzle.rating for puzzle in everything)[len(everything) // 2]
    for seed in range(20):
        first = next_puzzle(everything, NEWCOMER, {}, Random(seed), {})
        assert first is not None
        assert first.rating <= easier
        missed, _ = Standing().after(shipped_rating(first), is_solved=False)
        assert 100 < NEWCOMER.value - missed.rating.value < 220  # with 1,500 and 350 it was up to 600
        solved, _ = Standing().after(shipped_rating(first), is_solved=True)
        assert 40 < solved.rating.value - NEWCOMER.value < 100


@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_whoever_solves_all_is_soon_given_hard_ones(game: str) -> None:
    everything, rng = list(puzzles_of(game).values()), Random(1)
    standing, tried, ratings = Standing(), dict[str, Attempted](), list[int]()
    for _ in range(15):
        puzzle = next_puzzle(everything, standing.rating, tried, rng, {})
        assert puzzle is not None
        ratings.append(puzzle.rating)
        tried[puzzle.id] = Attempted(True, 0, 0, 0)
        standing, _ = standing.after(shipped_rating(puzzle), is_solved=True)
    assert ratings[0] < 800
    assert mean(ratings[-3:]) > 1200


def test_the_surer_a_rating_the_nearer_the_puzzles() -> None:
    everything = list(puzzles_of("shizzle").values())
    for player, target in ((Rating(1500, 250), 1250), (Rating(1500, 60), 1440)):
        nearest = sorted(everything, key=lambda puzzle: abs(puzzle.rating - target))[:NEAR]
        chosen = {next_puzzle(everything, player, {}, Random(seed), {}) for seed in range(30)}
        assert {puzzle.rating for puzzle in chosen if puzzle} <= {puzzle.rating for puzzle in nearest}


def test_a_kept_standing_stays_what_it_is(tmp_path: Path) -> None:
    """Somebody who began at 1,500."""
    old = Standing(Rating(1326.0, 259.0, 0.06), 0, 2)
    with changing(tmp_path) as history:
        history.standings["twisty"] = old
    assert read_kept(tmp_path).standing("twisty") == old
    assert read_kept(tmp_path).standing("shizzle") == Standing(NEWCOMER)


def test_what_was_not_tried_comes_first_and_what_was_solved_never_again() -> None:
    everything = list(puzzles_of("shizzle").values())[:3]
    first, second, third = (puzzle.id for puzzle in everything)
    missed, solved = Attempted(False, 0, 0, 0), Attempted(True, 0, 0, 0)

    def chosen_ids(tried: dict[str, Attempted], but: tuple[str, ...] = ()) -> set[str]:
        chosen = (next_puzzle(everything, NEWCOMER, tried, Random(seed), {}, but) for seed in range(20))
        return {puzzle.id for puzzle in chosen if puzzle}

    assert chosen_ids({first: missed, second: solved}) == {third}
    assert chosen_ids({first: missed, second: solved}, (third,)) == {first}
    assert chosen_ids({first: missed, second: solved, third: missed}) == {first, third}
    assert chosen_ids({first: solved, second: solved, third: solved}) == set()
