"""A game to show others: its moments and their pictures, the film of it, and the link that holds the whole of it."""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from collections.abc import Callable, Iterable, Iterator
from typing import NamedTuple

from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg, Name
from tumblestar.contract.state import GameState
from tumblestar.engine.background_process import let_short_work_pass
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.picture import at, board_for, rendering
from tumblestar.record import Record
from tumblestar.record.narration import describe_event, names_of, setup_length, turn_ends
from tumblestar.web.drawing import Wanted
from tumblestar.words import Phrase, say

EDGE, GAP = 20, 8
"""Units of ground round a picture, and between the board and its rows."""
MOST = 300
"""Moments of an animation; of longer games every second one is shown, or fewer, among them the last."""
STILL_WIDTH, WIDTH, DELAY = 760, 480, 700
"""Pixels across a picture and an animation, and milliseconds for each moment, unless chosen."""


class Moment(NamedTuple):
    """A position of a game after `n` events: what it looks like, from back to front, and what the last event did."""

    n: int
    elements: tuple[str, ...]
    did: Phrase | None
    points: tuple[int, ...]


def size_of(game: Game, seats: int) -> tuple[int, int]:
    """Width and height of every picture of a game."""
    (wide, high), (across, down) = game.picture.BOARD_SIZE, game.picture.rows_size(seats)
    return max(wide, across) + 2 * EDGE, high + (GAP + down if down else 0) + 2 * EDGE


def elements(game: Game, s: GameState, seat: int | None, last: Iterable[Leg]) -> tuple[str, ...]:
    """The elements of a picture of a state as a seat sees it, with the paths of the last turn."""
    picture = game.picture
    over = picture.overlay(s, seat=seat, last=last)
    rows = picture.rows(s) if picture.rows_size(s.seats)[1] else []
    below = EDGE + picture.BOARD_SIZE[1] + GAP
    above = [at(EDGE, EDGE, element) for element in (*board_for(picture, s, seat), *over) if element]
    return *above, *(at(EDGE, below, element) for element in rows if element)


class Story:
    """A record with its turns: the events in words, where turns end, and what is seen after each event."""

    def __init__(self, record: Record, seat: int | None = None) -> None:
        """Raises BadOption for a seat (from 0) that there is not."""
        if seat is not None and seat not in range(len(record.seats)):
            raise BadOption(Phrase("picture-seat", {"n": seat + 1, "most": len(record.seats)}))
        self.record, self.seat, self.names = record, seat, names_of(record)
        self._states = [*record.states(), record.state]
        game = record.game
        texts = [
            describe_event(game, before, event, after, self.names)
            for event, before, after in zip(record.events, self._states, self._states[1:], strict=False)
        ]
        self.texts = texts
        self._keys = [game.turn(before) for before in self._states[: len(texts)]]
        self.setup = setup_length(texts)
        """Events of the set-up, which are one moment."""
        self.turns = turn_ends(self._keys, self.setup)
        """The number of the last event of each turn, with its seat."""

    def legs(self, n: int) -> tuple[Leg, ...]:
        """The paths of the turn of the n-th event, up to that event."""
        legs: tuple[Leg, ...] = ()
        for i in range(n - 1, -1, -1):
            if self._keys[i] != self._keys[n - 1]:
                break
            legs = *self.record.game.description.legs(self._states[i], self.record.events[i].action), *legs
        return legs

    def moment(self, n: int) -> Moment:
        """The position after n events."""
        game, s = self.record.game, self._states[n]
        points = tuple([game.points(s, seat) for seat in range(len(self.record.seats))])
        did = self.texts[n - 1].summary if n else None
        return Moment(n, elements(game, s, self.seat, self.legs(n)), did, points)

    def svg(self, n: int | None, theme: str, lang: str) -> str:
        """The position after n events, by default all, standing alone. Raises BadOption for an n that there is not."""
        most = len(self.record.events)
        n = most if n is None else n
        if n not in range(most + 1):
            raise BadOption(Phrase("picture-at", {"n": n, "most": most}))
        label, svg = say(lang, title(self.record)), self.record.game.picture.svg
        return svg(self._states[n], seat=self.seat, lang=lang, last=self.legs(n), theme=theme, label=label)

    def moments(self, turn: int | None = None) -> list[Moment]:
        """The moments of the whole game or of one turn (from 1), without those that look as the one before.

        Raises BadOption for a turn that there is not.
        """
        return list(self.each_moment(turn))

    def each_moment(self, turn: int | None = None) -> Iterator[Moment]:
        """The same one by one: all pictures of a long game take much memory."""
        first, last = self.setup, len(self.record.events)
        if turn is not None:
            if turn not in range(1, len(self.turns) + 1):
                raise BadOption(Phrase("picture-turn", {"turn": turn, "most": len(self.turns)}))
            first = self.turns[turn - 2].end if turn > 1 else self.setup
            last = self.turns[turn - 1].end
        before: tuple[str, ...] | None = None
        for n in range(first, last + 1):
            moment = self.moment(n)
            if moment.elements != before:
                yield moment
            before = moment.elements
            let_short_work_pass()

    def film(
        self,
        kind: str,
        theme: str,
        width: int | None = None,
        delay: int | None = None,
        turn: int | None = None,
        pause: Callable[[], None] = lambda: None,
    ) -> bytes:
        """The game or one of its turns as an animation. Raises BadOption for a turn that there is not.

        Calls `pause` before it draws each picture.
        """
        moments = self.moments(turn)
        frames = moments[:: (-len(moments) // MOST)][::-1]
        size, pictures = size_of(self.record.game, len(self.record.seats)), [moment.elements for moment in frames]
        return rendering.film(pictures, size, theme, kind, width or WIDTH, delay or DELAY, pause)


def title(record: Record) -> Phrase:
    """Who played what."""
    names: list[Name] = names_of(record)
    return Phrase("picture-title", {"game": record.game.title, "names": Phrase("list", {"items": names})})


# -- jobs


class WantedFilm(Wanted, total=False):
    """What is to be drawn of a record; `turn` is a number from 1, or None for the whole game."""

    record: str
    theme: str
    delay: int
    turn: int | None


def film(wanted: WantedFilm) -> bytes:
    """The animation of a record. Raises BadOption or Unreadable."""
    from tumblestar.record.text import read_record

    story = Story(read_record(wanted.get("record", ""), any_version=True))
    theme, delay, turn = wanted.get("theme", "night"), wanted.get("delay"), wanted.get("turn")
    return story.film(wanted.get("kind", "png"), theme, wanted.get("width"), delay, turn, let_short_work_pass)


# -- link


VERSION = "1."
PIECE = 4_000
LONGEST_TEXT = 60_000
"""Characters of a record that a link can hold; a server reads no more of one."""
LONGEST = 32_000
"""Characters of the part of a link; programs cut longer links off."""


def packed(text: str) -> str:
    """The part of a link for a record's text; empty if it would be too long."""
    return finished(packing(text))


def packing(text: str) -> LongWork[str]:
    """The work of `packed`, a few thousand bytes at a time."""
    raw, packer, data = text.encode(), zlib.compressobj(9), b""
    if len(raw) > LONGEST_TEXT:
        return ""
    for start in range(0, len(raw), PIECE):
        data += packer.compress(raw[start : start + PIECE])
        yield
    part = urlsafe_b64encode(data + packer.flush()).decode().rstrip("=")
    return VERSION + part if len(part) < LONGEST else ""
