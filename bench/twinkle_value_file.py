"""Writes the files of Twinkle's learned values, which `tumblestar.games.twinkle.bots.search_memory` reads."""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence

from tumblestar.games.twinkle.bots.search_memory import NET_FORMAT
from tumblestar.games.twinkle.bots.value_net import FEATURES, HIDDEN

MOST = 127


def write(
    rows: Sequence[Sequence[float]], tops: Sequence[Sequence[Sequence[float]]], about: Mapping[str, object]
) -> bytes:
    """The file of a net. `rows` are rounded to a 127th of the greatest number of their column."""
    scales = [max(abs(float(row[j])) for row in rows) / MOST or 1.0 for j in range(HIDDEN)]
    small = array("b", (round(float(row[j]) / scales[j]) for row in rows for j in range(HIDDEN)))
    large = array("f", (float(x) for stage in tops for row in stage for x in row))
    if sys.byteorder == "big":
        large.byteswap()
    head = {"format": NET_FORMAT, "features": FEATURES, "hidden": HIDDEN, **about, "scales": scales}
    return json.dumps(head).encode() + b"\n" + zlib.compress(small.tobytes() + large.tobytes(), 9)
