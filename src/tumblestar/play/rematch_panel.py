"""The rematch on a table's page: the button to ask for it, the question to the others, and who has not answered."""

from __future__ import annotations

from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import display_name
from tumblestar.storage.rows import TableRow
from tumblestar.tables.status import Status
from tumblestar.web.markup import button, safe
from tumblestar.words import Phrase


def buttons(viewer: Viewer) -> list[str]:
    """After the game: the button to ask for a rematch, or the link to it. Who is asked answers elsewhere (`asked`)."""
    say, table = viewer.voice, viewer.table
    if not (table.membership.seats_held_by(viewer.person) or viewer.person == table.owner):
        return []
    row = _made(viewer)
    if row is None:
        form = f'<form method="post" action="/table/{safe(table.id)}/rematch" class="inline">'
        return [f'{form}<button class="primary">{say("action-rematch")}</button></form>']
    held = [seat_row for seat_row in row.seats if seat_row.holder == viewer.person]
    is_in = bool(held) or row.owner == viewer.person
    if not is_in or (row.status == Status.WAITING and any(seat_row.is_asked for seat_row in held)):
        return []
    return [f'<a class="primary" href="/table/{safe(row.id)}">{say("rematch-go")}</a>']


def asked(viewer: Viewer) -> str:
    """The question to a person whose seat at the rematch is kept, at either table; empty for everybody else."""
    say, table = viewer.voice, viewer.table
    if not viewer.person:
        return ""
    row = _made(viewer) if table.is_over else None
    seats, status = (row.seats, row.status) if row else (table.seats, table.status)
    if status != Status.WAITING or not any(one.is_asked and one.holder == viewer.person for one in seats):
        return ""
    playing = [(seat, one) for seat, one in enumerate(seats, 1) if one.holder and not one.is_asked]
    names = [display_name(one.name, seat, is_bot=one.is_program) for seat, one in playing]
    question = say("rematch-asks", seats=Phrase("list", {"items": names}), count=len(names))
    return (
        f'<div id="part-asked" class="refused asked" role="alert"><p>{question}</p>'
        f'<form method="post" action="/table/{safe(table.id)}/rematch" class="inline again">'
        f'<button class="primary" name="answer" value="yes">{say("rematch-yes")}</button> '
        f'<button name="answer" value="no">{say("rematch-no")}</button></form></div>'
    )


def unanswered(viewer: Viewer) -> str:
    """At the rematch: who has not answered yet. The host can give their seats to others."""
    say, table = viewer.voice, viewer.table
    if not table.asked_seats or table.is_over:
        return ""
    items = ""
    for seat in table.asked_seats:
        instead = ""
        if viewer.person == table.owner:
            instead = button(say("rematch-instead", count=seat + 1), sort="quiet", data_do="send", data_seat=seat + 1)
        items += f"<li><p>{say('rematch-unanswered', name=viewer.cache().names()[seat])}</p>{instead}</li>"
    return f'<h2>{say("rematch-head")}</h2><ul class="free">{items}</ul>'


def _made(viewer: Viewer) -> TableRow | None:
    """The table of the rematch as it is stored."""
    made = viewer.table.membership.rematch
    return viewer.table.store.table(made) if made else None
