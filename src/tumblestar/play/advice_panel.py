"""Help among people on a table's page: that it is off, how to ask for it, and the question; and the tutor's."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from tumblestar.contract.pictures import Plate
from tumblestar.engine.fair_queue import Asker, Full
from tumblestar.insight import hints
from tumblestar.insight.evaluations import PROVISIONAL, Evaluations
from tumblestar.insight.hints import BEST, TUTOR, Way, is_figure
from tumblestar.insight.report import share_phrase
from tumblestar.play.messages import ActCommand
from tumblestar.play.render_cache import RenderCache, RenderedState
from tumblestar.play.viewer import Viewer, ends
from tumblestar.web.drawn_board import Pill, Target, parts_of_table, worth_on
from tumblestar.web.markup import NOTHING, Html, HtmlTranslator, button, joined
from tumblestar.words import Phrase


def about_help(viewer: Viewer) -> Html:
    """To a player who wants help where several play: that it is off, and how to ask for it; or how to end it."""
    say, table, known = viewer.voice, viewer.table, viewer.table.membership.help
    if not viewer.aid or not known.is_shared(table) or table.is_waiting or viewer.person not in known.voters(table):
        return NOTHING
    if known.is_free(table):
        return Html(f"<p>{button(say('help-end'), sort='quiet', data_do='allow')}</p>")
    if viewer.help == viewer.aid:
        return NOTHING
    ask = button(say("help-ask"), data_do="allow", data_on="1") if known.may_ask(table, viewer.person) else ""
    return Html(f'<p class="hint">{say("refused-help")}</p>{ask}')


def consent_asked(viewer: Viewer, cache: RenderCache) -> Html:
    """The question whether all may use help, with the buttons to answer it; empty where nobody asks."""
    say, table, known = viewer.voice, viewer.table, viewer.table.membership.help
    asker = known.asker(table)
    if not asker or table.is_waiting:
        return NOTHING
    names = cache.names()
    waiting = [names[table.seats_played_by(person)[0]] for person in sorted(known.undecided(table))]
    args = {"seat": names[table.seats_played_by(asker)[0]], "others": Phrase("list", {"items": waiting})}
    buttons = ""
    if viewer.person in known.undecided(table):
        words = Phrase("help-asked-to", args)
        buttons = button(say("asked-yes"), sort="primary", data_do="allow", data_on="1")
        buttons += button(say("asked-no"), data_do="allow")
    elif viewer.person == asker:
        words, buttons = Phrase("help-asked-own", args), button(say("asked-withdraw"), data_do="allow")
    else:
        words = Phrase("help-asked-other", args)
    return Html(f'<div id="part-asked" class="refused asked" role="alert"><p>{say(words)}</p>{buttons}</div>')


# -- advice panel


AIDS = (hints.NOTHING, hints.ODDS, hints.POINTS, hints.BEST, hints.TUTOR)
"""Levels of help: none, the odds, the points, best play, or the tutor."""
SHOWN = 8
"""So many ways are shown; the others are folded."""
NO_ADVICE = Html('<section id="part-odds" class="odds" hidden></section>')


def advice_table(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Html:
    """The ways to go on, if the viewer wants help with a decision."""
    found, about = wanted_hint(viewer, cache, scene), about_help(viewer)
    nothing = _framed(viewer, about) if about else NO_ADVICE
    if found is None:
        return nothing
    say = viewer.voice
    has_shares = viewer.help == BEST and viewer.table.game.evaluation.win_shares is not None
    valued = _valued(viewer, cache, scene, found)
    missing = len(set(valued.asked) - cache.evaluations.keys())
    if has_shares:
        found = hints.ranked(found, valued.shares, valued.error)
    else:
        found = found._replace(ways=tuple(way for way in found.ways if any(map(is_figure, way.cells))))
    if not found.ways:
        return nothing
    columns = [*([say("hint-win")] if has_shares else []), *(say(column) for column in found.columns)]
    head = joined(Html(f'<th role="columnheader" scope="col">{column}</th>') for column in (say("odds-way"), *columns))
    rows = [
        _row(viewer, way, columns, has_shares=has_shares, is_best=found.has_best and not i, is_near=i < found.same)
        for i, way in enumerate(found.ways)
    ]
    status = "".join(f'<p class="verdict">{say(phrase)}</p>' for phrase in [hints.verdict(found)] if phrase)
    if has_shares and missing:
        status += f'<p class="hint">{say("hint-working", count=missing)}</p>'
    elif has_shares and not valued.is_final:
        status += f'<p class="hint">{say("hint-provisional")}</p>'
    notes = hints.notes(viewer.table.game, len(viewer.table.seats), found, valued, has_shares=has_shares)
    more = ""
    if len(rows) > SHOWN:
        label, others = say("hint-more", count=len(rows) - SHOWN), _table(say("odds-head"), head, rows[SHOWN:])
        more = f'<details id="odds-more"><summary>{label}</summary>{others}</details>'
    content = (
        f'<div role="status">{status}</div>{_table(say("odds-head"), head, rows[:SHOWN])}{more}'
        f'<p class="hint">{" ".join(say(phrase) for phrase in notes)}</p>{about}'
    )
    return _framed(viewer, Html(content))


def _valued(viewer: Viewer, cache: RenderCache, scene: RenderedState, hint: hints.Hint) -> hints.Valued:
    return hints.valued(viewer.table.game, scene.state, hint, cache.evaluations)


def worths(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> dict[int, hints.Worth]:
    """What the viewer's actions are worth, the best first, if best play is to be shown to who is to act."""
    hint = wanted_hint(viewer, cache, scene) if viewer.help == BEST and viewer.may_act else None
    if hint is None:
        return {}
    valued = _valued(viewer, cache, scene, hint)
    return hints.worths(hint, valued.shares, valued.error)


