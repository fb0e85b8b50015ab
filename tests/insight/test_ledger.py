"""The ledger of a game: it adds up for any evaluator, luck is fair, and costs are never negative."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator, Sequence
from math import fsum
from typing import Any

import pytest

from tests.marks import rest_slow, slow
from tumblestar import bots
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.games import GAMES, find
from tumblestar.insight.ledger import ALIKE, Ledger, Row, ledger, rows
from tumblestar.lab.study import Study

SET_UPS = [
    ("shizzle", 2, {}),
    ("shizzle", 4, {"rounds": 5}),
    ("twinkle", 2, {"level": 3}),
    ("twinkle", 1, {"level": 4, "mission_1": 8}),
    ("twisty", 3, {"short_game": 1}),
    ("twinkle_twinkle", 2, {}),
    ("twinkle_twinkle", 1, {}),
]


def random_game(name: str, seats: int, options: dict[str, int], seed: int) -> tuple[GameState, list[int]]:
    game = find(name)
    start = game.fresh(seats, options)
    return start, played_out(game, start, random.Random(seed))[0]


def played_out(
    game: Game, s: GameState, luck: random.Random, choose: Callable[..., int] = bots.choose_any
) -> tuple[list[int], GameState]:
    actions = list[int]()
    while game.actor(s) != OVER:
        actions.append((bots.any_outcome if game.actor(s) == CHANCE else choose)(game, s, luck))
        s = game.after(s, actions[-1])
    return actions, s


def _states(game: Game, seed: int, seats: int = 2) -> Iterator[GameState]:
    s, luck = game.fresh(seats, {}), random.Random(seed)
    while game.actor(s) != OVER:
        yield s
        s = game.after(s, (bots.any_outcome if game.actor(s) == CHANCE else bots.choose_any)(game, s, luck))


def bad(s: GameState) -> Sequence[float]:
    """An evaluator that knows nothing, and says something else of every state."""
    luck = random.Random(repr(s))
    weights = [luck.random() for _ in range(s.seats)]
    return [weight / fsum(weights) for weight in weights] if s.seats > 1 else weights


def holds(account: Ledger, final: Sequence[float]) -> None:
    """The identity of the ledger, and what holds of every row."""
    holds_rows(account)
    assert account.final == tuple(final)
    for seat, share in enumerate(final):
        sums = account.totals(seat)
        assert share - account.start[seat] == pytest.approx(sums.luck + sums.skill + sums.residual, abs=1e-9)
        assert account.luck_adjusted(seat) == pytest.approx(share - sums.luck)


def holds_rows(account: Ledger) -> None:
    before = account.start
    for row in account.rows:
        assert row.cost >= 0
        assert row.cost == pytest.approx(-row.skill[row.actor] if row.actor != CHANCE else 0, abs=1e-12)
        assert (row.action in row.best) == (row.is_decision and row.cost < ALIKE)
        assert all(share >= 0 for share in row.best_shares)
        for seat, share in enumerate(row.shares):
            assert share - before[seat] == pytest.approx(
                row.luck[seat] + row.skill[seat] + row.residual[seat], abs=1e-9
            )
        before = row.shares


@pytest.mark.parametrize(("name", "seats", "options"), rest_slow(SET_UPS, 99))
def test_a_ledger_adds_up_even_for_a_bad_evaluator(name: str, seats: int, options: dict[str, int]) -> None:
    game = find(name)
    start = game.fresh(seats, options)
    actions, end = played_out(game, start, random.Random(3))
    holds(ledger(game, start, actions, bad), [float(game.win_share(end, seat)) for seat in range(seats)])


@pytest.mark.slow
@pytest.mark.parametrize("name", GAMES)
def test_ledgers_add_up_with_any_seats_and_options(name: str) -> None:
    game, luck = find(name), random.Random(f"set-ups {name}")
    for number in range(12):
        study = Study.new(game, ["random"] * luck.choice(game.seats), {}, number, is_mixed=True)
        start = study.start_of(number)
        actions, s = played_out(game, start, luck)
        holds(ledger(game, start, actions, bad), [float(game.win_share(s, seat)) for seat in range(s.seats)])


def test_who_does_the_same_again_in_a_cycle_is_charged_once() -> None:
    """Two pawns of Twisty go to and fro; whatever an evaluator says, each choice in a position costs once."""
    game = find("twisty")
    s = next(state for state in _states(game, 3) if game.actor(state) >= 0)
    actions = list[int]()
    places = list[tuple[str, int]]()
    luck = random.Random(1)
    start = s
    for _ in range(400):
        chosen = dict(places)
        place = re.sub(r" turns=\d+", "", game.state_text(s))
        actions.append(chosen.get(place, luck.choice(game.legal(s))))
        places.append((place, actions[-1]))
        s = game.after(s, actions[-1])
        if game.actor(s) < 0:
            break
    account = ledger(game, start, actions, bad)
    holds_rows(account)
    charged = [place for place, row in zip(places, account.rows, strict=True) if row.cost >= ALIKE]
    assert len(set(places)) < len(places)
    assert len(set(charged)) == len(charged) > 0


@pytest.mark.parametrize("name", ["twisty", "shizzle"])
def test_another_opinion_is_charged_as_far_as_a_closer_look_finds_it(name: str) -> None:
    """An evaluator that sees no difference, and a closer look that finds the first legal action best, or the last.

    Where shares are exact, as in Shizzle for two, nobody looks closer.
    """
    game, looked = find(name), 0

    def even(s: GameState) -> Sequence[float]:
        return [0.5, 0.5]

    s = start = next(state for state in _states(game, 3) if game.actor(state) >= 0 and len(game.legal(state)) > 1)
    seat, ways = game.actor(s), game.legal(s)
    after = game.after(s, ways[0])
    while (game.actor(after), game.turn(after)) == (seat, game.turn(s)):
        after = game.after(after, game.legal(after)[0])
    first = game.state_text(after)

    def closely(after: GameState) -> Sequence[float]:
        nonlocal looked
        looked += 1
        share = 0.6 if game.state_text(after) == first else 0.4
        return [share if one == seat else 1 - share for one in range(2)]

    def charged(action: int, opinion: int) -> Row:
        (row,) = rows(
            game, start, [action], even, even(start), closely, lambda s: [opinion if s == start else game.legal(s)[0]]
        )
        holds_rows(Ledger((0.5, 0.5), (row,)))
        return row

    row = charged(ways[-1], ways[0])
    if name == "shizzle":
        assert (row.cost, looked) == (0, 0)
        return
    assert (row.best, row.cost, looked) == ((ways[0],), pytest.approx(0.2), 2)
    assert row.best_shares[seat] == pytest.approx(0.7)
    assert charged(ways[0], ways[-1]).cost == 0
    assert (charged(ways[0], ways[0]).cost, looked) == (0, 4)


def test_nobody_has_less_than_nothing_after_a_better_way() -> None:
    game = find("twisty")
    start = next(s for s in _states(game, 3, 3) if game.actor(s) >= 0 and len(game.legal(s)) > 1)
    seat, ways = game.actor(start), game.legal(start)
    rich, poor = (seat + 1) % 3, (seat + 2) % 3

    def even(_: GameState) -> Sequence[float]:
        return [{seat: 0.5, rich: 0.5, poor: 0.0}[one] for one in range(3)]

    looks = iter([0.4, 0.6])
    (row,) = rows(game, start, [ways[-1]], even, even(start), lambda _: [next(looks)] * 3, lambda _: ways[:1])
    assert row.cost == pytest.approx(0.2 - game.evaluation.CLOSER[1])
    assert [row.best_shares[one] for one in (rich, poor)] == [pytest.approx(0.5 - row.cost), 0.0]


def test_dice_that_are_picked_are_compared_at_their_roll() -> None:
    """Each pick is charged against the die of the opinion; both ways are looked at as that goes on to the roll."""
    game, seen = find("twinkle"), list[GameState]()
    start = next(s for s in _states(game, 3) if game.actor(s) >= 0 and game.description.picks(s, game.legal(s)[0]))
    picks = [action for action in game.legal(start) if game.description.picks(start, action)]
    first, other = picks[0], picks[-1]

    def plan(s: GameState) -> list[int]:
        actions = list[int]()
        while game.actor(s) == game.actor(start):
            actions.append(game.legal(s)[0])
            s = game.after(s, actions[-1])
        return actions

    def closely(s: GameState) -> Sequence[float]:
        seen.append(s)
        return [0.7, 0.3] if (len(seen) % 2 == 0) == (game.actor(start) == 0) else [0.3, 0.7]

    (row,) = rows(game, start, [other], lambda _: [0.5, 0.5], [0.5, 0.5], closely, plan)
    holds_rows(Ledger((0.5, 0.5), (row,)))
    assert (row.best, row.cost) == ((first,), pytest.approx(0.4 - game.evaluation.CLOSER[1]))
    assert [game.actor(s) for s in seen] == [-1, -1]  # the dice roll


def test_a_game_is_decided_where_the_winner_has_it_for_good_and_counts_no_further() -> None:
    def row(share: float) -> Row:
        return Row(0, 1, 0, (share, 1 - share), (0.0, 0.0), (0.0, 0.0), (0.0, 0.0), 0.01, (1,), (share, 1 - share), 1)

    for shares, at in (([0.99, 0.5, 0.98, 0.985, 1.0], 3), ([0.5, 0.9, 1.0], 3), ([0.99, 0.99, 0.5], 3), ([], 0)):
        account = Ledger((0.5, 0.5), tuple(map(row, shares)))
        assert account.decided == at
        assert account.totals(1).decisions == at
    assert Ledger((0.99, 0.01), (row(0.99), row(1.0))).decided == 0


def test_a_cost_that_a_closer_look_does_not_find_is_not_charged() -> None:
    game = find("twisty")
    start = next(state for state in _states(game, 3) if game.actor(state) >= 0)
    actions = [game.legal(start)[0]]
    worst = game.after(start, actions[0])

    def rough(s: GameState) -> Sequence[float]:
        return (0.3, 0.7) if (s == worst) == (game.actor(start) == 0) else (0.7, 0.3)

    for closely, least in ((None, 0.4), (rough, 0.4), (lambda _: (0.5, 0.5), 0.0)):
        (row,) = ledger(game, start, actions, rough, closely).rows
        assert row.cost == pytest.approx(least)
        assert row.best_shares[row.actor] - row.shares[row.actor] == pytest.approx(row.cost)
        assert (row.action in row.best) == (row.cost < ALIKE)


@pytest.mark.parametrize("seats", rest_slow([2, 4]))
def test_who_sits_elsewhere_gets_the_same_report(seats: int) -> None:
    game = find("shizzle")
    start, actions = random_game("shizzle", seats, {"first": 1}, 8)
    account, turned = ledger(game, start, actions), ledger(game, game.fresh(seats, {"first": 2}), actions)
    for seat in range(seats):
        assert turned.totals((seat + 1) % seats) == pytest.approx(account.totals(seat), abs=1e-9)
    for row, other in zip(account.rows, turned.rows, strict=True):
        assert other.cost == pytest.approx(row.cost, abs=1e-9)
        assert other.best == row.best


def test_an_exact_evaluator_leaves_nothing_over() -> None:
    start, actions = random_game("shizzle", 2, {"first": 1}, 5)
    account = ledger(find("shizzle"), start, actions)
    assert max(abs(x) for row in account.rows for x in row.residual) < 1e-9
    assert account.totals(0).cost > 0.1
    assert account.totals(0).rating == pytest.approx(1000 * account.totals(0).cost / account.totals(0).decisions)


def test_the_best_player_pays_nothing() -> None:
    game = find("shizzle")
    start = game.fresh(2, {"first": 1})
    actions, _ = played_out(game, start, random.Random(4), bots.find("optimal", game))
    account = ledger(game, start, actions)
    assert all(row.cost < 1e-9 for row in account.rows)
    assert sum(account.totals(seat).decisions for seat in range(2)) > 5


@slow
@pytest.mark.parametrize("name", GAMES)
def test_luck_is_fair_in_hundreds_of_states(name: str) -> None:
    """Its mean over all that may come is 0 for every seat, even by an evaluator that knows nothing."""
    game, luck, states, weighed = find(name), random.Random(f"fair {name}"), 0, 0
    while states < 250 and weighed < 20_000:
        s: Any = game.fresh(3, {})
        while game.actor(s) != OVER:
            outcomes = game.outcomes(s)
            if outcomes and luck.random() < 5 / len(outcomes) ** 2:
                lucks = [(next(rows(game, s, [outcome], bad, bad(s))).luck, weight) for outcome, weight in outcomes]
                total = sum(weight for _, weight in lucks)
                for seat in range(3):
                    assert fsum(weight * of[seat] for of, weight in lucks) / total == pytest.approx(0, abs=1e-9)
                states, weighed = states + 1, weighed + len(outcomes) ** 2
            pick = bots.any_outcome if outcomes else bots.choose_any
            s = game.after(s, pick(game, s, luck))
    assert states > 15
