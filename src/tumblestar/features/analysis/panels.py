"""What a board to think on has beside its picture: what the position is worth, what can be done, and the line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field

from tumblestar.contract.capabilities import Evaluator
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.contract.touching import Spot
from tumblestar.features.analysis.position import Analysis
from tumblestar.insight.hints import EXACT, error_of_difference, evaluator_words, near_best
from tumblestar.insight.report import share_phrase
from tumblestar.picture import at, box, path
from tumblestar.play.page_sections import outcome_words
from tumblestar.web.markup import (
    Html,
    HtmlTranslator,
    attributes,
    hidden_fields,
    safe,
    scrolling,
    seat_sign,
    small_picture,
)
from tumblestar.words import Phrase

LONG = 16
"""A list of more actions than this gets a frame of its own to scroll in."""
Shares = Sequence[float]


@dataclass
class Values:
    """The win shares of a position and of what follows its actions, as far as they are known."""

    here: Shares | None = None
    by: Evaluator | None = None
    after: Mapping[int, Shares] = field(default_factory=dict[int, Shares])
    note: str | Phrase = ""
    """Why there are none."""
    retry_after: int = 0
    """Seconds after which they may be asked for again, if there was too much to do."""
    is_provisional: bool = False
    """Whether some were found before the evaluator was compiled."""
    missing: int = 0
    """How many are still being worked out."""


@dataclass(frozen=True)
class Sheet:
    """What the parts of the page are made from."""

    analysis: Analysis
    say: HtmlTranslator
    values: Values
    origin: str = ""
    board: int | None = None
    """The seat whose board is large for a look; None for the one to act."""
    edit: str = ""
    """The place that is edited, or OPEN of `analysis_editor`; empty while nothing is."""

    @property
    def seat(self) -> int:
        """The seat whose share is shown beside actions: the one to act, or whose turn it is."""
        actor = self.analysis.record.actor
        return actor if actor >= 0 else self.analysis.game.turn(self.analysis.state)[1]

    def name(self, seat: int) -> str:
        """What a seat is called."""
        return self.say("seat-text", name=self.analysis.names[seat])

    def submit(
        self, label: str, sort: str = "", *, form: str = "analysis-form", **values: str | int | bool | None
    ) -> str:
        """A button of a form, or of that which has the position; it works without a script. `label` is HTML."""
        return f'<button form="{form}"{attributes(class_=sort or None, **values)}>{label}</button>'


def parts(sheet: Sheet) -> dict[str, str]:
    """The parts that values change, by the IDs of their elements."""
    return {"analysis-values": _values(sheet), "analysis-choices": _choices(sheet)}


def _values(sheet: Sheet) -> str:
    """What the position is worth to each seat."""
    say, values = sheet.say, sheet.values
    switch = (
        f'<label class="switch" data-scripted hidden><input type="checkbox" data-setting="values"> '
        f"{say('analysis-show')}</label>"
    )
    body = f"<noscript><p>{sheet.submit(say('analysis-show'), name='values', value='1')}</p></noscript>"
    if values.here:
        body = f'<ul class="worth">{"".join(_worth(sheet, seat, share) for seat, share in enumerate(values.here))}</ul>'
        body += f'<p class="hint">{say(evaluator_words(sheet.analysis.game, len(values.here), values.by))}</p>'
        if values.is_provisional:
            body += f'<p class="hint">{say("hint-provisional")}</p>'
    if values.note:
        body = f'<p class="hint" role="status">{say(values.note)}</p>'
    if values.missing:
        body += f'<p class="hint" role="status">{say("analysis-working", count=values.missing)}</p>'
    return (
        f'<section id="analysis-values" aria-labelledby="values-head"><h2 id="values-head">{say("analysis-values")}'
        f"</h2>{switch}{body}</section>"
    )


def _worth(sheet: Sheet, seat: int, share: float) -> str:
    """The share of a seat with a bar."""
    bar = (
        f'<svg class="share-bar" viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true">'
        f'<rect class="whole" width="100" height="8"/><rect class="part" width="{100 * share:.1f}" height="8"/></svg>'
    )
    return f"<li>{seat_sign(seat)}<span>{sheet.name(seat)}</span><b>{sheet.say(share_phrase(share))}</b>{bar}</li>"


def _choices(sheet: Sheet) -> str:
    """All that can be done, or can happen, as links, with what each is worth."""
    say, analysis = sheet.say, sheet.analysis
    if analysis.record.actor == OVER:
        return '<section id="analysis-choices" hidden></section>'
    is_chance = analysis.record.actor == CHANCE
    listed = _outcomes(sheet) if is_chance else _actions(sheet)
    head = say("analysis-chance") if is_chance else say("analysis-actions", player=analysis.names[sheet.seat])
    note = ""
    if sheet.values.after:
        note = f'<p class="hint">{say("analysis-beside", player=analysis.names[sheet.seat])}</p>'
    return (
        f'<section id="analysis-choices" aria-labelledby="choices-head"><h2 id="choices-head">{head}</h2>'
        f"{_rolling(sheet) if is_chance else ''}{note}{listed}</section>"
    )


def _actions(sheet: Sheet) -> str:
    """The legal actions, the best first where values are known."""
    say, analysis, after = sheet.say, sheet.analysis, sheet.values.after
    seat, legal = sheet.seat, analysis.record.legal
    error = error_of_difference(analysis.game, len(analysis.record.seats), sheet.values.by)
    different = {round(shares[seat], 9) for shares in after.values()}  # alike ones are best together
    has_best = (
        not sheet.values.is_provisional
        and len(after) == len(legal)
        and len(different) > 1
        and near_best(list(different), error) == 1
    )
    most = max((shares[seat] for shares in after.values()), default=0.0)
    items = ""
    for action in sorted(legal, key=lambda action: -after[action][seat] if action in after else 1.0):
        text = analysis.game.text(analysis.state, action)
        label = say(analysis.game.preview(analysis.state, action, analysis.names))
        is_best = has_best and after[action][seat] >= most - EXACT
        best = f'<span class="best"><span aria-hidden="true">★</span> {say("odds-best")}</span> ' if is_best else ""
        way = sheet.submit(f"<code>{safe(text)}</code> <span>{label}</span>", name="do", value=text, data_action=action)
        items += f"<li>{way}{_worth_after(sheet, action, best)}</li>"
    return _framed(f'<ol class="ways">{items}</ol>', len(legal))


def _worth_after(sheet: Sheet, action: int, best: str = "") -> str:
    """What the position after an action is worth to the seat; with three and more seats, to the others too."""
    shares = sheet.values.after.get(action)
    if shares is None:
        return ""
    others = ""
    if len(shares) > 2:
        each = [
            Phrase("analysis-of", {"seat": name, "share": share_phrase(share)})
            for name, share in zip(sheet.analysis.names, shares, strict=True)
        ]
        others = f'<span class="hint">{sheet.say(Phrase("list", {"items": each}))}</span>'
    return f'<span class="after">{best}<b>{sheet.say(share_phrase(shares[sheet.seat]))}</b></span>{others}'


def _outcomes(sheet: Sheet) -> str:
    """The outcomes of chance with their odds."""
    say, analysis = sheet.say, sheet.analysis
    outcomes = analysis.game.outcomes(analysis.state)
    total = sum(weight for _, weight in outcomes)
    items = ""
    for action, weight in outcomes:
        icon, word, label, named = outcome_words(say, analysis.game, analysis.state, action, analysis.names)
        odds = say("analysis-odds", chance=say.plain(share_phrase(weight / total)))
        text, inside = analysis.game.text(analysis.state, action), f"{icon}<span>{word}</span>"
        way = sheet.submit(inside, "outcome", name="do", value=text, data_action=action, title=label, aria_label=named)
        items += f'<li>{way}<span class="left">{odds}</span>{_worth_after(sheet, action)}</li>'
    return _framed(f'<ul class="outcomes">{items}</ul>', len(outcomes))


def _framed(listed: str, count: int) -> str:
    """A long list in a frame to scroll in."""
    return scrolling(Html(listed), "choices-head", "scroll long") if count > LONG else listed


def _rolling(sheet: Sheet) -> str:
    """Lets chance act by its odds."""
    to = f"/analysis/{sheet.analysis.game.name}/roll"
    once = sheet.submit(sheet.say("analysis-roll"), "primary", formaction=to)
    on = sheet.submit(sheet.say("analysis-roll-on"), formaction=to, name="to", value="decision")
    return f'<p class="do">{once} {on}</p>'


def line(sheet: Sheet) -> str:
    """The actions of the line, each a link to the position after it; those of the set-up are folded."""
    say, analysis = sheet.say, sheet.analysis
    events = [event.actor for event in analysis.record.events]
    opening = next((i for i, actor in enumerate(events) if actor != CHANCE), len(events))
    items = [_step(sheet, n) for n in range(1, len(analysis.line) + 1)]
    set_up = ""
    if opening > 1:
        folded = f"<ol>{''.join(items[:opening])}</ol>"
        set_up = f"<details><summary>{say('analysis-set-up', count=opening)}</summary>{folded}</details>"
    else:
        opening = 0
    rest = f'<ol start="{opening + 1}">{"".join(items[opening:])}</ol>' if items[opening:] else ""
    empty = f"<p>{say('analysis-empty')}</p>" if not items else ""
    return (
        f'<section class="moves" aria-labelledby="line-head"><h2 id="line-head">{say("analysis-line")}</h2>'
        f"{scrolling(Html(f'{set_up}{rest}{empty}'), 'line-head', 'scroll long')}</section>"
    )


def _step(sheet: Sheet, n: int) -> str:
    analysis = sheet.analysis
    current = "step" if n == analysis.at else None
    step = sheet.submit(f"<code>{safe(analysis.line[n - 1])}</code>", name="at", value=n, aria_current=current)
    return f'<li value="{n}">{step}</li>'


# -- editor


FORM = "edit-form"
OPEN = "1"
"""What an address has as `edit` while no place is chosen."""


def targets(sheet: Sheet) -> list[str]:
    """The spots that lie in the board's picture, to be touched there."""
    return [_target(sheet, spot, *spot.area) for spot in _spots(sheet) if spot.area]


