"""An unusable data file is reported with file, line and what was expected; other games keep working."""

from __future__ import annotations

import shutil
import subprocess
import textwrap
from pathlib import Path

import pytest

from tests.cli.runner import python
from tests.marks import rest_slow

ROOT = Path(__file__).parents[1]
EN = "box.toml, line 19: “grid.columns” cannot be “6”. Give a whole number from 4 to 5."
FR = "box.toml, ligne 19"


@pytest.fixture(scope="module")
def broken(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources whose box.toml has a chart of six columns, and whose dice.toml repeats a face."""
    folder = tmp_path_factory.mktemp("broken")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    box = folder / "src/tumblestar/games/twinkle_twinkle/data/box.toml"
    text = box.read_text(encoding="utf-8")
    line = text.splitlines().index("columns = 4")
    assert line == 18
    box.write_text(text.replace("columns = 4", "columns = 6"), encoding="utf-8")
    dice = folder / "src/tumblestar/games/shizzle/data/dice.toml"
    text = dice.read_text(encoding="utf-8")
    assert text.count('    ["orange", "purple"') == 1
    dice.write_text(text.replace('    ["orange", "purple"', '    ["orange", "orange"'), encoding="utf-8")
    return folder


def run(broken: Path, *args: str, given: str = "") -> subprocess.CompletedProcess[str]:
    return python(*args, given=given, PYTHONPATH=str(broken / "src"), TUMBLESTAR_LANG="en", TUMBLESTAR_INTERPRET="1")


@pytest.mark.parametrize(
    "command", rest_slow(["score twinkle_twinkle -", *(f"rules twinkle_twinkle{more}" for more in ("", " --tiles"))])
)
def test_commands_say_what_is_wrong(broken: Path, command: str) -> None:
    args = command.split()
    done = run(broken, "-m", "tumblestar", *args)
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.splitlines()[-1] == f"tumblestar: {EN}"  # progress before it, on a busy machine
    assert FR in run(broken, "-m", "tumblestar", *args, "--lang", "fr").stderr


def test_dice_that_are_no_latin_square_are_reported_by_commands(broken: Path) -> None:
    said = "dice.toml, line 9: “dice” cannot be used. The orange 2 of die 2 is one too many."
    for args in (("solve", "shizzle", "--bank", "1"), ("play", "shizzle")):
        done = run(broken, "-m", "tumblestar", *args)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.startswith(f"tumblestar: {said}")
        assert len(done.stderr.splitlines()) == 1


def test_records_of_the_game_say_it_too_and_those_of_others_are_read(broken: Path) -> None:
    records = {name: ROOT / f"tests/games/{name}/sample.txt" for name in ("twinkle_twinkle", "twisty")}
    done = run(broken, "-m", "tumblestar", "verify", str(records["twinkle_twinkle"]))
    assert done.returncode == 2
    assert EN in done.stderr
    assert "Traceback" not in done.stderr
    assert run(broken, "-m", "tumblestar", "verify", str(records["twisty"])).returncode == 0


def test_the_server_says_it_and_serves_the_other_games(broken: Path, tmp_path: Path) -> None:
    code = f"""
        import sys
        from pathlib import Path
        import uvicorn
        from starlette.testclient import TestClient
        from tumblestar.app import run
        from tumblestar.security.settings import Settings

        class Server:
            def __init__(self, config):
                self.app = config.app
            def run(self, sockets):
                for listener in sockets:
                    listener.close()
                with TestClient(self.app, base_url="http://127.0.0.1") as browser:
                    shelf = browser.get("/")
                    games = [name for name in ("twisty", "twinkle_twinkle") if f'href="/play/{{name}}"' in shelf.text]
                    print(shelf.status_code, games)
                    print("Twinkle Twinkle cannot be played: box.toml, line 19" in shelf.text)
                    for path in ("/new/twisty", "/rules/twinkle", "/new/twinkle_twinkle", "/rules/twinkle_twinkle"):
                        answer = browser.get(path)
                        print(path, answer.status_code, "box.toml, line 19" in answer.text)

        uvicorn.Server = Server
        run.serve(Settings(port=0, data={str(tmp_path)!r}), open_browser=False, lang="en")
    """
    done = run(broken, "-W", "ignore", "-c", textwrap.dedent(code))
    assert f"tumblestar: Twinkle Twinkle cannot be played: {EN}" in done.stderr
    assert "Traceback" not in done.stderr
    lines = done.stdout.splitlines()[2:]
    assert lines[:6] == [
        "200 ['twisty']",
        "True",
        "/new/twisty 200 False",
        "/rules/twinkle 200 False",
        "/new/twinkle_twinkle 424 True",
        "/rules/twinkle_twinkle 424 True",
    ]


def test_programs_get_an_exception_that_says_it(broken: Path) -> None:
    code = """
        import tumblestar
        from tumblestar.contract.errors import BadData
        try:
            tumblestar.new("twinkle_twinkle", seats=2, seed=7)
        except BadData as error:
            print(error)
        print(tumblestar.new("twisty", seats=2, seed=7).actor)
    """
    done = run(broken, "-c", textwrap.dedent(code))
    assert done.stdout.splitlines() == [EN, "2"]
