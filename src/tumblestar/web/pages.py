"""Whole pages: their frame, the check of chance, errors, and a host's notice that others cannot reach this machine."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from urllib.parse import urlsplit

from starlette.responses import HTMLResponse, Response

from tumblestar.engine.sharing import LongWork, in_parts
from tumblestar.picture.theme import THEMES
from tumblestar.record import Record
from tumblestar.record.chance_audit import Verdict, verifying
from tumblestar.security.middleware import HOSTS
from tumblestar.storage.schema import Person
from tumblestar.tables.table import Table
from tumblestar.web.assets import address, imports
from tumblestar.web.feature import EDITION, features, rule_address
from tumblestar.web.markup import HtmlTranslator, attributes, button, choices, safe
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


def explanation(say: HtmlTranslator, origin: str) -> str:
    """Why links of this origin lead nowhere elsewhere, and what to do: paragraphs, or nothing."""
    if not is_loopback(origin):
        return ""
    command, parts = COMMANDS.get(sys.platform, COMMANDS["posix"]), urlsplit(origin)
    example = f"http://192.168.1.20:{parts.port or 80}"
    return (
        f"<p>{say('local-why', host=parts.hostname or '')}</p><p>{say('local-do')}</p>"
        f'<p><code class="promise">{safe(command)}</code></p><p>{say("local-then", example=example)}</p>'
    )


# -- pages


BY_VISITOR = {"vary": "accept-language, cookie"}
"""What caches must tell apart where a response depends on language, look or identity."""
NO_CACHE = BY_VISITOR | {"cache-control": "no-cache"}
"""The headers of pages that change seldom."""
NO_STORE = {"cache-control": "no-store"}
"""The header of pages that change or are a visitor's own."""
PRIVATE = NO_STORE | {"x-robots-tag": "noindex", "referrer-policy": "same-origin"}
"""The headers of pages that lead on from a secret link, or are about the visitor."""
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


def page(visitor: Visitor, title: str, body: str, sort: str, scripts: Sequence[str] = (), head: str = "") -> str:
    """A whole page. `title`, `body` and `head`, more of its head, are HTML; the body begins with its h1."""
    say = visitor.voice()
    is_site, theme = EDITION.get().is_site, THEME_OF.get(visitor.person.theme)
    look = attributes(lang=visitor.lang, data_theme=theme, data_site="yes" if is_site else None)
    links = f'<link rel="preload" href="{address("headings.woff2")}" as="font" type="font/woff2" crossorigin>'
    links += "".join(f'<link rel="stylesheet" href="{address(name)}">' for name in ("look.css", "page.css"))
    scripts = ("page.js", *scripts)
    code = "".join(f'<link rel="modulepreload" href="{address(name)}">' for name in imports(scripts))
    code += "".join(f'<script type="module" src="{address(name)}"></script>' for name in scripts)
    company = ("/friends", "nav-friends") if is_site else ("/lobby", "nav-lobby")
    nav = "".join(
        f'<li><a href="{to}"{attributes(aria_current="page" if visitor.path == to else None)}>{say(key)}</a></li>'
        for to, key in (("/", "nav-shelf"), company, ("/tables", "nav-tables"))
    )
    end = "" if language(visitor.lang).is_complete else f"<p>{say('language-incomplete')}</p>"
    if not is_site:
        end += f'<p><a href="/install">{say("nav-install")}</a> <a href="/api">{say("nav-api")}</a></p>'
    return (
        f'<!doctype html><html{look}><head><meta charset="utf-8"><title>{title}</title>'
        f'<meta name="viewport" content="width=device-width,initial-scale=1">'
        f'<meta name="description" content="{say("app-description")}">'
        f'<meta name="color-scheme" content="light dark">'
        f'<link rel="icon" href="{address("icon.svg")}" type="image/svg+xml">'
        f'<link rel="apple-touch-icon" href="{address("icon-192.png")}">'
        f'<link rel="manifest" href="/manifest.webmanifest" crossorigin="use-credentials">{_theme_colour(visitor)}'
        f"{links}{_alternates(visitor)}{code}{head}</head>"
        f'<body class="{sort}"><a class="skip" href="#main">{say("skip")}</a>'
        f'<header class="top"><a class="home" href="/" aria-label="{say("app-name")}">'
        f'<img src="{address("icon.svg")}" alt="" width="32" height="32"><span>{say("app-name")}</span></a>'
        f'<nav aria-label="{say("nav-label")}"><ul>{nav}</ul></nav>{_settings(visitor)}</header>'
        f'<main id="main" tabindex="-1">{body}</main>'
        f'<footer class="bottom">{_languages(visitor)}<p>{say("independence")}</p>{end}</footer></body></html>'
    )


