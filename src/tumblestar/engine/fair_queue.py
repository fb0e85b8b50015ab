"""A bounded queue that serves all who ask in turns: first addresses, then the persons of one."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextvars import ContextVar
from typing import Generic, NamedTuple, TypeVar

SHARES = 30
"""An address has so many shares of a person: the people of a school are behind one."""
LONGEST_WAIT = 600
"""Seconds; nobody is told to wait longer."""
SMOOTHING = 0.2
"""The weight of the newest item in the mean time for one."""
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

    def __init__(self, of_person: int, in_all: int) -> None:
        self.of_person, self.in_all = of_person, in_all
        self._addresses: OrderedDict[str, OrderedDict[Asker, OrderedDict[Hashable, tuple[Item, int]]]] = OrderedDict()
        self._served: OrderedDict[str | Asker, int] = OrderedDict()
        """The turn in which each was last served, in this order."""
        self._turn = 0
        self._weights: Counter[str | Asker] = Counter()
        """What waits of each address, and of each who asks."""
        self._pace, self._since = 1.0, time.monotonic()
        """Seconds for one item in the mean, and since when the next one is waited for."""

    def __len__(self) -> int:
        return sum(len(items) for persons in self._addresses.values() for items in persons.values())

    def put(self, asker: Asker, key: Hashable, item: Item, weight: int = 1) -> list[Item]:
        """Adds an item, in the place of one with the same key. Returns the items that give way. Raises Full."""
        weight, dropped = min(weight, self.of_person), list[Item]()
        if not self._addresses:
            self._since = time.monotonic()
        if key not in self._items(asker):
            if asker.person and self._weights[asker] + weight > self.of_person:
                raise Full(self.seconds())
            while self._weights[asker.address] + weight > self.of_person * SHARES:
                dropped.append(self._give_way(asker, weight, asker.address))
            while self._total() + weight > self.in_all:
                dropped.append(self._give_way(asker, weight, self._fullest(asker, weight)))
            for who in asker.address, asker:
                self._weights[who] += weight
        persons = self._addresses.setdefault(asker.address, OrderedDict())
        items = persons.setdefault(asker, OrderedDict())
        items[key] = item, items[key][1] if key in items else weight
        return dropped

    def pop(self, asker: Asker, key: Hashable) -> Item | None:
        """Takes out an item, if it is there."""
        persons, items = self._persons(asker.address), self._items(asker)
        if key not in items:
            return None
        item, weight = items.pop(key)
        self._weights.subtract({asker.address: weight, asker: weight})
        if not items:
            del persons[asker], self._weights[asker]
        if not persons:
            del self._addresses[asker.address], self._weights[asker.address]
        return item

    def next(self, may: Callable[[Item], bool] = lambda _item: True) -> tuple[Asker, Hashable, Item] | None:
        """Takes out the item whose turn it is among those that may be served; None if there is none."""
        turn = next((turn for turn in self._in_turn() if may(turn[2])), None)
        if turn is None:
            return None
        asker, key, _ = turn
        self._note(asker)
        self.pop(asker, key)
        now = time.monotonic()
        self._pace += SMOOTHING * (now - self._since - self._pace)
        self._since = now
        return turn

    def _in_turn(self) -> Iterator[tuple[Asker, Hashable, Item]]:
        for address in sorted(self._addresses, key=self._last):
            for asker in sorted(self._addresses[address], key=self._last):
                yield from ((asker, key, item) for key, (item, _) in self._items(asker).items())

    def _last(self, who: str | Asker) -> int:
        return self._served.get(who, 0)

    def _note(self, asker: Asker) -> None:
        """Notes that a person at an address is served."""
        self._turn += 1
        for who in asker.address, asker:
            self._served[who] = self._turn
            self._served.move_to_end(who)
        while len(self._served) > SERVED_KEPT:
            self._served.popitem(last=False)

    def items(self) -> list[Item]:
        """All items."""
        return [
            item for persons in self._addresses.values() for items in persons.values() for item, _ in items.values()
        ]

    def clear(self) -> None:
        """Drops all items."""
        self._addresses.clear()
        self._weights.clear()

    def seconds(self) -> int:
        """About how long it takes until all that waits is served."""
        pace = max(self._pace, time.monotonic() - self._since)
        return math.ceil(min(max(1.0, pace * len(self)), LONGEST_WAIT))

    def _persons(self, address: str) -> OrderedDict[Asker, OrderedDict[Hashable, tuple[Item, int]]]:
        return self._addresses.get(address) or OrderedDict()

    def _items(self, asker: Asker) -> OrderedDict[Hashable, tuple[Item, int]]:
        return self._persons(asker.address).get(asker) or OrderedDict()

    def _total(self) -> int:
        return sum(self._weights[address] for address in self._addresses)

    def _fullest(self, asker: Asker, weight: int) -> str:
        """The address that has most, with what is to be added."""
        return max(self._addresses, key=lambda name: self._weights[name] + (weight if name == asker.address else 0))

    def _give_way(self, asker: Asker, weight: int, address: str) -> Item:
        """Drops the newest item of whoever has most at an address. Raises Full where that is no more than who asks."""
        heaviest = max(self._persons(address), key=self._weights.__getitem__)
        theirs, mine = (heaviest, asker) if address == asker.address else (address, asker.address)
        if self._weights[theirs] <= self._weights[mine] + weight:
            raise Full(self.seconds())
        key, (item, _) = next(reversed(self._items(heaviest).items()))
        self.pop(heaviest, key)
        return item
