"""A board with targets on pages that are no table: the board to think on, and mistakes that are retried."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg
from tumblestar.contract.state import GameState
from tumblestar.record import Record
from tumblestar.web.markup import HtmlTranslator, attributes, button


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
    made = ""
    for name, to in (("first", 0), ("previous", max(0, n - 1)), ("next", min(most, n + 1)), ("last", most)):
        label = say.plain(f"step-{name}")
        more = attributes(data_step=name, aria_label=label, title=label, aria_disabled="true" if to == n else None)
        made += (
            f'<button form="{form}" class="step" name="at" value="{to}"{more}><span aria-hidden="true"></span></button>'
        )
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{made}</div>'


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
