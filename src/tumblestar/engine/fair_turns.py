"""A queue that is fair between addresses, and between the persons of each: those who ask most wait longest."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable, Iterable
from contextvars import ContextVar
from typing import Generic, TypeVar

SERVED_KEPT = 1000
"""Addresses and persons of whom it is known when they were served; those served before count as new."""
ADDRESS: ContextVar[str] = ContextVar("address", default="")
"""The address of the client whose request is under way; empty where it is unknown."""
T = TypeVar("T", bound=Hashable)


class FairTurns(Generic[T]):
    """Items that wait. Next is the address that was served longest ago, of it the person, and of these the first item.

    Those who were never served come before all others, in the order in which they came.
    """

    def __init__(self) -> None:
        self._waiting: dict[Hashable, dict[Hashable, dict[T, None]]] = {}
        self._keys: dict[T, tuple[Hashable, Hashable]] = {}
        """The address of each item, and its person at that address."""
        self._served: OrderedDict[Hashable, int] = OrderedDict()
        """The turn in which each was last served, in this order."""
        self._turn = 0

    def add(self, address: Hashable, person: Hashable, item: T) -> None:
        """Adds an item of a person at an address."""
        self._keys[item] = keys = address, (address, person)
        self._waiting.setdefault(address, {}).setdefault(keys[1], {})[item] = None

    def remove(self, item: T) -> bool:
        """Takes out an item. Returns whether it has waited."""
        if item not in self._keys:
            return False
        address, person = self._keys.pop(item)
        persons = self._waiting[address]
        del persons[person][item]
        if not persons[person]:
            del persons[person]
        if not persons:
            del self._waiting[address]
        return True

    def pop(self) -> T | None:
        """Takes out the next item; None if nothing waits."""
        if not self._waiting:
            return None
        persons = self._waiting[self._first(self._waiting)]
        item = next(iter(persons[self._first(persons)]))
        self._note(self._keys[item])
        self.remove(item)
        return item

    def _first(self, keys: Iterable[Hashable]) -> Hashable:
        return min(keys, key=lambda key: self._served.get(key, 0))

    def _note(self, keys: Iterable[Hashable]) -> None:
        """Notes that an address and a person are served."""
        self._turn += 1
        for key in keys:
            self._served[key] = self._turn
            self._served.move_to_end(key)
        while len(self._served) > SERVED_KEPT:
            self._served.popitem(last=False)
