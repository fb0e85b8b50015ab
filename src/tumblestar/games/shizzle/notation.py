"""Shizzle in text: actions and states, written and read (grammar and examples: docs/shizzle.md).

A face is the letter of its colour and its number, `R4`; it is on one die only. A die that falls or joins is written as
its face; then there are `roll`, `stop`, `take` and `attack 2`. Before the first roll there are `1.3:blue` (die 1,
number 3), `first 2` and `die 4`. A state is one line of `key=value` with defaults left out.
"""

import re
from collections.abc import Callable

from tumblestar.contract.errors import Unreadable
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE, LETTERS, TABLE, latin_fault
from tumblestar.games.shizzle.rules import (
    ATTACK,
    CHOOSE,
    DICE_MADE,
    ENDED,
    FIRST,
    NO_DIE,
    OPTIONS,
    READY,
    ROLL,
    ROLLING,
    SEATS,
    SETTLE,
    SPARK,
    STOP,
    TAKE,
    State,
    ends_game,
    face,
    fits,
    has_follower,
    has_victim,
    joining,
    setup,
    start,
)
from tumblestar.state_text import entries, options_words, read, read_options, whole, wrong
from tumblestar.words import Phrase

GAME = "shizzle"
PHASES = {
    "dice": DICE_MADE,
    "first": FIRST,
    "spark": SPARK,
    "ready": READY,
    "rolling": ROLLING,
    "choose": CHOOSE,
    "settle": SETTLE,
    "over": ENDED,
}
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}
WORDS = {"stop": STOP, "roll": ROLL, "take": TAKE}
MOST_POINTS = 1000
"""The largest bank or score of a state in text."""

# ------------------------------------------------------------------------------------------------ actions


