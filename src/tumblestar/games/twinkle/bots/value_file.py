"""Twinkle's learned values as a file: two layers of whole numbers of one byte, with how they were found.

A file is a line of JSON that says all there is to know about the net, and then, compressed, the first layer row by row
and the second layer stage by stage. Each column of the first layer has a scale of its own in the JSON, and the second
layer's numbers are fractions of four bytes.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from collections.abc import Mapping, Sequence
from functools import cache
from importlib import resources
from typing import Any, NamedTuple, cast

from tumblestar.games.twinkle.bots.value_net import FEATURES, HIDDEN, STAGES

FORMAT = "tumblestar twinkle value 1"
ANSWERS = 2
"""What the second layer says: points to come and the logarithm of their variance; alone only the first, a logit."""
MOST = 127
NAMES = {True: "alone.value", False: "others.value"}


class Net(NamedTuple):
    """The layers as lists, FEATURES x HIDDEN and STAGES x ANSWERS x (HIDDEN + 1), and how they were found."""

    rows: list[list[float]]
    tops: list[list[list[float]]]
    about: dict[str, Any]


def write(
    rows: Sequence[Sequence[float]], tops: Sequence[Sequence[Sequence[float]]], about: Mapping[str, Any]
) -> bytes:
    """The file of a net. `rows` are rounded to a 127th of the greatest number of their column."""
    scales = [max(abs(float(row[j])) for row in rows) / MOST or 1.0 for j in range(HIDDEN)]
    small = array("b", (round(float(row[j]) / scales[j]) for row in rows for j in range(HIDDEN)))
    large = array("f", (float(x) for stage in tops for row in stage for x in row))
    if sys.byteorder == "big":
        large.byteswap()
    head = {"format": FORMAT, "features": FEATURES, "hidden": HIDDEN, **about, "scales": scales}
    return json.dumps(head).encode() + b"\n" + zlib.compress(small.tobytes() + large.tobytes(), 9)


def read(data: bytes) -> Net:
    """The net of a file. Raises ValueError for a file that is none, or one of another shape."""
    line, _, packed = data.partition(b"\n")
    told: object = json.loads(line)
    if not isinstance(told, dict):
        raise ValueError("the first line is not about a net")
    head = cast("dict[str, Any]", told)
    shape = (head.get("format"), head.get("features"), head.get("hidden"))
    if shape != (FORMAT, FEATURES, HIDDEN):
        raise ValueError(f"expected {(FORMAT, FEATURES, HIDDEN)}, found {shape}: learn the values anew")
    try:
        plain = zlib.decompress(packed)
    except zlib.error as why:
        raise ValueError(f"the layers are damaged: {why}") from why
    cells = FEATURES * HIDDEN
    small, large = array("b", plain[:cells]), array("f", plain[cells:])
    if len(large) != STAGES * ANSWERS * (HIDDEN + 1):
        raise ValueError(f"the second layer has {len(large)} numbers")
    if sys.byteorder == "big":
        large.byteswap()
    scales: list[float] = head.pop("scales", [])
    if len(scales) != HIDDEN:
        raise ValueError(f"there are {len(scales)} scales")
    rows = [[small[at + j] * scales[j] for j in range(HIDDEN)] for at in range(0, cells, HIDDEN)]
    wide = HIDDEN + 1
    tops = [
        [list(large[(stage * ANSWERS + i) * wide : (stage * ANSWERS + i + 1) * wide]) for i in range(ANSWERS)]
        for stage in range(STAGES)
    ]
    return Net(rows, tops, head)


@cache
def shipped(alone: bool) -> Net:
    """The net that ships, for one seat or for several."""
    return read(resources.files("tumblestar.games.twinkle").joinpath("data", NAMES[alone]).read_bytes())
