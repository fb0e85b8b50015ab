"""SVG as an array of pixels, drawn by resvg (the extra `cards`)."""

from __future__ import annotations

import struct
import zlib
from functools import reduce

import numpy as np
from numpy.typing import NDArray

SUB, UP, AVERAGE, PAETH = 1, 2, 3, 4
"""What the rows of a PNG file are relative to: the pixel before, that above, both, or the nearest of three."""


def draw(svg: str, width: int) -> NDArray[np.uint8]:
    """A picture as an array of height, width and three colours."""
    import resvg_py

    return decode(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=width, skip_system_fonts=True)))[:, :, :3].copy()


def decode(png: bytes) -> NDArray[np.uint8]:
    """The pixels of a PNG file, of height, width and four channels, as resvg writes it: 8 bits, RGBA, not interlaced.

    Works through the picture in diagonals, since a pixel depends on those before and above it.
    """
    width, height = struct.unpack_from(">II", png, 16)
    data, at = b"", 8
    while at < len(png):
        (length,) = struct.unpack_from(">I", png, at)
        data += png[at + 8 : at + 8 + length] if png[at + 4 : at + 8] == b"IDAT" else b""
        at += length + 12
    rows = np.frombuffer(zlib.decompress(data), np.uint8).reshape(height, 1 + 4 * width)
    kinds = rows[:, :1]
    # Row y is moved by y, so that a diagonal is a column. One row above and two columns before are empty.
    moved = np.zeros((width + height + 1, height + 1, 4), np.int16)
    y, x = np.mgrid[:height, :width]
    moved[x + y + 2, y + 1] = rows[:, 1:].reshape(height, width, 4)
    inside = np.zeros((width + height + 1, height + 1, 1), np.bool_)
    inside[x + y + 2, y + 1] = True
    for d in range(2, width + height + 1):
        left, up, corner = moved[d - 1, 1:], moved[d - 1, :-1], moved[d - 2, :-1]
        guess = left + up - corner
        near_left, near_up, near_corner = abs(guess - left), abs(guess - up), abs(guess - corner)
        best = np.where(near_up <= near_corner, up, corner)
        paeth = np.where((near_left <= near_up) & (near_left <= near_corner), left, best)
        choices = ((SUB, left), (UP, up), (AVERAGE, (left + up) >> 1), (PAETH, paeth))
        base = reduce(lambda found, one: np.where(kinds == one[0], one[1], found), choices, np.zeros_like(left))
        moved[d, 1:] = np.where(inside[d, 1:], (moved[d, 1:] + base) & 255, 0)
    return moved[x + y + 2, y + 1].astype(np.uint8)
