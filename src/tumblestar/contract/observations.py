"""Observations: what a seat sees of a state, as whole numbers in a row of fixed length.

Programs that learn read them. Their length is the same for every number of seats and all options, and so is the
meaning of each number, which `FIELDS` gives.
"""

from __future__ import annotations

import math
from collections import namedtuple
from collections.abc import Mapping, Sequence
from itertools import accumulate, product
from types import ModuleType
from typing import Any, NamedTuple, Protocol

from tumblestar.contract.state import GameState, Row, S_contra


class Field(NamedTuple):
    """Numbers of an observation that belong together, last index fastest: name, shape, bounds, and their meaning.

    The meaning is an English sentence for engineers.
    """

    name: str
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return math.prod(self.shape)


def flags(name: str, shape: tuple[int, ...], meaning: str) -> Field:
    """A field of numbers that are 0 or 1."""
    return Field(name, shape, 0, 1, meaning)


class Symmetry(NamedTuple):
    """A symmetry of a game, as index permutations: where each number, and each action, of its image comes from.

    Number `i` of the image's observation is number `observation[i]` of the original's; action `i` in the image does
    what `actions[i]` does in the original.
    """

    name: str
    observation: tuple[int, ...]
    actions: tuple[int, ...]


class ObservationModule(Protocol[S_contra]):
    """`observation.py`: what a seat sees of a state, and the bounds of a game.

    Without the module a game has one observation, made of its layout (`observation_of_layout`).
    """

    @property
    def FIELDS(self) -> tuple[Field, ...]:
        """The fields of an observation, in order; bounds fit 16 bits."""
        ...

    def observe(self, s: S_contra, seat: int, out: Row, /) -> None:
        """Writes what `seat` sees into `out`, which has the length of all fields; in the compilable subset.

        Seats are in turn order, the observing seat first; an absent seat is zero throughout. All that is public and
        decides the game is there, and nothing that is hidden.
        """

    @property
    def SYMMETRIES(self) -> tuple[Symmetry, ...]:
        """Optional (none): symmetries that hold exactly wherever a seat is to act; more follow by composition."""
        ...

    @property
    def MAX_EVENTS(self) -> int:
        """Optional (25,000, the longest game that checks accept): no game has more events, those of chance included.

        A bound that is not proven says so in the module.
        """
        ...

    @property
    def SCORE_RANGE(self) -> tuple[int, int]:
        """Optional (16 bits): the least and the greatest points that a seat can have, at any time."""
        ...


def width(fields: Sequence[Field]) -> int:
    """The length of an observation.

    >>> width((Field("dice", (5, 6), 0, 1, "The faces."), Field("rolls", (), 0, 3, "The rolls left.")))
    31
    """
    return sum(field.size for field in fields)


def offsets(fields: Sequence[Field]) -> tuple[int, ...]:
    """The index in an observation at which each field begins."""
    return tuple(accumulate((field.size for field in fields[:-1]), initial=0))


def named_offsets(fields: Sequence[Field]) -> Any:
    """The same by the names of the fields, as attributes: `AT.bank` for a game's `observe`."""
    named: Any = namedtuple  # pyright knows those with fixed fields alone
    return named("Offsets", [field.name for field in fields])(*offsets(fields))


def moved(fields: Sequence[Field], changes: Mapping[str, Sequence[Sequence[int]]]) -> tuple[int, ...]:
    """The `observation` of a symmetry, which moves the fields that `changes` names and leaves all others.

    A change has a permutation for each index of the field, or one for all its numbers.

    >>> moved([Field("bank", (), 0, 9, ""), Field("dice", (2, 3), 0, 1, "")], {"dice": ([0, 1], [2, 0, 1])})
    (0, 3, 1, 2, 6, 4, 5)
    """
    permutation: list[int] = []
    for start, field in zip(offsets(fields), fields, strict=True):
        change = changes.get(field.name, [range(field.size)])
        lengths = field.shape if len(change) == len(field.shape) else (field.size,)
        for places in product(*change):
            at = 0
            for length, place in zip(lengths, places, strict=True):
                at = at * length + place
            permutation.append(start + at)
    return tuple(permutation)


def observation_of_layout(state: type[GameState]) -> ModuleType:
    """The observation of a game that has none of its own: the observing seat, then all fields of its state.

    Seats are in seat order here, since a layout does not say what belongs to a seat; and nothing is hidden. A number of
    more than 16 bits becomes its bytes, the lowest first.
    """
    fields = [Field("seat", (), 0, 127, "The observing seat, from 0.")]
    lines, at = ["def observe(s, seat, out):", " out[0] = seat"], 1
    for name, (kind, shape) in state.fields.items():
        size = int(kind[1])
        is_split, limit = size > 2, 1 << (8 * size - 1)
        meaning = f"The field `{name}` of the state" + (", its bytes from the lowest." if is_split else ".")
        inner = (*shape, size) if is_split else shape
        fields.append(Field(name, inner, 0 if is_split else -limit, 255 if is_split else limit - 1, meaning))
        place, indent = f"s.{name}", " "
        for depth, length in enumerate(shape):
            lines.append(f"{indent}for i{depth} in range({length}):")
            place += f"[i{depth}]"
            indent += " "
        row = "".join(
            f"{' + ' if depth else ''}i{depth} * {math.prod(inner[depth + 1 :])}" for depth in range(len(shape))
        )
        for byte in range(size if is_split else 1):
            value = f"({place} >> {8 * byte}) & 255" if is_split else place
            lines.append(f"{indent}out[{' + '.join(filter(None, (str(at + byte), row)))}] = {value}")
        at += fields[-1].size
    module = ModuleType(__name__)  # one that can be imported, for Numba's cache
    module.FIELDS = tuple(fields)  # pyright: ignore[reportAttributeAccessIssue]
    exec("\n".join(lines), vars(module))  # noqa: S102 - written out, so that it compiles for its layout
    return module
