"""The versions that the fast sockets are tested with. Outside of them they are off."""

from __future__ import annotations

import re
import sys
from collections.abc import Mapping
from importlib.metadata import version

TESTED: Mapping[str, tuple[tuple[int, ...], tuple[int, ...]]] = {
    "Python": ((3, 11), (3, 14)),
    "uvicorn": ((0, 53), (0, 55)),
    "websockets": ((17,), (18,)),
}
"""What the fast sockets rely on: the first version that is tested, and the first that is not any more."""


def installed() -> dict[str, str]:
    """The versions that run now."""
    python = ".".join(map(str, sys.version_info[:3]))
    return {name: python if name == "Python" else version(name) for name in TESTED}


def untested(found: Mapping[str, str]) -> list[str]:
    """Those of some versions that lie outside the tested range, with the range, in words."""
    return [
        f"{name} {found[name]} (tested: {_text(first)} to below {_text(end)})"
        for name, (first, end) in TESTED.items()
        if not first <= tuple(map(int, re.findall(r"\d+", found[name])))[:3] < end
    ]


def _text(numbers: tuple[int, ...]) -> str:
    return ".".join(map(str, numbers))
