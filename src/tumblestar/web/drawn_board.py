"""The board of every page: a position as pictures, what can be done in it, and the moment of the game that it is.

Table, analysis, puzzles, lessons and retries draw it alike, for one script; what a choice leads to differs.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import unescape
from typing import Any, NamedTuple, cast
from urllib.parse import urlencode

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg, Name
from tumblestar.contract.pictures import Parts, Plate
from tumblestar.contract.state import GameState
from tumblestar.picture import board_for, box, n, spark
from tumblestar.record import Record
from tumblestar.record.narration import full_name
from tumblestar.web.markup import (
    NOTHING,
    Html,
    HtmlTranslator,
    attributes,
    button,
    hidden_fields,
    joined,
    safe,
    step_button,
)
from tumblestar.words import Phrase

Target = tuple[int, str, bool]
"""An action, its effect in words, and whether it is final."""
Drawn = dict[str, Sequence[Html]]
"""Elements of a picture, by what they lie in."""
NOTHING_DRAWN: Sequence[Html] = ()
BOARD, ROWS = "board", "rows"
"""The names of parts: the board, and the rows beside it in games that have some."""


class Steps(NamedTuple):
    """The moment that is shown, of so many."""

    n: int | str
    """Stands for the position: in another one, the piece in hand begins unturned."""
    of: int | None = None
    form: str = ""
    """The form whose buttons lead to other moments; without it there are none."""


@dataclass(frozen=True)
class Board:
    """A position on a page, and what can be done in it."""

    game: Game
    names: Sequence[Name]
    state: GameState
    seat: int | None = None
    """The seat whose part is large; None for that of the seat to act."""
    targets: Sequence[Target] | None = ()
    """What can be touched; None where something else than the game lies over the board."""
    overlay: Mapping[str, Sequence[Html]] = field(default_factory=dict[str, Sequence[Html]])
    """More elements over the parts, by name, such as marks that point at something."""
    steps: Steps | None = None
    last: Sequence[Leg] = ()
    """The movements of the last action, which the board marks."""
    has_gains: bool = False
    """Whether the points that targets bring lie on them, in games that show these."""

    def over(self) -> list[Html]:
        """What lies over the board, for one viewer."""
        picture, s, elements = self.game.picture, self.state, list[str]()
        if self.targets is not None:
            elements += picture.overlay(s, seat=self.seat, targets=self.targets, last=self.last)
        plates: Sequence[Plate] = ()
        if self.has_gains and self.targets and picture.gains:
            plates = picture.gains(s, [action for action, _, _ in self.targets])
        worth = worth_on(plates, {}).values()
        return [*svg([element for element in elements if element]), *worth, *self.overlay.get(BOARD, ())]

    def html(self, say: HtmlTranslator, label: Html, between: Html = NOTHING) -> Html:
        """The whole board with what belongs to it. `between` stands between it and the rows."""
        picture, s, rows = self.game.picture, self.state, NOTHING
        if (size := picture.rows_size(s.seats))[1]:
            rows = _place(ROWS, size, say("rows-label"), svg(picture.rows(s)), self.overlay.get(ROWS, ()))
        turning = turning_buttons(say, self.game, s) if self.targets else NOTHING
        now = steps = NOTHING
        if self.steps:
            now = moment(self.steps.n, self.steps.of)
            if self.steps.form and self.steps.of is not None:
                steps = step_buttons(say, int(self.steps.n), self.steps.of, self.steps.form)
        drawn, signs = svg(board_for(picture, s, self.seat)), attributes(data_explain=self.signs_address(say))
        board = _place(BOARD, picture.BOARD_SIZE, label, drawn, self.over(), signs)
        return Html(f"{now}{board}{hint(say)}{turning}{between}{rows}{steps}")

    def signs_address(self, say: HtmlTranslator) -> str | None:
        """Where the signs of this picture are explained, by their `key`, to the reader whom the page calls "you"."""
        if not has_signs(self.game):
            return None
        names = [("name", say.plain(name) if isinstance(name, Phrase) else name) for name in map(full_name, self.names)]
        seats = [(key, seat) for key, seat in (("seat", self.seat), ("you", say.viewer)) if seat is not None]
        return f"/signs/{self.game.name}?{urlencode([('position', self.game.state_text(self.state)), *seats, *names])}"


def board_to_try(
    say: HtmlTranslator,
    game: Game,
    s: GameState,
    names: Sequence[Name],
    actions: Sequence[int],
    seat: int | None = None,
) -> Board:
    """A position in which these actions can be tried."""
    targets = [(action, say.plain(game.preview(s, action, names)), False) for action in actions]
    return Board(game, names, s, seat, targets)


def has_signs(game: Game) -> bool:
    """Whether a game has signs to explain."""
    return game.has_module("legend") or game.has_module("cards")


# -- parts


def svg(elements: Sequence[str]) -> Sequence[Html]:
    """Elements that a game has drawn: pictures hold no text that people wrote."""
    return cast("Sequence[Html]", elements)


def parts_of_table(game: Game) -> Parts[Any]:
    """The parts from which a table is made; of a picture that is not cut, the board and what lies beside it."""
    return game.picture.parts or _whole(game)


@lru_cache(maxsize=64)
def _whole(game: Game) -> Parts[Any]:
    drawn = game.picture

    def sizes(seats: int) -> dict[str, tuple[int, int]]:
        beside = drawn.rows_size(seats)
        return {BOARD: drawn.BOARD_SIZE} | ({ROWS: beside} if beside[1] else {})

    def gains(s: GameState, actions: Sequence[int]) -> Sequence[Plate]:
        return drawn.gains(s, actions) if drawn.gains else ()

    def action_at(s: GameState, part: str, x: float, y: float) -> int | None:
        return drawn.action_at(s, None, x, y) if drawn.action_at and part == BOARD else None

    def draw(s: GameState) -> dict[str, list[str]]:
        return {BOARD: drawn.board(s), ROWS: drawn.rows(s)}

    def overlay(s: GameState, **looked: Any) -> dict[str, list[str]]:
        return {BOARD: drawn.overlay(s, **looked)}

    return Parts(sizes, draw, overlay, gains, action_at)


def drawn_parts(game: Game, s: GameState) -> Drawn:
    """What lies in each part, the same for all viewers."""
    return cast("Drawn", parts_of_table(game).draw(s))  # see `svg`


def over_parts(
    game: Game,
    s: GameState,
    seat: int | None,
    targets: Sequence[Target],
    last: Sequence[Leg],
    worth: Mapping[str, Html] | None = None,
) -> Drawn:
    """What lies over each part for one viewer, by the ID of its place; `worth` is what `worth_on` makes."""
    parts = parts_of_table(game)
    over = parts.overlay(s, seat=seat, targets=targets, last=last)
    found = dict.fromkeys([f"over-{name}" for name in parts.sizes(s.seats)], NOTHING_DRAWN)
    for name, elements in over.items():
        found[f"over-{name}"] = [element for element in svg(elements) if element] or NOTHING_DRAWN
    for name, drawn in (worth or {}).items():
        found[f"over-{name}"] = [*found[f"over-{name}"], drawn]
    return found


class Pill(NamedTuple):
    """What an action is worth, in few letters, and how that looks: best, good, dear, or rough; "" for bare points."""

    text: Html
    look: str


def worth_on(plates: Sequence[Plate], pills: Mapping[int, Pill]) -> dict[str, Html]:
    """What targets are worth, on them, by part: pills, or the points that actions bring at once.

    What belongs to ways of a piece in hand has their numbers as `data-ways`; all but those of the first are hidden.
    """
    drawn: dict[str, dict[Html, list[int]]] = {}
    for action, x, y, gain, way, part, size in plates:
        bare = None if gain is None or pills else Pill(safe(f"{gain:+}".replace("-", "−") if gain else 0), "")
        if pill := pills.get(action, bare):
            ways = drawn.setdefault(part, {}).setdefault(_pill(pill, action, x, y, size), [])
            ways += [] if way is None else [way]
    look = Html('<g class="gains trail" aria-hidden="true">{}</g>').format
    return {part: Html(look("".join(map(_of_ways, ways_of, ways_of.values())))) for part, ways_of in drawn.items()}


def _of_ways(pill: Html, ways: Sequence[int]) -> Html:
    """A pill, with the ways of a piece in hand for which it is shown."""
    hidden = "" if 0 in ways else ' hidden=""'
    return Html(f'<g data-ways="{" ".join(map(str, ways))}"{hidden}>{pill}</g>') if ways else pill


def _pill(pill: Pill, action: int, x: float, y: float, size: float) -> Html:
    """A pill around a point; the best one has a star and says of which action it is."""
    is_best, letters = pill.look == "best", len(unescape(pill.text))
    star, width = 0.9 * size * is_best, max(0.58 * letters + 0.75, 1.37) * size
    named = f' data-for="{action}"' if is_best else ""
    body = f'<path d="{box(width + star, 1.36 * size, 0.68 * size)}"/>'
    if is_best:
        body += f'<path class="star" d="{spark(0.46 * size, 5, 0.46, (0.75 * size - width) / 2)}"/>'
    body += f'<text x="{star / 2:g}" y="{size * 0.36:g}" font-size="{size:g}">{pill.text}</text>'
    return Html(f'<g class="pill {pill.look}"{named} transform="translate({n(x)} {n(y)})">{body}</g>')


def part_place(name: str, size: tuple[int, int], label: Html) -> Html:
    """The empty place of a part on a page that is patched. Its class says what it is, without the seat."""
    kind = name.partition("-")[0]
    return Html(
        f'<svg class="ts part-{kind}" data-part="{name}" viewBox="0 0 {size[0]} {size[1]}" role="group" '
        f'aria-label="{label}">'
        f'<g id="{name}"{KEPT}></g><g id="over-{name}" class="lies-over"{KEPT}></g></svg>'
    )


KEPT = Html(" data-keep")
"""Marks an element whose contents are patched apart from it."""


def _place(
    name: str, size: tuple[int, int], label: Html, drawn: Sequence[Html], over: Sequence[Html], more: Html = NOTHING
) -> Html:
    """The board or the rows in their place, with what lies over them, and more attributes of the place."""
    role, over_name = ("group", "over") if name == BOARD else ("img", f"over-{name}")
    above = f'<g id="{over_name}" class="lies-over">{joined(over)}</g>' if over or name == BOARD else ""
    return Html(
        f'<div id="part-{name}" class="{name}"{more}><svg class="ts" viewBox="0 0 {size[0]} {size[1]}" '
        f'role="{role}" aria-label="{label}"><g id="{name}">{joined(drawn)}</g>{above}</svg></div>'
    )


# -- what belongs to a board


def moment(n: int | str, of: int | None, **happened: str | None) -> Html:
    """An element without contents, which tells scripts the moment that is shown, and what happened then."""
    told = attributes(data_n=n, data_of=of, **happened)
    return Html(f'<i id="moment"{told} hidden></i>')


def hint(say: HtmlTranslator) -> Html:
    """The element that describes the effect of an action and confirms the end of a turn."""
    confirm = button(say("action-confirm"), sort="primary gold", data_do="confirm", hidden=True)
    return Html(f'<div id="hint" class="would"><p aria-hidden="true"></p>{confirm}</div>')


def last_legs(record: Record) -> Sequence[Leg]:
    """The movements of a record's last event."""
    if not record.events:
        return ()
    return record.game.description.legs(record.state_at(len(record.events) - 1), record.events[-1].action)


