"""Mistakes in the terminal: found in files, tried by typing, and kept with the day on which each comes back."""

from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import refusal, run
from tests.features.mistakes.reviewed import charged, numbers
from tests.insight.test_report import played
from tests.terminal.typist import Typist, said
from tumblestar.features.mistakes import session
from tumblestar.features.mistakes.mistake import Mistake
from tumblestar.features.mistakes.session import Practice, kept_mistakes
from tumblestar.features.review import printed
from tumblestar.terminal.screen import Screen


@pytest.fixture
def game_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A finished game, whose review takes no time."""
    monkeypatch.setattr(printed, "reviewed", lambda record, _lang: charged(record))
    file = tmp_path / "game.txt"
    file.write_text(played("shizzle", 2, first=1).text())
    return file


def mistakes(folder: Path) -> list[Mistake]:
    with kept_mistakes(folder) as kept:
        return kept.mistakes


def test_the_command_reviews_a_game_once_and_goes_through_what_is_due(game_file: Path, tmp_path: Path) -> None:
    args = ("mistakes", str(game_file), "--name", "Player 1", "--data", str(tmp_path))
    code, out, _ = run(*args, given="quit\n")
    count = len(numbers(charged(played("shizzle", 2, first=1)), 1))
    assert (code, f"{count} costly choices" in out, f"{count} are due today" in out) == (0, True, True)
    assert "My mistake: Shizzle" in out
    assert "stopping too early" in out
    assert "your first game, then your last" in out
    assert "costly choices" not in run(*args, given="quit\n")[1]
    assert len(mistakes(tmp_path)) == count


def test_who_has_a_name_is_found_by_it(game_file: Path, tmp_path: Path) -> None:
    game_file.write_text(game_file.read_text().replace("seat 1: person\n", "seat 1: person Ann\n"))
    code, out, _ = run("mistakes", str(game_file), "--name", "Ann", "--data", str(tmp_path), given="quit\n")
    assert (code, "costly choices" in out) == (0, True)


def test_a_try_is_graded_and_kept(game_file: Path, tmp_path: Path) -> None:
    run("mistakes", str(game_file), "--name", "Player 1", "--data", str(tmp_path), given="")
    first, second = sorted(mistakes(tmp_path), key=lambda one: (one.due, -one.cost))[:2]
    printed_lines: list[str] = []
    lines = ["?", "help", "board", "fly", first.best, second.taken, "skip", "quit"]
    day = first.due

    def screen_of(game: Any) -> Screen:
        return Screen(printed_lines.append, "en", game)

    Practice(tmp_path, screen_of, Typist(lines), day).run()
    text = said(printed_lines)
    assert "Good. It comes back in 2 days." in text
    assert "Not the best choice. Better:" in text
    assert "This gave away 12% of your win chance." in text
    assert "Not done." in text
    after = {(one.table, one.number): one for one in mistakes(tmp_path)}
    assert (after[first[:2]].due, after[second[:2]].due) == (day + 2, day + 1)
    assert sum(one.seen > 0 for one in after.values()) == 2


def test_what_cannot_be_used_is_said(game_file: Path, tmp_path: Path) -> None:
    args = ("mistakes", str(game_file), "--data", str(tmp_path))
    assert "who are you? Give --name with one of these: Player 1 and Player 2" in refusal(*args, given="")
    (tmp_path / "open.txt").write_text(played("shizzle", 2, 20, first=1).text())
    assert "not finished" in refusal("mistakes", str(tmp_path / "open.txt"), "--data", str(tmp_path), given="")
    (tmp_path / session.FILE).write_text("{")
    assert "cannot be read" in refusal("mistakes", "--data", str(tmp_path), given="")
    assert (tmp_path / session.FILE).read_text() == "{"
