"""One game as played: a header and numbered events. `append` is the one place that refuses.

As text a record can be read, typed and compared by people (docs/record.md has the grammar):

    tumblestar record 1
    game: twisty
    rules: 1
    data: 5f0c8a9d3b71
    options: short_game=1
    seat 1: person Ann
    seat 2: bot greedy
    chance: sealed
    commitment: 6d1f...
    result: *

    1 * b1:red
    ...
    62 1 a1-b3

A record knows nothing of networks, clocks or stores. A secret seed never enters it before it is opened.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import lru_cache
from sys import intern
from typing import Any, NamedTuple, cast

from tumblestar.contract.chance import Seal, commitment, fresh_seed, seed_from_text
from tumblestar.contract.errors import BadOption, Unreadable, check_type, wrong_value
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import one_line
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.record.header import Origin, Seat, check_chance, event_line, is_date, write
from tumblestar.words import Argument, Phrase, say

LONGEST_TEXT = 1_000_000
"""A record text longer than this many characters is refused unread."""
EVENT_BYTES = 250
"""About what an event takes in memory, with its share of the states that are kept."""
MARK_EVERY = 64
"""After so many events a record keeps its state, so that going back costs no more the longer a game is."""


@lru_cache
def _newest(name: str) -> Game:
    """A game by the newest rules."""
    return Game(name)


class Refused(ValueError):
    """A refused action. `code`: rule, unread, seat, chance or over; `tag`: the rule that forbids it."""

    def __init__(self, code: str, phrase: Phrase, tag: str = "") -> None:
        super().__init__(code, phrase, tag)
        self.code = code
        self.phrase = phrase
        self.tag = tag

    def __str__(self) -> str:
        said = say("en", self.phrase)
        return f"{said} ({self.tag})" if self.tag else said


def refuse_if(is_refused: object, code: str, key: str, **args: Argument) -> None:
    """Raises Refused, with a code and the key of its words, if there is a reason to."""
    if is_refused:
        raise Refused(code, Phrase(key, args))


class Event(NamedTuple):
    """What happened: its number from 1, who acted (a seat from 0, or CHANCE), the action, and its notation."""

    n: int
    actor: int
    action: int
    text: str


class Draw(NamedTuple):
    """An outcome of chance: its event, the stream it is drawn from, its number there from 1, and the state before."""

    event: Event
    stream: str
    n: int
    state: GameState


def _check_items(name: str, values: object, kind: type) -> None:
    """Raises BadOption unless a value of a call is a sequence of one kind of items."""
    items = cast("Sequence[object]", values) if isinstance(values, Sequence) else (None,)
    if isinstance(values, str) or not all(isinstance(item, kind) for item in items):
        raise BadOption(wrong_value(name, cast("object", values), Phrase(f"takes-{name}")))


class Record:
    """One game as played. Made by `Record.new` and `record_text.read_record`."""

    def __init__(
        self, game: Game, seats: Sequence[Seat], options: Mapping[str, int], chance: str, start: str = ""
    ) -> None:
        self.game = game
        self.seats = list(seats)
        self._state: GameState = game.fresh(len(self.seats), options)
        self.start = ""
        """The state that the game began with, as a line; empty where it began as the rules say."""
        if start:
            self._begin_at(start)
        self._first: GameState = game.copy(self._state)
        """The state before the first event. Never changed."""
        chosen = {option.name: int(options.get(option.name, option.default)) for option in game.options}
        self.options = {o.name: chosen[o.name] for o in game.options if chosen[o.name] != o.default}
        self.chance = chance
        self.commitment = ""
        self.seed = ""
        self.salts = [""] * len(self.seats)
        self.date = ""
        self.origin: Origin | None = None
        self.events: list[Event] = []
        self.is_practice = False
        """Whether somebody went back past chance or another seat, so that its chance is open."""
        self.ending = ""
        """How the game ended before its rules ended it: `resigned N` or `abandoned`, else empty."""
        self.actor = game.actor(self._state)
        """The seat to act, or CHANCE, or OVER (also after a resignation)."""
        self.is_over = self.actor == OVER
        self._legal: list[int] | None = None
        """The legal actions, once computed."""
        self._is_lent = False
        """Whether a caller keeps the state: then the next event makes a new object."""
        self._draws: Counter[str] = Counter()
        """How many outcomes were drawn from each stream of chance."""
        self._marks: list[tuple[GameState, Counter[str]]] = []
        """The state and the draws after every MARK_EVERY events. Never changed."""

    @classmethod
    def new(
        cls,
        game: Game,
        seats: Sequence[Seat],
        options: Mapping[str, int] | None = None,
        *,
        chance: str = "sealed",
        commitment: str = "",
        seed: str = "",
        salts: Sequence[str] = (),
        date: str = "",
        practice: bool = False,
        start: str = "",
    ) -> Record:
        """A record without events. Raises BadOption for what the game does not have.

        `commitment` (64 hex digits) goes with sealed chance, `seed` (any words) with chance "seed". A game that begins
        with another state than the rules say has that as `start`, a line in its notation; raises Unreadable for none.
        """
        check_type("game", game, Game, "game")
        for name, values, kind in (("seats", seats, tuple), ("salts", salts, str)):
            _check_items(name, values, kind)
        record = cls(game, [Seat(kind, one_line(name)) for kind, name in seats], options or {}, chance, start)
        record.salts = [one_line(salt) for salt in salts] or record.salts
        record.commitment, record.seed, record.date = commitment, seed, date
        record.is_practice = practice
        record._check_header()
        return record

    @classmethod
    def begin(
        cls, game: Game, seats: Sequence[Seat], options: Mapping[str, int], seed: str | None, **more: Any
    ) -> tuple[Record, Seal]:
        """A record without events, and its seal: by a seed given by hand, or else sealed by a secret one.

        All else is as in `new`.
        """
        if seed is None:
            secret = fresh_seed()
            record = cls.new(game, seats, options, commitment=commitment(secret), **more)
        else:
            secret = seed_from_text(seed)
            record = cls.new(game, seats, options, chance="seed", seed=seed, **more)
        return record, Seal(secret, tuple(record.salts))

    def _begin_at(self, line: str) -> None:
        """Begins with the state of a line. Raises Unreadable, and BadOption for other seats or options than given."""
        state = self.game.parse_state(line)
        expected = self._state
        names = [option.name for option in self.game.options]
        if state.seats != expected.seats or any(getattr(state, name) != getattr(expected, name) for name in names):
            raise BadOption(Phrase("record-start"))
        self._state, self.start = state, self.game.state_text(state)

    def _check_header(self) -> None:
        check_chance(self.chance, self.commitment, self.seed, is_practice=self.is_practice)
        if self.date and not is_date(self.date):
            raise BadOption(Phrase("record-date"))
        if len(self.salts) != len(self.seats):
            raise BadOption(Phrase("bad-salts", {"seats": len(self.seats)}))
        if any(seat.kind not in ("person", "bot") for seat in self.seats):
            raise BadOption(Phrase("bad-seat-kind"))

    # -- reading

    @property
    def size(self) -> int:
        """About how many bytes it takes in memory."""
        return EVENT_BYTES * len(self.events) + (len(self.origin.text) if self.origin else 0)

    @property
    def state(self) -> GameState:
        """The current state. Read-only, and not to be kept: the next event may change it."""
        return self._state

    def lend(self) -> GameState:
        """The current state, to be kept: later events do not change it. Read-only."""
        self._is_lent = True
        return self._state

    @property
    def legal(self) -> list[int]:
        """The legal actions, or the possible outcomes when chance is to act. Read-only."""
        if self._legal is None:
            self._legal = self.game.legal(self._state)
        return self._legal

    @property
    def end(self) -> str:
        """How it ended: `over`, `resigned N`, `abandoned`, or empty while it goes on."""
        if self.origin:
            return self.origin.end
        return self.ending or ("over" if self.is_over else "")

    def shares(self) -> list[Fraction]:
        """Each seat's share of the win; all 0 while the game goes on or when it was abandoned."""
        if self.origin:
            return [Fraction(share) for share in self.origin.result.split() if share != "*"] or [Fraction()] * len(
                self.seats
            )
        if (out := self.resigned) is not None:
            if len(self.seats) == 1:
                return [Fraction(0)]
            return [Fraction(seat != out, len(self.seats) - 1) for seat in range(len(self.seats))]
        return [self.game.win_share(self._state, seat) for seat in range(len(self.seats))]

    @property
    def resigned(self) -> int | None:
        """The seat that resigned; None if none did."""
        return int(self.end.split()[1]) - 1 if self.end.startswith("resigned") else None

    @property
    def result(self) -> str:
        """The shares as text (`1 0`, `1/2 1/2`), or `*` when nobody has won."""
        if self.origin:
            return self.origin.result
        return " ".join(map(str, self.shares())) if self.end not in ("", "abandoned") else "*"

    @property
    def rules(self) -> int:
        """The version of the rules that it was played by."""
        return self.origin.rules if self.origin else self.game.version

    @property
    def data(self) -> str:
        """The digest of the data that it was played with."""
        return self.origin.data if self.origin else self.game.digest

    @property
    def remark(self) -> Phrase | None:
        """By which rules it was played and is shown, where these are not the newest."""
        newest, origin = _newest(self.game.name), self.origin
        if self.rules == newest.version and not origin:
            return None
        versions = {"rules": self.rules, "version": newest.version}
        if not origin:
            return Phrase("record-older", versions)
        args = versions | {"data": origin.data, "digest": newest.digest}
        if len(self.events) == origin.events:
            return Phrase("record-other", args)
        return Phrase("record-cut", args | {"n": len(self.events), "count": origin.events})

    @property
    def seal(self) -> Seal | None:
        """What picked the outcomes, if it is known."""
        if not self.seed or self.chance == "typed":
            return None
        secret = bytes.fromhex(self.seed) if self.chance == "sealed" else seed_from_text(self.seed)
        return Seal(secret, tuple(self.salts))

    def state_at(self, n: int) -> GameState:
        """A fresh copy of the state after the first n events."""
        return self._moment(n)[0]

    def states(self) -> Iterator[GameState]:
        """A copy of the state before each event."""
        state = self.game.copy(self._first)
        for event in self.events:
            yield self.game.copy(state)
            self.game.rules.apply(state, event.action)

    def _moment(self, n: int) -> tuple[GameState, Counter[str]]:
        """A fresh copy of the state after the first n events, and how many outcomes were drawn from each stream."""
        marks = min(n // MARK_EVERY, len(self._marks))
        if marks:
            state, drawn = self._marks[marks - 1]
            state, drawn = self.game.copy(state), drawn.copy()
        else:
            state, drawn = self.game.copy(self._first), Counter[str]()
        for event in self.events[marks * MARK_EVERY : n]:
            if event.actor == CHANCE:
                drawn[self.game.stream(state)] += 1
            self.game.rules.apply(state, event.action)
        return state, drawn

    def copy(self) -> Record:
        """A record equal to this one that shares nothing with it that changes."""
        new = object.__new__(Record)
        new.__dict__.update(self.__dict__)
        new.seats, new.salts, new.events = self.seats[:], self.salts[:], self.events[:]
        new._draws, new._marks = self._draws.copy(), self._marks[:]
        new._is_lent = self._is_lent = True
        return new

    __copy__ = copy

    def fold(self, n: int) -> Record:
        """A record like this one that goes on after its first n events."""
        new = self.copy()
        new.ending = ""
        new.events, new._marks = self.events[:n], self._marks[: n // MARK_EVERY]
        new._state, new._draws = self._moment(n)
        new._legal, new._is_lent = None, False
        new._update_actor()
        return new

    def draws(self, n: int | None = None) -> Iterator[Draw]:
        """Every outcome of chance among the first n events, by default all; each draw's state holds until the next."""
        state, counts = self.game.copy(self._first), Counter[str]()
        for event in self.events[:n]:
            if event.actor == CHANCE:
                stream = self.game.stream(state)
                counts[stream] += 1
                yield Draw(event, stream, counts[stream], state)
            self.game.rules.apply(state, event.action)

    # -- writing

    def append(self, action: int | str, actor: int | None = None) -> Event:
        """Does an action, given as a number or as people type it, for `actor` (by default the seat to act).

        Raises Refused, with the rule's tag where a rule forbids it; nothing has changed then.
        """
        turn = self.actor
        if turn == OVER:
            raise Refused("over", Phrase("refused-over"))
        if actor is not None and actor != turn:
            raise Refused("seat", Phrase("refused-seat", {"seat": turn + 1 if turn >= 0 else 0}))
        if turn == CHANCE and self.chance != "typed":
            raise Refused("chance", Phrase("refused-chance"))
        return self._do(action, self.game.read_typed)

    def replay(self, action: int | str) -> Event:
        """Does an action of a stored record for the seat to act, or for chance; a text has to be in notation.

        Raises Refused, with the rule's tag where a rule forbids it; nothing has changed then.
        """
        return self._do(action, self.game.parse)

    def _do(self, action: int | str, read: Callable[[GameState, str], int]) -> Event:
        if isinstance(action, str):
            try:
                action = read(self._state, action)
            except Unreadable as error:
                raise Refused("unread", error.phrase) from error
        if not isinstance(action, int):  # pyright: ignore[reportUnnecessaryIsInstance]
            raise Refused("unread", wrong_value("action", action, Phrase("takes-action")))
        if action not in self.legal and (tag := self.game.refusal(self._state, action)):
            raise Refused("rule", self.refusal_phrase(tag, action), tag)
        return self._push(action)

    def refusal_phrase(self, tag: str, action: int) -> Phrase:
        """Why a rule forbids an action, in words of the game."""
        return self.game.description.refusal(self._state, action, tag)

    def roll(self, seal: Seal) -> Event:
        """Lets chance act by its seal. Raises Refused when chance is not to act."""
        if self.actor != CHANCE:
            raise Refused("chance", Phrase("refused-chance"))
        stream = self.game.stream(self._state)
        return self._push(seal.pick(self._draws[stream] + 1, self.game.outcomes(self._state), stream))

    def _push(self, action: int) -> Event:
        state, actor = self._state, self.actor
        event = Event(len(self.events) + 1, actor, action, intern(self.game.text(state, action)))
        if actor == CHANCE:
            self._draws[self.game.stream(state)] += 1
        if self._is_lent:
            self._state = state = self.game.after(state, action)
        else:
            self.game.rules.apply(state, action)
        self._is_lent, self._legal = False, None
        self._update_actor()
        self.events.append(event)
        if event.n % MARK_EVERY == 0:
            self._marks.append((self.game.copy(state), self._draws.copy()))
        return event

    def _update_actor(self) -> None:
        """Updates the actor after a change of the state."""
        self.actor = self.game.actor(self._state)
        self.is_over = self.actor == OVER

    def resign(self, seat: int) -> None:
        """The seat gives up: the game is over, and the others share the win (ruling). Raises Refused when over."""
        self._end(f"resigned {seat + 1}")

    def abandon(self) -> None:
        """Ends the game without a result. Raises Refused when it is over already."""
        self._end("abandoned")

    def _end(self, how: str) -> None:
        if self.is_over:
            raise Refused("over", Phrase("refused-over"))
        self.ending, self.actor, self.is_over = how, OVER, True

    def open(self, seed: bytes) -> None:
        """Opens the sealed seed of a game that has ended. Raises ValueError while it goes on, or for another seed."""
        if not self.is_over:
            raise ValueError("a seed is opened when the game has ended, not before")
        if self.chance != "sealed" or commitment(seed) != self.commitment:
            raise ValueError("this seed does not fit the record's commitment")
        self.seed = seed.hex()

    def make_practice(self, seed: bytes | None) -> None:
        """Marks the game as practice. Sealed chance is open from then on. Raises ValueError for another seed."""
        if self.chance == "sealed":
            if seed is None or commitment(seed) != self.commitment:
                raise ValueError("this seed does not fit the record's commitment")
            self.chance, self.seed = "seed", seed.hex()
        self.is_practice = True

    # -- as text

    def text(self) -> str:
        """The record as text; `record_text.read_record` makes it again, byte for byte."""
        return finished(self.writing())

    def writing(self) -> LongWork[str]:
        """The work of putting the record as it is now into text."""
        if self.origin:
            return self.origin.text
        header = {"game": self.game.name, "rules": self.rules, "data": self.data, "chance": self.chance}
        header |= {"commitment": self.commitment, "seed": self.seed, "date": self.date}
        header |= {"practice": "yes" if self.is_practice else "", "start": self.start}
        ended = {"result": self.result, "end": self.end}
        parts, events = [write(header | ended, self.options, self.seats, self.salts, ())], self.events[:]
        for start in range(0, len(events), MARK_EVERY):
            parts += [event_line(n, actor, text) for n, actor, _, text in events[start : start + MARK_EVERY]]
            yield
        return "".join(parts)
