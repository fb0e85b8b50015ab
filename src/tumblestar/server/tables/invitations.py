"""The links to one table: to a free seat, to watch, and for another device; and who was let in by them.

Whoever takes a seat by a link sits there from then on and is the company's affair; here are those who only look, and
the other devices of those who sit.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from tumblestar.record import Refused
from tumblestar.server.storage import store_people as kept
from tumblestar.server.storage.store_people import DEVICE, SEAT, WATCH, Invitation
from tumblestar.server.tables import links
from tumblestar.server.tables.ports import Members
from tumblestar.words import Phrase

DEVICE_MINUTES = 15
"""How long the link for another device is good."""
WATCHERS_MOST = 5_000


class Invitations:
    """The invitations of a company. `key` makes their secrets."""

    def __init__(self, members: Members) -> None:
        self.members = members
        self.table = members.table
        self.key = b""
        self.made: list[Invitation] = []
        """All of them, the newest of a kind last."""
        self.watchers: set[int] = set()
        self.devices: dict[int, int] = {}
        """Other devices: the person there, and whom they play as."""

    # -- reading

    def has_let_in(self, person: int) -> bool:
        """Whether somebody may look who need not sit here: a spectator, or another device of somebody."""
        return person in self.devices or (self.members.has_watchers and person in self.watchers)

    def newest(self, kind: str, seat: int | None = None) -> Invitation | None:
        """The invitation that is good for a seat, or to watch; those before it are not any more."""
        found = [one for one in self.made if one.kind == kind and one.seat == seat]
        return found[-1] if found else None

    def link(self, kind: str, seat: int | None = None) -> str:
        """The path of an invitation's link, or empty if there is none to show. For the host only."""
        newest = self.newest(kind, seat)
        secret = links.secret_of(self.key, newest) if newest and self.key else ""
        return links.path(kind, secret) if secret else ""

    def is_good(self, invitation: Invitation) -> bool:
        """Whether a link can still be used."""
        if invitation.kind == DEVICE:
            return not invitation.used_by and self.members.time() < (invitation.until or 0)
        newest = self.newest(invitation.kind, invitation.seat)
        if newest is None or newest.digest != invitation.digest:
            return False
        if invitation.kind == WATCH:
            return self.members.has_watchers
        return not self.table.is_over and invitation.seat in self.table.free

    # -- making

    async def renew(self, person: int, seat: int | None) -> None:
        """Makes a new link to a free seat, or to watch (None); the old one is good for nothing then. Raises Refused."""
        self.members.must_be_host(person)
        if seat is not None and seat not in self.table.free:
            raise Refused("taken", Phrase("refused-taken"))
        fresh = self.fresh(WATCH if seat is None else SEAT, seat)
        await self.members.write(lambda connection: kept.invite(connection, fresh))
        self.keep(fresh)
        self.table.updates.publish()

    async def new_device(self, person: int) -> str:
        """A link for another device of a person who sits here; it is shown once. Raises Refused."""
        if not self.members.held(person):
            raise Refused("seat", Phrase("refused-not-yours"))
        secret = links.fresh()
        until = self.members.time() + DEVICE_MINUTES * 60_000
        serial = sum(one.kind == DEVICE for one in self.made)
        fresh = Invitation(links.digest(secret), self.table.id, DEVICE, None, serial, person, until)
        await self.members.write(lambda connection: kept.invite(connection, fresh))
        self.keep(fresh)
        return secret

    def fresh(self, kind: str, seat: int | None) -> Invitation:
        """The next invitation to a seat, or to watch, which whoever asks writes and then has kept."""
        newest = self.newest(kind, seat)
        return links.made(self.key, self.table.id, kind, seat, newest.serial + 1 if newest else 0)

    def keep(self, fresh: Invitation) -> None:
        """An invitation that is on disk; what other processes wrote may have brought it along already."""
        if all(one.digest != fresh.digest for one in self.made):
            self.made.append(fresh)

    def note_used(self, digest: str, person: int | None) -> None:
        """Notes who has taken an invitation, or that nobody has."""
        self.made = [replace(one, used_by=person) if one.digest == digest else one for one in self.made]

    # -- letting in

    async def watch(self, person: int) -> None:
        """Lets a spectator in. Raises Refused."""
        if not self.members.has_watchers or len(self.watchers) >= WATCHERS_MOST:
            raise Refused("watch", Phrase("refused-watch"))
        if person in self.watchers or self.members.held(person) or person in self.devices:
            return
        await self.members.write(lambda connection: kept.let_in(connection, self.table.id, person))
        self.watchers.add(person)
        self.table.updates.publish()

    async def bring(self, person: int, digest: str) -> None:
        """Lets another device of somebody play for them, by a link that is used once. Raises Refused."""
        found = next((one for one in self.made if one.digest == digest and one.kind == DEVICE), None)
        if not found or not found.person or not self.is_good(found):
            raise Refused("taken", Phrase("refused-link-used"))
        if self.members.held(person):
            raise Refused("seat", Phrase("refused-sits"))
        whom = found.person

        def work(connection: Any) -> None:
            kept.use(connection, digest, person)
            kept.let_in(connection, self.table.id, person, whom)

        self.note_used(digest, person)
        try:
            await self.members.write(work)
        except BaseException:
            self.note_used(digest, found.used_by)
            raise
        self.devices[person] = whom
        self.table.updates.publish()

    async def come_along(self, before: Invitations) -> None:
        """Whoever watched the game before, or played it from another device, does so here too."""
        guests = [(person, None) for person in before.watchers] + list(before.devices.items())
        if not guests:
            return

        def work(connection: Any) -> None:
            for person, whom in guests:
                kept.let_in(connection, self.table.id, person, whom)

        await self.members.write(work)
        self.watchers, self.devices = set(before.watchers), dict(before.devices)
