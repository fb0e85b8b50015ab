"""Playing needs nothing that only some systems have: modules, signals, locks, paths, line ends, encodings."""

import ast
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.runner import SRC, python
from tests.marks import rest_slow, slow
from tests.package import like_windows, running
from tests.patience import PATIENCE
from tests.terminal.test_colours import Terminal
from tumblestar.console import output
from tumblestar.games import GAMES
from tumblestar.record.text import read_record
from tumblestar.terminal import layout
from tumblestar.words import LANGUAGES
from tumblestar.words.languages import words_text

ROOT = running.ROOT
WINDOWS = (sys.executable, "-P", str(running.HERE / "like_windows.py"))
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(SRC)}
SCRIPTS = {"shizzle": "die 1", "twisty": "?", "twinkle": "?", "twinkle_twinkle": "?"}
POSIX_ONLY = {
    "cli/doctor.py": "the owner of a folder is its number where owners have no names",
    "engine/kernel_compiler.py": "a lock is held over a fork where there are forks",
    "app/run.py": "the limit of files is raised where there is one",
    "terminal/typed_lines.py": "lines are shown again where there are timers",
}
"""Modules that use what Windows lacks, and how they ask first."""


@pytest.mark.parametrize("game", rest_slow(GAMES))
def test_a_game_in_the_terminal_needs_nothing_that_windows_lacks(game: str, tmp_path: Path) -> None:
    """Seat 2 is a bot. A resignation ends the game; the file that is kept is read on."""
    typed = f"{SCRIPTS[game]}\nresign\nyes\n"
    data = tmp_path / "of Zoë"
    command = [*WINDOWS, "play", game, "--bots", "greedy", "--data", str(data)]
    env = {**ENVIRONMENT, "PYTHONIOENCODING": "cp1252"}
    done = subprocess.run(command, env=env, input=typed.encode(), capture_output=True, timeout=PATIENCE)
    assert (done.returncode, done.stderr.decode("cp1252")) == (0, "")
    said = done.stdout.decode("cp1252")
    assert "You resigned" in said
    [file] = (data / "terminal").glob("*.txt")
    assert f'tumblestar verify "{file}"' in said
    assert b"\r" not in file.read_bytes()
    assert read_record(file.read_text(encoding="utf-8")).end is not None


@slow
def test_strong_bots_in_the_terminal_say_that_numba_is_missing(tmp_path: Path) -> None:
    for bot, is_told in (("club", True), ("greedy", False)):
        done = python(*WINDOWS[1:], "play", "twisty", "--bots", bot, "--data", tmp_path)
        assert done.returncode == 0, done.stderr
        assert ("For full strength: pip install" in done.stderr) == is_told


@slow
@pytest.mark.parametrize("game", rest_slow(["shizzle", "twisty", "twinkle", "twinkle_twinkle"]))
def test_a_game_on_the_pages_needs_nothing_that_windows_lacks(game: str, tmp_path: Path) -> None:
    running.play(WINDOWS, ENVIRONMENT, tmp_path, game)


@slow
def test_two_servers_never_share_a_folder_without_posix_locks(tmp_path: Path) -> None:
    options = ("play", "--no-browser", "--port", "0", "--data", str(tmp_path))
    with running.running((*WINDOWS, *options), ENVIRONMENT, tmp_path):
        second = python(*WINDOWS[1:], *options)
    assert second.returncode == 2
    assert "Another tumblestar serves" in second.stderr


@slow
def test_doctor_needs_nothing_that_windows_lacks(tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "TUMBLESTAR_PORT": "0"}
    said = running.checked([*WINDOWS, "doctor", "--data", str(tmp_path)], env=environment)
    assert "[fast]" in said


@slow
def test_backups_and_copies_need_nothing_that_windows_lacks(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy"
    running.play(WINDOWS, ENVIRONMENT, tmp_path, "shizzle")
    (tmp_path / "my games").rename(data)
    for words in (("backup", str(copy), "--data", str(data)), ("restore", str(copy), "--data", str(tmp_path / "new"))):
        running.checked([*WINDOWS, *words], env=ENVIRONMENT)
    running.checked([*WINDOWS, "export", str(tmp_path / "texts"), "--data", str(data)], env=ENVIRONMENT)
    texts = [file.read_bytes() for file in (tmp_path / "texts").iterdir()]
    assert len(texts) == 1
    assert b"\r" not in texts[0]


@slow
def test_what_stands_in_for_windows_lacks_what_windows_lacks() -> None:
    """The tests above prove nothing where these are still to be had."""
    code = """if True:
        import os, signal, socket
        from tests.package import like_windows
        like_windows.become_windows()
        for name in ("fcntl", "resource", "pwd", "termios", "uvloop", "numba"):
            try:
                __import__(name)
            except ImportError:
                continue
            raise SystemExit(name)
        has = [hasattr(os, "fork"), hasattr(os, "geteuid"), hasattr(signal, "SIGALRM"), hasattr(socket, "AF_UNIX")]
        raise SystemExit(str(has) if any(has) else 0)
    """
    done = python("-c", code, PYTHONPATH=f"{SRC}{os.pathsep}{ROOT}")
    assert (done.returncode, done.stderr) == (0, "")


def imports(node: ast.AST, *, is_guarded: bool = False) -> Iterator[tuple[str, bool]]:
    """The top-level names of modules that a tree imports, and whether a missing one would be noticed."""
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.Import):
            yield from ((alias.name.split(".")[0], is_guarded) for alias in child.names)
        elif isinstance(child, ast.ImportFrom) and not child.level and child.module:
            yield child.module.split(".")[0], is_guarded
        else:
            yield from imports(child, is_guarded=is_guarded or _guards(child))


