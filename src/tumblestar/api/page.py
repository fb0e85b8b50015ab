"""The page /api, which explains the API, and the OpenAPI document."""

from __future__ import annotations

from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from tumblestar.api import problems
from tumblestar.api.openapi import document
from tumblestar.api.operations import operations
from tumblestar.api.problems import STATUS
from tumblestar.api.schemas import STREAM_ITEMS
from tumblestar.security import SCOPES
from tumblestar.security.limits import RATES, SOCKETS_OF_PERSON, TABLES_OF_PERSON
from tumblestar.security.tokens import API
from tumblestar.web.edition import features, offered
from tumblestar.web.markup import HtmlTranslator, safe
from tumblestar.web.pages import page_response
from tumblestar.web.request_context import visitor_of
from tumblestar.words import Phrase

LIMITED = ("call", "request", "table", "link", "chat", "upload", "export")
"""Kinds of rate limits that callers of the API meet."""


def routes() -> list[Route]:
    """The routes of the page and the document."""
    return [Route("/api", show), Route("/api/openapi.json", openapi)]


async def openapi(request: Request) -> Response:
    """The document in the requested language."""
    lang = problems.language(request.headers)
    headers = {"cache-control": "no-cache", "content-language": lang, "vary": "accept-language"}
    return Response(document(lang, features()), 200, headers, "application/json")


async def show(request: Request) -> Response:
    """The page."""
    visitor = visitor_of(request)
    say = visitor.voice()
    tags = [str(item.__struct_config__.tag) for item in STREAM_ITEMS]
    sections = (
        ("api-begin", _example(say, visitor.origin)),
        ("api-scopes", f"<p>{say('api-scopes-help')}</p>{_terms(say, SCOPES, 'scope')}"),
        ("api-can", _operations(say)),
        ("api-once", f"<p>{say('api-once-help')}</p>"),
        ("api-lines", f"<p>{say('api-lines-help')}</p>{_terms(say, tags, 'api-line')}"),
        ("api-socket", f"<p>{say('api-socket-help')}</p>"),
        ("api-problems", _problems(say)),
        ("api-limits", _limits(say)),
    )
    content = "".join(
        f'<section class="sheet" aria-labelledby="{key}"><h2 id="{key}">{say(key)}</h2>{inside}</section>'
        for key, inside in sections
    )
    body = (
        f'<h1>{say("api-title")}</h1><p class="lead-in">{say("api-about")}</p>'
        f'<p class="do">{"".join(offered(lambda feature: feature.api_link(say)))} '
        f'<a href="/api/openapi.json">{say("api-to-document")}</a></p>{content}'
    )
    return page_response(visitor, say.plain("api-title"), body, "page-api", headers=None)


def _example(say: HtmlTranslator, origin: str) -> str:
    """An example call."""
    call = f'curl -H "Authorization: Bearer tms_…" {origin}{API}me'
    label = say("api-example")
    return f'<p>{say("api-begin-help")}</p><pre class="scroll" tabindex="0" aria-label="{label}">{safe(call)}</pre>'


def _terms(say: HtmlTranslator, names: Sequence[str], prefix: str) -> str:
    """A list of names with what each means: the message that has the prefix before the name."""
    items = "".join(f"<dt><code>{name}</code></dt><dd>{say(f'{prefix}-{name}')}</dd>" for name in names)
    return f"<dl>{items}</dl>"


def _operations(say: HtmlTranslator) -> str:
    items = ""
    for one in operations(features()):
        needs = f" · {say('api-needs', scope=one.scope)}" if one.scope else ""
        items += (
            f'<dt id="do-{one.name}"><code>{one.method} {safe(API + one.path)}</code>{needs}</dt>'
            f"<dd>{say(f'api-{one.name}-help')}</dd>"
        )
    return f"<dl>{items}</dl>"


def _problems(say: HtmlTranslator) -> str:
    """Every error code with its status. The `type` of problem details links here."""
    items = "".join(
        f'<dt id="problem-{code}" tabindex="-1"><code>{status} {code}</code></dt><dd>{say(f"problem-{code}")}</dd>'
        for code, status in STATUS.items()
    )
    return f"<p>{say('api-problems-help')}</p><dl>{items}</dl>"


def _limits(say: HtmlTranslator) -> str:
    rates = [(RATES[kind], Phrase(f"api-limit-{kind}")) for kind in LIMITED]
    items = [say("api-limit", what=what, burst=rate.burst, every=rate.every) for rate, what in rates]
    items += [say("api-limit-lines", count=SOCKETS_OF_PERSON), say("api-limit-tables", count=TABLES_OF_PERSON)]
    return f"<p>{say('api-limits-help')}</p><ul>{''.join(f'<li>{item}</li>' for item in items)}</ul>"
