"""The files of Twinkle's learned values, for a seat alone and for seats among others.

`bench/twinkle_value_file.py` writes them. A file is a line of JSON about the net, and then, compressed, the first layer
row by row and the second layer stage by stage. The first layer has whole numbers of one byte, with a scale for each
column in the JSON; the second layer has 32-bit floats.
"""

from __future__ import annotations

import json
import sys
import zlib
from array import array
from functools import cache
from importlib import resources
from typing import Any, NamedTuple, cast

from tumblestar.games.twinkle.bots.value_net import FEATURES, HIDDEN, STAGES

NET_FORMAT = "tumblestar twinkle value 1"
NET_ANSWERS = 2
"""What the second layer says: points to come and the logarithm of their variance; alone only the first, a logit."""
NET_NAMES = {True: "alone.value", False: "others.value"}


class Net(NamedTuple):
    """The layers as lists, FEATURES x HIDDEN and STAGES x ANSWERS x (HIDDEN + 1), and how they were found."""

    rows: list[list[float]]
    tops: list[list[list[float]]]
    about: dict[str, Any]


def read_net(data: bytes) -> Net:
    """The net of a file. Raises ValueError for a file that is none, or one of another shape."""
    line, _, packed = data.partition(b"\n")
    head: object = json.loads(line)
    if not isinstance(head, dict):
        raise ValueError("the first line is not about a net")
    head = cast("dict[str, Any]", head)
    shape = (head.get("format"), head.get("features"), head.get("hidden"))
    if shape != (NET_FORMAT, FEATURES, HIDDEN):
        raise ValueError(f"expected {(NET_FORMAT, FEATURES, HIDDEN)}, found {shape}: learn the values anew")
    try:
        plain = zlib.decompress(packed)
    except zlib.error as why:
        raise ValueError(f"the layers are damaged: {why}") from why
    cells = FEATURES * HIDDEN
    small, large = array("b", plain[:cells]), array("f", plain[cells:])
    if len(large) != STAGES * NET_ANSWERS * (HIDDEN + 1):
        raise ValueError(f"the second layer has {len(large)} numbers")
    if sys.byteorder == "big":
        large.byteswap()
    scales: list[float] = head.pop("scales", [])
    if len(scales) != HIDDEN:
        raise ValueError(f"there are {len(scales)} scales")
    rows = [[small[at + j] * scales[j] for j in range(HIDDEN)] for at in range(0, cells, HIDDEN)]
    wide = HIDDEN + 1
    tops = [
        [
            list(large[(stage * NET_ANSWERS + i) * wide : (stage * NET_ANSWERS + i + 1) * wide])
            for i in range(NET_ANSWERS)
        ]
        for stage in range(STAGES)
    ]
    return Net(rows, tops, head)


@cache
def shipped_net(alone: bool) -> Net:
    """The net that ships, for one seat or for several."""
    return read_net(resources.files("tumblestar.games.twinkle").joinpath("data", NET_NAMES[alone]).read_bytes())
