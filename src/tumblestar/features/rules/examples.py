"""The examples of a game's rules: positions in notation, with what is legal or illegal there, or what it scores.

They stand in `data/examples/rules.toml` of a game that has some (docs/adding-a-game.md); each has its words under
`example-<name>`. Everything else that is said of an example, its points and the reason of a refusal, comes from the
game's rules when it is read. The file also says which examples stand on the summary for the table.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from typing import NamedTuple

from tumblestar.contract import checked_toml
from tumblestar.contract.errors import BadData, Unreadable
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Leg, Name, ScorePart
from tumblestar.contract.rulebook import sections
from tumblestar.contract.state import CHANCE, OVER, GameState
from tumblestar.words import Phrase, SeatName, has
from tumblestar.words.packages import folder_of
from tumblestar.words.text_input import read_text

FILE = "data/examples/rules.toml"
Box = tuple[int, int, int, int]
"""Left, top, width and height of a part of the board's picture."""


class _Picture(NamedTuple):
    """An entry of `pictures`; what is left out is as in the example."""

    state: str = ""
    seat: int = 0
    crop: str = ""
    rows: bool | None = None
    play: tuple[str, ...] = ()
    legal: str = ""
    illegal: str = ""
    tag: str = ""
    points: int | None = None
    parts: Mapping[str, int] = {}


class _Example(NamedTuple):
    """An entry `[[example]]`."""

    rule: str
    name: str
    pictures: tuple[_Picture, ...]
    state: str = ""
    seat: int = 0
    crop: str = ""
    rows: bool = False


class _Summary(NamedTuple):
    """An entry `[[summary]]`: a part of the summary, and the examples whose first pictures stand in it."""

    name: str
    pictures: tuple[str, ...] = ()


class _File(NamedTuple):
    """The whole file."""

    example: tuple[_Example, ...]
    crops: Mapping[str, Box] = {}
    summary: tuple[_Summary, ...] = ()


@dataclass(frozen=True, eq=False)
class ExamplePicture:
    """A picture of an example: a position, and what may or may not be done there, or what it scores."""

    game: Game
    state: GameState
    legs: tuple[Leg, ...]
    """The movements that led to the state within the example."""
    seat: int
    """Whose part is seen, from 0; the reader of what is said."""
    crop: Box | None
    has_rows: bool
    """Whether what lies beside the board is shown too."""
    action: int | None = None
    tag: str | None = None
    """The tag of the rule that forbids the action; an empty text for a legal one, None where there is none."""
    points: int | None = None
    """What the file says that the seat has; the rules are asked for what is shown."""
    parts: tuple[tuple[str, int], ...] = ()

    @property
    def kind(self) -> str:
        """`legal`, `illegal`, `scored` or `shown`."""
        if self.tag is not None:
            return "illegal" if self.tag else "legal"
        return "scored" if self.is_scored else "shown"

    @property
    def is_scored(self) -> bool:
        return self.points is not None or bool(self.parts)

    @cached_property
    def names(self) -> list[Name]:
        """What the seats are called."""
        return [SeatName(seat, Phrase("seat-unnamed", {"count": seat + 1})) for seat in range(self.state.seats)]

    @property
    def said(self) -> Phrase | None:
        """What the game itself says: what the action would do, why it is refused, or what the position scores."""
        game, s = self.game, self.state
        if self.action is not None:
            if self.tag:
                return game.description.refusal(s, self.action, self.tag)
            return game.preview(s, self.action, self.names)
        if not self.is_scored:
            return None
        named = dict(self.parts)
        parts = [part for part in game.breakdown(s, self.seat) if (part.name in named if named else part.points)]
        if self.points is None:
            return Phrase("example-parts", {"parts": [self._part(part) for part in parts]})
        count = game.points(s, self.seat)
        if len(parts) < 2:
            return Phrase("example-points", {"count": count})
        return Phrase("example-points-of", {"count": count, "parts": [self._part(part) for part in parts]})

    def _part(self, part: ScorePart) -> Phrase:
        return Phrase("example-part", {"name": Phrase(part.name, {}, self.game.name), "count": part.points})

    @property
    def board(self) -> list[Phrase]:
        """The board in text, without what is as on an empty board."""
        description, s = self.game.description, self.state
        empty = self.game.fresh(s.seats, {option.name: getattr(s, option.name) for option in self.game.options})
        bare = [phrase for row in description.squares(empty, self.names) for phrase in row]
        told = [phrase for row in description.squares(s, self.names) for phrase in row if phrase not in bare]
        return told + [phrase for row in description.rows(s, self.names)[: s.seats] for phrase in row]


@dataclass(frozen=True)
class Example:
    """An example of a rule, or of a section: its words and its pictures."""

    rule: str
    name: str
    caption: Phrase
    pictures: tuple[ExamplePicture, ...]


@dataclass(frozen=True)
class SummaryPart:
    """A part of the summary for the table: its heading, its sentences, its pictures."""

    heading: Phrase
    lines: tuple[Phrase, ...]
    examples: tuple[Example, ...]


@dataclass(frozen=True)
class Examples:
    """The examples of a game."""

    all: tuple[Example, ...] = ()
    summary: tuple[SummaryPart, ...] = ()

    def examples_of(self, rule: str) -> list[Example]:
        """The examples of a rule by its tag, or of a section by its name."""
        return [example for example in self.all if example.rule == rule]


