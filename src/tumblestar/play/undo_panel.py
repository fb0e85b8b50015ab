"""Taking back on a table's page: its button, what practice means, and requests among people."""

from __future__ import annotations

from tumblestar.play.render_cache import RenderCache
from tumblestar.play.viewer import Viewer
from tumblestar.tables import undo
from tumblestar.tables.undo import ASK, PRACTICE, TURN
from tumblestar.web.markup import button
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


def asked(viewer: Viewer, cache: RenderCache) -> str:
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
