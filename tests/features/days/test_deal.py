"""Deals: links that carry a game with its chance, and games compared turn by turn."""

import random
from urllib.parse import parse_qsl

import pytest

from tumblestar.contract.chance import Seal
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE
from tumblestar.features.days import days
from tumblestar.features.days.days import PERSON, Deal
from tumblestar.games import GAMES
from tumblestar.record import Record, Seat
from tumblestar.words import say
from tumblestar.words.text_input import clean_link


def played(game: Game, seed: str = "rain", salts: tuple[str, ...] = (), luck: int = 1, most: int = 3000) -> Record:
    """A game of a person against a bot: the person plays at random, the bot what is legal first."""
    seats = [Seat("person", "Ann"), Seat("bot", "greedy")]
    record = Record.new(game, seats, {"first": 2}, chance="seed", seed=seed, salts=salts)
    rng, seal = random.Random(luck), record.seal
    assert isinstance(seal, Seal)
    while not record.is_over and len(record.events) < most:
        if record.actor == CHANCE:
            record.roll(seal)
        else:
            record.append(rng.choice(record.legal) if record.actor == 0 else record.legal[0])
    if not record.is_over:
        record.resign(0)
    return record


@pytest.mark.parametrize("name", GAMES)
def test_a_link_carries_a_game_and_its_chance(name: str) -> None:
    game = GAMES[name]
    record = played(game, salts=("salz & öl", ""), most=40)
    deal = days.of_record(record)
    assert deal is not None
    assert (deal.seats, deal.seat, deal.options) == ((PERSON, "greedy"), 0, {"first": 2})
    again = days.read(game, parse_qsl(deal.query, keep_blank_values=True))
    assert again == deal
    assert again.key == deal.key
    repeated = played(game, again.seed, again.salts, most=40)
    assert [event.text for event in repeated.events] == [event.text for event in record.events]


def test_other_terms_are_another_deal() -> None:
    terms = (
        (("me", "greedy"), "rain", {}, ()),
        (("greedy", "me"), "rain", {}, ()),
        (("me", "greedy"), "snow", {}, ()),
        (("me", "greedy"), "rain", {"first": 1}, ()),
        (("me", "greedy"), "rain", {}, ("a", "")),
    )
    assert len({Deal(GAMES["shizzle"], *each).key for each in terms}) == 5


def test_default_options_say_nothing_and_other_fields_of_a_link_are_ignored() -> None:
    game = GAMES["shizzle"]
    fields = [("seats", "me,greedy"), ("seed", "abc")]
    assert days.read(game, [("first", "0"), *fields]).key == days.read(game, fields).key
    more = [("fbclid", "x" * 3000), ("utm_source", "mail"), ("from", "abc"), ("", ""), ("colour", "9")]
    assert days.read(game, [*more, *fields]) == days.read(game, fields)


@pytest.mark.parametrize("seed", ["he said “no”.", "a)", 'b"', "c!", "d>", "e,", "؟"])
def test_what_ends_a_seed_is_not_taken_for_what_follows_a_link(seed: str) -> None:
    deal = days.read(GAMES["shizzle"], [("seats", "me,greedy"), ("seed", seed)])
    path, _, query = clean_link(f"/deal/shizzle?{deal.query}.").partition("?")
    assert (path, query) == ("/deal/shizzle", deal.query)
    assert days.read(GAMES["shizzle"], parse_qsl(query)) == deal


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("seed=rain", "lacks seats"),
        ("seats=me,greedy", "lacks seed"),
        ("seats=me,greedy&seed=", "A seed has one line of 1 to 100"),
        ("seats=me&seed=rain", "Choose 2, 3, 4, 5 or 6."),
        ("seats=greedy,greedy&seed=rain", "needs a seat for a person. Put “me” in place of a bot"),
        ("seats=me,nobody&seed=rain", "There is no bot “nobody”"),
        ("seats=me,greedy&seed=rain&first=9", "“first” cannot be 9"),
        ("seats=me,greedy&seed=rain&salt=a", "Give 2 salts"),
        ("seats=me,greedy&seed=rain&salt=" + 3000 * "a", "at most 2,000 characters"),
    ],
)
def test_a_link_that_cannot_be_says_what_was_expected(query: str, said: str) -> None:
    with pytest.raises(BadOption) as caught:
        days.read(GAMES["shizzle"], parse_qsl(query, keep_blank_values=True))
    assert said in say("en", caught.value.phrase)


def test_only_finished_games_of_known_chance_are_deals() -> None:
    game = GAMES["shizzle"]
    record = played(game, most=30)
    assert days.of_record(record) is not None
    going = Record.new(game, record.seats, {}, chance="seed", seed="rain")
    typed = Record.new(game, record.seats, {}, chance="typed")
    bots = Record.new(game, [Seat("bot", "greedy")] * 2, {}, chance="seed", seed="rain")
    for other in (typed, bots):
        other.abandon()
    assert [days.of_record(other) for other in (going, typed, bots)] == [None] * 3


@pytest.mark.parametrize("name", GAMES)
def test_the_turns_of_a_seat_have_all_that_it_did(name: str) -> None:
    record = played(GAMES[name], most=300)
    turns = days.turns(record, 0)
    assert [text for turn in turns for text in turn.actions] == [e.text for e in record.events if e.actor == 0]
    assert len(turns) >= 3
    game, last = record.game, max(event.n for event in record.events if event.actor == 0)
    ends = {game.points(record.state_at(n), 0) for n in range(last, len(record.events) + 1)}
    assert turns[-1].points in ends


def test_a_turn_of_dice_is_one_turn_with_the_points_it_brought() -> None:
    record = played(GAMES["shizzle"], most=300)
    assert all(turn.actions for turn in days.turns(record, 0))
    pairs = zip(record.events, record.states(), strict=True)
    turns = {record.game.rules.turn(before) for event, before in pairs if event.actor == 0}
    assert len(days.turns(record, 0)) == len(turns)
