"""The shapes that all pictures share: marks, numerals, letters, dice, pieces, targets, trails and the frame.

A picture is a string of SVG made of plain paths with class names. There are no fonts, gradients, filters, clips or
style attributes in it, so a browser, a notebook and a file look the same; `theme.py` says what the classes look like.

Origin and scale: a piece is drawn around (0, 0) and is about 64 units wide; `at` puts it somewhere. On a phone one unit
is half a pixel. Games draw with all shapes and pieces, and find them here.
"""

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from html import escape
from typing import Any, Generic, TypeVar

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.pictures import Picture
from tumblestar.contract.state import GameState
from tumblestar.picture.composition import (
    Composition,
    Panel,
    Spot,
    Standing,
    seat_of,
    seat_panel,
)
from tumblestar.picture.pieces import *  # noqa: F403
from tumblestar.picture.shapes import *  # noqa: F403
from tumblestar.picture.shapes import at, box, disc, n, path, spark
from tumblestar.picture.theme import COLOURS, page_style, style
from tumblestar.words import Phrase

__all__ = [  # and every shape
    "COLOURS", "Composition", "Panel", "Spot", "Standing", "board_for", "frame", "icon", "page_style", "seat_of",
    "seat_panel", "style",
]  # fmt: skip


def frame(
    size: tuple[float, float],
    body: str,
    label: str = "",
    *,
    title: str = "",
    description: str = "",
    lang: str = "",
    theme: str = "",
    carries: str = "",
) -> str:
    """An SVG element round a drawing. With a theme it carries its own style sheet and sky and can stand alone.

    `carries` is text for programs to read back; people do not see it.
    """
    width, height = n(size[0]), n(size[1])
    says = f' aria-label="{escape(label)}"' if label else ""
    speaks = f' lang="{escape(lang)}"' if lang else ""
    look = f"<title>{escape(title)}</title>" if title else ""
    look += f"<desc>{escape(description)}</desc>" if description else ""
    look += f"<metadata>{escape(carries)}</metadata>" if carries else ""
    if theme:
        look += f"<style>{style(theme, f'.ts-{theme}')}</style>{sky(*size)}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="{f"ts-{theme}" if theme else "ts"}" '
        f'viewBox="0 0 {width} {height}" role="group"{says}{speaks}>{look}{body}</svg>'
    )


S = TypeVar("S", bound=GameState)


def board_for(drawing: Picture[S, Any], s: S, seat: int | None) -> list[str]:
    """The board with the part of a seat large, in games that have such parts; None for the game's own choice."""
    return drawing.board(s) if drawing.board_of is None or seat is None else drawing.board_of(s, seat)


STEPS = ";"
"""Between the actions of a way in text."""


def with_way(game: Game, s: GameState, text: str, look: str) -> list[str]:
    """The board with what an action does drawn on it, and perhaps how the turn goes on; STEPS are between them.

    The look is `own` for one that was taken, `best` for a better one. Raises Unreadable for what cannot be done.
    """
    seat, before, over = game.actor(s), s, list[str]()
    for step in text.split(STEPS):
        action = game.parse(s, step)
        if action not in game.legal(s):
            raise Unreadable(
                Phrase("unread-of", {"text": step, "actions": [game.text(s, way) for way in game.legal(s)]})
            )
        over += game.picture.overlay(s, seat=seat, targets=[(action, "", False)], last=game.description.legs(s, action))
        s = game.after(s, action)
    below = "" if game.picture.board_of else "".join(game.picture.rows(before))
    drawn = [*board_for(game.picture, before, seat), f'<g class="way-{look}">{"".join(over)}</g>']
    return [*drawn, at(0, game.picture.BOARD_SIZE[1], below)] if below else drawn


def size_with_way(game: Game, seats: int) -> tuple[float, float]:
    """The size of such a drawing: with the rows of the seats, in games whose boards do not have them."""
    (wide, high), (_, down) = game.picture.BOARD_SIZE, game.picture.rows_size(seats)
    return wide, high if game.picture.board_of else high + down


