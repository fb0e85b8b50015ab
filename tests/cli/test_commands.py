"""The command line as a whole: help, the language, and files."""

from pathlib import Path

import pytest

import tumblestar
from tests.cli.runner import SRC, python, refusal, run
from tests.marks import slow
from tumblestar import cli
from tumblestar.cli.program import language_first


def test_help_speaks_french_too() -> None:
    status, out, _ = run("replay", "--help", lang="fr")
    assert status == 0
    assert "actions permises" in out
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


TEXT = tumblestar.new("twisty", seed=7).play("b5").record()


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (b"\xff\xfe\x00", "UTF-8"),
        (b"", "tumblestar record 1"),
        (TEXT[:100].encode(), "result"),
        (TEXT.replace("game: twisty", "game: go").encode(), "Line 2"),
    ],
)
def test_what_cannot_be_read_is_told_without_a_traceback(text: bytes, says: str) -> None:
    for command in ("replay", "verify"):
        assert says in refusal(command, "-", given=text)


def test_a_missing_file_and_a_folder_are_reported(tmp_path: Path) -> None:
    assert "no file" in refusal("verify", str(tmp_path / "nothing"))
    assert "cannot be read" in refusal("verify", str(tmp_path))


@pytest.mark.parametrize(
    ("given", "lang", "args"),
    [
        ("--lang de rules twisty", "de", "rules --lang de twisty"),
        ("--lang=pt-BR rules", "pt", "rules --lang=pt-BR"),
        ("--lang xx rules", "en", "rules --lang xx"),
        ("--lang FR --help", "fr", "--lang FR --help"),
        ("--lang", "en", "--lang"),
        ("rules --lang de", "de", "rules --lang de"),
        ("--lang de rules --lang=fr twisty", "fr", "rules --lang de --lang=fr twisty"),
        ("", "en", ""),
    ],
)
def test_the_language_may_stand_before_the_command(given: str, lang: str, args: str) -> None:
    assert language_first("en", given.split()) == (lang, args.split())


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUMBLESTAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert cli.language_from_environment() == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert cli.language_from_environment() == "fr"
    monkeypatch.setenv("TUMBLESTAR_LANG", "en")
    assert cli.language_from_environment() == "en"


@pytest.mark.parametrize("command", ["serve", "play"])
def test_the_option_for_several_processes_says_what_to_do_instead(command: str) -> None:
    err = refusal(command, "--processes", "2")
    assert err.startswith("tumblestar: --processes no longer exists")
    assert "docs/hosting.md" in err
    assert "--processes" not in run(command, "--help")[1]


PAGE = (SRC.parent / "docs/cli.md").read_text(encoding="utf-8")


def test_the_page_is_the_help() -> None:
    assert cli.help_page() == PAGE


def test_the_package_prints_the_page() -> None:
    assert python("-m", "tumblestar.cli").stdout.splitlines() == PAGE.splitlines()
