"""The values of a record's header, and how a record is written as text (docs/record.md)."""

from __future__ import annotations

import datetime
import re
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from tumblestar.contract.errors import BadOption
from tumblestar.contract.state import CHANCE
from tumblestar.words import Phrase

FORMAT = "tumblestar record 1"
CHANCES = ("sealed", "seed", "typed")
"""Sealed: by a secret seed, committed to before the start. Seed: by a seed given by hand. Typed: outcomes put in."""


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


def is_date(text: str) -> bool:
    """Whether a text is a day as records have it."""
    try:
        return datetime.date.fromisoformat(text).isoformat() == text
    except ValueError:
        return False


def check_chance(chance: str, commitment: str, seed: str, *, is_practice: bool) -> None:
    """Checks the entries about chance against each other. Raises BadOption."""
    if chance not in CHANCES:
        raise BadOption(Phrase("bad-chance", {"text": chance, "allowed": list(CHANCES)}))
    if (commitment or chance == "sealed") and not re.fullmatch("[0-9a-f]{64}", commitment):
        raise BadOption(Phrase("bad-commitment"))
    if chance == "sealed":
        if seed and not re.fullmatch("[0-9a-f]{64}", seed):
            raise BadOption(Phrase("record-seed"))
        if is_practice:
            raise BadOption(Phrase("bad-practice"))
    elif (seed or chance == "seed") and not (0 < len(seed) <= 100 and seed.isprintable()):
        raise BadOption(Phrase("bad-seed", {"most": 100}))


def write(
    header: Mapping[str, str | int],
    options: Mapping[str, int],
    seats: Sequence[Seat],
    salts: Sequence[str],
    events: Sequence[tuple[int, str]],
) -> str:
    """The text of a record. Entries of the header that are empty are left out; events have an actor and notation."""
    entries = dict(header) | {"options": " ".join(f"{name}={value}" for name, value in options.items())}
    entries |= {f"seat {i}": f"{kind} {name}".rstrip() for i, (kind, name) in enumerate(seats, 1)}
    entries |= {f"salt {i}": salt for i, salt in enumerate(salts, 1)}
    seat_keys, salt_keys = ([f"{word} {i}" for i in range(1, len(seats) + 1)] for word in ("seat", "salt"))
    keys = ["game", "rules", "data", "options", "start", *seat_keys, "chance", "practice", "commitment", *salt_keys]
    keys += ["seed", "date", "result", "end"]
    lines = [FORMAT, *(f"{key}: {entries[key]}" for key in keys if entries.get(key, "") != "" or key == "data"), ""]
    return "\n".join(lines) + "\n" + "".join(event_line(n, *event) for n, event in enumerate(events, 1))


def event_line(n: int, actor: int, text: str) -> str:
    """The line of the n-th event."""
    return f"{n} {'*' if actor == CHANCE else actor + 1} {text}\n"
