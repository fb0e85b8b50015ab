"""The command line of the terminal."""

import random
import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import tumblestar
from tests.cli.runner import run
from tests.marks import rest_slow
from tumblestar import cli
from tumblestar.games import GAMES
from tumblestar.record_text import read_record


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("name", rest_slow(GAMES, 2))
def test_a_script_plays_a_whole_game(name: str, lang: str, tmp_path: Path) -> None:
    """The same seed gives the same luck, so that what is typed can be known before."""
    position = tumblestar.new(name, seats=2, seed="tea")
    rng, typed = random.Random(7), list[str]()
    while not position.is_over:
        typed.append(rng.choice(position.legal()))
        position = position.play(typed[-1])
    given = "\n".join(typed) + "\n"
    command = ("play", name, "--seats", "2", "--seed", "tea", "--lang", lang, "--data", str(tmp_path))
    status, out, err = run(*command, given=given)
    assert (status, err) == (0, "")
    assert "\x1b" not in out
    file = next((tmp_path / "terminal").glob("*.txt"))
    assert [event.text for event in read_record(file.read_text(encoding="utf-8")).events] == position.history()
    assert f"tumblestar verify {file}" in out
    assert run("verify", str(file))[0] == 0


def test_a_game_is_interrupted_and_gone_on_with(tmp_path: Path) -> None:
    status, out, _ = run("play", "shizzle", "--bots", "random", "--data", str(tmp_path), "--plain", given="die 2\n")
    assert status == 0
    file = re.findall(r"tumblestar play (\S+)", out)[-1]
    status, out, _ = run("play", file, "--data", str(tmp_path), given="log\nresign\nyes\n")
    assert status == 0
    assert "goes on after" in out
    assert "has resigned" in out
    assert "they follow from the seed that was sealed before the start" in " ".join(out.split())


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("chess",), "There is no game and no file “chess”"),
        (("twisty", "--seats", "7"), "There is no seat plan for 7"),
        (("twisty", "--bots", "nobody"), "There is no bot “nobody”"),
        (("twisty", "--option", "short_game"), "expected is name=number"),
        (("twisty", "--option", "short_game=2"), "cannot be 2"),
        (("twisty", "--port", "9000"), "--port is for the games in the browser"),
        (("--seats", "2"), "--seats is for a game in the terminal"),
        (("--plain",), "--plain is for a game in the terminal"),
        ((str(Path(__file__)),), "This is not a record"),
    ],
)
def test_what_cannot_be_played_is_told(args: tuple[str, ...], says: str, tmp_path: Path) -> None:
    status, _, err = run("play", *args, "--data", str(tmp_path)) if args[0][0] != "-" else run("play", *args)
    assert status == cli.UNUSABLE
    assert says in err


def test_without_a_game_the_pages_are_opened_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    from tumblestar.server import run as server

    opened: list[bool] = []
    monkeypatch.setattr(server, "serve", lambda settings, *, open_browser, lang: opened.append(open_browser))
    for args in ([], ["play"], ["play", "--no-browser"]):
        assert CliRunner().invoke(cli.commands("en"), args).exit_code == 0
    assert opened == [True, True, False]
