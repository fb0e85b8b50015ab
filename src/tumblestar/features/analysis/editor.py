"""Setting up a position by clicking, in games that have an editor: a place is chosen, then what is to be there."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from tumblestar.contract.capabilities import EditPlace
from tumblestar.contract.errors import Unreadable
from tumblestar.features.analysis.panels import Sheet
from tumblestar.picture import at, box, path
from tumblestar.web.markup import hidden_fields, safe, small_picture

FORM = "edit-form"
OPEN = "1"
"""What an address has as `edit` while no place is chosen."""


def targets(made: Sheet) -> list[str]:
    """The places that lie in the board's picture, to be chosen there."""
    return [_target(made, place) for place in _places(made) if place.area]


def _places(made: Sheet) -> list[EditPlace]:
    shown = made.shown
    return list(shown.game.editor.places(shown.state, shown.names))


def _target(made: Sheet, place: EditPlace) -> str:
    assert place.area
    x, y, width, height = place.area
    area = box(width, height, 14)
    look = path("mine", area) if place.key == made.edit else ""
    label = made.say(place.label)
    named = f'role="button" tabindex="-1" aria-label="{label}" data-action="{safe(place.key)}"'
    return f'<g id="act-{safe(place.key)}" class="act" {named}>{at(x, y, look + path("hit", area))}</g>'


def editor(made: Sheet) -> str:
    """What can be at the chosen place, and all places as a list."""
    say, shown, places = made.say, made.shown, _places(made)
    chosen = next((place for place in places if place.key == made.edit.partition(":")[0]), None)
    asked = ""
    if chosen:
        buttons = "".join(_changes(made)) or f"<li>{say('edit-none')}</li>"
        asked = f'<div data-asked><h3>{say(chosen.label)}</h3><ul class="outcomes">{buttons}</ul></div>'
    listed = "".join(
        f"<li>{made.submit(say(one.label), form=FORM, name='edit', value=one.key, data_action=one.key)}</li>"
        for one in places
    )
    hidden = hidden_fields({"start": shown.game.state_text(shown.state), "edit": made.edit})
    return (
        f'<section id="analysis-editor" aria-labelledby="edit-head"><h2 id="edit-head">{say("edit-head")}</h2>'
        f'<form id="{FORM}" method="get" action="/analysis/{shown.game.name}">{hidden}</form>'
        f'<p>{say("edit-hint")}</p>{asked}<h3 id="edit-places">{say("edit-places")}</h3><div class="scroll long" '
        f'tabindex="0" role="group" aria-labelledby="edit-places"><ul class="places">{listed}</ul></div>'
        f'<p class="do">{made.submit(say("edit-done"), "primary")}</p></section>'
    )


def _changes(made: Sheet) -> Iterator[str]:
    """A button for each change that makes a position, or asks further."""
    shown, game = made.shown, made.shown.game
    for label, icon, state, place in game.editor.changes(shown.state, made.edit, shown.names):
        inside = f"{small_picture(icon) if icon else ''}<span>{made.say(label)}</span>"
        if state is None:
            yield f"<li>{made.submit(inside, 'outcome', form=FORM, name='edit', value=place)}</li>"
            continue
        line = game.state_text(state)
        with suppress(Unreadable):
            if game.parse_state(line) != shown.state:
                yield f"<li>{made.submit(inside, 'outcome', form=FORM, name='start', value=line)}</li>"
