"""What every game on the shelf keeps: one set of checks over all of them.

A new game gets these for its one line on the shelf, plus a line in `tests/contract/limits.py`.
"""

import random
import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from fractions import Fraction
from typing import Any

import pytest

from tests.contract.limits import LIMITS
from tumblestar import words
from tumblestar.bots import choose_any, of
from tumblestar.bots import find_now as find_bot
from tumblestar.chance import Seal
from tumblestar.chance_audit import verify
from tumblestar.game import CHANCE, OVER, BadOption, Game, Unreadable
from tumblestar.games import GAMES
from tumblestar.record import Record, Refused, Seat

EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]


def values(game: Game, s: Any) -> tuple[Any, ...]:
    return game.rules.State.values(game.copy(s))


def random_set_up(game: Game, rng: random.Random) -> tuple[int, dict[str, int]]:
    """Seats and options, any that the game takes."""
    while True:
        seats = rng.choice(game.seats)
        options = {option.name: rng.choice(option.values) for option in game.options if rng.random() < 0.5}
        try:
            game.fresh(seats, options)
        except BadOption:
            continue
        return seats, options


def random_action(game: Game, s: Any, rng: random.Random) -> int:
    if game.actor(s) == CHANCE:
        outcomes = game.outcomes(s)
        return rng.choices([o for o, _ in outcomes], [w for _, w in outcomes])[0]
    return rng.choice(game.legal(s))


def walk(game: Game, seed: int) -> Iterator[tuple[Any, int]]:
    """A whole random game: every state with the action done in it; the last one with -1."""
    rng = random.Random(seed)
    s = game.fresh(*random_set_up(game, rng))
    for _ in range(LIMITS[game.name].events):
        if game.actor(s) == OVER:
            yield s, -1
            return
        action = random_action(game, s, rng)
        yield s, action
        s = game.after(s, action)
    pytest.fail(f"no end within {LIMITS[game.name].events} events")


def test_every_game_has_its_limits() -> None:
    assert set(LIMITS) == set(GAMES)


@EVERY_GAME
def test_legal_actions_are_ascending_unique_and_in_range(game: Game) -> None:
    for seed in range(12):
        for s, _ in walk(game, seed):
            actions = game.legal(s)
            assert actions == sorted(set(actions))
            assert all(0 <= action < game.rules.ACTIONS for action in actions)
            assert bool(actions) == (game.actor(s) != OVER)
            assert len(actions) <= game.rules.MAX_LEGAL


@EVERY_GAME
def test_odds_are_positive_whole_numbers_and_only_of_chance(game: Game) -> None:
    for seed in range(12):
        for s, _ in walk(game, seed):
            outcomes = game.outcomes(s)
            assert bool(outcomes) == (game.actor(s) == CHANCE)
            assert all(type(weight) is int and weight > 0 for _, weight in outcomes)


@EVERY_GAME
def test_reading_a_state_never_changes_it_and_apply_touches_only_its_own(game: Game) -> None:
    for seed in range(4):
        for s, action in walk(game, seed):
            before = values(game, s)
            game.legal(s)
            game.outcomes(s)
            game.refusal(s, 0)
            for seat in range(s.seats):
                game.points(s, seat)
                game.win_share(s, seat)
                game.breakdown(s, seat)
            game.status(s, NAMES)
            if action >= 0:
                game.summary(s, action, NAMES)
                game.preview(s, action, NAMES)
                game.after(s, action)
            assert values(game, s) == before


@EVERY_GAME
def test_the_parts_are_conserved_and_every_value_fits_its_field(game: Game) -> None:
    for seed in range(12):
        for s, _ in walk(game, seed):
            assert LIMITS[game.name].count_parts(s) == LIMITS[game.name].parts
            assert game.rules.State.overflow(s) == ""


@EVERY_GAME
def test_exactly_the_illegal_actions_have_a_refusal_and_it_is_a_rule_with_words(game: Game) -> None:
    for seed in range(4):
        for s, _ in walk(game, seed):
            legal = set(game.legal(s))
            for action in range(game.rules.ACTIONS):
                tag = game.refusal(s, action)
                assert bool(tag) == (action not in legal)
                if tag:
                    assert words.has("rule-" + tag.replace(".", "-"), game.name)
                    assert words.say("en", game.description.refusal(s, action, tag))


@EVERY_GAME
def test_texts_of_legal_actions_are_unique_and_read_back(game: Game) -> None:
    for seed in range(12):
        for s, _ in walk(game, seed):
            texts = [game.text(s, action) for action in game.legal(s)]
            assert len(set(texts)) == len(texts)
            assert [game.parse(s, text) for text in texts] == game.legal(s)


@EVERY_GAME
def test_states_write_to_text_and_read_back(game: Game) -> None:
    for seed in range(12):
        for s, _ in walk(game, seed):
            text = game.state_text(s)
            again = game.parse_state(text)
            assert values(game, again) == values(game, s), text
            assert game.state_text(again) == text


