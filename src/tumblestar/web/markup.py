"""Converts text to HTML. `HtmlTranslator` escapes everything that it translates."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import lru_cache
from html import escape
from typing import NamedTuple, NewType, ParamSpec, cast

from babel.dates import format_date, format_timedelta

from tumblestar.picture import seat_disc
from tumblestar.words import Argument, Phrase, say, say_phrase

Html = NewType("Html", str)
"""HTML, as against text. Only `safe` makes it of text, by escaping; functions that write tags make it of their own."""
NOTHING = Html("")
P = ParamSpec("P")
_SPECIAL = re.compile("[&<>\"']")


def safe(text: object) -> Html:
    """Escapes text for HTML, including attribute values."""
    text = str(text)
    return Html(escape(text, quote=True) if _SPECIAL.search(text) else text)


def joined(parts: Iterable[Html], between: Html = NOTHING) -> Html:
    """Several pieces of HTML as one."""
    return Html(between.join(parts))


@lru_cache(maxsize=4096)
def _fixed(lang: str, game: str, key: str) -> Html:
    """A message without arguments, escaped."""
    return safe(_text(lang, game, key))


@lru_cache(maxsize=4096)
def _text(lang: str, game: str, key: str) -> str:
    """A message without arguments."""
    return say(lang, key, game)


@dataclass(frozen=True)
class HtmlTranslator:
    """Translates into a language, in the words of a game first, and escapes the result."""

    lang: str
    game: str = ""
    viewer: int | None = None
    """The reader's seat, which texts call "you"."""

    def __call__(self, what: str | Phrase, /, **args: Argument) -> Html:
        """Translates a phrase or a message key, and escapes it."""
        if isinstance(what, Phrase):
            return safe(say_phrase(self.lang, what, self.game, self.viewer))
        return safe(self.plain(what, **args)) if args else _fixed(self.lang, self.game, what)

    def plain(self, what: str | Phrase, /, **args: Argument) -> str:
        """Translates to plain text."""
        if isinstance(what, Phrase):
            return say(self.lang, what, self.game, self.viewer)
        if not args:
            return _text(self.lang, self.game, what)
        return say(self.lang, Phrase(what, args, self.game), self.game, self.viewer)


def attributes(**values: str | int | bool | None) -> Html:
    """Formats attributes, each with a space before it. A trailing `_` of a name is dropped, others become `-`."""
    text = ""
    for name, value in values.items():
        name = name.rstrip("_").replace("_", "-")
        if value is True:
            text += f" {name}"
        elif value is not None and value is not False:
            text += f' {name}="{safe(value)}"'
    return Html(text)


def choices(kinds: Iterable[tuple[str, Html]], chosen: str) -> Html:
    """The options of a select element: values and labels. One is selected."""
    return joined(
        Html(f'<option value="{safe(value)}"{attributes(selected=value == chosen)}>{label}</option>')
        for value, label in kinds
    )


def hidden_fields(fields: Mapping[str, object]) -> Html:
    """The fields of a form that are not shown, by name."""
    return joined(
        Html(f'<input type="hidden" name="{safe(name)}" value="{safe(value)}">') for name, value in fields.items()
    )


def small_picture(drawn: str, box: str = "-40 -44 80 88") -> Html:
    """A small picture beside words that say the same. It is drawn by a game, and holds no text that people wrote."""
    return Html(f'<svg class="ts" viewBox="{box}" aria-hidden="true">{drawn}</svg>')


def seat_sign(seat: int) -> Html:
    """The disc of a seat, beside its name."""
    return small_picture(seat_disc(seat), "-16 -16 32 32")


def _kept(make: Callable[P, Html]) -> Callable[P, Html]:
    """Keeps what was made. `lru_cache` alone would take arguments of any type."""
    return cast("Callable[P, Html]", lru_cache(maxsize=8192, typed=True)(make))


@_kept
def button(label: Html, *, sort: str = "", **values: str | int | bool | None) -> Html:
    """A button that the page's script handles, or one with another `type`."""
    known: dict[str, str | int | bool | None] = {"type": "button", "class": sort or None}
    return Html(f"<button{attributes(**known | values)}>{label}</button>")


