"""Asks a page's viewer before an action that costs too much, with win shares worked out beside the table."""

from __future__ import annotations

from typing import NamedTuple

from tumblestar.insight import hints
from tumblestar.insight.evaluations import Busy, Evaluations
from tumblestar.insight.hints import TUTOR
from tumblestar.play.messages import Act, Type
from tumblestar.play.viewer import Viewer
from tumblestar.words import Phrase


class Looked(NamedTuple):
    """What came of looking at an action: what to ask before it is played, or what to say after it."""

    question: list[Phrase]
    remark: Phrase | None = None


UNASKED = Looked([])


async def look(viewer: Viewer, evaluations: Evaluations, command: Act | Type, amount: int) -> Looked:
    """Looks at an action that a viewer with the tutor is about to take, for a few seconds at most.

    A request that was carried out before, or that the player is sure of, is not looked at.
    """
    table, game = viewer.table, viewer.table.game
    if viewer.help != TUTOR or command.sure or not viewer.table.may_act(viewer.person):
        return UNASKED
    await table.settled()
    if command.seen != table.live:
        return UNASKED
    s, names, after = game.copy(table.state), viewer.cache().names(), hints.states_after(game, table.state)
    action = _action(viewer, command)
    if action not in after or len(set(after.values())) < 2:
        return UNASKED
    try:
        visitor = "tutor", table.id, viewer.person
        found = await evaluations.values(visitor, game, list(dict.fromkeys(after.values())), hints.TUTOR_WAIT)
    except Busy:
        found = {}
    await table.settled()
    if command.seen != table.live:  # the same request has come by another connection, or somebody took back
        return UNASKED
    if any(state not in found or not found[state].shares or not found[state].is_final for state in after.values()):
        return Looked([], Phrase("tutor-unasked"))
    by, shares = found[after[action]].by, {state: one.shares for state, one in found.items()}
    asked = hints.tutor_question(game, s, action, shares, by, amount)
    return Looked(hints.tutor_sentences(game, s, names, asked, by)) if asked else UNASKED


def _action(viewer: Viewer, command: Act | Type) -> int:
    """The action of a command; -1 where it cannot be read."""
    if command.text is None:
        return -1 if isinstance(command, Type) or command.action is None else command.action
    action = hints.action_typed(viewer.table.game, viewer.table.state, command.text)
    return -1 if action is None else action
