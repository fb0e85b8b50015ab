"""Static files: styles, scripts, the icon. Their address changes with their content.

`look.css` names the layers of styles, of which a later one wins: `base` for elements, `parts` for what recurs, `pages`
for what only some pages have.
"""

from __future__ import annotations

import gzip
import hashlib
import re
from collections.abc import Sequence
from functools import cache
from importlib import resources

from starlette.requests import Request
from starlette.responses import Response

from tumblestar.games import GAMES
from tumblestar.security.errors import NotThere
from tumblestar.web.feature import EDITION, Feature
from tumblestar.words.packages import package_of

KINDS = {
    ".css": "text/css",
    ".js": "text/javascript",
    ".svg": "image/svg+xml",
    ".png": "image/png",
    ".woff2": "font/woff2",
}
BARE = ("look.css", "elements.css")
"""What even a page in a frame of another site has."""
FRAMED = (*BARE, "frame.css")
SHEETS = {
    "page-new": "sheets.css lists.css new.css",
    "page-play": "lists.css new.css",
    "page-table": "sheets.css board.css table.css people.css",
    "page-tables": "sheets.css lists.css",
    "page-verify": "sheets.css",
    "page-api": "sheets.css",
    "page-install": "sheets.css",
    "page-door": "sheets.css",
}
"""What pages have besides, by their sort; features say what theirs have."""


COMMENTS = re.compile(rb"^[ \t]*//[^\n]*\n|[ \t]{2,}// [^\n]*|/\*.*?\*/[ \t]*\n?", re.MULTILINE | re.DOTALL)
"""The comments of scripts and styles, a fifth of what a page weighs. Nothing else looks like one; a test sees to it."""


def files() -> dict[str, bytes]:
    """All files of this edition by name, including generated ones."""
    return _files(EDITION.get().features)


@cache
def _files(of_features: tuple[Feature, ...]) -> dict[str, bytes]:
    from tumblestar.picture import icon
    from tumblestar.picture.theme import page_style

    folders = [resources.files("tumblestar.web").joinpath("static")]
    folders += [resources.files(f"tumblestar.features.{feature.name}") for feature in of_features]
    folders += [resources.files(package_of(name)) for name in GAMES]
    served = {
        file.name: COMMENTS.sub(b"", file.read_bytes()) if file.name.endswith((".js", ".css")) else file.read_bytes()
        for folder in folders
        for file in folder.iterdir()
        if file.is_file() and kind_of(file.name)
    }
    served |= {
        "look.css": page_style().encode(),
        "icon.svg": icon().encode(),
        "icon-turn.svg": icon(has_dot=True).encode(),
    }
    for feature in of_features:
        served |= feature.files()
    return served


def kind_of(name: str) -> str:
    """The media type of a file by the ending of its name; empty for others than static files."""
    return KINDS.get("." + name.rpartition(".")[2], "")


def version() -> str:
    """A digest of all files. Scripts import each other, so one changed file gives all a new address."""
    return _version(EDITION.get().features)


@cache
def _version(of_features: tuple[Feature, ...]) -> str:
    digest = hashlib.sha256()
    for name, content in sorted(_files(of_features).items()):
        digest.update(name.encode() + b"\0" + content)
    return digest.hexdigest()[:12]


def address(name: str) -> str:
    """The address of a file. Raises KeyError for what is none, so that no page names what is not there."""
    if name not in files():
        raise KeyError(name)
    return f"/static/{version()}/{name}"


def sheets_of(sort: str) -> list[str]:
    """The names of the style sheets of a page, each once and in order; a page of two sorts has those of both."""
    told = (SHEETS, *(feature.styles for feature in EDITION.get().features), _of_games())
    lists = (styles.get(name, "") for name in sort.split() for styles in told)
    return list(dict.fromkeys((*FRAMED, *" ".join(lists).split())))


@cache
def _of_games() -> dict[str, str]:
    """The style sheets by which games lay out their tables; a game without one has its parts below each other."""
    return {f"game-{name}": f"{name}.css" for name in GAMES if f"{name}.css" in files()}


IMPORT = re.compile(r"^import (?:[^'\n]+ from )?'\./([\w.-]+)';", re.MULTILINE)
"""What a script imports when it is loaded; each such line is one of its own."""


def imports(scripts: Sequence[str]) -> list[str]:
    """What scripts of a page import, directly or not, so that a browser need not find it file after file."""
    return _imports(EDITION.get().features, tuple(scripts))


@cache
def _imports(of_features: tuple[Feature, ...], scripts: tuple[str, ...]) -> list[str]:
    known = list(scripts)
    for name in known:  # which grows meanwhile
        text = _files(of_features)[name].decode()
        known += [other for other in IMPORT.findall(text) if other not in known]
    return known[len(scripts) :]


async def static(request: Request) -> Response:
    """Serves a file. Only the current version may be cached."""
    name = request.path_params["name"]
    if name not in files():
        raise NotThere
    fresh = request.path_params["version"] == version()
    cache_control = "public, max-age=31536000, immutable" if fresh else "no-cache"
    headers, content = {"cache-control": cache_control}, files()[name]
    if "gzip" in request.headers.get("accept-encoding", "") and len(_compressed(content)) < len(content):
        # of what goes as it is the application's compression says that it varies
        headers, content = headers | {"content-encoding": "gzip", "vary": "Accept-Encoding"}, _compressed(content)
    return Response(content, media_type=kind_of(name), headers=headers)


@cache
def _compressed(content: bytes) -> bytes:
    """A file as most browsers take it: compressed once, since a table's page asks for fifty."""
    return gzip.compress(content, mtime=0)
