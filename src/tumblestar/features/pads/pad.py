"""The page of a score pad. All entries are in its query string, or with the script in its fragment; nothing is stored.

The page works by links. With its script (`pad.js`) a link is posted instead, and the answer has the changed parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.contract.touching import Asked, Choice, ScoreSheet, Spot, player_names, spot_entries, touched
from tumblestar.picture import box, path
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.web.markup import Html, HtmlTranslator, seat_sign, small_picture
from tumblestar.web.pages import NO_CACHE, NO_STORE, THEME_OF, Visitor, template_response
from tumblestar.web.request_context import fields_of, game_of, see_other, uploaded, visitor_of
from tumblestar.web.templating import made_by, markup
from tumblestar.words import Phrase
from tumblestar.words.text_input import clean_link


class Card(NamedTuple):
    """A player on a pad: seat and number, points, rank, the query string that shows them, and their sign."""

    seat: int
    n: int
    total: int
    rank: int
    to: str
    sign: Markup


class Way(NamedTuple):
    """Something to choose: what it is called, where it leads, and what is drawn for it."""

    label: Phrase
    to: str
    icon: Markup | None


class Question(NamedTuple):
    """What is asked, and the answers."""

    prompt: Phrase
    choices: list[Way]


class Sheet(NamedTuple):
    """A score pad with its players: their names, who is shown, the pad, and what was wrong with the entries."""

    game: Game
    say: HtmlTranslator
    names: tuple[str, ...]
    seat: int
    pad: ScoreSheet[Any]
    entries: dict[str, str]
    asked: tuple[Spot[Any], Asked[Any]] | None
    """The spot that was touched, and what it asks."""
    problem: Phrase | None

    @property
    def seats(self) -> int:
        return len(self.names)

    def label(self, seat: int) -> Phrase:
        """The name of a player."""
        return Phrase("seat-text", {"name": self.names[seat] or Phrase("seat-unnamed", {"count": seat + 1})})

    def query(self, entries: Mapping[str, str], seats: int = 0, seat: int | None = None) -> str:
        """The query string of a pad with these entries, of so many players, that shows one of them."""
        seats, seat = seats or self.seats, self.seat if seat is None else seat
        about = {"players": str(seats) if seats != self.game.seats[0] else "", "seat": str(seat + 1) if seat else ""}
        names = {f"name{i + 1}": name for i, name in enumerate(self.names[:seats])}
        said = {key: value for key, value in {**about, **names, **entries}.items() if value}
        return urlencode(said, safe="=@,/:.!", quote_via=quote)

    def link(self, made: object, key: str = "", further: Sequence[str] = ()) -> str:
        """The address of a pad that was made, or of a question at a spot."""
        entries = _said(self.game, made) if made is not None else self.entries
        asked = {} if made is not None else spot_entries(self.game.touch.ASKED, key, further)
        return "?" + self.query(entries | asked)

    # for templates

    @property
    def fields(self) -> dict[str, object]:
        """The entries as fields of the form of names, which are not shown."""
        return {**self.entries, "players": self.seats, "seat": self.seat + 1}

    @property
    def counts(self) -> list[tuple[int, str]]:
        """How many may play, each with the query string of the pad then."""
        return [(n, self.query(self.entries, n, min(self.seat, n - 1))) for n in self.game.seats]

    @property
    def cards(self) -> list[Card]:
        """The players."""
        standings = self.pad.standings or tuple((total,) for total in self.pad.totals)
        ranks = [1 + sum(other > own for other in standings) for own in standings]
        return [
            Card(i, i + 1, total, ranks[i], self.query(self.entries, seat=i), markup(seat_sign(i)))
            for i, total in enumerate(self.pad.totals)
        ]

    @property
    def picture(self) -> Markup:
        """The picture of the entries up to what can be touched; a mark lies on what was touched."""
        mark = ""
        if self.pad.marks and self.asked and self.asked[0].area:
            x, y, width, height = self.asked[0].area
            mark = path("mine", box(width - 2, height - 2, 12, x, y))
        return markup(Html(self.pad.picture.removesuffix("</svg>") + mark))

    @property
    def areas(self) -> list[Way]:
        """What can be touched in the picture."""
        return [
            Way(spot.label, self.link(spot.made, spot.key), markup(_hit(spot.area)))
            for spot in self.pad.spots
            if spot.area
        ]

    @property
    def apart(self) -> list[Way]:
        """What can be touched beside it."""
        return [self.way(spot, spot.key) for spot in self.pad.spots if not spot.area]

    @property
    def question(self) -> Question | None:
        """What is asked about the thing that was touched."""
        if not self.asked:
            return None
        spot, asked = self.asked
        return Question(asked.prompt or spot.label, self.ways(asked.choices, spot.key))

    @property
    def options(self) -> list[tuple[Phrase, list[Way]]]:
        """Choices that are folded, under their heads."""
        return [(head, self.ways(choices)) for head, choices in self.pad.options if choices]

    def ways(self, choices: Iterable[Choice[Any]], key: str = "") -> list[Way]:
        """Choices with their addresses."""
        return [self.way(choice, key, choice.further) for choice in choices]

    def way(self, choice: Choice[Any] | Spot[Any], key: str, further: Sequence[str] = ()) -> Way:
        """One of them."""
        icon = markup(small_picture(choice.icon)) if choice.icon else None
        return Way(choice.label, self.link(choice.made, key, further), icon)


def read_sheet(visitor: Visitor, game: Game, entries: Mapping[str, str], problem: Phrase | None = None) -> Sheet:
    """The pad that entries stand for."""
    count = entries.get("players", "")
    seats = int(count) if count in map(str, game.seats) else game.seats[0]
    if count and count != str(seats):
        problem = Phrase("pad-bad-players", {"text": count[:20], "allowed": list(map(str, game.seats))})
    names: list[str] = []
    for i in range(seats):
        try:
            names.append(clean_name(entries.get(f"name{i + 1}", "")))
        except BadOption as error:
            names.append("")
            problem = error.phrase
    number = entries.get("seat", "1")
    seat = int(number) - 1 if number in {str(i + 1) for i in range(seats)} else 0
    given = {**entries, **{f"name{i}": name for i, name in enumerate(names, 1)}}
    assert game.touch.read
    assert game.touch.sheet
    built, wrong = game.touch.read(given, seats)
    pad = game.touch.sheet(built, seat, player_names(given, seats))
    asked = touched(game.touch.ASKED, pad.spots, given)
    said = _said(game, built)
    return Sheet(game, visitor.voice(game.name), tuple(names), seat, pad, said, asked, problem or wrong)


def _said(game: Game, built: object) -> dict[str, str]:
    """The entries of a pad, without those that say nothing."""
    assert game.touch.entries
    return {key: value for key, value in game.touch.entries(built).items() if value}


def pad_page(
    visitor: Visitor, game: Game, entries: Mapping[str, str], problem: Phrase | None = None, status: int = 200
) -> Response:
    """The score pad of a game; `problem` is the error of an uploaded file."""
    sheet = read_sheet(visitor, game, entries, problem)
    query = sheet.query(sheet.entries) if entries else ""
    sections = {name: markup(html) for name, html in parts(sheet).items()}
    values = {"game": game, "query": query, "parts": sections}
    return template_response(visitor, "pads/pad.html", values, game=game.name, status=status, headers=NO_CACHE)


def changed(visitor: Visitor, game: Game, entries: Mapping[str, str]) -> dict[str, object]:
    """What the script of the page gets for entries: the parts of the page, and the entries without a question."""
    sheet = read_sheet(visitor, game, entries)
    return {"parts": parts(sheet), "entries": sheet.query(sheet.entries), "refused": sheet.problem is not None}


PARTS = ("problem", "players", "board", "scores", "form", "files")
"""What depends on entries: the ends of the IDs of its elements, and the macros that make them."""


def parts(sheet: Sheet) -> dict[str, Html]:
    """These parts, by the IDs of their elements."""
    say = sheet.say.plain
    return {f"pad-{name}": Html(made_by("pads/sections.html", name, say, sheet).strip()) for name in PARTS}


def _hit(area: tuple[float, float, float, float]) -> Html:
    x, y, width, height = area
    corner = f'x="{x - width / 2:g}" y="{y - height / 2:g}"'
    return Html(f'<rect class="hit" {corner} width="{width:g}" height="{height:g}" rx="12"/>')


# -- routes


def routes() -> list[Route]:
    """The routes of score pads."""
    return [
        Route("/score/{game}", score_pad, FREE),
        Route("/score/{game}", score_parts, "change", methods=["POST"]),
        Route("/score/{game}/picture", score_picture, "change"),
        Route("/score/{game}/read", read_picture, "upload", methods=["POST"]),
    ]


async def score_pad(request: Request) -> Response:
    """The score pad of a game that has one. Its entries are in the query string."""
    return pad_page(visitor_of(request), _game_of(request), request.query_params)


async def score_parts(request: Request) -> Response:
    """The parts of a score pad with the posted entries, for the script of its page. Nothing is stored."""
    game, visitor = _game_of(request), visitor_of(request)
    entries = await fields_of(request)
    answer = changed(visitor, game, entries)
    if answer["refused"] and entries:  # as of a link's fragment, to which a text has added something
        last, text = list(entries.items())[-1]
        answer = changed(visitor, game, entries | {last: clean_link(f"/?{text}")[2:]})
    return JSONResponse(answer, headers=NO_STORE)


async def score_picture(request: Request) -> Response:
    """The contents of a score pad as SVG, which can be uploaded again."""
    game = _game_of(request, has_pictures=True)
    assert game.touch.drawing
    svg = game.touch.drawing(request.query_params, THEME_OF.get(visitor_of(request).person.theme, "night"))
    headers = NO_STORE | {"content-disposition": f'attachment; filename="{game.name.replace("_", "-")}.svg"'}
    return Response(svg, media_type="image/svg+xml", headers=headers)


async def read_picture(request: Request) -> Response:
    """Redirects to the score pad of an uploaded picture or file, or shows why there is none."""
    game = _game_of(request, has_pictures=True)
    assert game.touch.drawn_entries
    address = f"/score/{game.name}"
    try:
        drawn = game.touch.drawn_entries(await uploaded(request))
        entries = {key: value for key, value in drawn.items() if value}
        return see_other(address + (f"?{urlencode(entries)}" if entries else ""))
    except Unreadable as error:
        return pad_page(replace(visitor_of(request), path=address), game, {}, error.at_line, 422)


def _game_of(request: Request, *, has_pictures: bool = False) -> Game:
    """The game in the path, if it has a score pad, and one that reads and draws pictures if that is asked for."""
    game = game_of(request)
    if not game.has_module("touch") or game.touch.sheet is None or (has_pictures and not game.touch.drawn_entries):
        raise NotThere
    return game
