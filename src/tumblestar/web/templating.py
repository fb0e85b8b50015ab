"""Pages as Jinja2 templates, each in the folder `templates` of the room or the feature whose page it is.

A handler gathers values, and a template shows them: it has the words, the order, and the scripts of the page. All that
it is given is text, which it escapes, but for what `markup` says to be HTML.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, lru_cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any

from jinja2 import Environment, FileSystemBytecodeCache, FunctionLoader, StrictUndefined
from jinja2.runtime import Context
from markupsafe import Markup

from tumblestar.contract.rulebook import MARKS
from tumblestar.engine.compile_cache import private_folder
from tumblestar.web.assets import address, imports, sheets_of
from tumblestar.web.feature import features, practice_links, rule_address
from tumblestar.web.markup import Html, qr_code

ROOMS = ("web", "play", "api", "site", "lab")
"""The rooms that have templates; the rest are features."""


def markup(html: Html) -> Markup:
    """HTML as a template takes it: it is not escaped again."""
    return Markup(html)  # noqa: S704 - its type says that it is HTML


def rendered(template: str, values: Mapping[str, object]) -> str:
    """What a template, such as `mine/own.html`, makes of values. Raises UndefinedError where one is missing."""
    return environment().get_template(template).render(values)


def made_by(template: str, macro: str, *values: object) -> Html:
    """What a macro of a template makes of values, for what is still made in Python."""
    return Html(str(getattr(_module(template), macro)(*values)))


def linked(sort: str, scripts: Sequence[str]) -> Markup:
    """The links of a page's head to its style sheets and scripts, by the sort of the page, made once."""
    return _linked(address("page.js"), sort, tuple(scripts))


@lru_cache(maxsize=64)
def _linked(_newest: str, sort: str, scripts: Sequence[str]) -> Markup:
    return markup(made_by("web/fixed.html", "linked", sort, scripts))


class _Context(Context):
    """Calls what a template calls at once: none of it asks for the context, for which Jinja2 looks at every call."""

    def call(self, obj: Callable[..., object], /, *args: object, **named: object) -> object:
        """What it gives."""
        named.pop("_block_vars", None)
        named.pop("_loop_vars", None)
        return obj(*args, **named)


@lru_cache(maxsize=64)
def _module(template: str) -> object:
    return environment().get_template(template).module


@cache
def environment() -> Environment:
    """Finds templates, compiles each when it is used first, and keeps it so."""
    folder = private_folder("templates")
    jinja: Any = Environment(
        loader=FunctionLoader(_source),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
        auto_reload=False,
        cache_size=-1,
        bytecode_cache=FileSystemBytecodeCache(str(folder)) if folder else None,
    )
    jinja.context_class = _Context
    jinja.globals.update(address=address, imports=imports, linked=linked, sheets_of=sheets_of)
    jinja.globals.update(mark_signs=MARKS, practice_links=practice_links, qr_code=qr_code, rule_address=rule_address)
    return jinja


def compile_all() -> None:
    """Compiles every template of this edition, for who keeps the memory of the process."""
    for room in (*ROOMS, *(feature.name for feature in features())):
        with suppress(FileNotFoundError, ModuleNotFoundError):  # an edition may lack a room, and a feature templates
            for file in _folder(room).iterdir():
                environment().get_template(f"{room}/{file.name}")


def _folder(room: str) -> Traversable:
    """The folder of the templates of a room or a feature. Raises ModuleNotFoundError for what is neither."""
    return resources.files(f"tumblestar.{room if room in ROOMS else f'features.{room}'}").joinpath("templates")


def _source(name: str) -> str | None:
    """A template without the indentation of its lines; None if there is none of that name."""
    room, _, file = name.partition("/")
    try:
        text = _folder(room).joinpath(file).read_text("utf-8")
    except (FileNotFoundError, ModuleNotFoundError):
        return None
    return "\n".join(line.strip() for line in text.splitlines())
