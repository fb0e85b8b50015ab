"""Draws the icons of the installable app as PNG from `picture.icon`; needs resvg-py (`pip install resvg-py`).

Each file says in its text which drawing it is of; tests/web/test_install.py compares.
"""

import hashlib
import struct
import zlib
from pathlib import Path

from tumblestar.picture import icon

STATIC = Path(__file__).parents[1] / "src/tumblestar/web/static"
ICONS = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-maskable-512.png": (512, True)}
"""Size, and whether the drawing fills the square, of which systems cut their own shape."""
END = 12
"""Bytes of the last chunk."""


def digest(*, is_maskable: bool) -> bytes:
    """What stands in a file for the drawing it is of."""
    return hashlib.sha256(icon(is_maskable=is_maskable).encode()).hexdigest().encode()


def labelled(png: bytes, text: bytes) -> bytes:
    """A PNG with a text chunk before its end."""
    body = b"tEXtSource\0" + text
    chunk = struct.pack(">I", len(body) - 4) + body + struct.pack(">I", zlib.crc32(body))
    return png[:-END] + chunk + png[-END:]


def main() -> None:
    """Writes all icons."""
    import resvg_py  # pyright: ignore[reportMissingImports]

    for name, (size, is_maskable) in ICONS.items():
        png = bytes(resvg_py.svg_to_bytes(svg_string=icon(is_maskable=is_maskable), width=size, height=size))
        (STATIC / name).write_bytes(labelled(png, digest(is_maskable=is_maskable)))


if __name__ == "__main__":
    main()
