"""Tables in moments that one chooses, in a data folder from which a server starts: played beforehand."""

import asyncio
import random
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import date
from math import inf
from pathlib import Path
from typing import Any

from tumblestar.bots import choose_greedily, with_stars
from tumblestar.contract.chance import Seal
from tumblestar.contract.game import Chooser, Game
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.games import GAMES
from tumblestar.record import Record, Seat
from tumblestar.storage.schema import LogEntry, SeatRow, TableRow
from tumblestar.storage.server_secrets import digest
from tumblestar.storage.store import Store
from tumblestar.storage.store_people import MembershipRows, add_membership

NAMES = ("Ann", "Bea", "Cem", "Dag", "Eva", "Fay")
COOKIE = "tumblestar"


def cookie_of(name: str) -> str:
    """What the browser of a person of these tables keeps."""
    return f"{name}-who-plays-at-made-tables"


@dataclass(frozen=True)
class MadeTable:
    """A table: its name in addresses, its game up to the moment, who sits there, and the seat of the viewer."""

    name: str
    record: Record
    sitters: tuple[str, ...]
    """The names of people; of bots, `bot:` and the level's name."""
    viewer: int

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def state(self) -> GameState:
        return self.record.state

    @property
    def is_own_turn(self) -> bool:
        return self.record.actor == self.viewer


def played(game: Game, seats: int, seed: str, sitters: Sequence[str] = ()) -> Record:
    """A whole game by bots that see a move ahead, with chance from a seed. `sitters` are as in `MadeTable`."""
    who = [_seat(sitter) for sitter in sitters or NAMES[:seats]]
    record, seal = Record.begin(game, who, {}, seed, date=date.today().isoformat())
    return play_out(record, seal, choose_greedily, random.Random(seed))


def play_out(record: Record, seal: Seal, choose: Chooser[Any], luck: random.Random, most: float = inf) -> Record:
    """Plays a game to its end, or until it has so many events: all choose alike, and chance is that of the seal."""
    while not record.is_over and len(record.events) < most:
        if record.actor == CHANCE:
            record.roll(seal)
        else:
            record.append(choose(record.game, record.state, luck))
    return record


def _seat(sitter: str) -> Seat:
    kind, _, bot = sitter.partition(":")
    return Seat("bot", bot) if kind == "bot" and bot else Seat("person", sitter)


def up_to(record: Record, count: int) -> Record:
    """The game after so many events."""
    cut = Record.new(record.game, record.seats, record.options, chance="seed", seed=record.seed, date=record.date)
    for event in record.events[:count]:
        cut.replay(event.action)
    return cut


def moments(record: Record, is_wanted: Callable[[GameState, int], object]) -> list[int]:
    """After how many events the state and who acts in it are as wanted; nobody acts for chance."""
    game, found = record.game, list[int]()
    for n, s in enumerate(record.states()):
        actor = game.actor(s)
        if actor != CHANCE and is_wanted(s, actor):
            found.append(n)
    return found


def in_the_middle(
    name: str, game: str, seats: int, seed: str, *, viewer: int = 0, own: bool = True, sitters: Sequence[str] = ()
) -> MadeTable:
    """A table at a moment in the middle half of a game: at the viewer's own turn, or at somebody else's.

    One in which several things can be done is preferred: what one looks at is a choice.
    """
    record = played(GAMES[game], seats, seed, sitters)
    begun, end = len(record.events) // 4, len(record.events) * 3 // 4
    turns = moments(record, lambda s, actor: actor >= 0 and (actor == viewer) == own)
    found = [n for n in turns if begun <= n <= end] or turns
    several = [n for n in found if len(GAMES[game].legal(record.state_at(n))) > 1]
    chosen = random.Random(f"{name} {seed}").choice(several or found)
    return MadeTable(name, up_to(record, chosen), tuple(sitters or NAMES[:seats]), viewer)


def keep(folder: Path, tables: Sequence[MadeTable]) -> None:
    """Writes tables, and all people who sit at them, into the data folder of a server that does not run yet."""

    def write() -> None:
        store = Store.open(folder)
        try:
            asyncio.run(_keep(store, tables))
        finally:
            store.close()

    with ThreadPoolExecutor(1) as apart:  # where Playwright runs, no other loop can
        apart.submit(write).result()


async def _keep(store: Store, tables: Sequence[MadeTable]) -> None:
    people: dict[str, int] = {}
    for made in tables:
        for sitter in made.sitters:
            if _seat(sitter).kind == "person" and sitter not in people:
                people[sitter] = (await store.get_or_create_person(digest(cookie_of(sitter)))).id
                await store.update_person(people[sitter], name=sitter)
    for made in tables:
        record = made.record
        who = [_seat(sitter) for sitter in made.sitters]
        seats = tuple(SeatRow(kind, name, people.get(name, 0) if kind == "person" else 0) for kind, name in who)
        header = {"rules": record.rules, "data": record.data, "options": record.options, "chance": record.chance}
        header |= {"seed": record.seed, "salts": record.salts, "date": record.date}
        status, result = ("over", record.result) if record.is_over else ("open", "")
        owner = people[made.sitters[made.viewer]]
        row = TableRow(made.name, owner, record.game.name, header, seats, status=status, result=result)
        entries = [LogEntry(event.n, "act", event.text, event.actor) for event in record.events]
        rows = MembershipRows(settings={"chat": True})
        await store.add(
            row, "", entries, [lambda connection, row=row, rows=rows: add_membership(connection, row, rows)]
        )


def bots_of(game: str) -> list[str]:
    """The bots with stars of a game, as sitters."""
    return [f"bot:{with_stars(game, stars)}" for stars in range(1, 6)]
