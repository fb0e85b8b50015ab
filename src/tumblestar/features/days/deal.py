"""A deal: a game that several people play, each for themselves, with the same options, bots and chance.

It travels as the query of a link (docs/deals.md). Two people who play it have the same luck as far as they do the same;
beyond that in each stream of chance, such as the throws of one die (docs/chance.md).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple
from urllib.parse import urlencode

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.record import Record
from tumblestar.words import Phrase
from tumblestar.words.text_input import composed

PERSON = "me"
"""A seat of the person who plays."""
LONGEST_SEED = 100
LONGEST = 2000
"""Characters of a link's query."""


@dataclass(frozen=True)
class Deal:
    """A game to be played by several people. Raises BadOption where it cannot be."""

    game: Game
    seats: tuple[str, ...]
    """PERSON, or the name of a bot."""
    seed: str
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    salts: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        known = bots.of(self.game)
        for name in self.seats:
            if name != PERSON and name not in known:
                raise BadOption(Phrase("unknown-bot", {"name": name[:40], "bots": list(known)}))
        if PERSON not in self.seats:
            raise BadOption(Phrase("deal-nobody", {"person": PERSON}))
        if not (0 < len(self.seed) <= LONGEST_SEED and self.seed.isprintable()):
            raise BadOption(Phrase("bad-seed", {"most": LONGEST_SEED}))
        if len(self.salts) not in (0, len(self.seats)):
            raise BadOption(Phrase("bad-salts", {"seats": len(self.seats)}))
        self.game.fresh(len(self.seats), dict(self.options))

    @property
    def seat(self) -> int:
        """The first seat of the person who plays, from 0."""
        return self.seats.index(PERSON)

    @property
    def query(self) -> str:
        """The query of its link."""
        options = ((name, str(value)) for name, value in sorted(self.options.items()))
        pairs = [("seed", self.seed), *(("salt", salt) for salt in self.salts), *options]
        return urlencode([*pairs, ("seats", ",".join(self.seats))])  # last: it ends with no sign that a text might add

    @property
    def key(self) -> str:
        """Its digest: the same for the same game, seats, options and chance."""
        text = json.dumps([self.game.name, self.seats, sorted(self.options.items()), self.seed, self.salts])
        return hashlib.sha256(text.encode()).hexdigest()[:32]


def of_record(record: Record) -> Deal | None:
    """The deal of a finished game whose chance is known; None where it was typed in, or it began elsewhere."""
    if not (record.is_over and record.seed) or record.chance == "typed" or record.start or record.remark:
        return None
    seats = tuple(seat.name if seat.kind == "bot" else PERSON for seat in record.seats)
    salts = tuple(record.salts) if any(record.salts) else ()
    try:
        return Deal(record.game, seats, record.seed, dict(record.options), salts)
    except BadOption:  # bots alone, or a bot that there is no more
        return None


def read(game: Game, given: Sequence[tuple[str, str]]) -> Deal:
    """The deal of a link, whose other fields are ignored. Raises BadOption, which says what was expected."""
    known = {option.name: option for option in game.options}
    given = [pair for pair in given if pair[0] in (*known, "seats", "seed", "salt")]
    if sum(len(name) + len(value) for name, value in given) > LONGEST:
        raise BadOption(Phrase("deal-long", {"most": LONGEST}))
    options: dict[str, int] = {}
    for name, value in given:
        if name in known:
            allowed = {str(one): one for one in known[name].values}
            if value not in allowed:
                expected = {"name": name, "value": value[:20], "allowed": list(allowed)}
                raise BadOption(Phrase("bad-option-value", expected))
            if allowed[value] != known[name].default:
                options[name] = allowed[value]
    values = dict(given)
    if missing := [name for name in ("seats", "seed") if name not in values]:
        raise BadOption(Phrase("deal-missing", {"names": missing}))
    seats = tuple(values["seats"].split(","))
    if len(seats) not in game.seats:
        raise BadOption(Phrase("bad-seats", {"seats": len(seats), "allowed": list(game.seats)}))
    salts = tuple(clean_name(value) for name, value in given if name == "salt")
    return Deal(game, seats, composed(values["seed"]), options, salts)


class Turn(NamedTuple):
    """What a seat did in one turn, in notation, and its points after it."""

    actions: tuple[str, ...]
    points: int


def turns(record: Record, seat: int) -> list[Turn]:
    """The turns of a seat, as far as the game went: what it did within one turn of the rules, and its points then."""
    game, found, actions = record.game, list[Turn](), list[str]()
    states = [*record.states(), record.state]
    for event, before, after in zip(record.events, states, states[1:], strict=False):
        if event.actor == seat:
            actions.append(event.text)
        is_last = event.n == len(record.events) or game.rules.turn(before) != game.rules.turn(after)
        if actions and is_last:
            found.append(Turn(tuple(actions), game.points(after, seat)))
            actions = []
    return found
