"""What `box.toml` says of Twinkle Twinkle, told: tiles, rows, and how everything scores, each with its provenance.

The help pages, the board in text and the cards in play say these things from the file as it is, so that whoever
corrects the file corrects them too.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tumblestar.contract.capabilities import Stated
from tumblestar.games.twinkle_twinkle.box import (
    BASE,
    CELLS,
    CLASSES,
    CORNERS,
    EACH,
    ELEMENTS,
    KINDS,
    NONE,
    OF,
    OTHER,
    PORTS,
    PROVENANCES,
    SIDES,
    SUBJECTS,
    TILES,
    Reference,
    Row,
    Score,
    Table,
)
from tumblestar.games.twinkle_twinkle.parts import BOX, GAME
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES
from tumblestar.words import Phrase

SCORE_WORDS = tuple(name.replace("_", "-") for name in SCORE_NAMES)
"""What is scored, in the book's order, as the keys of words have it (TT-5.1)."""


def _says(key: str, **args: Any) -> Phrase:
    return Phrase(key, args, GAME)


# ------------------------------------------------------------------------------------------------ tiles


def tile_words(kind: int, lines: int | None = None) -> Phrase:
    """A tile as it is called; a star by its lines as it lies, or as the box shows it."""
    tile = BOX.tiles[kind - 1]
    if tile.kind != "star":
        return _says(f"tile-{tile.planet or tile.kind}".replace("_", "-"))
    ports = tile.ports if lines is None else lines
    named = [_says(f"port-{name}") for i, name in enumerate(PORTS) if ports >> i & 1]
    return _says("tile-nova" if tile.nova else "tile-star", ports=named, count=len(named))


def tile_in_row(kind: int) -> Phrase:
    """A tile as it is called, and whether it is slow (TT-2.2)."""
    words = tile_words(kind)
    return _says("tile-slow", tile=words) if BOX.tiles[kind - 1].slow else words


def tile_parts(kind: int) -> tuple[Phrase, ...]:
    """What the file says of a kind of tile, for a sheet of tiles, line by line; its lines as the file has them."""
    tile = BOX.tiles[kind - 1]
    lines = (_says("tile-code", code=tile.code, name=tile.id), tile_words(kind), _says("tile-count", count=tile.copies))
    return (*lines, _says("tile-is-slow")) if tile.slow else lines


def tile_entry(kind: int) -> Stated:
    """A kind of tile in the box: its code, what it is, how many there are, whether it is slow (TT-1.3)."""
    tile = BOX.tiles[kind - 1]
    slow = "yes" if tile.slow else "no"
    said = _says("tile-entry", code=tile.code, tile=tile_words(kind), count=tile.copies, slow=slow)
    return Stated(said, tile.provenance)


# ------------------------------------------------------------------------------------------------ scores


def signed(number: int) -> dict[str, Any]:
    """A number as a sign and how much, since the minus sign is a matter of the words."""
    return {"sign": "minus" if number < 0 else "plus", "points": abs(number)}


def points_of(number: int) -> Phrase:
    """Points as they are said: "−1 point"."""
    return _says("points-of", **signed(number))


def _table(table: Table) -> list[Phrase]:
    """The entries of a table of points."""
    last = len(table.entries) - 1
    return [
        _says("table-from" if table.is_open and i == last else "table-at", number=number, **signed(points))
        for i, (number, points) in enumerate(table.entries)
    ]


def _classes(classes: int) -> list[Phrase]:
    """The classes of a set, as they are called together: stars, asteroids."""
    return [_says(f"many-{name.replace('_', '-')}") for i, name in enumerate(CLASSES) if classes >> i & 1]


def score_does(what: int) -> Stated:
    """What the constellations or the novas bring: 0 the largest, 1 the second, 2 their number, 3 novas (TT-5.3)."""
    score: Score = BOX.scores[what]
    if SCORE_WORDS[what] == "nova":
        return Stated(_says("does-nova", each=points_of(score.points)), score.provenance)
    return Stated(_says(f"does-{SCORE_WORDS[what]}", table=_table(score.table)), score.provenance)


def side_does(element: int, side: int) -> Stated:
    """What a side of a reference brings, said from its rule and the numbers in the file (TT-5.3)."""
    reference: Reference = BOX.references[element][side]
    own = SUBJECTS[element].replace("_", "-")
    args: dict[str, Any] = {"tile": _says(f"one-{own}"), "tiles": _says(f"many-{own}")}
    args |= _ARGUMENTS[reference.rule](reference.numbers) | {"table": _table(reference.table)}
    return Stated(_says(f"does-{reference.rule.replace('_', '-')}", **args), reference.provenance)


def _counting(numbers: tuple[int, ...]) -> dict[str, Any]:
    """Arguments of the rules that count: so much each, and a base or what there is for none where they matter."""
    extra = {(False, False): "plain", (True, False): "base", (False, True): "none", (True, True): "both"}
    args: dict[str, Any] = {"extra": extra[numbers[BASE] != 0, numbers[NONE] != 0], "of": _classes(numbers[OF])}
    return args | {name: points_of(numbers[at]) for name, at in (("each", EACH), ("base", BASE), ("none", NONE))}


def _seeing(numbers: tuple[int, ...]) -> dict[str, Any]:
    limit = "blocked" if numbers[OTHER] else "open"
    return _counting(numbers) | {"limit": limit, "blocked": _classes(numbers[OTHER])}


def _grouping(numbers: tuple[int, ...]) -> dict[str, Any]:
    return {"corners": "yes" if numbers[CORNERS] else "no"}


