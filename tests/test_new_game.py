"""A game by somebody else: written by `tumblestar new-game`, installed, checked, played everywhere, thrown away."""

from __future__ import annotations

import os
import shutil
import subprocess
import textwrap
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.cli.runner import python, refusal, run
from tests.marks import slow
from tumblestar.games import GAMES

ROOT = Path(__file__).parents[1]
NAME = "hog"
Program = Callable[..., subprocess.CompletedProcess[str]]


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("made") / NAME
    status, out, err = run("new-game", NAME, "--out", str(folder))
    assert (status, err) == (0, "")
    assert f"tumblestar check-game {NAME}" in out
    return folder


@pytest.fixture(scope="module")
def program(project: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    site = tmp_path_factory.mktemp("site")
    offline = ["--no-deps", "--no-build-isolation", "--no-index", "--disable-pip-version-check", "-q"]
    install = ["-m", "pip", "install", *offline, "--target", site, project]
    done = python(*install)
    assert done.returncode == 0, done.stderr
    path = os.pathsep.join([str(ROOT / "src"), str(ROOT), str(site)])

    yield partial(python, TUMBLESTAR_LANG="en", PYTHONPATH=path)
    shutil.rmtree(site)


def test_it_is_small(project: Path) -> None:
    files = [file for file in project.rglob("*") if file.is_file()]
    assert len(files) <= 8
    assert sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files) <= 300
    assert not [file for file in files if "pig" in f"{file} {file.read_text(encoding='utf-8')}".lower()]


@slow
def test_it_keeps_the_contract_compiled_too(program: Program) -> None:
    done = program("-m", "tumblestar", "check-game", NAME)
    assert done.returncode == 0, done.stdout + done.stderr
    assert done.stdout.splitlines()[-1].startswith(f"{NAME} passes all")


def test_a_state_can_be_read_before_anything_else(program: Program) -> None:
    """The notation uses `setup`, which this game leaves to its default."""
    code = f"from tumblestar.games import find; print(find({NAME!r}).parse_state('seats=2').seats)"
    done = program("-c", code)
    assert (done.stdout, done.stderr) == ("2\n", "")


def test_its_own_tests_pass(program: Program, project: Path) -> None:
    tests = "-p", "no:cacheprovider", "-q", str(project / "tests")
    done = program("-m", "pytest", "-c", os.devnull, "--rootdir", str(project), *tests, TUMBLESTAR_INTERPRET="1")
    assert done.returncode == 0, done.stdout


def test_it_is_played_in_the_terminal(program: Program, tmp_path: Path) -> None:
    given = "roll\nhold\n" * 200
    play = ("-m", "tumblestar", "play", NAME, "--seats", "2", "--seed", "tea", "--data", str(tmp_path), "--plain")
    done = program(*play, given=given, TUMBLESTAR_INTERPRET="1")
    assert done.returncode == 0, done.stderr
    assert "Player 2 won." in done.stdout
    (record,) = (tmp_path / "terminal").glob("*.txt")
    assert program("-m", "tumblestar", "verify", str(record)).returncode == 0


def test_it_is_played_in_the_page(program: Program, tmp_path: Path) -> None:
    code = f"""
        from pathlib import Path
        from tests.serving import Server
        server = Server(Path({str(tmp_path)!r}))
        browser = server.browser()
        print('href="/play/{NAME}"' in browser.get("/").text, "For 2 players" in browser.get("/play/{NAME}").text)
        print(*(browser.get(path).status_code for path in ("/new/{NAME}", "/rules/{NAME}")))
        for language in ("en", "fr"):
            table = browser.new("{NAME}")
            page = browser.get("/table/" + table, headers={{"accept-language": language}})
            with browser.at(table) as line:
                for _ in range(60):
                    if line.targets:
                        line.does("act", action=line.targets[0])
                    elif "wins" in line.status:
                        break
                    else:
                        line.view()
                print(page.status_code, line.n > 20)
        server.stop()
    """
    done = program("-W", "ignore", "-c", textwrap.dedent(code), TUMBLESTAR_INTERPRET="1")
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == ["True True", "200 200", "200 True", "200 True"]


@pytest.mark.parametrize("name", ["Pig", "1pig", "pig-pen", "", *GAMES])
def test_names_that_no_game_can_have_are_refused(name: str, tmp_path: Path) -> None:
    assert "cannot be a game’s name" in refusal("new-game", name, "--out", str(tmp_path / "new"))
    assert list(tmp_path.iterdir()) == []


def test_nothing_is_written_over(tmp_path: Path) -> None:
    assert "already" in refusal("new-game", NAME, "--out", str(tmp_path))
    assert list(tmp_path.iterdir()) == []
