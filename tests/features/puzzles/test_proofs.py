"""What puzzles claim, checked by solvers that share no code with those that made them (`bench/proofs.py`)."""

import msgspec
import pytest

from bench import proofs
from tests.marks import needs_numba, slow
from tumblestar.features.puzzles.puzzle import puzzles_of


@needs_numba
@pytest.mark.parametrize("name", sorted(proofs.CHECKS))
def test_a_sample_of_puzzles_is_what_it_claims(name: str) -> None:
    for puzzle in list(puzzles_of(name).values())[:60:4]:
        assert not proofs.faults(puzzle), puzzle.id


@slow
@needs_numba
def test_all_puzzles_of_twinkle_twinkle_are_what_they_claim() -> None:
    assert not [puzzle.id for puzzle in puzzles_of("twinkle_twinkle").values() if proofs.faults(puzzle)]


@needs_numba
@pytest.mark.parametrize("seats", [2, 3])
def test_a_wrong_answer_is_found(seats: int) -> None:
    puzzle = next(one for one in puzzles_of("twinkle_twinkle").values() if one.seats == seats)
    game, s = puzzle.game_object, puzzle.position()
    taken = game.after(s, game.parse(s, puzzle.solution[0]))
    other = next(text for text in (game.text(taken, one) for one in game.legal(taken)) if text != puzzle.solution[1])
    assert proofs.faults(msgspec.structs.replace(puzzle, solution=(puzzle.solution[0], other)))
    doubtful = msgspec.structs.replace(puzzle.proof, margin=puzzle.proof.margin / 2)
    assert proofs.faults(msgspec.structs.replace(puzzle, proof=doubtful))