def _being_apart(numbers: tuple[int, ...]) -> dict[str, Any]:
    """A bonus that nothing can prevent is part of the points."""
    points, bonus = numbers[EACH], numbers[BASE]
    if not numbers[OTHER]:
        points, bonus = points + bonus, 0
    args: dict[str, Any] = {"extra": "bonus" if bonus else "plain", "of": _classes(numbers[OF])}
    return args | {"each": points_of(points), "bonus": points_of(bonus), "other": _classes(numbers[OTHER])}


def _setting(numbers: tuple[int, ...]) -> dict[str, Any]:
    return {"extra": "beside" if numbers[BASE] else "plain", "each": points_of(numbers[BASE])}


def _finding(numbers: tuple[int, ...]) -> dict[str, Any]:
    return {"of": _classes(numbers[OF])}


_ARGUMENTS: dict[str, Callable[[tuple[int, ...]], dict[str, Any]]] = {
    "flat": lambda numbers: {"each": points_of(numbers[EACH])},
    "by_number": lambda _: {},
    "largest_group": _grouping,
    "every_group": _grouping,
    "beside_count": _counting,
    "around_count": _counting,
    "beside_table": _finding,
    "around_table": _finding,
    "beside_kinds": _finding,
    "around_kinds": _finding,
    "in_sight": _seeing,
    "apart": _being_apart,
    "sets": _setting,
}
"""What the sentence of each rule is given besides the tiles it is about and its table."""


def card_name(what: int, side: int = 0) -> Phrase:
    """What scores, as it is called: in the book's order, references with their side."""
    name = _says(f"card-{SCORE_WORDS[what]}")
    first = len(BOX.scores)
    return name if what < first else _says("card-side", name=name, side=SIDES[side])


def card_does(what: int, side: int = 0) -> Stated:
    """What one thing that is scored brings, references by their side."""
    first = len(BOX.scores)
    return score_does(what) if what < first else side_does(what - first, side)


def card_line(what: int, side: int = 0) -> Stated:
    """The name of something that is scored, with what it brings."""
    said, provenance = card_does(what, side)
    return Stated(_says("card-line", name=card_name(what, side), does=said), provenance)


# ------------------------------------------------------------------------------------------------ the rules help


def facts(key: str) -> dict[str, Any]:
    """The figures of the file that a statement of the rules speaks of, by the key of its words."""
    rows: tuple[Row, ...] = BOX.seats
    if key == "rule-TT-1-1":
        return {"tiles": TILES, **dict(zip(KINDS, BOX.totals, strict=True))}
    if key == "rule-TT-1-2":
        return {"cells": CELLS, "columns": BOX.columns, "rows": BOX.rows}
    if key in ("rule-TT-2-3", "rule-TT-3-6"):
        each = [row.standees if key == "rule-TT-2-3" else row.rounds for row in rows]
        return {"two": each[1], "three": each[2], "four": each[3]}
    if key == "rule-TT-3-2":
        return {"rotate": "yes" if BOX.rotate else "no", "turned": "yes" if BOX.flip else "no"}
    return {}


def sources(key: str) -> dict[str, str]:
    """Where figures of such a statement come from, by the place of the mark in its words."""
    if key == "rule-TT-1-1":
        return {"source": BOX.totals_provenance}
    if key == "rule-TT-1-2":
        return {"reconstruction": BOX.grid_provenance}
    if key == "rule-TT-1-3":
        return {"reconstruction": _least(tile.provenance for tile in BOX.tiles)}
    if key == "rule-TT-3-2":
        return {"source": BOX.rotate_provenance, "flip_source": BOX.flip_provenance}
    if key == "rule-TT-5-3":
        return {"reconstruction": _least(one.provenance for one in scored())}
    return {}


def _least(provenances: Iterable[str]) -> str:
    """The provenance that is worth least."""
    return max(provenances, key=PROVENANCES.index)


def stated(key: str) -> list[Stated]:
    """What of the file follows a statement of the rules, by the key of its words."""
    if key == "rule-TT-1-3":
        return [tile_entry(kind) for kind in range(1, len(BOX.tiles) + 1)]
    if key == "rule-TT-2-1":
        return [_row(seats) for seats in (2, 3, 4)]
    if key == "rule-TT-5-3":
        return scored()
    if key == "rule-TT-6-1":
        return [_row(1), Stated(_says("solo-goals", goals=list(BOX.goals)), BOX.seats[0].provenance)]
    return []


def scored() -> list[Stated]:
    """All that is scored, both sides of every reference."""
    first = len(BOX.scores)
    plain = [card_line(what) for what in range(first)]
    return plain + [card_line(first + element, side) for element in range(len(ELEMENTS)) for side in (0, 1)]


def _row(seats: int) -> Stated:
    """The rows, standees and rounds of a number of seats (TT-2.1, TT-6.1)."""
    row = BOX.seats[seats - 1]
    args = {"count": seats, "current": row.current, "next": row.next, "standees": row.standees, "rounds": row.rounds}
    return Stated(_says("rows-of", **args), row.provenance)


def rows_told() -> list[Stated]:
    """The rows of every number of seats, and the goals of one alone."""
    return [_row(seats) for seats in (2, 3, 4)] + stated("rule-TT-6-1")


def set_name() -> Phrase:
    """What the set of tiles is called: by the name that the file gives it, or as ours."""
    return _says("set-named", name=BOX.name) if BOX.name else _says("set-ours")
