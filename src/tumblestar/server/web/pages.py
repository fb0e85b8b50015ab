"""Whole pages: their frame, the home page, one's own tables, rules, the check of chance, and errors."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache

from tumblestar import rulebook
from tumblestar.chance_audit import Verdict
from tumblestar.contract.modules import Name
from tumblestar.game import Game
from tumblestar.games import GAMES, working
from tumblestar.narration import display_name
from tumblestar.server.storage.rows import Person, SeatRow, TableRow
from tumblestar.server.tables import registry
from tumblestar.server.tables.commit import LEVEL
from tumblestar.server.tables.table import Table
from tumblestar.server.web.assets import address
from tumblestar.server.web.markup import HtmlTranslator, attributes, safe
from tumblestar.words import LANGUAGES, Phrase, has

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}
THEME_OF = {"light": "dawn", "dark": "night"}


@dataclass(frozen=True)
class Visitor:
    """Whom a page is for: the person, the language, and the path of the page."""

    person: Person
    lang: str
    path: str = "/"

    def voice(self, game: str = "") -> HtmlTranslator:
        return HtmlTranslator(self.lang, game)


def page(
    visitor: Visitor,
    title: str,
    body: str,
    *,
    description: str = "",
    sort: str = "",
    scripts: Sequence[str] = ("page.js",),
) -> str:
    """A whole page. `title` and `body` are HTML; the body begins with its h1."""
    say = visitor.voice()
    look = attributes(lang=visitor.lang, data_theme=THEME_OF.get(visitor.person.theme))
    links = "".join(f'<link rel="stylesheet" href="{address(name)}">' for name in ("look.css", "page.css"))
    code = "".join(f'<script type="module" src="{address(name)}"></script>' for name in scripts)
    current = ' aria-current="page"'
    nav = "".join(
        f'<li><a href="{to}"{current if visitor.path == to else ""}>{say(key)}</a></li>'
        for to, key in (("/", "nav-shelf"), ("/lobby", "nav-lobby"), ("/tables", "nav-tables"))
    )
    return (
        f'<!doctype html><html{look}><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="description" content="{description or say("app-description")}">'
        f'<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="{address("icon.svg")}" type="image/svg+xml">'
        f'{links}{code}</head><body class="{sort}"><a class="skip" href="#main">{say("skip")}</a>'
        f'<header class="top"><a class="home" href="/" aria-label="{say("app-name")}">{_sign()}<span>{say("app-name")}'
        f"</span></a>"
        f'<nav aria-label="{say("nav-label")}"><ul>{nav}</ul></nav>{_settings(visitor)}</header>'
        f'<main id="main" tabindex="-1">{body}</main>'
        f'<footer class="bottom"><p>{say("independence")}</p><p><a href="/api">{say("nav-api")}</a></p></footer>'
        f"</body></html>"
    )


def _sign() -> str:
    return f'<img src="{address("icon.svg")}" alt="" width="32" height="32">'


def _settings(visitor: Visitor) -> str:
    say, person = visitor.voice(), visitor.person
    langs = "".join(
        f'<option value="{lang}" lang="{lang}"{attributes(selected=lang == visitor.lang)}>{LANGUAGE_NAMES[lang]}'
        f"</option>"
        for lang in LANGUAGES
    )
    themes = "".join(
        f'<option value="{name}"{attributes(selected=name == person.theme)}>{say("theme-" + (name or "system"))}'
        f"</option>"
        for name in ("", "light", "dark")
    )
    return (
        f'<details class="settings"><summary>{say("settings")}</summary><form method="post" action="/settings">'
        f'<input type="hidden" name="back" value="{safe(visitor.path)}">'
        f"<label>{say('settings-name')} "
        f'<input name="name" maxlength="40" value="{safe(person.name)}" autocomplete="nickname"></label>'
        f'<label>{say("settings-language")} <select name="language">{langs}</select></label>'
        f'<label>{say("settings-theme")} <select name="theme">{themes}</select></label>'
        f"<button>{say('settings-save')}</button></form></details>"
    )


# ------------------------------------------------------------------------------------------------ the shelf


def shelf(visitor: Visitor, own: Sequence[TableRow]) -> str:
    """The home page: games to play, and tables to resume."""
    say = visitor.voice()
    cards = "".join(_card(visitor, game) for game in working())
    going = [table for table in own if table.status in ("open", "waiting")]
    listed = ""
    if going:
        items = "".join(f"<li>{_line(visitor, table)}</li>" for table in going[:6])
        listed = (
            f'<section class="resume" aria-labelledby="resume-head"><h2 id="resume-head">{say("shelf-resume")}</h2>'
            f'<ul class="tables">{items}</ul></section>'
        )
    body = (
        f'<h1>{say("shelf-head")}</h1><p class="lead-in">{say("shelf-intro")}</p>{_faults(visitor)}{listed}'
        f'<section aria-labelledby="games-head"><h2 id="games-head">{say("shelf-games")}</h2><ul class="shelf">{cards}'
        f"</ul></section>"
    )
    return page(visitor, say("app-title"), body, sort="page-shelf")


def _faults(visitor: Visitor) -> str:
    """What is wrong with the data files of games that cannot be played."""
    say = visitor.voice()
    return "".join(f'<p class="wrong" role="alert">{say(fault)}</p>' for fault in registry.faults())


@cache
def _sample(name: str) -> str:
    """The picture of a game for the home page: a board, or the part of it that the game names in `COVER`.

    Its elements have no IDs: those belong to the pages of tables.
    """
    from random import Random

    from tumblestar.bots import choose_any, choose_greedily, play_out

    game = next(game for game in working() if game.name == name)
    most, cover = game.parts.SAMPLE_EVENTS, game.picture.COVER
    choose = choose_greedily if cover else choose_any
    state = play_out(game, game.fresh(2), [choose] * 2, Random(7), most=most)
    box = " ".join(str(number) for number in cover or (0, 0, *game.picture.BOARD_SIZE))
    picture = "".join(game.picture.board(state)).replace(' id="', f' data-of="{name}-')
    return f'<svg class="ts" viewBox="{box}" aria-hidden="true">{picture}</svg>'


def _card(visitor: Visitor, game: Game) -> str:
    say = visitor.voice(game.name)
    name = say("game-name")
    least, most = min(game.seats), max(game.seats)
    seats = say("card-seats-exactly", count=least) if least == most else say("card-seats", first=least, last=most)
    has_pad = game.has_module("pad")
    pad = f' <a href="/score/{game.name}">{say("card-pad", game=say.plain("game-name"))}</a>' if has_pad else ""
    campaign = ""
    if game.has_module("campaign"):
        campaign = f' <a href="/campaign/{game.name}">{say("card-campaign", game=say.plain("game-name"))}</a>'
    return (
        f'<li class="card"><article aria-labelledby="game-{game.name}"><div class="cover">{_sample(game.name)}</div>'
        f'<h3 id="game-{game.name}">{name}</h3><p>{say("game-tagline")}</p><p class="fine">{seats}</p>'
        f'<p class="do"><a class="primary" href="/new/{game.name}">{say("card-play", game=say.plain("game-name"))}</a> '
        f'<a href="/rules/{game.name}">{say("card-rules", game=say.plain("game-name"))}</a>{campaign}{pad}</p>'
        f"</article></li>"
    )


UNFINISHED = "*"
"""The result of a record whose game has not ended."""


def who_sits(game: str, seats: Sequence[SeatRow], status: str) -> Phrase:
    """The players of a table, for lists. Seats are free only before the game begins."""
    names: list[Name] = []
    for i, place in enumerate(seats, 1):
        if place.kind == "bot":
            label = Phrase(f"bot-{place.name}") if has(f"bot-{place.name}", game) else place.name
            names.append(Phrase("seat-bot", {"name": label, "count": i}))
        elif place.is_free and status in ("open", "waiting"):
            names.append(Phrase("lobby-free-seat"))
        else:
            names.append(display_name(place.name, i, is_bot=place.is_program))
    return Phrase("list", {"items": names})


def how_it_stands(status: str, result: str) -> Phrase:
    """The status of a game, for lists."""
    if status == "study" and result == UNFINISHED:
        return Phrase("table-study-unfinished")
    return Phrase(f"table-{status}", {"result": result})


def _line(visitor: Visitor, table: TableRow) -> str:
    """A table in a list, as a link."""
    say = visitor.voice(table.game)
    who = say(who_sits(table.game, table.seats, table.status))
    status = say(how_it_stands(table.status, table.result))
    name = say.plain("game-name")
    if level := table.header.get(LEVEL):
        found = GAMES[table.game].campaign.level_of(level)
        name = (
            say.plain("title-level", count=found.number, game=name)
            if found
            else say.plain("title-own-level", game=name)
        )
    when = table.changed.replace("T", " ")[:16]
    return (
        f'<a href="/table/{safe(table.id)}"><span class="what">{safe(name)}</span> <span class="who">{who}</span>'
        f"</a> "
        f'<span class="how">{status}</span> <time datetime="{safe(table.changed)}">{safe(when)}</time>'
    )


# ------------------------------------------------------------------------------------------------ own tables


def tables(visitor: Visitor, own: Sequence[TableRow], problem: Phrase | None = None) -> str:
    """The list of a person's tables, and the form to open a record."""
    say = visitor.voice()
    groups = ""
    for statuses, key in (
        (("open", "waiting"), "tables-open"),
        (("over", "abandoned"), "tables-over"),
        (("study",), "tables-study"),
    ):
        found = [table for table in own if table.status in statuses]
        if not found and key != "tables-open":
            continue
        items = "".join(f"<li>{_line(visitor, table)} {_delete(visitor, table)}</li>" for table in found)
        listed = f'<ul class="tables">{items}</ul>' if found else f"<p>{say('tables-none')}</p>"
        groups += f'<section aria-labelledby="{key}"><h2 id="{key}">{say(key)}</h2>{listed}</section>'
    wrong = f'<p class="wrong" role="alert" id="file-wrong">{say(problem)}</p>' if problem else ""
    described = ' aria-describedby="file-wrong" aria-invalid="true"' if problem else ""
    body = (
        f'<h1>{say("tables-head")}</h1>{groups}<section aria-labelledby="open-head">'
        f'<h2 id="open-head">{say("open-head")}</h2>'
        f"<p>{say('open-hint')}</p>{wrong}"
        f'<form method="post" action="/tables/open" enctype="multipart/form-data" class="open">'
        f"<label>{say('open-file')} "
        f'<input type="file" name="file" required accept=".txt,.record,text/plain"{described}></label>'
        f"<button>{say('open-do')}</button></form></section>"
    )
    return page(visitor, say("title-page", page=say.plain("tables-head")), body, sort="page-tables")


