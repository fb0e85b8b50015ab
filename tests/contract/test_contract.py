"""Every game passes the checks of `tumblestar.conformance`, and those that only our own games need."""

import random
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.contract.limits import LIMITS
from tests.marks import slow
from tumblestar import words
from tumblestar.bots import choose_any, of
from tumblestar.bots import find_now as find_bot
from tumblestar.conformance import CHECKS, compiled_rules_are_the_rules, walk
from tumblestar.contract.game import Game
from tumblestar.games import GAMES
from tumblestar.record.text import read_record
from tumblestar.words.languages import word_files

ROOT = Path(__file__).parents[2]
EVERY_GAME = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
SLOW_BOTS = ("master", "expert", "strong", "club")
QUICK = [check for check in CHECKS if check is not compiled_rules_are_the_rules]
"""tests/engine/test_speed.py compares the compiled rules of every game in more ways."""
LONGEST = {"sentences_know_their_reader", "win_shares_are_expected_shares"}
LONG = {*LONGEST, "the_board_is_told", "pictures_are_well_formed", "refusals_are_rules", "every_action_is_told"}
"""Checks that take seconds in the larger games."""


def is_long(game: str, check: Callable[[Game], None]) -> bool:
    """Whether `make test` leaves a check of a game out: of those that take long it makes some, in one game."""
    return check.__name__ in LONG and (game != "shizzle" or check.__name__ in LONGEST)


def bots_of(game: Game) -> tuple[str, ...]:
    """The bots of a game; none of one that lacks a module, which a check of its own tells."""
    try:
        return of(game)
    except (ImportError, AttributeError):
        return ()


@pytest.mark.parametrize(
    ("game", "check"),
    [
        pytest.param(game, check, id=f"{name}-{check.__name__}", marks=[slow] if is_long(name, check) else [])
        for name, game in GAMES.items()
        for check in QUICK
    ],
)
def test_every_game_keeps_the_contract(game: Game, check: Callable[[Game], None]) -> None:
    check(game)


@EVERY_GAME
def test_the_parts_are_conserved(game: Game) -> None:
    assert game.name in LIMITS, f"add an entry for {game.name} to tests/contract/limits.py"
    limits = LIMITS[game.name]
    for seed in range(12):
        for s, _ in walk(game, seed):
            assert limits.count_parts(s) == limits.parts


@pytest.mark.parametrize(
    ("game", "bot"),
    [
        pytest.param(game, bot, marks=[slow] if bot in SLOW_BOTS or (game.name, bot) == ("twisty", "novice") else [])
        for game in GAMES.values()
        for bot in bots_of(game)
    ],
    ids=str,
)
def test_bots_choose_legal_actions(game: Game, bot: str) -> None:
    """At every decision of a game; those that think long, at a few."""
    rng = random.Random(3)
    chooser = find_bot(bot, game)
    states = [s for s, _ in walk(game, 7) if game.actor(s) >= 0]
    for i, s in enumerate(states):
        if bot in ("random", "greedy") or i % (len(states) // 6 + 1) == 0:
            before = s.copy()
            assert chooser(game, s, rng) in game.legal(s)
            assert s == before
    position = game.parse_state(LIMITS[game.name].position)
    assert choose_any(game, position, rng) in game.legal(position)


@EVERY_GAME
def test_our_games_speak_every_language_of_the_app(game: Game) -> None:
    assert [lang for lang in words.LANGUAGES if not word_files(lang, game.name)] == []


@EVERY_GAME
def test_every_game_has_a_sample_game_and_a_page(game: Game) -> None:
    sample, page = ROOT / f"tests/games/{game.name}/sample.txt", ROOT / f"docs/{game.name}.md"
    assert sample.is_file(), f"add {sample.relative_to(ROOT)}, the record of a readable game"
    assert read_record(sample.read_text(encoding="utf-8")).is_over
    assert page.is_file(), f"add {page.relative_to(ROOT)}: the notation of the game and its options"
    told = page.read_text(encoding="utf-8")
    assert (missing := [option.name for option in game.options if option.name not in told]) == [], missing


def test_the_app_has_the_same_words_in_every_language() -> None:
    for lang in words.LANGUAGES:
        assert words.keys(lang) == words.keys("en")
