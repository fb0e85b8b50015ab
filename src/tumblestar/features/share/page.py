"""What a finished game can be shown to others by: a link that holds all of it, a frame for other sites, pictures, text.

A link's game stands after the `#` (`moments.py` packs it), which browsers keep to themselves. The script of the
page it leads to (`shared.js`) reads it and posts the text, which is drawn and forgotten: nothing is stored.
"""

from __future__ import annotations

import gzip
from collections.abc import Sequence

import orjson
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.engine.background import Ended
from tumblestar.engine.fair_queue import Full
from tumblestar.engine.sharing import finished, in_parts
from tumblestar.features.share import moments
from tumblestar.features.share.moments import WantedFilm, film
from tumblestar.picture import rendering
from tumblestar.picture.theme import THEMES
from tumblestar.play import table_page
from tumblestar.play.render_cache import LONG
from tumblestar.play.timeline import prepare, score_phrase, turns
from tumblestar.play.viewer import Viewer
from tumblestar.record.narration import Turn, ending
from tumblestar.record.text import MOST_SENT, decoded, reading
from tumblestar.security.costs import FREE, Route
from tumblestar.security.errors import Failure, NotThere
from tumblestar.security.limits import asker_of
from tumblestar.security.middleware import POLICY
from tumblestar.tables.table import Table
from tumblestar.web.assets import BARE, imports, style_links
from tumblestar.web.assets import address as asset
from tumblestar.web.drawing import Wanted, can_draw
from tumblestar.web.feature import EDITION
from tumblestar.web.markup import HtmlTranslator, attributes, button, choices, link_to_copy, safe, step_button
from tumblestar.web.pages import NO_CACHE, NO_STORE, THEME_OF, Visitor, page_response
from tumblestar.web.request_context import as_failure, body_of, finished_table, number_in, visitor_of
from tumblestar.web.services import services_of
from tumblestar.words import Phrase, has

LOOK = 'width="100%" height="640" frameborder="0" loading="lazy"'
"""How a frame looks in other sites, unless they choose otherwise."""
COMPRESSION = 6
AGAIN = 30
"""Seconds after which a picture that could not be drawn may be asked for again."""
CAUSES = ("empty", "foreign", "damaged", "long", "old", "offline")
"""Why a link's game cannot be shown, as far as the script finds out."""


def links(viewer: Viewer) -> list[str]:
    """The button that shares a result, and the links to its card and to all ways to share, on a server."""
    say, table, suffix = viewer.voice, viewer.table, "png" if can_draw() else "svg"
    address = table_page.card_address(viewer)
    save = attributes(href=address.replace("&amp;", "&"), download=f"{table.game.name}.{suffix}")
    ways = [
        button(
            say("result-share"), data_do="share-card", data_card=address, data_text=table_page.card_sentence(viewer)
        ),
        f"<a{save}>{say('result-save')}</a>",
    ]
    if not EDITION.get().is_site:
        ways.append(f'<a href="/table/{safe(table.id)}/share">{say("share-link")}</a>')
    return ways


def routes() -> list[BaseRoute]:
    """The routes of this module."""
    return [
        Route("/table/{table}/share", show, "record"),
        Route("/table/{table}/share/{sort}", download, "picture", "record"),
        Route("/shared", shared, FREE),
        Route("/shared", draw, "picture", methods=["POST"]),
        Route("/shared/embed", embed, FREE),
    ]


# -- at a table


async def show(request: Request) -> Response:
    """The page of all ways to share a finished game."""
    visitor, table = await finished_table(request)
    say, title = visitor.voice(table.game.name), moments.title(table.record)
    await prepare(request, Viewer(table, 0, visitor.lang))
    text = await in_parts(table.record.writing())
    part, path = await in_parts(moments.packing(text)), f"/table/{safe(table.id)}"
    head, body = say("share-head"), ""
    if part:
        frame = f'<iframe src="{visitor.origin}/shared/embed#{part}" title="{say(title)}" {LOOK}></iframe>'
        words = say.plain(title)
        sharing = button(say("link-share"), data_do="share", data_of="share-link", data_text=words, hidden=True)
        whole = link_to_copy(say, "share-link", say("share-address-field"), f"{visitor.origin}/shared#{part}")
        body += _section(say, "address", f"{whole}<p>{sharing}</p>")
        body += _section(say, "embed", link_to_copy(say, "share-embed", say("share-code"), frame, "share-copy"))
    else:
        body += f'<p class="note">{say("share-too-long")}</p>'
    may_film = can_draw("gif") and len(table.record.events) <= MOST_SENT
    body += _section(say, "film", _film_form(visitor, say, table, path)) if may_film else ""
    body += _section(say, "picture", _picture_form(visitor, say, table, path))
    body += _section(say, "text", f'<p class="do"><a href="{path}/record" download>{say("action-record")}</a></p>')
    html = f'<h1>{head}</h1><p class="lead-in">{say(title)}</p>{body}<p><a href="{path}">{say("review-back")}</a></p>'
    return page_response(visitor, say.plain("share-head"), html, "page-share", "links.js")


