"""The API for programs: `new` starts a game, `play` acts in it, in the spirit of python-chess.

A Position never changes; `play` makes a new one. It holds no rules of its own.
"""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from numbers import Integral, Number
from types import NoneType
from typing import TYPE_CHECKING, cast

from tumblestar import games
from tumblestar.contract.chance import Seal
from tumblestar.contract.errors import BadOption, check_type, wrong_value
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.picture.theme import THEMES
from tumblestar.record import Record, Refused, Seat
from tumblestar.record.text import read_record
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.insight.report import Report


class Position:
    """One moment of a game. Made by `tumblestar.new` and `tumblestar.load`, not by hand.

    >>> import tumblestar
    >>> position = tumblestar.new("twisty", seats=2, seed=7)
    >>> position.actor
    2
    >>> position.legal()
    ['a7-b5', 'a7-c6']
    >>> later = position.play("b5")
    >>> later.points()
    [0, 0]
    >>> later.is_over
    False
    """

    def __init__(self, record: Record, seal: Seal | None, explicit: bool, before: Position | None = None) -> None:
        self._record = record
        self._seal = seal
        self._explicit = explicit
        self._before = before

    @property
    def _state(self) -> GameState:
        return self._record.state

    @classmethod
    def from_state(
        cls,
        game: str | Game,
        state: GameState,
        seed: object = None,
        *,
        explicit: bool = False,
        salts: Sequence[str] = (),
    ) -> Position:
        """The position of a state, which becomes the start of its record; all else as in `new`.

        Raises BadOption for what is no state of the game, and Unreadable for one that cannot be.

        >>> import tumblestar
        >>> position = tumblestar.new("twisty", seed=7).play("b5")
        >>> again = tumblestar.Position.from_state("twisty", position.state, seed=1)
        >>> again == position, again.history()
        (True, [])
        """
        game = games.find(game)
        game.check_state(state)
        options = {option.name: getattr(state, option.name) for option in game.options}
        return _begin(game, state.seats, seed, explicit, salts, options, game.state_text(state))

    # -- reading

    @property
    def game(self) -> Game:
        """The game being played."""
        return self._record.game

    @property
    def state(self) -> GameState:
        """A copy of the state, the `State` of the game."""
        return self.game.copy(self._state)

    @property
    def seats(self) -> int:
        """How many seats play."""
        return len(self._record.seats)

    @property
    def actor(self) -> int | None:
        """The number of the seat to act, from 1; 0 when chance is to act; None when the game is over."""
        actor = self.game.actor(self._state)
        return None if actor == OVER else actor + 1 if actor != CHANCE else 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.actor is None

    @property
    def is_chance(self) -> bool:
        """Whether chance is to act."""
        return self.actor == 0

    def legal(self) -> list[str]:
        """What the seat to act may do, in notation; empty when chance is to act or the game is over."""
        return (
            [] if self.is_chance else [self.game.text(self._state, action) for action in self.game.legal(self._state)]
        )

    def legal_actions(self) -> list[int]:
        """What the seat to act may do, as numbers, in the order of `legal()`; all are below `game.rules.ACTIONS`."""
        return [] if self.is_chance else self.game.legal(self._state)

    def outcomes(self) -> dict[str, int]:
        """What chance may do, in notation, with whole-number weights; empty when a seat is to act."""
        return {self.game.text(self._state, action): weight for action, weight in self.game.outcomes(self._state)}

    def points(self) -> list[int]:
        """The points of each seat so far."""
        return [self.game.points(self._state, seat) for seat in range(self.seats)]

    def win_shares(self) -> list[Fraction]:
        """Each seat's share of the win, exact: 1, 1/2 for two that tie, 0; all 0 until the game is over."""
        return [self.game.win_share(self._state, seat) for seat in range(self.seats)]

    def history(self) -> list[str]:
        """All actions so far, chance included, in notation."""
        return [event.text for event in self._record.events]

    def state_text(self) -> str:
        """The state as one line of text."""
        return self.game.state_text(self._state)

    def record(self) -> str:
        """The game so far as a record, which `tumblestar.load` and `tumblestar replay` read."""
        return self._record.text()

    @property
    def before(self) -> Position | None:
        """The position that the last `play` was made from, if any; a pickle does not keep it."""
        return self._before

    def review(self) -> Report:
        """Where the game so far was decided: luck, skill and cost of every event, as docs/review.md says.

        Takes seconds, the first time longer. Raises BadOption where nothing has happened yet.

        >>> import tumblestar
        >>> found = tumblestar.new("shizzle", seed=3).play("die 1").play("roll").review()
        >>> found["evaluator"]["exact"], round(sum(found["final"]), 9)
        (True, 1.0)
        """
        from tumblestar.insight.report import report

        return report(self._record)

    # -- playing

    def play(self, action: str) -> Position:
        """The position after an action in notation; chance then acts by the seed, unless it is explicit.

        When chance is to act, the action is one of `outcomes()`, and the record says that chance was chosen.
        Raises Refused (a ValueError) that names the rule; this position stays as it is.

        >>> import tumblestar
        >>> tumblestar.new("twisty", seed=7).play("a1")  # doctest: +ELLIPSIS
        Traceback (most recent call last):
        ...
        tumblestar.record.Refused: ... (TY-3.1)
        """
        return self._play(action)

    def play_action(self, action: int) -> Position:
        """The same with an action, or an outcome of chance, as a number.

        >>> import tumblestar
        >>> start = tumblestar.new("twisty", seed=7)
        >>> start.play_action(start.legal_actions()[0]) == start.play(start.legal()[0])
        True
        """
        if not isinstance(action, Integral):
            raise Refused("unread", wrong_value("action", action, Phrase("takes-number")))
        return self._play(int(action))

    def _play(self, action: str | int) -> Position:
        record = self._record.copy()
        if self.is_chance and record.chance != "typed":
            record.chance, record.seed, record.commitment = "typed", "", ""
        record.append(action)
        if not self._explicit:
            self._roll(record)
        return self._next(record)

    def roll(self) -> Position:
        """The position after chance has acted once, by the seed. Raises Refused when a seat is to act."""
        if self._seal is None:
            raise Refused("chance", Phrase("refused-chance"))
        record = self._record.copy()
        record.roll(self._seal)
        return self._next(record)

    def _next(self, record: Record) -> Position:
        if self._seal is not None and record.is_over and record.chance == "sealed":
            record.open(self._seal.seed)
        return Position(record, self._seal, self._explicit, self)

    def _roll(self, record: Record) -> None:
        """Lets chance act by the seed as long as it is to act."""
        while self._seal is not None and record.actor == CHANCE:
            record.roll(self._seal)

    # -- showing

    def svg(self, *, lang: str = "en", theme: str = "night") -> str:
        """The picture of the position as SVG text. Raises BadOption for a language or a theme that there is not."""
        for name, value, allowed in (("lang", lang, self.game.languages), ("theme", theme, tuple(THEMES))):
            if value not in allowed:
                raise BadOption(wrong_value(name, value, Phrase("takes-one-of", {"allowed": list(allowed)})))
        return self.game.picture.svg(self._state, lang=lang, theme=theme, legal=self.game.legal(self._state))

    def _repr_svg_(self) -> str:
        return self.svg()

    def __repr__(self) -> str:
        return f"<{self.game.name} {self.state_text()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and self.game == other.game and self.state_text() == other.state_text()

    def __getstate__(self) -> dict[str, object]:
        return {**self.__dict__, "_before": None}

    def __deepcopy__(self, _memo: dict[int, object]) -> Position:
        return self  # it never changes

    def __copy__(self) -> Position:
        return self

    def __hash__(self) -> int:
        return hash((self.game.name, self.state_text()))


