"""The incremental gain of every placement equals the difference of the chart's full scores."""

import random
from functools import cache
from typing import Any

import pytest

from bench import twinkle_twinkle_selfplay as selfplay
from tests import marks
from tests.games.picture_checks import walk
from tests.games.twinkle_twinkle.real import GAME
from tumblestar.contract.state import CHANCE, OVER
from tumblestar.engine import speed
from tumblestar.games.twinkle_twinkle import evaluation
from tumblestar.games.twinkle_twinkle.bots import chart_value, playouts
from tumblestar.games.twinkle_twinkle.bots.memory import at_once, chart_workspace
from tumblestar.games.twinkle_twinkle.bots.playouts import FEATURES, MOST_RANKED, OPEN, OPENS, PER_REFERENCE
from tumblestar.games.twinkle_twinkle.parts import CELLS, CLASS, ELEMENTS, EMPTY, LINES, NEIGHBOUR, SUBJECT
from tumblestar.games.twinkle_twinkle.rules import PLACE, PLACING, TAKING
from tumblestar.games.twinkle_twinkle.scoring import constellation_cells

RULES = GAME.rules
GAMES = [(seats, side, flip) for seats in (1, 2, 3, 4) for side in (0, 1) for flip in (0, 1) if seats == 2 or not flip]


@cache
def slow() -> speed.Bound:
    return speed.bind(GAME, playouts, chart_value, selfplay, compiled=False)


@cache
def fast() -> speed.Bound:
    return speed.bind(GAME, playouts, chart_value, selfplay, compiled=True)


def by_lot(seed: int) -> list[list[float]]:
    """Weights that are all different."""
    rng = random.Random(seed)
    return [[rng.uniform(-2, 2) for _ in range(FEATURES)] for _ in range(CELLS + 1)]


def decisions(seats: int, side: int, flip: int, phase: int) -> list[Any]:
    """The states of a random game in which a seat is to act so."""
    states = walk(GAME, f"{seats} {side} {flip}", seats, **dict.fromkeys(ELEMENTS, side), flip=flip)
    return [s for s in states if s.phase == phase]


def counted_features(s: Any, seat: int) -> list[float]:
    """What `chart_value.chart_features` should find, by looking at pairs of cells."""
    chart, lines = s.chart[seat], s.lines[seat]
    found = [0.0] * FEATURES
    pairs = [
        (cell, port, NEIGHBOUR[cell][port]) for cell in range(CELLS) for port in range(8) if NEIGHBOUR[cell][port] >= 0
    ]
    for i, element in enumerate(ELEMENTS):
        which = 2 * i + getattr(s, element)
        mine = [cell for cell in range(CELLS) if CLASS[chart[cell]] & SUBJECT[which]]
        free = [port for cell, port, other in pairs if cell in mine and chart[other] == EMPTY]
        here = PER_REFERENCE * which
        found[here : here + 3] = [len(mine), sum(port % 2 == 0 for port in free), len(free)]
    groups = constellation_cells(lines)
    sizes = [*map(len, groups), 0, 0]
    stars = sum(line != 0 for line in lines)
    open_ = sum(lines[cell] >> port & 1 for cell, port, other in pairs if chart[other] == EMPTY)
    found[10 * PER_REFERENCE :] = [open_, stars, stars - sum(sizes), sizes[0], sizes[1], len(groups)]
    return found


def values_at_once(s: Any, kind: int) -> dict[int, float]:
    """The points of the whole chart after each placement of a tile, and a little for every open line."""
    seat, found = s.order[s.at], dict[int, float]()
    s = s.copy()
    s.phase, s.held = PLACING, kind
    for action in GAME.legal(s):
        way, cell = divmod(action - PLACE, CELLS)
        after = s.copy()
        after.chart[seat][cell], after.lines[seat][cell] = kind, LINES[kind][way]
        found[action - PLACE] = GAME.points(after, seat) + OPEN * counted_features(after, seat)[OPENS]
    return found


@pytest.mark.parametrize(("seats", "side", "flip"), GAMES)
def test_the_gain_of_every_placement_is_that_of_the_whole_chart(seats: int, side: int, flip: int) -> None:
    weights = by_lot(seats)
    made, call = chart_workspace(slow(), weights), slow().call
    for s in decisions(seats, side, flip, PLACING)[::3]:
        seat, before = s.order[s.at], RULES.State.values(s)
        chart, lines = s.chart[seat], s.lines[seat]
        tiles = sum(kind != EMPTY for kind in chart) + 1
        count = call.survey(s, seat, made)
        call.find_gains(s, seat, s.held, weights[tiles], made)
        plain = call.constellation_points(made.sizes, count, 0, 0, weights[tiles])
        levels = set[float]()
        for action in GAME.legal(s):
            way, cell = divmod(action - PLACE, CELLS)
            found = call.value_of_placement(chart, lines, cell, LINES[s.held][way], count, plain, weights[tiles], made)
            after = GAME.copy(s)
            after.chart[seat][cell], after.lines[seat][cell] = s.held, LINES[s.held][way]
            whole = GAME.points(after, seat) + sum(
                a * b for a, b in zip(weights[tiles], counted_features(after, seat), strict=True)
            )
            levels.add(round(whole - found, 6))
        assert max(levels) - min(levels) < 1e-5  # the level before, the same for all
        assert RULES.State.values(s) == before


