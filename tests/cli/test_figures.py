"""Commands that compute figures."""

import json
from pathlib import Path

import pytest

from tests.cli.runner import refusal, run

ROOT = Path(__file__).parents[2]

# ------------------------------------------------------------------------------------------------ solve

DICE = (ROOT / "src/tumblestar/games/shizzle/data/dice.toml").read_text(encoding="utf-8")
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
    """0.79563 is what a slow solver finds for a bank of four (bench/shizzle_slow.py)."""
    status, out, err = run("solve", "shizzle", "--bank", "4", "--json")
    solution = json.loads(out)
    assert (status, err) == (0, "")
    assert list(solution) == ["value", "low", "high"]
    assert solution["low"] <= solution["value"] <= solution["high"] <= solution["low"] + 1e-9
    assert solution["value"] == pytest.approx(0.795631887343, abs=1e-9)


def test_a_solution_is_told_in_words() -> None:
    status, out, _ = run("solve", "shizzle", "--bank", "1")
    assert status == 0
    assert out.count("0.8836363636") == 3
    assert run("solve", "shizzle", "--bank", "1", "--lang", "fr")[1].count("0,8836363636") == 3


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (["shizzle", "--bank", "0"], "cannot hold 0 points here. Give 1 to 200."),
        (["shizzle", "--bank=-1"], "cannot hold -1 points here. Give 1 to 200."),
        (["shizzle", "--bank", "201"], "cannot hold 201 points here. Give 1 to 200."),
        (["shizzle", "--bank", "many"], "--bank"),
        (["go"], "There is no game “go”. Choose shizzle."),
        (["shizzle", "--dice", "no-such-file"], "no-such-file"),
        (["shizzle", "--dice", ""], "cannot be read"),
    ],
)
def test_what_cannot_be_solved_is_told(args: list[str], says: str) -> None:
    assert says in refusal("solve", *args, "--json")


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
        ("colours = 6", "“colours” cannot be “6”. Give 6 different words"),
        (DICE.replace('["red", "orange", "purple"', '["red", "red", "purple"', 1), "colours"),
        (DICE.replace('    ["orange", "purple",', '    ["orange", "orange",', 1), "die 2"),
        (b"\xff", "text"),
    ],
)
def test_invalid_dice_are_reported(dice: str | bytes, says: str) -> None:
    assert says in refusal("solve", "shizzle", "--bank", "2", "--dice", "-", given=dice)


# ------------------------------------------------------------------------------------------------ score

CHART = "L1 I1 ast ast\nI com hole rock\nsat gas . T*2\n. . . I\nhole . ring sat\n"


def test_score_answers_for_one_constellation_and_for_many(tmp_path: Path) -> None:
    file = tmp_path / "trees.txt"
    file.write_text("R12=9@N10,N10=10@A\n", encoding="utf-8")
    result = json.loads(run("score", "twinkle", str(file), "--json")[1])
    assert (result["total"], result["cards"]["twinkle"], result["missions"]["1"]) == (4, 2, {"figure": 2})
    file.write_text("# two\nR12=9@N10,N10=10@A\nblue d6=5@A; blue d4=3@A\n", encoding="utf-8")
    assert [result["total"] for result in json.loads(run("score", "twinkle", str(file), "--json")[1])] == [4, 4]
    first = json.loads(run("score", "twinkle", str(file), "--json", "--colours", "BNR")[1])[0]
    assert first["cards"] == {"red": 1, "blue": 0, "black": 1, "twinkle": 2}
    output = run("score", "twinkle", str(file))[1]
    assert "Constellation 1: 4 points for its cards" in output
    assert "Twinkle: 2" in output
    assert "Constellation 1\u00a0: 4 points pour ses cartes" in run("score", "twinkle", str(file), "--lang", "fr")[1]


@pytest.mark.parametrize(
    ("text", "args", "says"),
    [
        ("R12=9@N10", ("twinkle",), "Line 1"),
        ("R12=13@A", ("twinkle",), "TW-1.2"),
        ("R12=9@A", ("twinkle", "--colours", "X"), "RYBGNP"),
        ("blue d6=5@A; blue d4=3@A", ("twinkle", "--colours", "NR"), "TW-2.1"),
        ("R12=9@A", ("twinkle", "--sides", "AAAAA"), "--sides is not for twinkle."),
        ("R12=9@A", ("twisty",), "twisty"),
        (CHART, ("twinkle_twinkle", "--sides", "AAB"), "ABAAB"),
        (CHART, ("twinkle_twinkle", "--colours", "RY"), "--colours is not for twinkle_twinkle."),
    ],
)
def test_score_refuses_invalid_input(text: str, args: tuple[str, ...], says: str) -> None:
    assert says in refusal("score", args[0], "-", *args[1:], given=text)


def test_score_reads_charts_by_their_sides(tmp_path: Path) -> None:
    file = tmp_path / "chart.txt"
    file.write_text(f"sides BAAAA\n{CHART}", encoding="utf-8")
    result = json.loads(run("score", "twinkle_twinkle", str(file), "--json")[1])
    assert (result["total"], result["sides"]["asteroids"], result["cards"]["asteroids"]) == (37, "B", 3)
    result = json.loads(run("score", "twinkle_twinkle", str(file), "--json", "--sides", "abaab")[1])
    assert list(result["sides"].values()) == ["A", "B", "A", "A", "B"]
    lines = run("score", "twinkle_twinkle", str(file))[1].splitlines()
    assert lines[:2] == ["Chart 1: 37 points", "  Largest constellation: 4"]
