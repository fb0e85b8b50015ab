# pyright: basic
"""A plain twin of msgspec, for the static site: structs that are read from JSON, checked by their types.

It has as much as puzzles, progress files and messages use, and refuses what they would be refused.
"""

from __future__ import annotations

import json as _json
import re
from collections.abc import Callable
from functools import cache
from inspect import get_annotations
from types import NoneType, SimpleNamespace, UnionType
from typing import Annotated, Any, Generic, TypeVar, Union, dataclass_transform, get_args, get_origin, get_type_hints

T = TypeVar("T")


class MsgspecError(Exception):
    """What all errors here have in common."""


class DecodeError(MsgspecError, ValueError):
    """A text that is no JSON."""


class ValidationError(DecodeError):
    """A value that is not of its type."""


class Meta:
    """Bounds of a number, or of the length of a text, and its pattern."""

    def __init__(
        self,
        *,
        ge: float | None = None,
        le: float | None = None,
        min_length: int | None = None,
        max_length: int | None = None,
        pattern: str = "",
    ) -> None:
        self.ge, self.le, self.min_length, self.max_length, self.pattern = ge, le, min_length, max_length, pattern


@dataclass_transform(kw_only_default=False)
class Struct:
    """A class whose fields are given by name or in order; equal by its fields, and hashable if it is frozen."""

    __struct_fields__: tuple[str, ...] = ()
    __struct_config__ = SimpleNamespace(tag_field=None, tag=None)
    __is_frozen: bool = False
    __is_strict: bool = False

    def __init_subclass__(
        cls,
        *,
        frozen: bool = False,
        forbid_unknown_fields: bool = False,
        tag_field: str | None = None,
        tag: str | None = None,
        **_: bool,
    ) -> None:
        own = get_annotations(cls)
        cls.__struct_fields__ += tuple(n for n in own if n not in cls.__struct_fields__)
        cls.__is_frozen, cls.__is_strict = frozen, forbid_unknown_fields
        tag_field = tag_field or cls.__struct_config__.tag_field
        cls.__struct_config__ = SimpleNamespace(tag_field=tag_field, tag=tag_field and (tag or cls.__name__))

    def __init__(self, *values: object, **named: object) -> None:
        arguments = dict(zip(self.__struct_fields__, values, strict=False)) | named
        for name in self.__struct_fields__:
            if name not in arguments and not hasattr(type(self), name):
                raise TypeError(f"Missing required argument '{name}'")
            value = arguments.pop(name) if name in arguments else getattr(type(self), name)
            object.__setattr__(self, name, dict(value) if isinstance(value, dict) else value)
        if arguments:
            raise TypeError(f"Unexpected keyword argument '{next(iter(arguments))}'")

    def __setattr__(self, name: str, value: object) -> None:
        if self.__is_frozen:
            raise AttributeError(f"immutable type: '{type(self).__name__}'")
        object.__setattr__(self, name, value)

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and _values(self) == _values(other)

    def __hash__(self) -> int:
        if not self.__is_frozen:
            raise TypeError(f"unhashable type: '{type(self).__name__}'")
        return hash(tuple(_values(self)))

    def __repr__(self) -> str:
        fields = ", ".join(f"{n}={v!r}" for n, v in zip(self.__struct_fields__, _values(self), strict=True))
        return f"{type(self).__name__}({fields})"

    @classmethod
    def __read__(cls, value: object) -> Struct:
        if not isinstance(value, dict):
            raise _wrong("object", value)
        kinds = _kinds(cls)
        if cls.__is_strict and (unknown := value.keys() - kinds.keys()):
            raise ValidationError(f"Object contains unknown field `{min(map(str, unknown))}`")
        if missing := [name for name in kinds if name not in value and not hasattr(cls, name)]:
            raise ValidationError(f"Object missing required field `{missing[0]}`")
        return cls(**{name: _convert(value[name], kind) for name, kind in kinds.items() if name in value})


def _values(struct: Struct) -> list[object]:
    return [getattr(struct, name) for name in struct.__struct_fields__]