@EVERY_GAME
@pytest.mark.parametrize("text", ["", "nonsense", "a0-z9", "\x00", "stay " * 1000, "-", ":", "=", "é", "1e9"])
def test_nonsense_is_unreadable_and_says_so_in_every_language(game: Game, text: str) -> None:
    for s, _ in walk(game, 1):
        if game.actor(s) == OVER:
            continue
        with pytest.raises(Unreadable) as caught:
            game.parse(s, text)
        for lang in words.LANGUAGES:
            assert words.say(lang, caught.value.phrase)
    with pytest.raises(Unreadable):
        game.parse_state(text)


@EVERY_GAME
def test_shares_are_those_of_one_win_at_the_end_and_nothing_before(game: Game) -> None:
    for seed in range(12):
        for s, _ in walk(game, seed):
            total = sum((game.win_share(s, seat) for seat in range(s.seats)), Fraction(0))
            wins = {1} if s.seats > 1 else {0, 1}  # who plays alone may lose
            assert total in (wins if game.actor(s) == OVER else {0})


@EVERY_GAME
def test_turns_are_counted_upwards_and_belong_to_a_seat(game: Game) -> None:
    for seed in range(12):
        latest = 0
        for s, _ in walk(game, seed):
            number, seat = game.turn(s)
            assert number >= latest
            assert 0 <= seat < s.seats
            latest = number


@EVERY_GAME
def test_every_action_is_told_in_every_language(game: Game) -> None:
    for seed in range(3):
        for s, action in walk(game, seed):
            for lang in words.LANGUAGES:
                assert words.say(lang, game.status(s, NAMES))
                if action >= 0:
                    assert words.say(lang, game.summary(s, action, NAMES))
            if game.actor(s) >= 0:
                told = [words.say("en", game.preview(s, action, NAMES)) for action in game.legal(s)]
                assert len(set(told)) == len(told)


@EVERY_GAME
def test_the_status_does_not_say_again_how_far_the_game_has_come(game: Game) -> None:
    """A page has one beside the other."""
    for s, _ in walk(game, 1):
        for lang in words.LANGUAGES:
            assert words.say(lang, game.description.progress(s)) not in words.say(lang, game.status(s, NAMES))


@EVERY_GAME
def test_a_record_reads_back_byte_for_byte_and_gives_the_same_states(game: Game) -> None:
    for seed in range(6):
        rng = random.Random(seed)
        seats, options = random_set_up(game, rng)
        secret = rng.randbytes(32)
        salts = ["", "séance 7"][: rng.randrange(3)] + [""] * seats
        seal = Seal(secret, tuple(salts[:seats]))
        record = Record.new(
            game,
            [Seat("person", NAMES[i]) if i % 2 else Seat("bot", "greedy") for i in range(seats)],
            options,
            commitment=seal.commitment,
            salts=seal.salts,
            date="2026-11-21",
        )
        while not record.is_over:
            if record.actor == CHANCE:
                record.roll(seal)
            else:
                record.append(rng.choice(game.legal(record.state)), record.actor)
            if rng.random() < 0.02 or record.is_over:
                assert secret.hex() not in record.text()
                again = Record.read(record.text())
                assert again.text() == record.text()
                assert values(game, again.state) == values(game, record.state)
                assert values(game, record.state_at(len(record.events))) == values(game, record.state)
        assert verify(record).finding == "closed"
        record.open(secret)
        assert Record.read(record.text()).text() == record.text()
        assert verify(Record.read(record.text())).finding == "proved"


@EVERY_GAME
def test_append_refuses_with_the_rule_and_changes_nothing(game: Game) -> None:
    rng = random.Random(5)
    seats = max(2, game.seats[0])
    seal = Seal(b"s" * 32, ("",) * seats)
    record = Record.new(game, [Seat("person", "")] * seats, commitment=seal.commitment, salts=seal.salts)
    while not record.is_over:
        before = record.text(), values(game, record.state)
        if record.actor == CHANCE:
            with pytest.raises(Refused, match=r"chosen") as caught:
                record.append(game.legal(record.state)[0])
            assert caught.value.code == "chance"
            assert (record.text(), values(game, record.state)) == before
            record.roll(seal)
            continue
        legal = game.legal(record.state)
        wrong = rng.choice([action for action in range(-1, game.rules.ACTIONS + 1) if action not in legal])
        with pytest.raises(Refused) as caught:
            record.append(wrong)
        assert caught.value.code == "rule"
        assert re.fullmatch(r"[A-Z]{2}-\d+\.\d+", caught.value.tag)
        with pytest.raises(Refused) as caught:
            record.append(legal[0], (record.actor + 1) % len(record.seats))
        assert caught.value.code == "seat"
        assert (record.text(), values(game, record.state)) == before
        record.append(rng.choice(legal))
    with pytest.raises(Refused) as caught:
        record.append(0)
    assert caught.value.code == "over"


