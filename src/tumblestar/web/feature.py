"""What a feature offers the box: `FEATURE` in the `__init__.py` of its folder (docs/adding-a-feature.md).

Each field is of one place where features show. What needs modules of the feature is a function, which imports them when
it is called first, so that the list of all features costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple

from tumblestar.security import Cost

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection
    from starlette.routing import BaseRoute

    from tumblestar.api.request import Operation
    from tumblestar.console.commands import CommandFactory
    from tumblestar.contract.game import Game
    from tumblestar.play.viewer import Viewer
    from tumblestar.web.markup import HtmlTranslator
    from tumblestar.web.services import Services


@dataclass(frozen=True)
class CardLink:
    """A link on the card of a game, said by the messages `card-KEY` and `card-KEY-short`."""

    path: str
    """What stands before the name of the game."""
    key: str
    is_for: Callable[[Game], bool]


class PersonRows(NamedTuple):
    """What a feature stores about people."""

    columns: Mapping[str, Column[Any]]
    """The column of each table that names the person, by the kind of row in the file of one's data."""
    join: Callable[[Connection, int, int], None]
    """Makes the rows of one person those of another."""


def lazy(package: str, *names: str) -> Callable[..., Any]:
    """What modules of a feature have by names such as `page.routes`, imported when it is called first.

    Functions are called with what this is called with; of several the results are put one behind the other.
    """

    def call(*args: object) -> Any:
        values: list[Any] = []
        for name in names:
            module, _, attribute = name.rpartition(".")
            value = getattr(import_module(f"{package}.{module}"), attribute)
            values.append(value(*args) if callable(value) else value)
        return values[0] if len(values) == 1 else [item for value in values for item in value]

    return call


def _nothing(*_: object) -> Sequence[Any]:
    return ()


def _silence(*_: object) -> str:
    return ""


@dataclass(frozen=True, kw_only=True, eq=False)  # each is the only one: what is cached for some is found at once
class Feature:
    """A feature; whatever is left out, it does not offer."""

    name: str
    """The name of its folder, and of the file of its words."""
    needs: tuple[str, ...] = ()
    """The features without which it cannot be."""

    # the server and the static site
    routes: Callable[[], Sequence[BaseRoute]] = _nothing
    """What both have."""
    server_routes: Callable[[], Sequence[BaseRoute]] = _nothing
    """What only a server has."""
    costs: Sequence[Cost] = ()
    uploads: Sequence[str] = ()
    """Regular expressions for the paths that accept files."""
    public: Sequence[str] = ()
    """How the paths of pages begin that are for everybody, and so for search engines."""
    files: Callable[[], Mapping[str, bytes]] = dict[str, bytes]
    """Static files that are generated; scripts and styles in its folder are served anyway."""
    services: Callable[[Services], Iterable[object]] = _nothing
    """What it runs besides requests, found again by `Services.find`; what has a coroutine `close` is closed."""

    # what others show of it
    card: CardLink | None = None
    beside_form: Callable[[HtmlTranslator, Game], str] = _silence
    """A link above the form for a new table."""
    lead_in: Callable[[HtmlTranslator], str] = _silence
    """A link in the first sentence of the shelf."""
    api_link: Callable[[HtmlTranslator], str] = _silence
    """A link at the head of the page about the API."""
    own_link: Callable[[HtmlTranslator], str] = _silence
    """A link on the page of what is one's own."""
    own_games: Callable[[HtmlTranslator], str] = _silence
    """A link below the list of one's tables, once one has ended."""
    below_rules: Callable[[HtmlTranslator, Game], str] = _silence
    """A link at the head of a game's rules."""
    rule_address: Callable[[str, str], str] = _silence
    """The address of the rules of a game, or of one by its tag."""

    # at the table; all take the viewer
    over_moment: Callable[[Viewer], str] = _silence
    """A link in the moment when a game ends."""
    over_links: Callable[[Viewer], Sequence[str]] = _nothing
    """Links and buttons below the result."""
    over_buttons: Callable[[Viewer], Sequence[str]] = _nothing
    """Buttons in the place of those for a rematch."""
    over_earned: Callable[[Viewer], Sequence[str]] = _nothing
    """What the viewer has earned by the game."""
    look_back: Callable[[Viewer, int], str] = _silence
    """A link beside the buttons that step through a game, to what can be done with the position after an event."""

    # what it stores
    person_rows: Callable[[], PersonRows] | None = None

    # other doors
    commands: Callable[[], Sequence[CommandFactory]] = _nothing
    operations: Callable[[], Sequence[Operation]] = _nothing
