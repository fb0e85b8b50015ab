"""Arguments: the language, and files."""

from pathlib import Path

import pytest

import tumblestar
from tests.cli.runner import refusal, run
from tumblestar import cli

TEXT = tumblestar.new("twisty", seed=7).play("b5").record()


@pytest.mark.parametrize(
    ("given", "says"),
    [
        (b"\xff\xfe\x00", "UTF-8"),
        (b"", "tumblestar record 1"),
        (TEXT[:100].encode(), "result"),
        (TEXT.replace("game: twisty", "game: go").encode(), "Line 2"),
    ],
)
def test_what_cannot_be_read_is_told_without_a_traceback(given: bytes, says: str) -> None:
    for command in ("replay", "verify"):
        assert says in refusal(command, "-", given=given)


def test_a_missing_file_and_a_folder_are_reported(tmp_path: Path) -> None:
    assert "no file" in refusal("verify", str(tmp_path / "nothing"))
    assert "cannot be read" in refusal("verify", str(tmp_path))


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
