"""Sentences about a record that pages and the terminal share: names, events, endings, and whether to take back."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Collection, Sequence
from fractions import Fraction
from itertools import takewhile
from typing import NamedTuple, Protocol

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.engine.players import stars
from tumblestar.record import Event, Record, Seat
from tumblestar.words import Phrase, SeatName, has

STAR = "★"
"""The mark of a level of bots: as many as it has stars."""


class EventText(NamedTuple):
    """An event in words: its summary, and the part of the game that it belongs to."""

    event: Event
    summary: Phrase
    chapter: Phrase


class Told(Protocol):
    """An event in words, as far as it says where the set-up ends."""

    @property
    def event(self) -> Event: ...
    @property
    def chapter(self) -> Phrase: ...


class Turn(NamedTuple):
    """A turn of a game: the number of its last event, and its seat."""

    end: int
    seat: int


def setup_length(events: Sequence[Told]) -> int:
    """How many events the set-up has: the first chapter, if chance begins and more follows; else 0."""
    if not events or events[0].event.actor != CHANCE:
        return 0
    length = sum(1 for _ in takewhile(lambda event: event.chapter == events[0].chapter, events))
    return length if length < len(events) else 0


def turn_ends(turns: Sequence[tuple[int, int]], first: int) -> list[Turn]:
    """The turns after the first events, the last of which may not be finished; `turns` has that of every event."""
    ends: list[Turn] = []
    for n in range(first, len(turns)):
        if n > first and turns[n] == turns[n - 1]:
            ends.pop()
        ends.append(Turn(n + 1, turns[n][1]))
    return ends


def turn_at(turns: Sequence[Turn], n: int) -> int:
    """The number of the turn of the n-th event, both from 1; 0 at the start."""
    return bisect_left(turns, n, key=lambda turn: turn.end) + 1 if n else 0


def turns_of(record: Record) -> list[Turn]:
    """The turns of a game."""
    game, states = record.game, [record.state_at(n) for n in range(len(record.events))]
    first = next((n for n, s in enumerate(states) if game.actor(s) != CHANCE), 0)
    return turn_ends([game.turn(s) for s in states], first)


def deed_phrase(game: Game, s: GameState, action: int, names: Sequence[Name]) -> Phrase:
    """What an action does, as short as the game says it."""
    asked = s, action, names
    return game.description.button(*asked) or (game.description.deed(*asked) or [None, None])[1] or game.preview(*asked)


def names_of(record: Record, programs: Collection[int] = ()) -> list[Name]:
    """The name of each seat, "you" to its reader; bots of one kind are numbered.

    `programs` are seats of programs, which a record does not distinguish from people.
    """
    names: list[Name] = []
    for seat, (kind, name) in enumerate(record.seats):
        if kind == "person":
            text = display_name(name, seat + 1, is_bot=seat in programs)
        else:
            text = bot_name(record.game, name, record.seats[: seat + 1].count(Seat("bot", name)))
        names.append(SeatName(seat, text))
    return names


def bot_label(game: Game, name: str) -> str | Phrase:
    """What a bot is called where it plays: the star of its level, or as on the list where it is on no ladder."""
    key = f"star-{stars(game, name)}"
    key = key if has(key) else f"bot-{name}"
    return Phrase(key) if has(key, game.name) else name


def bot_name(game: Game, name: str, number: int = 1) -> Phrase:
    """A bot's name with its stars and the mark of a bot; from the second on of a kind it has a number."""
    count = stars(game, name)
    key = f"seat-bot{'-star' if count else ''}{'-twin' if number > 1 else ''}"
    return Phrase(key, {"name": bot_label(game, name), "count": number, "stars": STAR * count})


def display_name(name: str, seat: int, *, is_bot: bool = False) -> str | Phrase:
    """The name to show for a seat (from 1) whose holder has a name or none; programs are marked as bots."""
    label = name or Phrase("seat-unnamed", {"count": seat})
    return Phrase("seat-bot", {"name": label, "count": seat}) if is_bot else label


def full_name(name: Name) -> str | Phrase:
    """The name of a seat, for its own reader too: who one plays for."""
    return name.name if isinstance(name, SeatName) else name


def describe_event(game: Game, before: GameState, event: Event, after: GameState, names: Sequence[Name]) -> EventText:
    """Puts an event into words; `before` and `after` are the states round it."""
    return EventText(event, game.summary(before, event.action, names, after), game.description.progress(before))


def outcome(share: Fraction | None) -> Phrase | None:
    """What a seat has of the win, in a word; None for nothing, or where nobody wins."""
    if not share:
        return None
    return Phrase("final-won" if share == 1 else "final-shared")


def may_take_back(record: Record, seats: Collection[int]) -> bool:
    """Whether the last event is by one of these seats, and of the turn that is still going on."""
    if record.is_over or not record.events or record.events[-1].actor == CHANCE:
        return False
    last = record.events[-1].actor
    _, turn = record.game.turn(record.state)  # a seat may decide within another's turn
    return last in seats and last in (turn, record.actor)


def last_decision(record: Record, seats: Collection[int]) -> int | None:
    """How many events there were before the last action of these seats, or None if they have not acted."""
    return next((event.n - 1 for event in reversed(record.events) if event.actor in seats), None)


def ending(record: Record, names: Sequence[Name], is_flagged: bool = False) -> Phrase:
    """How the game ended, in a sentence; `is_flagged` if a player's time ran out."""
    if (out := record.resigned) is not None:
        rest = [name for seat, name in enumerate(names) if seat != out]
        if is_flagged:
            return Phrase("status-flagged", {"seat": names[out], "others": rest, "count": len(rest)})
        if not rest:
            return Phrase("status-given-up", {"seat": names[out]})
        key = "status-resigned-shared" if len(rest) > 1 else "status-resigned"
        return Phrase(key, {"seat": names[out], "others": rest})
    if record.end == "abandoned":
        return Phrase("status-abandoned")
    return record.game.status(record.state, names)
