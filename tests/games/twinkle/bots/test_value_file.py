"""The file of Twinkle's value net: read as written within its precision, and refused if damaged or foreign."""

import json
import random
import zlib
from typing import Any

import pytest

from bench.twinkle_value_file import write
from tumblestar.games.twinkle.bots import search_memory
from tumblestar.games.twinkle.bots.value_net import FEATURES, HIDDEN, STAGES

ABOUT = {"command": "by lot", "seed": 3}


@pytest.fixture(scope="module")
def layers() -> tuple[Any, Any]:
    rng = random.Random(5)
    sizes = [10.0 ** rng.uniform(-3, 2) for _ in range(HIDDEN)]
    sizes[4] = 0.0  # a column of nothing
    rows = [[rng.gauss(0, 1) * size for size in sizes] for _ in range(FEATURES)]
    tops = [
        [[rng.gauss(0, 3) for _ in range(HIDDEN + 1)] for _ in range(search_memory.NET_ANSWERS)] for _ in range(STAGES)
    ]
    return rows, tops


@pytest.fixture(scope="module")
def data(layers: tuple[Any, Any]) -> bytes:
    return write(*layers, ABOUT)


def test_what_is_read_is_what_was_written(layers: tuple[Any, Any], data: bytes) -> None:
    rows, tops = layers
    found = search_memory.read_net(data)
    assert found.about == {"format": search_memory.NET_FORMAT, "features": FEATURES, "hidden": HIDDEN, **ABOUT}
    assert (len(found.rows), {len(row) for row in found.rows}) == (FEATURES, {HIDDEN})
    for j in range(HIDDEN):  # half a 127th of the greatest of the column
        most = max(abs(row[j]) for row in rows)
        assert max(abs(row[j] - read[j]) for row, read in zip(rows, found.rows, strict=True)) <= most / 254 * 1.000001
    for stage, read in zip(tops, found.tops, strict=True):
        for row, other in zip(stage, read, strict=True):
            assert other == pytest.approx(row, rel=1e-6)


def test_writing_what_was_read_changes_nothing(data: bytes) -> None:
    found = search_memory.read_net(data)
    again = search_memory.read_net(write(found.rows, found.tops, ABOUT))
    assert again.tops == found.tops
    for one, other in zip(again.rows, found.rows, strict=True):
        assert all(abs(a - b) <= 1e-12 * abs(b) for a, b in zip(one, other, strict=True))


def changed(data: bytes, **entries: Any) -> bytes:
    """The file with entries of its first line changed, or left out where they are None."""
    line, _, packed = data.partition(b"\n")
    head = json.loads(line) | entries
    return json.dumps({k: v for k, v in head.items() if v is not None}).encode() + b"\n" + packed


def repacked(data: bytes, more: bytes = b"", less: int = 0) -> bytes:
    """The file with layers that are longer or shorter."""
    line, _, packed = data.partition(b"\n")
    plain = zlib.decompress(packed)
    return line + b"\n" + zlib.compress(plain[: len(plain) - less] + more)


OTHERS: tuple[dict[str, Any], ...] = (
    *({"format": "tumblestar twinkle value 2"}, {"format": None}, {"features": FEATURES + 1}, {"hidden": 2 * HIDDEN}),
    *({"scales": None}, {"scales": [1.0]}),
)


def test_a_net_of_another_shape_a_damaged_file_and_what_is_no_net_are_refused(data: bytes) -> None:
    end = data.index(b"\n") + 1
    flipped = bytearray(data)
    flipped[(end + len(data)) // 2] ^= 0x55
    damaged = [data[: len(data) // 2], data[:end], data[: end - 1], data[end:], bytes(flipped)]
    damaged += [repacked(data, b"\0"), repacked(data, b"\0" * 4), repacked(data, less=4), repacked(data, less=9999)]
    damaged += [b"", b"{}", b"[]\n", b"null\n", b"\xff\xfe\n", b"hello\nthere", b'{"format": 1}\nx']
    for wrong in (*damaged, *(changed(data, **entries) for entries in OTHERS)):
        with pytest.raises(ValueError, match=r".+"):
            search_memory.read_net(wrong)


@pytest.mark.parametrize("alone", [True, False])
def test_the_shipped_nets_state_how_they_were_learned(alone: bool) -> None:
    found = search_memory.shipped_net(alone)
    assert {"command", "commit", "seed", "games", "curve"} <= set(found.about)
    assert "bench.twinkle_learn" in found.about["command"]
    assert found.about["games"] > 0
    assert len(found.about["curve"]) > 1
    assert any(any(row) for row in found.rows)
    assert len(found.tops) == STAGES
