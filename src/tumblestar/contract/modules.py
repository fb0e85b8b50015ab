"""The modules that make a game: one Protocol each, with the shape of every argument and result.

A game is a package with the modules `rules`, `notation`, `description` and `picture`; `parts` and `evaluation` may be
left out, and so may every function or constant whose docstring begins with "Optional": the program then uses the one of
the same name in `tumblestar.contract.defaults`. `S` is the game's own state, a `GameState`; seats count from 0, actions
and outcomes of chance are ints from 0 to `ACTIONS - 1`. Functions never change the state that they are given, except
those of `Rules` that say so.

The Protocol of `picture` is in `pictures.py`. `tumblestar.conformance` runs a game against all of this, and pyright
holds the games to the types.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from importlib import import_module
from random import Random
from typing import NamedTuple, Protocol, TypeVar, cast

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.pictures import Leg as Leg
from tumblestar.contract.pictures import Picture as Picture
from tumblestar.contract.pictures import Target as Target
from tumblestar.contract.state import GameState, Row, S, S_contra
from tumblestar.words import Phrase, SeatName

G_contra = TypeVar("G_contra", contravariant=True)
"""The type of a game, `contract.game.Game`, which is made of these modules and given to the bots among them."""
Name = str | Phrase | SeatName
"""The name of a seat: what a player typed, or words for a seat without a name. A `SeatName` is "you" to its reader."""
L_co = TypeVar("L_co", covariant=True)


class Option(NamedTuple):
    """A choice made before a game starts; the first value is the default. The values of a switch are 0 and 1."""

    name: str
    values: tuple[int, ...]

    @property
    def default(self) -> int:
        return self.values[0]

    @property
    def is_switch(self) -> bool:
        return self.values == (0, 1)


class ScorePart(NamedTuple):
    """A part of a seat's score: the key of its words, the points, and the pieces that made them, in notation."""

    name: str
    points: int
    pieces: tuple[str, ...]


def write_options(s: GameState, options: Sequence[Option], given: Mapping[str, int], seats: int) -> None:
    """Writes the options into a fresh state, the default where none is given.

    Raises BadOption where the option `first` names a seat that nobody has.
    """
    for option in options:
        setattr(s, option.name, given.get(option.name, option.default))
    if (first := given.get("first", 0)) > seats:
        args = {"name": "first", "value": str(first), "allowed": list(range(seats + 1))}
        raise BadOption(Phrase("bad-option-value", args))


def first_state(state: type[S], seats: int, options: dict[str, int]) -> S:
    """The state before any chance event. Raises BadOption for options that do not go together."""
    s = state.fresh()
    rules = rules_of(s)
    rules.setup(s, seats, options)
    rules.start(s, seats)
    return s


def happened(s: S, until: Callable[[S], bool]) -> S:
    """The state after chance has acted, always by its first outcome, until something holds of it."""
    s, rules = s.copy(), rules_of(s)
    outcomes, weights = [0] * rules.MAX_LEGAL, [0] * rules.MAX_LEGAL
    while not until(s):
        rules.odds(s, outcomes, weights)
        rules.apply(s, outcomes[0])
    return s


def join_pairs(words: Sequence[str], first: Collection[str]) -> list[str]:
    """Words as texts of actions; each of the words in `first` makes one text with the word after it.

    >>> join_pairs(["first", "2", "roll"], ("first",))
    ['first 2', 'roll']
    """
    texts: list[str] = []
    for word in words:
        if texts and texts[-1].casefold() in first:
            texts[-1] += f" {word}"
        else:
            texts.append(word)
    return texts