def titled_page(visitor: Visitor, title: str, body: str, sort: str, *scripts: str, head: str = "") -> str:
    """The same with a title in plain text, to which that of the app is added."""
    return page(visitor, visitor.voice()("title-page", page=title), body, sort, scripts, head)


def page_response(
    visitor: Visitor,
    title: str,
    body: str,
    sort: str,
    *scripts: str,
    head: str = "",
    status: int = 200,
    headers: Mapping[str, str] = NO_STORE,
) -> Response:
    """The response with such a page."""
    return HTMLResponse(titled_page(visitor, title, body, sort, *scripts, head=head), status, headers)


def _languages(visitor: Visitor) -> str:
    """The choice of a language, by names in the languages themselves: who cannot read a page finds theirs."""
    names = "".join(
        f'<button class="quiet" name="language" value="{lang}" lang="{lang}"'
        f"{attributes(aria_current='true' if lang == visitor.lang else None)}>{language(lang).name}</button>"
        for lang in LANGUAGES
    )
    return (
        f'<form class="languages" method="post" action="/settings" aria-label="{visitor.voice()("settings-language")}">'
        f'<input type="hidden" name="back" value="{safe(visitor.path)}">{names}</form>'
    )


def _alternates(visitor: Visitor) -> str:
    """For search engines: the same page in every language, where a page is for everybody."""
    public = tuple(path for feature in features() for path in feature.public)
    if EDITION.get().is_site or not (visitor.path == "/" or visitor.path.startswith(public)):
        return ""
    base = safe(visitor.origin + visitor.path)
    links = "".join(f'<link rel="alternate" hreflang="{lang}" href="{base}?lang={lang}">' for lang in LANGUAGES)
    return f'{links}<link rel="alternate" hreflang="x-default" href="{base}">'


def _theme_colour(visitor: Visitor) -> str:
    """The colour of the browser's own frame round the page."""
    if chosen := THEME_OF.get(visitor.person.theme):
        return f'<meta name="theme-color" content="{THEMES[chosen]["ground"]}">'
    return "".join(
        f'<meta name="theme-color" content="{THEMES[theme]["ground"]}" media="(prefers-color-scheme:{scheme})">'
        for scheme, theme in THEME_OF.items()
    )


def _settings(visitor: Visitor) -> str:
    say, person = visitor.voice(), visitor.person
    langs = "".join(
        f'<option value="{lang}" lang="{lang}"{attributes(selected=lang == visitor.lang)}>{language(lang).name}'
        f"</option>"
        for lang in LANGUAGES
    )
    themes = choices(((name, say(f"theme-{name or 'system'}")) for name in ("", "light", "dark")), person.theme)
    own = ""
    if not EDITION.get().is_site:
        own = f'<a href="/mine">{say("mine-head")}</a><a href="/install">{say("nav-install")}</a>'
    return (
        f'<details class="settings"><summary>{say("settings")}</summary><form method="post" action="/settings">'
        f'<input type="hidden" name="back" value="{safe(visitor.path)}">'
        f"<label>{say('settings-name')} "
        f'<input name="name" maxlength="40" value="{safe(person.name)}" autocomplete="nickname"></label>'
        f'<label>{say("settings-language")} <select name="language">{langs}</select></label>'
        f'<label>{say("settings-theme")} <select name="theme">{themes}</select></label>'
        f"<button>{say('settings-save')}</button>{own}</form></details>"
    )


def badge(say: HtmlTranslator, mark: str) -> str:
    """The badge of a rule that is not in the printed rulebook."""
    return f'<span class="badge {mark}" title="{say("mark-" + mark + "-means")}">{say("mark-" + mark)}</span>'


