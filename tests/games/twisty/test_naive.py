"""The real rules and the naive ones agree on everything, action by action, over random games."""

import random
from collections import Counter
from typing import Any

from hypothesis import example, given
from hypothesis import strategies as st

from tests.games.comparison import SEEDS, agree, agree_on_refusals, compared
from tests.marks import slow

from .naive import BOX, CENTRE, OPTIONS, SQUARES, Naive
from .real import Real

RARE = (
    "theft, theft in a chain, safety, chain of three, cube under a victim, teleport, step, diagonal, leap, "
    "win on the centre, win off the centre, round limit, chosen corner, same order"
)


def sayable(naive: Naive) -> list[str]:
    """A move to each other square (a teleport onto itself has two good reasons to be refused)."""
    start = naive.mover.square
    return [f"{start}-{to}" for to in SQUARES if to != start] if naive.phase in ("move", "extra") else []


def wish(naive: Naive, text: str) -> int:
    """How much a random player likes an action: cubes, thefts and the centre, so that games come to an end."""
    target = text.partition("-")[2]
    if not target:
        return 1
    if naive.owner_of_piece_on(target) is not None:
        return 12
    if naive.mover.has_all():
        return 30 if target == CENTRE else 1
    kind = naive.board.get(target)
    return 20 if kind == naive.mover.next_colour() else 3 if kind in ("step", "diagonal", "leap", "teleport") else 1


def game_compared(seed: int, seats: int, options: dict[str, Any], limit: int = 10_000) -> Counter[str]:
    rng = random.Random(seed)
    eager = wish if rng.random() < 0.7 else None
    return compared(Naive(seats, **options), Real(seats, **options), rng, sayable, eager, limit)


choices = st.fixed_dictionaries(
    {name: st.booleans() for name in OPTIONS} | {"first": st.integers(min_value=0, max_value=2)}
)


@given(seed=SEEDS, seats=st.sampled_from([2, 3, 4]), options=choices)
@example(seed=1, seats=4, options={"first": 4})
@example(seed=2, seats=3, options={"chosen_corners": True, "first": 3})
def test_random_games_agree(seed: int, seats: int, options: dict[str, Any]) -> None:
    game_compared(seed, seats, options, limit=400)


@slow
def test_rare_things_were_compared() -> None:
    """Over a fixed set of whole games, with every option in turn, and of crowded positions."""
    happened: Counter[str] = Counter()
    for seed in range(70):
        options = {name: bool(seed >> bit & 1) for bit, name in enumerate(OPTIONS)}
        happened += game_compared(seed, 2 + seed % 3, options)
    for seed in range(400):
        happened += crowd_compared(seed)
    assert set(RARE.split(", ")) - {*happened} == set()


def test_a_skipped_turn_agrees() -> None:
    """Too rare for random games, so built: a piece in a corner whose two squares are taken (TY-3.11)."""
    text = "board=7/7/7/7/7/7/7 pawns=a1,b3,c2 rows=.ROYGBPK,.ROYGBPK,.ROYGBPK"
    naive, real = Naive.from_text(text), Real.from_text(text)
    agree(naive, real)
    agree_on_refusals(naive, real, sayable(naive))
    naive.play("stay")
    real.play("stay")
    assert naive.happened == {"skipped"}
    agree(naive, real)


def crowded_position(rng: random.Random) -> str:
    """A made-up position, full of special counters, with pieces close together and half-filled rows."""
    seats = rng.choice([2, 3, 4])
    game = Naive(seats, short_game=rng.random() < 0.3, take_under=rng.random() < 0.5)
    near = [square for square in SQUARES if square[0] in "bcdef" and square[1] in "23456"]
    for player, square in zip(game.players.values(), rng.sample(near, seats), strict=True):
        row = list("ROYGBPK")
        rng.shuffle(row)
        held = rng.randint(0, 6 if game.options["short_game"] else 7)  # with seven a short game is over
        text = "".join(mark + rng.choice(["", "", "!"]) for mark in row[:held]) + "." + "".join(row[held:])
        filled = Naive.from_text(f"board=7/7/7/7/7/7/7 pawns=- rows={text}").players[1]
        player.square, player.row = square, filled.row
    bag = [kind for kind, count in BOX.items() for _ in range(count)]
    for player in game.players.values():
        for card in player.cubes():
            bag.remove(card.colour)
    counters = rng.sample(bag, rng.randint(len(bag) // 2, len(bag)))
    game.board = dict(zip(rng.sample(game.places(), len(counters)), counters, strict=True))
    game.phase = "move"
    game.turn = rng.randint(1, seats)
    game.turns = rng.choice([0, 40, 100 * seats - 3])
    return game.state_text()


def crowd_compared(seed: int) -> Counter[str]:
    rng = random.Random(seed)
    text = crowded_position(rng)
    return compared(Naive.from_text(text), Real.from_text(text), rng, sayable, wish, limit=12)


@given(seed=SEEDS)
def test_crowded_positions_agree(seed: int) -> None:
    crowd_compared(seed)
