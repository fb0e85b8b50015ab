"""What `box.toml` says of Twinkle Twinkle, in phrases: tiles, rows, and how everything scores, with provenances.

The help pages, the board in text and the cards in play say these things from the file as it is, so that a correction of
the file corrects them too.
"""

from __future__ import annotations

from collections.abc import Iterable

from tumblestar.contract.capabilities import DataStatement
from tumblestar.games.twinkle_twinkle import box
from tumblestar.games.twinkle_twinkle.box import PointsTable, ReferenceSide
from tumblestar.games.twinkle_twinkle.parts import BOX, phrase
from tumblestar.games.twinkle_twinkle.rules import SCORE_NAMES
from tumblestar.games.twinkle_twinkle.scoring import NOVA_SCORE, REFERENCES
from tumblestar.words import Arguments, Phrase

SCORE_WORDS = tuple(name.replace("_", "-") for name in SCORE_NAMES)
"""What is scored, in the book's order, as the keys of words have it (TT-5.1)."""


# -- tiles


def tile_words(kind: int, lines: int | None = None) -> Phrase:
    """The name of a tile; a star has its lines as it lies, or as the box shows it."""
    tile = BOX.tiles[kind - 1]
    if tile.kind != "star":
        return phrase(f"tile-{tile.planet or tile.kind}".replace("_", "-"))
    ports = tile.ports if lines is None else lines
    names = [phrase(f"port-{name}") for i, name in enumerate(box.PORTS) if ports >> i & 1]
    return phrase("tile-nova" if tile.nova else "tile-star", ports=names, count=len(names))


def tile_kind(kind: int) -> Phrase:
    """The name of a tile without its lines."""
    tile = BOX.tiles[kind - 1]
    return phrase("one-nova" if tile.nova else "one-star") if tile.kind == "star" else tile_words(kind)


def tile_in_row(kind: int) -> Phrase:
    """The name of a tile, and whether it is slow (TT-2.2)."""
    words = tile_words(kind)
    return phrase("tile-slow", tile=words) if BOX.tiles[kind - 1].slow else words


def tile_parts(kind: int) -> tuple[Phrase, ...]:
    """What the file says of a kind of tile, for a sheet of tiles, line by line; its lines as the file has them."""
    tile = BOX.tiles[kind - 1]
    slow = (phrase("tile-is-slow"),) if tile.slow else ()
    code, count = phrase("tile-code", code=tile.code, name=tile.id), phrase("tile-count", count=tile.copies)
    return code, tile_words(kind), count, *slow


def tile_entry(kind: int) -> DataStatement:
    """A kind of tile in the box: its code, what it is, how many there are, whether it is slow (TT-1.3)."""
    tile = BOX.tiles[kind - 1]
    entry = phrase("tile-entry", code=tile.code, tile=tile_in_row(kind), count=tile.copies)
    return DataStatement(entry, tile.provenance)


# -- scores


def signed(number: int) -> Arguments:
    """The sign and the amount of a number, since the words choose the minus sign."""
    return {"sign": "minus" if number < 0 else "plus", "points": abs(number)}


def points_of(number: int) -> Phrase:
    """A number of points: "−1 point"."""
    return phrase("points-of", **signed(number))


def _entries(table: PointsTable) -> list[Phrase]:
    """The entries of a table of points."""
    last = len(table.entries) - 1
    return [
        phrase("table-from" if table.is_open and i == last else "table-at", number=number, **signed(points))
        for i, (number, points) in enumerate(table.entries)
    ]


def _class_names(classes: int) -> list[Phrase]:
    """The classes of a set in the plural: stars, asteroids."""
    return [phrase(f"many-{name.replace('_', '-')}") for i, name in enumerate(box.CLASSES) if classes >> i & 1]


def explain(what: int, side: int = 0) -> DataStatement:
    """How one thing scores, in the book's order, a reference by its side (TT-5.3)."""
    if what >= REFERENCES:
        return _explain_reference(what - REFERENCES, side)
    score = BOX.scores[what]
    argument: Arguments = {"each": points_of(score.points)} if what == NOVA_SCORE else {"table": _entries(score.table)}
    return DataStatement(phrase(f"does-{SCORE_WORDS[what]}", **argument), score.provenance)


def _explain_reference(element: int, side: int) -> DataStatement:
    reference = BOX.references[element][side]
    subject = box.SUBJECTS[element].replace("_", "-")
    args = _rule_arguments(reference) | {"tile": phrase(f"one-{subject}"), "tiles": phrase(f"many-{subject}")}
    return DataStatement(phrase(f"does-{reference.rule.replace('_', '-')}", **args), reference.provenance)


