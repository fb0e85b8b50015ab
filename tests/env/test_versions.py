"""The versions of the environments rise with what they stand for; `python -m tests.env.test_versions` keeps it anew."""

import json
from pathlib import Path

import pytest

from tumblestar.bots import kept_results
from tumblestar.contract.game import Game
from tumblestar.env import observing
from tumblestar.games import GAMES

FILE = Path(observing.__file__).parent / observing.VERSIONS


@pytest.mark.parametrize("game", GAMES)
def test_a_version_stands_for_its_rules_data_and_observations(game: str) -> None:
    assert kept_results.digest_of_rules(GAMES[game]) == observing.digest(GAMES[game]), (
        f"{game}: rules, data or observations have changed. If what programs have learned is wrong now, raise the "
        f"version in {FILE.name}; in any case, keep the digest with `python -m tests.env.test_versions`."
    )
    assert observing.version(GAMES[game]) >= GAMES[game].version


def test_what_is_kept_is_of_the_games_there_are() -> None:
    assert set(observing.kept_versions()) == set(GAMES)


@pytest.mark.parametrize("changed", ["rules.py", "parts.py", "observation.py"])
def test_a_change_of_rules_or_observations_changes_the_digest(changed: str, monkeypatch: pytest.MonkeyPatch) -> None:
    before, read = kept_results.digest_of_rules(GAMES["twisty"]), Path.read_text

    def read_changed(file: Path, encoding: str) -> str:
        return read(file, encoding=encoding) + "MORE = 1\n" * (file.name == changed)

    monkeypatch.setattr(Path, "read_text", read_changed)
    assert kept_results.digest_of_rules(GAMES["twisty"]) != before


def test_a_change_of_data_changes_the_digest_and_one_of_words_does_not(monkeypatch: pytest.MonkeyPatch) -> None:
    game = GAMES["twisty"]
    before, read = kept_results.digest_of_rules(game), Path.read_text
    with monkeypatch.context() as patch:
        patch.setattr(Path, "read_text", lambda file, encoding: "# A comment.\n\n" + read(file, encoding=encoding))
        assert kept_results.digest_of_rules(game) == before
    monkeypatch.setattr(game.parts, "DIGEST", "other")
    assert kept_results.digest_of_rules(game) != before


def test_a_game_of_another_package_has_the_version_of_its_rules() -> None:
    pig = Game("twisty")
    object.__setattr__(pig, "name", "pig")
    vars(pig)["rules"], vars(pig)["parts"] = Game("twisty").rules, Game("twisty").parts
    assert observing.version(pig) == Game("twisty").version
    assert observing.digest(pig) == Game("twisty").digest


def keep() -> None:
    lines = [
        json.dumps(name) + ": " + json.dumps(
            {"version": max(observing.version(game), game.version), "digest": kept_results.digest_of_rules(game)}
        )
        for name, game in GAMES.items()
    ]  # fmt: skip
    FILE.write_text("{\n " + ",\n ".join(lines) + "\n}\n", encoding="utf-8")


if __name__ == "__main__":
    keep()