def _spots(sheet: Sheet) -> list[Spot[GameState]]:
    spots, analysis = sheet.analysis.game.touch.spots, sheet.analysis
    return list(spots(analysis.state, analysis.names)) if spots else []


def _target(sheet: Sheet, spot: Spot[GameState], x: float, y: float, width: float, height: float) -> str:
    area = box(width, height, 14)
    look = path("mine", area) if spot.key == sheet.edit else ""
    named = f'role="button" tabindex="-1" aria-label="{sheet.say(spot.label)}" data-action="{safe(spot.key)}"'
    return f'<g id="act-{safe(spot.key)}" class="act" {named}>{at(x, y, look + path("hit", area))}</g>'


def editor(sheet: Sheet) -> str:
    """What can be at the chosen spot, and all spots as a list."""
    say, analysis, spots = sheet.say, sheet.analysis, _spots(sheet)
    key, *further = sheet.edit.split(":")
    asked = ""
    if chosen := next((spot for spot in spots if spot.key == key), None):
        buttons = "".join(_changes(sheet, chosen, further)) or f"<li>{say('edit-none')}</li>"
        asked = f'<div data-asked><h3>{say(chosen.label)}</h3><ul class="outcomes">{buttons}</ul></div>'
    listed = "".join(
        f"<li>{sheet.submit(say(spot.label), form=FORM, name='edit', value=spot.key, data_action=spot.key)}</li>"
        for spot in spots
    )
    hidden = hidden_fields({"start": analysis.game.state_text(analysis.state), "edit": sheet.edit})
    return (
        f'<section id="analysis-editor" aria-labelledby="edit-head"><h2 id="edit-head">{say("edit-head")}</h2>'
        f'<form id="{FORM}" method="get" action="/analysis/{analysis.game.name}">{hidden}</form>'
        f'<p>{say("edit-hint")}</p>{asked}<h3 id="edit-places">{say("edit-places")}</h3><div class="scroll long" '
        f'tabindex="0" role="group" aria-labelledby="edit-places"><ul class="places">{listed}</ul></div>'
        f'<p class="do">{sheet.submit(say("edit-done"), "primary")}</p></section>'
    )


def _changes(sheet: Sheet, spot: Spot[GameState], further: Sequence[str]) -> Iterator[str]:
    """A button for each choice that makes a position, or asks further."""
    analysis, game = sheet.analysis, sheet.analysis.game
    question = spot.ask(further) if spot.ask else None
    for label, icon, made, more in question.choices if question else ():
        inside = f"{small_picture(icon) if icon else ''}<span>{sheet.say(label)}</span>"
        if made is None:
            key = ":".join((spot.key, *more))
            yield f"<li>{sheet.submit(inside, 'outcome', form=FORM, name='edit', value=key)}</li>"
            continue
        line = game.state_text(made)
        with suppress(Unreadable):
            if game.parse_state(line) != analysis.state:
                yield f"<li>{sheet.submit(inside, 'outcome', form=FORM, name='start', value=line)}</li>"
