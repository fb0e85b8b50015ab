"""The set of tiles of Twinkle Twinkle in pictures, as `box.toml` has it, to be compared with that of a box."""

from __future__ import annotations

from tumblestar.contract.capabilities import DrawnPart, PartSet
from tumblestar.games.twinkle_twinkle.parts import BOX, LINES
from tumblestar.games.twinkle_twinkle.picture.shapes import tile
from tumblestar.games.twinkle_twinkle.reference import all_cards, all_setups, set_name, tile_parts

SIZE = 100
"""How wide a tile is drawn, with the gap around it."""


def part_set() -> PartSet:
    """Every kind of tile as the file shows it, with its count, and all that the file says of rows and scores."""
    parts = [
        DrawnPart(tile(kind, LINES[kind][0]), SIZE, tile_parts(kind), one.provenance)
        for kind, one in enumerate(BOX.tiles, 1)
    ]
    return PartSet(set_name(), parts, [*all_setups(), *all_cards()])
