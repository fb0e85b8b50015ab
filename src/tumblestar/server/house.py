"""All live tables of one process: found or loaded when somebody asks, made from a filled-in plan."""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import date

from tumblestar import bots
from tumblestar.chance import commitment, fresh_seed
from tumblestar.game import BadOption, Game
from tumblestar.games import SHELF, working
from tumblestar.record import Record, Refused, clean_name
from tumblestar.server.bots import PACE, BotPlayer
from tumblestar.server.store import Place, Saved, Store
from tumblestar.server.table import LEVEL, Table
from tumblestar.words import Phrase

TABLES_KEPT = 200
"""How many tables stay in memory that nobody looks at."""
SEALS_KEPT = 1000
"""How many seeds wait, committed to, for a form to be sent."""
SHOWN = "shown"
"""How the names of tables begin that show a won game of a campaign."""
CAP = "cap"
"""The option of a game that ends it after very many turns, where it could go on without end."""


@dataclass(frozen=True)
class Plan:
    """What a new table is to be. `seal` is the token of a pending seal, `seed` words given by hand."""

    game: Game
    seats: tuple[Place, ...]
    options: Mapping[str, int] = field(default_factory=dict[str, int])
    chance: str = "sealed"
    seed: str = ""
    salts: Sequence[str] = ()
    seal: str = ""
    level: str = ""
    """The level of a campaign that is to be played, or OWN."""


class SealGone(Exception):
    """The seed that a form's commitment belongs to is no longer at hand."""


