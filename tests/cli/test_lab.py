"""Commands that measure how well bots play."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import refusal, run
from tumblestar.cli.lab_runs import BROKEN_OFF
from tumblestar.game import Game
from tumblestar.lab import ladder, matches
from tumblestar.packages import with_extra

QUICK = ["lab", "ladder", "twisty", "--bots", "random,Greedy", "--games", "4"]


def test_a_ladder_is_played_printed_and_kept(tmp_path: Path) -> None:
    status, out, _ = run(*QUICK, "--seats", "2", "--seats", "3", "--keep", str(tmp_path))
    assert status == 0
    assert "Greedy against Random: 100% (51% to 100%, even is 50%) of 4 games" in out
    assert "Random among 2 × Greedy: 0% (0% to 39%, even is 33.3%) of 6 games" in out
    assert "Greedy  0 (0 to 0)" in out
    file = tmp_path / "ladder-twisty.json"
    kept = json.loads(file.read_text(encoding="utf-8"))["matches"]
    assert [one["seats"] for one in kept] == [2, 3, 3]
    assert run(*QUICK, "--seats", "3", "--keep", str(tmp_path))[0] == 0
    assert sorted(map(str, json.loads(file.read_text(encoding="utf-8"))["matches"])) == sorted(map(str, kept))


def test_a_ladder_in_french_and_as_json() -> None:
    out = run(*QUICK, "--seats", "2", "--mixed", "2", "--lang", "fr")[1]
    assert "Glouton contre Hasard, options mêlées\u00a0: 100\u00a0% (34,2\u00a0% à 100\u00a0%" in out
    status, out, _ = run(*QUICK, "--seats", "2", "--option", "short-game=yes", "--json")
    found = json.loads(out)["twisty"]
    assert (status, list(found), found["matches"][0]["wins"]) == (0, ["matches", "ratings"], 4)


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["twisty", "--seats", "5"], "expected: 2, 3, and 4"),
        (["twinkle", "--seats", "1"], "expected: 2, 3, and 4"),
        (["twisty", "--bots", "greedy"], "two bots"),
        (["--seats", "9"], "expected: 2, 3, 4, 5, and 6"),
        (["--option", "short_game=1"], "short_game"),
        (["twisty", "--option", "first=1", "--option", "first=2"], "cannot be both 1 and 2"),
        (["twisty", "--bots", "greedy,Greedy"], "two bots"),
    ],
)
def test_what_cannot_be_played_is_refused(args: list[str], says: str) -> None:
    assert says in refusal("lab", "ladder", *args)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "has_ratings", lambda: False)
    assert f"pip install {with_extra('lab')}" in refusal(*QUICK)


def test_a_ladder_that_is_broken_off_keeps_what_was_played_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = (*QUICK, "--seats", "2", "--seats", "3", "--keep", str(tmp_path))
    real, begun = matches.play, list[int]()

    def stopped(game: Game, match: matches.Match, games: int, **more: object) -> matches.Result:
        begun.append(games)
        if len(begun) == 2:
            raise KeyboardInterrupt
        return real(game, match, games)

    monkeypatch.setattr(matches, "play", stopped)
    status, out, err = run(*args, "--json")
    assert status == BROKEN_OFF
    found = json.loads(out)["twisty"]
    assert [one["seats"] for one in found["matches"]] == [2]
    assert list(found["ratings"]) == ["box, 2"]
    assert "Stopped after 4 of 16 games; the same command goes on." in err
    status, out, _ = run(*args, "--json")
    assert (status, begun) == (0, [4, 6, 6, 6])
    assert [one["seats"] for one in json.loads(out)["twisty"]["matches"]] == [2, 3, 3]


def test_a_ladder_that_is_broken_off_at_once_has_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "play", stop)
    status, out, err = run("lab", "ladder", "--games", "4", "--json")
    assert (status, list(json.loads(out))) == (BROKEN_OFF, ["twisty"])
    assert "Stopped after 0 of " in err
    assert err.count("Stopped") == 1


def test_a_damaged_ladder_is_named(tmp_path: Path) -> None:
    (tmp_path / "ladder-twisty.json").write_text('{"game":\n', encoding="utf-8")
    assert "Line 2 of the file" in refusal(*QUICK, "--keep", str(tmp_path))