def new(
    game: str | Game,
    seats: int = 2,
    seed: object = None,
    *,
    explicit: bool = False,
    salts: Sequence[str] = (),
    **options: object,
) -> Position:
    """The first position of a game that waits for a seat.

    `seed` is any number or text; the same seed gives the same luck, and the record says that it was given. Without
    one a secret seed is made and sealed. With `explicit` chance waits too, for `play(outcome)` or `roll()`.
    Names are read as people write them (`"Twinkle Twinkle"`). Options are those of the game, switches as True or
    False. Raises BadOption, which names the value and what was expected.

    >>> import tumblestar
    >>> tumblestar.new("twisty", seats=3, seed=1, short_game=True).seats
    3
    >>> bare = tumblestar.new("twisty", explicit=True)
    >>> bare.is_chance, len(bare.outcomes())
    (True, 12)
    >>> bare.play("b1:red").outcomes()["c1:red"]
    3
    """
    game = games.find(game)
    chosen = {game.option_name(name): cast("int", value) for name, value in options.items()}
    return _begin(game, seats, seed, explicit, salts, chosen)


def _begin(
    game: Game,
    seats: int,
    seed: object,
    explicit: bool,
    salts: Sequence[str],
    options: dict[str, int],
    start: str = "",
) -> Position:
    """The first position of a game that begins by the rules, or with the state of a line."""
    game.check_seats(seats)
    check_type("seed", seed, (str, Number, NoneType), "seed")
    check_type("explicit", explicit, bool, "bool")
    people = [Seat("person", "")] * seats
    words = None if seed is None else str(seed)
    record, seal = Record.begin(game, people, options, words, salts=salts, start=start)
    position = Position(record, seal, explicit)
    if not explicit:
        position._roll(record)  # pyright: ignore[reportPrivateUsage]
    return position


def load(text: str) -> Position:
    """The last position of a record's text. Raises Unreadable, which names the line and what was expected there.

    Chance goes on by the record's seed where that is known; else it waits for `play(outcome)`.

    >>> import tumblestar
    >>> position = tumblestar.new("twisty", seed=7).play("b5")
    >>> tumblestar.load(position.record()) == position
    True
    """
    record = read_record(text)
    return Position(record, record.seal, explicit=record.seal is None)
