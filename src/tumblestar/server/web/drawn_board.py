"""A board with targets on pages that are no table: the board to think on, and mistakes that are retried."""

from __future__ import annotations

from collections.abc import Iterable

from tumblestar.contract.state import GameState
from tumblestar.game import Game
from tumblestar.server.web.markup import HtmlTranslator, attributes, button


def board_of(game: Game, look: Iterable[str], over: Iterable[str], label: str) -> str:
    """A board with what lies over it, such as targets; `label` is HTML."""
    width, height = game.picture.BOARD_SIZE
    return (
        f'<div id="part-board" class="board"><svg class="ts" viewBox="0 0 {width} {height}" role="group" '
        f'aria-label="{label}"><g id="board">{"".join(look)}</g>'
        f'<g id="over">{"".join(filter(None, over))}</g></svg></div>'
    )


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
    made = ""
    for name, to in (("first", 0), ("previous", max(0, n - 1)), ("next", min(most, n + 1)), ("last", most)):
        label = say.plain(f"step-{name}")
        more = attributes(data_step=name, aria_label=label, title=label, aria_disabled="true" if to == n else None)
        made += (
            f'<button form="{form}" class="step" name="at" value="{to}"{more}><span aria-hidden="true"></span></button>'
        )
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{made}</div>'


def turning_buttons(say: HtmlTranslator, game: Game, s: GameState) -> str:
    """The buttons that turn the piece in hand, which need the page's script."""
    ways, has_back = game.picture.turning(s) if game.picture.turning else (1, False)
    named = (("action-turn", "turn", "r", ways > 1), ("action-over", "over", "f", has_back))
    buttons = "".join(
        button(f'{say(key)} <kbd aria-hidden="true">{letter.upper()}</kbd>', data_do=do, data_key=letter)
        for key, do, letter, may in named
        if may
    )
    return f'<p class="do" data-scripted hidden>{buttons}</p>' if buttons else ""
