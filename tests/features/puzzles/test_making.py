"""Puzzles are proven: a sample of those that ship is solved anew, and the provers find what other searches find."""

import json
import random
import re
from pathlib import Path

import pytest

from bench.forced import SET, ExhaustiveSearch
from tests.cli.runner import refusal, run
from tests.marks import needs_numba, rest_slow, slow
from tumblestar.bots import kept_results
from tumblestar.contract.capabilities import Solved
from tumblestar.features.puzzles.making import is_same, make, rated, solve_anew
from tumblestar.features.puzzles.puzzle import Puzzle, provenance, puzzles_of, read
from tumblestar.games import GAMES, find
from tumblestar.games.twisty.puzzles import Prover, last_turn

WITH_PUZZLES = [name for name in GAMES if puzzles_of(name)]
LEAST, LEAST_IN_ALL = 300, 2_000


def sample(name: str, seed: int, count: int) -> list[Puzzle]:
    return random.Random(seed).sample(list(puzzles_of(name).values()), count)


def test_as_many_ship_as_promised() -> None:
    counts = [len(puzzles_of(name)) for name in WITH_PUZZLES]
    assert (len(counts), min(counts) >= LEAST, sum(counts) >= LEAST_IN_ALL) == (4, True, True)


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_puzzles_are_of_the_present_rules_and_bots(name: str) -> None:
    details = provenance(name)
    assert kept_results.is_of_present_bots(find(name), details)
    assert details["puzzles"] == len(puzzles_of(name))
    assert str(details["command"]).startswith(f"tumblestar puzzles make {name} --count ")


FEW = {
    "twisty": ("e54b260", "e5371e0", "d0f14a3", "bc6149a", "c9827e9"),
    "twinkle_twinkle": ("3a4fb2c", "fa249f6", "c3de3b4", "1665336", "5ff7bad"),
}
"""Puzzles with few turns to search, for solvers without Numba; of the other games any will do."""


@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_a_few_are_solved_anew(name: str) -> None:
    """Without Numba, as `make test` runs it, each takes less than a second.

    Twisty's margins are estimates of an evaluator that looks at fewer positions then, so they may differ.
    """
    chosen = [puzzles_of(name)[f"{name}-{digits}"] for digits in FEW[name]] if name in FEW else sample(name, 1, 3)
    for puzzle in chosen:
        solved = find(name).puzzles.solve(puzzle.position(), 1)
        assert isinstance(solved, Solved)
        if name != "twisty":
            assert solved.margin == pytest.approx(puzzle.proof.margin, abs=1.1e-4)
        assert solved.how == puzzle.proof.how
        assert solved.themes == puzzle.themes
        assert tuple(actions_of(puzzle)) == solved.line


def actions_of(puzzle: Puzzle) -> list[int]:
    s, actions = puzzle.position(), list[int]()
    for text in puzzle.solution:
        actions.append(puzzle.game_object.parse(s, text))
        s = puzzle.game_object.after(s, actions[-1])
    return actions


@needs_numba
@slow
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_many_are_solved_anew(name: str) -> None:
    for puzzle in sample(name, 2, 25):
        assert is_same(puzzle, solve_anew(puzzle, 1)), puzzle.id


@needs_numba
@slow
@pytest.mark.parametrize("name", WITH_PUZZLES)
def test_those_that_every_bot_solves_or_none_are_so_again(name: str) -> None:
    """The first of a file are easiest, the last hardest: the same bots fail."""
    shipped = list(puzzles_of(name).values())
    for puzzle in (shipped[0], shipped[-1]):
        assert rated(puzzle.game_object, puzzle).proof.fail == puzzle.proof.fail


@needs_numba
@pytest.mark.parametrize("count", rest_slow([10, 150]))
def test_forced_wins_are_those_that_a_search_over_all_actions_finds(count: int) -> None:
    """`bench.forced` wrote the set; it shares no code with the prover, which goes by whole turns."""
    rows = [line.split(maxsplit=2) for line in SET.read_text(encoding="utf-8").splitlines()]
    game = find("twisty")
    for turns, _, text in random.Random(3).sample([row for row in rows if "turn=3" not in row[2]], count):
        s = game.parse_state(text)
        if s.seats == 2:
            prover = Prover.borrowed(s)
            turns_to_win = next((n for n in (1, 2) if prover.is_forced(s, s.mover, last_turn(s, s.mover, n))), 0)
            assert turns_to_win == int(turns), text


@needs_numba
@slow
def test_what_saves_a_game_is_what_a_search_over_all_actions_finds() -> None:
    """Every other landing loses within two turns of the other seat; the answer does not."""
    game, searching = find("twisty"), ExhaustiveSearch(find("twisty"))
    shipped = puzzles_of("twisty").values()
    chosen = [puzzle for puzzle in shipped if "save" in puzzle.themes and len(puzzle.solution) == 1]
    for puzzle in random.Random(4).sample(chosen, 5):
        s = puzzle.position()
        me = game.actor(s)
        for action in game.legal(s):
            after = game.after(s, action)
            if after.turns > s.turns:
                lost = searching.is_forced(after, 1 - me, last_turn(s, 1 - me, 2))
                assert lost == (game.text(s, action) != puzzle.solution[0]), (puzzle.id, action)


@slow
def test_the_command_makes_the_same_puzzles_for_a_seed(tmp_path: Path) -> None:
    file = tmp_path / "new" / "some.jsonl"
    status, out, _ = run("puzzles", "make", "shizzle", "--count", "2", "--seed", "3", "--out", str(file))
    puzzles = read(file.read_bytes(), "shizzle")
    assert (status, re.findall("[0-9]+", out)[0]) == (0, str(len(puzzles)))
    assert 2 <= len(puzzles) <= 4
    assert list(puzzles) == sorted(puzzles, key=lambda name: (puzzles[name].rating, name))
    assert dict(make(find("shizzle"), 2, 3, lambda done, total: None)) == dict(puzzles)
    details = json.loads((tmp_path / "new" / "some.made.json").read_text(encoding="utf-8"))
    assert (details["seed"], details["puzzles"]) == (3, len(puzzles))


def test_a_file_that_cannot_be_written_is_told(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("", encoding="utf-8")
    out = str(tmp_path / "file" / "some.jsonl")
    assert f"{tmp_path / 'file'}” cannot be written" in refusal(
        "puzzles", "make", "shizzle", "--count", "1", "--out", out
    )
