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
def test_a_wrong_claim_is_found(seats: int) -> None:
    puzzle = next(one for one in puzzles_of("twinkle_twinkle").values() if one.seats == seats)
    doubtful = msgspec.structs.replace(puzzle.proof, margin=puzzle.proof.margin / 2)
    assert proofs.faults(msgspec.structs.replace(puzzle, proof=doubtful))
    game, s = puzzle.game_object, puzzle.position()
    others = (game.text(s, take) for take in game.legal(s))
    take = next(text for text in others if text not in {puzzle.solution[0], *(line[0] for line in puzzle.proof.also)})
    place = game.text(taken := game.after(s, game.parse(s, take)), game.legal(taken)[0])
    assert proofs.faults(msgspec.structs.replace(puzzle, solution=(take, place)))
