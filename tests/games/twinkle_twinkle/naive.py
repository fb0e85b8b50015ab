"""A second, slow Twinkle Twinkle, written from the rulebook alone, to be compared with the real rules.

Nothing here is shared with ``src``: tiles are their codes, rows are lists, a chart is a dict (``naive_scoring``).
Each method cites the rule it reads.
"""

from collections import Counter
from fractions import Fraction
from typing import Self

from . import naive_scoring as scoring
from .naive_scoring import COUNTS, ELEMENTS, HIGH, SLOW, WIDE, Cell, Chart, Tile

CURRENT = {1: 3, 2: 5, 3: 4, 4: 5}  # TT-2.1, TT-6.1
NEXT = {1: 2, 2: 4, 3: 3, 4: 4}
STANDEES = {1: 2, 2: 2, 3: 1, 4: 1}  # TT-2.3
ROUNDS = {1: 10, 2: 10, 3: 20, 4: 20}  # TT-3.6
CELLS = [(x, y) for y in range(HIGH) for x in range(WIDE)]
SWITCHES = (*ELEMENTS, "flip")


def name(cell: Cell) -> str:
    return f"{'abcd'[cell[0]]}{cell[1] + 1}"


NAMES = {name(cell): cell for cell in CELLS}


class Naive:
    """One game of Twinkle Twinkle; ``play`` changes it in place. A space that a standee took is a seat's number."""

    def __init__(self, seats: int, **options: int) -> None:
        self.seats = seats
        self.options = {key: int(value) for key, value in options.items()}
        if self.options.get("first", 0) > seats:
            raise ValueError("nobody sits there")
        self.order: list[int] = []
        self.current: list[str | int | None] = [None] * CURRENT[seats]
        self.next: list[str | None] = [None] * NEXT[seats]
        self.held: str | None = None
        self.charts: list[Chart] = [{} for _ in range(seats)]
        self.round = 0
        self.at = 0
        if self.options.get("first") and seats > 1:
            self.order.append(self.options["first"])
        self.settle_order()

    # ---- who and what

    @property
    def standees(self) -> int:
        return self.seats * STANDEES[self.seats]

    @property
    def is_over(self) -> bool:
        return self.round == ROUNDS[self.seats]

    @property
    def row(self) -> list[str | int | None] | None:
        """The row that is to be filled: the current one first; not for rounds that there will not be (TT-3.5)."""
        if self.at or self.held or self.is_over:
            return None
        if None in self.current:
            return self.current
        if None in self.next and self.round < ROUNDS[self.seats] - 1:
            return self.next  # type: ignore[return-value]
        return None

    @property
    def actor(self) -> str | int | None:
        """``"*"`` for chance, a seat's number, or None when over."""
        if self.is_over:
            return None
        if len(self.order) < self.standees or self.row is not None:
            return "*"
        return self.order[self.at]

    @property
    def bag(self) -> Counter[str]:
        """TT-1.1: all tiles but those that lie somewhere."""
        out = [tile.code for chart in self.charts for tile in chart.values()]
        out += [code for code in [*self.current, *self.next, self.held] if isinstance(code, str)]
        left = Counter(COUNTS)
        left.subtract(out)
        return left

    def weights(self) -> dict[str, int]:
        """At chance: every outcome with its weight."""
        if self.actor != "*":
            return {}
        if len(self.order) < self.standees:  # TT-2.4
            left = {seat: STANDEES[self.seats] - self.order.count(seat) for seat in range(1, self.seats + 1)}
            return {f"order {seat}": count for seat, count in left.items() if count}
        return {f"draw {code}": count for code, count in self.bag.items() if count}

    def legal(self) -> set[str]:
        """Every action that may be done now, as texts."""
        if self.actor == "*":
            return set(self.weights())
        if self.is_over:
            return set()
        if self.held is None:  # TT-3.1
            return {f"take {i + 1}" for i, code in enumerate(self.current) if isinstance(code, str)}
        chart = self.charts[self.order[self.at] - 1]
        marks = scoring.ways(self.held, bool(self.options.get("flip")))
        return {f"{self.held}{mark}@{name(cell)}" for mark in marks for cell in CELLS if cell not in chart}

    def refusal(self, text: str) -> str:
        """The tag of the rule that forbids an action, or ""."""
        if text in self.legal():
            return ""
        if self.is_over:
            return "TT-3.6"
        if self.actor == "*":
            return "TT-2.4" if len(self.order) < self.standees else "TT-2.1"
        if self.held is None:
            return "TT-3.1"
        place = text.partition("@")[2]
        return "TT-3.7" if place and NAMES[place] in self.charts[self.order[self.at] - 1] else "TT-3.2"

    # ---- what happens

    def settle_order(self) -> None:
        """TT-2.4: when only standees of one seat are left there is nothing to draw."""
        left = [seat for seat in range(1, self.seats + 1) for _ in range(STANDEES[self.seats])]
        for seat in self.order:
            left.remove(seat)
        if len(set(left)) == 1:
            self.order += left

    def play(self, text: str) -> None:
        if text not in self.legal():
            raise ValueError(f"{text} is not legal")
        verb, _, what = text.partition(" ")
        if verb == "order":
            self.order.append(int(what))
            self.settle_order()
        elif verb == "draw":  # TT-2.2
            row = self.row
            assert row is not None
            spaces = [i for i, code in enumerate(row) if code is None]
            row[spaces[-1] if what in SLOW else spaces[0]] = what
        elif verb == "take":
            held = self.current[int(what) - 1]
            assert isinstance(held, str)
            self.held, self.current[int(what) - 1] = held, self.order[self.at]
        else:
            assert self.held is not None
            mark, _, place = text.removeprefix(self.held).partition("@")
            ports = scoring.ways(self.held, True)[mark]
            self.charts[self.order[self.at] - 1][NAMES[place]] = Tile(self.held, ports)
            self.held = None
            self.at += 1
            if self.at == self.standees:
                self.end_round()

    def end_round(self) -> None:
        """TT-3.3, TT-3.4."""
        self.order = [seat for seat in self.current if isinstance(seat, int)]
        (left_over,) = [code for code in self.current if isinstance(code, str)]
        self.current = [left_over, *self.next]
        self.next = [None] * NEXT[self.seats]
        self.at = 0
        self.round += 1

    # ---- points

    def cards(self, seat: int) -> dict[str, int]:
        return scoring.cards(self.charts[seat - 1], self.options)

    def points(self, seat: int) -> int:
        return sum(self.cards(seat).values())

    def win_share(self, seat: int) -> Fraction:
        """TT-5.2: tied players share; alone the goal is to be beaten (TT-6.1)."""
        if not self.is_over:
            return Fraction(0)
        if self.seats == 1:
            return Fraction(self.points(1) > self.options.get("goal", 35))
        points = [self.points(other) for other in range(1, self.seats + 1)]
        return Fraction(points[seat - 1] == max(points), points.count(max(points)))

    # ---- text

    def state_text(self) -> str:
        words = [f"seats={self.seats}"]
        if self.order:
            words.append("order=" + "".join(map(str, self.order)))
        if any(self.current):
            spaces = [f"@{code}" if isinstance(code, int) else code or "." for code in self.current]
            words.append("current=" + ",".join(spaces))
        if any(self.next):
            words.append("next=" + ",".join(code or "." for code in self.next))
        if self.held:
            words.append(f"held={self.held}")
        for seat, chart in enumerate(self.charts, 1):
            if chart:
                words.append(f"chart{seat}={chart_text(chart)}")
        said = [key for key in SWITCHES if self.options.get(key)]
        said += [f"first:{self.options['first']}"] if self.options.get("first") else []
        said += [f"goal:{self.options['goal']}"] if self.options.get("goal", 35) != 35 else []
        return " ".join([*words, "options=" + ",".join(said)] if said else words)

    @classmethod
    def from_text(cls, text: str) -> Self:
        given = dict(word.split("=", 1) for word in text.split())
        options: dict[str, int] = {}
        for word in filter(None, given.get("options", "").split(",")):
            key, _, number = word.partition(":")
            options[key] = int(number or 1)
        game = cls(int(given["seats"]), **options)
        game.order = [int(figure) for figure in given.get("order", "")]
        if "current" in given:
            game.current = [_space(word) for word in given["current"].split(",")]
        if "next" in given:
            game.next = [None if word == "." else word for word in given["next"].split(",")]
        game.held = given.get("held")
        for seat in range(1, game.seats + 1):
            if f"chart{seat}" in given:
                game.charts[seat - 1] = chart_of(given[f"chart{seat}"].replace(",", " ").split("/"))
        placed = sum(map(len, game.charts))
        game.round, game.at = divmod(placed, game.standees)
        return game


def _space(word: str) -> str | int | None:
    return None if word == "." else int(word[1:]) if word[0] == "@" else word


def chart_text(chart: Chart) -> str:
    rows = [[scoring.tile_text(chart[x, y]) if (x, y) in chart else "." for x in range(WIDE)] for y in range(HIGH)]
    return "/".join(",".join(row) for row in rows)


def chart_of(lines: list[str]) -> Chart:
    """A chart of five lines of four tiles."""
    chart: Chart = {}
    for y, line in enumerate(lines):
        for x, word in enumerate(line.split()):
            if word != ".":
                code = word.rstrip("~123")
                turns = int(word[-1]) if word[-1].isdigit() else 0
                ports = scoring.ports_of(code)
                chart[x, y] = Tile(code, scoring.turn(scoring.flipped(ports) if "~" in word else ports, turns))
    return chart
