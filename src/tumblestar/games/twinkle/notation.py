"""Twinkle in text: actions and states, written and read (grammar and examples: docs/twinkle.md).

A die is the letter of its colour and its sides, `R10` (black is N). A turn is `R10`, `G4`, `B8`, `roll`, or `take B8`;
then `R10@A` hangs a die under a star, `R10@N12` under a die; alone, `out G4` leaves the game. Chance says `R10=7`,
and before the first turn `red`, `mission 12` and `first 2`. A state is one line of `key=value`.
"""

import re
from functools import partial

from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import join_pairs, unread
from tumblestar.contract.state_text import Entry, Table, flags, named, number, seat, whole
from tumblestar.games.twinkle.constellation import NUMBERS, put_tree, read_result, read_tree, tree_text
from tumblestar.games.twinkle.parts import (
    BRONZE,
    COLOUR_NAMES,
    COLOUR_OF,
    D8,
    DICE,
    IN_PLAY,
    LETTERS,
    MISSIONS,
    PLACE_NAMES,
    PLACES,
    SIDES_OF,
    TYPE_OF,
    TYPES,
)
from tumblestar.games.twinkle.rules import (
    BRONZE_LEVEL,
    CENTRE,
    CHOOSE,
    CHOSEN,
    COLOURING,
    CONTRADICTIONS,
    DIAMOND,
    DISCARD,
    ENDED,
    FIRST,
    FREE,
    GAME,
    HAND,
    HANG,
    HANGING,
    HELD,
    MISSIONING,
    MOST_SEATS,
    OUT,
    ROLL,
    ROLLING,
    SILVER_LEVEL,
    TAKE,
    State,
    any_free,
    colours_in_play,
    discarded,
    fits,
    is_finished,
    missions_in_play,
    next_of_centre,
    put_mission,
)
from tumblestar.words import Phrase

PHASES = ("colours", "missions", "centre", "first", "choose", "rolling", "hang", "discard", "over")
"""The names of the phases, in their order in the rules."""

# -- actions


