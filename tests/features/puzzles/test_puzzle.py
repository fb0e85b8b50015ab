"""Puzzles are read, refused with words where they are damaged, and tries at them are judged."""

import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.runner import refusal, run
from tests.marks import rest_slow
from tumblestar import games
from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.features.puzzles.playing import EXACT, why
from tumblestar.features.puzzles.puzzle import FILE, Puzzle, Verdict, all_puzzles, attempt, find, puzzles_of, read
from tumblestar.games import GAMES
from tumblestar.words import has, say

WITH_PUZZLES = [name for name in GAMES if puzzles_of(name)]
FOLDER = Path(games.__file__).parent
LINE: dict[str, Any] = {
    "id": "shizzle-0000001",
    "game": "shizzle",
    "seats": 2,
    "themes": ["stop"],
    "rating": 780,
    "state": "bank=32 scores=4,4 dice=B4,O1,R5,O5,P5,G6 line=O5 phase=choose turn=2 pending=1 turns=3",
    "solution": ["R5", "P5", "stop"],
    "proof": {"how": "solution", "margin": 0.0415, "error": 0.0, "value": 0.6897, "also": [["P5", "R5", "stop"]]},
    "source": "novice greedy, game 69, event 50",
}


def shizzle_puzzle(**changed: Any) -> Puzzle:
    return read(json.dumps(LINE | changed).encode(), "shizzle")["shizzle-0000001"]


@pytest.mark.parametrize("name", WITH_PUZZLES)
@pytest.mark.parametrize("count", rest_slow([15, 10_000]))
def test_what_ships_can_be_played_and_said(name: str, count: int) -> None:
    shipped = list(puzzles_of(name).values())
    for puzzle in random.Random(5).sample(shipped, min(count, len(shipped))):
        assert puzzle.seats == puzzle.position().seats
        assert has(f"puzzle-how-{puzzle.proof.how}", name)
        assert all(has(f"puzzle-theme-{theme}", name) for theme in puzzle.themes)
        assert set(puzzle.themes) <= set(GAMES[name].puzzles.THEMES)
        assert puzzle.themes
        assert puzzle.proof.margin > 5 * puzzle.proof.error
        is_sure = puzzle.proof.error < EXACT or puzzle.proof.margin == 1
        assert [phrase.args["exact"] for phrase in why(puzzle) if "exact" in phrase.args] == [
            "yes" if is_sure else "no"
        ]
        for line in (puzzle.solution, *puzzle.proof.also):
            assert solve(puzzle, line) == Verdict.SOLVED, puzzle.id


def solve(puzzle: Puzzle, line: tuple[str, ...]) -> Verdict:
    game, s, own = puzzle.game_object, puzzle.position(), list[str]()
    me = game.actor(s)
    for text in line:
        if game.actor(s) == me:
            own.append(text)
        s = game.after(s, game.parse(s, text))
    return attempt(puzzle, own).verdict


def test_a_try_is_open_until_its_line_ends() -> None:
    puzzle = shizzle_puzzle()
    assert attempt(puzzle, []).verdict == Verdict.OPEN
    assert attempt(puzzle, ["R5", "P5"]).verdict == Verdict.OPEN
    tried = attempt(puzzle, ["r5", "P5", "stop", "roll"])
    assert (tried.verdict, tried.events) == (Verdict.SOLVED, ("R5", "P5", "stop"))


def test_lines_that_are_as_good_are_right_and_others_wrong() -> None:
    assert attempt(shizzle_puzzle(), ["P5", "R5", "stop"]).verdict == Verdict.SOLVED
    assert attempt(shizzle_puzzle(), ["R5", "P5", "roll"]).verdict == Verdict.WRONG
    alone = shizzle_puzzle(proof=LINE["proof"] | {"also": []})
    assert attempt(alone, ["P5", "R5", "stop"]).verdict == Verdict.WRONG


