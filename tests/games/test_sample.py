"""The sample game of every game is read back, and its chance follows from its seal."""

import pytest

from tests.games import game_tests
from tests.games.sample import SAMPLES
from tumblestar.chance import Seal
from tumblestar.chance_audit import verify
from tumblestar.record import Record
from tumblestar.record_text import read_record

SEALED = [game for game in game_tests.GAMES if game != "twisty"]  # its chance follows from a seed that is known


@pytest.mark.parametrize("game", game_tests.GAMES)
def test_the_sample_reads_back_byte_for_byte(game: str) -> None:
    assert read_record(SAMPLES[game]).text() == SAMPLES[game]


@pytest.mark.parametrize("game", SEALED)
def test_the_luck_of_the_sample_follows_from_its_committed_seed(game: str) -> None:
    record = read_record(SAMPLES[game])
    assert verify(record).finding == "proved"
    seal = Seal(bytes.fromhex(record.seed), tuple(record.salts))
    again = Record.new(
        game_tests.module(game, "real").GAME,
        record.seats,
        record.options,
        commitment=seal.commitment,
        salts=seal.salts,
        date=record.date,
    )
    follow(again, record, seal)
    again.open(seal.seed)
    assert again.text() == SAMPLES[game]


def test_the_luck_of_twistys_sample_follows_from_its_seed() -> None:
    record = read_record(SAMPLES["twisty"])
    game = game_tests.module("twisty", "real").GAME
    again = Record.new(game, record.seats, record.options, chance="seed", seed=record.seed, date=record.date)
    assert again.seal is not None
    follow(again, record, again.seal)
    assert again.text() == SAMPLES["twisty"]


def follow(again: Record, record: Record, seal: Seal) -> None:
    """Play a record's actions once more; its chance must come from the seal."""
    for event in record.events:
        if event.actor < 0:
            assert again.roll(seal).text == event.text
        else:
            again.append(event.text, event.actor)
