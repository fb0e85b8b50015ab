"""The page of a score pad. All entries are in its query string; nothing is stored."""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import urlencode

from tumblestar.contract.capabilities import Pad, PadLine, PadSpot, PadStep
from tumblestar.game import Game
from tumblestar.server.web.markup import HtmlTranslator, safe
from tumblestar.server.web.pages import THEME_OF, Visitor, page
from tumblestar.words import Phrase


def pad_page(visitor: Visitor, game: Game, entries: Mapping[str, str], problem: Phrase | None = None) -> str:
    """The score pad of a game; `problem` is the error of an uploaded file."""
    say, pad = visitor.voice(game.name), game.pad.pad(entries)
    problem = problem or pad.problem
    wrong = f'<p class="wrong" role="alert">{say(problem)}</p>' if problem else ""
    sort = "pad drawn" if pad.spots else "pad"
    head = say("pad-head", game=say.plain("game-name"))
    body = (
        f'<h1>{head}</h1><p class="lead-in">{say("pad-about")}</p>{wrong}<div class="{sort}"><div class="pad-left">'
        f'<div class="pad-picture">{_picture(say, pad)}</div>{_list(say, pad.removals)}{_list(say, pad.switches)}'
        f'{_files(say, game, pad)}</div><div class="pad-right">{_steps(say, pad)}{_scores(say, pad)}</div></div>'
    )
    return page(
        visitor, say("title-page", page=say.plain("pad-head", game=say.plain("game-name"))), body, sort="page-pad"
    )


def _picture(say: HtmlTranslator, pad: Pad) -> str:
    """The picture of the entries, with links where something can be chosen in it."""
    links = "".join(_spot(say, spot) for spot in pad.spots)
    return pad.picture.removesuffix("</svg>") + links + "</svg>" if links else pad.picture


def _spot(say: HtmlTranslator, spot: PadSpot) -> str:
    left, top = spot.x - spot.width / 2, spot.y - spot.height / 2
    return (
        f'<a href="?{_entries(spot.step)}" class="act" aria-label="{say(spot.step.label)}">'
        f'<rect class="hit" x="{left:g}" y="{top:g}" width="{spot.width:g}" height="{spot.height:g}" rx="12"/></a>'
    )


def _files(say: HtmlTranslator, game: Game, pad: Pad) -> str:
    """Forms to download the pad as a picture and to upload one, for games that support this."""
    if game.pad.read is None:
        return ""
    save = ""
    if pad.entries:
        to = safe(urlencode(pad.entries))
        save = f'<p><a href="/score/{game.name}/picture?{to}" download>{say("pad-save")}</a></p>'
    return (
        f'<section class="pad-files" aria-labelledby="pad-file"><h2 id="pad-file">{say("pad-file-head")}</h2>{save}'
        f'<form method="post" action="/score/{game.name}/read" enctype="multipart/form-data">'
        f'<label for="pad-picture">{say("pad-file-label")}</label><input type="file" id="pad-picture" name="file" '
        f'accept=".svg,.txt,image/svg+xml,text/plain" required aria-describedby="pad-file-hint">'
        f'<p class="hint" id="pad-file-hint">{say("pad-file-hint")}</p><button>{say("pad-file-do")}</button></form>'
        f"</section>"
    )


def drawing(visitor: Visitor, game: Game, entries: Mapping[str, str]) -> str:
    """The entries as a standalone picture."""
    assert game.pad.drawing is not None
    return game.pad.drawing(entries, THEME_OF.get(visitor.person.theme, "night"))


def address_of(game: Game, entries: Mapping[str, str]) -> str:
    """The address of a pad with these entries."""
    return f"/score/{game.name}" + ("?" + urlencode(entries) if entries else "")


def _steps(say: HtmlTranslator, pad: Pad) -> str:
    """The next choices, as links to the pad with that choice."""
    return (
        f'<section class="pad-next" aria-labelledby="pad-next"><h2 id="pad-next">{say(pad.prompt)}</h2>'
        f'{_list(say, pad.steps)}<p><a href="?">{say("pad-clear")}</a></p></section>'
    )


def _list(say: HtmlTranslator, steps: list[PadStep]) -> str:
    links = "".join(f"<li>{_link(say, step)}</li>" for step in steps)
    return f'<ul class="outcomes pad-steps">{links}</ul>' if links else ""


def _link(say: HtmlTranslator, step: PadStep) -> str:
    icon = f'<svg class="ts" viewBox="-40 -44 80 88" aria-hidden="true">{step.icon}</svg>' if step.icon else ""
    return f'<a class="outcome" href="?{_entries(step)}">{icon}<span>{say(step.label)}</span></a>'


def _entries(step: PadStep) -> str:
    return safe(urlencode({key: value for key, value in step.entries.items() if value}))


def _scores(say: HtmlTranslator, pad: Pad) -> str:
    """The points by group."""
    groups = "".join(_group(say, head, lines) for head, lines in pad.groups)
    return f'<p class="pad-total" role="status">{say("pad-total", total=pad.total)}</p>{groups}'


def _group(say: HtmlTranslator, head: Phrase, lines: list[PadLine]) -> str:
    rows = "".join(
        f'<tr><th scope="row">{say(line.label)}<span class="hint">{say(line.meaning)}</span></th>'
        f"<td>{line.points}{_pieces(say, line)}</td></tr>"
        for line in lines
    )
    return f'<section><h2>{say(head)}</h2><table class="scores"><tbody>{rows}</tbody></table></section>'


def _pieces(say: HtmlTranslator, line: PadLine) -> str:
    return f' <span class="hint">{say(Phrase("list", {"items": line.pieces}))}</span>' if line.pieces else ""