def _delete(visitor: Visitor, table: TableRow) -> str:
    say = visitor.voice()
    if table.owner != visitor.person.id:
        return ""
    key = "table-abandon" if table.status in ("open", "waiting") else "table-delete"
    return (
        f'<details class="confirm"><summary>{say(key)}</summary>'
        f'<form method="post" action="/table/{safe(table.id)}/delete">'
        f"<p>{say(key + '-sure')}</p><button>{say(key + '-yes')}</button></form></details>"
    )


# ------------------------------------------------------------------------------------------------ rules


def rules_help(visitor: Visitor, game: Game, level: int = 2) -> str:
    """The rules as sections. Each rule has its tag as anchor, and a badge if it is not in the printed rulebook."""
    say = visitor.voice(game.name)
    html = "".join(
        f"<p>{_marked(visitor, rulebook.pieces(visitor.lang, entry))}</p>" for entry in rulebook.opening(game)
    )
    marks = "".join(f"<li>{badge(visitor, mark)} {say(f'mark-{mark}-means')}</li>" for mark in rulebook.MARKS)
    html += f'<ul class="marks">{marks}</ul>'
    for name, title, entries in rulebook.sections(game):
        items = "".join(_rule(visitor, entry) for entry in entries)
        html += f'<section><h{level} id="{name}">{say(title)}</h{level}><ul class="rules">{items}</ul></section>'
    return html


