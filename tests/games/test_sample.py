"""The sample game of every game: a readable record, whose chance follows from its seal, and which shows much."""

from fractions import Fraction
from typing import Any

import pytest

from tests.games import game_tests
from tumblestar.contract.chance import Seal
from tumblestar.record import Record
from tumblestar.record.chance_audit import verify
from tumblestar.record.text import read_record

SAMPLES = {game: game_tests.text(game, "sample.txt") for game in game_tests.GAMES}
SHOWN = {
    "shizzle": "Choke on the first roll, Choke later, Fizzle, Fizzle with a Shizzle, stop at 3, stop at 4, stop at 5, "
    "stop at 6, roll on with a Shizzle, attack, take, less in the bank, end by the bank",
    "twinkle": "take, roll 3, nothing fits, overtime, passed over, tie",
    "twinkle_twinkle": "draw rock, draw gas, draw ring, draw hole, draw sat, draw com, draw ast, draw I*, draw T*",
    "twisty": "cube, safety, theft, theft in a chain, chain of three, teleport, win on the centre",
}
"""Actions, and what the naive implementation notes of them."""
CARDS: dict[str, tuple[list[Any], *tuple[dict[str, int], ...]]] = {
    "twinkle": (
        [0, 1],  # who played last has won
        {"yellow": 3, "blue": 2, "black": 1, "purple": 2, "mission-1": 3, "mission-12": 2, "mission-18": 2},
        {"yellow": 3, "blue": 1, "black": 1, "purple": 1, "twinkle": 2, "mission-1": 3, "mission-18": 4},
    ),
    "twinkle_twinkle": (
        [Fraction(1, 2), Fraction(1, 2)],
        {"largest": 19, "second": 3, "number": 2, "asteroids": 1, "planets": 12, "satellites": 8, "black-holes": 2},
        {"largest": 13, "nova": 6, "asteroids": 1, "comets": 18, "planets": 2, "satellites": 1, "black-holes": 6},
    ),
}
"""The shares and the points of samples that end in a tie."""


@pytest.mark.parametrize("game", game_tests.GAMES)
def test_the_sample_reads_back_byte_for_byte(game: str) -> None:
    assert read_record(SAMPLES[game]).text() == SAMPLES[game]


@pytest.mark.parametrize("game", game_tests.GAMES)
def test_the_luck_of_the_sample_follows_from_its_committed_seed(game: str) -> None:
    record = read_record(SAMPLES[game])
    rules, date = game_tests.module(game, "real").GAME, record.date
    if game == "twisty":  # its chance follows from a seed that is known
        again = Record.new(rules, record.seats, record.options, chance="seed", seed=record.seed, date=date)
        seal = again.seal
        assert seal is not None
    else:
        assert verify(record).finding == "proved"
        seal = Seal(bytes.fromhex(record.seed), tuple(record.salts))
        sealed = {"commitment": seal.commitment, "salts": seal.salts}
        again = Record.new(rules, record.seats, record.options, date=date, **sealed)
    for event in record.events:
        if event.actor < 0:
            assert again.roll(seal).text == event.text
        else:
            again.append(event.text, event.actor)
    if game != "twisty":
        again.open(seal.seed)
    assert again.text() == SAMPLES[game]


@pytest.mark.parametrize("game", game_tests.GAMES)
def test_both_implementations_replay_the_sample_which_shows_much(game: str) -> None:
    head, body = (part.splitlines() for part in SAMPLES[game].split("\n\n"))
    naive, real = (rules(2, **read_record(SAMPLES[game]).options) for rules in game_tests.both(game))
    seen: set[str] = set()
    for number, line in enumerate(body, start=1):
        n, actor, action = line.split(" ", 2)
        assert (int(n), actor) == (number, str(naive.actor)), line
        assert (real.actor, real.legal()) == (naive.actor, naive.legal()), line
        naive.play(action)
        real.play(action)
        assert real.state_text() == naive.state_text(), line
        assert [real.points(seat) for seat in (1, 2)] == [naive.points(seat) for seat in (1, 2)], line
        seen |= {action, *getattr(naive, "happened", ())}
    assert naive.actor is None
    assert f"result: {naive.win_share(1)} {naive.win_share(2)}" in head
    assert set(SHOWN[game].split(", ")) - seen == set()


@pytest.mark.parametrize("game", CARDS)
def test_the_sample_ends_in_a_tie(game: str) -> None:
    shares, *cards = CARDS[game]
    rules, s = game_tests.module(game, "real").GAME, read_record(SAMPLES[game]).state
    assert [rules.win_share(s, seat) for seat in (0, 1)] == shares
    pieces = [[piece for piece in rules.breakdown(s, seat) if piece.points] for seat in (0, 1)]
    assert [{one.name.removeprefix("card-"): one.points for one in points} for points in pieces] == cards
    assert [rules.points(s, seat) for seat in (0, 1)] == [15 if game == "twinkle" else 47] * 2
    assert game != "twinkle" or s.latest[1] > s.latest[0]
