"""A bounded queue that serves all who ask in turns: first addresses, then the persons of one."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

from tumblestar.engine.sharing import keep

SHARES = 30
"""An address has so many shares of a person: the people of a school are behind one."""
LONGEST_WAIT = 600
"""Seconds; nobody is told to wait longer."""
SMOOTHING = 0.2
"""The weight of the newest item in the mean time for one."""
UNBOUNDED = 10**9
"""More than can wait where something else bounds it, as connections do."""
SERVED_KEPT = 1000
"""Addresses and persons of whom it is known when they were served; those served before count as new."""
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address of the client whose request is under way; empty where it is unknown."""
Item = TypeVar("Item")


class Asker(NamedTuple):
    """Who asks for something: keys of an address and of a person there; all without an identity are one person."""

    address: str = ""
    person: str = ""


NOBODY = Asker()
"""The server itself, or a command."""


class Full(Exception):
    """Too much waits; `seconds` is about how long all of it takes."""

    def __init__(self, seconds: int = 1) -> None:
        super().__init__(seconds)
        self.seconds = seconds


class FairQueue(Generic[Item]):
    """Items that wait, by who asks and a key of theirs; addresses are served in turns, and in one its people.

    Next is whoever was served longest ago; those who never were come first of all, in the order in which they came.
    Weights are bounded: of a person, of an address by the shares of so many persons, and in all. Where no more are let
    in, the newest item of whoever has most gives way to one of somebody who has less.
    """

    def __init__(self, of_person: int = UNBOUNDED, in_all: int = UNBOUNDED) -> None:
        self.of_person, self.in_all = of_person, in_all
        self._items: dict[Asker, OrderedDict[Hashable, tuple[Item, int]]] = {}
        self._served: OrderedDict[str | Asker, int] = OrderedDict()
        """The turn in which each was last served, in this order."""
        self._turn = 0
        self._weights: Counter[str | Asker | None] = Counter()
        """What waits of each address, of each who asks, and in all (None)."""
        self._pace, self._since = 1.0, time.monotonic()
        """Seconds for one item in the mean, and since when the next one is waited for."""

    def __len__(self) -> int:
        return sum(map(len, self._items.values()))

    def put(self, asker: Asker, key: Hashable, item: Item, weight: int = 1) -> list[Item]:
        """Adds an item, in the place of one with the same key. Returns the items that give way. Raises Full."""
        weight, dropped = min(weight, self.of_person), list[Item]()
        if not self._items:
            self._since = time.monotonic()
        if key not in self._items.get(asker, ()):
            if asker.person and self._weights[asker] + weight > self.of_person:
                raise Full(self.seconds())
            while self._weights[asker.address] + weight > self.of_person * SHARES:
                dropped.append(self._give_way(asker, weight, asker.address))
            while self._weights[None] + weight > self.in_all:
                dropped.append(self._give_way(asker, weight, self._fullest(asker, weight)))
            self._weigh(asker, weight)
        items = self._items.setdefault(asker, OrderedDict())
        items[key] = item, items[key][1] if key in items else weight
        return dropped

    def pop(self, asker: Asker, key: Hashable) -> Item | None:
        """Takes out an item, if it is there."""
        items = self._items.get(asker)
        if items is None or key not in items:
            return None
        item, weight = items.pop(key)
        self._weigh(asker, -weight)
        if not items:
            del self._items[asker]
        return item

    def _weigh(self, asker: Asker, weight: int) -> None:
        for who in None, asker.address, asker:
            self._weights[who] += weight
            if not self._weights[who]:
                del self._weights[who]

    def next(self, may: Callable[[Item], bool] = lambda _item: True) -> tuple[Asker, Hashable, Item] | None:
        """Takes out the item whose turn it is among those that may be served; None if there is none."""
        turn = next((turn for turn in self._in_turn() if may(turn[2])), None)
        if turn is None:
            return None
        asker, key, _ = turn
        self._turn += 1
        for who in asker.address, asker:
            keep(self._served, who, self._turn, SERVED_KEPT)
        self.pop(asker, key)
        now = time.monotonic()
        self._pace += SMOOTHING * (now - self._since - self._pace)
        self._since = now
        return turn

    def _in_turn(self) -> Iterator[tuple[Asker, Hashable, Item]]:
        for asker in sorted(self._items, key=self._last):
            yield from ((asker, key, item) for key, (item, _) in self._items[asker].items())

    def _last(self, asker: Asker) -> tuple[int, int]:
        """The turns in which an address, and a person there, were last served."""
        return self._served.get(asker.address, 0), self._served.get(asker, 0)

    def clear(self) -> list[Item]:
        """Drops all items, and returns them."""
        dropped = [item for items in self._items.values() for item, _ in items.values()]
        self._items.clear()
        self._weights.clear()
        return dropped

    def seconds(self) -> int:
        """About how long it takes until all that waits is served."""
        pace = max(self._pace, time.monotonic() - self._since)
        return math.ceil(min(max(1.0, pace * len(self)), LONGEST_WAIT))

    def _fullest(self, asker: Asker, weight: int) -> str:
        """The address that has most, with what is to be added."""
        addresses = (other.address for other in self._items)
        return max(addresses, key=lambda name: self._weights[name] + (weight if name == asker.address else 0))

    def _give_way(self, asker: Asker, weight: int, address: str) -> Item:
        """Drops the newest item of whoever has most at an address. Raises Full where that is no more than who asks."""
        heaviest = max((other for other in self._items if other.address == address), key=self._weights.__getitem__)
        theirs, mine = (heaviest, asker) if address == asker.address else (address, asker.address)
        if self._weights[theirs] <= self._weights[mine] + weight:
            raise Full(self.seconds())
        key, (item, _) = next(reversed(self._items[heaviest].items()))
        self.pop(heaviest, key)
        return item
