"""What a feature offers the box: `FEATURE` in the `__init__.py` of its folder; and which box, the edition, has it.

docs/adding-a-feature.md leads through one. Each field is of one place where features show. What needs modules of the
feature is a function, which imports them when it is called first, so that the list of all features costs nothing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple, Protocol, TypeVar, cast

from tumblestar import bots
from tumblestar.record.narration import STAR
from tumblestar.words import Phrase

if TYPE_CHECKING:
    from sqlalchemy import Column, Connection
    from starlette.routing import BaseRoute
    from starlette.types import ASGIApp, Receive, Scope, Send

    from tumblestar.api.request import Operation
    from tumblestar.console.commands import CommandFactory
    from tumblestar.contract.game import Game
    from tumblestar.play.viewer import Viewer
    from tumblestar.tables.played_game import WorkAtEnd
    from tumblestar.tables.registry import TableRegistry
    from tumblestar.web.markup import Html, HtmlTranslator
    from tumblestar.web.pages import Visitor
    from tumblestar.web.services import Services

T = TypeVar("T")


@dataclass(frozen=True)
class Edition:
    """What pages offer besides games."""

    features: tuple[Feature, ...] = ()
    is_site: bool = False
    """Whether it is the static site: nobody else can join, and there is no API."""
    server: str = ""
    """The address of a server to play on with friends, where the site knows one."""
    home: str = ""
    """The address of the static site, ending with /, whose shell opens the page that is named behind #."""
    is_invited: bool = False
    """Whether its visitors come by the listener for phones at home: they have their own tables and the rules."""
    services: Services | None = field(default=None, compare=False)
    """The services of a server."""

    @cached_property
    def offered(self) -> tuple[Feature, ...]:
        """The features that its pages name."""
        return tuple(feature for feature in self.features if feature.invited or not self.is_invited)


NO_EDITION = Edition()
EDITION: ContextVar[Edition] = ContextVar("edition", default=NO_EDITION)
"""The edition of the request that is being answered."""


class EditionMiddleware:
    """Tells pages of which edition they are."""

    def __init__(self, app: ASGIApp, edition: Edition) -> None:
        self.app, self.edition = app, edition

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Calls the application; what starts with it, before there are requests, is told too."""
        EDITION.set(self.edition)
        await self.app(scope, receive, send)


def features() -> tuple[Feature, ...]:
    """The features of this edition, in the order in which pages name them."""
    return EDITION.get().offered


def offered(shown: Callable[[Feature], T | None]) -> Iterator[T]:
    """What each feature shows in a place, without those that show nothing."""
    return filter(None, map(shown, features()))


def rule_address(game: str, tag: str = "") -> str:
    """The address of a game's rules, or of one of them; empty where there is no such page."""
    return next(offered(lambda feature: feature.rule_address(game, tag)), "")


def address_to_send(origin: str, path: str) -> str:
    """The address at which others open a page, by its path: that of the static site leads through its shell."""
    home = EDITION.get().home
    return f"{home}#{path}" if home else origin + path


def practice_links() -> list[PageLink]:
    """The links to what is practised."""
    return list(offered(lambda feature: feature.practice))


def reach_from(origin: str) -> Reach | None:
    """How others reach this server, where an origin of its pages leads nowhere elsewhere and a feature helps."""
    return next(offered(lambda feature: feature.reach(origin)), None)


def address_to_invite(origin: str, path: str) -> str:
    """The address at which others open an invitation, by its path."""
    reach = reach_from(origin)
    return (reach.origin if reach and reach.origin else origin) + path


def bots_on_offer(game: Game, *, holds: bool = True) -> tuple[bots.Level, ...]:
    """The bots to choose from: on the static site, where nothing can be compiled, those that hold without.

    With `holds` False those of the others that are not there for that reason.
    """
    return tuple(level for level in bots.on_offer(game) if (level.holds or not EDITION.get().is_site) is holds)


def bot_labels(say: HtmlTranslator, game: Game, before: str = "") -> list[tuple[str, str]]:
    """The bots to choose from with their labels; `before` stands before their names."""
    return [
        (before + level.name, say.plain("new-bot", name=say.plain(f"bot-{level.name}"), stars=STAR * level.stars))
        for level in bots_on_offer(game)
    ]


# -- feature


class PageLink(NamedTuple):
    """A link to a page of a feature, for the macro `page_link`."""

    address: str
    label: Phrase


class LeadIn(NamedTuple):
    """A row of the home page: above the games for who has begun what it leads to, else below."""

    is_begun: bool
    row: Html
    script: str


