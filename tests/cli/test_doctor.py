"""The doctor: what it says of a healthy machine, and of each thing that is wrong."""

import json
import os
import socket
import sys
from importlib import metadata
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.cli.runner import run
from tests.marks import needs_numba
from tumblestar import cli
from tumblestar.cli import doctor
from tumblestar.engine import speed
from tumblestar.lab import playouts
from tumblestar.storage.locks import serving
from tumblestar.storage.sqlite import FILE
from tumblestar.words.packages import with_extra

posix = pytest.mark.skipif(os.name != "posix", reason="modes are POSIX's")


@pytest.fixture(autouse=True)
def healthy(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """An environment without settings but a free port, where the bots have been compiled."""
    for name in list(os.environ):
        if name.startswith("TUMBLESTAR_"):
            monkeypatch.delenv(name)
    monkeypatch.setenv("TUMBLESTAR_PORT", "0")
    monkeypatch.setenv("TUMBLESTAR_DATA", str(tmp_path / "data"))
    monkeypatch.setattr(speed, "is_fast", lambda: True)
    monkeypatch.setattr(speed, "has_numba", lambda: True)
    monkeypatch.setattr(doctor, "LITTLE_SPACE", 1)
    monkeypatch.setattr(playouts, "Pace", lambda game, s: pace(tmp_path))


def pace(folder: Path | None) -> Any:
    runner = SimpleNamespace(bound=SimpleNamespace(folder=folder))
    return SimpleNamespace(runners=[runner], round=lambda seconds: None)


def ask(*args: str) -> tuple[int, dict[str, dict[str, Any]]]:
    status, out, err = run("doctor", "--json", *args)
    assert err == ""
    return status, {finding["check"]: finding for finding in json.loads(out)}


def todo(check: str, *args: str) -> dict[str, Any]:
    status, findings = ask(*args)
    assert (status, findings[check]["state"]) == (cli.WRONG, "todo")
    return findings[check]


def test_a_healthy_machine_has_nothing_to_do(tmp_path: Path) -> None:
    status, checks = ask()
    assert status == 0
    assert {check["state"] for check in checks.values()} <= {"ok", "note"}
    assert set(checks) == {"versions", "packages", "games", "data", "database", "settings", "port", "terminal", "bots"}
    assert checks["bots"]["state"] == "ok"
    assert any(package.startswith("click ") for package in checks["packages"]["facts"]["packages"])
    assert "Twisty" in checks["games"]["said"]
    assert not (tmp_path / "data").exists()
    status, out, _ = run("doctor")
    assert (status, out.splitlines()[-1]) == (0, "Nothing to do.")
    assert "ok      tumblestar" in out


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_it_says_how_much_is_to_be_done_in_every_language(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLESTAR_PACE", "fast")
    status, out, _ = run("doctor", "--lang", lang)
    assert status == cli.WRONG
    assert out.splitlines()[-1] == {"en": "1 thing to do.", "fr": "1 chose à faire."}[lang]


def test_a_wrong_setting_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TUMBLESTAR_PORT", "many")
    assert "TUMBLESTAR_PORT cannot be “many”" in todo("settings")["said"]


def test_a_port_in_use_is_told_and_by_our_own_server_is_no_harm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        monkeypatch.setenv("TUMBLESTAR_PORT", str(taken.getsockname()[1]))
        assert "--port" in todo("port")["advice"]
        (tmp_path / "data").mkdir(0o700)
        monkeypatch.setattr("tumblestar.storage.locks.LOCK_TIMEOUT", 0.0)
        with serving(tmp_path / "data"):
            status, findings = ask()
        assert (status, findings["port"]["state"]) == (0, "note")


@posix
def test_a_data_folder_that_others_can_read_is_told(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data").chmod(0o755)
    finding = todo("data")
    assert finding["facts"]["mode"] == "755"
    assert f"chmod 700 {tmp_path / 'data'}" in finding["advice"]
    (tmp_path / "data").chmod(0o700)
    assert ask()[1]["data"]["state"] == "ok"


def test_a_data_folder_that_is_none_and_a_full_disk_are_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert "--data" in todo("data", "--data", str(tmp_path / "file"))["advice"]
    for free, state in ((0, "todo"), (500, "note"), (5000, "ok")):
        usage = SimpleNamespace(free=free * doctor.MEGABYTE)
        monkeypatch.setattr(doctor, "LITTLE_SPACE", 1000)
        monkeypatch.setattr(doctor.shutil, "disk_usage", lambda _, usage=usage: usage)
        assert ask()[1]["data"]["state"] == state


def test_bots_that_are_not_compiled_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "Pace", lambda game, s: pace(None))
    assert "TUMBLESTAR_CACHE" in todo("bots")["advice"]

    def breaks(game: object, s: object) -> None:
        raise OSError("no such library")

    monkeypatch.setattr(playouts, "Pace", breaks)
    assert "OSError: no such library" in todo("bots")["said"]
    monkeypatch.setattr(speed, "is_fast", lambda: False)
    status, findings = ask()
    assert (status, findings["bots"]["advice"]) == (0, "Unset TUMBLESTAR_INTERPRET.")
    monkeypatch.setattr(speed, "has_numba", lambda: False)
    status, findings = ask()
    assert (status, with_extra("fast") in findings["bots"]["advice"]) == (0, True)


@needs_numba
def test_the_bots_are_really_compiled(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.undo()
    asked: list[str] = []
    real = speed.bind
    monkeypatch.setattr(speed, "is_fast", lambda: True)

    def bind(game: Any, *modules: Any, compiled: bool | None = None) -> Any:
        asked.append(game.name)
        return real(game, *modules, compiled=False)

    monkeypatch.setattr(speed, "bind", bind)
    (finding,) = doctor.compiled_bots(doctor.Asked(Path(), Path()))
    assert asked == ["twisty"]
    assert finding.state == "todo"  # nothing keeps machine code where there is none


@pytest.mark.parametrize("version", ["0.1", None, "99.0.0"])
def test_packages_that_are_old_or_missing_are_told(version: str | None, monkeypatch: pytest.MonkeyPatch) -> None:
    real = metadata.version

    def find(name: str) -> str:
        if version is None and name.lower() == "click":
            raise metadata.PackageNotFoundError(name)
        return str(version) if name.lower() == "click" else real(name)

    monkeypatch.setattr(metadata, "version", find)
    if version == "99.0.0":
        status, findings = ask()
        assert (status, findings["packages"]["state"], findings["packages"]["advice"]) == (0, "ok", None)
    else:
        assert '"click>=' in todo("packages")["advice"]


@pytest.mark.parametrize(("system", "is_wanted"), [("win32", True), ("linux", False)])
def test_packages_of_other_systems_and_of_extras_are_not_wanted(
    system: str, is_wanted: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    wanted = ["click>=8", "nonesuch>=1; sys_platform == 'win32'", 'neither>=1; extra == "fast"']
    monkeypatch.setattr(metadata, "requires", lambda name: wanted)
    monkeypatch.setattr(sys, "platform", system)
    (finding,) = doctor.packages(doctor.Asked(Path(), Path()))
    assert ("nonesuch>=1" in str(finding.advice)) == is_wanted
    assert "neither" not in str(finding)


def test_a_database_that_does_not_answer_is_told_without_its_password() -> None:
    pytest.importorskip("psycopg")
    address = "postgresql://ann:hunter2@127.0.0.1:1/games"
    assert "127.0.0.1" in json.dumps(todo("database", "--database", address))
    assert "hunter2" not in run("doctor", "--json", "--database", address)[1]


def test_a_database_that_answers_is_told(database: str) -> None:
    status, findings = ask("--database", database)
    assert (status, findings["database"]["state"]) == (0, "ok")
    assert findings["database"]["said"].startswith("Tables are kept by PostgreSQL 1")


def test_a_terminal_without_our_characters_is_noted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor, "sys", SimpleNamespace(stdout=SimpleNamespace(encoding="ascii")))
    (finding,) = doctor.terminal(doctor.Asked(Path(), Path()))
    assert (finding.state, finding.said.args["encoding"]) == ("note", "ascii")
    assert finding.advice is not None


def test_a_damaged_database(tmp_path: Path) -> None:
    (tmp_path / "data").mkdir(mode=0o700)
    (tmp_path / "data" / FILE).write_bytes(b"not a database at all, but long enough to look at" * 40)
    advice = todo("database")["advice"]
    assert str(tmp_path / "data" / FILE) in advice
    assert "tumblestar restore" in advice
