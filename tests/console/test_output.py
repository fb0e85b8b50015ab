"""Progress on the error output."""

import threading
from typing import Any

import pytest

from tests.cli.runner import run
from tests.patience import PATIENCE
from tumblestar.cli import commands
from tumblestar.console import output
from tumblestar.console.output import CLEAR, Progress, echo
from tumblestar.lab import playouts

DIALOGUES = {"play", "day", "join", "mistakes", "learn", "serve"}


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> threading.Event:
    """Progress that is told at once; the event is set when it has been told twice."""
    told, count = threading.Event(), list[str]()
    real = output.click.echo

    def listening(text: str = "", **options: Any) -> None:
        real(text, **options)
        if " 0\u00a0s" in text:
            count.append(text)
            if len(count) == 2:
                told.set()

    monkeypatch.setattr(output, "FIRST", 0.0)
    monkeypatch.setattr(output, "REDRAW", 0.01)
    monkeypatch.setattr(output, "EVERY", 0.01)
    monkeypatch.setattr(output.click, "echo", listening)
    return told


def test_a_long_command_reports_progress_apart_from_its_output(
    hurried: threading.Event, monkeypatch: pytest.MonkeyPatch
) -> None:
    def measure(progress: playouts.Callable[[int, int], None]) -> dict[str, object]:
        progress(3, 10)
        assert hurried.wait(PATIENCE)
        return {}

    monkeypatch.setattr(playouts, "measure", measure)
    status, out, err = run("bench", "playouts", "--json")
    assert (status, out) == (0, "{}\n")
    assert "bench: 30% done, 0\u00a0s" in err
    assert "\x1b" not in err


def test_on_a_terminal_one_line_is_written_again_and_taken_away(
    hurried: threading.Event, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    with Progress("tumblestar solve", "en"):
        assert hurried.wait(PATIENCE)
        echo("done")
    out, err = capsys.readouterr()
    assert out == "done\n"
    assert err.count("\n") == 0
    assert err.count(f"{CLEAR}tumblestar solve: 0\u00a0s") >= 2
    assert err.endswith(CLEAR)
    assert Progress.current is None


def test_short_commands_say_nothing_of_it_and_every_other_command_has_it() -> None:
    assert run("rules", "twisty")[2] == ""
    plain_commands = {name: entry for name, entry in commands("en").commands.items() if not hasattr(entry, "commands")}
    assert {name for name, entry in plain_commands.items() if getattr(entry, "is_dialogue", True)} == DIALOGUES


def test_playouts_report_every_step(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playouts, "working", lambda: playouts_of_one)
    monkeypatch.setattr(playouts, "paces", lambda game: {"whole games": Still()})
    steps: list[tuple[int, int]] = []
    playouts.measure(2, lambda done, total: steps.append((done, total)))
    assert steps == [(0, 3), (1, 3), (2, 3)]


class Still:
    both = decisions = chances = 1.0

    def round(self) -> None:
        pass


playouts_of_one = [next(iter(playouts.working()))]
