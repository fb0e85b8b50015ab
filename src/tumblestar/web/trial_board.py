"""A board on pages that are no table, on which anything can be tried: retried mistakes, puzzles, tutorials.

A page puts `board_to_try` and `choices_form` into `framed`, and loads `page.js` and `trial.js`. The answer to a choice
is the page again; the script patches it into the page that is shown, so nothing reloads. Without the script the form
works alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg, Name
from tumblestar.contract.state import GameState
from tumblestar.web.drawn_board import board_for, board_of, rows_of, turning_buttons
from tumblestar.web.markup import HtmlTranslator, attributes, hidden_fields, safe

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
