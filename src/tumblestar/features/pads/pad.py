"""The page of a score pad. All entries are in its query string, or with the script in its fragment; nothing is stored.

The page works by links. With its script (`pad.js`) a link is posted instead, and the answer has the changed parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any, NamedTuple
from urllib.parse import quote, urlencode

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.seat_names import clean_name
from tumblestar.contract.touching import Asked, Choice, ScoreLine, ScoreSheet, Spot, player_names, spot_entries, touched
from tumblestar.picture import box, path
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import NotThere
from tumblestar.web.markup import (
    HtmlTranslator,
    attributes,
    button,
    copied_notice,
    hidden_fields,
    safe,
    seat_sign,
    small_picture,
)
from tumblestar.web.pages import NO_CACHE, NO_STORE, THEME_OF, Visitor, page_response
from tumblestar.web.request_context import fields_of, game_of, see_other, uploaded, visitor_of
from tumblestar.words import Phrase
from tumblestar.words.text_input import clean_link


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
        return safe("?" + self.query(entries | asked))


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
    say, part = sheet.say, parts(sheet)
    head = say.plain("pad-head", game=say.plain("game-name"))
    query = safe(sheet.query(sheet.entries)) if entries else ""
    body = (
        f'<h1>{safe(head)}</h1><p class="lead-in">{say("pad-about")}</p>'
        f'<div id="pad" class="pad" data-game="{game.name}" data-entries="{query}" data-lost="{say("pad-lost")}">'
        f'{part["pad-problem"]}{part["pad-players"]}<div class="pad-left">{part["pad-board"]}{_tools(say)}</div>'
        f'<div class="pad-right">{part["pad-scores"]}{part["pad-form"]}{part["pad-files"]}</div></div>'
    )
    return page_response(visitor, head, body, "page-pad", "pad.js", "links.js", status=status, headers=NO_CACHE)


def changed(visitor: Visitor, game: Game, entries: Mapping[str, str]) -> dict[str, object]:
    """What the script of the page gets for entries: the parts of the page, and the entries without a question."""
    sheet = read_sheet(visitor, game, entries)
    return {"parts": parts(sheet), "entries": sheet.query(sheet.entries), "refused": sheet.problem is not None}


def parts(sheet: Sheet) -> dict[str, str]:
    """The parts of the page that depend on entries, by the IDs of their elements."""
    say, pad = sheet.say, sheet.pad
    wrong = f'<p class="wrong" role="alert">{say(sheet.problem)}</p>' if sheet.problem else ""
    asked = _question(sheet, *sheet.asked) if sheet.asked else f'<p class="pad-prompt">{say(pad.prompt)}</p>'
    folded = "".join(
        f"<details><summary>{say(head)}</summary>{_choices(sheet, choices)}</details>"
        for head, choices in pad.options
        if choices
    )
    apart = [_link(sheet, spot, spot.key) for spot in pad.spots if not spot.area]
    form = "" if sheet.asked else _list(apart)
    return {
        "pad-problem": f'<div id="pad-problem">{wrong}</div>',
        "pad-players": _players(sheet),
        "pad-board": (
            f'<div id="pad-board"><div class="pad-picture">{_picture(sheet)}</div>{asked}'
            f'<div class="pad-options">{folded}</div></div>'
        ),
        "pad-scores": _scores(sheet),
        "pad-form": (
            f'<details id="pad-form" class="pad-form"{attributes(hidden=not form)}><summary>{say("pad-form")}</summary>'
            f"{form}</details>"
        ),
        "pad-files": _files(sheet),
    }


def _players(sheet: Sheet) -> str:
    """The players with their points and ranks, and how many they are."""
    say, pad = sheet.say, sheet.pad
    standings = pad.standings or tuple((total,) for total in pad.totals)
    cards = ""
    for i, total in enumerate(pad.totals):
        rank = 1 + sum(other > standings[i] for other in standings)
        current = ' aria-current="true"' if i == sheet.seat else ""
        label = say("pad-player-name", count=i + 1)
        ranked = f'<span class="rank">{say("pad-rank", rank=rank)}</span>' if sheet.seats > 1 else ""
        cards += (
            f'<li{current}><input id="name{i + 1}" name="name{i + 1}" aria-label="{label}" placeholder="{label}" '
            f'maxlength="40" autocomplete="off" value="{safe(sheet.names[i])}">'
            f'<a href="?{safe(sheet.query(sheet.entries, seat=i))}"{current} aria-label="'
            f'{say("pad-look", name=say.plain(sheet.label(i)), total=total, rank=rank)}">{seat_sign(i)}<b>{total}</b>'
            f"{ranked}</a></li>"
        )
    counts = "".join(
        f'<a href="?{safe(sheet.query(sheet.entries, seats, min(sheet.seat, seats - 1)))}"'
        f"{attributes(aria_current='true' if seats == sheet.seats else None)}>{seats}</a>"
        for seats in sheet.game.seats
    )
    hidden = hidden_fields({**sheet.entries, "players": sheet.seats, "seat": sheet.seat + 1})
    return (
        f'<form id="pad-players" class="pad-players" method="get">{hidden}<p class="pad-count" role="group" '
        f'aria-label="{say("pad-count")}">{counts}</p><ol data-seats="{sheet.seats}">{cards}</ol>'
        f"<noscript><button>{say('pad-names')}</button></noscript></form>"
    )


def _picture(sheet: Sheet) -> str:
    """The picture of the entries, with links where something can be touched in it."""
    links = "".join(_spot(sheet, spot, spot.area) for spot in sheet.pad.spots if spot.area)
    if sheet.pad.marks and sheet.asked and sheet.asked[0].area:
        x, y, width, height = sheet.asked[0].area
        links = path("mine", box(width - 2, height - 2, 12, x, y)) + links
    return sheet.pad.picture.removesuffix("</svg>") + links + "</svg>" if links else sheet.pad.picture


def _spot(sheet: Sheet, spot: Spot[Any], area: tuple[float, float, float, float]) -> str:
    x, y, width, height = area
    return (
        f'<a href="{sheet.link(spot.made, spot.key)}" class="act" aria-label="{sheet.say(spot.label)}">'
        f'<rect class="hit" x="{x - width / 2:g}" y="{y - height / 2:g}" width="{width:g}" height="{height:g}" '
        f'rx="12"/></a>'
    )


def _question(sheet: Sheet, spot: Spot[Any], asked: Asked[Any]) -> str:
    """What is asked about the thing that was touched, with the answers as links."""
    say = sheet.say
    close = f'<a class="close" href="?{safe(sheet.query(sheet.entries))}">{say("close")}</a>'
    return (
        f'<section id="pad-next" class="pad-next" aria-labelledby="pad-next-head"><h2 id="pad-next-head">'
        f"{say(asked.prompt or spot.label)}</h2>{_choices(sheet, asked.choices, spot.key)}{close}</section>"
    )


def _tools(say: HtmlTranslator) -> str:
    """Undoing, starting again, and sending the pad to others."""
    undo = button(say("pad-undo"), data_do="undo", aria_keyshortcuts="Control+Z", aria_disabled="true")
    copy = button(say("link-copy"), data_do="copy", data_of="pad-link")
    share = button(say("link-share"), data_do="share", data_of="pad-link", hidden=True)
    return (
        f'<p class="pad-tools"><a href="?" class="start-again">{say("pad-clear")}</a> '
        f"<span data-scripted hidden>{undo}</span>"
        f'</p><div class="pad-link" data-scripted hidden><label for="pad-link">{say("pad-link")}</label>'
        f'<input id="pad-link" readonly>{copy} {share} {copied_notice(say, "pad-link")}</div>'
    )


def _files(sheet: Sheet) -> str:
    """Forms to download the pad as a picture and to upload one, for games that support this."""
    say, game = sheet.say, sheet.game
    if game.touch.drawn_entries is None:
        return ""
    save = ""
    if sheet.entries:
        to = safe(sheet.query(sheet.entries))
        save = f'<p><a href="/score/{game.name}/picture?{to}" download>{say("pad-save")}</a></p>'
    return (
        f'<section id="pad-files" class="pad-files" aria-labelledby="pad-file">'
        f'<h2 id="pad-file">{say("pad-file-head")}</h2>{save}'
        f'<form method="post" action="/score/{game.name}/read" enctype="multipart/form-data">'
        f'<label for="pad-picture">{say("pad-file-label")}</label><input type="file" id="pad-picture" name="file" '
        f'accept=".svg,.txt,image/svg+xml,text/plain" required aria-describedby="pad-file-hint">'
        f'<p class="hint" id="pad-file-hint">{say("pad-file-hint")}</p><button>{say("pad-file-do")}</button></form>'
        f"</section>"
    )


def _choices(sheet: Sheet, choices: Iterable[Choice[Any]], key: str = "") -> str:
    return _list([_link(sheet, choice, key, choice.further) for choice in choices])


def _list(links: Sequence[str]) -> str:
    items = "".join(f"<li>{link}</li>" for link in links)
    return f'<ul class="outcomes pad-steps">{items}</ul>' if items else ""


def _link(sheet: Sheet, choice: Choice[Any] | Spot[Any], key: str, further: Sequence[str] = ()) -> str:
    """A choice: its drawing, which its title explains, or its label."""
    label, to = sheet.say(choice.label), sheet.link(choice.made, key, further)
    if not choice.icon:
        return f'<a class="outcome worded" href="{to}">{label}</a>'
    return f'<a class="outcome" href="{to}" title="{label}">{small_picture(choice.icon)}<span>{label}</span></a>'


def _scores(sheet: Sheet) -> str:
    """The points by group, of all players beside each other."""
    say, pad = sheet.say, sheet.pad
    heads = "".join(
        f'<th scope="col"{attributes(class_="shown" if i == sheet.seat else None)}>{seat_sign(i)}'
        f'<span class="unseen">{say(sheet.label(i))}</span></th>'
        for i in range(sheet.seats)
    )
    head, sort = "", "scores"
    if sheet.seats > 1:
        head, sort = f"<thead><tr><td></td>{heads}</tr></thead>", "scores many"
    groups = "".join(
        f'<section><h2>{say(name)}</h2><table class="{sort}">{head}<tbody>'
        f"{''.join(_line(sheet, line) for line in lines)}</tbody></table></section>"
        for name, lines in pad.groups
        if lines
    )
    total = say("pad-total", total=pad.totals[sheet.seat])
    if sheet.seats > 1:
        total = say("pad-total-of", name=sheet.label(sheet.seat), count=pad.totals[sheet.seat])
    note = f'<p class="hint">{say(pad.note)}</p>' if pad.note else ""
    return f'<div id="pad-scores"><p class="pad-total" role="status">{total}</p>{note}{groups}</div>'


def _line(sheet: Sheet, line: ScoreLine) -> str:
    say = sheet.say
    pieces = f'<span class="hint">{say(Phrase("list", {"items": list(line.pieces)}))}</span>' if line.pieces else ""
    cells = "".join(
        f"<td{attributes(class_='shown' if i == sheet.seat and sheet.seats > 1 else None)}>{points}</td>"
        for i, points in enumerate(line.points)
    )
    meaning = f'<span class="hint meaning">{say(line.meaning)}</span>'
    return f'<tr><th scope="row">{say(line.label)}{meaning}{pieces}</th>{cells}</tr>'


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
