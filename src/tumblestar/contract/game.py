"""A game as the rest of the program knows it: its modules, bound together under its name.

A game *is* its list of actions, and chance is a player whose actions have known odds. The rules are functions of a
state; words, notation and pictures are modules of their own (`tumblestar.contract` has a Protocol for each). The rules
are written once, in a subset of Python that also compiles (docs/architecture.md).
"""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from fractions import Fraction
from functools import cache, cached_property
from importlib.util import find_spec
from inspect import get_annotations
from numbers import Integral
from types import ModuleType
from typing import Generic, TypeVar, cast, get_args, get_origin

from tumblestar.contract import capabilities
from tumblestar.contract.chance import MAIN
from tumblestar.contract.errors import BadData, BadOption, Unreadable, wrong_value
from tumblestar.contract.modules import (
    Description,
    Evaluation,
    Leg,
    Name,
    Notation,
    Option,
    Parts,
    Picture,
    Rules,
    ScorePart,
)
from tumblestar.contract.observations import ObservationModule, observation_of_layout
from tumblestar.contract.older_touch import touch_of
from tumblestar.contract.state import CHANCE, GameState, S
from tumblestar.contract.touching import TouchModule
from tumblestar.words import Phrase
from tumblestar.words.languages import languages_of, same_words
from tumblestar.words.packages import package_of
from tumblestar.words.text_input import LONGEST_ACTION, matching_key, meant, spellings

DEFAULTS = "tumblestar.contract.defaults"
WITH_DEFAULTS = ("parts", "evaluation")
"""Modules that a game may leave out: all that is in them has defaults."""
CALLED = "game-name"
"""The words that every game has for its own name."""

M = TypeVar("M")


class _Module(Generic[M]):
    """A module of a game as an attribute: imported when it is first asked for."""

    def __set_name__(self, owner: type[Game], name: str) -> None:
        self.name = name

    def __get__(self, game: Game, owner: type[Game]) -> M:
        module = game.__dict__[self.name] = game.module(self.name)
        return cast("M", module)


