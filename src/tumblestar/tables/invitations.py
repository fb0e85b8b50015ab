"""The invitations of one table, their links, and the people they admitted: to free seats, to watch, to another device.

The store has only a secret's SHA-256. The secret of a seat's link is derived from the server's key, so the host's page
can show it again. That key is a file beside the database, and in no backup. A code that stands for a table's link is
derived from it, too, and since codes are few, their digests are made with the key.

A person who takes a seat by an invitation is a holder of that seat (membership.py). This module keeps spectators and
the other devices of those who sit.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from dataclasses import replace
from typing import TYPE_CHECKING

from sqlalchemy import Connection

from tumblestar.record import Refused, refuse_if
from tumblestar.storage import store_people
from tumblestar.storage.server_secrets import digest
from tumblestar.storage.store import Store
from tumblestar.storage.store_people import CODE, DEVICE, SEAT, TABLE, WATCH, Invitation
from tumblestar.storage.writer import Work
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.tables.table import Table


SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
PATHS = {"seat": "join", "table": "join", "watch": "watch", "device": "bring"}


def derive_secret(key: bytes, table: str, kind: str, seat: int | None, serial: int) -> str:
    """The secret of an invitation that can be shown again."""
    message = f"invitation {table} {kind} {seat} {serial}"
    return base64.urlsafe_b64encode(hmac.digest(key, message.encode(), "sha256")[:24]).decode()


def derived_name(key: bytes, of: str) -> str:
    """The name of a table that is made once, such as a rematch, however often it is asked for; nobody guesses it."""
    return base64.urlsafe_b64encode(hmac.digest(key, of.encode(), "sha256")[:9]).decode()


def new_name() -> str:
    """A random name of a table. It begins with no hyphen: commands take that for an option, sheets for a formula."""
    name = secrets.token_urlsafe(9)
    return "A" + name[1:] if name[0] == "-" else name


def new_secret() -> str:
    """A random secret, which is shown once."""
    return secrets.token_urlsafe(24)


def derived_invitation(key: bytes, table: str, kind: str, seat: int | None, serial: int) -> Invitation:
    """A new invitation with a derived secret."""
    return Invitation(digest(derive_secret(key, table, kind, seat, serial)), table, kind, seat, serial)


def secret_of(key: bytes, invitation: Invitation) -> str:
    """The secret of an invitation, or an empty string if it was made with another key."""
    secret = derive_secret(key, invitation.table_id, invitation.kind, invitation.seat, invitation.serial)
    return secret if hmac.compare_digest(digest(secret), invitation.digest) else ""


def found(store: Store, secret: str) -> Invitation | None:
    """The invitation with a secret, valid or not. Raises StoreProblem."""
    if not SECRET.fullmatch(secret):
        return None
    return store.read(lambda connection: store_people.find_invitation(connection, digest(secret)))


def found_by_code(store: Store, key: bytes, code: str) -> Invitation | None:
    """The invitation with a code, valid or not. Raises StoreProblem."""
    return store.read(lambda connection: store_people.find_invitation(connection, code_digest(key, code)))


def path(kind: str, secret: str) -> str:
    """The path of an invitation."""
    return f"/{PATHS[kind]}/{secret}"


def use(connection: Connection, table: Table, digest: str, person: int) -> None:
    """Notes who used an invitation. Raises Refused where it is not valid any more, also by another process."""
    is_valid = store_people.use_invitation(connection, digest, person, table.membership.time())
    refuse_if(not is_valid, "taken", "refused-link-used")


# -- codes


LETTERS = "CDFGHJKLMNPQRTVWXY3479"
"""Those of codes: no two look alike, and without vowels they make no words."""
CODE_LENGTH, MANY_WAITING = 4, 1000
"""Letters of a code; it has one more while so many tables wait."""


def clean_code(text: str) -> str:
    """A code as it was typed, or an empty string for what can be none."""
    code = re.sub(r"[\s-]", "", text).upper()
    return code if re.fullmatch(f"[{LETTERS}]{{{CODE_LENGTH},{CODE_LENGTH + 1}}}", code) else ""


def code_digest(key: bytes, code: str) -> str:
    """The digest of a code, which nobody finds by trying all codes without the key."""
    return hmac.new(key, f"code {code}".encode(), "sha256").hexdigest()


def _derive_code(key: bytes, table: str, serial: int, length: int) -> str:
    number, code = int.from_bytes(hmac.digest(key, f"code of {table} {serial}".encode(), "sha256")), ""
    for _ in range(length):
        number, letter = divmod(number, len(LETTERS))
        code += LETTERS[letter]
    return code


def add_code(connection: Connection, key: bytes, table: str, serial: int = 0) -> Invitation:
    """Stores a new code for the link of a table that waits, which no other table has that waits."""
    length = CODE_LENGTH + (store_people.count_waiting(connection) >= MANY_WAITING)
    while True:
        code = _derive_code(key, table, serial, length)
        invitation = Invitation(code_digest(key, code), table, CODE, None, serial)
        if store_people.add_code(connection, invitation):
            return invitation
        serial += 1


# -- invitations


DEVICE_MINUTES = 15
"""How long the link for another device is valid."""
MOST_WATCHERS = 5_000


class Invitations:
    """The invitations of a table, with secrets derived from `key`."""

    def __init__(self) -> None:
        self.key = b""
        self.made: list[Invitation] = []
        """All invitations, the newest of a kind last."""
        self.watchers: set[int] = set()
        self.devices: dict[int, int] = {}
        """Other devices: the person of each, and the person that it plays as."""

    # -- reading

    def is_guest(self, table: Table, person: int) -> bool:
        """Whether a person is a spectator or another device of somebody."""
        return person in self.devices or (table.membership.has_watchers and person in self.watchers)

    def newest(self, kind: str, seat: int | None = None) -> Invitation | None:
        """The invitation that is valid for a seat, or to watch; earlier ones have expired."""
        found = [invitation for invitation in self.made if invitation.kind == kind and invitation.seat == seat]
        return found[-1] if found else None

    def link(self, kind: str, seat: int | None = None) -> str:
        """The path of an invitation, or an empty string. For the host only."""
        newest = self.newest(kind, seat)
        secret = secret_of(self.key, newest) if newest and self.key else ""
        return path(kind, secret) if secret else ""

    def code(self, table: Table) -> str:
        """The code that stands for the table's link while the table waits, or an empty string. For the host only."""
        newest = self.newest(CODE)
        if newest is None or not self.key or not self.is_valid(table, newest):
            return ""
        codes = [_derive_code(self.key, table.id, newest.serial, CODE_LENGTH + more) for more in (0, 1)]
        return next((code for code in codes if code_digest(self.key, code) == newest.digest), "")

    def is_newest(self, invitation: Invitation) -> bool:
        """Whether no other invitation has taken the place of this one."""
        newest = self.newest(invitation.kind, invitation.seat)
        return newest is not None and newest.digest == invitation.digest

    def is_valid(self, table: Table, invitation: Invitation) -> bool:
        """Whether an invitation can still be used."""
        if invitation.kind == DEVICE:
            return not invitation.used_by and table.membership.time() < (invitation.until or 0)
        if not self.is_newest(invitation):
            return False
        if invitation.kind == WATCH:
            return table.membership.has_watchers
        if invitation.kind == CODE and not table.is_waiting:
            return False
        free = table.free_seats
        return not table.is_over and (bool(free) if invitation.seat is None else invitation.seat in free)

    # -- creating

    async def renew(self, table: Table, person: int, seat: int | None, kind: str = WATCH) -> None:
        """Replaces the invitation to a free seat, or without one to watch or to all free seats. Raises Refused."""
        table.must_be_host(person)
        refuse_if(seat is not None and seat not in table.free_seats, "taken", "refused-taken")
        store, stored = self.next_links(table, kind if seat is None else SEAT, seat)

        def work(connection: Connection) -> None:
            store_people.lock_table(connection, table.id)  # nobody takes the seat by the old one meanwhile
            store(connection)

        await table.write(work)
        self.add(*stored)
        table.updates.publish()

    async def new_device_link(self, table: Table, person: int) -> str:
        """Creates an invitation for another device of a person who sits here; returns its secret. Raises Refused."""
        refuse_if(not table.seats_held_by(person), "seat", "refused-not-yours")
        secret = new_secret()
        until = table.membership.time() + DEVICE_MINUTES * 60_000
        serial = sum(invitation.kind == DEVICE for invitation in self.made)
        invitation = Invitation(digest(secret), table.id, DEVICE, None, serial, person, until)
        await table.write(lambda connection: store_people.add_invitation(connection, invitation))
        self.add(invitation)
        return secret

    def next_invitation(self, table: Table, kind: str, seat: int | None) -> Invitation:
        """The next invitation to a seat, or to watch. The caller stores it, then adds it."""
        newest = self.newest(kind, seat)
        return derived_invitation(self.key, table.id, kind, seat, newest.serial + 1 if newest else 0)

    def next_links(self, table: Table, kind: str, seat: int | None = None) -> tuple[Work, list[Invitation]]:
        """The work that stores the next invitation, to a waiting table with a code; and what it has stored then."""
        link, code, stored = self.next_invitation(table, kind, seat), self.newest(CODE), list[Invitation]()
        has_code, serial = kind == TABLE and table.is_waiting, code.serial + 1 if code else 0

        def work(connection: Connection) -> None:
            store_people.add_invitation(connection, link)
            stored[:] = [link, *([add_code(connection, self.key, table.id, serial)] if has_code else [])]

        return work, stored

    def add(self, *invitations: Invitation) -> None:
        """Adds invitations that are on disk, unless a notice of another process has added them."""
        known = {other.digest for other in self.made}
        self.made += [invitation for invitation in invitations if invitation.digest not in known]

    def mark_used(self, digest: str, person: int | None) -> None:
        """Sets who used an invitation."""
        self.made = [replace(one, used_by=person) if one.digest == digest else one for one in self.made]

    # -- admitting

    async def add_watcher(self, table: Table, person: int) -> None:
        """Admits a spectator. Raises Refused."""
        refuse_if(table.is_blocked(person), "blocked", "refused-blocked")
        refuse_if(not table.membership.has_watchers or len(self.watchers) >= MOST_WATCHERS, "watch", "refused-watch")
        if person in self.watchers or table.seats_held_by(person) or person in self.devices:
            return
        await table.write(lambda connection: store_people.add_guest(connection, table.id, person))
        self.watchers.add(person)
        table.updates.publish()

    async def add_device(self, table: Table, person: int, digest: str) -> None:
        """Admits another device of a person, by an invitation that is used once. Raises Refused."""
        found = next((one for one in self.made if one.digest == digest and one.kind == DEVICE), None)
        if not found or not found.person or not self.is_valid(table, found):
            raise Refused("taken", Phrase("refused-link-used"))
        refuse_if(table.seats_held_by(person), "seat", "refused-sits")
        plays_as = found.person

        def work(connection: Connection) -> None:
            store_people.lock_table(connection, table.id)
            use(connection, table, digest, person)
            refuse_if(store_people.is_sitting(connection, table.id, person), "seat", "refused-sits")
            store_people.add_guest(connection, table.id, person, plays_as)

        self.mark_used(digest, person)
        try:
            await table.write(work)
        except BaseException:
            self.mark_used(digest, found.used_by)
            raise
        self.devices[person] = plays_as
        table.updates.publish()

    async def copy_guests(self, table: Table, before: Invitations) -> None:
        """Admits the spectators and other devices of another table."""
        guests = [(person, None) for person in before.watchers] + list(before.devices.items())
        if not guests:
            return

        def work(connection: Connection) -> None:
            for person, plays_as in guests:
                store_people.add_guest(connection, table.id, person, plays_as)

        await table.write(work)
        self.watchers, self.devices = set(before.watchers), dict(before.devices)
