"""A board with targets on pages that are no table: the board to think on, and mistakes that are retried."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg, Name
from tumblestar.contract.state import GameState
from tumblestar.record import Record
from tumblestar.web.markup import HtmlTranslator, attributes, button, hidden_fields, safe


def board_for(game: Game, s: GameState, seat: int | None) -> list[str]:
    """The board with a seat's part large, in games that have such parts; None for the game's own choice."""
    draw = game.picture.board_of
    return game.picture.board(s) if draw is None or seat is None else draw(s, seat)


def board_of(game: Game, look: Iterable[str], over: Iterable[str], label: str) -> str:
    """A board with what lies over it, such as targets; `label` is HTML."""
    width, height = game.picture.BOARD_SIZE
    return (
        f'<div id="part-board" class="board"><svg class="ts" viewBox="0 0 {width} {height}" role="group" '
        f'aria-label="{label}"><g id="board">{"".join(look)}</g>'
        f'<g id="over">{"".join(filter(None, over))}</g></svg></div>'
    )


def last_legs(record: Record) -> Sequence[Leg]:
    """The movements of a record's last event."""
    if not record.events:
        return ()
    return record.game.description.legs(record.state_at(len(record.events) - 1), record.events[-1].action)


def with_gains(game: Game, s: GameState, over: Sequence[str], actions: Sequence[int]) -> Sequence[str]:
    """What lies over a board, with the points that actions bring, in games that show these."""
    plates = game.picture.gains(s, actions) if game.picture.gains else ""
    return [*over, f'<g class="gains">{plates}</g>'] if plates else over


def rows_of(say: HtmlTranslator, game: Game, s: GameState, over: Iterable[str] = ()) -> str:
    """The rows beside the board, in games that have some, with what lies over them."""
    wide, high = game.picture.rows_size(s.seats)
    if not high:
        return ""
    return (
        f'<div class="rows"><svg class="ts" viewBox="0 0 {wide} {high}" role="img" aria-label="{say("rows-label")}">'
        f'<g id="rows">{"".join(game.picture.rows(s))}</g><g>{"".join(over)}</g></svg></div>'
    )


def step_buttons(say: HtmlTranslator, n: int, most: int, form: str) -> str:
    """The buttons of a form that lead back and forth, from event `n` of `most`; they work without a script."""
    buttons = ""
    for name, to in (("first", 0), ("previous", max(0, n - 1)), ("next", min(most, n + 1)), ("last", most)):
        label = say.plain(f"step-{name}")
        more = attributes(data_step=name, aria_label=label, title=label, aria_disabled="true" if to == n else None)
        buttons += (
            f'<button form="{form}" class="step" name="at" value="{to}"{more}><span aria-hidden="true"></span></button>'
        )
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{buttons}</div>'


def turns_of(say: HtmlTranslator, game: Game, s: GameState, sort: str = "") -> list[str]:
    """The buttons that turn the piece in hand and flip it, in games with such pieces; the page's script does it."""
    ways, has_back = game.picture.turning(s) if game.picture.turning else (1, False)
    return [
        button(
            f'{say(f"action-{do}")} <kbd aria-hidden="true">{key}</kbd>',
            sort=sort,
            data_do=do,
            data_key=key.lower(),
            aria_keyshortcuts=key if sort else None,
        )
        for do, key, may in (("turn", "R", ways > 1), ("over", "F", has_back))
        if may
    ]


def turning_buttons(say: HtmlTranslator, game: Game, s: GameState) -> str:
    """These buttons in a line."""
    buttons = "".join(turns_of(say, game, s))
    return f'<p class="do" data-scripted hidden>{buttons}</p>' if buttons else ""


# -- trial board


MOST = 6
"""Choices that the list shows at once."""


@dataclass(frozen=True)
class Trial:
    """A position in which something may be tried."""

    game: Game
    state: GameState
    names: Sequence[Name]
    moment: str
    """Stands for the position: in another one, the piece in hand begins unturned."""
    actions: Sequence[int]
    """The legal actions that may be tried; none to show the position alone."""
    last: Sequence[Leg] = ()
    """The movements of the last action, which the board marks."""
    over: Sequence[str] = ()
    """More elements over the board, such as marks that point at something."""
    over_rows: Sequence[str] = ()
    """The same over the rows beside it."""
    pointed: Sequence[int] = ()
    """Actions whose buttons are pointed at."""
    seat: int | None = None
    """The seat whose part is large; None for that of the seat to act."""


def framed(head: str, board: str, side: str, *, of: object, sort: str = "") -> str:
    """What the script exchanges: head, board and what is beside it. Pieces glide while `of` stays the same."""
    return (
        f'<div id="trial" class="analysis trial {sort}" data-of="{safe(of)}"><div class="analysis-head">{head}</div>'
        f'<div class="analysis-board">{board}</div><div class="analysis-side">{side}</div></div>'
    )


def board_to_try(say: HtmlTranslator, trial: Trial, label: str) -> str:
    """The board with a target for each choice, and what belongs to it; `label`, its name, is HTML."""
    game, s = trial.game, trial.state
    targets = [(action, say.plain(game.preview(s, action, trial.names)), False) for action in trial.actions]
    over = [*game.picture.overlay(s, seat=trial.seat, targets=targets, last=trial.last), *trial.over]
    board = board_of(game, board_for(game, s, trial.seat), over, label)
    turning = turning_buttons(say, game, s) if trial.actions else ""
    return (
        f'<i id="moment" data-n="{safe(trial.moment)}" hidden></i>'
        f"{board}{turning}{rows_of(say, game, s, trial.over_rows)}"
    )


def choices_form(
    say: HtmlTranslator, trial: Trial, label: str, do: str, fields: Mapping[str, object], post_to: str = ""
) -> str:
    """The list of choices as a form, which sends the one chosen, in notation, as `choice`.

    What stands on a button beside the board at a table does so here. `label` and `do`, the button's, are HTML. The form
    asks for the same page, or posts to an address.
    """
    game, s = trial.game, trial.state
    options, buttons = "", ""
    for action in trial.actions:
        text, meaning = safe(game.text(s, action)), say(game.preview(s, action, trial.names))
        options += f'<option value="{text}" data-action="{action}">{meaning}</option>'
        if short := game.description.button(s, action, trial.names):
            buttons += (
                f'<button form="trial-short" name="choice" value="{text}" title="{meaning}"'
                f"{attributes(class_='pointed' if action in trial.pointed else None)}>{say(short)}</button> "
            )
    way = attributes(method="post" if post_to else "get", action=post_to or None)
    hidden = hidden_fields(fields)
    short_form = f'<form id="trial-short"{way}>{hidden}<p class="do">{buttons}</p></form>' if buttons else ""
    return (
        f'{short_form}<form id="trial-form" class="trial-form"{way}>{hidden}<label>{label} '
        f'<select name="choice" size="{min(max(len(trial.actions), 2), MOST)}" required>{options}</select></label> '
        f'<button class="primary">{do}</button></form>'
    )
