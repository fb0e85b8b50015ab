"""Game states: plain objects whose fields are also the fields of a NumPy record when the rules are compiled."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from inspect import get_annotations
from typing import Annotated, ClassVar, Self, TypeVar, cast, get_args, get_type_hints

CHANCE = -1
"""The actor when chance is to act."""
OVER = -2
"""The actor when the game is over."""

i8 = Annotated[int, "i1"]
i16 = Annotated[int, "i2"]
i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]
"""Types of a field that holds one number; the width is NumPy's. A plain state holds Python ints whatever the width."""
Row = list[int]
"""A row of numbers: `Annotated[Row, i8, 4]` is a field of four."""
Grid = list[list[int]]
"""Rows of equal length: `Annotated[Grid, i8, 4, 7]` is a field of four rows of seven."""

Value = int | Row | Grid
S = TypeVar("S", bound="GameState")
S_contra = TypeVar("S_contra", bound="GameState", contravariant=True)


class GameState:
    """Base class of the `State` of each game, which declares its fields under the decorator `layout`.

    Every state has `seats`, and a field for each option. States are equal when all their fields are.

    >>> @layout
    ... class State(GameState):
    ...     seats: i8
    ...     dice: Annotated[Row, i8, 3]
    >>> s = State.fresh()
    >>> s.dice[1] = 6
    >>> s, s.copy() == s, s == State.fresh()
    (State(seats=0, dice=[0, 6, 0]), True, False)
    """

    __slots__ = ()
    __hash__ = None  # pyright: ignore[reportAssignmentType]  # a state changes

    fields: ClassVar[Mapping[str, tuple[str, tuple[int, ...]]]]
    """The width and the shape of each field; `()` is the shape of one number."""
    seats: int
    """How many seats play."""

    @classmethod
    def fresh(cls) -> Self:
        """A state with every field zero."""
        s = cls()
        for key, (_, shape) in cls.fields.items():
            setattr(s, key, _zeros(shape))
        return s

    def copy(self) -> Self:
        """A state equal to this one that shares nothing with it; `layout` writes it out for each game."""
        raise NotImplementedError("decorate the class with @layout")

    def __copy__(self) -> Self:
        return self.copy()

    def __deepcopy__(self, _memo: object) -> Self:
        return self.copy()

    def after(self, do: Callable[..., object], *args: object) -> Self:
        """A copy of this state after `do(copy, *args)`, say `apply` of an action; this state stays as it is."""
        new = self.copy()
        do(new, *args)
        return new

    def replaced(self, field: str, value: Value, place: int | None = None) -> Self:
        """A copy of this state with another value of a field, or of a place in its row."""
        new = self.copy()
        if place is None:
            setattr(new, field, value)
        else:
            getattr(new, field)[place] = value
        return new

    def values(self) -> tuple[Value, ...]:
        """The values of all fields, in the order of their declaration."""
        return tuple(getattr(self, key) for key in self.fields)

    def overflow(self) -> str:
        """The first field whose value does not fit its width, or an empty string."""
        for key, (width, _) in self.fields.items():
            limit = 1 << (8 * int(width[1]) - 1)
            if any(not -limit <= value < limit for value in _flat(getattr(self, key))):
                return key
        return ""

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.values() == cast("GameState", other).values()

    def __repr__(self) -> str:
        return f"State({', '.join(f'{key}={getattr(self, key)!r}' for key in self.fields)})"


def layout(cls: type[S]) -> type[S]:
    """Decorator of a game's `State`: gives it slots, `fields`, and a `copy` that is written out for its fields."""
    hints = get_type_hints(cls, include_extras=True)
    fields: dict[str, tuple[str, tuple[int, ...]]] = {}
    for key in get_annotations(cls):
        _, first, *shape = get_args(hints[key])
        fields[key] = (first if isinstance(first, str) else get_args(first)[1], tuple(shape))
    if "seats" not in fields:
        raise TypeError(f"{cls.__module__}.{cls.__name__} needs a field for how many seats play: seats: i8")
    state_class = dataclass(slots=True, init=False, eq=False, repr=False)(cls)
    state_class.fields = fields
    setattr(state_class, "copy", _copier(state_class))  # noqa: B010
    return state_class


def _copier(cls: type[S]) -> Callable[[S], S]:
    """A function that copies a state field by field, written out, since every search and every table calls it."""
    lines = ["def copy(s):", " t = new(cls)"]
    for key, (_, shape) in cls.fields.items():
        value = f"s.{key}"
        if len(shape) == 1:
            value += ".copy()"
        elif shape:
            value = "[" + ", ".join(f"s.{key}[{i}].copy()" for i in range(shape[0])) + "]"
        lines.append(f" t.{key} = {value}")
    space: dict[str, Callable[[S], S]] = {}
    exec("\n".join([*lines, " return t"]), {"new": object.__new__, "cls": cls}, space)  # noqa: S102
    return space["copy"]


def _zeros(shape: tuple[int, ...]) -> Value:
    if not shape:
        return 0
    return [0] * shape[0] if len(shape) == 1 else [[0] * shape[1] for _ in range(shape[0])]


def _flat(value: Value) -> list[int]:
    if isinstance(value, int):
        return [value]
    return [number for part in value for number in _flat(part)]
