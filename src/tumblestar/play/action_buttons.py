"""The buttons below a table's board: actions, and what people have to agree on, taking back and a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from tumblestar.insight import hints
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import display_name
from tumblestar.storage.schema import TableRow
from tumblestar.tables import undo
from tumblestar.tables.log import Status
from tumblestar.tables.undo import ASK, PRACTICE, TURN
from tumblestar.web.drawn_board import Pill, Target, step_buttons, turns_of
from tumblestar.web.feature import features
from tumblestar.web.markup import NOTHING, Html, button, safe
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from tumblestar.play.page_updates import Part, Parts

Back = tuple[str, int]
"""How a viewer may go back, and how many events are kept by it."""


def way_back(viewer: Viewer) -> Back | None:
    """What the button to take back does: once, or from the shown moment on."""
    return undo.way_back(viewer.table, viewer.person, None if viewer.is_live else viewer.n)


def far_buttons(viewer: Viewer, way: str, kept: int) -> list[Html]:
    """The button to take back beyond the turn, or to a moment that is looked at. The first step into practice asks."""
    say, table = viewer.voice, viewer.table
    if (way == TURN and viewer.is_live) or (way == ASK and table.log.proposal):
        return []
    asks_first = way == PRACTICE and not table.record.is_practice
    key = "action-takeback-far" if viewer.is_live else "action-takeback-here"
    label = say("action-takeback-ask" if way == ASK else key)
    opens, do = ("dialog-practice", None) if asks_first else (None, "takeback")
    return [button(label, sort="quiet", data_do=do, data_opens=opens, data_kept=kept)]


def practice_mark(viewer: Viewer) -> Html:
    """The mark of a practice game, before the chapter of the game."""
    if not viewer.table.record.is_practice:
        return NOTHING
    return Html(f'<strong class="level-name">{viewer.voice("practice-mark")}</strong> ')


def take_back_asked(viewer: Viewer, cache: RenderCache) -> Html:
    """The request to take back, with the buttons to answer it."""
    say, table = viewer.voice, viewer.table
    proposal = table.log.proposal
    if proposal is None:
        return Html('<div id="part-asked" class="refused asked" hidden></div>')
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
    return Html(f'<div id="part-asked" class="refused asked" role="alert"><p>{say(words)}{more}</p>{buttons}</div>')


# -- rematch panel


def rematch_buttons(viewer: Viewer) -> list[Html]:
    """After the game: the button to ask for a rematch, or the link to it. Who is asked answers elsewhere (`asked`)."""
    say, table = viewer.voice, viewer.table
    if not (table.seats_held_by(viewer.person) or viewer.person == table.owner):
        return []
    row = _made(viewer)
    if row is None:
        form = f'<form method="post" action="/table/{safe(table.id)}/rematch" class="inline">'
        return [Html(f'{form}<button class="gold">{say("action-rematch")}</button></form>')]
    held = [seat_row for seat_row in row.seats if seat_row.holder == viewer.person]
    is_in = bool(held) or row.owner == viewer.person
    if not is_in or (row.status == Status.WAITING and any(seat_row.is_asked for seat_row in held)):
        return []
    return [Html(f'<a class="gold" href="/table/{safe(row.id)}">{say("rematch-go")}</a>')]


def rematch_asked(viewer: Viewer) -> Html:
    """The question to a person whose seat at the rematch is kept, at either table; empty for everybody else."""
    say, table = viewer.voice, viewer.table
    if not viewer.person:
        return NOTHING
    row = _made(viewer) if table.is_over else None
    seats, status = (row.seats, row.status) if row else (table.seats, table.status)
    if status != Status.WAITING or not any(one.is_asked and one.holder == viewer.person for one in seats):
        return NOTHING
    playing = [(seat, one) for seat, one in enumerate(seats, 1) if one.holder and not one.is_asked]
    names = [display_name(one.name, seat, is_bot=one.is_program) for seat, one in playing]
    question = say("rematch-asks", seats=Phrase("list", {"items": names}), count=len(names))
    return Html(
        f'<div id="part-asked" class="refused asked" role="alert"><p>{question}</p>'
        f'<form method="post" action="/table/{safe(table.id)}/rematch" class="inline again">'
        f'<button class="primary" name="answer" value="yes">{say("rematch-yes")}</button> '
        f'<button name="answer" value="no">{say("rematch-no")}</button></form></div>'
    )


def unanswered(viewer: Viewer) -> Html:
    """At the rematch: who has not answered yet. The host can give their seats to others."""
    say, table = viewer.voice, viewer.table
    if not table.asked_seats or table.is_over:
        return NOTHING
    items = ""
    for seat in table.asked_seats:
        instead = ""
        if viewer.person == table.owner:
            instead = button(say("rematch-instead", count=seat + 1), sort="quiet", data_do="send", data_seat=seat + 1)
        items += f"<li><p>{say('rematch-unanswered', name=viewer.cache().names()[seat])}</p>{instead}</li>"
    return Html(f'<h2>{say("rematch-head")}</h2><ul class="free">{items}</ul>')


def _made(viewer: Viewer) -> TableRow | None:
    """The table of the rematch as it is stored."""
    made = viewer.table.membership.rematch
    return viewer.table.store.table(made) if made else None


# -- action buttons


def offered_buttons(
    viewer: Viewer,
    cache: RenderCache,
    scene: RenderedState,
    targets: Sequence[Target],
    gained: Sequence[int],
    pills: Mapping[int, Pill],
) -> list[Html]:
    """The buttons of the decision: what may be done, and how the piece in hand is turned; to others, to skip bots.

    Where only one thing can be done with a button, it is the next step and gold; several weigh the same.
    """
    table, say = viewer.table, viewer.voice
    actor = table.actor
    stood_in = [seat for seat in table.seats_held_by(viewer.person) if table.seats[seat].bot and not table.is_over]
    if stood_in and viewer.is_live:
        return [button(say("seat-back"), sort="gold", data_do="back", data_seat=stood_in[0] + 1)]
    if not targets or actor < 0:
        is_bot = viewer.is_live and actor >= 0 and table.seats[actor].playing_bot and not table.is_over
        is_player = bool(is_bot and table.seats_held_by(viewer.person))
        return [button(say("acts-skip"), sort="plain", data_do="skip")] if is_player else []
    state, names, button_of = scene.state, cache.names(), table.game.description.button
    shorts = [(target, short) for target in targets if (short := button_of(state, target[0], names))]
    named = {target[0] for target, _ in shorts}
    touched = [(target[0], gain) for target, gain in zip(targets, gained, strict=True) if target[0] not in named]
    sort = "offered gold" if len(shorts) == 1 else "offered equal"
    buttons = turns_of(say, table.game, table.state, "offered plain")
    todo, deeds = _deeds(viewer, cache, scene, touched)
    buttons.append(deeds)
    for (action, label, ends), short in shorts:
        said = say(short)
        if pill := pills.get(action):
            said = Html(f'{said} <b class="pill {pill.look}" aria-hidden="true">{pill.text}</b>')
        buttons.append(button(said, sort=sort, data_action=action, data_ends="1" if ends else None, title=label))
    return buttons if shorts else [*buttons, Html(f'<span class="todo">{say(todo)}</span>')]


def _deeds(
    viewer: Viewer, cache: RenderCache, scene: RenderedState, touched: Sequence[tuple[int, int]]
) -> tuple[Phrase, Html]:
    """What may be touched; and hidden, what the gold button says of each action: what it does, and brings in points."""
    deed_of, state, names, say = viewer.table.game.description.deed, scene.state, cache.names(), viewer.voice
    todo, said = Phrase("acts-touch"), dict[str, list[int]]()
    for action, gain in touched:
        todo, deed = deed_of(state, action, names) or (todo, Phrase("action-confirm"))
        said.setdefault(f"{say(deed)} {say(hints.gain(gain))}" if gain else say(deed), []).append(action)
    spans = (f'<i data-of="{" ".join(map(str, actions))}">{words}</i>' for words, actions in said.items())
    return todo, Html(f'<span class="deeds" hidden>{"".join(spans)}</span>')


def buttons(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Parts:
    """The buttons besides those of a decision. While a game is followed they depend on little that changes with it."""
    table, back = viewer.table, way_back(viewer)
    if not viewer.is_live or table.is_over:
        return _buttons(viewer, cache, scene, back)
    way = TURN if back and back[0] == TURN else back
    key = "buttons", viewer.viewer_key, viewer.may_act, table.actor, way, table.record.is_practice
    return cache.cached_until_people_change(key, _buttons, viewer, cache, scene, back)


def _buttons(viewer: Viewer, cache: RenderCache, scene: RenderedState, back: Back | None) -> Parts:
    may_take_back = viewer.is_live and back is not None and back[0] == TURN
    made: dict[str, Part] = {
        "actions": _usual(viewer, may_take_back),
        "others": other_buttons(viewer, scene, back),
    }
    return made if viewer.may_act else {**made, "offered": offered_buttons(viewer, cache, scene, [], [], {})}


def other_buttons(viewer: Viewer, scene: RenderedState, back: Back | None) -> list[Html]:
    """The buttons that a turn does not need: stepping through the game, asking a bot, resigning."""
    say, table = viewer.voice, viewer.table
    buttons: list[Html] = []
    if table.is_over or not viewer.is_live:
        buttons.append(step_buttons(say, scene.n, len(table.record.events)))
    buttons += filter(None, (feature.look_back(viewer, scene.n) for feature in features() if feature.look_back))
    if back:
        buttons += far_buttons(viewer, *back)
    if not viewer.is_live:
        return buttons
    if table.has_evaluating_bot and table.actor >= 0 and not table.is_over and table.membership.help.is_free(table):
        buttons.append(button(say("action-expect"), sort="quiet", data_do="expect"))
    if table.may_resign(viewer.person):
        label = say("action-resign" if len(table.seats) > 1 else "action-give-up")
        buttons.append(button(label, sort="quiet", data_opens="dialog-resign"))
    return buttons


def _usual(viewer: Viewer, may_take_back: bool) -> list[Html]:
    """The buttons of every game: back to the live position, taking back, a rematch."""
    say, table = viewer.voice, viewer.table
    buttons: list[Html] = []
    if not viewer.is_live:
        return [button(say("step-live"), sort="gold", data_do="look", data_at="live")]
    if may_take_back:
        label = Html(f'<span class="wide">{say("action-takeback")}</span>')
        named = say.plain("action-takeback")
        buttons.append(button(label, sort="plain undo", data_do="takeback", accesskey="z", aria_label=named))
    return [*buttons, *(over_buttons(viewer) if table.is_over else [])]


def over_buttons(viewer: Viewer) -> list[Html]:
    """What comes after a game: a rematch, or what features have in its place."""
    instead = [html for feature in features() for html in feature.over_buttons(viewer)]
    return instead or ([] if viewer.table.is_imported else rematch_buttons(viewer))
