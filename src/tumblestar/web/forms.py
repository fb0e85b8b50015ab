"""The form for a new table: untrusted input, shown again with its errors."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from starlette.responses import Response

from tumblestar import bots
from tumblestar.contract.errors import BadOption
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Option
from tumblestar.contract.seat_names import LONGEST_NAME, check_look, clean_name
from tumblestar.storage.schema import SeatRow
from tumblestar.tables.clocks import CLOCKS, clock_name
from tumblestar.tables.registry import TableSpec
from tumblestar.web.feature import EDITION, bot_labels, bots_on_offer, offered
from tumblestar.web.markup import Html, HtmlTranslator, attributes, choices, hidden_fields, radios, safe
from tumblestar.web.pages import NO_CACHE, Visitor, explanation, page_response, rules_button, rules_dialog
from tumblestar.words import Phrase, has

CHANCES = ("sealed", "seed", "typed")
"""The default opponent."""


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
            filled.wrong[f"seat-{seat}"] = Phrase("unknown-bot", {"name": name[:40], "bots": list(bots.of(game))})
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


def new_table(
    visitor: Visitor, game: Game, seal: tuple[str, str], filled: FilledForm, note: Phrase | None = None
) -> Response:
    """The page with the form. `seal` is the token of a pending seed, and its commitment."""
    say = visitor.voice(game.name)
    head = say.plain("new-head", game=say.plain("game-name"))
    wrong = "".join(f"<li>{say(phrase)}</li>" for phrase in filled.wrong.values())
    messages = f'<div class="wrong" role="alert"><p>{say("new-wrong")}</p><ul>{wrong}</ul></div>' if wrong else ""
    if note:
        messages += f'<p class="note" role="status">{say(note)}</p>'
    is_open = bool(filled.wrong) or bool(note)
    tag = game.description.rule(game.fresh(game.seats[0]))
    body = (
        f'<div class="titled"><h1>{safe(head)}</h1>{rules_button(say, tag)}</div>'
        f'<p class="lead-in">{say("game-about")}</p>'
        f"{_elsewhere(say, game)}{messages}"
        f'<form method="post" action="/new/{game.name}" class="new" data-form="new">'
        f"{hidden_fields({'seal': seal[0]})}{_seat_fields(say, game, filled)}{_local(say, visitor.origin)}"
        f'<details class="more"{attributes(open=is_open)}><summary>{say("new-options")}</summary>'
        f"{option_fields(say, game, filled)}</details>"
        f"{'' if EDITION.get().is_site else _together(say, filled, is_open)}"
        f'<details class="more"{attributes(open=is_open or filled.get("chance", "sealed") != "sealed")}>'
        f"<summary>{say('new-chance')}</summary>"
        f"{_chance_fields(say, game, filled, seal[1])}</details>"
        f'<p class="do"><button class="primary">{say("new-play")}</button></p></form>{rules_dialog(say, game.name)}'
    )
    status = 409 if note else 422 if wrong else 200
    return page_response(visitor, head, body, "page-new", status=status, headers=NO_CACHE)


def _elsewhere(say: HtmlTranslator, game: Game) -> str:
    """The links to what else can be done with the game."""
    links = " ".join(offered(lambda feature: feature.beside_form(say, game)))
    return f'<p class="links">{links}</p>' if links else ""


def _local(say: HtmlTranslator, origin: str) -> str:
    """What to know before a friend is invited to a server that only this machine reaches; shown with such a seat."""
    if EDITION.get().is_site or not (local := explanation(say, origin)):
        return ""
    return f'<div role="status"><div class="note local"><p><strong>{say("local-head")}</strong></p>{local}</div></div>'


def _fault(filled: FilledForm, name: str) -> str:
    return attributes(aria_invalid="true" if name in filled.wrong else None)


def _seat_fields(say: HtmlTranslator, game: Game, filled: FilledForm) -> str:
    counts = radios("seats", [(str(n), safe(n)) for n in game.seats], filled.get("seats"))
    html = f'<fieldset class="count"><legend>{say("new-seats")}</legend>{counts}</fieldset><ol class="who">'
    for seat in range(1, max(game.seats) + 1):
        chosen = filled.get(f"seat-{seat}", "me" if seat == 1 else f"bot:{bots.with_stars(game, 1)}")
        who = ("me", "person") if EDITION.get().is_site else ("me", "friend", "person")  # to a site nobody can come
        kinds = [(kind, say(f"new-{kind}")) for kind in who]
        kinds += bot_labels(say, game, "bot:")
        listed = choices(kinds, chosen)
        name = safe(filled.get(f"name-{seat}"))
        html += (
            f'<li data-seat="{seat}"><fieldset><legend>{say("new-seat", count=seat)}</legend>'
            f'<label>{say("new-who")} <select name="seat-{seat}"{_fault(filled, f"seat-{seat}")}>{listed}</select>'
            f"</label> "
            f'<label class="name">{say("new-name")} '
            f'<input name="name-{seat}" maxlength="{LONGEST_NAME}" value="{name}" '
            f'autocomplete="off"{_fault(filled, f"name-{seat}")}></label></fieldset></li>'
        )
    away = [say.plain(f"bot-{level.name}") for level in bots_on_offer(game, holds=False)]
    note = f'<p class="hint">{say("new-bots-away", bots=away)}</p>' if away else ""
    return f"{html}</ol>{note}"


def _together(say: HtmlTranslator, filled: FilledForm, is_open: bool) -> str:
    """The clock, the chat, and who may join."""
    kinds = ((value, say(clock_name(clock))) for value, clock in CLOCKS.items())
    listed = choices(kinds, filled.get("clock", "none"))
    switches = "".join(
        f'<div class="field"><label class="switch"><input type="checkbox" name="{name}" value="1" '
        f'aria-describedby="{name}-help"{attributes(checked=filled.get(name) == "1")}> {say(f"host-{name}")}</label>'
        f'<p class="hint" id="{name}-help">{say(f"host-{name}-help")}</p></div>'
        for name in ("chat", "watchers", "listed")
    )
    helps = f"{say('clock-turn-help')} {say('clock-bank-help')} {say('new-clock-help')}"
    return (
        f'<details class="more"{attributes(open=is_open)}><summary>{say("new-together")}</summary>'
        f'<input type="hidden" name="together" value="1">'
        f'<div class="field"><label>{say("new-clock")} <select name="clock" aria-describedby="clock-help"'
        f'{_fault(filled, "clock")}>{listed}</select></label><p class="hint" id="clock-help">{helps}</p></div>'
        f"{switches}</details>"
    )


def option_fields(say: HtmlTranslator, game: Game, filled: FilledForm) -> str:
    """The fields of a game's options."""
    html = ""
    for option in game.options:
        name = f"option-{option.name}"
        value = filled.get(name, str(option.default))
        described = f' aria-describedby="{name}-help"{_fault(filled, name)}'
        if option.is_switch:
            box = f'<input type="checkbox" name="{name}" value="1"{attributes(checked=value == "1")}{described}>'
            field_html = f'<label class="switch">{box} {say(name)}</label>'
        else:
            kinds = ((str(value), Html(value_words(say, game, option, value))) for value in option.values)
            field_html = f'<label>{say(name)} <select name="{name}"{described}>{choices(kinds, value)}</select></label>'
        html += f'<div class="field">{field_html}<p class="hint" id="{name}-help">{say(f"{name}-help")}</p></div>'
    return html