class Rules(Protocol[S]):
    """`rules.py`: the rules as functions of a state, in the subset of Python that also compiles.

    Compiled, `s` is a NumPy record and `out` an array; both have the fields and lengths of the plain ones.
    """

    @property
    def VERSION(self) -> int:
        """Raised when the same actions, or the same seed, would lead elsewhere."""
        ...

    @property
    def OLDER(self) -> Mapping[int, Mapping[str, Callable[..., object]]]:
        """Optional (none): for each older version whose records can be read, the functions that were different.

        Actions and states must mean the same in it (docs/promises.md).
        """
        ...

    @property
    def ACTIONS(self) -> int:
        """All actions and outcomes are below this number."""
        ...

    @property
    def MAX_LEGAL(self) -> int:
        """The length of `out` and `weights`: no state has more legal actions or outcomes."""
        ...

    State: type[S]

    @property
    def SEATS(self) -> tuple[int, ...]:
        """How many may play, ascending: `(2, 3, 4)`."""
        ...

    @property
    def OPTIONS(self) -> tuple[Option, ...]:
        """Optional (none): the options, each a field of `State`.

        By convention `first` is 0 for a first seat by chance, else the number of the seat from 1.
        """
        ...

    def setup(self, s: S, seats: int, options: dict[str, int], /) -> None:
        """Optional (`write_options`): writes options, each with a value that it has, into a fresh state.

        Never compiled. Raises BadOption for options that do not go together.
        """

    def start(self, s: S, seats: int, /) -> None:
        """Fills a fresh state, which has its options, with the beginning of the game, before any chance event."""

    def actor(self, s: S, /) -> int:
        """The seat to act, or CHANCE, or OVER."""
        ...

    def legal(self, s: S, out: Row, /) -> int:
        """Writes what the seat to act may do, ascending, into `out`; returns how many. At least one for a seat."""
        ...

    def odds(self, s: S, out: Row, weights: Row, /) -> int:
        """Called when chance is to act: writes the outcomes, ascending, and their weights; returns how many.

        Weights are whole numbers above 0; an outcome's probability is its weight divided by their sum.
        """
        ...

    def apply(self, s: S, action: int, /) -> None:
        """Does a legal action, or an outcome that may happen, to `s` itself. Trusts its caller."""

    def points(self, s: S, seat: int, /) -> int:
        """The score of a seat so far."""
        ...

    def win_share(self, s: S, seat: int, /) -> float:
        """A seat's share of the win: 1, 1/k for k seats that tie, or 0; 0 for all before the end.

        A seat that plays alone has 1 for a game won, else 0.
        """
        ...

    def turn(self, s: S, /) -> tuple[int, int]:
        """The number of the turn under way, which never falls, and the seat whose turn it is. Never compiled."""
        ...

    def refusal(self, s: S, action: int, /) -> str:
        """The tag of the rule that forbids an action which is not legal, such as `"TY-3.1"`. Never compiled."""
        ...

    def breakdown(self, s: S, seat: int, /) -> list[ScorePart]:
        """Optional (none): the points of a seat by what made them. Never compiled."""
        ...

    def stream(self, s: S, /) -> str:
        """Optional (the main one, `""`): the stream that chance draws from next (docs/chance.md). Never compiled."""
        ...

    def stream_number(self, s: S, /) -> int:
        """Optional (0): the number of that stream, in STREAMS."""
        ...

    @property
    def STREAMS(self) -> tuple[str, ...]:
        """Optional (the main one alone): the names of the streams, as `stream` gives them."""
        ...


def rules_of(s: GameState) -> Rules[GameState]:
    """The rules of the game that a state belongs to: `rules` of its package, wherever in that the state is declared."""
    module = type(s).__module__
    rules = sys.modules.get(f"{module.rpartition('.')[0]}.rules", sys.modules[module])
    return cast("Rules[GameState]", rules)


def legal_actions(s: GameState) -> list[int]:
    """What the seat to act may do, ascending; nothing where no seat is to act."""
    rules = rules_of(s)
    out = [0] * rules.MAX_LEGAL
    return out[: rules.legal(s, out)]


MOST_NAMED = 12
"""Actions that a refusal names, at most."""


def unread(s: GameState, text: str) -> Unreadable:
    """The error for a text that is no action of a seat here: it names what may be done, in the game's notation."""
    package = type(s).__module__.rpartition(".")[0]
    notation = cast("Notation[GameState]", import_module(f"{package}.notation"))
    actions = [notation.text(s, action) for action in legal_actions(s)]
    named = [*actions[:MOST_NAMED], "…"] if len(actions) > MOST_NAMED else actions
    return Unreadable(Phrase("unread-of", {"text": text, "actions": named}))


class Parts(Protocol):
    """`parts.py`, optional as a whole: the constants that rules and pictures share, and what data files say."""

    @property
    def DIGEST(self) -> str:
        """Optional (`""`): twelve hex digits that stand for the game's data files; part of a record's identity."""
        ...

    @property
    def SAMPLE_EVENTS(self) -> int:
        """Optional (80): after how many events the picture on the shelf is taken, of a game between greedy bots."""
        ...

    @property
    def SAMPLE_SEED(self) -> int:
        """Optional (7): the seed of that game."""
        ...

    @property
    def MINUTES(self) -> tuple[int, int]:
        """Optional (not said): how long a game takes, from and to."""
        ...

    @property
    def LUCK(self) -> int:
        """Optional (0, not said): how much luck is in it, from 1 to 5.

        By the share of games of two that a greedy bot wins against the strongest: below 5 %, 12 %, 22 %, 35 %, more.
        """
        ...

    @property
    def THOUGHT(self) -> int:
        """Optional (0, not said): how much thought it wants, from 1 to 5, as its maker judges."""
        ...


