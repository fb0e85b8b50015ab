"""Twisty in text: actions and states, written and read (grammar and examples: docs/twisty.md).

Squares are a1 to g7 as in chess. A move is `a1-b3` (read also: `b3`), then there are `stay` and `corner a1`;
set-up by chance is `b1:red`, `card red` and `first 2`. A state is one line of `key=value` with defaults left out.
"""

import re
from collections.abc import Callable
from functools import lru_cache

from tumblestar.contract.errors import Unreadable
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
from tumblestar.games.twisty.rules import (
    CARDS,
    CORNERING,
    COUNTERS,
    ENDED,
    EXTRA,
    FIRST,
    HELD,
    MOST_SEATS,
    MOVE,
    NOBODY,
    NOWHERE,
    OPTIONS,
    ROBBED,
    ROUNDS,
    SAFE,
    SEATS,
    STAY,
    State,
    setup,
    start,
)
from tumblestar.state_text import entries, options_words, read, read_options, whole, wrong
from tumblestar.words import Phrase

SQUARE_NAMES: tuple[str, ...] = tuple(file + rank for rank in "1234567" for file in "abcdefg")
SQUARE_NUMBERS = {name: square for square, name in enumerate(SQUARE_NAMES)}
PHASES = {
    "counters": COUNTERS,
    "cards": CARDS,
    "first": FIRST,
    "corners": CORNERING,
    "move": MOVE,
    "extra": EXTRA,
    "robbed": ROBBED,
    "over": ENDED,
}
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}
COLOUR_LETTERS = {
    "red": "R",
    "orange": "O",
    "yellow": "Y",
    "green": "G",
    "blue": "B",
    "purple": "P",
    "pink": "K",
    "black": "N",
}
LETTERS = (".", *(COLOUR_LETTERS[name] for name in COLOUR_NAMES), *"sdlth")
"""The letter of each kind: capitals for cubes, small ones for special counters (h, haven, is safety)."""
KINDS_BY_LETTER = {letter: kind for kind, letter in enumerate(LETTERS) if kind}
KINDS_BY_NAME = {name: kind for kind, name in enumerate(KIND_NAMES) if kind}
COLOURS_BY_NAME = {name: colour for colour, name in enumerate(COLOUR_NAMES, 1)}

# ------------------------------------------------------------------------------------------------ actions


