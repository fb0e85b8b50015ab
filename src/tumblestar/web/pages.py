"""Whole pages: their frame, the check of chance, errors, and a host's notice that others cannot reach this machine."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import NamedTuple
from urllib.parse import urlsplit

from markupsafe import Markup
from starlette.responses import HTMLResponse, Response

from tumblestar.engine.sharing import LongWork, in_parts
from tumblestar.picture.theme import THEMES
from tumblestar.record import Event, Record
from tumblestar.record.chance_audit import Verdict, verifying
from tumblestar.security.middleware import HOSTS
from tumblestar.storage.schema import Person
from tumblestar.tables.table import Table
from tumblestar.web.feature import EDITION, Edition, features
from tumblestar.web.markup import Html, HtmlTranslator
from tumblestar.web.templating import made_by, markup, rendered
from tumblestar.words import LANGUAGES, Phrase, has
from tumblestar.words.languages import language

COMMANDS = {
    "posix": "TUMBLESTAR_PASSWORD='a word for friends' tumblestar serve --host 0.0.0.0",
    "win32": "$env:TUMBLESTAR_PASSWORD='a word for friends'; tumblestar serve --host 0.0.0.0",
}
"""What opens the server to the local network, by system; docs/hosting.md has the same."""


def is_loopback(origin: str) -> bool:
    """Whether an origin is unreachable from other machines."""
    host = urlsplit(origin).netloc
    return any(host == own or host.startswith(own + ":") for own in HOSTS)


class Unreachable(NamedTuple):
    """An origin that leads nowhere elsewhere, and what opens its server to others."""

    host: str
    command: str
    example: str
    """An address that would lead to it from other machines."""


def unreachable(origin: str) -> Unreachable | None:
    """What to know of an origin if other machines do not reach it, for the macro `explanation`."""
    if not is_loopback(origin):
        return None
    parts = urlsplit(origin)
    command = COMMANDS.get(sys.platform, COMMANDS["posix"])
    return Unreachable(parts.hostname or "", command, f"http://192.168.1.20:{parts.port or 80}")


def explanation(say: HtmlTranslator, origin: str) -> Html:
    """Why links of this origin lead nowhere elsewhere, and what to do; nothing if they do."""
    return made_by("web/parts.html", "explanation", say.plain, unreachable(origin))


# -- pages


BY_VISITOR = {"vary": "accept-language, cookie"}
"""What caches must tell apart where a response depends on language, look or identity."""
NO_CACHE = BY_VISITOR | {"cache-control": "no-cache"}
"""The headers of pages that change seldom."""
NO_STORE = {"cache-control": "no-store"}
"""The header of pages that change or are a visitor's own."""
PRIVATE = NO_STORE | {"x-robots-tag": "noindex", "referrer-policy": "same-origin"}
"""The headers of pages that lead on from a secret link, or are about the visitor."""
NO_VALUES: Mapping[str, object] = {}
LED_TO = ("/", "/friends", "/lobby", "/tables")
"""Where the navigation leads."""
THEME_OF = {"light": "dawn", "dark": "night"}


@dataclass(frozen=True)
class Visitor:
    """Whom a page is for: the person, the language, and the path of the page."""

    person: Person
    lang: str
    path: str = "/"
    origin: str = ""
    """The address of the server, where it is known."""

    def voice(self, game: str = "", you: int | None = None) -> HtmlTranslator:
        """What says words in HTML; `you` is the seat that they call "you"."""
        return HtmlTranslator(self.lang, game, you)


def template_response(
    visitor: Visitor,
    template: str,
    values: Mapping[str, object] = NO_VALUES,
    *,
    game: str = "",
    you: int | None = None,
    status: int = 200,
    headers: Mapping[str, str] = NO_STORE,
) -> Response:
    """The response with a page, made by a template of values."""
    return HTMLResponse(template_page(visitor, template, values, game=game, you=you), status, headers)


def template_page(
    visitor: Visitor, template: str, values: Mapping[str, object] = NO_VALUES, *, game: str = "", you: int | None = None
) -> str:
    """A whole page, made by a template of values.

    It says words of `game` by `say`, in plain text; `you` is the seat that they call "you".
    """
    edition = EDITION.get()
    frame: dict[str, object] = {
        "say": visitor.voice(game, you).plain,
        "visitor": visitor,
        "is_site": edition.is_site,
        "is_invited": edition.is_invited,
        "theme": THEME_OF.get(visitor.person.theme),
        "grounds": _grounds(visitor.person.theme),
        "languages": LANGUAGES,
        "fixed": _fixed(visitor.lang, visitor.person.theme, edition, visitor.path if visitor.path in LED_TO else ""),
        "public_address": _public_address(visitor),
    }
    return rendered(template, frame | dict(values))


