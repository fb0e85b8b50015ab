"""The command line, as a person types it."""

import json
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest
from click.testing import CliRunner

import tumblestar
from tumblestar import cli
from tumblestar.record import Record

ROOT = Path(__file__).parents[1]
START = tumblestar.new("twisty", seed=7)
TEXT = START.play("b5").record()


def run(*args: str, given: str | bytes | None = None, lang: str = "en") -> tuple[int, str, str]:
    done = CliRunner().invoke(cli.commands(lang), args, input=given)
    return done.exit_code, done.stdout, done.stderr


def test_the_page_is_the_help() -> None:
    assert (ROOT / "docs/cli.md").read_text(encoding="utf-8") == cli.help_page()


def test_help_speaks_french_too() -> None:
    status, out, _ = run("replay", "--help", lang="fr")
    assert status == 0
    assert "notation" in out
    assert "Montre" in out


def test_replay_shows_every_state_and_what_is_legal(tmp_path: Path) -> None:
    file = tmp_path / "game.txt"
    file.write_text(TEXT, encoding="utf-8")
    status, out, _ = run("replay", str(file), "--json")
    moments = json.loads(out)
    assert status == 0
    assert len(moments) == len(Record.read(TEXT).events) + 1
    assert set(moments[0]) == {"n", "actor", "action", "text", "state", "legal"}
    assert moments[1]["actor"] == 0
    assert moments[-1] | {"action": 0} == {
        "n": len(moments) - 1,
        "actor": 2,
        "action": 0,
        "text": "a7-b5",
        "state": START.play("b5").text(),
        "legal": START.play("b5").legal(),
    }
    assert START.text() in run("replay", str(file))[1]


def test_replay_reads_standard_input() -> None:
    assert (
        run("replay", "-", "--json", given=TEXT)[1] == run("replay", "-", "--json", given=TEXT.replace("\n", "\r\n"))[1]
    )


def test_verify_tells_by_words_and_by_exit_status() -> None:
    status, out, _ = run("verify", "-", given=TEXT)
    assert (status, "61" in out) == (0, True)
    assert START.moves()[-2:] == ["corner a7", "corner g1"]
    status, out, _ = run("verify", "-", "--json", given=TEXT.replace("corner g1", "corner a1"))
    assert status == cli.WRONG
    assert json.loads(out)["finding"] == "false"
    assert json.loads(out)["wrong"] == len(START.moves())


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
        status, out, err = run(command, "-", given=given)
        assert (status, out) == (cli.UNUSABLE, "")
        assert says in err
        assert err.startswith("tumblestar: ")


def test_a_missing_file_and_a_folder_are_told(tmp_path: Path) -> None:
    assert "no file" in run("verify", str(tmp_path / "nothing"))[2]
    assert "cannot be read" in run("verify", str(tmp_path))[2]


def test_unknown_options_and_ports_out_of_range_are_refused() -> None:
    assert run("verify", "--loud")[0] == 2
    status, _, err = run("play", "--port", "70000")
    assert status == 2
    assert "65535" in err


