"""Random games, and the checks of a game's package and rules on them."""

from __future__ import annotations

import ast
import random
import re
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

from tumblestar import bots, words
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import WITH_DEFAULTS, Game, protocols
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.words import Phrase, say
from tumblestar.words.packages import package_of

MOST_EVENTS = 25_000
"""The longest random game; a longer one counts as endless."""
NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve", "Fay"]
TAG = r"[A-Z]{2}-\d+\.\d+"
NOT_BELOW_RULES = r"tumblestar\.(?!contract|words|games|text_input)"


# -- random games


def random_set_up(game: Game, rng: random.Random) -> tuple[int, dict[str, int]]:
    """A random number of seats and random options that the game accepts."""
    while True:
        seats = rng.choice(game.seats)
        options = {option.name: rng.choice(option.values) for option in game.options if rng.random() < 0.5}
        try:
            game.fresh(seats, options)
        except BadOption:
            continue
        return seats, options


def walk(game: Game, seed: int) -> Iterator[tuple[GameState, int]]:
    """A random game: every state with the action played in it; the last one with -1."""
    rng = random.Random(seed)
    s = game.fresh(*random_set_up(game, rng))
    for _ in range(MOST_EVENTS):
        if game.actor(s) == OVER:
            yield s, -1
            return
        actions = game.legal(s)
        assert actions, f"nothing may be done, and the game is not over: {game.state_text(s)}"
        action = bots.any_outcome(game, s, rng) if game.actor(s) == CHANCE else rng.choice(actions)
        yield s, action
        s = game.after(s, action)
    raise AssertionError(f"no end within {MOST_EVENTS} events")


def walks(game: Game, count: int) -> Iterator[tuple[GameState, int]]:
    """The states and actions of so many random games."""
    for seed in range(count):
        yield from walk(game, seed)