@lru_cache(maxsize=256)
def _fixed(lang: str, theme: str, edition: Edition, current: str) -> dict[str, Markup]:
    """What of the frame is the same on many pages, made once.

    Languages are named in themselves: who cannot read a page finds theirs.
    """
    say, names = HtmlTranslator(lang).plain, [(each, language(each).name) for each in LANGUAGES]
    others = ("/friends", "nav-friends") if edition.is_site else ("/lobby", "nav-lobby")
    places = [("/", "nav-shelf")] if edition.is_invited else [("/", "nav-shelf"), others, ("/tables", "nav-tables")]
    is_alone = edition.is_site or edition.is_invited
    elements = {
        "navigation": made_by("web/fixed.html", "navigation", say, places, current),
        "settings": made_by("web/fixed.html", "settings", say, is_alone, names, lang, theme),
        "languages": made_by("web/parts.html", "language_buttons", names, lang),
        "footer": made_by("web/fixed.html", "footer", say, is_alone, language(lang).is_complete),
    }
    return {name: markup(html) for name, html in elements.items()}


def _public_address(visitor: Visitor) -> str:
    """The address of a page that is for everybody, where search engines find it in each language; else nothing."""
    public = tuple(path for feature in features() for path in feature.public)
    is_public = visitor.path == "/" or visitor.path.startswith(public)
    return visitor.origin + visitor.path if is_public and not EDITION.get().is_site else ""


def _grounds(chosen: str) -> list[tuple[str, str]]:
    """The colours of the browser's own frame round the page, each with the scheme that it is for."""
    if theme := THEME_OF.get(chosen):
        return [(THEMES[theme]["ground"], "")]
    return [(THEMES[theme]["ground"], scheme) for scheme, theme in THEME_OF.items()]


# -- a check of chance


MOST_LISTED = 1000
"""Outcomes that the page of a check lists, those up to the wrong one if there is one."""


async def verdict(visitor: Visitor, table: Table) -> Response:
    """The check of a table's chance, and what it is based on."""
    say, record = visitor.voice(table.game.name).plain, table.record.copy()
    result = await in_parts(verifying(record))
    draws, count = await in_parts(_listing(record, result))
    based_on = [(say("verify-commitment-was"), record.commitment), (say("verify-seed-is"), record.seed)]
    based_on += [(say("new-salt", count=seat), salt) for seat, salt in enumerate(record.salts, 1)]
    values = {"result": result, "based_on": based_on, "draws": draws, "count": count, "id": table.id}
    return template_response(visitor, "web/verify.html", values, game=table.game.name)


class CheckedDraw(NamedTuple):
    """A chance event, and what the check found of it."""

    event: Event
    stream: str
    n: int
    finding: str
    """The end of the key of its message."""


def _listing(record: Record, result: Verdict) -> LongWork[tuple[list[CheckedDraw], int]]:
    """The work of listing chance events with their findings, as far as the check went; and how many there are."""
    listed, checked, until = list[CheckedDraw](), 0, max(MOST_LISTED, result.checked if result.wrong else 0)
    for checked, (event, stream, n, _) in enumerate(record.draws(), 1):
        yield
        if until - MOST_LISTED < checked <= until:
            finding = "none" if checked > result.checked else "wrong" if event.n == result.wrong else "right"
            listed.append(CheckedDraw(event, stream, n, finding))
    return listed, checked


# -- bad news


def error_page(visitor: Visitor, status: int, why: Phrase | None = None) -> str:
    """An error page."""
    key = f"sorry-{status}" if has(f"sorry-{status}") else "sorry-400"
    return template_page(visitor, "web/sorry.html", {"key": key, "why": why})


# -- rules


def rules_button(say: HtmlTranslator, tag: str) -> Html:
    """The button that opens the dialog at a rule, if there is one."""
    return _button(say, tag, EDITION.get())


@lru_cache(maxsize=256)
def _button(say: HtmlTranslator, tag: str, _: Edition) -> Html:
    return made_by("web/parts.html", "rules_button", say.plain, tag)