def test_the_environment_chooses_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("TUMBLESTAR_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    assert cli.spoken() == "en"
    monkeypatch.setenv("LANG", "fr_CA.UTF-8")
    assert cli.spoken() == "fr"
    monkeypatch.setenv("TUMBLESTAR_LANG", "en")
    assert cli.spoken() == "en"


def test_the_module_is_the_command() -> None:
    env = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    done = subprocess.run(
        [sys.executable, "-m", "tumblestar", "--version"], env=env, capture_output=True, text=True, check=True
    )
    assert tumblestar.__version__ in done.stdout


# ------------------------------------------------------------------------------------------------ solve

DICE = (ROOT / "src/tumblestar/games/shizzle/dice.toml").read_text(encoding="utf-8")
SWAPPED = """
colours = ["pink", "orange", "purple", "blue", "green", "black"]
dice = [
    ["pink", "orange", "purple", "blue", "green", "black"],
    ["orange", "pink", "green", "black", "purple", "blue"],
    ["purple", "blue", "pink", "orange", "black", "green"],
    ["blue", "purple", "black", "green", "pink", "orange"],
    ["green", "black", "orange", "pink", "blue", "purple"],
    ["black", "green", "blue", "purple", "orange", "pink"],
]
"""


def test_a_small_game_is_solved_between_bounds() -> None:
    """0.79563 is what a slow solver finds for a bank of four (tests/games/shizzle/slow.py)."""
    status, out, err = run("solve", "shizzle", "--bank", "4", "--json")
    found = json.loads(out)
    assert (status, err) == (0, "")
    assert list(found) == ["value", "low", "high"]
    assert found["low"] <= found["value"] <= found["high"] <= found["low"] + 1e-9
    assert found["value"] == pytest.approx(0.795631887343, abs=1e-9)


def test_a_solution_is_told_in_words() -> None:
    status, out, _ = run("solve", "shizzle", "--bank", "1")
    assert status == 0
    assert out.count("0.8836363636") == 3
    assert run("solve", "shizzle", "--bank", "1", "--lang", "fr")[1].count("0,8836363636") == 3


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["shizzle", "--bank", "0"], "1 to 200 points, not 0"),
        (["shizzle", "--bank=-1"], "1 to 200 points, not -1"),
        (["shizzle", "--bank", "201"], "1 to 200 points, not 201"),
        (["twisty"], "twisty cannot be solved; shizzle can"),
        (["go"], "go cannot be solved; shizzle can"),
        (["shizzle", "--dice", "no-such-file"], "no-such-file"),
        (["shizzle", "--dice", ""], "cannot be read"),
    ],
)
def test_what_cannot_be_solved_is_told(args: list[str], says: str) -> None:
    status, out, err = run("solve", *args, "--json")
    assert (status, out) == (cli.UNUSABLE, "")
    assert says in err
    assert err.startswith("tumblestar: ")


def test_a_bank_is_a_number() -> None:
    status, out, err = run("solve", "shizzle", "--bank", "many")
    assert (status, out) == (2, "")
    assert "--bank" in err


def test_own_dice_come_from_a_file_or_standard_input(tmp_path: Path) -> None:
    file = tmp_path / "dice.toml"
    file.write_text(SWAPPED, encoding="utf-8")
    status, out, _ = run("solve", "shizzle", "--bank", "3", "--dice", str(file), "--json")
    assert status == 0
    assert run("solve", "shizzle", "--bank", "3", "--dice", "-", "--json", given=SWAPPED)[1] == out
    value = json.loads(out)["value"]
    default = json.loads(run("solve", "shizzle", "--bank", "3", "--dice", "-", "--json", given=DICE)[1])["value"]
    assert default == pytest.approx(0.847571471764, abs=1e-9)
    assert abs(value - default) > 1e-6


@pytest.mark.parametrize(
    ("dice", "says"),
    [
        ("", "colours"),
        ("colours = 6", "colours must be a list"),
        (DICE.replace('["red", "orange", "purple"', '["red", "red", "purple"', 1), "colours"),
        (DICE.replace('    ["orange", "purple",', '    ["orange", "orange",', 1), "die 2"),
        (b"\xff", "text"),
    ],
)
def test_dice_that_cannot_be_are_told(dice: str | bytes, says: str) -> None:
    status, out, err = run("solve", "shizzle", "--bank", "2", "--dice", "-", given=dice)
    assert (status, out) == (cli.UNUSABLE, "")
    assert says in err
    assert err.startswith("tumblestar: ")


# ------------------------------------------------------------------------------------------------ score


def test_score_answers_for_one_constellation_and_for_many(tmp_path: Path) -> None:
    file = tmp_path / "trees.txt"
    file.write_text("R12=9@N10,N10=10@A\n", encoding="utf-8")
    found = json.loads(run("score", "twinkle", str(file), "--json")[1])
    assert (found["total"], found["cards"]["twinkle"], found["missions"]["1"]) == (4, 2, 2)
    file.write_text("# two\nR12=9@N10,N10=10@A\nblue d6=5@A; blue d4=3@A\n", encoding="utf-8")
    assert [one["total"] for one in json.loads(run("score", "twinkle", str(file), "--json")[1])] == [4, 4]
    first = json.loads(run("score", "twinkle", str(file), "--json", "--colours", "BNR")[1])[0]
    assert first["cards"] == {"red": 1, "blue": 0, "black": 1, "twinkle": 2}
    assert run("score", "twinkle", str(file), "--colours", "NR")[0] == cli.UNUSABLE
    shown = run("score", "twinkle", str(file))[1]
    assert "Constellation 1, total of the cards: 4" in shown
    assert "Twinkle: 2" in shown
    assert "total des cartes\u00a0: 4" in run("score", "twinkle", str(file), "--lang", "fr")[1]


