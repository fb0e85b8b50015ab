"""States made again from what a seat sees of them, which shows that an observation leaves nothing out.

What decides nothing is left out: `decisive` takes it from a state, so that what is rebuilt can be compared.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from tumblestar.contract.state import GameState
from tumblestar.env.observing import Observer
from tumblestar.games.shizzle import rules as shizzle
from tumblestar.games.twinkle import parts as twinkle_parts
from tumblestar.games.twinkle import rules as twinkle
from tumblestar.games.twinkle_twinkle import parts as twinkle_twinkle_parts
from tumblestar.games.twinkle_twinkle import rules as twinkle_twinkle
from tumblestar.games.twisty import parts as twisty_parts
from tumblestar.games.twisty import rules as twisty


class Seen:
    """The fields of an observation by name, as arrays of their shapes; seats are in seat order again."""

    def __init__(self, observer: Observer, values: Any, seat: int) -> None:
        self.fields = {field.name: field for field in observer.fields}
        self.values, self.slices, self.seat = np.asarray(values), observer.slices, seat
        self.seats = int(self["present"].sum())

    def __getitem__(self, name: str) -> Any:
        return self.values[self.slices[name]].reshape(self.fields[name].shape)

    def by_seat(self, name: str) -> list[Any]:
        """The rows of a field by seat, from seat 0; those of absent seats last, and all of it zero."""
        rows = self[name]
        assert not rows[self.seats :].any()
        return [rows[(other - self.seat) % self.seats] for other in range(self.seats)]

    def seat_of(self, name: str, otherwise: int = 0) -> int:
        return seat_at(self, self[name], otherwise)


def seat_at(seen: Seen, row: Any, otherwise: int) -> int:
    return (index(row) + seen.seat) % seen.seats if row.any() else otherwise


def index(row: Any, otherwise: int = -1) -> int:
    """The place of the one in a one-hot row."""
    assert row.sum() <= 1, "more than one of a one-hot row is set"
    return int(row.argmax()) if row.any() else otherwise


def counts(row: Any) -> list[int]:
    """Numbers of any shape in a row, as those of Python."""
    return [int(number) for number in row.flatten()]


def bits(row: Any) -> int:
    """A row of bits, the lowest first, as a number."""
    return sum(1 << i for i, bit in enumerate(row.flatten()) if bit)


def numbers(seen: Seen, s: Any, *names: str) -> None:
    """Sets the fields of a state that are numbers of the observation."""
    for name in names:
        setattr(s, name, int(seen[name]))


def rebuild(observer: Observer, values: Any, seat: int) -> GameState:
    seen = Seen(observer, values, seat)
    s: Any = observer.game.rules.State.fresh()
    s.seats, s.phase = seen.seats, index(seen["phase"])
    s.first = seen.seat_of("first", -1) + 1
    {"shizzle": _shizzle, "twisty": _twisty, "twinkle": _twinkle, "twinkle_twinkle": _twinkle_twinkle}[
        observer.game.name
    ](seen, s)
    return s


def _shizzle(seen: Seen, s: shizzle.State) -> None:
    dice = range(6)
    numbers(seen, s, "bank", "base", "pending", "turns", "random_dice", "rounds", "target", "cap")
    s.mover = seen.seat_of("mover")
    s.score[: s.seats] = [int(score) for score in seen.by_seat("score")]
    s.colour = [[index(number) for number in die] for die in seen["colour"]]
    s.shown = [index(die) + 1 for die in seen["shown_number"]]
    assert [index(die) for die in seen["shown_colour"]] == [
        s.colour[die][s.shown[die] - 1] if s.shown[die] else -1 for die in dice
    ]
    s.line = [index(die, shizzle.NO_DIE) for die in seen["line"]]
    s.length = sum(die >= 0 for die in s.line)
    assert index(seen["end"]) == (s.line[s.length - 1] if s.length else -1)
    s.loose = shizzle.ALL_DICE - sum(1 << die for die in s.line if die >= 0)
    s.due = bits(seen["due"])
    s.made = int(seen["colour"].sum()) if s.phase == shizzle.DICE_MADE else 0


def _twisty(seen: Seen, s: twisty.State) -> None:
    numbers(seen, s, "turns", "short_game", "same_order", "chosen_corners", "take_under")
    s.mover, s.who, s.winner = seen.seat_of("mover"), seen.seat_of("decider"), seen.seat_of("winner", -1)
    s.board = [index(square) + 1 for square in seen["board"].reshape(twisty_parts.KINDS - 1, -1).T]
    s.pawn = [index(plane.flatten()) for plane in seen.by_seat("pawn")] + [-1] * (4 - s.seats)
    s.landed = bits(seen["landed"])
    for seat in range(s.seats):
        s.series[seat] = [index(card) + 1 for card in seen.by_seat("series")[seat]]
        s.held[seat] = int(seen.by_seat("held")[seat])
        s.cubes[seat][1:] = counts(seen.by_seat("cubes")[seat])
        assert index(seen.by_seat("wanted")[seat]) + 1 == twisty.wanted(s, seat)
    if s.phase == twisty.COUNTERS:
        s.laid = sum(kind > 0 for kind in s.board)
        s.bag = [count - s.board.count(kind) if kind else 0 for kind, count in enumerate(twisty_parts.COUNTS)]
    elif s.phase == twisty.CARDS:
        s.laid = int(seen["series"].sum()) // (s.seats if s.same_order else 1)
    elif s.phase == twisty.CORNERING:
        s.laid = sum(square >= 0 for square in s.pawn)


def _twinkle(seen: Seen, s: twinkle.State) -> None:
    numbers(seen, s, "rolled", "taken", "turns", "keep")
    s.mover, s.level = seen.seat_of("mover"), index(seen["level"])
    s.colours = bits(seen["colours"])
    missions = [number + 1 for number, there in enumerate(seen["missions"]) if there]
    s.missions = missions + [0] * (3 - len(missions))
    s.where = [twinkle_parts.FREE if free else twinkle_parts.OUT for free in seen["free"].flatten()]
    s.shown, s.below = counts(seen["shown"]), counts(seen["below"])
    s.under, s.hand = [twinkle.NOTHING] * 30, [twinkle.NOTHING] * 3
    s.dice = [[twinkle.NOTHING] * 7 for _ in range(4)]
    for seat in range(s.seats):
        dice = [die for die, there in enumerate(seen.by_seat("hung")[seat].flatten()) if there]
        s.hung[seat], s.latest[seat] = len(dice), int(seen.by_seat("latest")[seat])
        s.dice[seat][: len(dice)] = dice
        s.stars[seat] = counts(seen.by_seat("stars")[seat])
        for die in dice:
            s.where[die] = twinkle_parts.HUNG + seat
            parent = seen["parent"].reshape(30, -1)[die]
            star = index(parent[11:])
            s.under[die] = twinkle_parts.STAR_A + star if star >= 0 else index(parent[:6]) * 5 + index(parent[6:11])
    for i, row in enumerate(seen["hand"]):
        if row.any():
            die = index(row[:6]) * 5 + index(row[6:11])
            s.hand[i], s.where[die], s.held = die, twinkle_parts.HELD, i + 1
            assert row[11] == s.shown[die]


def _twinkle_twinkle(seen: Seen, s: twinkle_twinkle.State) -> None:
    kinds = {planes: kind for kind, planes in enumerate(twinkle_twinkle_parts.CLASS)}
    numbers(seen, s, "at", "round", "flip", "goal")
    for seat in range(s.seats):
        cells = seen.by_seat("chart")[seat].reshape(18, 20).T
        s.chart[seat] = [kinds[bits(cell[8:])] for cell in cells]
        s.lines[seat] = [bits(cell[:8]) for cell in cells]
    s.bag[1:] = counts(seen["bag"])
    s.current[:5] = [index(space) + 1 for space in seen["current"]]
    s.next[:4] = [index(space) + 1 for space in seen["next"]]
    s.standing = [seat_at(seen, space, -1) for space in seen["standing"]] + [-1] * 4
    s.order = [seat_at(seen, standee, -1) for standee in seen["order"]]
    s.held = index(seen["held"]) + 1
    s.asteroids, s.comets, s.planets, s.satellites, s.black_holes = (int(side) for side in seen["sides"])
    assert seen.seat_of("mover", -1) == (
        s.order[s.at] if s.phase in (twinkle_twinkle.TAKING, twinkle_twinkle.PLACING) else -1
    )


def decisive(s: Any) -> Any:
    """A copy of a state without what decides nothing from there on."""
    s = s.copy()
    if isinstance(s, twinkle.State):  # what is in play is in `colours` and `missions` at once
        for name in (*twinkle_parts.COLOUR_NAMES, "mission_1", "mission_2", "mission_3"):
            setattr(s, name, 0)
    if isinstance(s, twinkle_twinkle.State):  # a placed star counts by its lines, and they say how it lies
        last = {planes: kind for kind, planes in enumerate(twinkle_twinkle_parts.CLASS)}
        s.chart = [[last[twinkle_twinkle_parts.CLASS[kind]] for kind in chart] for chart in s.chart]
    return s
