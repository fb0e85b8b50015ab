"""What a finished game can be shown to others by: a link that holds all of it, a frame for other sites, pictures, text.

A link's game stands after the `#` (`moments.py` packs it), which browsers keep to themselves. The script of the
page it leads to (`shared.js`) reads it and posts the text, which is drawn and forgotten: nothing is stored.
"""

from __future__ import annotations

import gzip

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
from tumblestar.web.drawing import Wanted, can_draw
from tumblestar.web.feature import EDITION
from tumblestar.web.markup import Html, HtmlTranslator, attributes, button, safe
from tumblestar.web.pages import NO_CACHE, NO_STORE, THEME_OF, template_response
from tumblestar.web.request_context import as_failure, body_of, finished_table, number_in, visitor_of
from tumblestar.web.services import services_of
from tumblestar.web.templating import rendered
from tumblestar.words import Phrase

COMPRESSION = 6
AGAIN = 30
"""Seconds after which a picture that could not be drawn may be asked for again."""


def share_button(viewer: Viewer, label: str = "link-share") -> Html:
    """The button that shares a result."""
    card, told = table_page.card_address(viewer), table_page.card_sentence(viewer)
    return button(viewer.voice(label), data_do="share-card", data_card=card, data_text=told)


def links(viewer: Viewer) -> list[str]:
    """That button, and the links to the card and to all ways to share, on a server."""
    say, table, suffix = viewer.voice, viewer.table, "png" if can_draw() else "svg"
    address = table_page.card_address(viewer)
    save = attributes(href=address.replace("&amp;", "&"), download=f"{table.game.name}.{suffix}")
    ways = [share_button(viewer, "result-share"), f"<a{save}>{say('result-save')}</a>"]
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
    viewer = Viewer(table, 0, visitor.lang)
    await prepare(request, viewer)
    text = await in_parts(table.record.writing())
    most, names = len(table.record.events), viewer.cache().names()
    values = {
        "id": table.id,
        "about": moments.title(table.record),
        "part": await in_parts(moments.packing(text)),
        "films": rendering.FILMS if can_draw("gif") and most <= MOST_SENT else (),
        "turns": [names[turn.seat] for turn in _turns(viewer)],
        "stills": [kind for kind in rendering.STILLS if can_draw(kind)],
        "most": most,
        "themes": THEME_OF,
        "chosen_theme": THEME_OF.get(visitor.person.theme, "night"),
    }
    return template_response(visitor, "share/share.html", values, game=table.game.name)


def _turns(viewer: Viewer) -> list[Turn]:
    """The turns that can be chosen; of a game that is shown in parts there are none."""
    return turns(viewer.cache()) if len(viewer.table.record.events) <= LONG else []


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
    values = {"longest": moments.LONGEST_TEXT}
    return template_response(visitor_of(request), "share/shared.html", values, headers=NO_CACHE)


async def embed(request: Request) -> Response:
    """The same as a page that other sites may put into a frame; it has nothing of the visitor's."""
    visitor, theme = visitor_of(request), request.query_params.get("theme", "")
    chosen = {"lang": visitor.lang, "theme": theme if theme in THEMES else ""}
    values = {"say": visitor.voice().plain, "longest": moments.LONGEST_TEXT, **chosen}
    policy = POLICY.replace("frame-ancestors 'none'", "frame-ancestors *")
    headers = NO_CACHE | {"content-security-policy": policy, "cross-origin-resource-policy": "cross-origin"}
    return HTMLResponse(rendered("share/embed.html", values), headers=headers)


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
