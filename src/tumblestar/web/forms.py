"""The form for a new table: untrusted input, shown again with its errors."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial

from markupsafe import Markup
from starlette.responses import Response

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Option
from tumblestar.contract.seat_names import LONGEST_NAME, check_look, clean_name
from tumblestar.storage import store_people
from tumblestar.storage.schema import SeatRow, TableRow
from tumblestar.tables.clocks import CLOCKS, clock_name
from tumblestar.tables.registry import TableSpec
from tumblestar.tables.table import Table
from tumblestar.web import covers
from tumblestar.web.feature import EDITION, bot_labels, bots_on_offer, features, offered, reach_from
from tumblestar.web.markup import HtmlTranslator
from tumblestar.web.pages import NO_CACHE, NO_STORE, Visitor, template_response, unreachable
from tumblestar.web.templating import made_by, markup
from tumblestar.words import Phrase, has

CHANCES = ("sealed", "seed", "typed")


@dataclass
class FilledForm:
    """A filled-in form, and the errors by field."""

    values: Mapping[str, str]
    wrong: dict[str, Phrase] = field(default_factory=dict[str, Phrase])

    def get(self, name: str, default: str = "") -> str:
        return self.values.get(name, default)


def fresh(game: Game, visitor: Visitor) -> FilledForm:
    """The form with its default values."""
    values = {"seats": str(max(2, min(game.seats))), "seat-1": "me", "name-1": visitor.person.name, "chance": "sealed"}
    values |= {"clock": "none", "chat": "1"}
    values |= {f"seat-{n}": f"bot:{bots.with_stars(game, 1)}" for n in range(2, max(game.seats) + 1)}
    return FilledForm(values | {f"option-{option.name}": str(option.default) for option in game.options})


def by_button(game: Game, visitor: Visitor, sent: Mapping[str, str]) -> FilledForm:
    """The form that a button of a game's sheet stands for: who has the other seats, and perhaps how many play."""
    others, _, count = sent["with"].partition("/")
    seats = {f"seat-{n}": others for n in range(2, max(game.seats) + 1)}
    chosen = {"seats": count or sent.get("seats", ""), "seal": sent.get("seal", "")}
    chosen["watchers"] = "1" if others == "friend" else ""  # who has the link and finds no seat
    return FilledForm({**fresh(game, visitor).values, **seats, **chosen})


def last_button(game: Game, visitor: Visitor, played: Sequence[TableRow]) -> tuple[str, int]:
    """Who had the other seats at the last of these tables, as `by_button` reads it, and how many played."""
    first = f"bot:{bots.with_stars(game, 1)}", max(2, min(game.seats))
    others = played[0].seats[1:] if played else ()
    if not others:
        return first
    kinds = {
        f"bot:{row.name}" if row.kind == "bot" else "person" if row.holder == visitor.person.id else "friend"
        for row in others
    }
    return next((kind for kind in ("friend", "person") if kind in kinds), min(kinds)), len(played[0].seats)


def last_bot(table: Table, person: int) -> str:
    """The bot that a person played last against in the game of a table, else the weakest."""
    with table.store.reading() as connection:
        played = store_people.tables_of(connection, person, table.game.name)
    known = {level.name for level in bots_on_offer(table.game)}
    names = (row.name for one in played for row in one.seats if row.kind == "bot" and row.name in known)
    return next(names, bots.with_stars(table.game, 1))


def table_spec(game: Game, filled: FilledForm, person: int) -> TableSpec | None:
    """The specification of the table that a form describes; None if there are errors, which are added to the form."""
    count = filled.get("seats", str(min(game.seats)))
    if count not in map(str, game.seats):
        filled.wrong["seats"] = Phrase("bad-seats", {"seats": count[:20], "allowed": list(game.seats)})
        return None
    seats = tuple(_place(game, filled, seat, person) for seat in range(1, int(count) + 1))
    options = {option.name: chosen_option(filled, option) for option in game.options}
    _go_together(game, filled, options, int(count))
    chance = filled.get("chance", "sealed")
    if chance not in CHANCES:
        filled.wrong["chance"] = Phrase("bad-chance", {"text": chance[:20], "allowed": list(CHANCES)})
    seed = " ".join(filled.get("seed").split())
    if chance == "seed" and not (0 < len(seed) <= 100 and seed.isprintable()):
        filled.wrong["seed"] = Phrase("bad-seed", {"most": 100})
    if chance == "typed" and all(place.kind == "bot" for place in seats):
        filled.wrong["chance"] = Phrase("new-typed-nobody")
    salted = [place.kind == "person" and chance == "sealed" for place in seats]
    salts = [_clean(filled, f"salt-{seat}") if is_salted else "" for seat, is_salted in enumerate(salted, 1)]
    clock = CLOCKS.get(filled.get("clock", "none"))
    if clock is None:
        filled.wrong["clock"] = Phrase("bad-clock")
    if filled.wrong or clock is None:
        return None
    return TableSpec(
        game,
        seats,
        options,
        chance,
        seed if chance == "seed" else "",
        salts,
        filled.get("seal")[:64],
        time_control=clock,
        has_chat=filled.get("together") != "1" or filled.get("chat") == "1",
        has_watchers=filled.get("watchers") == "1",
        is_listed=filled.get("listed") == "1",
    )


