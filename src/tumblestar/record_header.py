"""The values of a record's header, and how a record is written as text (docs/record.md)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tumblestar.contract.state import CHANCE

FORMAT = "tumblestar record 1"


class Seat(NamedTuple):
    """Who sits on a seat: a person with a name (which may be empty), or a bot by its name."""

    kind: str
    name: str


class Origin(NamedTuple):
    """What a record says of itself whose version of rules or data is not kept here: only shown, never played on."""

    rules: int
    data: str
    result: str
    end: str
    events: int
    """Their number. The record has those that the rules at hand allow."""
    text: str


def write(
    header: Mapping[str, str | int],
    options: Mapping[str, int],
    seats: Sequence[Seat],
    salts: Sequence[str],
    events: Sequence[tuple[int, str]],
) -> str:
    """The text of a record. Entries of the header that are empty are left out; events have an actor and notation."""
    given = dict(header) | {"options": " ".join(f"{name}={value}" for name, value in options.items())}
    given |= {f"seat {i}": f"{kind} {name}".rstrip() for i, (kind, name) in enumerate(seats, 1)}
    given |= {f"salt {i}": salt for i, salt in enumerate(salts, 1)}
    seat_keys, salt_keys = ([f"{word} {i}" for i in range(1, len(seats) + 1)] for word in ("seat", "salt"))
    keys = ["game", "rules", "data", "options", *seat_keys, "chance", "commitment", *salt_keys]
    keys += ["seed", "date", "result", "end"]
    lines = [FORMAT, *(f"{key}: {given[key]}" for key in keys if given.get(key, "") != "" or key == "data"), ""]
    lines += [f"{n} {'*' if actor == CHANCE else actor + 1} {text}" for n, (actor, text) in enumerate(events, 1)]
    return "\n".join(lines) + "\n"
