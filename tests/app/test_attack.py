"""Short runs of `bench.server_attack`: players continue while others attack."""

import pytest

from bench import code_attack
from bench.attack_visitor import line_of, long_record
from bench.server_attack import measure
from bench.visitor_attacks import ATTACKS
from tests.marks import slow
from tumblestar.record.text import read_record


@slow
def test_players_go_on_under_attack() -> None:
    """Only the bench measures delays, which depend on the machine."""
    result = measure(3.0, tables=10, pace=20, is_alone=True)
    assert result["failed"] == 0, result["failures"]
    assert result["actions"] > 10
    assert result["memory"] < 300
    connected = {name.partition(":")[0] for name, count in result["attacks"].items() if count}
    assert len(connected) == 12


@slow
@pytest.mark.parametrize("attack", list(ATTACKS)[::2])
def test_no_player_is_cut_off_by_one_visitor(attack: str) -> None:
    """The bench measures what it costs them."""
    result = measure(2.0, tables=10, pace=20, attack=attack, is_alone=True)
    assert result["failed"] == 0, result["failures"]


@pytest.mark.parametrize("is_endless", [False, True])
def test_the_records_of_attackers_are_legal_games(is_endless: bool) -> None:
    record = read_record(long_record(700, is_endless=is_endless).decode())
    assert len(record.events) == 700
    assert (record.state_at(700).turns > 20) != is_endless


def test_the_line_of_attackers_is_that_of_a_legal_game() -> None:
    assert len(line_of(1992)) < 8000
    assert line_of(3) == "die%201,R1,roll"


@slow
def test_codes_guessed_fast_are_refused_unseen_and_others_come_in() -> None:
    """At most ten are compared at once, whatever the machine's load."""
    result = code_attack.measure(2.0)
    assert result["failed"] == 0
    assert result["guesses"] >= result["checked"] > 0
    assert result["checked"] <= 10 + result["took"] / 6 + 1
    assert result["right code elsewhere"] == 303
