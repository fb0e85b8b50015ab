"""Many games summed up from the command line."""

import csv
import json
import re
import zipfile
from io import StringIO
from pathlib import Path

import pytest

from tests.cli.runner import refusal, run
from tests.features.statistics.test_chance_tally import record_of
from tumblestar import cli
from tumblestar.features.statistics import printed as many_games
from tumblestar.insight.report import report
from tumblestar.record import Seat

TEXTS = [record_of("shizzle", seed).text().replace("seat 1: person", "seat 1: person Ann") for seed in range(3)]


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A folder with a record in a file, two in a zip file of which one is there twice, and other things."""
    place = tmp_path / "games"
    (place / "below").mkdir(parents=True)
    (place / "below" / "one.txt").write_text(TEXTS[0], encoding="utf-8")
    with zipfile.ZipFile(place / "more.zip", "w") as packed:
        packed.writestr("two.txt", TEXTS[1])
        packed.writestr("again.txt", TEXTS[0])
    (place / "notes.md").write_text("nothing", encoding="utf-8")
    return place


def test_games_are_counted_once_and_summed_up(folder: Path) -> None:
    status, out, err = run("stats", str(folder), "--no-review")
    assert (status, err) == (0, "")
    assert "2 games, 0 without a result." in out
    assert "Shizzle, 2 players" in out
    assert re.search(r"^Ann +2 ", out, re.M)
    assert "rolls and draws look fair" in out
    assert "Rolls and draws that were typed in" in out
    counted = ("stats", str(folder), "--no-review", "--json")
    status, out, _ = run(*counted, "--name", "ann")
    figures = json.loads(out)
    (player,) = figures["players"]
    assert (status, player["name"], player["games"], player["rating"]) == (0, "Ann", 2, None)
    assert player["result"]["mean"] == player["wins"] / 2
    assert figures["seals"] == {"open": sum(text.count(" * ") for text in TEXTS[:2])}
    assert {test["kind"] for test in figures["chance"]} == {"chance-of-die", "chance-of-first"}
    for other in (("--name", "Bob"), ("--game", "twisty")):
        assert json.loads(run(*counted, *other)[1])["games"] == 0


def test_reviews_are_summed_up_and_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, reviews, table = tmp_path / "one.txt", tmp_path / "kept.ndjson", tmp_path / "all.csv"
    record = record_of("shizzle", 0)
    game.write_text(TEXTS[0], encoding="utf-8")
    status, out, err = run("stats", str(game), "--reviews", str(reviews), "--csv", str(table))
    assert (status, err) == (0, "")
    sums = report(record)["totals"]
    assert f"Ann, 1 game: exactly {100 * sums[0]['cost']:.2f}% of a win given away per game" in out
    rows = list(csv.DictReader(StringIO(table.read_bytes().decode(), newline="")))
    assert [(row["name"], float(row["cost"])) for row in rows] == [("Ann", sums[0]["cost"]), ("", sums[1]["cost"])]

    def never(*_: object) -> None:
        raise AssertionError("it is known")

    monkeypatch.setattr(many_games, "make_report", never)
    assert run("stats", str(game), "--reviews", str(reviews))[1] == out
    reviews.write_text("nonsense", encoding="utf-8")
    assert "holds no kept reviews" in refusal("stats", str(game), "--reviews", str(reviews))


def test_what_cannot_be_read_is_named_and_the_rest_counts(folder: Path) -> None:
    (folder / "bad.txt").write_text(TEXTS[2].replace("1 * ", "1 * nonsense "), encoding="utf-8")
    (folder / "raw.txt").write_bytes(b"\xff\xfe")
    status, out, err = run("stats", str(folder), str(folder / "missing.txt"), "--no-review", "--json")
    assert status == cli.UNUSABLE
    figures = json.loads(out)
    assert figures["games"] == 2
    assert [Path(name).name for name in figures["failed"]] == ["bad.txt", "raw.txt", "missing.txt"]
    assert all(name in err for name in ("bad.txt", "raw.txt", "missing.txt"))


def test_what_cannot_be_reviewed_is_named_and_its_result_counts(folder: Path, tmp_path: Path) -> None:
    older = Path(__file__).parents[2] / "records" / "twinkle-1-1f8d49cf9e41.txt"
    status, out, err = run("stats", str(older), "--json")
    figures = json.loads(out)
    assert (status, figures["games"]) == (0, 1)
    assert figures["unreviewed"] == [str(older)]
    assert f"{older} is not reviewed: " in err
    assert {player["reviewed"] for player in figures["players"]} == {0}
    assert run("stats", str(folder), "--no-review", "--csv", str(tmp_path / "none" / "a.csv"))[0] == cli.UNUSABLE


def test_false_chance_is_named_by_words_and_exit_status(tmp_path: Path) -> None:
    file = tmp_path / "false.txt"
    record = record_of("shizzle", 5)
    record.chance, record.seed, record.seats[0] = "seed", "other", Seat("person", "Ann")
    file.write_text(record.text(), encoding="utf-8")
    status, out, err = run("stats", str(file), "--no-review")
    assert status == cli.WRONG
    assert "of games that do not follow from their seed" in out
    assert str(file) in err


def test_odd_chance_is_shown_in_several_records_of_one_file_and_in_french(tmp_path: Path) -> None:
    file = tmp_path / "many.txt"
    loaded = [record_of("shizzle", seed, load=0.3).text() for seed in range(4)]
    for texts, lang, said in (
        (loaded, "en", ("Something looks odd: Numbers rolled (Shizzle)", "expected")),
        (TEXTS, "fr", ("3 parties", "paraissent honnêtes")),
    ):
        file.write_text("".join(texts), encoding="utf-8")
        status, out, _ = run("stats", str(file), "--no-review", "--lang", lang)
        assert (status, [part for part in said if part not in out]) == (0, [])