def step_buttons(say: HtmlTranslator, n: int, of: int, form: str = "") -> Html:
    """The buttons that lead back and forth from a moment; those of a form work without a script."""
    buttons = ""
    for name, to in (("first", 0), ("previous", max(0, n - 1)), ("next", min(of, n + 1)), ("last", of)):
        look: dict[str, Any] = {"data_do": "look"}
        if form:  # whose buttons submit unless they say otherwise
            look = {"type": None, "form": form, "name": "at", "value": to}
        off = "true" if to == n else None
        buttons += step_button(say.plain(f"step-{name}"), **look, data_step=name, aria_disabled=off)
    return Html(f'<div class="steps" role="group" aria-label="{say("steps-label")}">{buttons}</div>')


def turns_of(say: HtmlTranslator, game: Game, s: GameState, sort: str = "") -> list[Html]:
    """The buttons that turn the piece in hand and flip it, in games with such pieces; the page's script does it."""
    ways, has_back = game.picture.turning(s) if game.picture.turning else (1, False)
    return [
        button(
            Html(f'{say(f"action-{do}")} <kbd aria-hidden="true">{key}</kbd>'),
            sort=sort,
            data_do=do,
            data_key=key.lower(),
            aria_keyshortcuts=key if sort else None,
        )
        for do, key, may in (("turn", "R", ways > 1), ("over", "F", has_back))
        if may
    ]


