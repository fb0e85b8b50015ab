"""The sections of a table's page as HTML. `page_updates.py` assembles them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name
from tumblestar.contract.state import CHANCE, GameState
from tumblestar.play import action_buttons, end_card, people_panel, seat_cards, timeline
from tumblestar.play.action_buttons import buttons, offered_buttons
from tumblestar.play.advice_panel import (
    NO_ADVICE,
    advice_table,
    best_told,
    consent_asked,
    doubt_buttons,
    pills,
    told_worth,
    worths,
)
from tumblestar.play.board_in_words import text_board
from tumblestar.play.render_cache import RenderCache, RenderedState, Step
from tumblestar.play.viewer import Viewer, ending, targets
from tumblestar.web.drawn_board import Drawn, Target, hint, moment, over_parts, parts_of_table, worth_on
from tumblestar.web.feature import features
from tumblestar.web.markup import NOTHING, Html, HtmlTranslator, button, safe, small_picture
from tumblestar.web.pages import rules_button
from tumblestar.words import Phrase, has

if TYPE_CHECKING:
    from tumblestar.play.page_updates import Part, Parts

SHORT = 3
"""Chance outcomes whose notation has at most so many characters are shown in notation."""


GROUPS, BOARD = 8, 2
"""How many groups of parts there are, and which all share. A list stands in no group before that of its frame."""


def groups(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> tuple[Parts, ...]:
    """What depends on the viewer, in groups that seldom change, but for one."""
    frames, people = cache.cached_until_people_change(
        ("settled", viewer.is_live, timeline.is_shown(viewer), viewer.viewer_key), _settled, viewer, cache
    )
    cards, slider = seat_cards.cards(viewer, cache, scene), timeline.parts(viewer, cache)
    board = cache.cached(("board", viewer.at), _board, viewer, cache, scene)
    entries, past = timeline.log(viewer, cache)
    own = _own(viewer, cache, scene, entries)
    return frames, cards, board, slider, own, past, buttons(viewer, cache, scene), people


def _board(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Parts:
    """What all see alike, in whatever language."""
    ledgers = seat_cards.ledgers(viewer.table.game, scene.state)
    return {"moment": _moment(viewer, cache, scene), **ledgers, **scene.drawn}


def _settled(viewer: Viewer, cache: RenderCache) -> tuple[Parts, Parts]:
    """What does not change with the game alone."""
    return _frames(viewer, cache), _people(viewer, cache)


def _frames(viewer: Viewer, cache: RenderCache) -> Parts:
    """The empty elements that hold lists."""
    say = viewer.voice
    replay, slider = timeline.frame(viewer)
    return {
        "part-replay": replay,
        "part-timeline": slider,
        "part-actions": Html(
            f'<div id="part-actions" class="acts" role="group" aria-label="{say("actions-label")}">'
            f'<div id="actions" data-keep></div><div id="offered" data-keep></div>{hint(say)}{doubt_buttons(say)}'
            f"{button(say('acts-skip'), sort='plain', data_do='skip', id='skip', hidden=True)}</div>"
        ),
        "part-others": Html(
            f'<div id="part-others" class="others" role="group" aria-label="{say("others-label")}">'
            f'<div id="others" data-keep></div></div>'
        ),
        "part-players": seat_cards.player_dialogs(viewer),
        "part-final": people_panel.final_table(viewer, cache),
        "part-end": end_card.end_card(viewer, cache),
        "part-log": timeline.log_frame(viewer, cache),
    }


def _own(viewer: Viewer, cache: RenderCache, scene: RenderedState, entries: Parts) -> Parts:
    """The sections that change with the game."""
    table, is_to_act = viewer.table, viewer.may_act
    legal, gained = targets(viewer, cache, scene) if is_to_act else ([], [])
    worth, plates = (
        worths(viewer, cache, scene),
        parts_of_table(table.game).gains(scene.state, [one[0] for one in legal]),
    )
    legal = [told_worth(viewer, target, worth) for target in legal]
    on_targets = pills(viewer, worth, plates)
    rule = rules_button(viewer.voice, table.game.description.rule(scene.state))
    best = best_told(viewer, cache, scene, worth)
    words = (NOTHING if best else _command(viewer, cache, scene)) or _status_words(viewer, cache, scene, best=best)
    made: dict[str, Part] = {
        "part-rule": Html(f'<div id="part-rule">{rule}</div>'),
        "part-status": _status(words, is_to_act, table.clock is not None),
        **entries,
        **seat_cards.clocks(viewer),
        "part-palette": _palette(viewer, cache, scene) if is_to_act and table.actor == CHANCE else NO_PALETTE,
        "part-odds": advice_table(viewer, cache, scene) if viewer.aid else NO_ADVICE,
        **_over(viewer, cache, scene, legal, worth_on(plates, on_targets)),
    }
    if is_to_act:
        made["offered"] = offered_buttons(viewer, cache, scene, legal, gained, on_targets)
    if panels := [feature.panel for feature in features() if feature.panel]:
        made["part-panels"] = Html(f'<div id="part-panels">{"".join(panel(viewer) for panel in panels)}</div>')
    if viewer.text:
        made["part-text"] = text_board(viewer, cache, scene, legal)
    return made


def _people(viewer: Viewer, cache: RenderCache) -> Parts:
    """The sections about people: seats, chat, settings."""
    made: dict[str, Part] = {
        "part-people": people_panel.people(viewer, cache),
        "part-asked": action_buttons.rematch_asked(viewer)
        or consent_asked(viewer, cache)
        or action_buttons.take_back_asked(viewer, cache),
        "part-chat": people_panel.chat(viewer, cache),
        "part-type": _typing(viewer),
        "part-host": people_panel.host(viewer),
        "earned": [html for feature in features() for html in feature.over_earned(viewer)],
    }
    for seat in range(len(viewer.table.seats)):
        made[f"beside-{seat + 1}"] = people_panel.beside(viewer, seat)
    return {**made, **seat_cards.players(viewer)}


def title(viewer: Viewer) -> str:
    """The page's title in plain text: whose turn it is, and the game."""
    table = viewer.table
    playing = "title-yours" if table.may_act(viewer.person) else "title-table"
    key = "title-over" if table.is_over else "title-waiting" if table.is_waiting else playing
    return _title(viewer.lang, table.game.name, key, table.level_number, bool(table.level))


