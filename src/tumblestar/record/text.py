"""Reads the text of a record, trusting nothing in it."""

from __future__ import annotations

import re
from contextlib import suppress
from itertools import pairwise

from tumblestar.contract.errors import BadOption, Unreadable, wrong_value
from tumblestar.contract.game import Game
from tumblestar.contract.state import CHANCE
from tumblestar.engine.sharing import LongWork, finished
from tumblestar.games import GAMES
from tumblestar.record import LONGEST_TEXT, Record, Refused, Seat
from tumblestar.record.header import FORMAT, Origin
from tumblestar.words import Phrase
from tumblestar.words.text_input import decode

_PLAIN = (
    *("game", "rules", "data", "options", "start", "chance", "practice"),
    *("commitment", "seed", "date", "result", "end"),
)
_NUMBERED = ("seat", "salt")
MOST_SENT = 5_000
"""Events of a record that a visitor sends, at most. Real games have some 700; so many take a quarter of a second.

Games that are stored already may be longer: nobody's game is ended by it.
"""
WRONG = {"record-seed": "seed", "record-date": "date", "record-start": "start", "bad-practice": "practice"}
"""Which entry of a header is wrong, by what `Record.new` says of it; `chance` for all else."""


def decoded(data: bytes, most: int = LONGEST_TEXT) -> str:
    """The text of a file that is to be a record. Raises Unreadable."""
    if len(data) > most:
        raise Unreadable(Phrase("record-long", {"most": most}))
    try:
        return decode(data)
    except UnicodeDecodeError as error:
        raise Unreadable(Phrase("open-not-text")) from error


def read_record(text: str, *, any_version: bool = False) -> Record:
    """The record that a text stands for. Raises Unreadable, which names the line and what was expected there.

    With `any_version`, a record of rules or data that are not kept here is read as far as those at hand allow what was
    played. It has an `origin`.
    """
    return finished(reading(text, any_version=any_version))


