"""Clicks where nothing can be done: each is answered with the reason, as an action that is typed is."""

from __future__ import annotations

from tumblestar.play.viewer import Viewer
from tumblestar.record import Refused
from tumblestar.words import Phrase


def refuse(viewer: Viewer, x: float, y: float, is_sign: bool) -> None:
    """Raises Refused with the reason why nothing can be done at a point of the board; but not for who only watches.

    A sign there explains itself, so it is refused only as something that could be played at another time.
    """
    table = viewer.table
    if table.is_over or not viewer.is_live or not table.membership.seats_held_by(viewer.person):
        return
    game, state = table.game, table.state
    now = {"now": game.status(state, viewer.cache().names())}
    if not table.may_act(viewer.person) or table.is_waiting:
        if is_sign:
            return
        if table.actor >= 0 and not table.is_waiting:
            raise Refused("seat", Phrase("refused-turn", now), game.description.rule(state))
    table.check_may_act(viewer.person)
    action_at, is_looking_away = game.picture.action_at, viewer.looks_away(state)
    action = action_at(state, viewer.large_seat(state), x, y) if action_at and not is_looking_away else None
    tag = "" if action is None else game.refusal(state, action)
    if action is not None and tag:
        raise Refused("rule", game.description.refusal(state, action, tag), tag)
    if not is_sign:
        raise Refused("place", Phrase("refused-place", now), game.description.rule(state))