def _rule(visitor: Visitor, entry: rulebook.Rule) -> str:
    """A rule, and the data that belongs to it."""
    tag = entry.tag
    shown = f'<a class="tag" href="#{tag}">{tag}</a> ' if "." in tag else ""
    html = shown + _marked(visitor, rulebook.pieces(visitor.lang, entry))
    if entry.statements:
        said = (_marked(visitor, rulebook.statement_pieces(visitor.lang, one)) for one in entry.statements)
        html += f'<ul class="stated">{"".join(f"<li>{one}</li>" for one in said)}</ul>'
    return f'<li id="{tag}" tabindex="-1">{html}</li>'


def _marked(visitor: Visitor, pieces: Sequence[rulebook.TextPiece]) -> str:
    """A rule with its badges."""
    return "".join(badge(visitor, piece.mark) if piece.mark else safe(piece.text) for piece in pieces)


def badge(visitor: Visitor, mark: str) -> str:
    """The badge of a rule that is not in the printed rulebook."""
    say = visitor.voice()
    return f'<span class="badge {mark}" title="{say("mark-" + mark + "-means")}">{say("mark-" + mark)}</span>'


def rules(visitor: Visitor, game: Game) -> str:
    """The page of a game's rules."""
    say = visitor.voice(game.name)
    head = say("rules-head", game=say.plain("game-name"))
    body = f'<h1>{head}</h1><div class="help">{rules_help(visitor, game)}</div>'
    return page(
        visitor, say("title-page", page=say.plain("rules-head", game=say.plain("game-name"))), body, sort="page-rules"
    )