@pytest.mark.parametrize(
    ("text", "args", "says"),
    [
        ("R12=9@N10", (), "Line 1"),
        ("R12=13@A", (), "TW-1.2"),
        ("R12=9@A", ("--colours", "X"), "RYBGNP"),
    ],
)
def test_score_refuses_what_cannot_be(tmp_path: Path, text: str, args: tuple[str, ...], says: str) -> None:
    file = tmp_path / "trees.txt"
    file.write_text(text, encoding="utf-8")
    answer = run("score", "twinkle", str(file), *args)
    assert answer[0] == cli.UNUSABLE
    assert says in answer[2]
    assert run("score", "twisty", str(file))[0] == cli.UNUSABLE


CHART = "L1 I1 ast ast\nI com hole rock\nsat gas . T*2\n. . . I\nhole . ring sat\n"


def test_score_reads_charts_by_their_sides(tmp_path: Path) -> None:
    file = tmp_path / "chart.txt"
    file.write_text(f"sides BAAAA\n{CHART}", encoding="utf-8")
    found = json.loads(run("score", "twinkle_twinkle", str(file), "--json")[1])
    assert (found["total"], found["sides"]["asteroids"], found["cards"]["asteroids"]) == (37, "B", 3)
    found = json.loads(run("score", "twinkle_twinkle", str(file), "--json", "--sides", "abaab")[1])
    assert list(found["sides"].values()) == ["A", "B", "A", "A", "B"]
    shown = run("score", "twinkle_twinkle", str(file))[1].splitlines()
    assert shown[:2] == ["Chart 1: 37 points in all", "  Largest constellation: 4"]
    for args, says in (
        (("twinkle_twinkle", str(file), "--sides", "AAB"), "ABAAB"),
        (("twinkle_twinkle", str(file), "--colours", "RY"), "--colours says nothing about twinkle_twinkle"),
        (("twinkle", str(file), "--sides", "AAAAA"), "--sides says nothing about twinkle"),
    ):
        status, out, err = run("score", *args)
        assert (status, out) == (cli.UNUSABLE, "")
        assert says in err


# ------------------------------------------------------------------------------------------------ rules


@pytest.mark.parametrize(("game", "tag"), [("twisty", "TY-3.1"), ("twinkle_twinkle", "TT-3.1")])
def test_rules_are_shown_with_their_tags_and_marks(game: str, tag: str) -> None:
    status, out, _ = run("rules", game)
    assert status == 0
    assert re.search(rf"^  {re.escape(tag)} \w", out, re.MULTILINE)
    assert "[ruling]" in out
    assert max(map(len, out.splitlines())) <= cli.WIDTH
    assert "[décision]" in run("rules", game, "--lang", "fr")[1]


def test_rules_say_what_the_data_file_says() -> None:
    out = " ".join(run("rules", "twinkle_twinkle")[1].split())
    assert "Novas: 2 points for each nova. [reconstruction]" in out
    assert "T*: nova with lines to N, E, and W; 1 in the box, slow [reconstruction]" in out


def test_tiles_are_drawn_on_a_sheet_as_a_picture_or_a_page(tmp_path: Path) -> None:
    for name, tag in (("tiles.svg", "<svg"), ("tiles.html", "<!doctype html>")):
        file = tmp_path / name
        assert run("rules", "twinkle_twinkle", "--tiles", "--out", str(file)) == (0, "", "")
        text = file.read_text(encoding="utf-8")
        assert text.startswith(tag)
        for said in (
            "I* (nova_straight_edge)",
            "12 in the box",
            "[reconstruction]",
            "Black holes, side B: Each black hole",
        ):
            assert said in text
    assert run("rules", "twinkle_twinkle", "--tiles")[1] == (tmp_path / "tiles.svg").read_text(encoding="utf-8")
    root = ET.parse(tmp_path / "tiles.svg").getroot()
    drawn = [node for node in root if node.tag.endswith("}g")]
    assert len(drawn) == 27
    assert (tmp_path / "tiles.html").read_text(encoding="utf-8").count("<figure>") == 27


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("twisty", "--tiles"), "twisty has no tiles to draw; twinkle_twinkle has"),
        (("go",), "“go”"),
        (("twisty", "--out", "no-such-folder/rules.txt"), "cannot be written"),
    ],
)
def test_rules_that_cannot_be_shown_are_told(args: tuple[str, ...], says: str) -> None:
    status, out, err = run("rules", *args)
    assert (status, out) == (cli.UNUSABLE, "")
    assert says in err
