"""Features of Twinkle's value net, and incremental sums of its first layer."""

import random
from collections import Counter
from itertools import pairwise
from typing import Any

import pytest

from tests.games.twinkle.real import GAME
from tests.games.twinkle.small_net import SEATS, WIDE, around, bound, decisions, layers, values
from tumblestar.games.twinkle.bots import value_net
from tumblestar.games.twinkle.bots.value_net import FEATURES, KNOWN_POINTS, MOST_FEATURES
from tumblestar.games.twinkle.parts import D8, DICE, STAR_A, STAR_B, TYPE_OF

KINDS = [name for name, first in vars(value_net).items() if name.isupper() and name in (
    "BY_COLOUR", "BY_TYPE", "BY_DIE", "LINK_COLOUR", "LINK_TYPE", "LINE", "ALONE_COLOUR", "ALONE_TYPE", "CARD", "TOTAL",
    "KIND", "YELLOWS", "BLACKS", "ROOTS", "SLOTS", "MISSION_DIE", "MISSION_ALONE", "MISSION_FIGURE", "MISSION_LEAD",
    "SUMS", "PARITY", "POOL", "POOL_COLOUR", "POOL_TYPE", "CENTRE", "IN_GAME", "MISSION", "SEATING",
)]  # fmt: skip
FIRST = {name: getattr(value_net, name) for name in KINDS}
ENDS = dict(zip(KINDS, [*[FIRST[name] for name in KINDS[1:]], FEATURES], strict=True))
OF_A_DIE = {"BY_COLOUR", "BY_TYPE", "LINK_COLOUR", "LINK_TYPE", "LINE", "ALONE_COLOUR", "ALONE_TYPE", "MISSION_DIE"}
OF_A_DIE |= {"MISSION_ALONE", "BLACKS"}
"""Kinds that are there once for each die or star that they are true of; any other feature is there once at most."""


def kind_of(feature: int) -> str:
    return next(name for name in KINDS if FIRST[name] <= feature < ENDS[name])


def seen(s: Any, seat: int, rivals: list[int] | None = None) -> list[int]:
    """The features of a constellation."""
    out = [0] * MOST_FEATURES
    if rivals is None:
        rivals = [bound().call.best_rival(s, seat, which) if which else 0 for which in s.missions]
    return out[: bound().call.features(s, seat, rivals, out)]


def lying(s: Any) -> list[int]:
    """The features of what lies around."""
    out = [0] * MOST_FEATURES
    return out[: bound().call.surroundings(s, 0, out)]


def sure(s: Any, seat: int) -> int:
    out = [0] * MOST_FEATURES
    bound().call.features(s, seat, [0] * 3, out)
    return out[KNOWN_POINTS]


def of(features: list[int], kind: str) -> list[int]:
    """The features of one kind, counted from its beginning."""
    return sorted(feature - FIRST[kind] for feature in features if kind_of(feature) == kind)


def state(rest: str, seats: int = 2) -> Any:
    """A state of the first four colours in which every d8 that is not named lies in the centre."""
    free = ",".join(f"{c}8={n}" for c, n in zip("RYBG", (1, 2, 3, 4), strict=True) if f"{c}8=" not in rest)
    return GAME.parse_state(f"seats={seats} colours=RYBG centre={free} {rest}".strip())


def test_the_kinds_lie_one_behind_the_other() -> None:
    assert len(KINDS) == 28
    assert all(FIRST[one] < FIRST[other] for one, other in pairwise(KINDS))
    assert FIRST[KINDS[0]] == 0
    assert FIRST[KINDS[-1]] < FEATURES < 1 << 15  # the notes hold them in two bytes


@pytest.mark.parametrize("seats", SEATS)
def test_features_are_in_range_and_repeat_only_for_equal_dice(seats: int) -> None:
    kinds: set[str] = set()
    for seed in range(8):
        for s in decisions(seats, seed, seed % 4)[::3]:
            before = values(GAME.copy(s))
            for seat in range(seats):
                features, pool = seen(s, seat), lying(s)
                assert len(features) + len(pool) < KNOWN_POINTS
                assert all(0 <= feature < FEATURES for feature in features + pool)
                twice = {kind_of(one) for one, count in Counter(features + pool).items() if count > 1}
                assert twice <= OF_A_DIE, GAME.state_text(s)
                assert len(of(features, "BY_DIE")) == s.hung[seat]
                assert len(of(features, "BY_TYPE")) == len(of(features, "LINK_TYPE")) == s.hung[seat]
                kinds |= {kind_of(feature) for feature in features + pool}
            assert values(s) == before
    missing = set(KINDS) - kinds
    assert missing <= ({"MISSION_LEAD"} if seats == 1 else set()) | {"SUMS", "PARITY", "BLACKS"}