def _section(say: HtmlTranslator, name: str, body: str) -> str:
    """A way to share, with what it is good for where the heading does not say that."""
    about = f"<p>{say(f'share-{name}-about')}</p>" if has(f"share-{name}-about") else ""
    return (
        f'<section class="sheet" aria-labelledby="{name}-head"><h2 id="{name}-head">{say(f"share-{name}")}</h2>'
        f"{about}{body}</section>"
    )


def _film_form(visitor: Visitor, say: HtmlTranslator, table: Table, path: str) -> str:
    viewer = Viewer(table, 0, visitor.lang)
    names = viewer.cache().names()
    every = _turns(viewer)
    kinds = [
        (str(n), say("replay-turn", n=n, count=len(every), name=names[turn.seat])) for n, turn in enumerate(every, 1)
    ]
    kinds.insert(0, ("", say("share-whole-game")))
    which = f'<label>{say("share-turn")} <select name="turn">{choices(kinds, "")}</select></label>'
    return _form(visitor, say, f"{path}/share/film", rendering.FILMS, which)


def _turns(viewer: Viewer) -> list[Turn]:
    """The turns that can be chosen; of a game that is shown in parts there are none."""
    return turns(viewer.cache()) if len(viewer.table.record.events) <= LONG else []


def _picture_form(visitor: Visitor, say: HtmlTranslator, table: Table, path: str) -> str:
    most = len(table.record.events)
    which = (
        f'<label>{say("share-at", most=most)} <input type="number" name="at" min="0" max="{most}" value="{most}" '
        f'inputmode="numeric"></label>'
    )
    return _form(visitor, say, f"{path}/share/picture", [kind for kind in rendering.STILLS if can_draw(kind)], which)


def _form(visitor: Visitor, say: HtmlTranslator, action: str, kinds: Sequence[str], which: str) -> str:
    """A form that downloads a picture; it works without a script."""
    theme = THEME_OF.get(visitor.person.theme, "night")
    themes = [(name, say(f"theme-{light}")) for light, name in THEME_OF.items()]
    formats = [(kind, safe(kind.upper())) for kind in kinds]
    return (
        f'<form class="fields" action="{action}">{which}<label>{say("share-kind")} '
        f'<select name="kind">{choices(formats, kinds[0])}</select></label><label>{say("settings-theme")} '
        f'<select name="theme">{choices(themes, theme)}</select></label><button>{say("share-download")}</button></form>'
    )


async def download(request: Request) -> Response:
    """A picture or an animation of a finished game, as a file."""
    visitor, table = await finished_table(request)
    asked, sort = request.query_params, request.path_params["sort"]
    kind, theme = asked.get("kind", "gif" if sort == "film" else "svg"), asked.get("theme", "night")
    known = {"film": rendering.FILMS, "picture": rendering.STILLS}.get(sort, ())
    if kind not in known or theme not in THEMES:
        raise NotThere
    n = number_in(asked.get("turn" if sort == "film" else "at"))
    viewer = Viewer(table, 0, visitor.lang, n if sort == "picture" else None)
    await prepare(request, viewer)
    with as_failure(BadOption):
        content = await (_film if sort == "film" else _still)(request, viewer, kind, theme, n)
    if not content:
        raise Full(AGAIN) if can_draw(kind) else Failure(503, Phrase("share-missing"))
    name = "-".join([table.game.name, table.id, *([] if n is None else [str(n)])])
    headers = {"content-disposition": f'attachment; filename="{name}.{kind}"', **NO_STORE}
    return Response(content, media_type="image/svg+xml" if kind == "svg" else f"image/{kind}", headers=headers)


async def _film(request: Request, viewer: Viewer, kind: str, theme: str, turn: int | None) -> bytes:
    """An animation. Raises BadOption for a turn that there is not."""
    most, count = len(_turns(viewer)), len(viewer.table.record.events)
    if count > MOST_SENT:
        raise BadOption(Phrase("record-events", {"most": MOST_SENT, "count": count}))
    if turn is not None and turn not in range(1, most + 1):
        raise BadOption(Phrase("picture-turn", {"turn": turn, "most": most}))
    text = await in_parts(viewer.table.record.writing())
    wanted: WantedFilm = {"record": text, "kind": kind, "theme": theme, "turn": turn}
    return await services_of(request).drawer.drawn(wanted, asker_of(request), film)


async def _still(request: Request, viewer: Viewer, kind: str, theme: str, n: int | None) -> bytes:
    """A picture. Raises BadOption for an event that there is not."""
    table, cache, most = viewer.table, viewer.cache(), len(viewer.table.record.events)
    n = most if n is None else n
    if n > most:
        raise BadOption(Phrase("picture-at", {"n": n, "most": most}))
    label, picture = viewer.voice.plain(moments.title(table.record)), table.game.picture
    svg = picture.svg(cache.scene(table, n).state, lang=viewer.lang, last=cache.legs(n), theme=theme, label=label)
    if kind == "svg":
        return svg.encode()
    wanted: Wanted = {"svg": svg, "kind": kind, "width": moments.STILL_WIDTH}
    return await services_of(request).drawer.drawn(wanted, asker_of(request))


# -- of a link