@dataclass(frozen=True)
class Game:
    """A game: its modules and its capabilities, and what follows from them."""

    name: str
    edition: int = field(default=0, compare=False)
    """The version of the rules, if it is an older one; 0 for the newest."""

    rules = _Module[Rules[GameState]]()
    parts = _Module[Parts]()
    notation = _Module[Notation[GameState]]()
    description = _Module[Description[GameState, Leg]]()
    picture = _Module[Picture[GameState, Leg]]()
    evaluation = _Module[Evaluation[GameState, "Game"]]()
    players = _Module[capabilities.PlayersModule[GameState]]()

    advice = _Module[capabilities.AdviceModule[GameState]]()
    review = _Module[capabilities.ReviewModule[GameState]]()
    solution = _Module[capabilities.SolutionModule]()
    score = _Module[capabilities.ScoreModule]()
    touch = _Module[TouchModule[GameState]]()
    pad = _Module[capabilities.PadModule]()
    cards = _Module[capabilities.CardsModule[GameState]]()
    legend = _Module[capabilities.LegendModule[GameState]]()
    reference = _Module[capabilities.ReferenceModule]()
    tiles = _Module[capabilities.TilesModule]()
    campaign = _Module[capabilities.CampaignModule[GameState]]()
    editor = _Module[capabilities.EditorModule[GameState]]()
    puzzles = _Module[capabilities.PuzzlesModule[GameState]]()
    observation = _Module[ObservationModule[GameState]]()

    def __getstate__(self) -> dict[str, str | int]:
        """What is pickled: name and edition; modules are imported again."""
        return {"name": self.name, "edition": self.edition}

    def module(self, name: str) -> ModuleType:
        """A module of the game, with defaults for what it leaves out.

        Raises BadData if a data file that it reads cannot be used, and ModuleNotFoundError for a module that the game
        lacks and that has no defaults as a whole.
        """
        if name != "rules" and self.has_module("rules"):
            self.rules  # noqa: B018 - other modules use what the rules leave to their defaults
        defaults = _defaults(name)
        try:
            if name in WITH_DEFAULTS and not self.has_module(name):
                return importlib.import_module(f"{DEFAULTS}.{name}")
            if name == "observation" and not self.has_module(name):
                module = observation_of_layout(self.rules.State)
            elif name == "touch" and not self._has_own("touch"):
                pad = self.pad if self.has_module("pad") else None
                module = touch_of(self.name, pad, self.editor if self.has_module("editor") else None)
            else:
                module = importlib.import_module(f"{package_of(self.name)}.{name}")
        except (Unreadable, BadOption) as error:
            raise BadData(error.phrase) from error
        for key, value in defaults.items():
            module.__dict__.setdefault(key, value)
        return _older(cast("Rules[GameState]", module), self.edition) if name == "rules" and self.edition else module

    def of_version(self, version: int) -> Game | None:
        """The game by a version of its rules; None if that is not kept."""
        newest = Game(self.name)
        if version == newest.version:
            return newest
        return Game(self.name, version) if version in newest.rules.OLDER else None

    def has_module(self, name: str) -> bool:
        """Whether the game has a module, and so a capability. Older modules `pad` and `editor` make `touch`."""
        return self._has_own(name) or (name == "touch" and (self._has_own("pad") or self._has_own("editor")))

    def _has_own(self, name: str) -> bool:
        """Whether the game's package has a module; looked up once."""
        if name not in self._found:
            self._found[name] = find_spec(f"{package_of(self.name)}.{name}") is not None
        return self._found[name]

    @cached_property
    def _found(self) -> dict[str, bool]:
        """Whether each module is there that was asked for."""
        return {}

    @property
    def title(self) -> Phrase:
        """The name of the game, in words."""
        return Phrase(CALLED, {}, self.name)

    @cached_property
    def fault(self) -> Phrase | None:
        """Why the game cannot be played, its data files or its package being at fault; or None."""
        try:
            self.rules  # noqa: B018
        except BadData as error:
            return error.phrase
        except Exception as error:
            if package_of(self.name).startswith("tumblestar."):
                raise
            return Phrase("game-broken", {"name": self.name, "why": f"{type(error).__name__}: {error}"})
        return None

    @property
    def ruled(self) -> tuple[ModuleType, ...]:
        """The modules that the rules are written in, which compile: a long rulebook has its scoring apart."""
        return tuple(self.module(name) for name in ("scoring", "rules") if self.has_module(name))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages that the game has words in, English first."""
        return languages_of(self.name)

    def same_words(self, lang: str) -> tuple[str, ...]:
        """The keys of words that are rightly the same in a language as in English."""
        return same_words(self.name, lang)

    @property
    def version(self) -> int:
        """The version of the rules: raised when the same actions, or the same seed, would lead elsewhere."""
        return self.rules.VERSION

    @property
    def digest(self) -> str:
        """Twelve hex digits that stand for the game's data files; part of a record's identity."""
        return self.parts.DIGEST

    @property
    def seats(self) -> tuple[int, ...]:
        return self.rules.SEATS

    @property
    def options(self) -> tuple[Option, ...]:
        return self.rules.OPTIONS

    # -- states

    def fresh(self, seats: int, options: Mapping[str, int] | None = None) -> GameState:
        """The state before any chance event. Raises BadOption for what the game does not have."""
        self.check_seats(seats)
        known = {option.name: option for option in self.options}
        for name, value in (options or {}).items():
            if name not in known:
                raise BadOption(Phrase("bad-option", {"name": name, "allowed": list(known)}))
            if not isinstance(value, Integral) or value not in known[name].values:
                said = str(value) if isinstance(value, Integral) else repr(value)
                allowed = list(known[name].values)
                raise BadOption(Phrase("bad-option-value", {"name": name, "value": said, "allowed": allowed}))
        s = self.rules.State.fresh()
        self.rules.setup(s, seats, {name: int(value) for name, value in (options or {}).items()})
        self.rules.start(s, seats)
        return s

    def check_seats(self, seats: object) -> None:
        """Raises BadOption for a number of seats that the game does not have."""
        if type(seats) is not int or seats not in self.seats:
            said = seats if type(seats) is int else repr(seats)
            raise BadOption(Phrase("bad-seats", {"seats": said, "allowed": list(self.seats)}))

    def option_name(self, typed: str) -> str:
        """The name of the option that was meant, or what was typed where there is none."""
        return meant(typed, [option.name for option in self.options]) or typed

    def check_state(self, s: object) -> None:
        """Raises BadOption for what is no state of this game."""
        if not isinstance(s, self.rules.State):
            raise BadOption(wrong_value("state", s, Phrase("takes-state", {"name": self.name})))

    def copy(self, s: S) -> S:
        return s.copy()

    def actor(self, s: GameState) -> int:
        """The seat to act, from 0, or CHANCE, or OVER."""
        return self.rules.actor(s)

    def legal(self, s: GameState) -> list[int]:
        """What may be done, ascending; when chance is to act, what may happen."""
        out = [0] * self.rules.MAX_LEGAL
        if self.rules.actor(s) == CHANCE:
            return out[: self.rules.odds(s, out, [0] * self.rules.MAX_LEGAL)]
        return out[: self.rules.legal(s, out)]

    def outcomes(self, s: GameState) -> list[tuple[int, int]]:
        """What may happen when chance is to act, ascending, each with its whole-number weight."""
        out, weights = [0] * self.rules.MAX_LEGAL, [0] * self.rules.MAX_LEGAL
        n = self.rules.odds(s, out, weights) if self.rules.actor(s) == CHANCE else 0
        return list(zip(out[:n], weights[:n], strict=True))

    def after(self, s: S, action: int) -> S:
        """The state that a legal action leads to; `s` stays as it is."""
        new = s.copy()
        self.rules.apply(new, action)
        return new

    def states(self, s: S, actions: Sequence[int]) -> Iterator[S]:
        """The states through which actions lead, from `s` on, the last included."""
        yield s
        for action in actions:
            s = self.after(s, action)
            yield s

    def stream(self, s: GameState) -> str:
        """The stream that chance draws from when it is to act: the main one, unless the game names its own."""
        return self.rules.stream(s) or MAIN

    def turn(self, s: GameState) -> tuple[int, int]:
        """The turn under way: its number, which never falls, and the seat whose turn it is."""
        return self.rules.turn(s)

    def refusal(self, s: GameState, action: int) -> str:
        """The tag of the rule that forbids an action (`"TY-3.1"`), or an empty string if it is legal."""
        return "" if action in self.legal(s) else self.rules.refusal(s, action)

    def points(self, s: GameState, seat: int) -> int:
        return self.rules.points(s, seat)

    def win_share(self, s: GameState, seat: int) -> Fraction:
        """The seat's share of the win, exact; 0 for everyone until the game is over."""
        return Fraction(self.rules.win_share(s, seat)).limit_denominator(64)

    def breakdown(self, s: GameState, seat: int) -> list[ScorePart]:
        """The points of a seat by what made them."""
        return self.rules.breakdown(s, seat)

    # -- texts

    def text(self, s: GameState, action: int) -> str:
        """An action of state `s` in notation; unique among the legal ones."""
        return self.notation.text(s, action)

    def texts(self, s: GameState, actions: Sequence[int]) -> list[str]:
        """Actions that are done one after the other from state `s` on, each in notation."""
        return [self.text(before, action) for before, action in zip(self.states(s, actions), actions, strict=False)]

    def parse(self, s: GameState, text: str) -> int:
        """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
        return self.notation.parse(s, text)

    def read_typed(self, s: GameState, text: str) -> int:
        """The action that a person typed in state `s`, legal or not. Raises Unreadable.

        Capitals, spaces and what phones make of hyphens and quotes make no difference, unless a game uses them.
        """
        try:
            return self.parse(s, text)
        except Unreadable:
            key = matching_key(text[:LONGEST_ACTION])
            matches = {action for action in self.legal(s) if matching_key(self.text(s, action)) == key}
            for spelling in () if matches else spellings(text):
                with suppress(Unreadable):
                    matches.add(self.parse(s, spelling))
            if len(matches) != 1:
                raise
            return matches.pop()

    def state_text(self, s: GameState) -> str:
        """A state as one line of text, from which `parse_state` makes it again."""
        return self.notation.state_text(s)

    def parse_state(self, text: str) -> GameState:
        """The state that a line stands for. Raises Unreadable."""
        return self.notation.parse_state(text)

    def summary(self, before: GameState, action: int, names: Sequence[Name], after: GameState | None = None) -> Phrase:
        """What an action did, for the log; `after` is the state that it led to, where that is known."""
        return self.description.summary(before, action, names, self.after(before, action) if after is None else after)

    def preview(self, before: GameState, action: int, names: Sequence[Name], after: GameState | None = None) -> Phrase:
        """What an action would do, for a hovered target; `after` is the state that it leads to, where that is known."""
        return self.description.preview(before, action, names, self.after(before, action) if after is None else after)

    def status(self, s: GameState, names: Sequence[Name]) -> Phrase:
        """What the state waits for, or how it ended."""
        return self.description.status(s, names)


def _older(rules: Rules[GameState], version: int) -> ModuleType:
    """The rules of an older version: the newest, with the functions that were different."""
    older = ModuleType(f"rules_{version}")
    vars(older).update({**vars(rules), **rules.OLDER[version], "VERSION": version})
    return older


@cache
def protocols() -> dict[str, type]:
    """The Protocol of each module that a game has or may have."""
    by_name: dict[str, type] = {}
    for name, module in vars(Game).items():
        if isinstance(module, _Module):
            (protocol,) = get_args(getattr(cast("object", module), "__orig_class__"))  # noqa: B009
            by_name[name] = get_origin(protocol) or protocol
    return by_name


@cache
def _defaults(name: str) -> dict[str, object]:
    """The defaults for what a module of that name leaves out."""
    place = f"{DEFAULTS}.{name}"
    if find_spec(place) is None:
        return {}
    module = importlib.import_module(place)
    names, constants = vars(module), get_annotations(module)
    return {key: value for key, value in names.items() if key in constants or getattr(value, "__module__", "") == place}


Chooser = Callable[[Game, S, random.Random], int]
"""Picks a legal action from a state: (game, state, random source) -> action."""
