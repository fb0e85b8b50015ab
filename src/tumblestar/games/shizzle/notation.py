"""Shizzle in text: actions and states, written and read (grammar and examples: docs/shizzle.md).

A face is the letter of its colour and its number, `R4`; it is on one die only. A die that falls or joins is written as
its face; then there are `roll`, `stop`, `take` and `attack 2`. Before the first roll there are `1.3:blue` (die 1,
number 3), `first 2` and `die 4`. A state is one line of `key=value` with defaults left out.
"""

import re

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import join_pairs, unread
from tumblestar.contract.state_text import Entry, Table, flags, named, number, seat, wrong
from tumblestar.games.shizzle import rules
from tumblestar.games.shizzle.parts import COLOUR_NAMES, DICE, LETTERS, TABLE, latin_fault
from tumblestar.words import Phrase

GAME = "shizzle"
PHASES = ("dice", "first", "spark", "ready", "rolling", "choose", "settle", "over")
"""The names of the phases, in their order in the rules."""
ACTION_NAMES = {rules.STOP: "stop", rules.ROLL: "roll", rules.TAKE: "take"}
MOST_POINTS = 1000
"""The largest bank or score of a state in text."""

# -- actions


def text(s: rules.State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == rules.DICE_MADE:
        return f"{s.made // DICE + 1}.{s.made % DICE + 1}:{COLOUR_NAMES[action]}"
    if s.phase == rules.FIRST:
        return f"first {action + 1}"
    if s.phase == rules.SPARK:
        return f"die {action + 1}"
    if s.phase == rules.ROLLING:
        return _faces(s, _due(s)[0])[action]
    if action >= rules.ATTACK:
        return f"attack {action - rules.ATTACK + 1}"
    return rules.face(s, action) if action < rules.STOP else ACTION_NAMES[action]


def _due(s: rules.State) -> list[int]:
    """The dice that are still to fall, in the order in which they do."""
    return [die for die in range(DICE) if (s.due >> die) & 1]


def _faces(s: rules.State, die: int) -> list[str]:
    """The six faces of a die, by number."""
    return [f"{LETTERS[colour]}{number}" for number, colour in enumerate(s.colour[die], 1)]


def parse(s: rules.State, text: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    text = text.strip()
    if s.phase == rules.DICE_MADE:
        return _parse_colour(s, text)
    if s.phase == rules.ROLLING:
        return _parse_fallen(s, text)
    if s.phase in (rules.FIRST, rules.SPARK):
        kind, most = ("first", s.seats) if s.phase == rules.FIRST else ("die", DICE)
        digit = text.removeprefix(f"{kind} ").strip()
        if not re.fullmatch("[1-9]", digit):
            raise Unreadable(Phrase(f"unread-{kind}", {"text": text, "name": kind, "count": most}, GAME))
        return int(digit) - 1
    if text in ACTION_NAMES.values():
        return next(action for action, name in ACTION_NAMES.items() if name == text)
    if found := re.fullmatch("attack ([1-9])", text):
        return rules.ATTACK + int(found[1]) - 1
    shown = [rules.face(s, die) for die in range(DICE)]
    if text.upper() not in shown or text == "-":
        raise unread(s, text)
    return shown.index(text.upper())


def _parse_colour(s: rules.State, text: str) -> int:
    place, colon, name = text.rpartition(":")
    next_place = f"{s.made // DICE + 1}.{s.made % DICE + 1}"
    name = name.strip()
    if name.upper() in LETTERS:
        name = COLOUR_NAMES[LETTERS.index(name.upper())]
    if name not in COLOUR_NAMES or (colon and place.strip() != next_place):
        args = {"text": text, "place": next_place, "colours": list(COLOUR_NAMES)}
        raise Unreadable(Phrase("unread-colour", args, GAME))
    return COLOUR_NAMES.index(name)


def _parse_fallen(s: rules.State, text: str) -> int:
    die = _due(s)[0]
    faces = _faces(s, die)
    if text.upper() in faces:
        return faces.index(text.upper())
    if re.fullmatch("[1-6]", text):
        return int(text) - 1
    raise Unreadable(Phrase("unread-fallen", {"text": text, "count": die + 1, "faces": faces}, GAME))


def several(s: rules.State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen.

    All dice of a roll may be typed in any order: each face is on one die only.
    """
    texts = join_pairs(words, ("first", "die"))
    if s.phase == rules.ROLLING:
        die_of = {name: die for die in _due(s) for name in _faces(s, die)}
        if sorted(die_of.get(word.upper(), rules.NO_DIE) for word in texts) == _due(s):
            texts.sort(key=lambda word: die_of[word.upper()])
    return texts


# -- states


def _colours_text(s: rules.State) -> str:
    """The dice made so far, each as the letters of its colours in the order of their numbers."""
    dice = ["".join(LETTERS[colour] for colour in row if colour >= 0) for row in s.colour]
    return "/".join(die for die in dice if die)


def _read_colours(s: rules.State, value: str) -> None:
    rows = value.split("/") if value else []
    made = "".join(rows)
    whole = [row for row in rows if len(row) == DICE]
    if len(rows) > DICE or len(whole) < len(rows) - 1 or any(not 0 < len(row) <= DICE for row in rows):
        raise ValueError(value)
    colours = [LETTERS.index(letter) for letter in made] + [-1] * (DICE * DICE - len(made))
    s.colour = [colours[die * DICE : die * DICE + DICE] for die in range(DICE)]
    s.made = len(made) % (DICE * DICE)


def _dice_text(s: rules.State) -> str:
    return ",".join(rules.face(s, die) for die in range(DICE))


def _read_dice(s: rules.State, value: str) -> None:
    names = value.split(",")
    if len(names) != DICE:
        raise ValueError(value)
    for die, name in enumerate(names):
        if name != "-":
            s.shown[die] = _faces(s, die).index(name) + 1


def _line_text(s: rules.State) -> str:
    return ",".join(rules.face(s, die) for die in s.line[: s.length])


def _read_line(s: rules.State, value: str) -> None:
    for name in value.split(","):
        die = next(
            (die for die in range(DICE) if (s.loose >> die) & 1 and rules.face(s, die) == name != "-"), rules.NO_DIE
        )
        if die == rules.NO_DIE or (s.length and not rules.fits(s, die, s.line[s.length - 1])):
            raise ValueError(value)
        s.line[s.length] = die
        s.length += 1
        s.loose -= 1 << die


def _base_text(s: rules.State) -> str:
    """The length of the line at the last roll; empty where that follows from the phase."""
    return str(s.base) if s.phase >= rules.CHOOSE and s.base != 1 else ""


def _blank(s: rules.State) -> None:
    """A line without a phase is one before a roll, with the standard dice; `base` follows where it has none."""
    s.phase, s.mover, s.base = rules.READY, 0, -1
    s.colour = [list(row) for row in TABLE]


def _check(s: rules.State) -> None:
    """Completes a state, and refuses one whose entries do not go together."""
    if s.base < 0:
        s.base = s.length if s.phase <= rules.ROLLING else 1
    if s.bank + sum(s.score) > MOST_POINTS:
        raise ValueError("bank")
    _check_colours(s)
    _check_dice(s)
    if s.phase == rules.CHOOSE and (
        (s.length == s.base and not rules.has_follower(s, s.line[s.length - 1]))
        or (s.length == 2 and not rules.joining(s, [rules.NO_DIE] * DICE))
    ):
        raise ValueError("phase")
    is_settled = s.length == s.base or (s.length == 2 and rules.has_follower(s, s.line[1]))
    if s.phase == rules.SETTLE and (is_settled or not s.pending or not rules.has_victim(s)):
        raise ValueError("phase")
    ends = rules.ends_game(s, s.score[s.mover], s.bank, s.turns)
    if bool(ends) != (s.phase == rules.ENDED) and (s.phase == rules.ENDED or s.bank == 0):
        raise ValueError("phase")


def _check_colours(s: rules.State) -> None:
    """The faces made so far repeat nothing, and unless dice are being made all are there."""
    rows = tuple(map(tuple, s.colour))
    whole = all(colour >= 0 for row in rows for colour in row)
    if whole == (s.phase == rules.DICE_MADE) or (whole and latin_fault(rows) != (0, 0)):
        raise ValueError("colours")
    for place in range(s.made):
        die, number = divmod(place, DICE)
        colour = rows[die][number]
        if colour in rows[die][:number] or any(rows[other][number] == colour for other in range(die)):
            raise wrong(GAME, "colours", f"{die + 1}.{number + 1}:{COLOUR_NAMES[colour]}")


def _check_dice(s: rules.State) -> None:
    """The dice that lie there, those that are due and the line go with the phase."""
    least = 1 if s.phase in (rules.READY, rules.CHOOSE, rules.SETTLE, rules.ENDED) else 0
    most = {rules.READY: 1, rules.ROLLING: 5, rules.CHOOSE: DICE, rules.SETTLE: DICE, rules.ENDED: DICE}.get(s.phase, 0)
    if not least <= s.length <= most or (s.phase == rules.ROLLING and s.length == 2):
        raise ValueError("line")
    if (s.length == 0 and any(s.shown)) or (s.phase in (rules.CHOOSE, rules.SETTLE) and not all(s.shown)):
        raise ValueError("dice")
    # Of the dice outside the line those before the first that is due have fallen, and the first Spark is thrown alone.
    first = s.due & -s.due
    due = 0 if s.phase != rules.ROLLING else first if s.length == 0 else s.loose & -first
    fallen = [die for die in range(DICE) if s.length and s.phase == rules.ROLLING and (s.loose & ~s.due) >> die & 1]
    if s.due != due or (s.phase == rules.ROLLING and not due) or not all(s.shown[die] for die in fallen):
        raise ValueError("due")
    if (s.phase <= rules.ROLLING and s.base != s.length) or (
        s.phase >= rules.CHOOSE and (s.base not in (1, 3, 4, 5) or s.base > s.length)
    ):
        raise ValueError("base")
    may_pend = s.phase in (rules.ROLLING, rules.CHOOSE, rules.SETTLE) and s.length > 0
    if s.pending < (s.length == DICE and s.phase != rules.ENDED) or (s.pending and not may_pend):
        raise ValueError("pending")


_TABLE = Table(
    GAME,
    rules.State,
    number("bank", MOST_POINTS),
    number("scores", MOST_POINTS, field="score"),
    Entry("colours", _colours_text, _read_colours),
    Entry("dice", _dice_text, _read_dice),
    Entry("line", _line_text, _read_line),
    named("phase", PHASES),
    seat("turn", "mover"),
    Entry("base", _base_text, number("base", DICE - 1).read),
    flags("due", "123456"),
    number("pending", 100),
    number("turns", 9999),
    counted="scores",
    required=("bank", "scores"),
    blank=_blank,
    check=_check,
)
state_text, parse_state = _TABLE.text, _TABLE.parse