async def shared(request: Request) -> Response:
    """The page that a link leads to; its script shows the game."""
    visitor = visitor_of(request)
    say = visitor.voice()
    body = f"<h1>{say('shared-head')}</h1>{_frame(say)}"
    return page_response(visitor, say.plain("shared-head"), body, "page-shared", "shared.js", headers=NO_CACHE)


async def embed(request: Request) -> Response:
    """The same as a page that other sites may put into a frame; it has nothing of the visitor's."""
    visitor, theme = visitor_of(request), request.query_params.get("theme", "")
    say, look = visitor.voice(), attributes(lang=visitor.lang, data_theme=theme if theme in THEMES else None)
    styles = style_links((*BARE, "board.css", "shared.css"))
    ahead = "".join(f'<link rel="modulepreload" href="{asset(name)}">' for name in imports(["shared.js"]))
    whole = f'<a href="/shared" target="_blank" rel="noopener" data-whole>{say("shared-whole")}</a>'
    html = (
        f'<!doctype html><html{look}><head><meta charset="utf-8"><title>{say("shared-head")}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="{asset("icon.svg")}" type="image/svg+xml">{styles}{ahead}'
        f'<script type="module" src="{asset("shared.js")}"></script></head>'
        f'<body class="embed"><main>{_frame(say, whole)}</main></body></html>'
    )
    policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
    headers = NO_CACHE | {"content-security-policy": policy, "cross-origin-resource-policy": "cross-origin"}
    return HTMLResponse(html, headers=headers)


def _frame(say: HtmlTranslator, more: str = "") -> str:
    """Where the script shows a link's game, or why it cannot; `more` is HTML beside the game as text."""
    causes = "".join(f'<p data-cause="{cause}" hidden>{say(f"shared-{cause}")}</p>' for cause in CAUSES)
    return (
        f'<div id="shared" class="shared" data-draws="/shared" data-longest="{moments.LONGEST_TEXT}">'
        f'<noscript><p role="alert">{say("shared-script")}</p></noscript>'
        f'<div id="shared-why" role="alert">{causes}</div>'
        f'<div id="shared-game" hidden><p id="shared-title" class="lead-in"></p>'
        f'<div class="board"><svg id="shared-board" class="ts" role="img"></svg></div>'
        f'<p id="shared-told" role="status"></p>{_steps(say)}<p id="shared-score"></p>'
        f'<p class="do"><a id="shared-text" download>{say("action-record")}</a>{more}</p></div></div>'
    )


def _steps(say: HtmlTranslator) -> str:
    names = ("first", "previous", "next", "last")
    buttons = "".join(step_button(say.plain(f"step-{name}"), data_step=name) for name in names)
    slider = f'<input id="shared-range" type="range" min="0" aria-label="{say("replay-slider")}">'
    return f'<div class="steps" role="group" aria-label="{say("steps-label")}">{buttons}{slider}</div>'


async def draw(request: Request) -> Response:
    """The moments of a posted record, as JSON for the script; nothing is kept of it."""
    visitor, body = visitor_of(request), await body_of(request)
    is_packed = "gzip" in request.headers.get("accept-encoding", "")
    try:
        work = services_of(request).background
        content = await work.answer(_moments, body, visitor.lang, is_packed, asker=asker_of(request))
    except Unreadable as error:
        return JSONResponse({"why": visitor.voice().plain(error.at_line)}, 422, headers=NO_STORE)
    except (Ended, Full) as busy:
        seconds = busy.seconds if isinstance(busy, Full) else 1
        headers = {"retry-after": str(seconds), **NO_STORE}
        return JSONResponse({"why": visitor.voice().plain("work-busy", seconds=seconds)}, 429, headers=headers)
    headers = {"vary": "accept-encoding", **NO_STORE} | ({"content-encoding": "gzip"} if is_packed else {})
    return Response(content, media_type="application/json", headers=headers)


def _moments(body: bytes, lang: str, is_packed: bool) -> bytes:
    """What a record looks like from event to event: every element once. Raises Unreadable."""
    story = moments.Story(finished(reading(decoded(body, moments.LONGEST_TEXT), MOST_SENT, any_version=True)))
    record, numbers, steps = story.record, dict[str, int](), list[dict[str, object]]()
    say, count = HtmlTranslator(lang, record.game.name).plain, len(record.events)
    for moment in story.each_moment():
        parts = [numbers.setdefault(part, len(numbers)) for svg in moment.elements for part in rendering.parted(svg)]
        did, where = moment.did or Phrase("shared-begin"), {"n": moment.n, "count": count}
        told = say(Phrase("shared-told", {**where, "did": did}))
        steps.append({"shows": parts, "told": told, "score": say(score_phrase(story.names, moment.points))})
    if record.is_over:
        steps[-1]["told"] = f"{steps[-1]['told']} {say(ending(record, story.names))}"
    document = {
        "title": say(moments.title(record)),
        "size": moments.size_of(record.game, len(record.seats)),
        "elements": list(numbers),
        "moments": steps,
        "remark": say(record.remark) if record.remark else "",
    }
    content = orjson.dumps(document)
    return gzip.compress(content, COMPRESSION) if is_packed else content
