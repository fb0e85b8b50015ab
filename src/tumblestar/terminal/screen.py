"""A game as lines of text: the board, where everyone stands, what may be done, what happened, how it ended.

Drawn, the board is a grid of short cells, and seats are `[1]`, `[2]`. Plain, for a screen reader, nothing is drawn: one
fact a line, in the words that the page's board in text has.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby
from typing import Any, cast

from tumblestar import rulebook
from tumblestar.contract.capabilities import Advice
from tumblestar.game import Game, GameState, Name, Piece
from tumblestar.narration import Told
from tumblestar.terminal.colours import Paint, is_colour
from tumblestar.terminal.game_interface import Ending
from tumblestar.terminal.layout import Cell, clean, flow, grid, wrap
from tumblestar.words import Phrase, has, say

MOST_WIDTH = 100
"""Prose is not set wider, however wide the terminal is."""
ADDED_UP = 3
"""So many kinds of points, and their sum is worth a line of the final table."""
NO_FIGURE = "–"
"""How a game says that a column has nothing to tell of a way."""
INDENT = "    "
TYPED = ("term-type-join", "term-type-link", "term-type-play", "term-type-verify")
"""Lines that may be copied into a terminal, and so are never wrapped."""


class Screen:
    """Says things in one language, through `write`, which takes a line. `width` is asked anew each time."""

    def __init__(
        self,
        write: Callable[[str], None],
        lang: str,
        game: Game,
        *,
        paint: Paint | None = None,
        plain: bool = False,
        width: Callable[[], int] = lambda: 80,
    ) -> None:
        self.lang = lang
        self.game = game
        self.plain = plain
        self._write = write
        self._paint = paint or Paint()
        self._width = width
        self._known: set[str] = set()
        """Lines that stay true for long, and are not said again with every board."""

    # -- lines

    def words(self, what: str | Phrase, **args: Any) -> str:
        """A key or a phrase in the reader's language, on one line and fit for a terminal."""
        return clean(say(self.lang, what, self.game.name, **args))

    def say(self, what: str | Phrase, look: str = "", indent: str = "", more: str | None = None, **args: Any) -> None:
        """Says a sentence, wrapped."""
        text = self.words(what, **args)
        if isinstance(what, Phrase) and what.key in TYPED:
            self._write(INDENT + text)
        else:
            self.text(text, look, indent, more)

    def text(self, text: str, look: str = "", indent: str = "", more: str | None = None) -> None:
        """Writes a text, wrapped; a screen reader gets it in one line."""
        lines = [indent + text] if self.plain else wrap(text, min(self._width(), MOST_WIDTH), indent, more)
        for line in lines:
            self._write(self._paint(look, line))

    def gap(self) -> None:
        """An empty line, where things are drawn."""
        if not self.plain:
            self._write("")

    def head(self, what: str | Phrase, **args: Any) -> None:
        """Says a heading."""
        self.gap()
        self.say(what, look="strong", **args)

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    # -- what happens

    def told(self, told: Sequence[Told], numbered: bool = False) -> None:
        """What happened, event by event with its notation; `numbered` as the log has it, with its chapters."""
        chapter: Phrase | None = None
        for one in told:
            if numbered and one.chapter != chapter:
                chapter = one.chapter
                self.head(chapter)
            key = "term-event" if numbered else "term-did"
            self.say(key, more="  ", n=one.event.n, did=one.did, text=one.event.text)

    def status(self, state: GameState, names: Sequence[Name]) -> None:
        """What is to be decided."""
        self.say(self.game.status(state, names), "strong")

    # -- the board

    def board(self, state: GameState, names: Sequence[Name], wanted: str = "") -> None:
        """The whole board; plain, only the lines that have the wanted text in them."""
        story = self.game.description
        if self.plain or wanted:
            found = [line for row in story.squares(state, names) for line in map(self.words, row)]
            self._lines(line for line in found if wanted.casefold() in line.casefold())
            return
        marks = [f"[{seat + 1}]" for seat in range(len(names))]
        self.gap()
        self.say(story.progress(state), "strong")
        for (_, count), rows in groupby(story.squares(state, marks), _alike):
            cells = [[self._cell(phrase) for phrase in row] for row in rows]
            width = self._width()
            if len(cells) > 1 and count > 1:
                self._lines(grid(cells, width, self._paint))
            else:
                for row in cells:
                    self._lines(flow(row, width, self._paint, INDENT))
        legend = f"term-legend-{self.game.name.replace('_', '-')}"
        if has(legend, self.game.name):
            self._once(self.words(legend), "faint")

    def standing(self, state: GameState, names: Sequence[Name], actor: int) -> None:
        """Where everyone stands, and what there is besides; drawn, `>` marks the seat that is to act."""
        self.gap()
        for seat, row in enumerate(self.game.description.rows(state, names)):
            mark = ""
            if seat >= len(names):
                self._once(" ".join(map(self.words, row)))
                continue
            if not self.plain:
                mark = f"{'>' if seat == actor else ' '} [{seat + 1}] "
            text = " ".join(map(self.words, row))
            self.text(mark + text, "strong" if mark and seat == actor else "", more=" " * len(mark))
        if self.game.has_module("cards"):
            for goal in self.game.cards.goals(state):
                self._once(self.words("term-goal", goal=goal.said, how=goal.how))

    def again(self) -> None:
        """Has everything said again that was not, since it had not changed."""
        self._known.clear()

    def _once(self, text: str, look: str = "") -> None:
        if text not in self._known:
            self._known.add(text)
            self.text(text, look)

    def cards(self, state: GameState) -> None:
        """The cards in play, each with what it does, for games that have any."""
        found = self.game.cards.cards(state) if self.game.has_module("cards") else []
        if not found:
            self.say("term-no-cards")
        for name, does in found:
            self.say("term-figure", name=name, value=does, more="  ")

    def _cell(self, phrase: Phrase) -> Cell:
        return Cell(clean(self._short(phrase)), _look(phrase))

    def _short(self, phrase: Phrase) -> str:
        """A phrase in its short form, where there are words for one: its key after `term-`, and so its arguments."""
        args: dict[str, Any] = {"letter": ""}
        for name, value in phrase.args.items():
            if isinstance(value, Phrase):
                args[name] = self._short(value)
            elif isinstance(value, list):
                parts = cast("list[Any]", value)
                args[name] = "-".join(self._short(part) if isinstance(part, Phrase) else str(part) for part in parts)
            else:
                args[name] = value
                if isinstance(value, str) and is_colour(value):
                    args["letter"] = Phrase(f"colour-{value}-letter")
        key = f"term-{phrase.key}"
        if has(key, phrase.game):
            return say(self.lang, Phrase(key, args, phrase.game))
        within = {name: args[name] for name, value in phrase.args.items() if isinstance(value, Phrase)}
        return say(self.lang, phrase._replace(args={**phrase.args, **within}))

    # -- what may be done

    def choices(self, state: GameState, names: Sequence[Name], wanted: str = "") -> None:
        """Everything that may be done in notation, with what it would do; only where the wanted text is in it."""
        game = self.game
        found: list[tuple[str, str]] = []
        for action in game.legal(state):
            notation, does = game.text(state, action), self.words(game.preview(state, action, names))
            if wanted.casefold() in f"{notation} {does}".casefold():
                found.append((notation, does))
        if not found:
            self.say("term-no-choice", text=wanted)
            return
        self.say("text-choices", "strong")
        if self.plain:
            for notation, does in found:
                self.say("term-figure", name=notation, value=does)
            return
        size = max(len(notation) for notation, _ in found)
        for notation, does in found:
            self.text(f"{notation:{size}}  {does}", more=" " * (size + 2))

    def advice(self, advice: Advice) -> None:
        """The ways to go on, the best one marked, each with its figures."""
        for way in advice.ways:
            self.say("term-best" if way.is_best else "term-way", "best" if way.is_best else "", way=way.label)
            figures = [
                self.words("term-figure", name=column, value=cell)
                for column, cell in zip(advice.columns, way.cells, strict=True)
                if self.words(cell) != NO_FIGURE
            ]
            if self.plain:
                self._lines(figures)
            else:
                cells = [Cell("  " + figure if i == 0 else figure) for i, figure in enumerate(figures)]
                self._lines(flow(cells, min(self._width(), MOST_WIDTH), self._paint, "  "))
        self.say(advice.note, "faint")

    # -- rules

    def rules(self, wanted: str) -> bool:
        """The statement with that tag, or all those of a section; False if there is neither."""
        wanted = wanted.strip().casefold()
        sections = rulebook.sections(self.game)
        for section in sections:
            for entry in section.entries:
                if entry.tag.casefold() == wanted:
                    self._rule(entry)
                    return True
            if section.name.casefold() == wanted:
                self.say(section.title, "strong")
                for entry in section.entries:
                    self._rule(entry)
                return True
        return False

    def contents(self) -> None:
        """The sections of the rules, each with what to type for it."""
        for section in rulebook.sections(self.game):
            self.say("term-section", tag=section.name, title=section.title)

    def _rule(self, entry: rulebook.Entry) -> None:
        tag = f"{entry.tag} " if "." in entry.tag else ""
        self.text(tag + self._marked(rulebook.pieces(self.lang, entry)), more="  ")
        for stated in entry.more:
            self.text(self._marked(rulebook.stated_pieces(self.lang, stated)), indent="- ", more="  ")

    def _marked(self, pieces: Sequence[rulebook.Piece]) -> str:
        return clean("".join(f"[{self.words(f'mark-{piece.mark}')}]" if piece.mark else piece.text for piece in pieces))

    # -- the end

    def final(self, state: GameState, names: Sequence[Name], ending: Ending) -> None:
        """How it ended, with the final table, the winner first, and where the luck can be checked."""
        game, seats = self.game, range(len(names))
        self.head("final-head")
        self.say(ending.said, "best")
        shares = ending.shares
        order = sorted(seats, key=lambda seat: (-(shares[seat] if shares else 0), -game.points(state, seat), seat))
        parted = [game.breakdown(state, seat) for seat in order]
        table = [(self.words("final-share"), [str(shares[seat]) if shares else "–" for seat in order])]
        table += [(self.words(same[0].name), [self._piece(one) for one in same]) for same in zip(*parted, strict=True)]
        if len(parted[0]) >= ADDED_UP:
            table.append((self.words("final-points"), [str(game.points(state, seat)) for seat in order]))
        called = [self.words(Phrase("seat-text", {"name": names[seat]})) for seat in order]
        if self.plain:
            for i, name in enumerate(called):
                self.text(name)
                for kind, cells in table:
                    self.say("term-figure", name=kind, value=cells[i])
        else:
            self.gap()
            head = [Cell(""), *(Cell(name, "strong") for name in called)]
            rows = [[Cell(kind), *map(Cell, cells)] for kind, cells in table]
            self._lines(grid([head, *rows], self._width(), self._paint))
            self.gap()
        for phrase in ending.luck:
            self.say(phrase)

    def _piece(self, piece: Piece) -> str:
        """The points of a kind, and the pieces that made them: colours by name, cells as they are in notation."""
        game = self.game.name
        made = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
        if not made:
            return str(piece.points)
        return self.words("term-points-of", points=piece.points, pieces=made)


def _alike(row: Sequence[Phrase]) -> tuple[str, int]:
    """What rows have in common that stand in one grid: what their first cell is about, and how many cells they have."""
    return "-".join(row[0].key.split("-")[:2]), len(row)


def _look(phrase: Phrase) -> str:
    """The colour that a phrase is about, or that one of its arguments is; else an empty string."""
    found = phrase.key.split("-")
    if found[0] == "colour" and is_colour(found[1]):
        return found[1]
    args: Mapping[str, Any] = phrase.args
    for value in args.values():
        if isinstance(value, str) and is_colour(value):
            return value
        if isinstance(value, Phrase) and (look := _look(value)):
            return look
    return ""
