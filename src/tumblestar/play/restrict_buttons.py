"""Buttons that mute or block somebody, at their seat or at a chat message of theirs. They name no identity."""

from __future__ import annotations

from tumblestar.contract.modules import Name
from tumblestar.play.viewer import Viewer
from tumblestar.storage.restrictions import BLOCK, MUTE
from tumblestar.web.markup import button


def restrict_buttons(viewer: Viewer, other: int, name: Name, **target: int) -> str:
    """The buttons that mute or block another person, or end that; `target` says where the person is found."""
    has, made = viewer.table.store.restrictions.has, ""
    for kind in (MUTE, BLOCK):
        is_on = has(viewer.person, other, kind)
        label = viewer.voice(f"restrict-un{kind}" if is_on else f"restrict-{kind}", name=name)
        made += button(label, sort="quiet", data_do=kind, data_on=None if is_on else "1", **target)
    return made


def others_seat(viewer: Viewer, seat: int) -> str:
    """What can be done about the person on another seat, folded. The host sends them away before the game begins."""
    say, table = viewer.voice, viewer.table
    other = table.seats[seat].holder
    if other in (0, viewer.person):
        return ""
    buttons = restrict_buttons(viewer, other, viewer.cache().names()[seat], data_seat=seat + 1)
    made, sort = f'<p class="hint">{say("restrict-hint")}</p><p class="do">{buttons}</p>', "rename restrict"
    if table.is_waiting and viewer.person == table.owner and seat not in table.asked_seats:
        sends = button(say("seat-send"), data_do="send", data_seat=seat + 1)
        made, sort = f'<p class="hint">{say("seat-send-hint")}</p>{sends}{made}', "rename more-actions"
    return f'<details class="{sort}"><summary>{say("seat-more", count=seat + 1)}</summary>{made}</details>'
