"""The ladder: ratings of one scale, results that are kept, and that these are of the bots as they are."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bench import points
from tests.marks import rest_slow
from tumblestar.bots import kept_results
from tumblestar.games import GAMES, find
from tumblestar.lab import ladder
from tumblestar.lab.ladder import LadderSpec, Played
from tumblestar.lab.study import Study

ROOT = Path(__file__).parents[2]
KEPT = sorted((ROOT / "bench/results").glob("ladder-*.json"))


def played(us: str, them: str, share: float, seats: int = 2, games: int = 10_000) -> Played:
    return Played(us, them, seats, "box", games, share * games, share, 0.0, 1.0, True)


def test_ratings_are_the_odds_on_a_scale_of_400_points_for_ten_to_one() -> None:
    ratings = ladder.ratings([played("greedy", "random", 10 / 11), played("club", "greedy", 0.64)])
    assert list(ratings) == ["random", "greedy", "club"]
    assert ratings["greedy"] == (0, 0, 0)
    assert ratings["random"].points == pytest.approx(-400, abs=1)
    assert ratings["club"].points == pytest.approx(100, abs=1)
    error = 1.96 * 400 / 2.302585 / (10_000 * 0.64 * 0.36) ** 0.5  # of the logit of a proportion
    assert ratings["club"].high - ratings["club"].points == pytest.approx(error, abs=0.1)


def test_a_fair_share_is_even_with_any_number_of_seats() -> None:
    ratings = ladder.ratings([played("club", "greedy", 0.25, 4), played("greedy", "club", 0.25, 4)])
    assert ratings["club"].points == pytest.approx(0, abs=0.1)
    better = ladder.ratings([played("club", "greedy", 2 / 5, 4)])["club"].points  # odds of 2 to 1 against each of three
    assert better == pytest.approx(ladder.ratings([played("club", "greedy", 2 / 3)])["club"].points, abs=0.2)


def test_bots_that_never_win_are_rated_and_those_without_a_common_opponent_are_not() -> None:
    ratings = ladder.ratings([played("greedy", "random", 1.0, games=100), played("strong", "club", 0.6)])
    assert list(ratings) == ["random", "greedy"]
    assert ratings["random"].low < ratings["random"].points < ratings["random"].high < -400


def test_matches_of_both_ways_are_one_table() -> None:
    table = ladder.rating_table([played("greedy", "random", 0.9), played("greedy", "random", 0.8, 3)])
    assert list(table) == ["box, 2", "box, 3", "all"]
    two, three, both = (table[group]["random"].points for group in table)
    assert min(two, three) < both < max(two, three)


def test_neighbours_play_and_all_levels_play_the_yardstick() -> None:
    assert list(ladder.pairs(["a", "b", "c"], 2)) == [("b", "a"), ("c", "b")]
    levels = [("club", "greedy"), ("strong", "club"), ("master", "strong"), ("strong", "greedy"), ("master", "greedy")]
    assert list(ladder.pairs(["greedy", "club", "strong", "master"], 2)) == levels
    below = [("b", "a"), ("club", "b"), ("greedy", "club"), ("greedy", "b")]
    assert list(ladder.pairs(["a", "b", "club", "greedy"], 2)) == below
    assert list(ladder.pairs(["a", "b"], 4)) == [("b", "a"), ("a", "b")]


def test_the_yardstick_stands_among_the_levels_by_its_stars() -> None:
    assert ladder.weakest_first(GAMES["shizzle"]) == ["random", "novice", "club", "greedy", "strong", "optimal"]
    assert ladder.weakest_first(GAMES["twisty"])[:4] == ["random", "beginner", "greedy", "novice"]


def test_known_matches_are_not_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, asked = find("twisty"), list[Study]()

    def play(study: Study, games: int, pool: object, progress: object) -> Played:
        asked.append(study)
        options = "mixed" if study.is_mixed else "box"
        return Played(study.bots[0], study.bots[-1], study.seats, options, games, games, 1.0, 0.5, 1.0, True)

    monkeypatch.setattr(ladder, "match", play)
    spec, names = LadderSpec((2, 3), 10, 4), ("random", "greedy")
    first = list(ladder.climb(game, spec, names=names))
    assert [(match.us, match.seats, match.games, match.options) for match in first] == [
        ("greedy", 2, 10, "box"), ("greedy", 3, 12, "box"), ("random", 3, 12, "box"),
        ("greedy", 2, 4, "mixed"), ("greedy", 3, 6, "mixed"), ("random", 3, 6, "mixed"),
    ]  # fmt: skip
    ladder.keep(game, tmp_path, spec, first[:2], "command", "abc")
    results = json.loads((tmp_path / "ladder-twisty.json").read_text(encoding="utf-8"))
    assert (results["command"], results["commit"], results["game"]) == ("command", "abc", "twisty")
    assert results["ratings"]["box, 2"]["greedy"] == {"points": 0.0, "low": 0.0, "high": 0.0}
    asked.clear()
    known = ladder.known(game, tmp_path, spec)
    assert list(ladder.climb(game, spec, known, names)) == first
    assert len(asked) == 4
    assert ladder.merged(first[1:], first[:2]) == [*first[1:], first[0]]
    assert ladder.known(game, tmp_path, spec._replace(seed=2)) == []
    monkeypatch.setattr(kept_results, "digest_of_bots", lambda _: "other")
    assert ladder.known(game, tmp_path, spec) == []


def test_mixed_options_are_those_of_the_set_up() -> None:
    game = find("twinkle")
    mixed, plain = (ladder.match_study(game, "greedy", "random", 3, {}, 1, is_mixed) for is_mixed in (True, False))
    states = [mixed.start_of(setup) for setup in range(12)]
    assert states == [mixed.start_of(setup) for setup in range(12)]
    assert len({tuple(getattr(s, option.name) for option in game.options) for s in states}) > 6
    assert {plain.start_of(setup) == game.fresh(3) for setup in range(3)} == {True}


def test_points_of_levels_and_tables_of_the_docs_are_those_of_the_kept_ladders() -> None:
    assert points.POINTS.read_text(encoding="utf-8") == points.all_points(), "run python -m bench.points"
    assert points.DOCS.read_text(encoding="utf-8") == points.docs(), "run python -m bench.points"
    for name, game in GAMES.items():
        found = {bot: set(by_seats) for bot, by_seats in points.points_of(points.kept(name)).items()}
        assert set(found) <= set(ladder.weakest_first(game))
        assert len(found) >= len(game.players.LEVELS)
        assert all(seats == {str(seats) for seats in game.seats if seats > 1} for seats in found.values())


def test_a_pair_is_rated_by_its_own_matches_from_the_lower_one() -> None:
    ahead = points.difference([played("club", "greedy", 0.64)], "club")
    behind = points.difference([played("club", "greedy", 0.64)], "greedy")
    assert ahead.points == pytest.approx(100, abs=2)
    assert (behind.points, behind.low, behind.high) == (-ahead.points, -ahead.high, -ahead.low)


# ------------------------------------------------------------------------------------------------ digests


@pytest.mark.parametrize("file", rest_slow(KEPT, 9))
def test_kept_ladders_are_of_the_present_bots(file: Path) -> None:
    results = json.loads(file.read_text(encoding="utf-8"))
    assert kept_results.is_of_present_bots(GAMES[results["game"]], results), (
        f"the bots of {results['game']} have changed: run `{results['command']}` again, "
        "or `python -m bench.same_choices` if they should choose the same"
    )
    assert not results["commit"].endswith("+")
    ladder_matches = [Played(**match) for match in results["matches"]]
    assert results["ratings"] == ladder.as_json(ladder.rating_table(ladder_matches))


def test_a_result_is_of_the_present_bots_by_its_digest_or_a_confirmed_one() -> None:
    game, old = find("shizzle"), {"digest": "old"}
    present = {"digest": kept_results.digest_of_bots(game)}
    for results, is_present in (
        (present, True),
        ({"digest": "other", "confirmed": [old, present]}, True),
        ({"digest": "other", "confirmed": [old]}, False),
    ):
        assert kept_results.is_of_present_bots(game, results) == is_present


def test_a_digest_goes_by_code_and_weights_not_by_comments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "pawns"
    (folder / "data").mkdir(parents=True)
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(kept_results, "package_of", lambda name: name)
    sources = {
        "__init__.py": "",
        "rules.py": '"""Rules."""\nSEATS = 2\n',
        "players.py": "from pawns import bots\nfrom pawns.notation import text\n",
        "bots.py": "def choose():\n    return 1\n",
        "notation.py": "text = 1\n",
        "pad.py": "x = 1\n",
        "data/net.json": "[1]",
    }
    for name, text in sources.items():
        (folder / name).write_text(text, encoding="utf-8")
    game = kept_results.Game("pawns")
    before = kept_results.digest_of_bots(game)
    same = {
        "bots.py": '"""Bots."""\n\n\ndef choose():\n    """Picks."""\n    # the first\n    return 1\n',
        "players.py": "from pawns import bots\nfrom pawns.notation import text as name\n",
        "notation.py": "text = 2\n",
        "pad.py": "x = 2\n",
    }
    other = {"bots.py": "def choose():\n    return 2\n", "rules.py": "SEATS = 3\n", "data/net.json": "[2]"}
    for name, text in (same | other).items():
        (folder / name).write_text(text, encoding="utf-8")
        assert (kept_results.digest_of_bots(game) == before) is (same.get(name) == text), name
        (folder / name).write_text(sources[name], encoding="utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_the_digest_of_a_game_covers_its_bots(name: str) -> None:
    covered = {module for module, _ in kept_results._sources(find(name), "players")}
    package = f"tumblestar.games.{name}"
    assert {"tumblestar.engine.search_helpers", f"{package}.rules", f"{package}.players"} <= covered
    folder = ROOT / "src/tumblestar/games" / name
    searches = {*(folder / "bots").glob("*.py"), *(folder / "solver").glob("*.py")}
    expected = {f"{package}.{file.parent.name}.{file.stem}" for file in searches if file.stem != "__init__"}
    assert expected <= covered
    if name == "twisty":
        assert {"tumblestar.engine.lookahead", "tumblestar.engine.best_first"} <= covered