class Notation(Protocol[S]):
    """`notation.py`: actions and states as text, written and read."""

    def text(self, s: S, action: int, /) -> str:
        """An action or outcome in state `s`, without spaces at its ends; unique among those that are possible."""
        ...

    def parse(self, s: S, text: str, /) -> int:
        """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
        ...

    def several(self, s: S, words: list[str], /) -> list[str]:
        """Optional (each word is one): actions typed at once, given as words, as texts in the order of play."""
        ...

    def state_text(self, s: S, /) -> str:
        """A state as one line of `key=value`, defaults left out; equal states give equal lines.

        `tumblestar.contract.state_text.Table` writes and reads such lines from one table of fields.
        """
        ...

    def parse_state(self, line: str, /) -> S:
        """The state that a line stands for: `parse_state(state_text(s)) == s`. Raises Unreadable for any other text."""
        ...


class Description(Protocol[S_contra, L_co]):
    """`description.py`: what happened, what is to be decided, and why not, as phrases; the board as text.

    `names` has what each seat is called, in seat order.
    """

    @property
    def BOX(self) -> tuple[int, int]:
        """Optional (zeros, not said): the minutes of a game, and from which age one plays it, as the box says."""
        ...

    def summary(self, before: S_contra, action: int, names: Sequence[Name], after: S_contra, /) -> Phrase:
        """What an action or outcome did, for the log."""
        ...

    def preview(self, before: S_contra, action: int, names: Sequence[Name], after: S_contra, /) -> Phrase:
        """Optional (the sentence of `summary`): what an action would do, for a target that is hovered.

        All legal actions of a state have different sentences.
        """
        ...

    def status(self, s: S_contra, names: Sequence[Name], /) -> Phrase:
        """What the state waits for, or how the game ended. Does not repeat `progress`."""
        ...

    def progress(self, s: S_contra, /) -> Phrase:
        """How far the game has come, for example its round."""
        ...

    def refusal(self, s: S_contra, action: int, tag: str, /) -> Phrase:
        """Optional (the words `refused-<tag>` of the game): why the rule of that tag forbids an action."""
        ...

    def button(self, s: S_contra, action: int, names: Sequence[Name], /) -> Phrase | None:
        """Optional (none): the label of a legal action that stands as a button beside the picture, else None."""

    def deed(self, s: S_contra, action: int, names: Sequence[Name], /) -> tuple[Phrase, Phrase] | None:
        """Optional (none): what may be touched now, "Touch a square.", and what this target does, "Move to b3"."""

    def picks(self, s: S_contra, action: int, /) -> bool:
        """Optional (no): whether an action only picks a piece. Picks of a bot one after another are shown as one."""
        ...

    def rule(self, s: S_contra, /) -> str:
        """Optional (none, `""`): the tag of the rule that matters most for what is to be decided."""
        ...

    def squares(self, s: S_contra, names: Sequence[Name], /) -> Sequence[Sequence[Phrase]]:
        """Optional (none): the board for people who do not see it, line by line from the top, each a list of places."""
        ...

    def rows(self, s: S_contra, names: Sequence[Name], /) -> Sequence[Sequence[Phrase]]:
        """Optional (the points of each seat): what each seat has, a list of phrases a seat, in seat order.

        More lists may follow; they belong to no seat.
        """
        ...

    def legs(self, s: S_contra, action: int, /) -> Sequence[L_co]:
        """Optional (none): the movements of pieces by an action in state `s`, for the picture's `last`."""
        ...


class Evaluation(Protocol[S_contra, G_contra]):
    """`evaluation.py`, optional as a whole: how good positions and actions are, and the game's own bots."""

    def greedy(self, game: G_contra, s: S_contra, rng: Random, /) -> int:
        """Optional (the most points after one action): the yardstick bot of the benches; `rng` decides ties.

        Called only where a seat is to act. Looks at no other seat's replies.
        """
        ...

    @property
    def BOTS(self) -> Mapping[str, Callable[[G_contra, S_contra, Random], int]]:
        """Optional (none): the game's own bots by name, weakest first; each picks an action for the seat to act.

        Bots that plan several actions, or need time to get ready, are `bot_workers.Bot`.
        """
        ...

    @property
    def expected_line(self) -> Callable[[S_contra, float], Sequence[int]] | None:
        """Optional (None): the actions that the strongest bot expects; the search is cut off after so many seconds."""

    @property
    def closer_shares(self) -> Callable[[S_contra], Sequence[float]] | None:
        """The same as `win_shares` with ten times the work, which says what a choice cost; None: there is none."""

    @property
    def CLOSER(self) -> tuple[float, float]:
        """The cost from which on it is asked, and the error of its differences, which nobody is charged for."""
        ...

    @property
    def win_shares(self) -> Callable[[S_contra], Sequence[float]] | None:
        """Optional (None): the expected share of the win of every seat, in seat order, under good play of all.

        Defined for every state of the game that it knows, those where chance is to act included, and at the end, where
        it gives the shares themselves. The shares add up to 1 with two seats or more; alone, it is the probability to
        win. Raises LookupError for a state of a kind that the evaluator does not cover.
        """
