"""Pictures as pixels."""

import struct
import zlib

import numpy as np
from numpy.typing import NDArray

from tumblestar.env import pixels


def as_png(image: NDArray[np.uint8]) -> bytes:
    """A PNG file in which the rows have the five filters in turn, each computed pixel by pixel."""
    height, width = image.shape[:2]
    values = image.astype(int)
    raw = bytearray()
    for y in range(height):
        kind = y % 5
        raw.append(kind)
        for x in range(width):
            for channel in range(4):
                left = values[y, x - 1, channel] if x else 0
                up = values[y - 1, x, channel] if y else 0
                corner = values[y - 1, x - 1, channel] if x and y else 0
                guess = left + up - corner
                nearest = min((left, up, corner), key=lambda one: abs(guess - one))
                base = (0, left, up, (left + up) // 2, nearest)[kind]
                raw.append((values[y, x, channel] - base) % 256)
    packed = zlib.compress(bytes(raw))
    parts = [(b"IHDR", struct.pack(">IIBBBBB", width, height, 8, 6, 0, 0, 0))]
    parts += [(b"IDAT", packed[:50]), (b"IDAT", packed[50:]), (b"IEND", b"")]
    body = b"".join(struct.pack(">I", len(data)) + kind + data + b"\0\0\0\0" for kind, data in parts)
    return b"\x89PNG\r\n\x1a\n" + body


def test_every_filter_is_undone() -> None:
    image = np.random.default_rng(1).integers(0, 256, (12, 7, 4), dtype=np.uint8)
    assert (pixels.decode(as_png(image)) == image).all()


def test_a_picture_is_drawn_to_scale() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 2"><path fill="#102030" d="M0 0H2V2H0Z"/></svg>'
    drawn = pixels.draw(svg, 40)
    assert drawn.shape == (20, 40, 3)
    assert drawn[10, 5].tolist() == [16, 32, 48]
    assert drawn[10, 35].tolist() == [0, 0, 0]
