"""What one viewer looks at, and what they may do there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property

from tumblestar import narration
from tumblestar.game import OVER, GameState
from tumblestar.record import Record
from tumblestar.server.tables.table import Table
from tumblestar.server.web.markup import Voice
from tumblestar.server.web.render_cache import Scene, Stage, stage_of
from tumblestar.words import Phrase, say

Reader = tuple[str, int, str]
"""A language, a person or nobody in particular, and how their browser calls this server."""
Target = tuple[int, str, bool]
"""An action, what it would do in plain words, and whether it could not be taken back."""


@dataclass(frozen=True)
class View:
    """What one viewer looks at: a table, in a language, now or after the first `at` events, with the help they want."""

    table: Table
    person: int
    lang: str
    at: int | None = None
    aid: int = 0
    origin: str = ""
    """How the viewer's browser calls this server; links to be sent to friends begin with it."""
    text: bool = False
    """Whether the board in text is looked at."""

    @cached_property
    def voice(self) -> Voice:
        return Voice(self.lang, self.table.game.name)

    @property
    def n(self) -> int:
        """How many events have happened at the moment that is shown."""
        most = len(self.table.record.events)
        return most if self.at is None or self.at > most else max(0, self.at)

    @property
    def reader(self) -> Reader:
        """Who looks, as far as that makes a difference: those who only look on are all the same."""
        table = self.table
        is_anybody = not table.membership.held(self.person) and self.person != table.owner
        return (self.lang, 0, "") if is_anybody else (self.lang, self.person, self.origin)

    @cached_property
    def is_live(self) -> bool:
        return self.at is None

    @property
    def may_act(self) -> bool:
        return self.is_live and self.table.may_act(self.person)

    def stage(self) -> Stage:
        return stage_of(self.table)


def targets(view: View, stage: Stage, scene: Scene) -> list[Target]:
    """What a viewer who is to act may do: each action, what it would do in plain words, and whether that is final."""
    record, state, lang, names = view.table.record, scene.state, view.lang, stage.names()
    game = record.game
    preview, name = game.description.preview, game.name
    found: list[Target] = []
    for action in record.legal:
        after = game.after(state, action)
        found.append((action, say(lang, preview(state, action, names, after), name), _ends(record, after)))
    return found


def ends(table: Table, action: int) -> bool:
    """Whether an action could not be taken back: the turn is over after it, or chance has acted."""
    return _ends(table.record, table.game.after(table.state, action))


def _ends(record: Record, after: GameState) -> bool:
    rules, actor = record.game.rules, record.actor
    following = rules.actor(after)
    return actor not in (rules.turn(after)[1], following) or following == OVER


def ending(table: Table, stage: Stage) -> Phrase:
    """How the game ended, in a sentence."""
    return narration.ending(table.record, stage.names(), table.log.ends_by_clock)