def text(s: State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == COUNTERS:
        return f"{SQUARE_NAMES[LAID[s.laid]]}:{KIND_NAMES[action]}"
    if s.phase == CARDS:
        return f"card {KIND_NAMES[action]}"
    if s.phase == FIRST:
        return f"first {action + 1}"
    if s.phase in (CORNERING, ROBBED):
        return f"corner {SQUARE_NAMES[action]}"
    if action == STAY:
        return "stay"
    return f"{SQUARE_NAMES[s.pawn[s.who]]}-{SQUARE_NAMES[action]}"


def parse(s: State, words: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    said = words.strip()
    if s.phase == COUNTERS:
        return _parse_counter(s, said)
    if s.phase == CARDS:
        name = said.removeprefix("card ").strip()
        if name not in COLOURS_BY_NAME:
            raise Unreadable(Phrase("unread-card", {"text": said, "colours": list(COLOUR_NAMES)}, "twisty"))
        return COLOURS_BY_NAME[name]
    if s.phase == FIRST:
        number = said.removeprefix("first ").strip()
        if not re.fullmatch("[1-9]", number):
            raise Unreadable(Phrase("unread-first", {"text": said, "count": s.seats}, "twisty"))
        return int(number) - 1
    if s.phase in (CORNERING, ROBBED):
        name = said.removeprefix("corner ").strip()
        if name not in SQUARE_NUMBERS:
            raise Unreadable(Phrase("unread-corner", {"text": said}, "twisty"))
        return SQUARE_NUMBERS[name]
    if said == "stay":
        return STAY
    start_name, dash, target = said.rpartition("-")
    here = _square_text(int(s.pawn[s.who]))
    if target not in SQUARE_NUMBERS or (dash and start_name not in SQUARE_NUMBERS):
        raise Unreadable(Phrase("unread-move", {"text": said}, "twisty"))
    if dash and start_name != here:
        raise Unreadable(Phrase("unread-start", {"text": said, "square": here}, "twisty"))
    return SQUARE_NUMBERS[target]


def _parse_counter(s: State, said: str) -> int:
    square, colon, name = said.rpartition(":")
    laid: int = s.laid
    here = SQUARE_NAMES[LAID[laid]]
    if name.strip() not in KINDS_BY_NAME:
        raise Unreadable(Phrase("unread-counter", {"text": said, "kinds": list(KIND_NAMES[1:])}, "twisty"))
    if colon and square.strip() != here:
        raise Unreadable(Phrase("unread-square", {"text": said, "square": here}, "twisty"))
    return KINDS_BY_NAME[name.strip()]


def several(s: State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen: "card red" is one outcome."""
    del s
    told: list[str] = []
    for word in words:
        if told and told[-1] in ("card", "first", "corner"):
            told[-1] += f" {word}"
        else:
            told.append(word)
    return told


# ------------------------------------------------------------------------------------------------ states


def state_text(s: State) -> str:
    """A state as one line of `key=value`, defaults left out."""
    words = [f"board={_board_text(tuple(s.board))}"]
    seats = range(s.seats)
    words.append("pawns=" + ",".join([_square_text(s.pawn[i]) for i in seats]))
    rows = [_row_text(tuple(s.series[i]), tuple(s.cubes[i]), s.held[i]) for i in seats]
    words.append("rows=" + ",".join(rows))
    if s.phase != MOVE:
        words.append(f"phase={PHASE_NAMES[s.phase]}")
    if s.mover:
        words.append(f"turn={s.mover + 1}")
    if s.who != s.mover:
        words.append(f"actor={s.who + 1}")
    if s.landed:
        words.append(_landed_text(s.landed))
    if s.laid:
        words.append(f"laid={s.laid}")
    if s.turns:
        words.append(f"turns={s.turns}")
    if s.winner != NOBODY:
        words.append(f"winner={s.winner + 1}")
    return " ".join([*words, *options_words(s, OPTIONS)])


def _square_text(square: int) -> str:
    return "-" if square == NOWHERE else SQUARE_NAMES[square]


@lru_cache(maxsize=4096)
def _board_text(board: tuple[int, ...]) -> str:
    """Few actions change a board."""
    cells = "".join([LETTERS[kind] for kind in board])
    line = "/".join([cells[rank * SIZE : rank * SIZE + SIZE] for rank in range(SIZE - 1, -1, -1)])
    for run in range(SIZE, 0, -1):
        line = line.replace("." * run, str(run))
    return line


@lru_cache(maxsize=4096)
def _landed_text(landed: int) -> str:
    return "landed=" + ",".join([name for i, name in enumerate(SQUARE_NAMES) if (landed >> i) & 1])


@lru_cache(maxsize=4096)
def _row_text(series: tuple[int, ...], cubes: tuple[int, ...], held: int) -> str:
    collected = [LETTERS[colour] + "!" if cubes[colour] == SAFE else LETTERS[colour] for colour in series[:held]]
    wanted = [LETTERS[colour] for colour in series[held:] if colour]
    return "".join(collected) + "." + "".join(wanted)


def parse_state(line: str) -> State:
    """The state that a line stands for. Raises Unreadable, naming the entry at fault."""
    given = entries(line, _READERS, "twisty")
    rows = given.get("rows", "").split(",")
    if len(rows) not in SEATS or "board" not in given:
        raise _state_error("rows", given.get("rows", ""))
    s = State.fresh()
    setup(s, len(rows), {})
    start(s, len(rows))
    s.phase = MOVE
    read(s, given, _READERS, "twisty")
    if "actor" not in given:
        s.who = s.mover if s.phase != CORNERING else (s.mover + s.laid) % s.seats
    _check(s)
    return s


def _state_error(key: str, value: object) -> Unreadable:
    return wrong("twisty", key, value)


def _read_board(s: State, value: str) -> None:
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


def _read_pawns(s: State, value: str) -> None:
    names = value.split(",")
    if len(names) != s.seats:
        raise ValueError(value)
    for seat, name in enumerate(names):
        s.pawn[seat] = NOWHERE if name == "-" else SQUARE_NUMBERS[name]


def _read_rows(s: State, value: str) -> None:
    for seat, row in enumerate(value.split(",")):
        collected, dot, rest = row.partition(".")
        cards = re.findall("([A-Z])(!?)", collected)
        if not dot or "".join(card + mark for card, mark in cards) != collected:
            raise ValueError(value)
        colours = [KINDS_BY_LETTER[card] for card, _ in cards] + [KINDS_BY_LETTER[card] for card in rest]
        if len(set(colours)) != len(colours) or any(colour > COLOURS for colour in colours):
            raise ValueError(value)
        s.held[seat] = len(cards)
        for i, colour in enumerate(colours):
            s.series[seat][i] = colour
        for card, mark in cards:
            s.cubes[seat][KINDS_BY_LETTER[card]] = SAFE if mark else HELD
            s.bag[KINDS_BY_LETTER[card]] -= 1


def _seat_number(s: State, value: str) -> int:
    if not 1 <= int(value) <= s.seats:
        raise ValueError(value)
    return int(value) - 1


def _read_phase(s: State, value: str) -> None:
    s.phase = PHASES[value]


def _read_turn(s: State, value: str) -> None:
    s.mover = s.who = _seat_number(s, value)


def _read_actor(s: State, value: str) -> None:
    s.who = _seat_number(s, value)


def _read_landed(s: State, value: str) -> None:
    for name in value.split(","):
        s.landed |= 1 << SQUARE_NUMBERS[name]


def _read_laid(s: State, value: str) -> None:
    s.laid = whole(value, COUNTERS_LAID - 1)


def _read_turns(s: State, value: str) -> None:
    s.turns = whole(value, ROUNDS * MOST_SEATS)


def _read_winner(s: State, value: str) -> None:
    s.winner = _seat_number(s, value)


def _read_options(s: State, value: str) -> None:
    read_options(s, value, OPTIONS)


_READERS: dict[str, Callable[[State, str], None]] = {
    "board": _read_board,
    "pawns": _read_pawns,
    "rows": _read_rows,
    "phase": _read_phase,
    "turn": _read_turn,
    "actor": _read_actor,
    "landed": _read_landed,
    "laid": _read_laid,
    "turns": _read_turns,
    "winner": _read_winner,
    "options": _read_options,
}


def _check(s: State) -> None:
    """Refuses a line whose entries do not go together."""
    if s.phase != COUNTERS:
        # A position may leave counters out (they are then out of the game), but not have more than the box.
        for kind in range(1, len(COUNTS)):
            if s.bag[kind] < 0:
                raise _state_error("board", KIND_NAMES[kind])
            s.bag[kind] = 0
    dealt = all(all(s.series[seat]) for seat in range(s.seats))
    if s.phase > CARDS and not dealt:
        raise _state_error("rows", "")
    if s.phase in (MOVE, EXTRA, ROBBED) and any(s.pawn[seat] == NOWHERE for seat in range(s.seats)):
        raise _state_error("pawns", "")
    if s.phase == COUNTERS and any(s.bag[kind] < 0 for kind in range(1, len(COUNTS))):
        raise _state_error("board", "")
    if s.phase == COUNTERS and sum(kind > 0 for kind in s.board) != s.laid:
        raise _state_error("laid", str(s.laid))
    if s.short_game and s.phase != ENDED and COLOURS in s.held[: s.seats]:  # TY-5.4: the seventh cube has won
        raise _state_error("rows", "")
    places = [s.pawn[seat] for seat in range(s.seats) if s.pawn[seat] != NOWHERE]
    if s.phase in (MOVE, EXTRA) and len(set(places)) < len(places):
        raise _state_error("pawns", "")
    if s.phase == CORNERING and any(square not in CORNERS for square in places):
        raise _state_error("pawns", "")
    if s.phase == EXTRA and KIND_NAMES[s.board[s.pawn[s.mover]]] not in SPECIAL_NAMES[:4]:
        raise _state_error("phase", "extra")
    if s.phase == ROBBED and (s.who == s.mover or s.pawn[s.who] != s.pawn[s.mover]):
        raise _state_error("actor", str(s.who + 1))