def _guards(node: ast.AST) -> bool:
    """Whether imports inside a node are guarded: by an exception, the name of the system, or types alone."""
    if isinstance(node, ast.Try):
        return any("ImportError" in ast.unparse(handler.type) for handler in node.handlers if handler.type)
    if isinstance(node, ast.With):
        return any(re.search(r"suppress\(.*ImportError", ast.unparse(item)) for item in node.items)
    return isinstance(node, ast.If) and ast.unparse(node.test) in {"sys.platform == 'win32'", "TYPE_CHECKING"}


@slow
def test_modules_of_some_systems_are_imported_only_where_they_may_be_missing() -> None:
    particular = {*like_windows.POSIX_MODULES, "msvcrt", "winreg", "colorama", "_winapi"} - {"numba", "llvmlite"}
    found: dict[str, set[bool]] = {}
    for file in sorted(SRC.rglob("*.py")):
        for name, is_guarded in imports(ast.parse(file.read_text(encoding="utf-8"))):
            if name in particular:
                found.setdefault(f"{file.relative_to(SRC / 'tumblestar').as_posix()}: {name}", set()).add(is_guarded)
    assert len(found) >= 3
    assert [place for place, guarded in found.items() if guarded != {True}] == []


@slow
def test_what_a_system_lacks_is_used_only_where_that_is_asked_first() -> None:
    """Pyright knows the standard library of every system. Only files that use its modules for systems are looked at."""
    using = re.compile(
        r"^ *(?:import|from) (?:os|signal|socket|asyncio|select|fcntl|resource|time|readline)\b", re.MULTILINE
    )
    files = [str(file) for file in SRC.rglob("*.py") if using.search(file.read_text(encoding="utf-8"))]
    assert len(files) > 30
    options = ("--pythonpath", sys.executable, "--pythonplatform", "Windows", "--outputjson")
    done = python("-m", "pyright", *options, *files, PYRIGHT_PYTHON_IGNORE_WARNINGS="1")
    found = json.loads(done.stdout)["generalDiagnostics"]
    wrong = [Path(each["file"]) for each in found if each["rule"] == "reportAttributeAccessIssue"]
    places = {file.relative_to(SRC / "tumblestar").as_posix() for file in wrong}
    assert places == {*POSIX_ONLY}


@slow
def test_files_are_read_and_written_alike_on_every_system() -> None:
    """Every text names its encoding, and every text that is written its line ends."""
    wrong: list[str] = []
    for file in SRC.rglob("*.py"):
        for call in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Attribute | ast.Name):
                continue
            name = call.func.attr if isinstance(call.func, ast.Attribute) else call.func.id
            named = {word.arg for word in call.keywords}
            is_text = (name == "open" and isinstance(call.func, ast.Name)) or name in ("read_text", "write_text")
            has_encoding = "encoding" in named or (name == "read_text" and call.args)
            if (is_text and not has_encoding) or (name == "write_text" and "newline" not in named):
                wrong.append(f"{file.relative_to(SRC)}:{call.lineno}: {ast.unparse(call)[:60]}")
    assert wrong == []


@pytest.mark.parametrize("encoding", ["ascii", "cp1252", "cp437", "latin-1", "utf-8"])
def test_every_console_can_show_all_that_is_said(encoding: str) -> None:
    """No word is lost: what an encoding lacks has a similar form, and no question mark takes its place."""
    texts = [words_text(lang, place) for lang in LANGUAGES for place in ("", *GAMES)]
    output.prepare()
    for character in sorted(set("".join(texts))):
        shown = character.encode(encoding, errors=output.HANDLER).decode(encoding)
        assert shown, character
        assert character in "?¿" or "?" not in shown, f"{character!r} has no form in {encoding}"


def test_russian_is_written_in_latin_letters_and_a_character_without_a_similar_one_is_marked() -> None:
    output.prepare()
    assert "Ещё щит: ход".encode("cp1252", errors=output.HANDLER) == b"Eshchyo shchit: khod"
    assert "seat 1 漢 −2\u202f…".encode("cp1252", errors=output.HANDLER) == b"seat 1 ? -2 \x85"
    assert "✶✹∟".encode("ascii", errors=output.HANDLER) == b"*#L"


@pytest.mark.parametrize("words", rest_slow([(("rules", "shizzle"),), (("--help",),), (("play", "chess"),)]))
def test_commands_print_in_every_encoding(words: tuple[str, ...], tmp_path: Path) -> None:
    environment = {**ENVIRONMENT, "PYTHONIOENCODING": "cp437", "TUMBLESTAR_LANG": "fr"}
    done = subprocess.run(
        [sys.executable, "-m", "tumblestar", *words], env=environment, cwd=tmp_path, capture_output=True
    )
    said = (done.stdout + done.stderr).decode("cp437")
    assert "Traceback" not in said
    assert "é" in said or "n'y a ni jeu" in said
    assert not {"’", "\u202f", "?"} & set(said)


def test_a_terminal_of_windows_has_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "environ", {"PATH": ""})
    assert layout.depth(Terminal(), layout.terminal_environment()) == layout.NONE
    told: list[bool] = []
    colorama = type(sys)("colorama")
    colorama.just_fix_windows_console = lambda: told.append(True)  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "colorama", colorama)
    monkeypatch.setattr(sys, "platform", "win32")
    assert layout.depth(Terminal(), layout.terminal_environment()) == layout.MANY
    assert told == [True]
