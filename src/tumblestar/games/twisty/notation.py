"""Twisty in text: actions and states, written and read (grammar and examples: docs/twisty.md).

Squares are a1 to g7 as in chess. A move is `a1-b3` (read also: `b3`), then there are `stay` and `corner a1`;
set-up by chance is `b1:red`, `card red` and `first 2`. A state is one line of `key=value` with defaults left out.
"""

import re

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import join_pairs, unread
from tumblestar.contract.state_text import Entry, Table, flags, named, number, seat, wrong
from tumblestar.games.twisty import rules
from tumblestar.games.twisty.parts import (
    COLOUR_NAMES,
    COLOURS,
    CORNERS,
    COUNTERS_LAID,
    COUNTS,
    EMPTY,
    KIND_NAMES,
    LAID,
    SIZE,
    SPECIAL_NAMES,
)
from tumblestar.picture.theme import LETTERS as COLOUR_LETTERS
from tumblestar.words import Phrase

GAME = "twisty"
SQUARE_NAMES: tuple[str, ...] = tuple(file + rank for rank in "1234567" for file in "abcdefg")
SQUARE_NUMBERS = {name: square for square, name in enumerate(SQUARE_NAMES)}
PHASES = ("counters", "cards", "first", "corners", "move", "extra", "robbed", "over")
"""The names of the phases, in their order in the rules."""
LETTERS = (".", *(COLOUR_LETTERS[name] for name in COLOUR_NAMES), *"sdlth")
"""The letter of each kind: capitals for cubes, small ones for special counters (h, haven, is safety)."""
KINDS_BY_LETTER = {letter: kind for kind, letter in enumerate(LETTERS) if kind}
KINDS_BY_NAME = {name: kind for kind, name in enumerate(KIND_NAMES) if kind}
COLOURS_BY_NAME = {name: colour for colour, name in enumerate(COLOUR_NAMES, 1)}

# -- actions


