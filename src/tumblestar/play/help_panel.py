"""Help among people on a table's page: that it is off, how to ask for it, and the question; and the tutor's."""

from __future__ import annotations

from tumblestar.play.render_cache import RenderCache
from tumblestar.play.viewer import Viewer
from tumblestar.web.markup import button
from tumblestar.words import Phrase


def about(viewer: Viewer) -> str:
    """To a player who wants help where several play: that it is off, and how to ask for it; or how to end it."""
    say, table, known = viewer.voice, viewer.table, viewer.table.membership.help
    if not viewer.aid or not known.is_shared or table.is_waiting or viewer.person not in known.voters:
        return ""
    if known.is_free:
        return f"<p>{button(say('help-end'), sort='quiet', data_do='allow')}</p>"
    if viewer.help == viewer.aid:
        return ""
    ask = button(say("help-ask"), data_do="allow", data_on="1") if known.may_ask(viewer.person) else ""
    return f'<p class="hint">{say("refused-help")}</p>{ask}'


def asked(viewer: Viewer, cache: RenderCache) -> str:
    """The question whether all may use help, with the buttons to answer it; empty where nobody asks."""
    say, table, known = viewer.voice, viewer.table, viewer.table.membership.help
    asker = known.asker
    if not asker or table.is_waiting:
        return ""
    names = cache.names()
    waiting = [names[table.seats_played_by(person)[0]] for person in sorted(known.undecided)]
    args = {"seat": names[table.seats_played_by(asker)[0]], "others": Phrase("list", {"items": waiting})}
    buttons = ""
    if viewer.person in known.undecided:
        words = Phrase("help-asked-to", args)
        buttons = button(say("asked-yes"), sort="primary", data_do="allow", data_on="1")
        buttons += button(say("asked-no"), data_do="allow")
    elif viewer.person == asker:
        words, buttons = Phrase("help-asked-own", args), button(say("asked-withdraw"), data_do="allow")
    else:
        words = Phrase("help-asked-other", args)
    return f'<div id="part-asked" class="refused asked" role="alert"><p>{say(words)}</p>{buttons}</div>'


def tutor_dialog(viewer: Viewer) -> str:
    """What the tutor asks before an action; the page's script fills in the words."""
    say = viewer.voice
    return (
        '<dialog id="dialog-tutor" aria-labelledby="dialog-tutor-head"><h2 id="dialog-tutor-head">'
        f'{say("tutor-head")}</h2><div id="tutor-words"></div><p class="do">'
        f"{button(say('tutor-no'), sort='primary', data_closes='dialog-tutor')} "
        f"{button(say('tutor-yes'), data_do='sure', data_closes='dialog-tutor')}</p></dialog>"
    )
