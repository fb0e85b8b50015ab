"""Twinkle's benches: paired dice, levels of every kind, and consistent figures."""

import json
import random
from pathlib import Path

import pytest

pytest.importorskip("numpy")

from bench import paired, twinkle_campaign, twinkle_matches
from tumblestar.contract.state import CHANCE
from tumblestar.games.twinkle import campaign

from .real import GAME


def results(seed: str, picks: int) -> dict[str, list[int]]:
    """The results of every die in a game in which a seat picks as it likes."""
    dice, rng, s = twinkle_matches.Dice(seed), random.Random(picks), GAME.fresh(2)
    played: dict[str, list[int]] = {}
    for _ in range(250):
        if GAME.actor(s) == CHANCE:
            name, outcome = GAME.stream(s), dice.pick(GAME, s)
            played.setdefault(name, []).append(outcome)
            GAME.rules.apply(s, outcome)
        elif GAME.actor(s) >= 0:
            GAME.rules.apply(s, rng.choice(GAME.legal(s)))
    return played


def test_the_results_of_a_die_are_the_same_whatever_is_chosen() -> None:
    one, other = results("a", 1), results("a", 2)
    assert one != other
    both = set(one) & set(other)
    assert len(both) > 10
    for name in both:
        n = min(len(one[name]), len(other[name]))
        assert one[name][:n] == other[name][:n]
    assert results("b", 1) != one


@pytest.mark.parametrize("seats", [2, 4])
def test_a_match_reports_our_share_and_points(seats: int) -> None:
    places = [paired.Seats("random", "random", seats, seat) for seat in range(seats)]
    played = [twinkle_matches.play(at, 1, "x") for at in places]
    again = [twinkle_matches.play(at, 1, "x") for at in places]
    assert played == [one._replace(times=played[i].times) for i, one in enumerate(again)]
    assert all(one.kind == 1 and one.share in (0.0, 1.0) and len(one.times) >= 3 for one in played)
    summary = paired.figures(played)
    assert summary["games"] == seats
    assert summary["wins"] == sum(one.share for one in played)
    assert summary["low"] <= summary["share"] <= summary["high"]
    assert paired.figures([]) == {"games": 0}


def test_the_docs_say_how_long_the_longest_turns_took() -> None:
    root = Path(__file__).parents[3]
    docs = (root / "docs/twinkle-strength.md").read_text(encoding="utf-8")
    longest = [
        json.loads((root / f"bench/results/twinkle-{name}.json").read_text(encoding="utf-8"))["seconds_a_turn_longest"]
        for name in ("two", "four")
    ]
    assert f"the longest turns of 400 games took {longest[0]:.1f} and {longest[1]:.1f} seconds" in docs


def test_forty_levels_have_falling_success_rates() -> None:
    sets = twinkle_campaign.candidates(random.Random(1))
    assert len(set(sets)) == len(sets)
    assert not [one for one in sets if campaign.fault(*one)]
    rng = random.Random(2)
    rates = {one: rng.random() for one in sets}
    picked = twinkle_campaign.pick(rates, random.Random(3))
    assert picked == twinkle_campaign.pick(rates, random.Random(3))
    assert len(set(picked)) == campaign.LEVELS
    assert all(missions for _, missions in picked)
    assert {mission for _, missions in picked for mission in missions} == set(range(1, 21))
    assert {letter for colours, _ in picked for letter in colours} == set(campaign.LETTERS)
    ways = sorted((rates[one] for one in picked), reverse=True)
    assert ways[0] > 0.8
    assert ways[-1] < 0.15
