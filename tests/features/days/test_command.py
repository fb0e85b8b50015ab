"""The challenges of a day in the terminal."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import refusal, run
from tumblestar.features.days import days
from tumblestar.features.days.command import KEPT, today

FIRST = days.first_and_last()[0]


def test_a_day_is_listed(tmp_path: Path) -> None:
    status, out, err = run("day", FIRST, "--data", str(tmp_path))
    assert (status, err) == (0, "")
    assert out.count("not played yet") == 4
    assert f"tumblestar day {FIRST} --data {tmp_path} --play NAME" in out
    assert not (tmp_path / KEPT).exists()
    assert FIRST <= today() <= days.first_and_last()[1]
    assert today() in run("day", "--data", str(tmp_path))[1]


def test_a_challenge_counts_once(tmp_path: Path) -> None:
    command = ("day", FIRST, "--play", "duel", "--data", str(tmp_path), "--plain")
    status, out, _ = run(*command, given="resign\nyes\n")
    assert status == 0
    assert "Duel: not won" in out
    results = json.loads((tmp_path / KEPT).read_text())
    assert results[FIRST]["duel"][1] == "lost"
    status, out, _ = run(*command, given="")
    assert "Duel: not won" in out
    assert "Round" not in out  # it is not played again
    assert out.count("not played yet") == 3


def test_what_is_left_is_not_kept_and_the_puzzle_is_rated_as_any_other(tmp_path: Path) -> None:
    command = ("day", FIRST, "--data", str(tmp_path), "--plain", "--play")
    status, out, _ = run(*command, "chart", given="quit\n")
    assert (status, "Chart: in progress" in out, (tmp_path / KEPT).exists()) == (0, True, False)
    status, out, _ = run(*command, "puzzle", given="answer\nquit\n")
    assert (status, "Puzzle: not solved" in out) == (0, True), out
    assert json.loads((tmp_path / KEPT).read_text())[FIRST]["puzzle"][1] == "lost"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (("2020-01-01",), f"a date from {FIRST}"),
        (("soon",), "There are no challenges for “soon”"),
        ((FIRST, "--play", "poker"), "poker"),
    ],
)
def test_what_cannot_be_says_what_was_expected(args: tuple[str, ...], said: str, tmp_path: Path) -> None:
    assert said in " ".join(refusal("day", *args, "--data", str(tmp_path)).split())


def test_a_file_that_cannot_be_read_stays(tmp_path: Path) -> None:
    (tmp_path / KEPT).write_text("{")
    assert KEPT in refusal("day", FIRST, "--data", str(tmp_path))
    assert (tmp_path / KEPT).read_text() == "{"
