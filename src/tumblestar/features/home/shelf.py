"""The home page, with the games and the visitor's tables in progress, and the page of all own tables."""

from __future__ import annotations

from functools import lru_cache

from tumblestar.contract.game import Game
from tumblestar.features.learn.tutorial import names_of_tutorials
from tumblestar.games import working
from tumblestar.play.table_list import GOING, OwnTables, items
from tumblestar.storage.rows import TableRow
from tumblestar.tables import registry
from tumblestar.web.covers import facts, image
from tumblestar.web.markup import HtmlTranslator, safe
from tumblestar.web.pages import THEME_OF, Visitor, page
from tumblestar.words import Phrase

MOST_GOING = 8
"""Tables in progress on the home page."""


def shelf(visitor: Visitor, own: OwnTables) -> str:
    """The home page: tables to go on with, the last results, and games to play."""
    say = visitor.voice()
    going = [row for row in own.rows if row.status in GOING]
    over = [row for row in own.rows if row.status not in GOING]
    listed = ""
    if own.rows:
        listed = _section(visitor, own, "shelf-resume", going[:MOST_GOING]) + _section(visitor, own, "shelf-over", over)
        listed = f'<div id="own">{listed}</div>'
    faults = "".join(f'<p class="wrong" role="alert">{say(fault)}</p>' for fault in registry.faults())
    cards = _cards(visitor.lang, THEME_OF.get(visitor.person.theme, ""), tuple(working()))
    body = (
        f'<h1>{say("shelf-head")}</h1><p class="lead-in">{say("shelf-intro")} '
        f'<a href="/day">{say("day-link")}</a></p>{faults}{listed}'
        f'<section aria-labelledby="games-head"><h2 id="games-head">{say("shelf-games")}</h2>{cards}'
        f'<p class="fine">{say("card-basis")}</p></section>'
    )
    scripts = ("tables.js",) if own.rows else ()
    return page(visitor, _title(visitor, own, say("app-title")), body, "page-shelf", scripts)


def _title(visitor: Visitor, own: OwnTables, title: str) -> str:
    """The title, with the number of tables that wait for the visitor before it."""
    return visitor.voice()("title-waits", count=len(own.yours), title=title) if own.yours else title


def _section(visitor: Visitor, own: OwnTables, key: str, rows: list[TableRow]) -> str:
    """Some own tables under a heading, or nothing."""
    if not rows:
        return ""
    return (
        f'<section class="resume" aria-labelledby="{key}"><h2 id="{key}">{visitor.voice()(key)}</h2>'
        f'<ul class="tables">{items(visitor, own, rows)}</ul></section>'
    )


@lru_cache(maxsize=16)
def _cards(lang: str, theme: str, games: tuple[Game, ...]) -> str:
    """The games, the same for all visitors of a language and theme."""
    return f'<ul class="shelf">{"".join(_card(lang, theme, game) for game in games)}</ul>'


def _card(lang: str, theme: str, game: Game) -> str:
    say = HtmlTranslator(lang, game.name)
    name = say("game-name")
    pages = (
        ("learn", "learn", bool(names_of_tutorials(game))),
        ("rules", "rules", True),
        ("campaign", "campaign", game.has_module("campaign")),
        ("score", "pad", game.has_module("pad")),
        ("analysis", "analysis", True),
        ("puzzles", "puzzles", game.has_module("puzzles")),
    )
    links = "".join(_link(say, f"/{path}/{game.name}", f"card-{key}") for path, key, is_there in pages if is_there)
    return (
        f'<li class="card"><article aria-labelledby="game-{game.name}">{image(game, theme)}'
        f'<h3 id="game-{game.name}">{name}</h3><p>{say("game-tagline")}</p>{facts(say, game)}'
        f'<p class="do"><a class="primary" href="/new/{game.name}">{say("card-play", game=say.plain("game-name"))}</a>'
        f'</p><p class="links">{links}</p>'
        f"</article></li>"
    )


def _link(say: HtmlTranslator, address: str, key: str) -> str:
    """A link of a card: short to see, whole to hear."""
    label = say(key, game=say.plain("game-name"))
    return f'<a href="{address}" aria-label="{label}">{say(f"{key}-short")}</a>'


# ------------------------------------------------------------------------------------------------ own tables


def tables(visitor: Visitor, own: OwnTables, problem: Phrase | None = None) -> str:
    """The list of a person's tables, and the form to open a record."""
    say = visitor.voice()
    groups = ""
    kinds = ((GOING, "tables-open"), (("over", "abandoned"), "tables-over"), (("study",), "tables-study"))
    for statuses, key in kinds:
        found = [row for row in own.rows if row.status in statuses]
        if not found and key != "tables-open":
            continue
        listed = f"<p>{say('tables-none')}</p>"
        if found:
            ends = {row.id: _delete(visitor, row) for row in found}
            listed = f'<ul class="tables">{items(visitor, own, found, ends)}</ul>'
        groups += f'<section aria-labelledby="{key}"><h2 id="{key}">{say(key)}</h2>{listed}</section>'
    has_finished = any(row.status == "over" for row in own.rows)
    stats = f'<p><a href="/mine/stats">{say("stats-head")}</a></p>' if has_finished else ""
    wrong = f'<p class="wrong" role="alert" id="file-wrong">{say(problem)}</p>' if problem else ""
    described = ' aria-describedby="file-wrong" aria-invalid="true"' if problem else ""
    body = (
        f'<h1>{say("tables-head")}</h1><div id="own">{groups}</div>{stats}<section aria-labelledby="open-head">'
        f'<h2 id="open-head">{say("open-head")}</h2>'
        f"<p>{say('open-hint')}</p>{wrong}"
        f'<form method="post" action="/tables/open" enctype="multipart/form-data" class="open">'
        f"<label>{say('open-file')} "
        f'<input type="file" name="file" required accept=".txt,.record,text/plain"{described}></label>'
        f"<button>{say('open-do')}</button></form></section>"
    )
    title = _title(visitor, own, say("title-page", page=say.plain("tables-head")))
    return page(visitor, title, body, "page-tables", ("tables.js",))


def _delete(visitor: Visitor, table: TableRow) -> str:
    say = visitor.voice()
    if table.owner != visitor.person.id:
        return ""
    key = "table-abandon" if table.status in GOING else "table-delete"
    return (
        f'<details class="confirm"><summary>{say(key)}</summary>'
        f'<form method="post" action="/table/{safe(table.id)}/delete">'
        f"<p>{say(key + '-sure')}</p><button>{say(key + '-yes')}</button></form></details>"
    )