def _place(game: Game, filled: FilledForm, seat: int, person: int) -> SeatRow:
    kind, _, name = filled.get(f"seat-{seat}", "me").partition(":")
    if kind == "bot":
        if name not in bots.of(game):
            filled.wrong[f"seat-{seat}"] = Phrase("unknown-bot", {"name": name[:40], "allowed": list(bots.of(game))})
        return SeatRow("bot", name)
    if kind == "friend":
        return SeatRow("person", "")
    if kind not in ("me", "person"):
        filled.wrong[f"seat-{seat}"] = Phrase("bad-seat-kind")
    return SeatRow("person", _clean(filled, f"name-{seat}"), person)


def _clean(filled: FilledForm, field_name: str) -> str:
    try:
        check_look(name := clean_name(filled.get(field_name)))
        return name
    except BadOption as error:
        filled.wrong[field_name] = error.phrase
        return ""


def chosen_option(filled: FilledForm, option: Option) -> int:
    """The value of an option in a form; adds an error for one that it does not have."""
    value = filled.get(f"option-{option.name}", str(option.default))
    allowed = [str(value) for value in option.values]
    if value not in allowed:
        args = {"name": option.name, "value": value[:20], "allowed": allowed}
        filled.wrong[f"option-{option.name}"] = Phrase("bad-option-value", args)
        return option.default
    return int(value)


def _go_together(game: Game, filled: FilledForm, options: dict[str, int], seats: int) -> None:
    """Adds errors for options that contradict earlier ones."""
    so_far: dict[str, int] = {}
    for name, value in options.items():
        try:
            game.fresh(seats, so_far | {name: value})
        except BadOption as error:
            filled.wrong[f"option-{name}"] = error.phrase
        else:
            so_far[name] = value


# -- as a page


def sheet(visitor: Visitor, game: Game, seal: str, last: tuple[str, int]) -> Response:
    """The sheet of a game, on which one button starts it; the last choice is made already."""
    say = visitor.voice(game.name)
    others, count = last
    values: dict[str, object] = {
        "game": game,
        "seal": seal,
        "levels": [(f"bot:{level.name}", say.plain(f"bot-{level.name}"), level.stars) for level in bots_on_offer(game)],
        "others": others,
        "by": covers.key_of_makers(game),
        "last": count,
        "links": [link for feature in features() if (link := feature.card) and link.is_for(game)],
    }
    return template_response(visitor, "web/play.html", values, game=game.name, headers=NO_STORE)


def new_table(
    visitor: Visitor, game: Game, seal: tuple[str, str], filled: FilledForm, note: Phrase | None = None
) -> Response:
    """The page with the form. `seal` is the token of a pending seed, and its commitment."""
    say, is_site = visitor.voice(game.name), EDITION.get().is_site
    once = partial(_made.__wrapped__ if filled.wrong else _made, say)  # of what anybody types nothing is kept
    values: dict[str, object] = {
        "game": game,
        "filled": filled,
        "note": note,
        "tag": game.description.rule(game.fresh(game.seats[0])),
        "links": list(offered(lambda feature: feature.beside_form(game))),
        "seal": seal[0],
        "commitment": seal[1],
        "longest_name": LONGEST_NAME,
        "once": once,
        "bots": tuple(bot_labels(say, game, "bot:")),
        "about_bots": [(f"bot-{level.name}", level.stars) for level in bots_on_offer(game)],
        "bots_away": [say.plain(f"bot-{level.name}") for level in bots_on_offer(game, holds=False)],
        "weakest": bots.with_stars(game, 1),
        "options": once("option_fields", option_rows(say, game, filled)),
        "clocks": _clocks(say),
        "together": tuple(name for name in ("chat", "watchers", "listed") if filled.get(name) == "1"),
        "reach": (reach := reach_from(visitor.origin)),
        "local": None if is_site or reach else unreachable(visitor.origin),  # shown with a seat for a friend
    }
    status = 409 if note else 422 if filled.wrong else 200
    return template_response(visitor, "web/new.html", values, game=game.name, status=status, headers=NO_CACHE)


@lru_cache(maxsize=512)
def _made(say: HtmlTranslator, macro: str, *values: object) -> Markup:
    """A part of the form that is the same for these values."""
    return markup(made_by("web/fields.html", macro, say.plain, *values))


@lru_cache(maxsize=64)
def _clocks(say: HtmlTranslator) -> tuple[tuple[str, str], ...]:
    return tuple((value, say.plain(clock_name(clock))) for value, clock in CLOCKS.items())


@lru_cache(maxsize=256)
def _labels(say: HtmlTranslator, game: Game, option: Option) -> tuple[tuple[str, str], ...]:
    return tuple((str(value), value_words(say, game, option, value)) for value in option.values)


OptionRow = tuple[Option, tuple[tuple[str, str], ...], str, bool]
"""An option with its values and their labels, the value that is chosen, and whether it is wrong."""


def option_rows(say: HtmlTranslator, game: Game, filled: FilledForm) -> tuple[OptionRow, ...]:
    """The options of a game for the macro `option_fields`."""
    return tuple(
        (
            option,
            () if option.is_switch else _labels(say, game, option),
            filled.get(f"option-{option.name}", str(option.default)),
            f"option-{option.name}" in filled.wrong,
        )
        for option in game.options
    )


def value_words(say: HtmlTranslator, game: Game, option: Option, value: int) -> str:
    """The label of an option's value, as text: its own message, that of a seat number, or the number."""
    for key in (f"option-{option.name}-{value}", f"option-{option.name}-seat"):
        if has(key, game.name):
            return say.plain(key, count=value)
    return str(value)
