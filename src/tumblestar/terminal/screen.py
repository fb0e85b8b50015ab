"""Renders a game as lines of text: board, standing, choices, events and result.

By default the board is a grid of short cells, with seats as `[1]`, `[2]`. In plain mode, for screen readers, nothing is
drawn: there is one fact a line, in the words of the page's board in text.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import groupby, zip_longest

from tumblestar.contract import rulebook
from tumblestar.contract.game import Game
from tumblestar.contract.modules import Name, ScorePart
from tumblestar.contract.state import GameState
from tumblestar.insight import hints
from tumblestar.insight.report import share_phrase
from tumblestar.record.narration import EventText, outcome
from tumblestar.terminal.game_interface import FinalResult
from tumblestar.terminal.layout import COLUMN_GAP, Cell, Colours, clean, display_width, flow, grid, is_colour, wrap
from tumblestar.words import Argument, Arguments, Phrase, has, say
from tumblestar.words.text_input import folded

MAX_PROSE_WIDTH = 100
"""Characters that prose is wrapped to, even in a wider terminal."""
MIN_KINDS_FOR_TOTAL = 3
"""The final table has a line for the sum if there are at least so many kinds of points."""
INDENT = "    "
UNWRAPPED = ("term-type-join", "term-type-link", "term-type-play", "term-type-verify")
"""Messages that hold a command to copy, which are never wrapped."""


class Screen:
    """Prints to `write`, line by line, in one language. `width` is called for each output."""

    def __init__(
        self,
        write: Callable[[str], None],
        lang: str,
        game: Game,
        *,
        colours: Colours | None = None,
        plain: bool = False,
        width: Callable[[], int] = lambda: 80,
    ) -> None:
        self.lang = lang
        self.game = game
        self.plain = plain
        self.viewer: int | None = None
        """The seat that texts call "you": the only one that is played here."""
        self._write = write
        self._colours = colours or Colours()
        self._width = width
        self._said: set[str] = set()
        """Long-lived lines that were printed, and are not repeated with every board."""

    # -- lines

    def words(self, what: str | Phrase, **args: Argument) -> str:
        """Translates a key or phrase into one line that is safe for a terminal."""
        return clean(say(self.lang, what, self.game.name, self.viewer, **args))

    def say(self, what: str | Phrase, style: str = "", more: str | None = None, **args: Argument) -> None:
        """Prints a sentence, wrapped."""
        text = self.words(what, **args)
        if isinstance(what, Phrase) and what.key in UNWRAPPED:
            self._write(INDENT + text)
        else:
            self.text(text, style, more=more)

    def say_each(self, phrases: Iterable[Phrase], style: str = "", more: str | None = None) -> None:
        """Prints sentences, one below the other."""
        for phrase in phrases:
            self.say(phrase, style, more)

    def text(self, text: str, style: str = "", indent: str = "", more: str | None = None) -> None:
        """Prints text, wrapped except in plain mode."""
        lines = [indent + text] if self.plain else wrap(text, min(self._width(), MAX_PROSE_WIDTH), indent, more)
        for line in lines:
            self._write(self._colours(style, line))

    def blank_line(self) -> None:
        """Prints an empty line, except in plain mode."""
        if not self.plain:
            self._write("")

    def heading(self, what: str | Phrase) -> None:
        """Prints a heading."""
        self.blank_line()
        self.say(what, style="strong")

    def _lines(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._write(line)

    # -- what happens

    def narrate(self, events: Sequence[EventText], numbered: bool = False) -> None:
        """Prints events with their notation; `numbered` adds numbers and chapters, as in the log."""
        chapter: Phrase | None = None
        for event in events:
            if numbered and event.chapter != chapter:
                chapter = event.chapter
                self.heading(chapter)
            key = "term-event" if numbered else "term-did"
            self.say(key, more="  ", n=event.event.n, did=event.summary, text=event.event.text)

    def status(self, state: GameState, names: Sequence[Name]) -> None:
        """Prints what is to be decided."""
        self.say(self.game.status(state, names), "strong")

    # -- the board

    def board(self, state: GameState, names: Sequence[Name], wanted: str = "") -> None:
        """Prints the board; with `wanted`, or in plain mode, only the lines that contain `wanted`."""
        description = self.game.description
        if self.plain or wanted:
            facts = [line for row in description.squares(state, names) for line in map(self.words, row)]
            self._lines(line for line in facts if folded(wanted) in folded(line))
            return
        marks = [f"[{seat + 1}]" for seat in range(len(names))]
        self.blank_line()
        self.say(description.progress(state), "strong")
        for (_, count), rows in groupby(description.squares(state, marks), _alike):
            width = self._width()
            cells = _side_by_side([(row[0], [self._cell(phrase) for phrase in row]) for row in rows], width)
            if len(cells) > 1 and count > 1:
                self._lines(grid(cells, width, self._colours))
            else:
                for row in cells:
                    self._lines(flow(row, width, self._colours, INDENT))
        legend = f"term-legend-{self.game.name.replace('_', '-')}"
        if has(legend, self.game.name):
            self._once(self.words(legend), "faint")

    def standing(self, state: GameState, names: Sequence[Name], actor: int) -> None:
        """Prints where each seat stands, `>` at the seat to act. A drawn board leaves to `cards` what it explains."""
        self.blank_line()
        has_cards = self.game.has_module("cards") and not self.plain
        explained = tuple(self.words(name) for name, _ in self.game.cards.cards(state)) if has_cards else ()
        for seat, row in enumerate(self.game.description.rows(state, names)):
            mark = ""
            if seat >= len(names):
                if not (explained and self.words(row[0]).startswith(explained)):
                    self._once(" ".join(self.words(phrase if self.plain else self._brief(phrase)) for phrase in row))
                continue
            if not self.plain:
                mark = f"{'>' if seat == actor else ' '} [{seat + 1}] "
            text = " ".join(map(self.words, row))
            self.text(mark + text, "strong" if mark and seat == actor else "", more=" " * len(mark))
        if self.game.has_module("cards"):
            for goal in self.game.cards.goals(state):
                self._once(self.words("term-goal", goal=goal.label, how=goal.status))

    def position(self, state: GameState, names: Sequence[Name], actor: int) -> None:
        """Prints the board, except in plain mode, and where each seat stands."""
        if not self.plain:
            self.board(state, names)
        self.standing(state, names, actor)

    def forget_said(self) -> None:
        """Makes long-lived lines be printed again."""
        self._said.clear()

    def _once(self, text: str, style: str = "") -> None:
        if text not in self._said:
            self._said.add(text)
            self.text(text, style)

    def cards(self, state: GameState) -> None:
        """Prints the cards in play, each with its effect, for games with cards."""
        cards = self.game.cards.cards(state) if self.game.has_module("cards") else []
        if not cards:
            self.say("term-no-cards")
        for name, does in cards:
            self.say("term-figure", name=name, value=does, more="  ")

    def _cell(self, phrase: Phrase) -> Cell:
        return Cell(clean(self._short(phrase)), _style(phrase))

    def _brief(self, phrase: Phrase) -> Phrase:
        """A sentence in the form for a drawn board, if it has one: its key with the prefix `term-`."""
        key = f"term-{phrase.key}"
        return phrase._replace(key=key) if has(key, phrase.game) else phrase

    def _short(self, phrase: Phrase) -> str:
        """Translates a phrase in its short form, if it has one: its key and arguments with the prefix `term-`."""
        args: Arguments = {"letter": ""}
        for name, value in phrase.args.items():
            if isinstance(value, Phrase):
                args[name] = self._short(value)
            elif isinstance(value, list):
                args[name] = "-".join(self._short(part) if isinstance(part, Phrase) else str(part) for part in value)
            else:
                args[name] = value
                if isinstance(value, str) and is_colour(value):
                    args["letter"] = Phrase(f"colour-{value}-letter")
        key = f"term-{phrase.key}"
        if has(key, phrase.game):
            return say(self.lang, Phrase(key, args, phrase.game), viewer=self.viewer)
        within = {name: args[name] for name, value in phrase.args.items() if isinstance(value, Phrase)}
        return say(self.lang, phrase._replace(args={**phrase.args, **within}), viewer=self.viewer)

    # -- what may be done

    def choices(self, state: GameState, names: Sequence[Name], wanted: str = "") -> None:
        """Prints all legal actions with their effects that contain `wanted`."""
        game = self.game
        choices: list[tuple[str, str]] = []
        for action in game.legal(state):
            notation, does = game.text(state, action), self.words(game.preview(state, action, names))
            if folded(wanted) in folded(f"{notation} {does}"):
                choices.append((notation, does))
        if not choices:
            self.say("term-no-choice", text=wanted)
            return
        self.say("actions-label", "strong")
        if self.plain:
            for notation, does in choices:
                self.say("term-figure", name=notation, value=does)
            return
        size = max(display_width(notation) for notation, _ in choices)
        for notation, does in choices:
            gap = " " * (size + 2 - display_width(notation))
            self.text(notation + gap + does, more=" " * (size + 2))

    def hint(self, s: GameState, hint: hints.Hint, valued: hints.Valued, *, has_shares: bool) -> None:
        """Prints the ways to go on in state `s`, in words and in notation, with their figures, and which is best."""
        if said := hints.verdict(hint):
            self.say(said)
        for i, way in enumerate(hint.ways):
            is_best = hint.has_best and not i
            label = Phrase("term-alike", {"way": way.label, "count": len(way.alike)}) if way.alike else way.label
            if way.actions:
                label = Phrase("term-did", {"did": label, "text": "; ".join(self.game.texts(s, way.actions))})
            self.say("term-best" if is_best else "term-way", "best" if is_best else "", way=label)
            share = [(Phrase("hint-win"), share_phrase(way.shares[hint.seat]))] if way.shares else []
            figures = [
                self.words("term-figure", name=column, value=cell)
                for column, cell in (*share, *zip(hint.columns, way.cells, strict=True))
                if hints.is_figure(cell)
            ]
            if self.plain:
                self._lines(figures)
            else:
                cells = [Cell("  " + figure if i == 0 else figure) for i, figure in enumerate(figures)]
                self._lines(flow(cells, min(self._width(), MAX_PROSE_WIDTH), self._colours, "  "))
        if hint.missing and has_shares:
            self.say("hint-working", style="faint", count=hint.missing)
        self.say_each(hints.notes(self.game, s.seats, hint, valued, has_shares=has_shares), "faint")

    # -- rules and commands

    def commands(self, does: Mapping[str, str]) -> None:
        """Prints what can be typed: `?` and commands, each with the end of the key of what it does."""
        self.say("term-help")
        for name, key in {"?": "choices", **does}.items():
            word = name if name == "?" else self.words(f"term-word-{name}")
            self.say("term-command", word=word, does=Phrase(f"term-does-{key}"), more="  ")

    def rules(self, wanted: str) -> bool:
        """Prints the rule with a tag, or the rules of a section. Returns False if there is neither."""
        wanted = folded(wanted.strip())
        sections = rulebook.sections(self.game)
        for section in sections:
            for entry in section.entries:
                if folded(entry.tag) == wanted:
                    self._rule(entry)
                    return True
            if folded(section.name) == wanted:
                self.say(section.title, "strong")
                for entry in section.entries:
                    self._rule(entry)
                return True
        return False

    def contents(self) -> None:
        """Prints the sections of the rules."""
        for section in rulebook.sections(self.game):
            self.say("term-section", tag=section.name, title=section.title)

    def _rule(self, entry: rulebook.Rule) -> None:
        tag = f"{entry.tag} " if "." in entry.tag else ""
        self.text(clean(tag + rulebook.plain(self.lang, rulebook.pieces(self.lang, entry))), more="  ")
        for stated in entry.statements:
            text = rulebook.plain(self.lang, rulebook.statement_pieces(self.lang, stated))
            self.text(clean(text), indent="- ", more="  ")

    # -- the end

    def final_result(self, state: GameState, names: Sequence[Name], ending: FinalResult) -> None:
        """Prints the result: the final table, winner first, and the checks of chance."""
        game, seats = self.game, range(len(names))
        self.heading("final-head")
        self.say(ending.phrase, "best")
        shares = ending.shares
        order = sorted(seats, key=lambda seat: (-(shares[seat] if shares else 0), -game.points(state, seat), seat))
        parted = [game.breakdown(state, seat) for seat in order]
        outcomes = [outcome(shares[seat]) if shares else None for seat in order]
        table = [(self.words("final-share"), [self.words(phrase) if phrase else "–" for phrase in outcomes])]
        table += [(self.words(same[0].name), list(map(self._piece, same))) for same in zip(*parted, strict=True)]
        if len(parted[0]) >= MIN_KINDS_FOR_TOTAL:
            table.append((self.words("final-points"), [str(game.points(state, seat)) for seat in order]))
        called = [self.words(Phrase("seat-text", {"name": names[seat]})) for seat in order]
        if self.plain:
            for i, name in enumerate(called):
                self.text(name)
                for kind, cells in table:
                    self.say("term-figure", name=kind, value=cells[i])
        else:
            self.blank_line()
            head = [Cell(""), *(Cell(name, "strong") for name in called)]
            rows = [[Cell(kind), *map(Cell, cells)] for kind, cells in table]
            self._lines(grid([head, *rows], self._width(), self._colours))
            self.blank_line()
        self.say_each(ending.luck)

    def _piece(self, piece: ScorePart) -> str:
        """The points of a kind, and the pieces that scored them."""
        game = self.game.name
        pieces = [Phrase(key, {}, game) if has(key := f"colour-{name}", game) else name for name in piece.pieces]
        if not pieces:
            return str(piece.points)
        return self.words("term-points-of", points=piece.points, pieces=pieces)


def _alike(row: Sequence[Phrase]) -> tuple[str, int]:
    """The key by which rows are grouped into one grid: the subject of the first cell and the number of cells."""
    return "-".join(row[0].key.split("-")[:2]), len(row)


def _side_by_side(rows: Sequence[tuple[Phrase, list[Cell]]], width: int) -> list[list[Cell]]:
    """The rows of several seats, each headed by its seat, joined as far as the width allows."""
    seats: dict[str, list[list[Cell]]] = {}
    for head, cells in rows:
        seats.setdefault(str(head.args.get("seat")), []).append(cells)
    blocks = list(seats.values())
    is_headed = len({head.key for head, _ in rows}) == 1 and len({len(block) for block in blocks}) == 1
    for count in range(len(blocks) if is_headed else 1, 1, -1):
        groups = [blocks[i : i + count] for i in range(0, len(blocks), count)]
        joined = [[cell for row in line for cell in row] for group in groups for line in zip(*group, strict=True)]
        columns = zip_longest(*joined, fillvalue=Cell(""))
        if sum(max(display_width(cell.text) for cell in column) + len(COLUMN_GAP) for column in columns) <= width:
            return joined
    return [cells for _, cells in rows]


def _style(phrase: Phrase) -> str:
    """The colour that a phrase or one of its arguments names, or an empty string."""
    words = phrase.key.split("-")
    if words[0] == "colour" and is_colour(words[1]):
        return words[1]
    for value in phrase.args.values():
        if isinstance(value, str) and is_colour(value):
            return value
        if isinstance(value, Phrase) and (style := _style(value)):
            return style
    return ""
