"""Matches: compiled players choose as the bots do, and whole games are the same compiled and interpreted."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from typing import Any

import pytest

from tests.marks import needs_numba, slow
from tumblestar import bots
from tumblestar.contract.state import OVER, GameState
from tumblestar.engine import speed
from tumblestar.games import GAMES, find
from tumblestar.lab import game_loops, matches
from tumblestar.lab.matches import Match, MatchRunner

COMPILED = [game for game in GAMES if matches.compiled_players(find(game))]
INTERPRETED = [("twisty", "greedy"), ("twinkle", "greedy"), ("twinkle_twinkle", "greedy")]
SHIZZLE = [("shizzle", "greedy"), ("shizzle", "optimal"), pytest.param("shizzle", "strong", marks=slow)]
NETS = [pytest.param("twinkle", bot, marks=[slow, needs_numba]) for bot in ("strong", "master")]


class Numbered(random.Random):
    """Takes the n-th of equally good actions, and remembers how many there were."""

    def __init__(self, n: int) -> None:
        super().__init__(n)
        self.n, self.ties = n, 1

    def choice(self, seq: Sequence[Any]) -> Any:
        self.ties = len(seq)
        return seq[self.n % len(seq)]


def decisions(name: str, seats: int, bot: str) -> Iterator[GameState]:
    """States of games in which `bot` decides, and every fifth action is any."""
    game = find(name)
    for seed in range(100):
        rng = random.Random(seed)
        s = bots.set_up(game, game.fresh(seats), rng)
        while game.actor(s) != OVER:
            if len(game.legal(s)) > 1 and rng.random() < 0.3:
                yield game.copy(s)
            chooser = bots.find("random" if rng.random() < 0.2 else bot, game)
            game.rules.apply(s, chooser.plan(game, s, rng, ())[0])
            s = bots.set_up(game, s, rng)


def choices(name: str, bot: str, s: GameState) -> set[int]:
    game, actions, n, ties = find(name), set[int](), 0, 3
    while n < ties:
        rng = Numbered(n)
        actions.add(bots.find(bot, game).plan(game, s, rng, ())[0])
        n, ties = n + 1, max(ties, rng.ties)
    return actions


@pytest.mark.parametrize(("name", "bot"), [*INTERPRETED, *SHIZZLE, *NETS])
@pytest.mark.parametrize("seats", [2, pytest.param(3, marks=slow)])
def test_compiled_players_choose_as_the_bots_do(name: str, bot: str, seats: int) -> None:
    game = find(name)
    runner = MatchRunner(game, seats, compiled=bot in ("strong", "master"))
    several = 0
    for i, s in enumerate(islice(decisions(name, seats, "greedy" if name != "shizzle" else "random"), 25)):
        runner.bound.put(runner.states, 0, s)
        plan = runner.bound.call.plan_turn
        n = plan(runner.states, runner.kinds[bot], 12345 + (i << 40), runner.out, runner.work)
        for action in list(map(int, runner.out[:n])):
            expected = choices(name, bot, s)
            assert action in expected, f"{game.state_text(s)}: {game.text(s, action)}"
            several += len(expected) < len(game.legal(s))
            game.rules.apply(s, action)
    assert several > 10, "in most states any action would have done"


def test_set_ups_are_played_from_every_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    runner, rows = MatchRunner(find("twisty"), 3, compiled=False), list[list[int]]()

    def play_games(roots: object, games: list[list[int]], *_: object) -> None:
        rows.extend(map(list, games))

    monkeypatch.setattr(runner.bound.call, "play_games", play_games)
    runner.play(Match("greedy", "random", 3), [4, 7])
    chance, choice = ([row[at] for row in rows] for at in (game_loops.CHANCE_SEED, game_loops.CHOICE_SEED))
    assert chance[0] == chance[1] == chance[2] != chance[3] == chance[4] == chance[5]
    assert len(set(choice)) == 6
    assert [row[game_loops.KINDS :] for row in rows] == [[1, 0, 0], [0, 1, 0], [0, 0, 1]] * 2


@pytest.mark.parametrize("compiled", [False, pytest.param(True, marks=[slow, needs_numba])])
@pytest.mark.parametrize("name", COMPILED)
def test_the_better_bot_wins(name: str, compiled: bool) -> None:
    game = find(name)
    rows = MatchRunner(game, 2, compiled).play(Match("greedy", "random", 2), range(200 if compiled else 2))
    assert sum(map(sum, rows)) >= 0.75 * 2 * len(rows)


LADDERS = [
    *(("shizzle", seats, 3000, "novice club strong optimal") for seats in (2, 4)),
    ("twinkle", 2, 400, "novice club strong"),
    *(("twinkle_twinkle", seats, 400, "greedy novice club strong") for seats in (2, 3)),
    ("twisty", 2, 120, "greedy novice club strong"),
]


@slow
@needs_numba
@pytest.mark.parametrize(
    ("name", "seats", "games", "lower", "upper"),
    [(*of, *step) for *of, levels in LADDERS for step in pairwise(levels.split())],
)
def test_levels_are_in_order(name: str, seats: int, games: int, lower: str, upper: str) -> None:
    """The steps of a ladder that are cheap to play; the last one of Shizzle only need not lead down."""
    result = matches.play(find(name), Match(upper, lower, seats, seed=7), games)
    low, high = result.interval
    assert (high if upper == "optimal" else low) > 1 / seats


@slow
@needs_numba
@pytest.mark.parametrize("name", COMPILED)
def test_games_are_the_same_compiled_and_interpreted(name: str) -> None:
    game, match = find(name), Match("greedy", "random", 3)
    assert MatchRunner(game, 3, True).play(match, range(2)) == MatchRunner(game, 3, False).play(match, range(2))


def test_bots_that_are_not_compiled_play_too() -> None:
    result = matches.play(find("twisty"), Match("greedy", "random", 2), 5, threads=1)
    assert [len(row) for row in result.shares] == [2, 2, 2]
    assert result.wins >= 5
    assert matches.play_plainly(find("twisty"), Match("greedy", "random", 2), range(1, 3)) == result.shares[1:]


@pytest.mark.parametrize(
    ("match", "expected"),
    [
        (Match("greedy", "random", 3), True),
        (Match("optimal", "greedy", 2), True),
        (Match("optimal", "greedy", 2, {"target": 20}), False),
        (Match("optimal", "greedy", 2, {"random_dice": 1}), False),
    ],
)
def test_tables_are_used_only_for_the_games_that_they_are_for(
    match: Match, expected: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(speed, "is_fast", lambda: True)
    assert matches.is_compiled(find("shizzle"), match) is expected


def test_wilsons_interval() -> None:
    assert matches.interval(0, 10) == pytest.approx((0, 0.2775), abs=1e-4)
    assert matches.interval(50, 100) == pytest.approx((0.4038, 0.5962), abs=1e-4)