@pytest.mark.parametrize(("game", "bot"), [(game, bot) for game in GAMES.values() for bot in of(game)], ids=str)
def test_bots_choose_legal_actions(game: Game, bot: str) -> None:
    """At every decision of a game; those that think long, at a few."""
    rng = random.Random(3)
    chooser = find_bot(bot, game)
    states = [s for s, _ in walk(game, 7) if game.actor(s) >= 0]
    for i, s in enumerate(states):
        if bot in ("random", "greedy") or i % (len(states) // 6 + 1) == 0:
            before = values(game, s)
            assert chooser(game, s, rng) in game.legal(s)
            assert values(game, s) == before
    assert choose_any(game, game.parse_state(LIMITS[game.name].position), rng) in game.legal(
        game.parse_state(LIMITS[game.name].position)
    )


@EVERY_GAME
def test_pictures_are_well_formed_and_name_exactly_the_legal_actions(game: Game) -> None:
    for s, _ in walk(game, 11):
        legal = game.legal(s) if game.actor(s) >= 0 else []
        text = game.picture.svg(s, legal=legal)
        root = ET.fromstring(text)
        named = [int(node.get("data-action", "")) for node in root.iter() if node.get("data-action")]
        assert sorted(named) == legal
        ids = [node.get("id") for node in root.iter() if node.get("id")]
        assert len(set(ids)) == len(ids)
        assert not [node for node in root.iter() if node.tag.endswith(("text", "script", "image", "use"))]


@EVERY_GAME
def test_pictures_are_lists_of_elements_that_differ(game: Game) -> None:
    for s, _ in walk(game, 4):
        targets = [(a, "<a>", True) for a in (game.legal(s) if game.actor(s) >= 0 else [])]
        for parts in (game.picture.board(s), game.picture.rows(s), game.picture.overlay(s, seat=0, targets=targets)):
            assert all(ET.fromstring(part) is not None for part in parts)  # each alone is one element
            assert len(set(parts)) == len(parts)


@EVERY_GAME
def test_the_board_is_told_in_text_in_every_language(game: Game) -> None:
    for s, action in walk(game, 5):
        for lang in words.LANGUAGES:
            told = [cell for rank in game.description.squares(s, NAMES) for cell in rank]
            told += [phrase for row in game.description.rows(s, NAMES) for phrase in row] + [
                game.description.progress(s)
            ]
            assert all(words.say(lang, phrase) for phrase in told)
        if action >= 0:
            assert all(len(leg) == 3 for leg in game.description.legs(s, action))


@EVERY_GAME
def test_the_buttons_beside_the_picture_have_words_and_are_told_apart_by_them(game: Game) -> None:
    for s, _ in walk(game, 5):
        if game.actor(s) < 0:
            continue
        offered = [label for action in game.legal(s) if (label := game.description.button(s, action, NAMES))]
        for lang in words.LANGUAGES:
            labels = [words.say(lang, label) for label in offered]
            assert len(set(labels)) == len(labels)


@EVERY_GAME
def test_outcomes_of_chance_are_read_one_by_one_where_they_are_typed_together(game: Game) -> None:
    for s, action in walk(game, 2):
        if game.actor(s) == CHANCE:
            text = game.text(s, action)
            assert game.notation.several(s, text.split()) == [text]


@EVERY_GAME
def test_every_outcome_has_an_icon(game: Game) -> None:
    for s, _ in walk(game, 5):
        for outcome, _ in game.outcomes(s):
            assert len(ET.fromstring(f"<svg>{game.picture.outcome_icon(s, outcome)}</svg>"))


@EVERY_GAME
def test_every_language_has_exactly_the_keys_of_english(game: Game) -> None:
    for lang in words.LANGUAGES:
        assert words.keys(lang, game.name) == words.keys("en", game.name)
        assert words.keys(lang) == words.keys("en")


@EVERY_GAME
def test_seats_and_options_out_of_range_are_refused_by_name(game: Game) -> None:
    for seats in (-1, 0, max(game.seats) + 1, 99):
        with pytest.raises(BadOption, match=str(game.seats[0])):
            game.fresh(seats)
    with pytest.raises(BadOption, match="no-such"):
        game.fresh(game.seats[0], {"no-such": 1})
    for option in game.options:
        with pytest.raises(BadOption, match=option.name):
            game.fresh(game.seats[0], {option.name: 12345})


@EVERY_GAME
def test_every_option_has_words(game: Game) -> None:
    for option in game.options:
        assert words.has(f"option-{option.name}", game.name)
        assert words.has(f"option-{option.name}-help", game.name)


@EVERY_GAME
def test_every_game_has_a_sample_game_and_a_page(game: Game) -> None:
    from pathlib import Path

    root = Path(__file__).parents[2]
    record = Record.read((root / f"tests/games/{game.name}/sample.txt").read_text(encoding="utf-8"))
    assert record.is_over
    assert (root / f"docs/{game.name}.md").is_file()