def value_words(say: HtmlTranslator, game: Game, option: Option, value: int) -> str:
    """The label of an option's value: its own message, that of a seat number, or the number."""
    for key in (f"option-{option.name}-{value}", f"option-{option.name}-seat"):
        if has(key, game.name):
            return say(key, count=value)
    return str(value)


def _chance_fields(say: HtmlTranslator, game: Game, filled: FilledForm, commitment: str) -> str:
    chosen = filled.get("chance", "sealed")
    kinds = "".join(
        f'<div class="field"><label class="choice"><input type="radio" name="chance" value="{kind}" '
        f'aria-describedby="chance-{kind}-help"{attributes(checked=kind == chosen)}> {say(f"chance-{kind}")}</label>'
        f'<p class="hint" id="chance-{kind}-help">{say(f"chance-{kind}-help")}</p></div>'
        for kind in CHANCES
    )
    seed = (
        f'<div class="field" data-for="chance-seed"><label>{say("new-seed")} '
        f'<input name="seed" maxlength="100" autocomplete="off" '
        f'value="{safe(filled.get("seed"))}"{_fault(filled, "seed")}></label></div>'
    )
    salts = "".join(
        f'<label data-seat="{seat}">{say("new-salt", count=seat)} '
        f'<input name="salt-{seat}" maxlength="{LONGEST_NAME}" autocomplete="off" '
        f'value="{safe(filled.get(f"salt-{seat}"))}"{_fault(filled, f"salt-{seat}")}></label>'
        for seat in range(1, max(game.seats) + 1)
    )
    return (
        f"<fieldset><legend>{say('new-chance-kind')}</legend>{kinds}</fieldset>{seed}"
        f'<div class="field fair" data-for="chance-sealed"><p>{say("new-commitment")} '
        f'<code class="promise">{commitment}</code></p>'
        f'<p class="hint">{say("new-salt-help")}</p><div class="salts">{salts}</div></div>'
    )