# -- a check of chance


MOST_LISTED = 1000
"""Outcomes that the page of a check lists, those up to the wrong one if there is one."""


async def verdict(visitor: Visitor, table: Table) -> Response:
    """The check of a table's chance, and what it is based on."""
    say, record = visitor.voice(table.game.name), table.record.copy()
    result = await in_parts(verifying(record))
    each = await in_parts(_listing(say, record, result))
    rows = [(say("verify-commitment-was"), record.commitment), (say("verify-seed-is"), record.seed)]
    rows += [(say("new-salt", count=seat), salt) for seat, salt in enumerate(record.salts, 1)]
    entries = "".join(f"<dt>{label}</dt><dd><code>{safe(value)}</code></dd>" for label, value in rows if value)
    body = (
        f'<h1>{say("verify-head")}</h1><p class="finding {result.finding}" role="status">{say(result.phrase)}</p>'
        f'<p>{say("verify-" + result.finding + "-means")}</p><dl class="seal">{entries}</dl><p>{say("verify-how")}</p>'
        f"{each}"
        f'<p><a href="/table/{safe(table.id)}">{say("verify-back")}</a> · '
        f'<a href="/table/{safe(table.id)}/record">{say("action-record")}</a></p>'
    )
    return page_response(visitor, say.plain("verify-head"), body, "page-verify")


def _listing(say: HtmlTranslator, record: Record, result: Verdict) -> LongWork[str]:
    """The work of listing chance events with their findings, as far as the check went."""
    items, checked, until = "", 0, max(MOST_LISTED, result.checked if result.wrong else 0)
    for checked, (event, stream, n, _) in enumerate(record.draws(), 1):
        yield
        if not until - MOST_LISTED < checked <= until:
            continue
        key = "none" if checked > result.checked else "wrong" if event.n == result.wrong else "right"
        drawn = say("verify-draw", stream=stream, count=n)
        said = f'{say("verify-each-" + key)} <span class="fine">{drawn}</span>'
        items += f'<li value="{event.n}"><code>{safe(event.text)}</code> {said}</li>'
    some = f"<p>{say('verify-each-some', most=MOST_LISTED, count=checked)}</p>" if checked > MOST_LISTED else ""
    return (
        f'<details class="each"><summary>{say("verify-each")}</summary>{some}<ol>{items}</ol></details>'
        if items
        else ""
    )


# -- bad news


def error_page(visitor: Visitor, status: int, why: Phrase | None = None) -> str:
    """An error page."""
    say = visitor.voice()
    key = f"sorry-{status}" if has(f"sorry-{status}") else "sorry-400"
    said = f"<p>{say(why)}</p>" if why else ""
    body = (
        f'<h1>{say(key)}</h1>{said}<p>{say(key + "-help")}</p><p><a class="primary" href="/">{say("sorry-home")}</a>'
        f"</p>"
    )
    return titled_page(visitor, say.plain(key), body, "page-sorry")


# -- rules dialog


def rules_dialog(say: HtmlTranslator, game: str) -> str:
    """The dialog, which fetches the rules when it is opened first; nothing where there is no page of rules."""
    if not (page := rule_address(game)):
        return ""
    return (
        f'<dialog id="dialog-rules" class="help" aria-labelledby="dialog-rules-head"><div class="bar">'
        f'<h2 id="dialog-rules-head">'
        f"{say('rules-head', game=say.plain('game-name'))}</h2>{button(say('close'), data_closes='dialog-rules')}</div>"
        f'<div class="content" data-rules="{page}?fragment=1"><p>'
        f'<a href="{page}">{say("rules-page-link")}</a></p></div></dialog>'
    )


def rules_button(say: HtmlTranslator, tag: str) -> str:
    """The button that opens the dialog at a rule, if there is one."""
    return _button(say, tag) if rule_address("") else ""


@lru_cache(maxsize=256)
def _button(say: HtmlTranslator, tag: str) -> str:
    return button(say("rules-open"), sort="rules-now", data_opens="dialog-rules", data_tag=tag or None)