def test_the_order_of_dice_within_the_line_does_not_matter() -> None:
    state = "bank=40 scores=0,0 dice=R1,P2,R5,G2,Y2,R2 line=P2 phase=choose"
    puzzle = shizzle_puzzle(state=state, solution=["G2", "Y2", "R2", "roll"], proof=LINE["proof"] | {"also": []})
    assert attempt(puzzle, ["Y2", "G2", "R2", "roll"]).verdict == Verdict.SOLVED
    assert attempt(puzzle, ["Y2", "R2", "G2", "roll"]).verdict == Verdict.WRONG


@pytest.mark.parametrize("text", ["G6", "attack 2", "nonsense", ""])
def test_what_cannot_be_done_is_refused(text: str) -> None:
    with pytest.raises(Unreadable):
        attempt(shizzle_puzzle(), [text])


@pytest.mark.parametrize(
    ("damage", "says"),
    [
        (lambda line: line[:-1], "This is not a puzzle: Input data was truncated"),
        (
            lambda line: line.replace(b"780", b'"much"'),
            "This is not a puzzle: Expected `int`, got `str` - at `$.rating`",
        ),
        (lambda line: line.replace(b"0001", b"0000"), "The puzzle “shizzle-0000000” appears twice."),
        (lambda line: line.replace(b"shizzle-", b"twisty-"), "“twisty-0000001” is not the id of a puzzle of shizzle."),
        (lambda line: line.replace(b'["R5", "P5", "stop"]', b"[]"), "The puzzle “shizzle-0000001” has no solution."),
        (lambda line: line.replace(b"source", b"sauce"), "This is not a puzzle: Object contains unknown field `sauce`"),
        (lambda line: b"\xff" + line, "This is not a puzzle: "),
    ],
)  # fmt: skip
def test_a_damaged_file_is_refused_with_file_and_line(damage: Callable[[bytes], bytes], says: str) -> None:
    good = json.dumps(LINE).encode()
    with pytest.raises(BadData) as caught:
        read(good.replace(b"0001", b"0000") + b"\n" + damage(good) + b"\n", "shizzle")
    assert str(caught.value).startswith(f"shizzle/data/puzzles/{FILE}, line 2: {says}")


def test_a_state_that_cannot_be_read_names_its_puzzle() -> None:
    with pytest.raises(BadData, match="shizzle-0000001"):
        shizzle_puzzle(state="bank=32").position()


@pytest.mark.parametrize("name", ["", "shizzle", "shizzle-fffffff", "go-0a1b2c3", "x" * 1000])
def test_an_unknown_puzzle_is_told(name: str) -> None:
    with pytest.raises(Unreadable, match="tumblestar puzzles list"):
        find(name)


def test_every_puzzle_is_found_by_its_id() -> None:
    puzzles = list(all_puzzles())
    assert puzzles
    assert all(find(puzzle.id) is puzzle for puzzle in puzzles)


def test_the_list_as_json_has_one_object_a_line() -> None:
    status, out, err = run("puzzles", "list", "--json")
    rows = [json.loads(line) for line in out.splitlines()]
    assert (status, err, len(rows)) == (0, "", sum(1 for _ in all_puzzles()))
    names = ("id", "game", "seats", "themes", "rating", "state", "solution", "proof", "source")
    assert all(tuple(row) == names for row in rows)
    assert all({"how", "margin", "error"} <= set(row["proof"]) for row in rows)


def test_the_list_can_be_narrowed_and_read() -> None:
    chosen = [puzzle for puzzle in puzzles_of("shizzle").values() if "attack" in puzzle.themes]
    status, out, _ = run("puzzles", "list", "--game", "shizzle", "--theme", "attack", "--lang", "fr")
    assert status == 0
    assert [line.split()[0] for line in out.splitlines()[1 : len(chosen) + 1]] == [puzzle.id for puzzle in chosen]
    assert say("fr", "puzzle-theme-attack", "shizzle") in out


@pytest.mark.parametrize(("args", "says"), [(["--theme", "love"], "“love”"), (["--game", "go"], "“go”. Choose ")])
def test_what_is_not_there_is_told(args: list[str], says: str) -> None:
    assert says in refusal("puzzles", "list", *args)
