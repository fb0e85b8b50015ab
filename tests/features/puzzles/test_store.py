"""Who moves the rating of a puzzle, which all share."""

import pytest

from tumblestar.features.puzzles import store as store_puzzles
from tumblestar.features.puzzles.puzzle import Puzzle, puzzles_of
from tumblestar.features.puzzles.standing import DAY, HISTORY, Attempted
from tumblestar.storage.store import Store

pytestmark = pytest.mark.anyio
NOON = 20_000 * DAY + DAY // 2
PUZZLES = list(puzzles_of("shizzle").values())
HARD = PUZZLES[-1]


async def try_at(store: Store, person: int, puzzle: Puzzle, at: int) -> Attempted:
    return await store.write(lambda connection: store_puzzles.add_attempt(connection, person, puzzle, False, at))


def ratings(store: Store) -> dict[str, float]:
    found = store.read(lambda connection: store_puzzles.puzzle_ratings(connection, "shizzle"))
    return {name: rating.value for name, rating in found.items()}


async def test_newcomers_move_no_puzzle(store: Store) -> None:
    for n in range(30):
        person = await store.get_or_create_person(f"newcomer {n}")
        attempted = await try_at(store, person.id, HARD, NOON)
        assert attempted.after < attempted.before  # their own rating moves
    assert ratings(store) == {}


@pytest.mark.parametrize(("count", "last", "moves"), [(HISTORY, DAY, 1), (HISTORY - 1, DAY, 0), (HISTORY, 1, 0)])
async def test_ten_puzzles_on_two_days_are_a_history(store: Store, count: int, last: int, moves: int) -> None:
    person = (await store.get_or_create_person("ann")).id
    for n, puzzle in enumerate(PUZZLES[:count], 1):
        await try_at(store, person, puzzle, NOON + (last if n == count else 0))
    assert ratings(store) == {}
    for _ in range(3):  # once a puzzle
        await try_at(store, person, HARD, NOON + last)
        moved = [rating - HARD.rating for rating in ratings(store).values()]
        assert len(moved) == moves
        assert all(0 < by < 100 for by in moved)