@lru_cache(maxsize=1024)
def _title(lang: str, game: str, key: str, number: int, is_level: bool) -> str:
    say = HtmlTranslator(lang, game)
    name = say.plain("game-name")
    if number:
        name = say.plain("title-level", count=number, game=name)
    elif is_level:
        name = say.plain("title-own-level", game=name)
    return say.plain(key, game=name)


def _status(words: Html, may_act: bool, has_clock: bool) -> Html:
    """The status, with a place for the warning that the viewer's time runs out, which the page's script fills."""
    turn = ' data-yours=""' if may_act else ""
    hurry = '<p id="hurry" class="hurry" aria-hidden="true" data-keep></p>' if has_clock else ""
    return Html(f'<div id="part-status" class="status"{turn}>{words}{hurry}</div>')


def _command(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Html:
    """The status for who passes one screen round: it tells the seat that is to act what to do, as it does elsewhere."""
    actor = viewer.table.actor
    if viewer.you is not None or actor < 0 or not viewer.may_act:
        return NOTHING
    return cache.cached(("command", viewer.lang), _status_words, viewer, cache, scene, actor)


def _status_words(
    viewer: Viewer, cache: RenderCache, scene: RenderedState, told: int | None = None, best: Html = NOTHING
) -> Html:
    """The last event and the pending decision, told to that seat or the viewer's own; or what is best, in its place."""
    say, table, is_live, n = viewer.voice, viewer.table, viewer.is_live, scene.n
    count = len(table.record.events)
    words: list[str] = []
    if not is_live:
        words.append(f'<span class="moment">{say("status-stepping", n=n, count=count)}</span>')
    if n and not (is_live and table.actor == CHANCE):
        newest, did = cache.log(viewer.lang, viewer.you).newest
        if newest != n:
            narrated = cache.narrated(n)
            did = say(narrated.did) if narrated else ""
        words.append(f'<span class="did">{did}</span>')
    is_played = is_live or not table.is_over or n < count
    now = cache.cached(("now", viewer.at), _now, viewer, cache, scene) if is_played else ending(table, cache)
    told_to = say if told is None else HtmlTranslator(viewer.lang, table.game.name, told)
    words.append(f'<span class="now">{best or told_to(now)}</span>')
    head, foot = cache.cached(("status", viewer.lang, viewer.at), _round_the_words, viewer, scene)
    return Html(f'{head}<p class="words">{" ".join(words)}</p>{foot}')


def _round_the_words(viewer: Viewer, scene: RenderedState) -> tuple[Html, Html]:
    """What stands above and below the words of the status; it names no seat."""
    say, description, rules = viewer.voice, viewer.table.game.description, viewer.table.record.remark
    remark = f'<p class="hint">{say(rules)}</p>' if rules else ""  # by which rules an older game is shown
    above = f'<span class="where">{action_buttons.practice_mark(viewer)}{_level(viewer)}<b>{say("game-name")}</b> '
    return Html(f"{above}{say(description.progress(scene.state))}</span>"), Html(f"{remark}{_goal(viewer, scene)}")


def _level(viewer: Viewer) -> Html:
    """The level of a campaign, before the chapter of the game."""
    if not viewer.table.level:
        return NOTHING
    number = viewer.table.level_number
    name = viewer.voice("level-name", count=number) if number else viewer.voice("level-own")
    return Html(f'<strong class="level-name">{name}</strong> ')


def _now(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Phrase:
    table = viewer.table
    if viewer.is_live and table.is_waiting and not table.is_over:
        if asked := table.asked_seats:
            return Phrase("status-asked", {"seats": [cache.names()[seat] for seat in asked]})
        return Phrase("status-waiting", {"count": len(table.free_seats)})
    if viewer.is_live and table.record.origin and not table.record.is_over:
        return Phrase("status-study")
    if viewer.is_live and table.record.end not in ("", "over"):
        return ending(table, cache)
    if viewer.is_live and table.is_imported and not table.record.is_over:
        return Phrase("status-study")
    return table.game.status(scene.state, cache.names())


def _typing(viewer: Viewer) -> Html:
    """The form to enter notation, or the chance outcomes of a real board."""
    say, table = viewer.voice, viewer.table
    if table.is_over or not table.seats_held_by(viewer.person):
        return Html('<div id="part-type" hidden></div>')
    hint = "type-hint-chance" if table.record.chance == "typed" else "type-hint"
    return Html(
        f'<div id="part-type"><form class="type" data-do="type"><label for="typed">{say("type-label")}</label>'
        f'<input id="typed" name="text" '
        f'autocomplete="off" autocapitalize="off" spellcheck="false" maxlength="2000" aria-describedby="typed-hint">'
        f'<button>{say("type-do")}</button><p class="hint" id="typed-hint">{say(hint)}</p></form></div>'
    )


def _over(
    viewer: Viewer, cache: RenderCache, scene: RenderedState, legal: list[Target], worth: Mapping[str, Html]
) -> Drawn:
    """What lies over the parts: of all who may do nothing there, those have the same who have the same card."""
    game, seat, legs = viewer.table.game, viewer.own_seat(scene.state), cache.legs(scene.n)
    if legal:
        return over_parts(game, scene.state, seat, legal, legs, worth)
    return cache.cached(("over", viewer.at, seat), over_parts, game, scene.state, seat, (), legs)


def _goal(viewer: Viewer, scene: RenderedState) -> Html:
    """The goal of a one-player game and the progress towards it, if the game states them."""
    say, game = viewer.voice, viewer.table.game
    found = game.cards.goals(scene.state) if game.has_module("cards") else []
    if not found:
        return NOTHING
    items, sign = "", '<span class="sign" aria-hidden="true"></span>'
    for goal in found:
        label = f"<span>{say(goal.label)}</span>"
        if goal.name:  # the sign says whether it is met
            label = f'<span class="wide">{say(goal.label)}</span><span aria-hidden="true">{say(goal.name)}</span>'
        items += f'<li class="{goal.status}" title="{say(goal.meaning)}">{sign}{label}</li>'
    return Html(f'<ul class="goal" aria-label="{say("goal-head")}">{items}</ul>')


NO_PALETTE = Html('<section id="part-palette" class="palette" hidden></section>')


def _palette(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Html:
    """The chance outcomes to choose from, if people enter them."""
    table, say = viewer.table, viewer.voice
    made = ""
    for action, weight in table.game.outcomes(scene.state):
        icon, word, label, named = outcome_words(say, table.game, scene.state, action, cache.names())
        left = f'<span class="left">{say("palette-left", count=weight)}</span>' if weight > 1 else ""
        inside = Html(f"{icon}<span>{word}</span>{left}")
        made += button(inside, sort="outcome", data_action=action, title=label, aria_label=named)
    return Html(
        f'<section id="part-palette" class="palette" aria-labelledby="palette-head">'
        f'<h2 id="palette-head">{say("palette-head")}</h2>'
        f'<p class="hint">{say("palette-hint")}</p><div class="outcomes">{made}</div></section>'
    )


def outcome_words(
    say: HtmlTranslator, game: Game, s: GameState, action: int, names: Sequence[Name]
) -> tuple[Html, Html, str, str | None]:
    """An outcome of chance: its icon, a short word, its effect, and what it is called if the word is short notation."""
    drawn = game.picture.outcome_icon(s, action)
    text = game.text(s, action)
    label = say.plain(game.preview(s, action, names))
    kind = text.replace(":", " ").split()[-1]
    key = next((key for key in (f"colour-{kind}", f"counter-{kind}") if has(key, game.name)), "")
    word = say(key) if key else safe(text) if len(text) <= SHORT else safe(label)
    return small_picture(drawn), word, label, f"{text}: {label}" if not key and len(text) <= SHORT else None


# -- moments: what a page is told besides its elements, what can be heard and felt


def _moment(viewer: Viewer, cache: RenderCache, scene: RenderedState) -> Html:
    """An element without contents that describes the last step of a live game.

    `data-by` is `bot` or `person`, `data-turn` the turn and how many rolls it has had, and `data-lasts` for how many
    paces the step is shown; `data-again` marks a roll that is not the turn's first.
    """
    count, rhythm = len(viewer.table.record.events), cache.rhythm
    if not viewer.is_live or scene.n != count or not cache.step:
        return moment(scene.n, count)
    by, heard = _last_step(viewer, cache, scene, cache.step)
    turn, rolls = viewer.table.game.turn(scene.state), rhythm.rolls
    told = {"data_by": by, "data_heard": " ".join(heard), "data_lasts": f"{rhythm.lasts(scene.state):.3g}"}
    told["data_turn"] = f"{turn[0]} {rolls if turn == rhythm.turn else 0}"
    return moment(scene.n, count, **told, data_again="1" if rolls > 1 else None)


def _last_step(viewer: Viewer, cache: RenderCache, scene: RenderedState, step: Step) -> tuple[str, list[str]]:
    """Who took the last step, an action with the outcomes of chance after it; and its sounds, told from the points."""
    table = viewer.table
    actor, before = table.record.events[step.n].actor, cache.points(table, step.n, step.before)
    now = cache.points(table, scene.n, scene.state)
    rises = [new - old for old, new in zip(before, now, strict=True)]
    heard = ["roll"] if table.record.events[-1].actor == CHANCE else ["place"]
    if any(rise < 0 for seat, rise in enumerate(rises) if seat != actor):
        heard += ["theft", *(f"from-{seat + 1}" for seat, rise in enumerate(rises) if rise < 0)]
    elif rises[actor] > 0:
        heard.append("score")
    if table.is_over:
        heard.append("win")
    return "bot" if table.seats[actor].playing_bot else "person", heard
