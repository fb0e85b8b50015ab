"""A second solver of Shizzle for two, slow and plain, written from the rulebook alone.

Nothing is folded together. A position at the start of a turn is what each seat has and which of the 36 faces the Spark
shows; every roll of the dice outside the line is listed, with every line that its dice can make in any order; Shizzles
are settled one by one; and the values are iterated until they stand still. Dice, numbers and colours count from 0, a
face is `6 * die + number`, and a *place* is the face at the open end of the line with the set of dice outside the line.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

FACES = 36
CHOKE = FACES * 64
"""The places from here on are the chokes: CHOKE + the face at the end of the line."""
Table = tuple[tuple[int, ...], ...]
After = Callable[[int, int], Any]
"""What it is worth to the mover, by the face at the end of the line, to have ended a turn with these scores."""


def place(end: int, loose: int) -> int:
    """The number of a place."""
    return end * 64 + loose


def count(loose: int) -> int:
    """How many dice are outside the line."""
    return loose.bit_count()


class Slow:
    """Two seats, a bank, a table of dice, and perhaps a target (SH-3.7)."""

    def __init__(self, table: Table, bank: int, target: int = 0) -> None:
        self.total, self.target = bank, target
        colour = [table[face // 6][face % 6] for face in range(FACES)]
        self.fits = np.array(
            [
                [f // 6 != g // 6 and (f % 6 == g % 6 or colour[f] == colour[g]) for g in range(FACES)]
                for f in range(FACES)
            ]
        )
        """Faces that share number or colour (SH-2.3), of different dice."""
        self.fresh_rolls = [self.lines(spark, 63 & ~(1 << spark // 6)) for spark in range(FACES)]
        """What each Spark's 7,776 rolls can make."""
        self.later_rolls = {}
        for dice in (1, 2, 3):
            at = [place(e, loose) for e in range(FACES) for loose in range(64) if self.is_outside(e, loose, dice)]
            rolls = [self.lines(p // 64, p % 64) for p in at]
            self.later_rolls[dice] = (np.array(at), *joined(rolls))
        """What the rolls of the last three, two and one dice can make, for all places together."""

    @staticmethod
    def is_outside(end: int, loose: int, dice: int) -> bool:
        return count(loose) == dice and not loose >> (end // 6) & 1

    def lines(self, end: int, loose: int) -> tuple[Any, Any]:
        """The places that each roll of the loose dice allows: all of them in a row, and where each roll's begin.

        A roll's dice join in any choice and order (SH-2.3); with five dice a line of three must be made where it can,
        and is a Fizzle else (SH-2.5, SH-2.8); a roll that allows nothing allows a Choke (SH-2.4).
        """
        dice = [die for die in range(6) if loose >> die & 1]
        numbers = np.indices((6,) * len(dice)).reshape(len(dice), -1)
        faces = [6 * die + numbers[i] for i, die in enumerate(dice)]
        can: dict[tuple[int, int], Any] = {}
        for taken in range(1, 1 << len(dice)):
            for last in range(len(dice)):
                before = taken & ~(1 << last)
                if not taken >> last & 1:
                    continue
                if not before:
                    can[taken, last] = self.fits[end, faces[last]]
                    continue
                can[taken, last] = np.zeros(len(numbers[0]), bool)
                for other in range(len(dice)):
                    if before >> other & 1:
                        can[taken, last] |= can[before, other] & self.fits[faces[other], faces[last]]
        longer = np.zeros(len(numbers[0]), bool)
        for (taken, _), rolls in can.items():
            longer |= rolls & (count(taken) > 1)
        some = np.zeros(len(numbers[0]), bool)
        found: list[Any] = []
        for (taken, last), rolls in can.items():
            if len(dice) == 5:
                rolls = rolls & (longer if count(taken) > 1 else ~longer)
            some |= rolls
            left = loose & ~sum(1 << die for i, die in enumerate(dice) if taken >> i & 1)
            here = np.nonzero(rolls)[0]
            found.append((here, place(faces[last][here], left)))
        none = np.nonzero(~some)[0]
        found.append((none, np.full(len(none), CHOKE + end)))
        roll, places = (np.concatenate([pair[i] for pair in found]) for i in (0, 1))
        order = np.argsort(roll, kind="stable")
        return places[order], np.searchsorted(roll[order], np.arange(len(some)))

    # -- the end of a turn

    def is_over(self, a: int, b: int) -> bool:
        """Whether a turn that ends with these scores, the mover's first, ends the game (SH-3.6, SH-3.7)."""
        return a + b == self.total or (self.target > 0 and a >= self.target)

    def going_on(self) -> list[tuple[int, int]]:
        """The scores with which a game goes on."""
        scores = [(a, b) for a in range(self.total) for b in range(self.total - a)]
        return [(a, b) for a, b in scores if not self.is_over(a, 0) and not self.is_over(b, 0)]

    def settled(self, a: int, b: int, pending: int, points: int, after: After) -> Any:
        """The best that settling and banking come to, by the face at the end of the line (SH-3.1 to SH-3.4)."""
        earned = min(6 * pending + points, self.total - a - b)
        best = after(a + earned, b)
        if pending and b:
            best = np.maximum(best, self.settled(a, b - min(6, b), pending - 1, points, after))
        return best

    def is_won(self, a: int, b: int, pending: int) -> bool:
        """Whether settling this many Shizzles wins the game at once."""
        earned = min(6 * pending, self.total - a - b)
        if self.is_over(a + earned, b) and a + earned > b:
            return True
        return pending > 0 and b > 0 and self.is_won(a, b - min(6, b), pending - 1)

    # -- a turn

    def turn(self, a: int, b: int, after: After, sparks: range = range(FACES), top: int = 1) -> "Turn":
        """The worth to the mover of everything in a turn; with few `sparks` the first stands for all others.

        At least `top` pending Shizzles are looked at; with the most of them one stops, and has won.
        """
        while not self.is_won(a, b, top):
            top += 1
        turn = Turn(top)
        fresh = np.full(FACES, -1.0)
        for pending in range(top - 1, -1, -1):
            worth = np.full(CHOKE + FACES, -1.0)
            rolling = np.full(CHOKE, -1.0)
            by_place = worth[:CHOKE].reshape(FACES, 64)
            worth[CHOKE:] = after(a, b)
            turn.stops[pending, 6] = self.settled(a, b, pending + 1, 0, after)
            turn.fresh[pending + 1] = fresh
            by_place[:, 0] = np.maximum(turn.stops[pending, 6], fresh)
            for dice in (1, 2, 3, 4):
                turn.stops[pending, 6 - dice] = stop = self.settled(a, b, pending, 6 - dice, after)
                for loose in range(64):
                    if count(loose) == dice:
                        by_place[:, loose] = stop
                if dice < 4:
                    at, options, starts = self.later_rolls[dice]
                    rolling[at] = np.maximum.reduceat(worth[options], starts).reshape(len(at), -1).mean(1)
                    worth[at] = np.maximum(worth[at], rolling[at])
            fresh = np.zeros(FACES)
            for spark in sparks:
                options, starts = self.fresh_rolls[spark]
                fresh[spark] = np.maximum.reduceat(worth[options], starts).mean()
            fresh[len(sparks) :] = fresh[0]
            turn.rolling[pending] = rolling
        turn.fresh[0] = fresh
        return turn

    # -- one decision

    def joins(self, turn: "Turn", pending: int, dice: "Dice") -> dict[int, float]:
        """The worth of each die that may join now; `pending` are the Shizzles before this line."""
        found: dict[int, float] = {}
        fizzles: dict[int, float] = {}
        for die in range(6):
            if dice.loose >> die & 1 and self.fits[dice.end, dice.faces[die]]:
                grown = dice._replace(end=dice.faces[die], loose=dice.loose & ~(1 << die))
                onward = [*self.endings(turn, pending, grown).values(), *self.joins(turn, pending, grown).values()]
                if onward:
                    found[die] = max(onward)
                else:
                    fizzles[die] = float(turn.stops[pending, 2][grown.end])
        return found or fizzles

    def endings(self, turn: "Turn", pending: int, dice: "Dice") -> dict[str, float]:
        """The worth of stopping and of rolling on, where one may: a die has joined, and it is no line of two."""
        length = 6 - count(dice.loose)
        if length <= max(dice.base, 2):
            return {}
        onward = turn.fresh[pending + 1] if length == 6 else turn.rolling[pending][dice.loose :: 64]
        return {"stop": float(turn.stops[pending, length][dice.end]), "roll": float(onward[dice.end])}

    # -- values

    def values(self, change: float = 1e-12) -> dict[tuple[int, int], Any]:
        """The mover's win chance (a tie is a half) for all scores, the mover's first, by the Spark's face.

        One Spark standing for all gives a first guess; then all 36 are iterated until no value changes by more.
        """
        values = {scores: np.full(FACES, 0.5) for scores in self.going_on()}
        for sparks in (range(1), range(FACES)):
            moved = 1.0
            while moved > change:
                moved = 0.0
                for a, b in sorted(values, key=sum, reverse=True):
                    new = self.turn(a, b, self.ended(values), sparks).fresh[0]
                    moved = max(moved, float(abs(new - values[a, b]).max()))
                    values[a, b] = new
        return values

    def ended(self, values: dict[tuple[int, int], Any]) -> After:
        """The worth of ending a turn when the values of the positions that follow are known."""

        def after(a: int, b: int) -> Any:
            return np.full(FACES, result(a, b)) if self.is_over(a, b) else 1 - values[b, a]

        return after

    def values_of_rounds(self, turns: int) -> dict[tuple[int, int], Any]:
        """The mover's values with so many turns left to play (SH-3.7), the scores of the next mover first."""
        values: dict[tuple[int, int], Any] = {}

        def after(a: int, b: int) -> Any:
            return np.full(FACES, result(a, b)) if self.is_over(a, b) or not values else 1 - values[b, a]

        for _ in range(turns):
            values = {(a, b): self.turn(a, b, after).fresh[0] for a, b in self.going_on()}
        return values


class Turn:
    """What everything in one turn is worth to the mover, by the Shizzles that are pending."""

    def __init__(self, top: int) -> None:
        self.top = top
        """With so many Shizzles one stops."""
        self.fresh: dict[int, Any] = {}
        """Before a roll of five dice, by the Spark's face."""
        self.rolling: dict[int, Any] = {}
        """Before rolling on from a Flicker, by place."""
        self.stops: dict[tuple[int, int], Any] = {}
        """When the turn stops with a line of this length; a line of six is one Shizzle more than those pending."""


class Dice(NamedTuple):
    """The dice as they lie in the middle of a turn."""

    end: int
    """The face at the open end of the line."""
    loose: int
    """The dice outside the line, one bit each."""
    faces: tuple[int, ...]
    """The face that each die shows."""
    base: int
    """How many dice the line had when the others were rolled."""


def first_value(values: dict[tuple[int, int], Any]) -> float:
    """The starter's value: any die may be picked for the Spark and is rolled alone (SH-2.1)."""
    return max(float(values[0, 0][6 * die : 6 * die + 6].mean()) for die in range(6))


def result(a: int, b: int) -> float:
    """The share of the seat with the first of two scores, when the game is over."""
    return 1.0 if a > b else 0.5 if a == b else 0.0


def joined(rolls: list[tuple[Any, Any]]) -> tuple[Any, Any]:
    """Several lists of rolls as one."""
    lengths = np.cumsum([0] + [len(options) for options, _ in rolls])
    starts = [starts + lengths[i] for i, (_, starts) in enumerate(rolls)]
    return np.concatenate([options for options, _ in rolls]), np.concatenate(starts)