def text(s: State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == ROLLING:
        return f"{PLACE_NAMES[s.hand[s.rolled]]}={action + 1}"
    if s.phase == CENTRE:
        return f"{PLACE_NAMES[next_of_centre(s)]}={action + 1}"
    if s.phase == COLOURING:
        return COLOUR_NAMES[action]
    if s.phase == MISSIONING:
        return f"mission {action}"
    if s.phase == FIRST:
        return f"first {action + 1}"
    if s.phase == DISCARD:
        return f"out {PLACE_NAMES[action]}"
    if s.phase == HANG:
        i, place = divmod(action - HANGING, PLACES)
        return f"{PLACE_NAMES[s.hand[i]]}@{PLACE_NAMES[place]}"
    if action == ROLL:
        return "roll"
    return f"take {PLACE_NAMES[action - TAKE]}" if action >= TAKE else PLACE_NAMES[action]


def parse(s: State, text: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    text = text.strip()
    if s.phase in (ROLLING, CENTRE):
        return _parse_result(s, text)
    if s.phase == COLOURING:
        if text in COLOUR_NAMES:
            return COLOUR_NAMES.index(text)
        raise Unreadable(Phrase("unread-colour", {"text": text, "colours": list(COLOUR_NAMES)}, GAME))
    if s.phase in (MISSIONING, FIRST):
        kind = "mission" if s.phase == MISSIONING else "first"
        number = text.removeprefix(kind).strip()
        if not re.fullmatch("[1-9][0-9]?", number):
            raise Unreadable(Phrase(f"unread-{kind}", {"text": text, "count": MISSIONS}, GAME))
        return int(number) if s.phase == MISSIONING else int(number) - 1
    if text == "roll":
        return ROLL
    if found := re.fullmatch("(take|out|) *([A-Z][0-9]{1,2})", text):
        kind, name = found.groups()
        if name in NUMBERS and (kind == "take" or (kind == "out") == (s.phase == DISCARD)):
            return NUMBERS[name] + (TAKE if kind == "take" else 0)
    elif found := re.fullmatch("([A-Z][0-9]{1,2}) *@ *([A-Z][0-9]{0,2})", text):
        hand = [PLACE_NAMES[die] for die in s.hand[: s.held]]
        if found[1] in hand and found[2] in NUMBERS:
            return HANGING + PLACES * hand.index(found[1]) + NUMBERS[found[2]]
    raise unread(s, text)


def _parse_result(s: State, text: str) -> int:
    die = s.hand[s.rolled] if s.phase == ROLLING else next_of_centre(s)
    name, equals, number = text.rpartition("=")
    if re.fullmatch(" *[0-9]{1,2}", number) and (not equals or name.strip() == PLACE_NAMES[die]):
        result = read_result(die, number)
        if 1 <= result <= SIDES_OF[die]:
            return result - 1
    raise Unreadable(Phrase("unread-result", {"text": text, "die": PLACE_NAMES[die], "count": SIDES_OF[die]}, GAME))


def several(s: State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen: dice by name in any order."""
    texts = join_pairs([word.upper() if "=" in word else word for word in words], ("first", "mission"))
    due = s.hand[s.rolled : s.held] if s.phase == ROLLING else range(D8, DICE, TYPES) if s.phase == CENTRE else ()
    names = [PLACE_NAMES[die] for die in due]
    if all(text.partition("=")[0] in names for text in texts):
        texts.sort(key=lambda text: names.index(text.partition("=")[0]))
    return texts


# -- states


_COLOURS = flags("colours", LETTERS)


def _read_colours(s: State, text: str) -> None:
    if text:
        _COLOURS.read(s, text)
    for colour in colours_in_play(s):
        s.where[colour * TYPES : (colour + 1) * TYPES] = [FREE] * TYPES


def _missions_text(s: State) -> str:
    return ",".join(map(str, missions_in_play(s)))


def _read_missions(s: State, text: str) -> None:
    numbers = [whole(part, MISSIONS, 1) for part in text.split(",")]
    if len(numbers) > HAND or len(set(numbers)) < len(numbers):
        raise ValueError(text)
    for mission in numbers:
        put_mission(s, mission)


def _free_die(s: State, name: str) -> int:
    """A free die that shows nothing. Raises ValueError or KeyError for any other text."""
    die = NUMBERS[name]
    if die >= DICE or s.where[die] != FREE or s.shown[die]:
        raise ValueError(name)
    return die


def _centre_text(s: State) -> str:
    dice = [die for die in range(D8, DICE, TYPES) if s.where[die] == FREE and s.shown[die]]
    return ",".join(_shown_text(s, die) for die in dice)


def _read_centre(s: State, text: str) -> None:
    for part in text.split(","):
        name, _, result = part.partition("=")
        die = _free_die(s, name)
        if TYPE_OF[die] != D8:
            raise ValueError(text)
        s.shown[die] = whole(result, SIDES_OF[die], 1)


def _shown_text(s: State, die: int) -> str:
    return f"{PLACE_NAMES[die]}={s.shown[die]}" if s.shown[die] else PLACE_NAMES[die]


def _read_tree(seat: int, s: State, text: str) -> None:
    tree = read_tree(text)
    if seat >= s.seats or any(s.where[die] == FREE and s.shown[die] for die, _, _ in tree):
        raise ValueError(text)
    put_tree(s, seat, tree)


def _hand_text(s: State) -> str:
    return ",".join(_shown_text(s, die) for die in s.hand[: s.held])


def _read_hand(s: State, text: str) -> None:
    for part in text.split(","):
        name, equals, result = part.partition("=")
        die = _free_die(s, name)
        if s.held == HAND or (s.held and s.hand[s.held - 1] > die):
            raise ValueError(text)
        s.hand[s.held] = die
        s.held += 1
        s.where[die] = HELD
        s.shown[die] = whole(result, SIDES_OF[die], 1) if equals else 0


def _out_text(s: State) -> str:
    return ",".join(PLACE_NAMES[die] for die in discarded(s))


def _read_out(s: State, text: str) -> None:
    for name in text.split(","):
        s.where[_free_die(s, name)] = OUT


def _blank(s: State) -> None:
    """A line says which colours and missions are in play; before that, no die is."""
    s.phase, s.colours = CHOOSE, 0
    s.missions[:], s.where[:] = [0] * HAND, [OUT] * DICE


def _check(s: State) -> None:
    """Raises ValueError, naming the entry at fault, for entries that do not go together."""
    wanted = sum(getattr(s, name) << colour for colour, name in enumerate(COLOUR_NAMES))
    count, most = s.colours.bit_count(), IN_PLAY[s.seats]
    if wanted & ~s.colours or count > most or (count < most) != (s.phase == COLOURING):
        raise ValueError("colours")
    _check_missions(s)
    _check_centre(s)
    if s.phase < CHOOSE:
        _check_before_play(s)
    else:
        _check_hand(s)
        _check_phase(s)
    is_any_out = any(s.where[die] == OUT and (s.colours >> COLOUR_OF[die]) & 1 for die in range(DICE))
    if is_any_out and (s.seats > 1 or s.phase < CHOOSE):
        raise ValueError("out")
    turns = [number for number in s.latest[: s.seats] if number]
    if len(set(turns)) < len(turns) or max(turns, default=0) > s.turns:
        raise ValueError("latest")
    if s.phase == COLOURING:
        s.where[:] = [OUT] * DICE


def _check_missions(s: State) -> None:
    """The missions in play are those chosen, or as many of each metal as the level has; without a level, any."""
    missions = missions_in_play(s)
    if s.phase == MISSIONING and s.level not in (BRONZE_LEVEL, SILVER_LEVEL, DIAMOND):
        raise ValueError("phase")
    if s.level == CHOSEN:
        fits_level = missions == sorted(number for number in (s.mission_1, s.mission_2, s.mission_3) if number)
    elif s.level:
        bronze = sum(number in BRONZE for number in missions)
        lacking = (int(s.level != SILVER_LEVEL) - bronze, 2 * int(s.level != BRONZE_LEVEL) - len(missions) + bronze)
        fits_level = (
            min(lacking) >= 0
            and not (lacking[0] and bronze < len(missions))
            and not (missions and s.phase == COLOURING)
            and (sum(lacking) > 0) == (s.phase <= MISSIONING)
        )
    else:
        fits_level = s.seats > 1 or not any(set(together) <= set(missions) for together in CONTRADICTIONS)
    if not fits_level:
        raise ValueError("missions")


def _check_centre(s: State) -> None:
    """Every free d8 shows a result once they are rolled, the first ones while they are, and none before."""
    shows = [s.shown[die] > 0 for die in range(D8, DICE, TYPES) if s.where[die] == FREE]
    if s.phase == CENTRE and all(shows):
        raise ValueError("phase")
    if (s.phase >= FIRST and not all(shows)) or (s.phase < CENTRE and any(shows)) or sorted(shows)[::-1] != shows:
        raise ValueError("centre")


def _check_before_play(s: State) -> None:
    """Nobody has done anything before the set-up is over."""
    done = {f"tree{seat + 1}": s.hung[seat] for seat in range(s.seats)}
    done |= {"hand": s.held, "rolled": s.rolled, "taken": s.taken, "turns": s.turns, "turn": s.mover}
    for key, value in done.items():
        if value:
            raise ValueError(key)
    if s.phase == FIRST and (s.seats == 1 or s.first):
        raise ValueError("phase")


def _check_hand(s: State) -> None:
    """The dice of the hand, those of them that show something, and how they came there fit the phase."""
    hand = s.hand[: s.held]
    if s.phase == CHOOSE:
        shows = [TYPE_OF[die] == D8 for die in hand]
    else:
        shows = [s.phase != ROLLING or i < s.rolled for i in range(s.held)]
    if [s.shown[die] > 0 for die in hand] != shows:
        raise ValueError("hand")
    if s.phase in (CHOOSE, ENDED) or (s.taken and s.phase != ROLLING):
        may_be_rolled = range(1)
    elif s.phase == ROLLING:
        may_be_rolled = range(s.held)
    else:
        may_be_rolled = range(s.held, s.held + (1 if s.phase == HANG else 2))
    if s.rolled not in may_be_rolled:
        raise ValueError("rolled")
    if s.taken and (s.phase not in (HANG, DISCARD) or s.held != (s.phase == HANG)):
        raise ValueError("taken")
    if s.taken and s.phase == HANG and TYPE_OF[hand[0]] != D8:
        raise ValueError("hand")
    is_rolled = s.phase in (ROLLING, HANG, DISCARD) and not s.taken
    most = s.rolled if s.phase == DISCARD else s.held
    if (s.phase == ENDED and s.held) or (is_rolled and (not s.held or most > HAND or (most < HAND and any_free(s)))):
        raise ValueError("hand")


def _check_phase(s: State) -> None:
    """The seat to act has something to do, and nobody has when the game is over."""
    finished = is_finished(s, s.mover)
    fitting = any(fits(s, s.mover, s.shown[die]) for die in s.hand[: s.held])
    failed = not s.taken and s.rolled == s.held
    if s.phase == DISCARD:
        is_wrong = s.seats > 1 or not (s.held or any_free(s)) or (failed and (s.keep or fitting or finished))
    elif s.phase == ENDED:
        is_out = s.seats == 1 and not any_free(s)
        is_wrong = not is_out and not all(is_finished(s, seat) for seat in range(s.seats))
    else:
        nothing_to_do = (s.phase == CHOOSE and not any_free(s) and not s.held) or (s.phase == HANG and not fitting)
        is_wrong = finished or nothing_to_do
    if is_wrong:
        raise ValueError("phase")
    if s.phase == DISCARD and not failed and not s.hung[s.mover]:
        raise ValueError("tree1")


_TABLE = Table(
    GAME,
    State,
    Entry("colours", _COLOURS.write, _read_colours),
    Entry("missions", _missions_text, _read_missions),
    Entry("centre", _centre_text, _read_centre),
    *(Entry(f"tree{i + 1}", partial(tree_text, seat=i), partial(_read_tree, i)) for i in range(MOST_SEATS)),
    Entry("hand", _hand_text, _read_hand),
    Entry("out", _out_text, _read_out),
    named("phase", PHASES),
    number("rolled", HAND),
    number("taken", 1),
    number("turns", 9999),
    seat("turn", "mover"),
    number("latest", 9999),
    required=["colours"],
    blank=_blank,
    check=_check,
)
state_text, parse_state = _TABLE.text, _TABLE.parse
