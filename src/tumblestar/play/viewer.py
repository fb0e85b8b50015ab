"""What one viewer looks at, and what they may do there."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property, lru_cache
from typing import TYPE_CHECKING

from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.insight.hints import NOTHING, ODDS, TUTOR
from tumblestar.play.render_cache import RenderCache, RenderedState, render_cache_of
from tumblestar.record import Record, Refused, narration
from tumblestar.tables.table import Table
from tumblestar.web.drawn_board import Target, parts_of_table
from tumblestar.web.feature import EDITION
from tumblestar.web.markup import HtmlTranslator
from tumblestar.words import Phrase, say_phrase

ViewerKey = tuple[str, int, str]
"""Language, person and origin, of spectators 0 and the edition: viewers with the same key see the same page."""


@lru_cache(maxsize=1024)
def _translator(lang: str, game: str, you: int | None) -> HtmlTranslator:
    return HtmlTranslator(lang, game, you)


@dataclass(frozen=True)
class Viewer:
    """A viewer of a table: a language, a position (now or after `at` events), and the wanted help."""

    table: Table
    person: int
    lang: str
    at: int | None = None
    aid: int = 0
    """The level of help that is wanted; `help` is the one that the viewer gets."""
    origin: str = ""
    """Scheme, host and port as the viewer's browser sees them; invitation links begin with it."""
    text: bool = False
    """Whether the board in text is open."""

    @property
    def voice(self) -> HtmlTranslator:
        return _translator(self.lang, self.table.game.name, self.you)

    @property
    def you(self) -> int | None:
        """The seat that texts call "you": the viewer's only one. Several on one screen keep their names."""
        held = self.table.seats_held_by(self.person)
        return held[0] if len(held) == 1 else None

    @property
    def n(self) -> int:
        """The number of events before the shown position."""
        most = len(self.table.record.events)
        return most if self.at is None or self.at > most else max(0, self.at)

    @property
    def viewer_key(self) -> ViewerKey:
        """What the page depends on besides the table.

        All spectators of a language share a key, except those who have muted or blocked somebody, or written messages:
        their own have no buttons.
        """
        table = self.table
        is_anybody = not (
            self.person == table.owner
            or table.seats_held_by(self.person)
            or table.store.restrictions.by_person(self.person)
            or table.membership.chat.has_written(self.person)
        )
        edition = "invited" if EDITION.get().is_invited else ""
        return (self.lang, 0, edition) if is_anybody else (self.lang, self.person, self.origin)

    @property
    def is_live(self) -> bool:
        return self.at is None

    @property
    def may_act(self) -> bool:
        return self.is_live and self.table.may_act(self.person)

    @property
    def help(self) -> int:
        """The level of help that the viewer gets: where several play, no more than the odds unless all have agreed."""
        if self.aid <= ODDS or self.table.membership.help.is_free(self.table):
            return self.aid
        return NOTHING if self.aid == TUTOR else ODDS

    def cache(self) -> RenderCache:
        return render_cache_of(self.table, self.at)

    def own_seat(self, state: GameState) -> int | None:
        """The viewer's seat, or None for spectators.

        Where several seats are played from one screen, it is that of theirs which is to act, or will be next.
        """
        own = self.table.seats_played_by(self.person)
        if len(own) < 2:
            return own[0] if own else None
        _, mover = self.table.game.turn(state)
        return min(own, key=lambda seat: (seat - mover) % len(self.table.seats))


class Reading(Viewer):
    """A viewer while one page is made, in which nothing changes: what they are at the table is looked up once."""

    if not TYPE_CHECKING:  # the same properties
        you, voice, n, viewer_key, is_live, may_act, help = (
            cached_property(getattr(Viewer, name).fget)
            for name in ("you", "voice", "n", "viewer_key", "is_live", "may_act", "help")
        )

    def __init__(self, viewer: Viewer) -> None:
        self.__dict__.update(viewer.__dict__)

    @cached_property
    def _cache(self) -> RenderCache:
        return super().cache()

    def cache(self) -> RenderCache:
        return self._cache


def targets(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> tuple[list[Target], list[int]]:
    """The legal actions of a viewer to act: each with its effect and whether it is final. And the points they bring."""
    record, state, lang, you, names = viewer.table.record, scene.state, viewer.lang, viewer.you, cache.names()
    game = record.game
    preview, name, actor = game.description.preview, game.name, max(0, record.actor)
    found, gained, before = list[Target](), list[int](), game.points(state, actor)
    for action in record.legal:
        after = game.after(state, action)
        found.append((action, say_phrase(lang, preview(state, action, names, after), name, you), _ends(record, after)))
        gained.append(game.points(after, actor) - before)
    return found, gained


def ends(table: Table, action: int) -> bool:
    """Whether an action cannot be taken back: it ends the turn, or is chosen and followed by chance."""
    return _ends(table.record, table.game.after(table.state, action))


def _ends(record: Record, after: GameState) -> bool:
    rules, actor = record.game.rules, record.actor
    following = rules.actor(after)
    if following == CHANCE and record.chance != "typed" and len(record.legal) > 1:  # without a choice nothing is lost
        return True
    return actor not in (rules.turn(after)[1], following) or following == OVER


def ending(table: Table, cache: RenderCache) -> Phrase:
    """How the game ended, in a sentence."""
    return narration.ending(table.record, cache.names(), table.log.ends_by_clock)


def has_result(viewer: Viewer) -> bool:
    """Whether the viewer sees how the game ended, and it was not abandoned."""
    return viewer.is_live and viewer.table.record.is_over and viewer.table.record.end != "abandoned"


def places(viewer: Viewer) -> dict[int, int]:
    """The place of each seat of a game that is over, from 1, the best first: by what it has of the win, then points."""
    if not has_result(viewer):
        return {}
    table, shares = viewer.table, viewer.table.record.shares()
    worth = [(share, table.game.points(table.state, seat)) for seat, share in enumerate(shares)]
    ranks = {seat: 1 + sum(other > own for other in worth) for seat, own in enumerate(worth)}
    return dict(sorted(ranks.items(), key=lambda place: place[1]))


# -- clicks


def refuse_click(viewer: Viewer, part: str, x: float, y: float, is_sign: bool) -> None:
    """Raises Refused with the reason why nothing can be done at a point of a part; but not for who only watches.

    A sign there explains itself, so it is refused only as something that could be played at another time.
    """
    table = viewer.table
    if table.is_over or not viewer.is_live or not table.seats_held_by(viewer.person):
        return
    game, state = table.game, table.state
    now = {"now": game.status(state, viewer.cache().names())}
    if not table.may_act(viewer.person) or table.is_waiting:
        if is_sign:
            return
        if table.actor >= 0 and not table.is_waiting:
            raise Refused("seat", Phrase("refused-turn", now), game.description.rule(state))
    table.check_may_act(viewer.person)
    parts = parts_of_table(game)
    action = parts.action_at(state, part, x, y) if part in parts.sizes(state.seats) else None
    tag = "" if action is None else game.refusal(state, action)
    if action is not None and tag:
        raise Refused("rule", game.description.refusal(state, action, tag), tag)
    if not is_sign:
        raise Refused("place", Phrase("refused-place", now), game.description.rule(state))
