"""The secrets of invitation links, and their QR codes.

The store has only a secret's SHA-256. The secret of a seat's link is derived from the server's key, so the host's page
can show it again. That key is a file beside the database, and in no backup.
"""

from __future__ import annotations

import base64
import hmac
import re
import secrets
from functools import lru_cache

from tumblestar.storage.server_secrets import digest
from tumblestar.storage.store_people import Invitation

SECRET = re.compile(r"[A-Za-z0-9_-]{32}")
PATHS = {"seat": "join", "watch": "watch", "device": "bring"}


def derive_secret(key: bytes, table: str, kind: str, seat: int | None, serial: int) -> str:
    """The secret of an invitation that can be shown again."""
    message = f"invitation {table} {kind} {seat} {serial}"
    return base64.urlsafe_b64encode(hmac.digest(key, message.encode(), "sha256")[:24]).decode()


def rematch_name(key: bytes, table: str) -> str:
    """The name of the rematch of a table: whoever asks for it at the same time gets the same."""
    return _name(key, f"rematch {table}")


def deal_name(key: bytes, deal: str, person: int) -> str:
    """The name of the table where a person plays a deal: asked for twice, it is made once."""
    return _name(key, f"deal {deal} {person}")


def _name(key: bytes, of: str) -> str:
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


def path(kind: str, secret: str) -> str:
    """The path of an invitation."""
    return f"/{PATHS[kind]}/{secret}"


@lru_cache(maxsize=256)
def qr(text: str) -> str:
    """The attributes and contents of an SVG with a QR code, in modules."""
    import segno

    code = segno.make(text, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix]
    size = len(rows) + 8  # a quiet zone of four modules on each side
    drawn = "".join(
        f"M{run.start() + 4} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows, 4)
        for run in re.finditer(rb"[^\0]+", row)
    )
    return (
        f'viewBox="0 0 {size} {size}"><path class="qr-ground" d="M0 0h{size}v{size}H0z"/>'
        f'<path class="qr-ink" d="{drawn}"/>'
    )
