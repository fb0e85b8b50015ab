"""The command that reviews a game."""

import json
import re
from pathlib import Path

import tumblestar
from tests.cli.runner import refusal, run
from tests.insight.test_report import played
from tumblestar.insight.report import report
from tumblestar.record import Record
from tumblestar.words import Phrase, say


def test_a_review_in_json_is_the_report(tmp_path: Path) -> None:
    record = played("shizzle", 2, first=1)
    (tmp_path / "game.txt").write_text(record.text(), encoding="utf-8")
    status, out, _ = run("review", str(tmp_path / "game.txt"), "--json")
    assert status == 0
    assert json.loads(out) == json.loads(json.dumps(report(record)))
    assert tumblestar.load(record.text()).review() == report(record)


def test_a_review_names_luck_mistakes_and_sums() -> None:
    record = played("shizzle", 2, first=1)
    game_report = report(record)
    for lang in ("en", "fr"):
        status, out, _ = run("review", "-", given=record.text(), lang=lang)
        assert status == 0
        lines = out.splitlines()
        assert say(lang, "cli-review-luckiest") in lines
        assert say(lang, "cli-review-mistakes") in lines
        for n in (*game_report["luckiest"], *(mistake["n"] for mistake in game_report["mistakes"])):
            assert any(line.lstrip().startswith(f"{n} ") for line in lines), n
        for sums in game_report["totals"]:
            luck = say(lang, Phrase("review-share", {"share": sums["luck"]}))
            assert any(luck in line for line in lines)
        for mistake in game_report["mistakes"]:
            assert f"[{' '.join(mistake['line'])}]" in " ".join(out.split())  # lines break


def test_a_game_without_mistakes_is_told_so() -> None:
    record = played("shizzle", 2, 1, first=1)
    status, out, _ = run("review", "-", given=record.text())
    assert status == 0
    assert say("en", "review-no-mistakes") in out


def test_what_cannot_be_reviewed_is_named() -> None:
    empty = tumblestar.new("twisty", seed=3, explicit=True).record()
    assert say("en", "review-empty") in refusal("review", "-", given=empty)
    refusal("review", "-", given="nonsense")


def test_a_review_as_a_file_needs_nothing_else(tmp_path: Path) -> None:
    record = played("shizzle", 2, first=1)
    status, out, _ = run("review", "-", "--html", str(tmp_path / "review.html"), given=record.text())
    assert (status, out) == (0, "")
    text = (tmp_path / "review.html").read_text(encoding="utf-8")
    assert text.startswith("<!doctype html>")
    assert "<script" not in text
    assert "<svg" in text
    assert " by " in text  # by how many points
    cut = Record.new(record.game, record.seats, record.options, chance="typed")
    cut.append(record.events[0].action)
    run("review", "-", "--html", str(tmp_path / "review.html"), given=cut.text())
    assert not re.search("won|lost", (tmp_path / "review.html").read_text(encoding="utf-8"))
    assert "x.html" in refusal("review", "-", "--html", str(tmp_path / "none" / "x.html"), given=record.text())


def test_two_games_of_the_same_luck_are_compared(tmp_path: Path) -> None:
    start = tumblestar.new("shizzle", seed=3, first=1)
    first, second = (start.play(die).play("roll") for die in (start.legal()[0], start.legal()[-1]))
    (tmp_path / "other.txt").write_text(second.record(), encoding="utf-8")
    against = ("review", "-", "--against", str(tmp_path / "other.txt"))
    status, out, _ = run(*against, "--json", given=first.record())
    assert status == 0
    comparison = json.loads(out)
    assert comparison["parting"] == len(start.history()) + 1
    assert comparison["games"] == [json.loads(json.dumps(game.review())) for game in (first, second)]
    status, out, _ = run(*against, given=first.record())
    assert status == 0
    assert say("en", Phrase("compare-parting", {"n": comparison["parting"]})) in out
    assert out.count(say("en", "review-sum-adjusted")) == 2
    assert say("en", "compare-alike") in run(*against, given=start.play(second.history()[0]).record())[1]


def test_games_of_other_luck_are_not_compared(tmp_path: Path) -> None:
    game = tumblestar.new("shizzle", seed=3, first=1)
    typed = tumblestar.new("shizzle", explicit=True, first=1, seed=3)
    for key, first, second in (
        ("compare-seed", game, tumblestar.new("shizzle", seed=4, first=1)),
        ("compare-options", game, tumblestar.new("shizzle", seed=3, first=2)),
        ("compare-seats", game, tumblestar.new("shizzle", 3, seed=3, first=1)),
        ("compare-game", game, tumblestar.new("twisty", seed=3)),
        ("compare-unknown", typed, tumblestar.new("shizzle", first=1)),
    ):
        (tmp_path / "other.txt").write_text(second.record(), encoding="utf-8")
        said = refusal("review", "-", "--against", str(tmp_path / "other.txt"), given=first.record())
        assert say("en", key) in said