def turning_buttons(say: HtmlTranslator, game: Game, s: GameState) -> Html:
    """These buttons in a line."""
    buttons = joined(turns_of(say, game, s))
    return Html(f'<p class="do" data-scripted hidden>{buttons}</p>') if buttons else NOTHING


# -- choosing from a list


MOST = 6
"""Choices that the list shows at once."""


def choices_form(
    say: HtmlTranslator,
    board: Board,
    label: Html,
    do: Html,
    fields: Mapping[str, object],
    post_to: str = "",
    *,
    is_beside: bool = True,
) -> Html:
    """The list of choices as a form, which sends the one chosen, in notation, as `choice`.

    What stands on a button beside the board at a table does so here, unless the felt has the button. The form asks for
    the same page, or posts to an address.
    """
    game, s, options, buttons, targets = board.game, board.state, "", "", board.targets or ()
    for action, effect, _ in targets:
        text, meaning = safe(game.text(s, action)), safe(effect)
        options += f'<option value="{text}" data-action="{action}">{meaning}</option>'
        if is_beside and (short := game.description.button(s, action, board.names)):
            buttons += (
                f'<button form="trial-short" name="choice" value="{text}" title="{meaning}">{say(short)}</button> '
            )
    way, hidden = attributes(method="post" if post_to else "get", action=post_to or None), hidden_fields(fields)
    shorts = Html(f'<p class="do">{buttons}</p>' if buttons else "")
    short_form = f'<form id="trial-short"{way}>{hidden}{shorts}</form>' if buttons or not is_beside else ""
    return Html(
        f'{short_form}<form id="trial-form" class="trial-form"{way}>{hidden}<label>{label} '
        f'<select name="choice" size="{min(max(len(targets), 2), MOST)}" required>{options}</select></label> '
        f'<button class="primary">{do}</button></form>'
    )
