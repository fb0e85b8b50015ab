"""The facts of the rulebook's section 7, and events of a round, as positions and actions in text."""

import random
from fractions import Fraction
from typing import Any

import pytest

from tests.games.picture_checks import walk
from tumblestar.bots import choose_any, choose_greedily
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Chooser
from tumblestar.contract.state import CHANCE

from .real import GAME


def play(s: Any, *texts: str) -> Any:
    for text in texts:
        action = GAME.parse(s, text)
        assert action in GAME.legal(s), text
        s = GAME.after(s, action)
    return s


def words(s: Any) -> dict[str, str]:
    return dict(word.split("=", 1) for word in GAME.state_text(s).split())


def game(seats: int, seed: int, chooser: Chooser = choose_any, **options: int) -> Any:
    """The end of a game."""
    *_, end = walk(GAME, seed, seats, lambda s, luck: chooser(GAME, s, luck), **options)
    return end


def test_turns_are_counted_standee_by_standee() -> None:
    s = GAME.parse_state("seats=2 order=1221 current=I,D,L,V,J next=K,T,gas,rock")
    s = play(s, "take 3", "L@a1", "take 1", "I@a1", "take 5", "J@b1", "take 2", "D@b1")
    assert GAME.actor(s) == CHANCE
    assert GAME.turn(s) == (4, 1)


def test_ways_that_look_alike_are_one() -> None:  # TT-3.2
    ways = {"I": (2, 2), "D": (2, 2), "L": (4, 4), "J": (4, 8), "K": (4, 8), "T": (4, 4), "P": (1, 1), "X*": (1, 1)}
    ways |= {"A": (4, 4), "V": (4, 4), "Y*": (4, 4), "ast": (1, 1), "gas": (1, 1)}
    for code, both in ways.items():
        for flip, count in enumerate(both):
            s = GAME.parse_state(f"seats=1 order=11 current=@1,ast,sat next=com,com held={code} options=flip")
            s.flip = flip
            assert len(GAME.legal(s)) == 20 * count, code
    s = GAME.parse_state("seats=1 order=11 current=@1,ast,sat next=com,com held=J")
    assert GAME.refusal(s, GAME.parse(s, "J~1@a1")) == "TT-3.2"
    s.flip = 1
    mirrored = play(s, "J~1@a1")
    assert mirrored.lines[0][0] == play(s, "J~@a1").lines[0][0] << 2 & 255 | play(s, "J~@a1").lines[0][0] >> 6
    assert play(s, "J2@a1").lines[0][0] == (1 << 4 | 1 << 7)  # S and NW
    assert GAME.parse(s, "@a1") == GAME.parse(s, "J@a1") == GAME.parse(s, "a1")
    straight = GAME.parse_state("seats=1 order=11 current=@1,ast,sat next=com,com held=I")
    assert GAME.parse(straight, "I2@b2") == GAME.parse(straight, "I@b2")
    assert GAME.text(straight, GAME.parse(straight, "I3@b2")) == "I1@b2"


@pytest.mark.parametrize(("seats", "left"), [(1, 74), (2, 54), (3, 34), (4, 14)])
def test_everyone_places_twenty_and_the_bag_keeps_the_rest(seats: int, left: int) -> None:  # TT-7.6, TT-3.6
    s = game(seats, seats)
    assert sum(s.bag) == left
    assert all(all(s.chart[seat]) for seat in range(seats))
    assert sum(map(bool, s.current)) == 1
    assert s.round == (10 if seats < 3 else 20)


def test_who_ties_shares_the_win() -> None:  # TT-5.2
    s = game(3, 5)
    for seat in range(3):
        s.chart[seat][:], s.lines[seat][:] = s.chart[0][:], s.lines[0][:]
    assert [GAME.win_share(s, seat) for seat in range(3)] == [Fraction(1, 3)] * 3
    s.chart[2][:], s.lines[2][:] = [GAME.parts.KINDS - 1] * 20, [0] * 20  # twenty planets
    assert GAME.points(s, 2) == 20
    assert GAME.points(s, 0) > 20
    assert [GAME.win_share(s, seat) for seat in range(3)] == [Fraction(1, 2)] * 2 + [0]


def test_alone_a_goal_is_to_be_beaten() -> None:  # TT-6.1
    s = game(1, 2, choose_greedily)
    for goal in (35, 45, 55, 65):
        for points, won in ((goal - 1, 0), (goal, 0), (goal + 1, 1)):
            s.goal = GAME.points(s, 0) + goal - points
            assert GAME.win_share(s, 0) == won
    assert GAME.fresh(1).goal == 35
    assert words(GAME.fresh(1, {"goal": 55}))["options"] == "goal:55"
    with pytest.raises(BadOption, match="goal"):
        GAME.fresh(1, {"goal": 40})


def test_a_greedy_player_averages_about_fifty_and_a_random_one_about_twenty() -> None:  # TT-7.6
    games = {choose_any: 30, choose_greedily: 15}
    means: list[float] = []
    for chooser, count in games.items():
        ends = [game(2, seed, chooser) for seed in range(count)]
        means.append(sum(GAME.points(s, seat) for s in ends for seat in (0, 1)) / (2 * count))
    assert 19 < means[0] < 28
    assert 46 < means[1] < 57


def test_greedy_takes_what_brings_most_at_once() -> None:
    rng = random.Random(1)
    s = GAME.parse_state("seats=2 order=1212 current=hole,com,rock,ast,sat next=K,T,gas,rock")
    assert GAME.text(s, choose_greedily(GAME, s, rng)) == "take 1"  # 5 points alone in the sky
    s = play(s, "take 3")
    assert choose_greedily(GAME, s, rng) in GAME.legal(s)
