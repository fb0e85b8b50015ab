"""Tutorials in the terminal: played by keys to the end, left and taken up again, wrong tries answered."""

from pathlib import Path

import pytest

from tests.terminal.typist import Typist, said
from tumblestar.features.learn.session import Lesson
from tumblestar.features.learn.tutorial import names_of_tutorials, tutorial
from tumblestar.games import GAMES
from tumblestar.terminal.screen import Screen

TAUGHT = [name for name, game in GAMES.items() if names_of_tutorials(game)]


def learned(name: str, folder: Path, lines: list[str], lang: str = "en", *, plain: bool = False) -> tuple[str, bool]:
    game, output = GAMES[name], list[str]()
    lesson = tutorial(game, names_of_tutorials(game)[0])
    goes_on = Lesson(lesson, Screen(output.append, lang, game, plain=plain), Typist(lines), folder).run()
    return said(output), goes_on


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", TAUGHT)
def test_every_tutorial_is_played_by_keys_to_its_end(name: str, lang: str, tmp_path: Path) -> None:
    game = GAMES[name]
    steps = tutorial(game, names_of_tutorials(game)[0]).steps
    keys = ["" if step.task is None else game.text(step.state, step.task) for step in steps]
    text, goes_on = learned(name, tmp_path, keys, lang, plain=True)
    assert goes_on
    assert f"{len(steps)} {'of' if lang == 'en' else 'sur'} {len(steps)}" in text


def test_a_lesson_is_left_and_taken_up_again(tmp_path: Path) -> None:
    text, goes_on = learned("twisty", tmp_path, ["", "", "b3", "quit"])
    assert not goes_on
    assert "4 of 18" in text
    assert f"“tumblestar learn twisty --data {tmp_path}” resumes the lesson." in text
    again, _ = learned("twisty", tmp_path, ["back", "back", "quit"])
    assert "1 of 18" not in again
    assert [again.index(f"{n} of 18") for n in (4, 3, 2)] == sorted(again.index(f"{n} of 18") for n in (2, 3, 4))
    assert "2 of 18" in learned("twisty", tmp_path, [])[0]


def test_wrong_tries_are_answered_and_the_step_stays(tmp_path: Path) -> None:
    text, _ = learned("twisty", tmp_path, ["", "", "c2", "a1-b5", "nonsense", "?", "", "quit"])
    assert "That is allowed, but you would not collect the orange cube" in text
    assert "See rule TY-3.1 in “tumblestar rules twisty”." in text
    assert "You cannot do “nonsense” here" in text
    assert "a1-c2 Move to c2" in text
    assert "4 of 18" not in text


@pytest.mark.parametrize("name", TAUGHT)
def test_actions_are_listed_at_a_note_as_well_and_progress_that_cannot_be_kept_is_not_said_to_be(
    name: str, tmp_path: Path
) -> None:
    game = GAMES[name]
    step = tutorial(game, names_of_tutorials(game)[0]).steps[0]
    (tmp_path / "terminal").write_text("a file in the place of the folder", encoding="utf-8")
    text, _ = learned(name, tmp_path, ["?", "", "quit"])
    assert step.task is None
    assert all(game.text(step.state, action) in text for action in game.legal(step.state))
    assert "Not understood" not in text
    assert "cannot be written" in text
    assert "Your place is kept" not in text


def test_a_file_of_progress_that_is_broken_counts_for_nothing(tmp_path: Path) -> None:
    learned("twisty", tmp_path, ["", "quit"])
    (file,) = (tmp_path / "terminal").glob("*.json")
    for text in ("{", "[]", '{"twisty.basics": "x"}', '{"twisty.basics": 99}'):
        file.write_text(text, encoding="utf-8")
        assert "1 of 18" in learned("twisty", tmp_path, [])[0]
