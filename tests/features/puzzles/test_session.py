"""Puzzles in the terminal: tried by typing, rated once, explained, and kept in a file."""

from pathlib import Path
from random import Random

import pytest

from tests.cli.runner import refusal, run
from tests.features.puzzles.test_pages import a_wrong_line, first, own_actions
from tests.features.puzzles.test_puzzle import WITH_PUZZLES
from tests.terminal.typist import Typist, said
from tumblestar.contract.errors import BadData
from tumblestar.contract.game import Game
from tumblestar.features.puzzles import session as puzzle_session
from tumblestar.features.puzzles.puzzle import Puzzle
from tumblestar.features.puzzles.session import PuzzleSession
from tumblestar.features.puzzles.standing import NEWCOMER
from tumblestar.terminal.screen import Screen


def played(folder: Path, puzzles: list[Puzzle], *lines: str, lang: str = "en", plain: bool = False) -> str:
    printed: list[str] = []

    def screen_of(game: Game) -> Screen:
        return Screen(printed.append, lang, game, plain=plain)

    PuzzleSession(puzzles, folder, screen_of, Typist(lines), Random(1)).run()
    return said(printed)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", WITH_PUZZLES)
def test_a_puzzle_of_each_game_is_solved_and_kept(tmp_path: Path, game: str, lang: str) -> None:
    puzzle = first(game, 1)
    text = played(tmp_path, [puzzle], *own_actions(puzzle), lang=lang, plain=lang == "fr")
    assert ("Solved on the first try" if lang == "en" else "Résolu au premier essai") in text
    assert ("There are no more puzzles here" if lang == "en" else "Il n’y a plus de problèmes ici") in text
    assert all(f"({text_of})" in text for text_of in puzzle.solution)
    history = puzzle_session.read_kept(tmp_path)
    assert history.attempts[puzzle.id].is_solved
    assert (history.standing(game).streak, history.standing(game).rating.value > NEWCOMER.value) == (1, True)
    assert history.ratings[puzzle.id].value < puzzle.rating


def test_wrong_then_right_counts_once(tmp_path: Path) -> None:
    puzzle = first()
    wrong = a_wrong_line(puzzle)
    text = played(tmp_path, [puzzle], "; ".join([*wrong, "quit"]), *own_actions(puzzle))
    assert "Not the best choice" in text
    assert "Not solved on the first try" in text
    before = puzzle_session.read_kept(tmp_path)
    assert before.standing("shizzle").rating.value < NEWCOMER.value
    assert "Not solved on the first try" in played(tmp_path, [puzzle], *own_actions(puzzle))
    assert puzzle_session.read_kept(tmp_path) == before


def test_what_can_be_typed_besides(tmp_path: Path) -> None:
    puzzle = first("shizzle", 3)
    lines = ["?", "help", "help SH-1", "board", "cards", "fly", own_actions(puzzle)[0], "undo", "skip"]
    text = played(tmp_path, [puzzle], *lines)
    assert "What you can do" in text
    assert "shows the answer and its reasons" in text
    assert "You cannot do “fly” here" in text
    assert not puzzle_session.read_kept(tmp_path).attempts
    assert "Not solved" in played(tmp_path, [puzzle], "answer")
    assert not puzzle_session.read_kept(tmp_path).attempts[puzzle.id].is_solved


def test_the_command_plays_and_refuses_with_words(tmp_path: Path) -> None:
    args = ("puzzles", "play", "shizzle", "--seed", "3", "--data", str(tmp_path))
    code, out, _ = run(*args, given="answer\nquit\n")
    assert (code, out.count("Puzzle: Shizzle")) == (0, 2)
    same = run(*args[:-1], str(tmp_path / "other"), given="answer\nquit\n")[1]
    assert same == out
    assert "is not a theme" in refusal("puzzles", "play", "--theme", "nonsense", given="")
    (tmp_path / puzzle_session.FILE).write_text("{")
    assert str(tmp_path / puzzle_session.FILE) in refusal(*args, given="quit\n")
    assert (tmp_path / puzzle_session.FILE).read_text() == "{"


def test_a_damaged_file_is_named(tmp_path: Path) -> None:
    (tmp_path / puzzle_session.FILE).write_text('{"standings": {"shizzle": 7}}')
    with pytest.raises(BadData) as bad:
        puzzle_session.read_kept(tmp_path)
    assert bad.value.phrase.key == "puzzle-kept-bad"