def step_button(label: str, sign: Html = NOTHING, **values: str | int | bool | None) -> Html:
    """A button with a sign, or with one that the styles draw, in place of its label."""
    shown = Html(f'<span aria-hidden="true">{sign}</span>')
    return button(shown, sort="step", **values, aria_label=label, title=label)


def scrolling(content: Html, name: str, look: str = "scroll") -> Html:
    """Something long in a frame to scroll in, named by the element with the ID `name`."""
    return Html(f'<div class="{look}" tabindex="0" role="group" aria-labelledby="{name}">{content}</div>')


def copied_notice(say: HtmlTranslator, of: str | None = None) -> Html:
    """Where a page says that something was copied: the text of the field `of`, or what the button beside it shares."""
    said = attributes(class_="copied", role="status", data_for=of, data_words=say.plain("link-copied"))
    return Html(f"<span{said}></span>")


def link_to_send(say: HtmlTranslator, address: str, label: str, name: str) -> Html:
    """A link to send to others: with buttons to copy and share it, and a QR code."""
    return Html(
        f'<div class="link"><label for="{name}">{safe(label)}</label>'
        f'<input id="{name}" readonly value="{safe(address)}" autocomplete="off" spellcheck="false">'
        f'<p class="do">{button(say("link-copy"), sort="primary", data_do="copy", data_of=name)} '
        f"{button(say('link-share'), data_do='share', data_of=name, data_text=label, hidden=True)}"
        f"{copied_notice(say, name)}</p>"
        f'<details class="code"><summary>{say("link-qr")}</summary>{qr_picture(say, address)}</details></div>'
    )


def qr_picture(say: HtmlTranslator, address: str) -> Html:
    """The QR code of a link."""
    code = qr_code(address)
    return Html(
        f'<svg class="qr" role="img" aria-label="{say("link-qr-label")}" viewBox="0 0 {code.size} {code.size}">'
        f'<path class="qr-ground" d="M0 0h{code.size}v{code.size}H0z"/><path class="qr-ink" d="{code.ink}"/></svg>'
    )


class QrCode(NamedTuple):
    """A QR code for an SVG, in modules: the length of its sides, and the path of what is dark."""

    size: int
    ink: str


@lru_cache(maxsize=256)
def qr_code(text: str) -> QrCode:
    """The QR code of a text."""
    import segno

    code = segno.make(text, error="m", micro=False)
    rows = [bytes(row) for row in code.matrix]
    size = len(rows) + 8  # a quiet zone of four modules on each side
    drawn = "".join(
        f"M{run.start() + 4} {y}h{len(run[0])}v1h-{len(run[0])}z"
        for y, row in enumerate(rows, 4)
        for run in re.finditer(rb"[^\0]+", row)
    )
    return QrCode(size, drawn)


# -- times


MINUTE, HOUR, DAY = timedelta(minutes=1), timedelta(hours=1), timedelta(days=1)


def ago(lang: str, then: datetime, now: datetime) -> str:
    """A time in words. Days are those of UTC: the server does not know the reader's."""
    passed = max(now - then, timedelta())
    if passed < MINUTE:
        return say(lang, "time-now")
    days = (now.date() - then.date()).days
    if passed < DAY and (days == 0 or passed < 6 * HOUR):
        whole = passed - passed % (MINUTE if passed < HOUR else HOUR)
        return format_timedelta(-whole, granularity="minute", threshold=1, add_direction=True, locale=lang)
    if days == 1:
        return say(lang, "time-yesterday")
    return format_date(then.date(), "long", locale=lang)


def ago_of(lang: str, iso: str) -> str:
    """A stored time in words; nothing if it cannot be read."""
    try:
        then = datetime.fromisoformat(iso)
    except ValueError:
        return ""
    return ago(lang, then if then.tzinfo else then.replace(tzinfo=UTC), datetime.now(UTC))