def test_what_a_constellation_has_already_is_sure() -> None:
    for seats in SEATS:
        for seed in range(4):
            for s in decisions(seats, seed, level=2)[::5]:
                for seat in range(seats):
                    wanted = GAME.points(s, seat) if seats > 1 else sum(p.points for p in cards(s))
                    assert sure(s, seat) == wanted


def cards(s: Any) -> list[Any]:
    return [piece for piece in GAME.rules.breakdown(s, 0) if piece[0].startswith("card-")]


TREE = "R12=8@A,Y10=6@R12,B6=5@R12,G6=4@B"
CHANGES = {
    # what is told of a hung die
    "R12=8@A,Y10=7@R12,B6=5@R12,G6=4@B": {"BY_COLOUR", "BY_TYPE", "LINE"},
    "R12=8@A,Y12=6@R12,B6=5@R12,G6=4@B": {"BY_TYPE", "BY_DIE", "LINK_TYPE"},
    "R12=8@A,G10=6@R12,B6=5@R12,Y6=4@B": {"BY_COLOUR", "BY_DIE", "LINK_COLOUR"},
    # where it hangs
    "R12=8@A,Y10=6@R12,B6=5@B,G6=4@B": {"LINK_COLOUR", "LINK_TYPE", "LINE", "ALONE_COLOUR", "ALONE_TYPE", "ROOTS"},
    # what the cards count
    "R12=8@A,Y10=6@R12,B6=5@R12,Y6=4@B": {"YELLOWS", "CARD", "KIND"},
    "R12=8@A,Y10=6@R12,B6=5@R12,G12=4@B": {"KIND"},
    "R12=8@A,Y10=6@R12,B6=5@R12,B4=4@B": {"CARD", "TOTAL"},
    # where more could hang
    "R12=9@A,Y10=4@R12,B6=5@R12,G6=2@B": {"SLOTS"},
    # how many there are
    "R12=8@A,Y10=6@R12,B6=5@R12": {"SEATING", "ROOTS", "SLOTS", "TOTAL"},
}  # fmt: skip


@pytest.mark.parametrize("tree", CHANGES)
def test_a_feature_kind_changes_with_what_it_encodes(tree: str) -> None:
    one, other = seen(state(f"tree1={TREE}"), 0), seen(state(f"tree1={tree}"), 0)
    changed = {kind for kind in KINDS if of(one, kind) != of(other, kind)}
    assert CHANGES[tree] <= changed


MISSIONS = {
    # mission, two constellations, the kinds that tell of the difference
    "a die": (16, "Y6=1@A", "Y6=2@A", "MISSION_DIE"),
    "an only child": (16, "R12=8@A,Y6=2@R12", "R12=9@A,Y6=2@R12", "MISSION_ALONE"),
    "a figure": (1, "R12=8@A,Y6=2@R12", "R12=8@A,Y6=2@A", "MISSION_FIGURE"),
    "a lead": (1, "R12=8@A,Y6=2@R12", "R12=8@A,Y6=2@A", "MISSION_LEAD"),
    "a sum": (15, "R12=8@A,R6=2@R12", "R12=8@A,R6=3@R12", "SUMS"),
    "odd and even": (7, "R12=8@A,R6=2@R12", "R12=8@A,R6=2@B", "PARITY"),
}


@pytest.mark.parametrize("case", MISSIONS)
def test_a_mission_has_kinds_of_its_own(case: str) -> None:
    mission, one, other, kind = MISSIONS[case]
    options = f"missions={mission} options=level:4,mission_1:{mission}"
    if case == "odd and even":  # one star group mixed, or two with one parity each
        one = "R12=7@A,R6=2@R12"
        other = "R12=7@A,R6=2@B"
    found = [of(seen(state(f"tree1={tree} tree2=G6=1@A {options}"), 0), kind) for tree in (one, other)]
    assert found[0] != found[1]
    assert not of(seen(state(f"tree1={one}"), 0), kind)  # and are not there without the mission


