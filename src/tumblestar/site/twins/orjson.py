"""A plain twin of orjson, for the static site: as much of it as the server uses, by Python's own json."""

from __future__ import annotations

import json
from typing import NoReturn

JSONDecodeError = json.JSONDecodeError


def dumps(value: object) -> bytes:
    """A value as JSON without spaces, in UTF-8. Raises TypeError for what is no JSON."""
    try:
        return json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
    except ValueError as error:
        raise TypeError(str(error)) from error


def loads(text: str | bytes) -> object:
    """The value of a JSON text. Raises ValueError."""
    return json.loads(text, parse_constant=_refuse)


def _refuse(name: str) -> NoReturn:
    raise JSONDecodeError(f"{name} is no JSON", name, 0)
