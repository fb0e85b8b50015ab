"""The part of a link that holds a game."""

import random
import re
import zlib
from base64 import urlsafe_b64decode

from tests.insight.test_report import played
from tumblestar.features.share import moments


def unpacked(part: str) -> str:
    """What `shared.js` makes of it."""
    data = part.removeprefix(moments.VERSION)
    return zlib.decompress(urlsafe_b64decode(data + "=" * (-len(data) % 4))).decode()


def test_a_link_holds_the_text_and_is_shorter() -> None:
    text = played("twisty", 2).text().replace("person \n", "person Zoë\n")
    part = moments.packed(text)
    assert unpacked(part) == text
    assert re.fullmatch(r"1\.[\w-]+", part)
    assert len(part) < 0.75 * len(text)


def test_what_is_too_long_for_a_link_is_none() -> None:
    luck = random.Random(1)
    assert moments.packed("a" * moments.LONGEST_TEXT)
    assert not moments.packed("é" * moments.LONGEST_TEXT)
    assert not moments.packed("a" * (moments.LONGEST_TEXT + 1))
    assert not moments.packed("".join(chr(luck.randrange(33, 127)) for _ in range(40_000)))
