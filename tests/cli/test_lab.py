"""The commands that play many games: what they print and write, that they go on, and what they refuse."""

from __future__ import annotations

import csv
import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.runner import python, refusal, run
from tests.marks import slow
from tumblestar.cli import lab_studies
from tumblestar.cli.lab_studies import BROKEN_OFF
from tumblestar.lab import engine, ladder
from tumblestar.lab.study import Study
from tumblestar.words.packages import with_extra

LADDER = ["lab", "ladder", "twisty", "--bots", "random,Greedy", "--games", "4", "--workers", "1"]


def test_a_ladder_is_played_printed_and_kept(tmp_path: Path) -> None:
    status, out, _ = run(*LADDER, "--seats", "2", "--seats", "3", "--keep", str(tmp_path))
    assert status == 0
    assert "Greedy against Random: 100% (51% to 100%, even is 50%) of 4 games" in out
    assert "Random among 2 × Greedy: 0% (0% to 39%, even is 33.3%) of 6 games" in out
    assert "Greedy  0 (0 to 0)" in out
    file = tmp_path / "ladder-twisty.json"
    matches_kept = json.loads(file.read_text(encoding="utf-8"))["matches"]
    assert [match["seats"] for match in matches_kept] == [2, 3, 3]
    assert run(*LADDER, "--seats", "3", "--keep", str(tmp_path))[0] == 0
    assert sorted(map(str, json.loads(file.read_text(encoding="utf-8"))["matches"])) == sorted(map(str, matches_kept))


def test_a_ladder_in_french_and_as_json() -> None:
    out = run(*LADDER, "--seats", "2", "--mixed", "2", "--lang", "fr")[1]
    assert "Glouton contre Hasard, options mêlées\u00a0: 100\u00a0% (34,2\u00a0% à 100\u00a0%" in out
    status, out, _ = run(*LADDER, "--seats", "2", "--option", "short-game=yes", "--json")
    result = json.loads(out)["twisty"]
    assert (status, list(result), result["matches"][0]["wins"]) == (0, ["matches", "ratings"], 4)


def test_without_the_extra_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ladder, "has_ratings", lambda: False)
    assert f"pip install {with_extra('lab')}" in refusal(*LADDER)


def test_a_ladder_that_is_broken_off_keeps_what_was_played_and_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    args = (*LADDER, "--seats", "2", "--seats", "3", "--keep", str(tmp_path))
    real, begun = ladder.match, list[int]()

    def stopped(study: Study, games: int, *more: object) -> ladder.Played:
        begun.append(games)
        if len(begun) == 2:
            raise KeyboardInterrupt
        return real(study, games)

    monkeypatch.setattr(ladder, "match", stopped)
    status, out, err = run(*args, "--json")
    assert status == BROKEN_OFF
    result = json.loads(out)["twisty"]
    assert [match["seats"] for match in result["matches"]] == [2]
    assert list(result["ratings"]) == ["box, 2"]
    assert "Stopped after 4 of 16 games. The same command continues." in err
    status, out, _ = run(*args, "--json")
    assert (status, begun) == (0, [4, 6, 6, 6])
    assert [match["seats"] for match in json.loads(out)["twisty"]["matches"]] == [2, 3, 3]