def reading(text: str, most: int | None = None, *, any_version: bool = False) -> LongWork[Record]:
    """The work of reading a record, of no more than `most` events."""
    if not isinstance(text, str):  # pyright: ignore[reportUnnecessaryIsInstance]
        raise Unreadable(wrong_value("text", text, Phrase("takes-record")))
    if len(text) > LONGEST_TEXT:
        raise Unreadable(Phrase("record-long", {"most": LONGEST_TEXT}))
    lines = [line.rstrip() for line in text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")]
    if lines[0] != FORMAT:
        raise Unreadable(Phrase("record-format", {"expected": FORMAT}), 1)
    yield
    header, body = yield from _splitting(lines)
    if most is not None and len(body) > most:
        raise Unreadable(Phrase("record-events", {"most": most, "count": len(body)}))
    yield
    record, is_other = _header(header, any_version)
    if is_other:
        yield from _reading_other(record, header, body, text)
        return record
    ending = header.get("end", ("", 0))
    for number, line in body:
        _event(record, number, line)
        yield
    _finish(record, header, ending, len(lines))
    return record


def split_records(text: str) -> list[str]:
    """The records of a text that has one or several, one after another; what stands before the first is one, too."""
    starts = [match.start() for match in re.finditer(rf"^(\ufeff)?{FORMAT}\s*$", text, re.M)]
    cuts = [0, *(start for start in starts if start), len(text)]
    return [part for start, end in pairwise(cuts) if (part := text[start:end]).strip()]


Header = dict[str, tuple[str, int]]
"""The entries of a header: key -> (value, line number)."""


def _splitting(lines: list[str]) -> LongWork[tuple[Header, list[tuple[int, str]]]]:
    """The header's entries, each with its line number, and the numbered lines of events."""
    header: Header = {}
    number = 1
    for number, line in enumerate(lines[1:], 2):
        if not line:
            break
        key, colon, value = line.partition(":")
        known = key in _PLAIN or re.fullmatch(rf"({'|'.join(_NUMBERED)}) [1-9]", key)
        if not colon or not known:
            raise Unreadable(
                Phrase("record-header", {"text": line[:80], "keys": [*_PLAIN, "seat 1", "salt 1"]}), number
            )
        if key in header:
            raise Unreadable(Phrase("record-twice", {"key": key}), number)
        header[key] = (value.strip(), number)
    body: list[tuple[int, str]] = []
    for i, line in enumerate(lines[number:], number + 1):
        if line:
            body.append((i, line))
        yield
    return header, body


def _header(header: Header, any_version: bool) -> tuple[Record, bool]:
    """The record without events, and whether it is of other rules or data than are kept here."""
    for key in ("game", "rules", "data", "seat 1", "chance", "result"):
        if key not in header:
            raise Unreadable(Phrase("record-missing", {"key": key}), 1)
    name, line = header["game"]
    if name not in GAMES:
        raise Unreadable(Phrase("unknown-game", {"name": name[:80], "allowed": list(GAMES)}), line)
    newest = GAMES[name]
    if newest.fault:
        raise Unreadable(newest.fault, line)
    rules, line = header["rules"]
    is_version = re.fullmatch("[1-9][0-9]{0,5}", rules)
    game = newest.of_version(int(rules)) if is_version else None
    if game is None and not (any_version and is_version):
        raise Unreadable(Phrase("record-rules", {"text": rules[:20], "version": newest.version}), line)
    digest, line = header["data"]
    if digest != newest.digest and not (any_version and re.fullmatch("[0-9a-f]{0,40}", digest)):
        raise Unreadable(Phrase("record-data", {"text": digest[:20], "digest": newest.digest}), line)
    is_other, game = game is None or digest != newest.digest, game or newest
    seats = _seats(header)
    options = _options(game, header)
    salts = [header.get(f"salt {i}", ("", 0))[0] for i in range(1, len(seats) + 1)]
    for key, (_, line) in header.items():
        if key.startswith("salt") and int(key[5:]) > len(seats):
            raise Unreadable(Phrase("record-salt", {"seats": len(seats)}), line)
    try:
        game.fresh(len(seats), options)
    except BadOption as error:
        key = "seat 1" if error.phrase.key == "bad-seats" else "options"
        raise Unreadable(error.phrase, header[key][1]) from error
    fields = {key: header.get(key, ("", 0))[0] for key in ("chance", "commitment", "seed", "date", "start")}
    practice, line = header.get("practice", ("yes", 0))
    if practice != "yes":
        raise Unreadable(Phrase("record-practice", {"text": practice[:20]}), line)
    try:
        return Record.new(game, seats, options, salts=salts, practice="practice" in header, **fields), is_other
    except BadOption as error:
        raise Unreadable(error.phrase, header[WRONG.get(error.phrase.key, "chance")][1]) from error
    except Unreadable as error:
        raise Unreadable(error.phrase, header["start"][1]) from error


def _seats(header: Header) -> list[Seat]:
    seats: list[Seat] = []
    for i in range(1, 10):
        if f"seat {i}" not in header:
            break
        value, line = header[f"seat {i}"]
        kind, _, name = value.partition(" ")
        if kind not in ("person", "bot"):
            raise Unreadable(Phrase("record-seat", {"text": value[:80]}), line)
        seats.append(Seat(kind, name))
    for key, (_, line) in header.items():
        if key.startswith("seat") and int(key[5:]) > len(seats):
            raise Unreadable(Phrase("record-missing", {"key": f"seat {len(seats) + 1}"}), line)
    return seats


def _options(game: Game, header: Header) -> dict[str, int]:
    value, line = header.get("options", ("", 0))
    options: dict[str, int] = {}
    for word in value.split():
        name, equals, number = word.partition("=")
        if not equals or not re.fullmatch("-?[0-9]{1,6}", number) or name in options:
            names = [option.name for option in game.options]
            raise Unreadable(Phrase("record-options", {"text": word[:80], "options": names}), line)
        options[name] = int(number)
    return options


def _event(record: Record, number: int, line: str) -> None:
    """Appends the event that a line stands for."""
    match = _parsed(number, line, len(record.events) + 1)
    actor = CHANCE if match[2] == "*" else int(match[2]) - 1
    turn = record.actor
    if record.is_over:
        raise Unreadable(Phrase("record-after-end"), number)
    if actor != turn:
        expected = "*" if turn == CHANCE else str(turn + 1)
        raise Unreadable(Phrase("record-actor", {"text": match[2], "expected": expected}), number)
    try:
        record.replay(match[3])
    except Refused as error:
        raise Unreadable(
            Phrase("record-refused", {"text": match[3][:80], "why": error.phrase, "tag": error.tag}), number
        ) from error


def _reading_other(record: Record, header: Header, body: list[tuple[int, str]], text: str) -> LongWork[None]:
    """Reads events of other rules as far as those at hand allow them, and notes what the record says of itself."""
    for expected, (number, line) in enumerate(body, 1):
        _parsed(number, line, expected)
        yield
    with suppress(Unreadable):
        for number, line in body:
            _event(record, number, line)
            yield
    (end, end_line), (result, result_line) = header.get("end", ("", 0)), header["result"]
    if not re.fullmatch(rf"(over|abandoned|resigned [1-{len(record.seats)}])?", end):
        raise Unreadable(Phrase("record-end", {"text": end[:80], "expected": record.end or "-"}), end_line)
    shares = len(record.seats) - 1
    if not re.fullmatch(rf"\*|[01](/[1-9])?( [01](/[1-9])?){{{shares}}}", result):
        raise Unreadable(Phrase("record-result", {"text": result[:80], "expected": record.result}), result_line)
    if end.startswith(("resigned", "abandoned")) and len(record.events) == len(body) and not record.is_over:
        record.abandon()
    rules, data = int(header["rules"][0]), header["data"][0]
    record.origin = Origin(rules, data, result, end, len(body), text)


def _parsed(number: int, line: str, expected: int) -> re.Match[str]:
    """The parts of an event's line, which begins with the number of the event."""
    match = re.fullmatch(r"(\d{1,7}) (\*|[1-9]) (\S.*)", line)
    if not match:
        raise Unreadable(Phrase("record-event", {"text": line[:80]}), number)
    if match[1] != str(expected):
        raise Unreadable(Phrase("record-number", {"text": match[1], "expected": expected}), number)
    return match


def _finish(record: Record, header: Header, ending: tuple[str, int], last: int) -> None:
    """Takes over how the game ended, and checks that the header's result is the one that follows."""
    end, line = ending
    resigned = re.fullmatch(r"resigned ([1-9])", end)
    if resigned and int(resigned[1]) <= len(record.seats) and not record.is_over:
        record.resign(int(resigned[1]) - 1)
    elif end == "abandoned" and not record.is_over:
        record.abandon()
    elif end != record.end:
        raise Unreadable(Phrase("record-end", {"text": end[:80], "expected": record.end or "-"}), line or last)
    result, line = header["result"]
    if result != record.result:
        raise Unreadable(Phrase("record-result", {"text": result[:80], "expected": record.result}), line)
    if record.chance == "sealed" and record.seed and not record.is_over:
        raise Unreadable(Phrase("record-early-seed"), header["seed"][1])