def text(s: State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == DICE_MADE:
        return f"{s.made // DICE + 1}.{s.made % DICE + 1}:{COLOUR_NAMES[action]}"
    if s.phase == FIRST:
        return f"first {action + 1}"
    if s.phase == SPARK:
        return f"die {action + 1}"
    if s.phase == ROLLING:
        return _faces(s, _next_due(s))[action]
    if action >= ATTACK:
        return f"attack {action - ATTACK + 1}"
    if action >= STOP:
        return {STOP: "stop", ROLL: "roll", TAKE: "take"}[action]
    return face(s, action)


def _next_due(s: State) -> int:
    """The die that falls next."""
    return next(die for die in range(DICE) if (s.due >> die) & 1)


def _faces(s: State, die: int) -> list[str]:
    """The six faces of a die, by number."""
    return [f"{LETTERS[s.colour[die][number]]}{number + 1}" for number in range(DICE)]


def parse(s: State, words: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    said = words.strip()
    if s.phase == DICE_MADE:
        return _parse_colour(s, said)
    if s.phase == ROLLING:
        return _parse_fallen(s, said)
    if s.phase in (FIRST, SPARK):
        kind, most = ("first", int(s.seats)) if s.phase == FIRST else ("die", DICE)
        number = said.removeprefix(f"{kind} ").strip()
        if not re.fullmatch("[1-9]", number):
            raise Unreadable(Phrase(f"unread-{kind}", {"text": said, "count": most}, GAME))
        return int(number) - 1
    if said in WORDS:
        return WORDS[said]
    if found := re.fullmatch("attack ([1-9])", said):
        return ATTACK + int(found[1]) - 1
    shown = [face(s, die) for die in range(DICE)]
    if said.upper() not in shown or said == "-":
        raise Unreadable(Phrase("unread-action", {"text": said, "faces": shown}, GAME))
    return shown.index(said.upper())


def _parse_colour(s: State, said: str) -> int:
    place, colon, name = said.rpartition(":")
    here = f"{s.made // DICE + 1}.{s.made % DICE + 1}"
    name = name.strip()
    if name.upper() in LETTERS:
        name = COLOUR_NAMES[LETTERS.index(name.upper())]
    if name not in COLOUR_NAMES or (colon and place.strip() != here):
        raise Unreadable(Phrase("unread-colour", {"text": said, "place": here, "colours": list(COLOUR_NAMES)}, GAME))
    return COLOUR_NAMES.index(name)


def _parse_fallen(s: State, said: str) -> int:
    die = _next_due(s)
    faces = _faces(s, die)
    if said.upper() in faces:
        return faces.index(said.upper())
    if re.fullmatch("[1-6]", said):
        return int(said) - 1
    raise Unreadable(Phrase("unread-fallen", {"text": said, "count": die + 1, "faces": faces}, GAME))


def several(s: State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen.

    Dice that lie on a table may be told in any order: each face is on one die only.
    """
    told: list[str] = []
    for word in words:
        if told and told[-1] in ("first", "die"):
            told[-1] += f" {word}"
        else:
            told.append(word)
    if s.phase != ROLLING:
        return told
    due = [die for die in range(DICE) if (s.due >> die) & 1]
    owner = {name: die for die in due for name in _faces(s, die)}
    if len(told) == len(due) and {owner.get(word.upper()) for word in told} == set(due):
        told.sort(key=lambda word: owner[word.upper()])
    return told


# ------------------------------------------------------------------------------------------------ states


def state_text(s: State) -> str:
    """A state as one line of `key=value`, defaults left out."""
    words = [f"bank={s.bank}", "scores=" + ",".join(str(s.score[seat]) for seat in range(s.seats))]
    rows: list[list[int]] = [list(row) for row in s.colour]
    if s.phase == DICE_MADE or rows != [list(row) for row in TABLE]:
        made = ["".join(LETTERS[colour] for colour in row if colour >= 0) for row in rows]
        words.append("colours=" + "/".join(row for row in made if row))
    if any(s.shown):
        words.append("dice=" + ",".join(face(s, die) for die in range(DICE)))
    if s.length:
        words.append("line=" + ",".join(face(s, die) for die in s.line[: s.length]))
    if s.phase != READY:
        words.append(f"phase={PHASE_NAMES[s.phase]}")
    if s.mover:
        words.append(f"turn={s.mover + 1}")
    if s.phase >= CHOOSE and s.base != 1:
        words.append(f"base={s.base}")
    if s.due:
        words.append("due=" + "".join(str(die + 1) for die in range(DICE) if (s.due >> die) & 1))
    if s.pending:
        words.append(f"pending={s.pending}")
    if s.turns:
        words.append(f"turns={s.turns}")
    return " ".join([*words, *options_words(s, OPTIONS)])


def parse_state(line: str) -> State:
    """The state that a line stands for. Raises Unreadable, naming the entry at fault."""
    given = entries(line, _READERS, GAME)
    seats = given.get("scores", "").count(",") + 1
    if seats not in SEATS or "bank" not in given:
        raise _state_error("scores", given.get("scores", ""))
    s = State.fresh()
    setup(s, seats, {})
    start(s, seats)
    s.phase = READY
    read(s, given, _READERS, GAME)
    if "base" not in given:
        s.base = s.length if s.phase <= ROLLING else 1
    _check(s)
    return s


def _state_error(key: str, value: object) -> Unreadable:
    return wrong(GAME, key, value)


def _read_bank(s: State, value: str) -> None:
    s.bank = whole(value, MOST_POINTS)


def _read_scores(s: State, value: str) -> None:
    for seat, points in enumerate(value.split(",")):
        s.score[seat] = whole(points, MOST_POINTS)


def _read_colours(s: State, value: str) -> None:
    rows = value.split("/") if value else []
    made = "".join(rows)
    whole = [row for row in rows if len(row) == DICE]
    if len(rows) > DICE or len(whole) < len(rows) - 1 or any(not 0 < len(row) <= DICE for row in rows):
        raise ValueError(value)
    for die in range(DICE):
        for number in range(DICE):
            place = die * DICE + number
            s.colour[die][number] = LETTERS.index(made[place]) if place < len(made) else -1
    s.made = len(made) % (DICE * DICE)


def _face_number(s: State, name: str) -> tuple[int, int]:
    """The die that has a face, and its number."""
    for die in range(DICE):
        if name in _faces(s, die):
            return die, int(name[1])
    raise ValueError(name)


def _read_dice(s: State, value: str) -> None:
    names = value.split(",")
    if len(names) != DICE:
        raise ValueError(value)
    for die, name in enumerate(names):
        if name != "-":
            owner, s.shown[die] = _face_number(s, name)
            if owner != die:
                raise ValueError(value)


def _read_line(s: State, value: str) -> None:
    for name in value.split(","):
        die, number = _face_number(s, name)
        if s.shown[die] != number or not (s.loose >> die) & 1:
            raise ValueError(value)
        if s.length and not fits(s, die, s.line[s.length - 1]):
            raise ValueError(value)
        s.line[s.length] = die
        s.length += 1
        s.loose -= 1 << die


def _read_phase(s: State, value: str) -> None:
    s.phase = PHASES[value]


def _read_turn(s: State, value: str) -> None:
    s.mover = whole(value, s.seats, 1) - 1


def _read_base(s: State, value: str) -> None:
    s.base = whole(value, DICE - 1)


def _read_due(s: State, value: str) -> None:
    for digit in value:
        die = whole(digit, DICE, 1) - 1
        if (s.due >> die) & 1:
            raise ValueError(value)
        s.due |= 1 << die


def _read_pending(s: State, value: str) -> None:
    s.pending = whole(value, 100)


def _read_turns(s: State, value: str) -> None:
    s.turns = whole(value, 9999)


def _read_options(s: State, value: str) -> None:
    read_options(s, value, OPTIONS)


_READERS: dict[str, Callable[[State, str], None]] = {
    "bank": _read_bank,
    "scores": _read_scores,
    "colours": _read_colours,
    "dice": _read_dice,
    "line": _read_line,
    "phase": _read_phase,
    "turn": _read_turn,
    "base": _read_base,
    "due": _read_due,
    "pending": _read_pending,
    "turns": _read_turns,
    "options": _read_options,
}


def _check(s: State) -> None:
    """Refuses a line whose entries do not go together."""
    if s.first > s.seats:
        raise _state_error("options", f"first:{s.first}")
    if s.bank + sum(s.score) > MOST_POINTS:
        raise _state_error("bank", s.bank)
    _check_colours(s)
    _check_dice(s)
    if s.phase == CHOOSE and (
        (s.length == s.base and not has_follower(s, s.line[s.length - 1]))
        or (s.length == 2 and not joining(s, [NO_DIE] * DICE))
    ):
        raise _state_error("phase", "choose")
    is_settled = s.length == s.base or (s.length == 2 and has_follower(s, s.line[1]))
    if s.phase == SETTLE and (is_settled or not s.pending or not has_victim(s)):
        raise _state_error("phase", "settle")
    ends = ends_game(s, s.score[s.mover], s.bank, s.turns)
    if bool(ends) != (s.phase == ENDED) and (s.phase == ENDED or s.bank == 0):
        raise _state_error("phase", PHASE_NAMES[s.phase])


def _check_colours(s: State) -> None:
    """The faces made so far repeat nothing, and unless dice are being made all are there."""
    rows: tuple[tuple[int, ...], ...] = tuple(tuple(row) for row in s.colour)
    whole = all(colour >= 0 for row in rows for colour in row)
    if whole == (s.phase == DICE_MADE) or (whole and latin_fault(rows) != (0, 0)):
        raise _state_error("colours", "/".join("".join(LETTERS[c] if c >= 0 else "-" for c in row) for row in rows))
    for place in range(s.made):
        die, number = divmod(place, DICE)
        colour = rows[die][number]
        if colour in rows[die][:number] or any(rows[other][number] == colour for other in range(die)):
            raise _state_error("colours", f"{die + 1}.{number + 1}:{COLOUR_NAMES[colour]}")


def _check_dice(s: State) -> None:
    """The dice that lie there, those that are due and the line go with the phase."""
    dice = ",".join(face(s, die) for die in range(DICE))
    line = ",".join(face(s, die) for die in s.line[: s.length])
    least = 1 if s.phase in (READY, CHOOSE, SETTLE, ENDED) else 0
    most = {READY: 1, ROLLING: 5, CHOOSE: DICE, SETTLE: DICE, ENDED: DICE}.get(s.phase, 0)
    if not least <= s.length <= most or (s.phase == ROLLING and s.length == 2):
        raise _state_error("line", line)
    if (s.length == 0 and any(s.shown)) or (s.phase in (CHOOSE, SETTLE) and not all(s.shown)):
        raise _state_error("dice", dice)
    # Of the dice outside the line those before the first that is due have fallen, and the first Spark is thrown alone.
    first = s.due & -s.due
    due = 0 if s.phase != ROLLING else first if s.length == 0 else s.loose & -first
    fallen = [die for die in range(DICE) if s.length and s.phase == ROLLING and (s.loose & ~s.due) >> die & 1]
    if s.due != due or (s.phase == ROLLING and not due) or not all(s.shown[die] for die in fallen):
        raise _state_error("due", "".join(str(die + 1) for die in range(DICE) if (s.due >> die) & 1))
    if (s.phase <= ROLLING and s.base != s.length) or (
        s.phase >= CHOOSE and (s.base not in (1, 3, 4, 5) or s.base > s.length)
    ):
        raise _state_error("base", s.base)
    may_pend = s.phase in (ROLLING, CHOOSE, SETTLE) and s.length > 0
    if s.pending < (s.length == DICE and s.phase != ENDED) or (s.pending and not may_pend):
        raise _state_error("pending", s.pending)