@dataclass(frozen=True)
class Alone(Generic[S]):
    """Makes one picture that stands alone, for notebooks and pages: a game's board above its rows, with style and sky.

    `rows` come a `gap` below the board, and may be nothing; `carries` is text for programs to read back.
    """

    board_size: tuple[float, float]
    board: Callable[[S], list[str]]
    overlay: Callable[..., list[str]]
    rows_size: Callable[[int], tuple[float, float]]
    rows: Callable[[S], list[str]]
    gap: float = 0
    carries: Callable[[S], str] = lambda s: ""
    board_of: Callable[[S, int], list[str]] | None = None
    """The board with one seat's own part large, in games that have it."""

    def __call__(
        self,
        s: S,
        *,
        seat: int | None = None,
        lang: str = "en",
        legal: Sequence[int] = (),
        last: Iterable[object] = (),
        theme: str = "night",
        label: str = "",
        description: str = "",
    ) -> str:
        """The picture of a state as a seat sees it, with targets for what is legal, and with the legs that are last."""
        edge, (wide, high), (across, down) = 20, self.board_size, self.rows_size(s.seats)
        targets = [(action, "", False) for action in legal]
        board = self.board_of(s, seat) if self.board_of and seat is not None else self.board(s)
        body = at(edge, edge, "".join(board + self.overlay(s, seat=seat, targets=targets, last=last)))
        if below := "".join(self.rows(s)):
            body += at(edge, edge + high + self.gap, below)
        size = (max(wide, across) + 2 * edge, high + self.gap + down + 2 * edge)
        text = self.carries(s)
        return frame(size, body, title=label, description=description, lang=lang, theme=theme, carries=text)


@lru_cache
def sky(width: float, height: float) -> str:
    """Deep indigo, a few stars, and three paper hills along the bottom."""
    dots, sparks, seed = "", "", 7
    for i in range(int(width * height / 9000)):
        seed = seed * 16807 % 2147483647
        x, y = seed % int(width - 40) + 20, seed // 1000 % int(height - 40) + 20
        if i % 9:
            dots += f"M{x} {y}h0"
        else:
            sparks += spark(5 + i % 4, 4, 0.2, x, y)
    look = path("sky0", box(width, height, 28, width / 2, height / 2))
    for i, deep in enumerate((0.86, 0.6, 0.34)):  # lighter sheets of paper towards the top
        low, sag = height * deep, height * 0.14
        look += path(
            f"sky{i + 1}",
            f"M28 0H{n(width - 28)}a28 28 0 0 1 28 28V{n(low - sag)}C{n(width * 0.7)} {n(low)} "
            f"{n(width * 0.3)} {n(low)} 0 {n(low - sag)}V28a28 28 0 0 1 28-28Z",
        )
    look += path("stars", dots) + path("gold soft", sparks)
    for i, (lift, waves) in enumerate(((92, 3), (62, 4), (34, 5))):
        step, d = width / waves, f"M0 {n(height - lift * 0.8)}"
        for k in range(waves):
            up = lift * (0.62 if (k + i) % 2 else 0.3)
            d += f"c{n(step * 0.3)} {n(-up)} {n(step * 0.7)} {n(-up)} {n(step)} 0"
        look += path(f"hill{i}", d + f"V{n(height - 28)}a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28Z") + path("edge", d)
    return look


def icon(*, is_maskable: bool = False, has_dot: bool = False) -> str:
    """The logo, a tumbling star, as an SVG with its own colours (64 x 64).

    Of a maskable icon systems cut their own shape: it fills the square, and the star stays within the middle.
    The dot in a corner says that it is the reader's turn.
    """
    star, round_, scale = spark(24, 5, 0.46), 0 if is_maskable else 16, 0.8 if is_maskable else 1
    dot = f'<path fill="#E8503F" stroke="#FFF8E7" stroke-width="5" d="{disc(13, 48, 16)}"/>' if has_dot else ""
    hill = "V64H0Z" if is_maskable else "V48A16 16 0 0 1 48 64H16A16 16 0 0 1 0 48Z"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#211C58" d="'
        + box(64, 64, round_, 32, 32)
        + f'"/><path fill="#2C2670" d="M0 50C14 40 24 44 34 50S54 46 64 42{hill}"/>'
        f'<g transform="translate(33 31) rotate(16) scale({scale:g})" stroke-linejoin="round">'
        f'<path fill="#FFD98A" stroke="#0B0822" stroke-width="5" d="{star}"/>'
        '<path fill="#FFF3CF" d="M0-24L5-8 0 0-5-8Z"/>'
        '<path fill="#E0A94A" d="M0 0L23-7.4 8 4 14 19 0 11Z"/></g>'
        f"{dot}</svg>"
    )
