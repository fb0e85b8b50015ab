"""The buttons below the board of a table's page."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from tumblestar.play import agreements
from tumblestar.play.agreements import Back
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Target, Viewer, ViewerKey
from tumblestar.web.drawn_board import turns_of
from tumblestar.web.feature import features, offered
from tumblestar.web.markup import HtmlTranslator, button, step_button


def offered_buttons(viewer: Viewer, cache: RenderCache, scene: RenderedState, targets: Sequence[Target]) -> list[str]:
    """The buttons of the decision: what may be done, and how the piece in hand is turned."""
    table = viewer.table
    buttons: list[str] = []
    if targets and table.actor >= 0:
        state, names, button_of = scene.state, cache.names(), table.game.description.button
        for action, label, ends in targets:
            if short := button_of(state, action, names):
                fixed = "1" if ends else None
                buttons.append(
                    button(viewer.voice(short), sort="offered", data_action=action, data_ends=fixed, title=label)
                )
        buttons += turns_of(viewer.voice, table.game, table.state, "offered")
    return buttons


def usual_buttons(viewer: Viewer, cache: RenderCache, scene: RenderedState, viewer_key: ViewerKey) -> Sequence[str]:
    """The buttons of every game: back to one's own board or to the live position, taking back, a rematch."""
    table = viewer.table
    may_take_back = viewer.is_live and table.may_take_back(viewer.person)
    key = "buttons", viewer_key, viewer.is_live, may_take_back
    usual = cache.cached_until_people_change(key, _usual, viewer, may_take_back)
    if not viewer.looks_away(scene.state):
        return usual
    label = viewer.voice("board-turn" if viewer.own_seat(scene.state) is None else "board-own")
    return [button(label, sort="primary", data_do="board"), *usual]


def other_buttons(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Sequence[str]:
    """The buttons that a turn does not need: stepping through the game, asking a bot, resigning."""
    table = viewer.table
    may_ask = viewer.is_live and table.actor >= 0 and not table.is_over and table.has_evaluating_bot
    may_ask = may_ask and table.membership.help.is_free
    may_resign = bool(viewer.is_live and table.may_resign(viewer.person))
    step_ends = scene.n == 0, scene.n == len(table.record.events)
    back_to = agreements.way_back(viewer)
    links = tuple(offered(lambda feature: feature.look_back(viewer, scene.n)))
    key = "others", viewer.lang, back_to, may_ask, may_resign, step_ends, links
    return cache.cached_until_people_change(key, _others, viewer, back_to, may_ask, may_resign, step_ends, links)


def _others(
    viewer: Viewer,
    back_to: Back | None,
    may_ask: bool,
    may_resign: bool,
    step_ends: tuple[bool, bool],
    links: Sequence[str],
) -> list[str]:
    say = viewer.voice
    buttons = [_step_buttons(say, *step_ends), *links]
    if back_to:
        buttons += agreements.far_buttons(viewer, *back_to)
    if may_ask:
        buttons.append(button(say("action-expect"), sort="quiet", data_do="expect"))
    if may_resign:
        label = say("action-resign" if len(viewer.table.seats) > 1 else "action-give-up")
        buttons.append(button(label, sort="quiet", data_opens="dialog-resign"))
    return buttons


def _usual(viewer: Viewer, may_take_back: bool) -> list[str]:
    """The buttons that every game has while it is played or when it is over."""
    say, table = viewer.voice, viewer.table
    buttons: list[str] = []
    if not viewer.is_live:
        return [button(say("step-live"), sort="primary", data_do="look", data_at="live")]
    if may_take_back:
        buttons.append(button(say("action-takeback"), data_do="takeback", accesskey="z"))
    if table.is_over and (instead := [html for feature in features() for html in feature.over_buttons(viewer)]):
        buttons += instead
    elif table.is_over and not table.is_imported:
        buttons += agreements.buttons(viewer)
    return buttons


@lru_cache(maxsize=64)
def _step_buttons(say: HtmlTranslator, is_first: bool, is_last: bool) -> str:
    """The buttons that step through the game."""
    made = ""
    for name, sign in (("first", "«"), ("previous", "‹"), ("next", "›"), ("last", "»")):
        is_off = is_first if name in ("first", "previous") else is_last
        off = "true" if is_off else None
        made += step_button(say.plain(f"step-{name}"), sign, data_do="look", data_step=name, aria_disabled=off)
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{made}</div>'
