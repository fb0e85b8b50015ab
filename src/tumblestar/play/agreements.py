"""What the people at a table have to agree on: taking back, and a rematch."""

from __future__ import annotations

from tumblestar.play.render_cache import RenderCache
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import display_name
from tumblestar.storage.schema import TableRow
from tumblestar.tables import undo
from tumblestar.tables.log import Status
from tumblestar.tables.undo import ASK, PRACTICE, TURN
from tumblestar.web.markup import button, safe
from tumblestar.words import Phrase

Back = tuple[str, int]
"""How a viewer may go back, and how many events are kept by it."""


def way_back(viewer: Viewer) -> Back | None:
    """What the button to take back does: once, or from the shown moment on."""
    return undo.way_back(viewer.table, viewer.person, None if viewer.is_live else viewer.n)


def far_buttons(viewer: Viewer, way: str, kept: int) -> list[str]:
    """The button to take back beyond the turn, or to a moment that is looked at. The first step into practice asks."""
    say, table = viewer.voice, viewer.table
    if (way == TURN and viewer.is_live) or (way == ASK and table.log.proposal):
        return []
    asks_first = way == PRACTICE and not table.record.is_practice
    key = "action-takeback-far" if viewer.is_live else "action-takeback-here"
    label = say("action-takeback-ask" if way == ASK else key)
    opens, do = ("dialog-practice", None) if asks_first else (None, "takeback")
    return [button(label, sort="quiet", data_do=do, data_opens=opens, data_kept=kept)]


def practice_dialog(viewer: Viewer) -> str:
    """What it means to practise, before the first step."""
    say = viewer.voice
    return (
        f'<dialog id="dialog-practice" aria-labelledby="dialog-practice-head">'
        f'<h2 id="dialog-practice-head">{say("practice-head")}</h2><p>{say("practice-sure")}</p><p class="do">'
        f"{button(say('practice-yes'), sort='primary', data_do='practise', data_closes='dialog-practice')} "
        f"{button(say('practice-no'), data_closes='dialog-practice')}</p></dialog>"
    )


def practice_mark(viewer: Viewer) -> str:
    """The mark of a practice game, before the chapter of the game."""
    if not viewer.table.record.is_practice:
        return ""
    return f'<strong class="level-name">{viewer.voice("practice-mark")}</strong> '


def take_back_asked(viewer: Viewer, cache: RenderCache) -> str:
    """The request to take back, with the buttons to answer it."""
    say, table = viewer.voice, viewer.table
    proposal = table.log.proposal
    if proposal is None:
        return '<div id="part-asked" class="refused asked" hidden></div>'
    own, undecided, names = table.seats_played_by(viewer.person), undo.undecided(table), cache.names()
    waiting = [names[table.seats_played_by(person)[0]] for person in undecided]
    args = {"seat": names[proposal.seat], "others": Phrase("list", {"items": waiting})}
    buttons, more = "", ""
    if proposal.seat in own:
        words, buttons = Phrase("asked-own", args), button(say("asked-withdraw"), data_do="answer")
    elif viewer.person in undecided:
        words = Phrase("asked-to", args)
        more = f" {say('asked-count', count=len(table.record.events) - proposal.kept)}"
        buttons = button(say("asked-yes"), sort="primary", data_do="answer", data_on="1")
        buttons += button(say("asked-no"), data_do="answer")
    else:
        words = Phrase("asked-other", args)
    return f'<div id="part-asked" class="refused asked" role="alert"><p>{say(words)}{more}</p>{buttons}</div>'


# -- rematch panel


def buttons(viewer: Viewer) -> list[str]:
    """After the game: the button to ask for a rematch, or the link to it. Who is asked answers elsewhere (`asked`)."""
    say, table = viewer.voice, viewer.table
    if not (table.seats_held_by(viewer.person) or viewer.person == table.owner):
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


def rematch_asked(viewer: Viewer) -> str:
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