def text(s: rules.State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == rules.COUNTERS:
        return f"{SQUARE_NAMES[LAID[s.laid]]}:{KIND_NAMES[action]}"
    if s.phase == rules.CARDS:
        return f"card {KIND_NAMES[action]}"
    if s.phase == rules.FIRST:
        return f"first {action + 1}"
    if s.phase in (rules.CORNERING, rules.ROBBED):
        return f"corner {SQUARE_NAMES[action]}"
    if action == rules.STAY:
        return "stay"
    return f"{SQUARE_NAMES[s.pawn[s.who]]}-{SQUARE_NAMES[action]}"


def parse(s: rules.State, text: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    text = text.strip()
    if s.phase == rules.COUNTERS:
        return _parse_counter(s, text)
    if s.phase == rules.CARDS:
        name = text.removeprefix("card ").strip()
        if name not in COLOURS_BY_NAME:
            raise Unreadable(Phrase("unread-card", {"text": text, "colours": list(COLOUR_NAMES)}, GAME))
        return COLOURS_BY_NAME[name]
    if s.phase == rules.FIRST:
        digit = text.removeprefix("first ").strip()
        if not re.fullmatch("[1-9]", digit):
            raise Unreadable(Phrase("unread-first", {"text": text, "count": s.seats}, GAME))
        return int(digit) - 1
    if s.phase in (rules.CORNERING, rules.ROBBED):
        name = text.removeprefix("corner ").strip()
        if name not in SQUARE_NUMBERS:
            raise unread(s, text)
        return SQUARE_NUMBERS[name]
    if text == "stay":
        return rules.STAY
    start, dash, target = text.rpartition("-")
    if target not in SQUARE_NUMBERS or (dash and start not in SQUARE_NUMBERS):
        raise unread(s, text)
    if dash and SQUARE_NUMBERS[start] != s.pawn[s.who]:
        raise Unreadable(Phrase("unread-start", {"text": text, "square": SQUARE_NAMES[s.pawn[s.who]]}, GAME))
    return SQUARE_NUMBERS[target]


def _parse_counter(s: rules.State, text: str) -> int:
    square, colon, name = text.rpartition(":")
    next_square = SQUARE_NAMES[LAID[s.laid]]
    if name.strip() not in KINDS_BY_NAME:
        raise Unreadable(Phrase("unread-counter", {"text": text, "kinds": list(KIND_NAMES[1:])}, GAME))
    if colon and square.strip() != next_square:
        raise Unreadable(Phrase("unread-square", {"text": text, "square": next_square}, GAME))
    return KINDS_BY_NAME[name.strip()]


def several(s: rules.State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen."""
    return join_pairs(words, ("card", "first", "corner"))


# -- states


def _board_text(s: rules.State) -> str:
    return _ranks_text(tuple(s.board))


def _ranks_text(board: tuple[int, ...]) -> str:
    """The ranks from the top, with slashes between; a digit stands for so many bare squares. Few actions change it."""
    cells = "".join([LETTERS[kind] for kind in board])
    text = "/".join([cells[rank * SIZE : rank * SIZE + SIZE] for rank in range(SIZE - 1, -1, -1)])
    for run in range(SIZE, 0, -1):
        text = text.replace("." * run, str(run))
    return text


def _read_board(s: rules.State, value: str) -> None:
    ranks = value.split("/")
    if len(ranks) != SIZE:
        raise ValueError(value)
    for i, line in enumerate(ranks):
        cells = re.sub("[1-7]", lambda run: "." * int(run[0]), line)
        if len(cells) != SIZE:
            raise ValueError(value)
        for file, letter in enumerate(cells):
            kind = EMPTY if letter == "." else KINDS_BY_LETTER[letter]
            square = (SIZE - 1 - i) * SIZE + file
            if kind and square not in LAID:
                raise ValueError(value)
            s.board[square] = kind
            s.bag[kind] -= kind > 0


def _rows_text(s: rules.State) -> str:
    """Each seat's cards: those collected, `!` after a protected cube, a dot, and those that are wanted."""
    return ",".join([_row_text(tuple(s.series[i]), tuple(s.cubes[i]), s.held[i]) for i in range(s.seats)])


def _row_text(series: tuple[int, ...], cubes: tuple[int, ...], held: int) -> str:
    collected = [LETTERS[colour] + "!" if cubes[colour] == rules.SAFE else LETTERS[colour] for colour in series[:held]]
    wanted = [LETTERS[colour] for colour in series[held:] if colour]
    return "".join(collected) + "." + "".join(wanted)


def _read_rows(s: rules.State, value: str) -> None:
    for i, row in enumerate(value.split(",")):
        collected, dot, rest = row.partition(".")
        cards = re.findall("([A-Z])(!?)", collected)
        if not dot or "".join(card + mark for card, mark in cards) != collected:
            raise ValueError(value)
        colours = [KINDS_BY_LETTER[card] for card, _ in cards] + [KINDS_BY_LETTER[card] for card in rest]
        if len(set(colours)) != len(colours) or any(colour > COLOURS for colour in colours):
            raise ValueError(value)
        s.held[i] = len(cards)
        s.series[i][: len(colours)] = colours
        for card, mark in cards:
            s.cubes[i][KINDS_BY_LETTER[card]] = rules.SAFE if mark else rules.HELD
            s.bag[KINDS_BY_LETTER[card]] -= 1


def _actor_text(s: rules.State) -> str:
    """The seat that decides; empty where that follows."""
    return "" if s.who in (s.mover, rules.NOBODY) else str(s.who + 1)


def _blank(s: rules.State) -> None:
    """A line without a phase is one in the middle of a game; who decides follows where it has no actor."""
    s.phase, s.who = rules.MOVE, rules.NOBODY


def _turn_of(s: rules.State) -> int:
    """Who decides, unless somebody was robbed."""
    return (s.mover + s.laid) % s.seats if s.phase == rules.CORNERING else s.mover


def _cards_dealt(s: rules.State, seat: int) -> int:
    """How many cards a seat's row has by now (TY-2.3)."""
    if s.phase > rules.CARDS:
        return COLOURS
    laid = s.laid if s.phase == rules.CARDS else 0
    return laid if s.same_order else min(max(laid - COLOURS * seat, 0), COLOURS)


def _check(s: rules.State) -> None:
    """Completes a state, and refuses one whose entries do not go together."""
    if s.who == rules.NOBODY:
        s.who = _turn_of(s)
    lacking = [KIND_NAMES[kind] for kind in range(1, len(COUNTS)) if s.bag[kind] < 0]
    if lacking:
        raise wrong(GAME, "board", lacking[0])
    if s.phase != rules.COUNTERS:  # a position may leave counters out: they are out of the game
        s.bag[1:] = [0] * (len(COUNTS) - 1)
    elif {square for square, kind in enumerate(s.board) if kind > 0} != {*LAID[: s.laid]}:
        raise ValueError("laid")
    if s.turns > rules.ROUNDS * s.seats - (s.phase != rules.ENDED):  # TY-5.5
        raise ValueError("turns")
    cards = [sum(map(bool, row)) for row in s.series[: s.seats]]
    if cards != [_cards_dealt(s, seat) for seat in range(s.seats)]:
        raise ValueError("rows")
    if s.short_game and s.phase != rules.ENDED and COLOURS in s.held[: s.seats]:  # TY-5.4: the seventh cube has won
        raise ValueError("rows")
    placed = [seat for seat in range(s.seats) if s.pawn[seat] != rules.NOWHERE]
    places = {s.pawn[seat] for seat in placed}
    if s.phase <= rules.CORNERING and (
        placed != sorted((s.mover + i) % s.seats for i in range(s.laid if s.phase == rules.CORNERING else 0))
        or not places <= {*CORNERS}
    ):
        raise ValueError("pawns")
    if s.phase in (rules.MOVE, rules.EXTRA, rules.ROBBED) and len(placed) < s.seats:
        raise ValueError("pawns")
    if s.phase not in (rules.ROBBED, rules.ENDED) and len(places) < len(placed):
        raise ValueError("pawns")
    if s.phase == rules.EXTRA and KIND_NAMES[s.board[s.pawn[s.mover]]] not in SPECIAL_NAMES[:4]:
        raise ValueError("phase")
    if s.phase == rules.ROBBED:
        if s.who == s.mover or s.pawn[s.who] != s.pawn[s.mover]:
            raise ValueError("actor")
    elif s.phase != rules.ENDED and s.who != _turn_of(s):
        raise ValueError("actor")


_TABLE = Table(
    GAME,
    rules.State,
    Entry("board", _board_text, _read_board),
    named("pawns", {"-": rules.NOWHERE} | SQUARE_NUMBERS, "pawn")._replace(always=True),
    Entry("rows", _rows_text, _read_rows),
    named("phase", PHASES),
    seat("turn", "mover"),
    Entry("actor", _actor_text, seat("actor", "who").read),
    flags("landed", SQUARE_NAMES, ","),
    number("laid", COUNTERS_LAID - 1),
    number("turns", rules.ROUNDS * rules.MOST_SEATS),
    seat("winner", "winner"),
    counted="rows",
    required=("board", "rows"),
    blank=_blank,
    check=_check,
)
state_text, parse_state = _TABLE.text, _TABLE.parse
