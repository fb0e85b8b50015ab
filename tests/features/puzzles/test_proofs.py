"""What puzzles claim, checked by solvers that share no code with those that made them (`bench/proofs.py`)."""

import json
from itertools import product
from typing import Any

import msgspec
import pytest

from bench import proofs
from bench.__main__ import RESULTS
from bench.dice_proofs import LastTurn, residual, share, slow_turns
from bench.puzzle_themes import wrong_themes
from tests.marks import needs_numba, slow
from tumblestar.features.puzzles.puzzle import puzzles_of
from tumblestar.games.twinkle import parts, rules

COMPILED = ("twinkle_twinkle", "twisty")


@pytest.mark.parametrize("name", ["shizzle", "twinkle", *(pytest.param(n, marks=needs_numba) for n in COMPILED)])
def test_a_sample_of_puzzles_is_what_it_claims(name: str) -> None:
    puzzles = list(puzzles_of(name).values())
    for puzzle in puzzles[:60:4] if name in COMPILED else puzzles[:: len(puzzles) // 12]:
        assert not proofs.faults(puzzle), puzzle.id


@pytest.mark.parametrize("name", sorted(proofs.CHECKS))
def test_all_puzzles_were_proven(name: str) -> None:
    kept = json.loads((RESULTS / f"proofs-{name}.json").read_text(encoding="utf-8"))
    assert (kept["puzzles"], kept["wrong"]) == (len(puzzles_of(name)), {})
    assert kept.get("table", {"residual": 0.0})["residual"] < 1e-10


@slow
@needs_numba
def test_all_puzzles_of_twinkle_twinkle_are_what_they_claim() -> None:
    assert not [puzzle.id for puzzle in puzzles_of("twinkle_twinkle").values() if proofs.faults(puzzle)]


@needs_numba
@pytest.mark.parametrize("seats", [2, 3])
def test_a_wrong_claim_is_found(seats: int) -> None:
    puzzle = next(one for one in puzzles_of("twinkle_twinkle").values() if one.seats == seats)
    doubtful = msgspec.structs.replace(puzzle.proof, margin=puzzle.proof.margin / 2)
    assert proofs.faults(msgspec.structs.replace(puzzle, proof=doubtful))
    game, s = puzzle.game_object, puzzle.position()
    others = (game.text(s, take) for take in game.legal(s))
    take = next(text for text in others if text not in {puzzle.solution[0], *(line[0] for line in puzzle.proof.also)})
    place = game.text(taken := game.after(s, game.parse(s, take)), game.legal(taken)[0])
    assert proofs.faults(msgspec.structs.replace(puzzle, solution=(take, place)))


@pytest.mark.parametrize("name", ["shizzle", "twinkle"])
def test_a_wrong_claim_of_a_turn_with_dice_is_found(name: str) -> None:
    puzzle = next(one for one in puzzles_of(name).values() if len(one.solution) == 1)
    game, s = puzzle.game_object, puzzle.position()
    other = next(text for text in (game.text(s, way) for way in game.legal(s)) if text != puzzle.solution[0])
    assert proofs.faults(msgspec.structs.replace(puzzle, solution=(other,)))
    for figure in ("margin", "value"):
        doubtful = msgspec.structs.replace(puzzle.proof, **{figure: getattr(puzzle.proof, figure) - 0.001})
        assert proofs.faults(msgspec.structs.replace(puzzle, proof=doubtful))


@pytest.mark.parametrize("name", sorted(proofs.CHECKS))
def test_a_wrong_theme_is_found(name: str) -> None:
    puzzles = puzzles_of(name).values()
    for theme in sorted({theme for one in puzzles for theme in one.themes if not theme.startswith(("win-", "save"))}):
        puzzle = next(one for one in puzzles if theme in one.themes)
        left = tuple(other for other in puzzle.themes if other != theme)
        without = next(one for one in puzzles if theme not in one.themes)
        assert not list(wrong_themes(puzzle))
        assert list(wrong_themes(msgspec.structs.replace(puzzle, themes=left)))
        assert list(wrong_themes(msgspec.structs.replace(without, themes=(*without.themes, theme))))


def test_another_answer_that_is_as_good_is_not_left_out() -> None:
    puzzle = next(one for one in puzzles_of("shizzle").values() if one.proof.also)
    assert not proofs.faults(puzzle)
    assert proofs.faults(msgspec.structs.replace(puzzle, proof=msgspec.structs.replace(puzzle.proof, also=())))


def test_a_wrong_value_of_the_table_is_found() -> None:
    slow, after = slow_turns()

    def wrong(a: int, b: int) -> Any:
        return after(a, b) + (1e-6 if (a, b) == (10, 12) else 0.0)

    assert residual(slow, after, [(0, 0), (12, 10), (20, 15)]) < 1e-11
    assert residual(slow, wrong, [(12, 10)]) > 1e-7


@pytest.mark.parametrize(
    ("name", "roll"), [("5321490", (1, 25, 26)), ("5321490", (1, 25, 27)), ("16897e7", (1, 2, 26))]
)
def test_the_chance_of_a_roll_is_the_mean_over_all_its_outcomes(name: str, roll: tuple[int, ...]) -> None:
    """Some of these rolls hang nowhere; with d8s of the centre that fit, and without."""
    s: Any = puzzles_of("twinkle")[f"twinkle-{name}"].position()
    shares, last = list[float](), LastTurn(s)
    for results in product(*(range(parts.SIDES_OF[die]) for die in roll)):
        end = s
        for action in (*roll, rules.ROLL, *results):
            end = end.after(rules.apply, action)
        shares.append(share(end, s.mover))
    assert last.lost(roll) > 0
    assert sum(shares) / len(shares) == pytest.approx(last.chance_of(roll, last.centre), abs=1e-12)
