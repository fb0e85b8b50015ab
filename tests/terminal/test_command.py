"""The command line of the terminal."""

import os
import random
import re
from pathlib import Path

import pytest

import tumblestar
from tests.cli.runner import refusal, run
from tests.marks import rest_slow
from tests.terminal.typist import said
from tumblestar.games import GAMES
from tumblestar.record.text import read_record


@pytest.mark.parametrize("lang", rest_slow(["en", "fr"]))
@pytest.mark.parametrize("name", rest_slow(GAMES, 2))
def test_a_script_plays_a_whole_game(name: str, lang: str, tmp_path: Path) -> None:
    """The same seed gives the same luck, so that what is typed can be known before."""
    position = tumblestar.new(name, seats=2, seed="tea")
    rng, typed = random.Random(7), list[str]()
    while not position.is_over:
        typed.append(rng.choice(position.legal()))
        position = position.play(typed[-1])
    script = "\n".join(typed) + "\n"
    command = ("play", name, "--seats", "2", "--seed", "tea", "--lang", lang, "--data", str(tmp_path))
    status, out, err = run(*command, given=script)
    assert (status, err) == (0, "")
    assert "\x1b" not in out
    file = next((tmp_path / "terminal").glob("*.txt"))
    assert [event.text for event in read_record(file.read_text(encoding="utf-8")).events] == position.history()
    assert f"tumblestar verify {file}" in out
    assert run("verify", str(file))[0] == 0


def test_a_game_is_interrupted_and_resumed(tmp_path: Path) -> None:
    status, out, _ = run("play", "shizzle", "--bots", "random", "--data", str(tmp_path), "--plain", given="die 2\n")
    assert status == 0
    file = re.findall(r"tumblestar play (\S+)", out)[-1]
    status, out, _ = run("play", file, "--data", str(tmp_path), given="log\nresign\nyes\n")
    assert status == 0
    assert "You continue the game" in out
    assert "You resigned. Random (bot) won." in out
    assert "Luck checked ✓" in said([out])


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("chess",), "There is no game or file “chess”"),
        (("twisty", "--seats", "7"), "The game cannot have 7 seats"),
        (("twisty", "--bots", "nobody"), "There is no bot “nobody”"),
        (("twisty", "--option", "short_game"), "Type it as name=number"),
        (("twisty", "--option", "short_game=2"), "cannot be 2"),
        (("twisty", "--port", "9000"), "--port is for games in the browser"),
        (("--seats", "2"), "--seats needs a game in the terminal"),
        (("--plain",), "--plain needs a game in the terminal"),
        (("--port", "70000"), "65535"),
        ((str(Path(__file__)),), "This is not a game file"),
        (("Shizzle", "--resume"), "no such unfinished game"),
        (("--resume",), "no such unfinished game"),
        (("--resume", "--seats", "3"), "--seats is for new games only"),
    ],
)
def test_what_cannot_be_played_is_told(
    args: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TUMBLESTAR_DATA", str(tmp_path))
    assert says in refusal("play", *args)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[bool]:
    """Whether pages were opened in a browser, by each server that was to begin."""
    from tumblestar.app import run as server

    opened: list[bool] = []
    monkeypatch.setattr(server, "serve", lambda settings, *, open_browser, lang: opened.append(open_browser))
    return opened


def test_without_a_game_the_pages_are_opened_as_ever(opened: list[bool]) -> None:
    for args in ([], ["play"], ["play", "--no-browser"]):
        assert run(*args)[0] == 0
    assert opened == [True, True, False]


def kept(folder: Path, *args: str) -> str:
    """Begins a game in the terminal and leaves it; gives its file."""
    out = run("play", *args, "--data", str(folder), given="die 2\n" if args[0] == "shizzle" else "")[1]
    return re.findall(r"tumblestar play (\S+)", out)[-1]


@pytest.mark.usefixtures("opened")
def test_saved_games_are_listed_and_the_last_is_resumed(tmp_path: Path) -> None:
    assert run("play", "--data", str(tmp_path))[1] == ""
    first = kept(tmp_path, "shizzle", "--bots", "random")
    last = kept(tmp_path, "twinkle", "--bots", "random,random", "--option", "first=2")
    os.utime(first, (1, 1))
    listed = run("play", "--data", str(tmp_path))[1]
    assert listed.startswith("2 unfinished games in the terminal")
    assert listed.index(f"tumblestar play {last}") < listed.index(f"tumblestar play {first}")
    assert re.search(r"Twinkle, 20\d\d-\d\d-\d\d \d\d:\d\d, step \d+", listed)
    assert f"You continue the game in {last}" in said([run("play", "--resume", "--data", str(tmp_path))[1]])
    resume = ("play", "Shizzle", "--resume", "--data", str(tmp_path))
    assert f"You continue the game in {first}" in said([run(*resume, given="resign\nyes\n")[1]])
    listed = run("play", "--data", str(tmp_path))[1]
    assert first not in listed
    assert last in listed
    refusal(*resume)


@pytest.mark.usefixtures("opened")
def test_foreign_and_unreadable_files_are_no_saved_games(tmp_path: Path) -> None:
    (tmp_path / "terminal").mkdir()
    (tmp_path / "terminal" / "notes.txt").write_text("game: twisty\n\n1\n", encoding="utf-8")
    (tmp_path / "terminal" / "picture.txt").write_bytes(b"\xff\xfe")
    assert run("play", "--data", str(tmp_path))[1] == ""