def names_of(game: Game) -> list[str]:
    """A name for each seat."""
    return [NAMES[i % len(NAMES)] + "'" * (i // len(NAMES)) for i in range(max(game.seats))]


def spoken(game: Game, phrase: Phrase) -> list[str]:
    """The sentence in every language of the game."""
    said = [say(lang, phrase, game.name) for lang in game.languages]
    assert all(said), f"{phrase} says nothing"
    return said


# -- the package


def modules_are_complete(game: Game) -> None:
    """Every module is there, and has every function and constant that has no default."""
    for name, protocol in protocols().items():
        required = name in ("rules", "notation", "description", "picture")
        if name in WITH_DEFAULTS or not (required or game.has_module(name)):
            continue
        place = f"{package_of(game.name)}.{name}"
        assert find_spec(place), f"there is no module {place}: add {name}.py ({protocol.__doc__})"
        module, members = game.module(name), {**vars(protocol), **protocol.__annotations__}
        missing = [key for key in members if not key.startswith("_") and not hasattr(module, key)]
        assert not missing, f"{place} lacks {', '.join(missing)}: see {protocol.__module__}.{protocol.__name__}"


def options_are_fields(game: Game) -> None:
    """Every option is a field of the state."""
    fields = game.rules.State.fields
    assert (missing := [o.name for o in game.options if o.name not in fields]) == [], f"add to State: {missing}"


def rules_import_only_parts(game: Game) -> None:
    """Rules, and what they import of the game, stand on parts, the contract and phrases, and on nothing above them."""
    above = protocols().keys() - {"rules", "parts"}
    package, modules = f"{package_of(game.name)}.", ["parts", "rules"]
    for name in modules:  # it grows
        imported = sorted(_imports(game, name))
        own = {place.removeprefix(package).split(".")[0] for place in imported if place.startswith(package)}
        wrong = sorted(own & above) + [place for place in imported if re.match(NOT_BELOW_RULES, place)]
        assert not wrong, f"{name}.py imports {wrong}: only what stands below it may be imported"
        modules += sorted(own - {*modules})


def _imports(game: Game, name: str) -> set[str]:
    """What a module of the game imports, by full names; nothing where there is no such module."""
    package = package_of(game.name)
    spec = find_spec(f"{package}.{name}")
    names: set[str] = set()
    for node in ast.walk(ast.parse(Path(spec.origin).read_text(encoding="utf-8") if spec and spec.origin else "")):
        if isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            place = ".".join(filter(None, (package if node.level else "", node.module)))
            names |= {place, *(f"{place}.{alias.name}" for alias in node.names)}
    return names


# -- the rules


def legal_actions_are_ascending_and_in_range(game: Game) -> None:
    """Legal actions are ascending, unique, in range, and there are some until the game is over."""
    for s, _ in walks(game, 12):
        actions = game.legal(s)
        assert actions == sorted(set(actions)), f"not ascending: {actions}"
        assert all(0 <= action < game.rules.ACTIONS for action in actions), f"not below ACTIONS: {actions}"
        assert bool(actions) == (game.actor(s) != OVER)
        assert len(actions) <= game.rules.MAX_LEGAL, "raise MAX_LEGAL"


def odds_are_whole_and_positive(game: Game) -> None:
    """Odds are whole numbers above 0, and only of chance."""
    for s, _ in walks(game, 12):
        outcomes = game.outcomes(s)
        assert bool(outcomes) == (game.actor(s) == CHANCE)
        assert all(type(weight) is int and weight > 0 for _, weight in outcomes), outcomes


def reading_changes_nothing(game: Game) -> None:
    """Reading a state never changes it, and `apply` touches only its own."""
    for s, action in walks(game, 4):
        before, names = s.copy(), names_of(game)
        game.legal(s)
        game.outcomes(s)
        game.refusal(s, 0)
        for seat in range(s.seats):
            game.points(s, seat)
            game.win_share(s, seat)
            game.breakdown(s, seat)
        game.status(s, names)
        if action >= 0:
            game.summary(s, action, names)
            game.preview(s, action, names)
            game.after(s, action)
        assert s == before, "a function that reads the state has changed it"


def values_fit(game: Game) -> None:
    """Every value fits the width of its field."""
    for s, _ in walks(game, 12):
        assert not (field := s.overflow()), f"{field} = {getattr(s, field)}: give the field a greater width"


def refusals_are_rules(game: Game) -> None:
    """Exactly the actions that are not legal have a refusal; it is the tag of a rule, with words."""
    for s, _ in walks(game, 4):
        legal = set(game.legal(s))
        for action in range(game.rules.ACTIONS):
            tag = game.refusal(s, action)
            assert bool(tag) == (action not in legal), f"refusal({action}) gives {tag!r}: {game.state_text(s)}"
            if tag:
                assert re.fullmatch(TAG, tag), f"{tag!r} is no tag such as AB-3.1"
                key = "rule-" + tag.replace(".", "-")
                assert words.has(key, game.name), f"add {key} to words/en.ftl"
                spoken(game, game.description.refusal(s, action, tag))


def shares_are_of_one_win(game: Game) -> None:
    """Shares of the win add up to 1 at the end (alone to 0 or 1), and to 0 before."""
    for s, _ in walks(game, 12):
        total = sum(game.win_share(s, seat) for seat in range(s.seats))
        wins = {1} if s.seats > 1 else {0, 1}
        assert total in (wins if game.actor(s) == OVER else {0}), f"shares add up to {total}"


def turns_rise(game: Game) -> None:
    """Turns are counted upwards and belong to a seat."""
    for seed in range(12):
        latest = 0
        for s, _ in walk(game, seed):
            number, seat = game.turn(s)
            assert number >= latest, f"turn {number} after {latest}"
            assert 0 <= seat < s.seats
            latest = number


def wrong_set_ups_are_refused(game: Game) -> None:
    """Seats and options that the game does not have are refused by name."""

    def refused(name: str, seats: int, options: dict[str, int] | None = None) -> None:
        try:
            game.fresh(seats, options)
        except BadOption as error:
            message = str(error)
        else:
            raise AssertionError(f"{seats} seats with {options} should raise BadOption")
        assert name in message, f"“{message}” should name {name}"

    for seats in (-1, 0, max(game.seats) + 1, 99):
        refused(str(game.seats[0]), seats)
    refused("no-such", game.seats[0], {"no-such": 1})
    for option in game.options:
        refused(option.name, game.seats[0], {option.name: 12345})


def win_shares_are_expected_shares(game: Game) -> None:
    """`evaluation.win_shares`, where a game has it, gives a share for every seat; at the end the shares themselves."""
    if (win_shares := game.evaluation.win_shares) is None:
        return
    for i, (s, action) in enumerate(walk(game, 3)):
        if i % 7 and action >= 0:  # not all states: an evaluation may take long
            continue
        try:
            shares = win_shares(s)
        except LookupError:
            continue
        assert len(shares) == s.seats
        assert all(-1e-6 <= share <= 1 + 1e-6 for share in shares), shares
        assert s.seats == 1 or abs(sum(shares) - 1) < 1e-6, shares
        if game.actor(s) == OVER:
            assert all(abs(share - game.win_share(s, seat)) < 1e-6 for seat, share in enumerate(shares)), shares