@cache
def _kinds(struct: type[Struct]) -> dict[str, Any]:
    """The types of a struct's fields."""
    hints = get_type_hints(struct, include_extras=True)
    return {name: hints[name] for name in struct.__struct_fields__}


def convert(value: object, kind: type[T], *, strict: bool = True) -> T:
    """A value as one of this type. Raises ValidationError. Only strictly."""
    if not strict:
        raise NotImplementedError
    return _convert(value, kind)


def _convert(value: Any, kind: Any) -> Any:
    origin, args = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _bounded(_convert(value, args[0]), args[1])
    if origin in (Union, UnionType):
        return _union(value, args)
    if origin is tuple:
        return _tuple(value, args)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return kind.__read__(value)
    if kind is float and type(value) is int:
        return float(value)
    if kind is object or kind is Any or type(value) is (NoneType if kind is None else kind):
        return value
    raise _wrong(kind.__name__ if isinstance(kind, type) else str(kind), value)


def _bounded(value: Any, meta: Meta) -> Any:
    if (meta.ge is not None and value < meta.ge) or (meta.le is not None and value > meta.le):
        raise ValidationError(f"Expected a number from {meta.ge} to {meta.le}")
    if meta.min_length is not None and len(value) < meta.min_length:
        raise ValidationError(f"Expected a text of at least {meta.min_length} characters")
    if meta.max_length is not None and len(value) > meta.max_length:
        raise ValidationError(f"Expected a text of at most {meta.max_length} characters")
    if meta.pattern and not re.search(meta.pattern, value):
        raise ValidationError(f"Expected a text that matches {meta.pattern}")
    return value


def _union(value: Any, kinds: tuple[Any, ...]) -> Any:
    """A value of the struct that its tag names, or of the first of these types that it fits."""
    if field := getattr(kinds[0], "__struct_config__", Struct.__struct_config__).tag_field:
        if not isinstance(value, dict):
            raise _wrong("object", value)
        struct = next((kind for kind in kinds if kind.__struct_config__.tag == value.get(field)), None)
        if struct is None:
            raise ValidationError(f"Invalid value {value.get(field)!r}")
        return struct.__read__(value)
    for kind in kinds[:-1]:
        try:
            return _convert(value, kind)
        except ValidationError:
            continue
    return _convert(value, kinds[-1])


def _tuple(value: object, kinds: tuple[Any, ...]) -> tuple[Any, ...]:
    if not isinstance(value, (list, tuple)):
        raise _wrong("array", value)
    if len(kinds) == 2 and kinds[1] is Ellipsis:
        return tuple(_convert(item, kinds[0]) for item in value)
    if len(value) != len(kinds):
        raise ValidationError(f"Expected `array` of length {len(kinds)}")
    return tuple(_convert(item, kind) for item, kind in zip(value, kinds, strict=True))


def _wrong(expected: str, value: object) -> ValidationError:
    return ValidationError(f"Expected `{expected}`, got `{type(value).__name__}`")


class _Decoder(Generic[T]):
    """Reads JSON as values of one type."""

    def __init__(self, kind: type[T] | Any = Any) -> None:
        self._kind = kind

    def decode(self, text: str | bytes) -> T:
        """The value. Raises DecodeError."""
        return _convert(_loads(text), self._kind)


def _loads(text: str | bytes) -> object:
    try:
        return _json.loads(text)
    except ValueError as error:
        raise DecodeError(str(error)) from error


def asdict(struct: Struct) -> dict[str, object]:
    """The fields of a struct by name."""
    return dict(zip(struct.__struct_fields__, _values(struct), strict=True))


def _tagged(struct: Struct) -> dict[str, object]:
    config = struct.__struct_config__
    return ({config.tag_field: config.tag} if config.tag_field else {}) | asdict(struct)


def _encode(value: object) -> bytes:
    """A value with structs as JSON, without spaces."""
    return _json.dumps(value, default=_tagged, ensure_ascii=False, separators=(",", ":")).encode()


_decode: Callable[[str | bytes], object] = _loads
json = SimpleNamespace(Decoder=_Decoder, decode=_decode, encode=_encode)
"""What msgspec.json has of these."""
structs = SimpleNamespace(asdict=asdict)
"""What msgspec.structs has of these."""
