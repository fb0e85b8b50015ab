"""The invitations of one table: to a free seat, to watch, and for another device; and the people they admitted.

A person who takes a seat by an invitation is a holder of that seat (membership.py). This module keeps spectators and
the other devices of those who sit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tumblestar.record import Refused, refuse_if
from tumblestar.storage import store_people
from tumblestar.storage.store_people import DEVICE, SEAT, WATCH, Invitation
from tumblestar.tables import links
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.tables.membership import Membership

DEVICE_MINUTES = 15
"""How long the link for another device is valid."""
MOST_WATCHERS = 5_000


class Invitations:
    """The invitations of a table, with secrets derived from `key`."""

    def __init__(self, members: Membership) -> None:
        self.members = members
        self.table = members.table
        self.key = b""
        self.made: list[Invitation] = []
        """All invitations, the newest of a kind last."""
        self.watchers: set[int] = set()
        self.devices: dict[int, int] = {}
        """Other devices: the person of each, and the person that it plays as."""

    # -- reading

    def is_guest(self, person: int) -> bool:
        """Whether a person is a spectator or another device of somebody."""
        return person in self.devices or (self.members.has_watchers and person in self.watchers)

    def newest(self, kind: str, seat: int | None = None) -> Invitation | None:
        """The invitation that is valid for a seat, or to watch; earlier ones have expired."""
        found = [invitation for invitation in self.made if invitation.kind == kind and invitation.seat == seat]
        return found[-1] if found else None

    def link(self, kind: str, seat: int | None = None) -> str:
        """The path of an invitation, or an empty string. For the host only."""
        newest = self.newest(kind, seat)
        secret = links.secret_of(self.key, newest) if newest and self.key else ""
        return links.path(kind, secret) if secret else ""

    def is_valid(self, invitation: Invitation) -> bool:
        """Whether an invitation can still be used."""
        if invitation.kind == DEVICE:
            return not invitation.used_by and self.members.time() < (invitation.until or 0)
        newest = self.newest(invitation.kind, invitation.seat)
        if newest is None or newest.digest != invitation.digest:
            return False
        if invitation.kind == WATCH:
            return self.members.has_watchers
        return not self.table.is_over and invitation.seat in self.table.free_seats

    # -- creating

    async def renew(self, person: int, seat: int | None) -> None:
        """Replaces the invitation to a free seat, or to watch (None). Raises Refused."""
        self.members.must_be_host(person)
        refuse_if(seat is not None and seat not in self.table.free_seats, "taken", "refused-taken")
        invitation = self.next_invitation(WATCH if seat is None else SEAT, seat)
        await self.members.write(lambda connection: store_people.add_invitation(connection, invitation))
        self.add(invitation)
        self.table.updates.publish()

    async def new_device_link(self, person: int) -> str:
        """Creates an invitation for another device of a person who sits here; returns its secret. Raises Refused."""
        refuse_if(not self.members.seats_held_by(person), "seat", "refused-not-yours")
        secret = links.new_secret()
        until = self.members.time() + DEVICE_MINUTES * 60_000
        serial = sum(invitation.kind == DEVICE for invitation in self.made)
        invitation = Invitation(links.digest(secret), self.table.id, DEVICE, None, serial, person, until)
        await self.members.write(lambda connection: store_people.add_invitation(connection, invitation))
        self.add(invitation)
        return secret

    def next_invitation(self, kind: str, seat: int | None) -> Invitation:
        """The next invitation to a seat, or to watch. The caller stores it, then adds it."""
        newest = self.newest(kind, seat)
        return links.derived_invitation(self.key, self.table.id, kind, seat, newest.serial + 1 if newest else 0)

    def add(self, invitation: Invitation) -> None:
        """Adds an invitation that is on disk, unless a notice of another process has added it."""
        if all(other.digest != invitation.digest for other in self.made):
            self.made.append(invitation)

    def mark_used(self, digest: str, person: int | None) -> None:
        """Sets who used an invitation."""
        self.made = [replace(one, used_by=person) if one.digest == digest else one for one in self.made]

    # -- admitting

    async def add_watcher(self, person: int) -> None:
        """Admits a spectator. Raises Refused."""
        refuse_if(self.members.is_blocked(person), "blocked", "refused-blocked")
        refuse_if(not self.members.has_watchers or len(self.watchers) >= MOST_WATCHERS, "watch", "refused-watch")
        if person in self.watchers or self.members.seats_held_by(person) or person in self.devices:
            return
        await self.members.write(lambda connection: store_people.add_guest(connection, self.table.id, person))
        self.watchers.add(person)
        self.table.updates.publish()

    async def add_device(self, person: int, digest: str) -> None:
        """Admits another device of a person, by an invitation that is used once. Raises Refused."""
        found = next((one for one in self.made if one.digest == digest and one.kind == DEVICE), None)
        if not found or not found.person or not self.is_valid(found):
            raise Refused("taken", Phrase("refused-link-used"))
        refuse_if(self.members.seats_held_by(person), "seat", "refused-sits")
        plays_as = found.person

        def work(connection: Connection) -> None:
            store_people.use_invitation(connection, digest, person)
            store_people.add_guest(connection, self.table.id, person, plays_as)

        self.mark_used(digest, person)
        try:
            await self.members.write(work)
        except BaseException:
            self.mark_used(digest, found.used_by)
            raise
        self.devices[person] = plays_as
        self.table.updates.publish()

    async def copy_guests(self, before: Invitations) -> None:
        """Admits the spectators and other devices of another table."""
        guests = [(person, None) for person in before.watchers] + list(before.devices.items())
        if not guests:
            return

        def work(connection: Connection) -> None:
            for person, plays_as in guests:
                store_people.add_guest(connection, self.table.id, person, plays_as)

        await self.members.write(work)
        self.watchers, self.devices = set(before.watchers), dict(before.devices)