class Reach(NamedTuple):
    """How others reach a server whose pages are open on this computer only."""

    origin: str
    """Where it is open to them; empty while it is not."""
    note: Phrase
    """What the form for a new table says about it."""


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


Spoken = Callable[["Phrase"], list[str]]
"""A phrase in every language of a game."""


class Check(Protocol):
    """A check of a game; it raises AssertionError with a message that says what to correct."""

    __name__: str

    def __call__(self, game: Game, spoken: Spoken, /) -> None: ...


def lazy(package: str, *names: str) -> Callable[..., Any]:
    """What modules of a feature have by names such as `page.routes`, imported when it is called first.

    Functions are called with what this is called with; of several the results are put one behind the other.
    """
    loaded: list[Any] = []

    def call(*args: object) -> Any:
        if not loaded:
            places = [name.rpartition(".") for name in names]
            loaded.extend(getattr(import_module(f"{package}.{module}"), attribute) for module, _, attribute in places)
        values: list[Any] = [value(*args) if callable(value) else value for value in loaded]
        return values[0] if len(values) == 1 else [item for value in values for item in value]

    return call


def _nothing(*_: object) -> Sequence[Any]:
    return ()


def _silence(*_: object) -> Html:
    return cast("Html", "")


def _no_link(_: object) -> None:
    return None


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
    invited: Sequence[str] = ()
    """The paths of its routes that phones at home may open; all others lead nowhere there."""
    public: Sequence[str] = ()
    """How the paths of pages begin that are for everybody, and so for search engines."""
    files: Callable[[], Mapping[str, bytes]] = dict[str, bytes]
    """Static files that are generated; scripts and styles in its folder are served anyway."""
    styles: Mapping[str, str] = field(default_factory=dict[str, str])
    """The style sheets of its pages, and what it adds to others', by the sort of the page; with spaces between."""
    services: Callable[[Services], Iterable[object]] = _nothing
    """What it runs besides requests, found again by `Services.find`; what has a coroutine `close` is closed."""

    # what others show of it
    card: CardLink | None = None
    beside_form: Callable[[Game], PageLink | None] = _no_link
    """A link above the form for a new table."""
    lead_in: Callable[[Visitor, TableRegistry], LeadIn | None] = lambda _visitor, _registry: None
    """A row of the home page."""
    api_link: PageLink | None = None
    """A link at the head of the page about the API."""
    own_link: PageLink | None = None
    """A link on the page of what is one's own."""
    practice: PageLink | None = None
    """A link on the pages of puzzles and reviews, to what is practised."""
    own_games: PageLink | None = None
    """A link below the list of one's tables, once one has ended."""
    below_rules: Callable[[Game], PageLink | None] = _no_link
    """A link at the head of a game's rules."""
    rule_address: Callable[[str, str], str] = _silence
    """The address of the rules of a game, or of one by its tag."""

    reach: Callable[[str], Reach | None] = _no_link
    """How others reach this server, by an origin that leads nowhere elsewhere."""

    # at the table; all take the viewer
    above_links: Callable[[Viewer], Html] = _silence
    """What stands above the links to free seats, for the host."""
    panel: Callable[[Viewer], Html] | None = None
    """A section beside the board, made anew for every update; it may be empty."""
    over_moment: Callable[[Viewer], Html] = _silence
    """A link in the moment when a game ends."""
    over_told: Callable[[Viewer], tuple[str, str] | None] = _no_link
    """A line in that moment which takes a while: its name, and the address that answers with it or with nothing."""
    over_links: Callable[[Viewer], Sequence[Html]] = _nothing
    """Links and buttons below the result."""
    over_buttons: Callable[[Viewer], Sequence[Html]] = _nothing
    """Buttons in the place of those for a rematch."""
    over_earned: Callable[[Viewer], Sequence[Html]] = _nothing
    """What the viewer has earned by the game."""
    look_back: Callable[[Viewer, int], Html] | None = None
    """A link beside the buttons that step through a game, to what can be done with the position after an event."""

    # what it stores
    person_rows: Callable[[], PersonRows] | None = None
    work_at_end: WorkAtEnd = lambda _game: None
    """What it writes in the transaction of the change that ends a game; gets the game, None is nothing."""

    # other doors
    commands: Callable[[], Sequence[CommandFactory]] = _nothing
    operations: Callable[[], Sequence[Operation]] = _nothing
    checks: Callable[[], Sequence[Check]] = _nothing
    """What it asks of every game, for `conformance`."""