def pills(viewer: Viewer, worth: Mapping[int, hints.Worth], plates: Sequence[Plate]) -> dict[int, Pill]:
    """What actions are worth, to be shown on their targets and buttons."""
    marked = hints.marked(worth, {plate.action: plate.way for plate in plates})
    share = {action: viewer.voice("worth", share=round(worth[action].share, 2)) for action in marked}
    return {action: Pill(share[action], worth[action].rank or "rough") for action in marked}


def told_worth(viewer: Viewer, target: Target, worth: Mapping[int, hints.Worth]) -> Target:
    """A target whose label says what it is worth, too."""
    if (known := worth.get(target[0])) is None:
        return target
    key = "worth-best" if known.rank == hints.BEST_RANK else "worth-told"
    return (target[0], viewer.voice.plain(key, label=target[1], share=round(known.share, 2)), target[2])


def best_told(viewer: Viewer, cache: RenderCache, scene: RenderedState, worth: Mapping[int, hints.Worth]) -> Html:
    """The best action in few words with its win chance, if one is best."""
    best, describing = next(iter(worth.items()), None), viewer.table.game.description
    if best is None or best[1].rank != hints.BEST_RANK:
        return NOTHING
    asked = scene.state, best[0], cache.names()
    deed = describing.button(*asked) or (describing.deed(*asked) or (None, None))[1]
    return viewer.voice("worth-status", deed=deed, share=round(best[1].share, 2)) if deed else NOTHING


def _framed(viewer: Viewer, content: Html) -> Html:
    return Html(
        '<section id="part-odds" class="odds" aria-labelledby="odds-head">'
        f'<h2 id="odds-head">{viewer.voice("odds-head")}</h2>{content}</section>'
    )


