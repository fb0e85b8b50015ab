"""Pig keeps the contract; what is special about it has tests of its own."""

import pytest

import tumblestar
from tumblestar.conformance import CHECKS
from tumblestar.games import find


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_pig_keeps_the_contract(check):
    check(find("pig"))


def test_a_one_loses_the_pot_and_ends_the_turn():
    position = tumblestar.new("pig", first=1, explicit=True).play("roll").play("5").play("roll").play("1")
    assert (position.points(), position.actor) == ([0, 0], 2)


def test_what_is_held_is_kept_and_a_hundred_points_win():
    position = tumblestar.new("pig", first=1, explicit=True)
    for _ in range(17):
        position = position.play("roll").play("6")
    position = position.play("hold")
    assert (position.points(), position.is_over, position.win_shares()) == ([102, 0], True, [1, 0])