class House:
    """The tables that are in play, and the seeds that wait for one."""

    def __init__(self, store: Store, pace: float = PACE) -> None:
        self.store = store
        self.bots = BotPlayer(pace)
        self._tables: OrderedDict[str, Table] = OrderedDict()
        self._seals: OrderedDict[str, str] = OrderedDict()
        self._used: OrderedDict[str, str] = OrderedDict()

    def find(self, name: str) -> Table | None:
        """The table of that name, loaded if need be; bots go on there. Raises TableProblem, StoreProblem."""
        table = self._tables.get(name)
        if table is None:
            saved = _shown(name) or self.store.table(name)
            if saved is None:
                return None
            table = Table.load(self.store, saved)
            self._keep(table)
        self._tables.move_to_end(name)
        self.bots.wake(table)
        return table

    def _keep(self, table: Table) -> None:
        self._tables[table.id] = table
        for place in table.places:
            if place.kind == "bot" and not table.is_over:
                bots.prepare(place.name, table.game)  # so that it is at its best when its turn comes
        table.listeners.add(lambda: self.bots.wake(table))
        if len(self._tables) > TABLES_KEPT:
            for name, other in list(self._tables.items())[:-TABLES_KEPT]:
                if len(other.listeners) <= 1 and not self.bots.is_busy(name):
                    del self._tables[name]

    # -- new tables

    def new_seal(self) -> tuple[str, str]:
        """A fresh seed put aside: the token that stands for it, and its commitment."""
        token, seed = secrets.token_urlsafe(16), fresh_seed()
        self._seals[token] = seed.hex()
        if len(self._seals) > SEALS_KEPT:
            self._seals.popitem(last=False)
        return token, commitment(seed)

    def made_from(self, seal: str) -> str:
        """The table that a form with that seal has made already, or an empty string."""
        return self._used.get(seal, "") if seal else ""

    def make(self, owner: int, plan: Plan) -> Table:
        """A new table. Raises BadOption, SealGone (only where a salt was given) or StoreProblem."""
        for place in plan.seats:
            if place.kind == "bot" and place.name not in bots.of(plan.game):
                raise BadOption(Phrase("unknown-bot", {"name": place.name[:40], "bots": list(bots.of(plan.game))}))
        salts = [clean_name(salt) for salt in plan.salts]
        options = dict(plan.options)
        if all(place.kind == "bot" for place in plan.seats) and any(option.name == CAP for option in plan.game.options):
            options[CAP] = 1  # nobody is there to end a game that bots could go on with for ever
        seed = ""
        if plan.chance == "sealed":
            seed = self._seals.get(plan.seal, "")
            if not seed and any(salts):
                raise SealGone
            seed = seed or fresh_seed().hex()
        header = {
            "rules": plan.game.version,
            "data": plan.game.digest,
            "options": options,
            "chance": plan.chance,
            "seed": plan.seed if plan.chance == "seed" else "",
            "salts": salts or [""] * len(plan.seats),
            "date": date.today().isoformat(),
        }
        if plan.level:
            header[LEVEL] = plan.level
        seats = tuple(Place(p.kind, clean_name(p.name), p.holder) for p in plan.seats)
        promise = commitment(bytes.fromhex(seed)) if seed else ""
        saved = Saved(secrets.token_urlsafe(9), owner, plan.game.name, header, seats, promise)
        table = Table.start(self.store, saved, seed)
        self._seals.pop(plan.seal, None)
        if plan.seal:
            self._used[plan.seal] = table.id
            if len(self._used) > SEALS_KEPT:
                self._used.popitem(last=False)
        self._keep(table)
        self.bots.wake(table)
        return table

    def rematch(self, table: Table, person: int) -> Table:
        """A new table with the same options, bots and persons, everyone one seat further on. Raises Refused."""
        if not table.is_known_to(person):
            raise Refused("seat", Phrase("refused-not-yours"))
        places = [Place(p.kind, p.name, person if p.kind == "person" else 0) for p in table.places]
        if places and not any(place.holder for place in places):
            raise Refused("seat", Phrase("refused-not-yours"))
        record = table.record
        chance = "sealed" if record.chance == "seed" else record.chance  # the same seed again would be no game
        return self.make(person, Plan(table.game, tuple(places[1:] + places[:1]), record.options, chance))

    def again(self, table: Table, person: int, *, same: bool) -> Table:
        """A new table for the level that was played alone at another, with new dice or the same. Raises Refused."""
        if person != table.owner or not table.level or not table.is_over:
            raise Refused("seat", Phrase("refused-not-yours"))
        record = table.record
        chance, seed = ("seed", record.seed) if same else ("sealed", "")
        salts = record.salts if same else ()
        return self.make(
            person, Plan(table.game, tuple(table.places), record.options, chance, seed, salts, "", table.level)
        )

    def study(self, person: int, text: str) -> Table:
        """A table that shows a record from a file. Raises Unreadable."""
        record = Record.read(text)
        seats = tuple(Place(kind, name) for kind, name in record.seats)
        header = {"text": record.text()}
        saved = Saved(
            secrets.token_urlsafe(9), person, record.game.name, header, seats, status="study", result=record.result
        )
        self.store.add(saved, "", [])
        table = Table.load(self.store, saved)
        self._keep(table)
        return table

    def delete(self, table: Table, person: int) -> None:
        """Abandons a game that goes on; takes one that has ended away. Raises Refused."""
        if table.is_public or person != table.owner:
            raise Refused("seat", Phrase("refused-not-yours"))
        if table.is_over:
            self.store.delete(table.id)
            self._tables.pop(table.id, None)
            table.is_gone = True
            table.tell()
        else:
            table.abandon(person, f"delete-{table.live}")


def address_of_shown(game: Game, number: int) -> str:
    """Where the won game of a level of a campaign can be watched, by everybody."""
    return f"/table/{SHOWN}-{game.name}-{number:02}"


def _shown(name: str) -> Saved | None:
    """The table that shows a won game of a campaign's level, if a name is that of one; it is in no store."""
    found = re.fullmatch(rf"{SHOWN}-([a-z_]+)-(\d\d)", name)
    game = SHELF.get(found[1]) if found else None
    if not found or game is None or not game.has_room("campaign"):
        return None
    text: str = game.campaign.shown(int(found[2]))
    if not text:
        return None
    record = Record.read(text)
    seats = tuple(Place(kind, who) for kind, who in record.seats)
    return Saved(name, 0, game.name, {"text": text}, seats, status="study", result=record.result)


def games() -> list[Game]:
    """The games of the shelf that work, in its order."""
    return working()


def faults() -> list[Phrase]:
    """Which games of the shelf cannot be played, since a data file of theirs cannot be used, and why."""
    broken = (game for game in SHELF.values() if game.fault)
    return [Phrase("game-fault", {"name": game.called, "why": game.fault}) for game in broken]
