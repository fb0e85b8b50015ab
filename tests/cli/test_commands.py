"""The command line as a whole."""

import pytest

import tumblestar
from tests.cli.runner import python, run
from tests.marks import slow


def test_help_speaks_french_too() -> None:
    status, out, _ = run("replay", "--help", lang="fr")
    assert status == 0
    assert "notation" in out
    assert "Montre" in out


def test_the_module_is_the_command() -> None:
    assert tumblestar.__version__ in python("-m", "tumblestar", "--version").stdout


@slow
@pytest.mark.parametrize("is_compiling", [True, False])
@pytest.mark.parametrize(("asked", "status"), [("--version", 0), ("--loud", 2)])
def test_quitting_during_compilation_is_immediate_and_silent(is_compiling: bool, asked: str, status: int) -> None:
    """A compiler in its midst can bring a process down that ends as Python does, with its threads still running."""
    script = [
        "import atexit, time",
        "from tumblestar import cli, speed",
        "speed.Preparing(lambda: time.sleep(600))" if is_compiling else "",
        "atexit.register(print, 'goodbye')",
        "cli.main()",
    ]
    done = python("-c", "\n".join(script), asked, LANG="en")
    assert done.returncode == status
    assert (tumblestar.__version__ in done.stdout) == (status == 0)
    assert ("--loud" in done.stderr) == (status == 2)
    assert ("goodbye" in done.stdout) != is_compiling