def test_black_dice_state_their_number_and_sum() -> None:
    black = "seats=2 colours=RYBN centre=R8=1,Y8=2,B8=3,N8=4 tree1="
    found = [of(seen(GAME.parse_state(black + tree), 0), "BLACKS") for tree in ("R12=8@A", "N6=3@A", "N6=3@A,N4=2@A")]
    assert found == [[0, 0], [0, 16 + 3], [0, 2 * 16 + 5]]
    assert not of(seen(state("tree1=R12=8@A"), 0), "BLACKS")


def test_a_lead_is_how_far_the_best_rival_is_behind() -> None:
    line = "tree1=R12=8@A,R6=2@R12,R4=1@R6 tree2={} missions=1 options=level:4,mission_1:1"
    for theirs, lead in (("Y6=1@A", 2), ("Y12=9@A,Y10=5@Y12,Y6=2@Y10,Y4=1@Y6", -1)):
        s = state(line.format(theirs))
        assert of(seen(s, 0), "MISSION_LEAD") == [3 * 9 + lead + value_net.LEAD]
        assert bound().call.best_rival(s, 0, 1) == 3 - lead
    nobody = state("tree1=R12=8@A missions=1 options=level:4,mission_1:1")
    assert bound().call.best_rival(nobody, 0, 1) == -100
    assert of(seen(nobody, 0), "MISSION_LEAD") == [1 * 9 + 2 * value_net.LEAD]


def test_what_lies_around_changes_with_what_it_tells_of() -> None:
    s = state("tree1=R12=8@A missions=2 options=level:4,mission_1:2")
    assert of(lying(s), "POOL") == [die for die in range(DICE) if s.where[die] == 0]
    assert len(of(lying(s), "CENTRE")) == 4
    assert of(lying(s), "MISSION") == [2]
    assert len(of(lying(s), "IN_GAME")) == 4
    other = state("tree1=R12=8@A,R10=3@R12 missions=2 options=level:4,mission_1:2")
    changed = {kind for kind in KINDS if of(lying(s), kind) != of(lying(other), kind)}
    assert changed == {"POOL", "POOL_COLOUR", "POOL_TYPE"}
    shown = GAME.copy(s)
    shown.shown[D8] = 8
    assert {kind for kind in KINDS if of(lying(s), kind) != of(lying(shown), kind)} == {"CENTRE"}


@pytest.mark.parametrize("seats", SEATS)
def test_the_two_stars_are_alike(seats: int) -> None:
    for seed in range(6):
        for s in decisions(seats, seed)[::4]:
            for seat in range(seats):
                swapped = GAME.copy(s)
                for die in s.dice[seat][: s.hung[seat]]:
                    if s.under[die] >= DICE:
                        swapped.under[die] = STAR_A + STAR_B - s.under[die]
                swapped.stars[seat].reverse()
                assert sorted(seen(s, seat)) == sorted(seen(swapped, seat)), GAME.state_text(s)


@pytest.mark.parametrize("seats", SEATS)
def test_without_a_die_is_what_lies_around_once_it_is_gone(seats: int) -> None:
    rows = layers().rows
    rng = random.Random(seats)
    tried = 0
    for seed in range(3):
        for s in decisions(seats, seed)[::3]:
            free = around(s)
            for die in rng.sample(free, min(6, len(free))):
                kept, wanted = [0.0] * WIDE, [0.0] * WIDE
                bound().call.add_rows(rows, lying(s), len(lying(s)), kept)
                bound().call.subtract_die(s, rows, die, kept)
                gone = GAME.copy(s)
                gone.where[die] = -1
                bound().call.add_rows(rows, lying(gone), len(lying(gone)), wanted)
                assert kept == pytest.approx(wanted, abs=1e-9)
                tried += TYPE_OF[die] == D8
    assert tried > 5


def test_an_answer_is_a_product_in_which_negative_sums_are_zero() -> None:
    assert bound().call.output([2.0, -5.0, 1.0], [3.0, 100.0, 0.5, 7.0]) == 2.0 * 3.0 + 0.5 + 7.0


def test_a_probability_is_between_zero_and_one() -> None:
    chance = bound().call.logistic
    assert chance(0.0) == 0.5
    assert chance(2.0) + chance(-2.0) == pytest.approx(1.0)
    assert (chance(-1000.0), chance(1000.0)) == (0.0, 1.0)