@cache
def examples(game: Game, *, is_strict: bool = False) -> Examples:
    """The examples of a game, none if it has no file. Raises BadData, which names the file and the entry.

    Owners of a box may correct other data files of a game. So an example that does not hold is left out, unless
    `is_strict`.
    """
    place = folder_of(game.name).joinpath(*FILE.split("/"))
    return read_examples(game, read_text(place), is_strict) if place.is_file() else Examples()


def read_examples(game: Game, text: str, is_strict: bool = True) -> Examples:
    """The examples that a text has. Raises BadData, which names the file and the entry."""
    try:
        read = checked_toml.read(f"{game.name}, {FILE}", text).fill(_File)
    except Unreadable as error:
        raise BadData(error.phrase) from error
    known = {section.name for section in sections(game)}
    known |= {entry.tag for section in sections(game) for entry in section.entries}
    by_name: dict[str, Example] = {}
    for entry in read.example:
        if entry.rule not in known:
            raise _bad(game, entry.name, Phrase("examples-rule", {"tag": entry.rule}))
        if entry.name in by_name or not has(f"example-{entry.name}", game.name) or not entry.pictures:
            raise _bad(game, entry.name, Phrase("examples-name", {"key": f"example-{entry.name}"}))
        try:
            pictures = tuple(_picture(game, entry, picture, read.crops) for picture in entry.pictures)
        except BadData:
            if is_strict:
                raise
            pictures = ()
        by_name[entry.name] = Example(entry.rule, entry.name, Phrase(f"example-{entry.name}", {}, game.name), pictures)
    summary = tuple(_summary(game, part, by_name) for part in read.summary)
    return Examples(tuple(example for example in by_name.values() if example.pictures), summary)


def _picture(game: Game, entry: _Example, picture: _Picture, crops: Mapping[str, Box]) -> ExamplePicture:
    """A picture of an example, checked by the rules."""
    crop = picture.crop or entry.crop
    if crop and crop not in crops:
        raise _bad(game, entry.name, Phrase("examples-crop", {"text": crop, "allowed": list(crops)}))
    try:
        s = game.parse_state(picture.state or entry.state)
        legs: list[Leg] = []
        for text in picture.play:
            action = _legal(game, entry, s, text)
            legs += game.description.legs(s, action)
            s = game.after(s, action)
        action = None if not (text := picture.legal or picture.illegal) else game.parse(s, text)
    except Unreadable as error:
        raise _bad(game, entry.name, error.phrase) from error
    seat = (picture.seat or entry.seat) - 1
    if seat < 0:
        seat = max(0, game.actor(s))
    if seat >= s.seats:
        raise _bad(game, entry.name, Phrase("examples-seat", {"count": seat + 1}))
    tag = None if action is None else picture.tag if picture.illegal else ""
    rows = entry.rows if picture.rows is None else picture.rows
    panel = ExamplePicture(
        game, s, (*legs,), seat, crops.get(crop), rows, action, tag, picture.points, tuple(picture.parts.items())
    )
    _check(entry, picture, panel)
    return panel


def _legal(game: Game, entry: _Example, s: GameState, text: str) -> int:
    action = game.parse(s, text)
    if game.actor(s) == OVER or action not in game.legal(s):
        raise _bad(
            game, entry.name, Phrase("examples-legal", {"text": text, "tag": _refusal(game, s, action) or "none"})
        )
    return action


def _refusal(game: Game, s: GameState, action: int) -> str:
    return "" if game.actor(s) == CHANCE else game.refusal(s, action)


def _check(entry: _Example, picture: _Picture, panel: ExamplePicture) -> None:
    """Raises BadData where the rules say other than the file."""
    game, s = panel.game, panel.state
    if bool(picture.illegal) != bool(picture.tag) or (picture.legal and picture.illegal):
        raise _bad(game, entry.name, Phrase("examples-tag"))
    if picture.legal:
        _legal(game, entry, s, picture.legal)
    elif panel.action is not None and (tag := _refusal(game, s, panel.action)) != picture.tag:
        args = {"text": picture.illegal, "tag": picture.tag, "found": tag or "none"}
        raise _bad(game, entry.name, Phrase("examples-illegal", args))
    by_name = {part.name: part.points for part in game.breakdown(s, panel.seat)}
    claims = [(name, points, by_name.get(name)) for name, points in picture.parts.items()]
    if picture.points is not None:
        claims.append(("points", picture.points, game.points(s, panel.seat)))
    for name, said, actual in claims:
        if said != actual:
            args = {"name": name, "count": said, "found": "–" if actual is None else str(actual)}
            raise _bad(game, entry.name, Phrase("examples-points", args))


def _summary(game: Game, part: _Summary, by_name: dict[str, Example]) -> SummaryPart:
    key = f"summary-{part.name}"
    lines: list[Phrase] = []
    while has(line := f"{key}-{len(lines) + 1}", game.name):
        lines.append(Phrase(line, {}, game.name))
    missing = [name for name in part.pictures if name not in by_name]
    if missing or not lines or not has(key, game.name):
        raise _bad(game, part.name, Phrase("examples-summary", {"key": key, "names": missing}))
    return SummaryPart(Phrase(key, {}, game.name), tuple(lines), tuple(by_name[name] for name in part.pictures))


def _bad(game: Game, name: str, why: Phrase) -> BadData:
    return BadData(Phrase("examples-bad", {"game": game.name, "file": FILE, "name": name or "none", "why": why}))