def _rule_arguments(reference: ReferenceSide) -> Arguments:
    """The arguments of the words of any rule; `extra` chooses the variant of the sentence."""
    of, other, each, base, none, corners = reference.numbers
    computes, extra = box.RULES[reference.rule].computes, "plain"
    if computes == box.APART and not other:  # nothing can prevent the bonus
        each, base = each + base, 0
    if computes in (box.COUNT_NEAR, box.IN_SIGHT):
        extra = ("plain", "base", "none", "both")[(base != 0) + 2 * (none != 0)]
    elif computes in (box.APART, box.SETS) and base:
        extra = "bonus" if computes == box.APART else "beside"
    return {
        "extra": extra,
        "each": points_of(base if computes == box.SETS else each),
        "base": points_of(base),
        "bonus": points_of(base),
        "none": points_of(none),
        "of": _class_names(of),
        "other": _class_names(other),
        "blocked": _class_names(other),
        "limit": "blocked" if other else "open",
        "corners": "yes" if corners else "no",
        "table": _entries(reference.table),
    }


def card_name(what: int, side: int = 0) -> Phrase:
    """The name of one thing that scores, in the book's order; references have their side."""
    name = phrase(f"card-{SCORE_WORDS[what]}")
    return name if what < REFERENCES else phrase("card-side", name=name, side=box.SIDES[side])


def card_line(what: int, side: int = 0) -> DataStatement:
    """The name of one thing that scores, and how it scores."""
    does, provenance = explain(what, side)
    return DataStatement(phrase("card-line", name=card_name(what, side), does=does), provenance)


# -- the rules help


def arguments(key: str) -> Arguments:
    """The figures of the file in a statement of the rules, by the key of its words."""
    if key == "rule-TT-1-1":
        return {"tiles": box.TILES, **dict(zip(box.KINDS, BOX.totals, strict=True))}
    if key == "rule-TT-1-2":
        return {"cells": box.CELLS, "columns": BOX.columns, "rows": BOX.rows}
    if key in ("rule-TT-2-3", "rule-TT-3-6"):
        each = [setup.standees if key == "rule-TT-2-3" else setup.rounds for setup in BOX.seats]
        return {"two": each[1], "three": each[2], "four": each[3]}
    if key == "rule-TT-3-2":
        return {"rotate": "yes" if BOX.rotate else "no", "turned": "yes" if BOX.flip else "no"}
    return {}


def provenances(key: str) -> dict[str, str]:
    """The provenances of figures in such a statement, by the place of the mark in its words."""
    return {
        "rule-TT-1-1": {"source": BOX.totals_provenance},
        "rule-TT-1-2": {"reconstruction": BOX.grid_provenance},
        "rule-TT-1-3": {"reconstruction": _least(tile.provenance for tile in BOX.tiles)},
        "rule-TT-3-2": {"source": BOX.rotate_provenance, "flip_source": BOX.flip_provenance},
        "rule-TT-5-3": {"reconstruction": _least(card.provenance for card in all_cards())},
    }.get(key, {})


def _least(provenances: Iterable[str]) -> str:
    """The least certain provenance."""
    return max(provenances, key=box.PROVENANCES.index)


def statements(key: str) -> list[DataStatement]:
    """The entries of the file that follow a statement of the rules, by the key of its words."""
    if key == "rule-TT-1-3":
        return [tile_entry(kind) for kind in range(1, len(BOX.tiles) + 1)]
    if key == "rule-TT-2-1":
        return [_setup(seats) for seats in (2, 3, 4)]
    if key == "rule-TT-5-3":
        return all_cards()
    if key == "rule-TT-6-1":
        return [_setup(1), DataStatement(phrase("solo-goals", goals=list(BOX.goals)), BOX.seats[0].provenance)]
    return []


def all_cards() -> list[DataStatement]:
    """How everything scores, both sides of every reference."""
    references = [(REFERENCES + element, side) for element in range(len(box.ELEMENTS)) for side in (0, 1)]
    return [card_line(what, side) for what, side in [*((what, 0) for what in range(REFERENCES)), *references]]


def _setup(seats: int) -> DataStatement:
    """The rows, standees and rounds of a number of seats (TT-2.1, TT-6.1)."""
    current, following, standees, rounds, provenance = BOX.seats[seats - 1]
    words = phrase("rows-of", count=seats, current=current, next=following, standees=standees, rounds=rounds)
    return DataStatement(words, provenance)


def all_setups() -> list[DataStatement]:
    """The rows of every number of seats, and the goals of one alone."""
    return statements("rule-TT-2-1") + statements("rule-TT-6-1")


def set_name() -> Phrase:
    """The name of the set of tiles: the one that the file gives it, or ours."""
    return phrase("set-named", name=BOX.name) if BOX.name else phrase("set-ours")
