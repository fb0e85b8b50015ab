"""The checks find everything that a game may lack, and say what to add; tested with a toy game."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from pathlib import Path
from types import SimpleNamespace

import pytest

from tests.contract.test_contract import bots_of
from tests.games import game_tests
from tumblestar import conformance, new_game
from tumblestar.contract.game import Game
from tumblestar.contract.observations import Symmetry, width
from tumblestar.words import packages

_numbers = count()
Toy = Callable[..., Game]


@pytest.fixture
def toy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Toy:
    """Makes and installs a small game, in which files are changed (`{file: (what, by what)}`) or taken away (None)."""

    def make(**changes: tuple[str, str] | None) -> Game:
        name = f"toy{next(_numbers)}"
        new_game.write(name, tmp_path / name)
        package = tmp_path / name / f"tumblestar_{name}"
        for key, change in changes.items():
            file = next(place for place in (package / f"{key}.py", package / "words" / f"{key}.ftl") if place.exists())
            if change is None:
                file.unlink()
            else:
                text = file.read_text(encoding="utf-8")
                assert change[0] in text
                file.write_text(text.replace(*change), encoding="utf-8")
        record = tmp_path / name / f"{name}-1.dist-info"
        record.mkdir()
        (record / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
        entry = f"[{packages.GROUP}]\n{name} = tumblestar_{name}\n"
        (record / "entry_points.txt").write_text(entry, encoding="utf-8")
        monkeypatch.syspath_prepend(tmp_path / name)
        packages.installed.cache_clear()
        return Game(name)

    yield make
    monkeypatch.undo()
    packages.installed.cache_clear()


def fails(check: Callable[[Game], None], game: Game, message: str) -> None:
    with pytest.raises(AssertionError, match=message):
        check(game)


def test_the_toy_itself_has_no_holes(toy: Toy) -> None:
    game = toy()
    for check in (conformance.modules_are_complete, conformance.words_are_complete, conformance.languages_are_whole):
        check(game)


def test_a_missing_module_is_named_and_stops_no_other_check(toy: Toy) -> None:
    game = toy(picture=None)
    fails(conformance.modules_are_complete, game, r"no module .*picture: add picture\.py")
    conformance.turns_rise(game)
    assert bots_of(toy(rules=None)) == ("random", "greedy")


def test_a_missing_function_is_named(toy: Toy) -> None:
    fails(conformance.modules_are_complete, toy(rules=("def turn(", "def turned(")), "rules lacks turn: see")
    fails(conformance.modules_are_complete, toy(picture=("BOARD_SIZE", "SIZE")), "picture lacks BOARD_SIZE")


def test_an_option_without_a_field_is_named(toy: Toy) -> None:
    game = toy(rules=('Option("first", (0, 1, 2))', 'Option("first", (0, 1, 2)), Option("cap", (0, 1))'))
    fails(conformance.options_are_fields, game, r"add to State: \['cap'\]")


def test_parts_and_rules_that_import_what_stands_above_them_are_named(toy: Toy) -> None:
    game = toy(rules=("from typing import Annotated", "from typing import Annotated\nfrom .notation import text"))
    fails(conformance.rules_import_only_parts, game, r"rules\.py imports \['notation'\]")
    game = toy(rules=("from typing import Annotated", "from typing import Annotated\nfrom tumblestar import picture"))
    fails(conformance.rules_import_only_parts, game, r"rules\.py imports \['tumblestar\.picture'\]")
    game = toy()
    folder = Path(str(packages.folder_of(game.name)))
    (folder / "parts.py").write_text(f"from tumblestar_{game.name} import notation\n", encoding="utf-8")
    fails(conformance.rules_import_only_parts, game, r"parts\.py imports \['notation'\]")
    (folder / "parts.py").write_text("from . import dice\n", encoding="utf-8")
    (folder / "dice.py").write_text("import tumblestar.engine.speed\n", encoding="utf-8")
    fails(conformance.rules_import_only_parts, game, r"dice\.py imports \['tumblestar\.engine\.speed'\]")


def test_all_missing_words_are_named_at_once(toy: Toy) -> None:
    game = toy(en=("game-about = ", "game-abut = "), description=('"turn-count"', '"no-such"'))
    fails(conformance.words_are_complete, game, "add to words/en.ftl: game-about, no-such")


def test_a_language_that_is_missing_or_a_copy_of_english_is_named(toy: Toy) -> None:
    game = toy(__init__=('points with one die."""', 'points."""\n\nLANGUAGES = ("en", "fr")'))
    fails(conformance.languages_are_whole, game, r"LANGUAGES asks for \['en\.ftl', 'fr\.ftl'\]")
    words = Path(str(packages.folder_of(game.name))) / "words"
    english = (words / "en.ftl").read_text(encoding="utf-8")
    (words / "fr.ftl").write_text(english, encoding="utf-8")
    fails(conformance.languages_are_whole, game, r"fr\.ftl has English for .*'game-about'")
    french = re.sub(r"(?m)^([\w-]+ = )", r"\1Ici : ", english)
    (words / "fr.ftl").write_text(french, encoding="utf-8")
    conformance.languages_are_whole(game)
    (words / "fr.ftl").write_text(french.replace("turn-count", "turn-cownt"), encoding="utf-8")
    fails(conformance.languages_are_whole, game, r"differs from en\.ftl in \['turn-count', 'turn-cownt'\]")


def test_a_game_without_scenarios_counts_or_naive_rules_fails_with_advice() -> None:
    lacking = " ".join(game_tests.lacking("toy"))
    for name in ("naive.py", "scenarios.txt", "perft.json", "sample.txt"):
        assert f"add tests/games/toy/{name}: " in lacking


def test_a_game_without_observations_is_observed_by_its_layout(toy: Toy) -> None:
    game = toy()
    assert [field.name for field in game.observation.FIELDS] == ["seat", *game.rules.State.fields]
    assert (game.observation.SYMMETRIES, game.observation.MAX_EVENTS) == ((), 25_000)
    conformance.observations_fit_their_fields(game)
    conformance.symmetries_are_permutations(game)
    conformance.compiled_observations_are_the_same(game)


def test_wrong_observations_are_named(toy: Toy) -> None:
    check, game = conformance.observations_fit_their_fields, toy()
    good = vars(game.observation)
    for changes, message in (
        ({"observe": lambda s, seat, out: None}, "observe leaves out number 0"),
        ({"FIELDS": tuple(field._replace(high=min(field.high, 3)) for field in good["FIELDS"])}, " has [4-9]"),
        ({"FIELDS": good["FIELDS"][:-1] + good["FIELDS"][:1]}, "a field stands twice"),
        ({"MAX_EVENTS": 9}, "MAX_EVENTS is 9"),
        ({"SCORE_RANGE": (0, 9)}, r"SCORE_RANGE leaves out \d+"),
    ):
        game.__dict__["observation"] = SimpleNamespace(**{**good, **changes})
        fails(check, game, message)
    identity = Symmetry("still", tuple(range(width(good["FIELDS"]))), tuple(range(game.rules.ACTIONS)))
    for symmetry, message in (
        (identity, "still changes nothing"),
        (identity._replace(observation=(0,)), "no permutation of an observation"),
        (identity._replace(actions=(0,)), "no permutation of actions"),
    ):
        game.__dict__["observation"] = SimpleNamespace(**{**good, "SYMMETRIES": (symmetry,)})
        fails(conformance.symmetries_are_permutations, game, message)