def wanted_hint(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> hints.Hint | None:
    """The ways to go on, without win shares, if the viewer wants help with a decision."""
    if viewer.help in (hints.NOTHING, hints.TUTOR) or viewer.table.game.actor(scene.state) < 0:
        return None
    if viewer.is_live and (viewer.table.is_over or not viewer.may_act):
        return None
    return cache.hint(viewer.table, viewer.n, viewer.help)


def is_helped(viewer: Viewer) -> bool:
    """Whether a viewer who is to act gets help with it."""
    return bool(viewer.help) and viewer.may_act and viewer.table.actor >= 0


def states_to_value(viewer: Viewer) -> list[str]:
    """The states whose win shares the viewer's help needs."""
    table = viewer.table
    if viewer.help < BEST or table.game.evaluation.win_shares is None:
        return []
    if viewer.help == hints.TUTOR:
        return list(dict.fromkeys(hints.states_after(table.game, table.state).values())) if viewer.may_act else []
    cache = viewer.cache()
    found = wanted_hint(viewer, cache, scene := cache.scene(viewer.table, viewer.n))
    return [*_valued(viewer, cache, scene, found).asked] if found else []


def _table(label: Html, head: Html, rows: Sequence[Html]) -> Html:
    return Html(
        f'<table role="table" aria-label="{label}"><thead role="rowgroup" class="unseen"><tr role="row">{head}'
        f'</tr></thead><tbody role="rowgroup">{joined(rows)}</tbody></table>'
    )


def _row(viewer: Viewer, way: Way, columns: Sequence[Html], *, has_shares: bool, is_best: bool, is_near: bool) -> Html:
    """A way with its figures, and a button if the viewer may act.

    It looks like a card but is a table row to screen readers, hence the roles.
    """
    say, label = viewer.voice, viewer.voice(way.label)
    if viewer.may_act and way.actions:
        fixed = "1" if ends(viewer.table, way.actions[0]) else None
        label = button(label, sort="way", data_action=way.actions[0], data_ends=fixed)
    if is_best:
        label += f' <span class="best"><span aria-hidden="true">★</span> {say("odds-best")}</span>'
    if way.alike:
        named, more = way.alike[: hints.NAMED - 1], len(way.alike[hints.NAMED - 1 :])
        ways = Phrase("list", {"items": list(named)})
        label += f' <span class="alike">{say("hint-alike-more" if more else "hint-alike", ways=ways, more=more)}</span>'
    figures: list[Phrase] = []
    if has_shares:
        seat = viewer.table.game.actor(viewer.cache().scene(viewer.table, viewer.n).state)
        figures = [share_phrase(way.shares[seat]) if way.shares else hints.NO_FIGURE]
    cells = "".join(_cell(viewer, *one) for one in zip(columns, (*figures, *way.cells), strict=True))
    look = ' class="won"' if is_best else ' class="near"' if is_near else ""
    return Html(f'<tr role="row"{look}><th role="rowheader" scope="row">{label}</th>{cells}</tr>')


def _cell(viewer: Viewer, column: Html, figure: Phrase) -> Html:
    look = "" if is_figure(figure) else ' class="none"'
    return Html(f'<td role="cell" data-head="{column}"{look}>{viewer.voice(figure)}</td>')


# -- helping


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

    def want(self, viewer: Viewer, asker: Asker) -> None:
        """Looks for what the viewer's help needs, in place of what was needed before."""
        states = states_to_value(viewer)
        if states == self._wanted:
            return
        self.close()
        self._wanted, known = states, viewer.cache().evaluations
        if any(state not in known or not known[state].is_final for state in states):
            self._task = asyncio.create_task(self._find(viewer, asker, states))

    async def _find(self, viewer: Viewer, asker: Asker, states: list[str]) -> None:
        game, left = viewer.table.game, PATIENCE
        slot = "hints", viewer.table.id, viewer.person
        while left:
            left -= 1
            rest = STEP
            with suppress(Full):
                found = await self._evaluations.values(asker, game, states, STEP, slot)
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

    asked: hints.TutorQuestion | None = None
    question: Sequence[Phrase] = ()
    remark: Phrase | None = None


UNASKED = Looked()


def doubt_buttons(say: HtmlTranslator) -> Html:
    """The two buttons with which a player answers the tutor, in the place of all others."""
    undo = button(say("tutor-no"), sort="equal", data_do="unsure")
    return Html(f'<div class="doubt">{undo}{button(say("tutor-yes"), sort="equal", data_do="sure")}</div>')


def drawn_doubt(viewer: Viewer, asked: hints.TutorQuestion) -> dict[str, str]:
    """What the action that the tutor asks about is worth, and the better one, on their targets, by part."""
    game, s, say = viewer.table.game, viewer.table.state, viewer.voice
    own = Pill(say("worth-own", share=round(asked.share, 2)), "own")
    better = Pill(say("worth", share=round(asked.best, 2)), "best")
    plates = {plate.action: plate._replace(way=None) for plate in parts_of_table(game).gains(s, game.legal(s))}
    mine, other = plates.get(asked.action), plates.get(asked.better)
    if mine and other and mine[1:3] == other[1:3]:  # a piece that lies otherwise in the same place
        plates[asked.action] = mine._replace(y=mine.y - 2.1 * mine.size)
    return dict(worth_on(list(plates.values()), {asked.action: own, asked.better: better}))


async def look(viewer: Viewer, evaluations: Evaluations, asker: Asker, command: ActCommand, amount: int) -> Looked:
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
        slot, states = ("tutor", table.id, viewer.person), list(dict.fromkeys(after.values()))
        found = await evaluations.values(asker, game, states, hints.TUTOR_WAIT, slot)
    except Full:
        found = {}
    await table.settled()
    if command.seen != table.live:  # the same request has come by another connection, or somebody took back
        return UNASKED
    if any(state not in found or not found[state].shares or not found[state].is_final for state in after.values()):
        return Looked(remark=Phrase("tutor-unasked"))
    by, shares = found[after[action]].by, {state: one.shares for state, one in found.items()}
    asked = hints.tutor_question(game, s, action, shares, by, amount)
    return Looked(asked, hints.tutor_sentences(game, s, names, asked, by)) if asked else UNASKED


def _action(viewer: Viewer, command: ActCommand) -> int:
    """The action of a command; -1 where it cannot be read."""
    if command.text is None:
        return -1 if command.action is None else command.action
    action = hints.action_typed(viewer.table.game, viewer.table.state, command.text)
    return -1 if action is None else action
