"""Help that needs win shares, worked out beside the table: shown as they come, or as a tutor's question."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from typing import NamedTuple

from tumblestar.insight import hints
from tumblestar.insight.evaluations import PROVISIONAL, Busy, Evaluations
from tumblestar.insight.hints import TUTOR
from tumblestar.play.advice_panel import states_to_value
from tumblestar.play.messages import Act, Type
from tumblestar.play.viewer import Viewer
from tumblestar.words import Phrase

STEP = 0.8
"""Seconds after which the shares are shown that are known so far."""
PATIENCE = 25
"""Steps in a row without a new share after which no more are awaited."""
AGAIN = PROVISIONAL / 3
"""Seconds after which shares are asked for again that were found before the evaluator was compiled."""


class HintValues:
    """The win shares for one page: at most one position at a time is being worked out."""

    def __init__(self, evaluations: Evaluations, on_found: Callable[[], None]) -> None:
        self._evaluations = evaluations
        self._on_found = on_found
        self._wanted: list[str] = []
        self._task: asyncio.Task[None] | None = None

    def want(self, viewer: Viewer) -> None:
        """Looks for what the viewer's help needs, in place of what was needed before."""
        states = states_to_value(viewer)
        if states == self._wanted:
            return
        self.close()
        self._wanted, cache = states, viewer.cache()
        if any(state not in cache.shares or state in cache.provisional for state in states):
            self._task = asyncio.create_task(self._find(viewer, states))

    async def _find(self, viewer: Viewer, states: list[str]) -> None:
        game, left = viewer.table.game, PATIENCE
        visitor = "hints", viewer.table.id, viewer.person
        while left:
            left -= 1
            rest = STEP
            with suppress(Busy):
                found = await self._evaluations.values(visitor, game, states, STEP)
                if viewer.cache().add_shares(found):
                    left = PATIENCE
                    self._on_found()
                rest = 0.0
                if len(found) == len(set(states)):
                    if all(one.is_final for one in found.values()):
                        return
                    left, rest = PATIENCE, AGAIN
            await asyncio.sleep(rest)

    def close(self) -> None:
        """Looks no further."""
        if self._task:
            self._task.cancel()
            self._task = None


# -- tutoring


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