@pytest.mark.parametrize(("seats", "side", "flip"), GAMES)
def test_the_features_of_a_chart_are_counted_as_said(seats: int, side: int, flip: int) -> None:
    made = chart_workspace(slow(), at_once())
    for s in decisions(seats, side, flip, TAKING)[::4]:
        for seat in range(seats):
            out = [7.0] * FEATURES
            slow().call.chart_features(s, seat, made, out)
            assert out == counted_features(s, seat)


@pytest.mark.parametrize("phase", [TAKING, PLACING])
def test_the_best_at_once_is_that_of_greedy(phase: int) -> None:
    made, call = chart_workspace(slow(), at_once()), slow().call
    for s in decisions(2, 1, 0, phase)[::4]:
        kinds = [s.held] if phase == PLACING else [kind for kind in s.current if kind != EMPTY]
        wanted = {kind: values_at_once(s, kind) for kind in kinds}
        most = max(max(found.values()) for found in wanted.values())
        for seed in (1, 2, 3):
            call.choose_greedily(s, seed * 987654321, made)
            space, place = made.best
            kind = s.held if phase == PLACING else s.current[space]
            assert wanted[kind][place] == most


def test_candidates_are_the_best_of_every_tile() -> None:
    made, call = chart_workspace(slow(), at_once()), slow().call
    for s in decisions(2, 0, 0, TAKING)[::5]:
        n = call.candidates(s, 3, made, made.ranked)
        ranked = [tuple(row) for row in made.ranked[:n]]
        for space in range(5):
            mine = [int(place) for _, at, place in ranked if at == space]
            if s.current[space] == EMPTY:
                assert mine == []
                continue
            found = values_at_once(s, s.current[space])
            assert [found[place] for place in mine] == sorted(found.values(), reverse=True)[:3]
        assert call.candidates(s, 1000, made, made.ranked) <= MOST_RANKED


@pytest.mark.parametrize("flip", [0, 1])
def test_what_placements_bring_is_what_the_whole_chart_then_has_more(flip: int) -> None:
    for s in decisions(2, 1, flip, PLACING)[::4]:
        found, wanted = evaluation.placements(s), values_at_once(s, s.held)
        assert found.keys() == wanted.keys()
        assert len({wanted[place] - value for place, value in found.items()}) == 1


def test_random_numbers_stay_in_64_bits_and_are_even() -> None:
    call = slow().call
    assert call.next_seed((1 << 63) - 1) < 1 << 63
    for seed in (1, 12345, (1 << 60) + 7):
        counts = [0] * 7
        for _ in range(7000):
            seed = call.next_seed(seed)
            assert 0 < seed < 1 << 63
            counts[call.pick_below(seed, 7)] += 1
        assert min(counts) > 850
        assert max(counts) < 1150


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_games_are_played_by_the_rules(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    b = speed.bind(GAME, playouts, compiled=False)
    made, space = chart_workspace(b, by_lot(3)), b.call.play_greedily.__globals__
    seen: list[int] = []

    def apply(s: Any, action: int) -> None:
        if GAME.actor(s) == CHANCE:
            assert action in dict(GAME.outcomes(s))
        else:
            assert action in GAME.legal(s)
        seen.append(action)
        RULES.apply(s, action)

    monkeypatch.setitem(space, "apply", apply)
    s = GAME.fresh(seats, {"comets": 1})
    b.call.play_greedily(s, 5, 6, 3, made)
    assert sum(kind != EMPTY for chart in s.chart for kind in chart) == 3
    b.call.play_greedily(s, 5, 6, 1000, made)
    assert GAME.actor(s) == OVER
    assert len(seen) > 40 * seats


@marks.slow
@marks.needs_numba
@pytest.mark.parametrize("seats", [1, 2, 4])
def test_compiled_plays_and_notes_as_interpreted(seats: int) -> None:
    found: list[Any] = []
    for b in (slow(), fast()):
        made = chart_workspace(b, [[round(x, 2) for x in row] for row in by_lot(4)])
        states, roots = b.states(1), b.states(1)
        b.put(states, 0, GAME.fresh(seats, {"planets": 1, "satellites": 1}))
        b.call.play_greedily(states[0], 5, 6, 4 * seats, made)
        middle = b.get(states, 0)
        b.put(roots, 0, middle)
        n = b.call.candidates(roots[0], 6, made, made.ranked)
        ranked = [[round(float(x), 9) for x in row] for row in made.ranked[:n]]
        capacity = 20 * seats
        samples = (b.floats(capacity, FEATURES), b.ints(capacity), b.ints(capacity), b.floats(capacity))
        noted = b.call.play_and_record(roots[0], 8, 9, 300, made, 0, samples)
        end = b.get(roots, 0)
        told = [[list(row) for row in samples[0][:noted]], *[list(part[:noted]) for part in samples[1:]]]
        found.append((RULES.State.values(middle), RULES.State.values(end), ranked, told))
    assert found[0] == found[1]
    assert len(found[0][2]) > 5
    assert GAME.actor(end) == OVER


def test_targets_are_the_points_still_to_come() -> None:
    b = slow()
    made, s = chart_workspace(b, at_once()), GAME.fresh(2)
    samples = (b.floats(40, FEATURES), b.ints(40), b.ints(40), b.floats(40))
    assert b.call.play_and_record(s, 3, 4, 200, made, 0, samples) == 40
    assert sorted(samples[1]) == sorted([*range(1, 21), *range(1, 21)])
    for i in range(40):
        if samples[1][i] == CELLS:
            assert samples[3][i] == 0
            assert samples[0][i] == counted_features(s, samples[2][i])
        if samples[1][i] == 1:
            assert samples[3][i] >= GAME.points(s, samples[2][i]) - 5
