"""The secrets of invitations: links to a seat, to watch, or for another device; and their QR codes.

The store keeps only a secret's SHA-256. The secret of a seat is made from the server's key, so that the host's page can
show it again; that key lies in a file of its own beside the database, and in no backup of it.
"""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets
from functools import lru_cache

from tumblestar.server.storage.store_people import Invitation

SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
PATHS = {"seat": "join", "watch": "watch", "device": "bring"}


def digest(secret: str) -> str:
    """What the store keeps of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def derived(key: bytes, table: str, kind: str, seat: int | None, serial: int) -> str:
    """The secret of an invitation that is shown again whenever its host looks."""
    what = f"invitation {table} {kind} {seat} {serial}"
    return base64.urlsafe_b64encode(hmac.digest(key, what.encode(), "sha256")[:24]).decode()


def fresh() -> str:
    """A secret that is shown once."""
    return secrets.token_urlsafe(24)


def made(key: bytes, table: str, kind: str, seat: int | None, serial: int) -> Invitation:
    """A new invitation with a derived secret."""
    return Invitation(digest(derived(key, table, kind, seat, serial)), table, kind, seat, serial)


def secret_of(key: bytes, invitation: Invitation) -> str:
    """The secret of an invitation, or an empty string if it was made with another key."""
    secret = derived(key, invitation.table, invitation.kind, invitation.seat, invitation.serial)
    return secret if hmac.compare_digest(digest(secret), invitation.digest) else ""


def path(kind: str, secret: str) -> str:
    """Where an invitation is opened."""
    return f"/{PATHS[kind]}/{secret}"


@lru_cache(maxsize=256)
def qr(text: str) -> str:
    """A QR code as the inside of an SVG picture, and its width in modules: `<path>` in a box of that width."""
    import segno

    code = segno.make(text, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix]
    size = len(rows) + 8  # four modules of quiet round it
    drawn = ""
    for y, row in enumerate(rows, 4):
        x = 0
        while x < len(row):
            if row[x]:
                wide = 1
                while x + wide < len(row) and row[x + wide]:
                    wide += 1
                drawn += f"M{x + 4} {y}h{wide}v1h-{wide}z"
                x += wide
            x += 1
    return (
        f'viewBox="0 0 {size} {size}"><path class="qr-ground" d="M0 0h{size}v{size}H0z"/>'
        f'<path class="qr-ink" d="{drawn}"/>'
    )