# ------------------------------------------------------------------------------------------------ a check of chance


def verdict(visitor: Visitor, table: Table, found: Verdict) -> str:
    """The result of the check of a table's chance, and what it is based on."""
    say, record = visitor.voice(table.game.name), table.record
    rows = [("verify-commitment-was", record.commitment), ("verify-seed-is", record.seed)]
    rows += [(f"verify-salt-{i}", salt) for i, salt in enumerate(record.salts, 1) if salt]
    shown = ""
    for key, value in rows:
        label = say("verify-salt", count=int(key[12:])) if key.startswith("verify-salt-") else say(key)
        if value:
            shown += f"<dt>{label}</dt><dd><code>{safe(value)}</code></dd>"
    body = (
        f'<h1>{say("verify-head")}</h1><p class="finding {found.finding}" role="status">{say(found.phrase)}</p>'
        f'<p>{say("verify-" + found.finding + "-means")}</p><dl class="seal">{shown}</dl><p>{say("verify-how")}</p>'
        f"{_each(say, table, found)}"
        f'<p><a href="/table/{safe(table.id)}">{say("verify-back")}</a> · '
        f'<a href="/table/{safe(table.id)}/record">{say("action-record")}</a></p>'
    )
    return page(visitor, say("title-page", page=say.plain("verify-head")), body, sort="page-verify")


def _each(say: HtmlTranslator, table: Table, found: Verdict) -> str:
    """Every chance event with its finding, as far as the check went."""
    items = ""
    for checked, (event, stream, n, _) in enumerate(table.record.draws(), 1):
        key = "none" if checked > found.checked else "wrong" if event.n == found.wrong else "right"
        drawn = say("verify-draw", stream=stream, count=n)
        said = f'{say("verify-each-" + key)} <span class="fine">{drawn}</span>'
        items += f'<li value="{event.n}"><code>{safe(event.text)}</code> {said}</li>'
    return f'<details class="each"><summary>{say("verify-each")}</summary><ol>{items}</ol></details>' if items else ""


# ------------------------------------------------------------------------------------------------ bad news


def error_page(visitor: Visitor, status: int, why: Phrase | None = None) -> str:
    """An error page."""
    say = visitor.voice()
    key = f"sorry-{status}" if has(f"sorry-{status}") else "sorry-400"
    said = f"<p>{say(why)}</p>" if why else ""
    body = (
        f'<h1>{say(key)}</h1>{said}<p>{say(key + "-help")}</p><p><a class="primary" href="/">{say("sorry-home")}</a>'
        f"</p>"
    )
    return page(visitor, say("title-page", page=say.plain(key)), body, sort="page-sorry")