def test_a_ladder_that_is_broken_off_at_once_has_no_ratings(monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(ladder, "match", stop)
    status, out, err = run("lab", "ladder", "--games", "4", "--json")
    assert (status, list(json.loads(out))) == (BROKEN_OFF, ["twisty"])
    assert "Stopped after 0 of " in err
    assert err.count("Stopped") == 1


def test_a_damaged_ladder_is_named(tmp_path: Path) -> None:
    (tmp_path / "ladder-twisty.json").write_text('{"game":\n', encoding="utf-8")
    assert "Line 2 of the file" in refusal(*LADDER, "--keep", str(tmp_path))


QUICK = ("lab", "play", "twisty", "--bots", "greedy,random", "--workers", "1", "--games", "12")
COMPARE = ("lab", "compare", *QUICK[2:])


def test_what_was_found_is_printed() -> None:
    status, out, _ = run(*QUICK)
    assert status == 0
    assert "Twisty: 12 games\nGreedy, Random\n" in out
    assert re.search(r"^Greedy +100% \(61% to 100%\) +7 \(7 to 7\)$", out, re.MULTILINE)
    assert re.search(r"^1 +50% ", out, re.MULTILINE)
    assert "legal actions of a decision" in out


def test_the_example_of_the_page_is_true() -> None:
    page = (Path(__file__).parents[2] / "docs/lab.md").read_text(encoding="utf-8")
    example = re.search(r"```\n\$ tumblestar ([^\n]+)\n(.*?)\n```", page, re.DOTALL)
    assert example
    assert run(*example[1].split(), "--workers", "1")[1].rstrip() == example[2]


def test_it_speaks_french() -> None:
    out = run(*QUICK, "--lang", "fr")[1]
    assert "Par place (l’égalité est 50\u00a0%)" in out
    assert "Glouton" in out


def test_json_has_all_figures() -> None:
    result = json.loads(run(*QUICK, "--seats", "3", "--option", "take-under=yes", "--json")[1])
    assert result["bots"] == ["greedy", "random", "random"]
    assert (result["options"], result["games"], result["setups"]) == ({"take_under": 1}, 12, 4)
    assert result["figures"]["share greedy"]["mean"] == 1
    assert result["figures"]["share greedy"]["low"] is None, "too few set-ups"
    assert sum(result["histograms"]["points random"].values()) == 24


def rows_of(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8", newline="") as opened:
        return list(csv.DictReader(opened))


def test_rows_of_games_and_seats(tmp_path: Path) -> None:
    file = tmp_path / "games.csv"
    assert run(*QUICK, "--csv", str(file))[0] == 0
    rows = rows_of(file)
    assert [(row["game"], row["setup"], row["seat"], row["bot"]) for row in rows[:4]] == [
        ("1", "1", "1", "greedy"),
        ("1", "1", "2", "random"),
        ("2", "1", "1", "random"),
        ("2", "1", "2", "greedy"),
    ]
    assert len(rows) == 24
    assert {(row["bot"], row["share"]) for row in rows} == {("greedy", "1.0"), ("random", "0.0")}


def test_parquet_has_the_same_rows(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    files = [tmp_path / name for name in ("games.csv", "games.parquet")]
    assert run(*QUICK, "--csv", str(files[0]), "--parquet", str(files[1]))[0] == 0
    table = parquet.read_table(files[1])
    assert [{key: str(value) for key, value in row.items()} for row in table.to_pylist()] == rows_of(files[0])


@slow
def test_the_page_has_tables_and_charts_with_words(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    files = [tmp_path / name for name in ("one.html", "two.html")]
    for file in files:
        assert run(*QUICK, "--html", str(file))[0] == 0
    text = files[0].read_text(encoding="utf-8")
    assert text == files[1].read_text(encoding="utf-8")
    charts = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    labels = [ElementTree.fromstring(svg).get("aria-label") for svg in charts if svg.startswith('<svg role="img"')]
    assert len(labels) == len(charts) == 4
    assert labels[1] == "Points at the end, by bot. Figures: table “Distributions”."
    assert "Greedy" in charts[1], "the legend is text"
    assert text.count("<table>") == 4
    assert '<th scope="row">Greedy</th><td>100% (61% to 100%)</td>' in text
    assert ["@media print" in text, "http-equiv" in text, "<script" in text] == [True, False, False]


def test_luck_and_rules(tmp_path: Path) -> None:
    args = ("lab", "play", "shizzle", "--bots", "random", "--games", "2", "--workers", "1", "--luck", "2")
    status, out, _ = run(*args)
    assert status == 0
    assert re.search(r"^Luck explains \d+% of the variance of results \(2 games\)", out, re.MULTILINE)
    assert "Decisions by rule (2 games)" in out
    sample = json.loads(run(*args, "--json")[1])["sample"]
    assert sample["games"] == 2
    assert sample["in_games"]["SH-2.3"] == 2


def test_it_is_broken_off_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, games = tmp_path / "kept.jsonl", tmp_path / "games.csv"
    command = (*QUICK, "--keep", str(file))
    whole = run(*QUICK, "--json")[1]
    real, count = engine.play_piece, list[int]()

    def stopped(*args: object) -> object:
        count.append(1)
        if len(count) == 2:
            raise KeyboardInterrupt
        return real(*args)  # pyright: ignore

    monkeypatch.setattr(engine, "play_piece", stopped)
    status, out, err = run(*command, "--csv", str(games))
    assert status == lab_studies.BROKEN_OFF
    assert "Twisty: 2 games" in out
    assert "Stopped after 2 of 12 games. The same command continues." in err
    assert run(*command, "--csv", str(games), "--json")[:2] == (0, whole)
    assert len(games.read_text(encoding="utf-8").splitlines()) == 25
    with file.open("a", encoding="utf-8") as opened:
        opened.write('{"tally":')
    status, out, err = run(*command, "--json")
    assert (status, out) == (0, whole)
    assert "is incomplete" in err


def test_variants_are_compared() -> None:
    status, out, _ = run(*COMPARE, "--against-option", "short_game=yes")
    assert status == 0
    assert "Twisty: 12 games each, Greedy, Random and Greedy, Random (short_game=1)" in out
    assert re.search(r"^events +[\d.]+ +[\d.]+ +−[\d.]+ \(−[\d.]+ to −[\d.]+\) +−[\d.]+$", out, re.MULTILINE)


def test_bots_are_compared_as_json() -> None:
    status, out, _ = run(*COMPARE, "--against-bots", "random,random", "--json")
    result = json.loads(out)
    assert status == 0
    assert (result["first"]["bots"], result["second"]["bots"]) == (["greedy", "random"], ["random", "random"])
    share = "share greedy/random"
    first, second, apart = (result["results"][name]["figures"][share] for name in ("first", "second", "difference"))
    assert (first["mean"], apart["mean"]) == (1, pytest.approx(second["mean"] - 1))
    assert result["results"]["effect"]["events"] > 0


@pytest.mark.parametrize(
    ("command", "args", "says"),
    [
        ("ladder", ["twisty", "--seats", "5"], "Choose 2, 3 or 4"),
        ("ladder", ["twinkle", "--seats", "1"], "Choose 2, 3 or 4"),
        ("ladder", ["twisty", "--bots", "greedy"], "at least 2 bots"),
        ("ladder", ["--seats", "9"], "Choose 2, 3, 4, 5 or 6"),
        ("ladder", ["--option", "short_game=1"], "short_game"),
        ("ladder", ["twisty", "--option", "first=1", "--option", "first=2"], "cannot be both 1 and 2"),
        ("ladder", ["twisty", "--bots", "greedy,Greedy"], "at least 2 bots"),
        ("play", ["twisty", "--seats", "5"], "Choose 2, 3 or 4."),
        ("play", ["twisty", "--bots", "greedy,random,random", "--seats", "2"], "3 bots are too many for 2 seats"),
        ("play", ["twisty", "--games", "0"], "0"),
        ("play", ["twisty", "--keep", "nowhere/kept"], "nowhere/kept"),
        (
            "play",
            ["twisty", "--games", "2", "--workers", "1", "--bots", "random", "--csv", "nowhere/games"],
            "nowhere/games",
        ),
    ],
)
def test_what_cannot_be_played_is_refused(command: str, args: list[str], says: str) -> None:
    assert says in refusal("lab", command, *args)


@pytest.mark.parametrize("command", ["play", "ladder"])
def test_what_there_is_not_is_refused(command: str) -> None:
    for args, says in (
        (["twisty", "--bots", "greedy,nobody"], "nobody"),
        (["twisty", "--option", "colour=1"], "colour"),
        (["twisty", "--option", "short_game"], "short_game"),
        (["chess"], "chess"),
    ):
        assert says in refusal("lab", command, *args)


def test_what_does_not_differ_is_not_compared() -> None:
    assert run(*COMPARE, "--against-bots", "greedy")[0] == 0, "the second seat has another bot"
    assert "Nothing differs" in refusal(*COMPARE)


def test_without_an_extra_it_says_what_to_install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab_studies, "find_spec", lambda name: None)
    monkeypatch.chdir(tmp_path)
    for option, extra in (("--parquet", "lab"), ("--html", "lab"), ("--ray", "ray")):
        said = f"{option} needs the extra “{extra}”: pip install {with_extra(extra)}"
        assert said in refusal(*QUICK, option, "auto")
    said = refusal("lab", "selfplay", "shizzle", "--bots", "random", "--out", str(tmp_path))
    assert f"pip install {with_extra('lab')}" in said


def test_the_second_variant_has_the_options_of_the_first_and_its_own() -> None:
    args = ("lab", "compare", "twisty", "--bots", "random", "--games", "2", "--workers", "1", "--json")
    for options, second in (
        (("first=1", "short_game=1"), {"first": 1, "short_game": 1}),
        (("first=1", "first=2"), {"first": 2}),
    ):
        status, out, _ = run(*args, "--option", options[0], "--against-option", options[1])
        result = json.loads(out)
        assert status == 0
        assert [result[side]["options"] for side in ("first", "second")] == [{"first": 1}, second]
    assert "Nothing differs" in refusal(*args, "--option", "first=1", "--against-option", "first=1")


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("--option", "first=1", "--option", "First=2"), "“first” cannot be both 1 and 2. Give it once."),
        (("--ray", "auto", "--workers", "2"), "Give --ray or --workers, not both."),
    ],
)
@pytest.mark.parametrize("name", ["play", "compare", "selfplay"])
def test_what_contradicts_itself_is_refused(
    name: str, arguments: tuple[str, ...], says: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lab_studies, "find_spec", lambda _: True)
    more = {"compare": ("--against-bots", "greedy"), "selfplay": ("--out", str(tmp_path / "out"))}.get(name, ())
    err = refusal("lab", name, "twisty", "--bots", "random", "--games", "2", *more, *arguments)
    assert says in " ".join(err.split())


def test_what_libraries_print_is_not_among_results() -> None:
    program = "import os; from tumblestar.console import output; output.leave_output_to_results(); "
    program += "os.write(1, b'log\\n'); print('more'); output.echo('result')"
    done = python("-c", program)
    assert (done.stdout, done.stderr) == ("result\n", "log\nmore\n")
