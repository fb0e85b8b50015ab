"""Twinkle in text: actions, states and constellations, written and read (grammar and examples: docs/twinkle.md).

A die is the letter of its colour and its sides, `R10` (black is N). A turn is `R10`, `G4`, `B8`, `roll`, or `take B8`;
then `R10@A` hangs a die under a star, `R10@N12` under a die; alone, `out G4` leaves the game. Chance says `R10=7`,
and before the first turn `red`, `mission 12` and `first 2`. A constellation may be written in full as in the rulebook,
`red d12=9@black d10; yellow d8=6@red d12`, or in short, `R12=9@N10,Y8=6@R12`. A state is one line of `key=value`.
"""

import re
from collections.abc import Callable
from typing import Any

from tumblestar.contract.errors import BadOption, Unreadable
from tumblestar.games.twinkle.parts import (
    BRONZE,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    D8,
    DICE,
    IN_PLAY,
    LETTERS,
    MISSIONS,
    PLACES,
    SIDES,
    SIDES_OF,
    STAR_A,
    STAR_B,
    STARS,
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
    HAND,
    HANG,
    HANGING,
    HELD,
    MISSIONING,
    MOST_SEATS,
    NOTHING,
    OPTIONS,
    OUT,
    ROLL,
    ROLLING,
    SEATS,
    SILVER_LEVEL,
    TAKE,
    State,
    any_free,
    fits,
    is_finished,
    join,
    name_of,
    next_of_centre,
    put_mission,
    setup,
    start,
)
from tumblestar.state_text import entries, options_words, read, read_options, whole, wrong
from tumblestar.words import Phrase

GAME = "twinkle"
NAMES = tuple(name_of(die) for die in range(DICE))
STAR_NAMES = {STAR_A: "A", STAR_B: "B"}
NUMBERS = {name: die for die, name in enumerate(NAMES)} | {"A": STAR_A, "B": STAR_B}
"""The numbers of dice and stars by their names."""
PHASES = {
    "colours": COLOURING,
    "missions": MISSIONING,
    "centre": CENTRE,
    "first": FIRST,
    "choose": CHOOSE,
    "rolling": ROLLING,
    "hang": HANG,
    "discard": DISCARD,
    "over": ENDED,
}
PHASE_NAMES = {phase: name for name, phase in PHASES.items()}


def place_name(place: int) -> str:
    """A die or a star as it is called: R10, A."""
    return STAR_NAMES.get(place) or NAMES[place]


# ------------------------------------------------------------------------------------------------ actions


def text(s: State, action: int) -> str:
    """An action of state `s` in notation."""
    if s.phase == ROLLING:
        return f"{NAMES[s.hand[s.rolled]]}={action + 1}"
    if s.phase == CENTRE:
        return f"{NAMES[next_of_centre(s)]}={action + 1}"
    if s.phase == COLOURING:
        return COLOUR_NAMES[action]
    if s.phase == MISSIONING:
        return f"mission {action}"
    if s.phase == FIRST:
        return f"first {action + 1}"
    if s.phase == DISCARD:
        return f"out {NAMES[action]}"
    if s.phase == HANG:
        i, place = divmod(action - HANGING, PLACES)
        return f"{NAMES[s.hand[i]]}@{place_name(place)}"
    if action == ROLL:
        return "roll"
    return f"take {NAMES[action - TAKE]}" if action >= TAKE else NAMES[action]


def parse(s: State, words: str) -> int:
    """The action that a text stands for in state `s`, legal or not. Raises Unreadable."""
    said = words.strip()
    if s.phase in (ROLLING, CENTRE):
        return _parse_result(s, said)
    if s.phase == COLOURING:
        if said in COLOUR_NAMES:
            return COLOUR_NAMES.index(said)
        raise Unreadable(Phrase("unread-colour", {"text": said, "colours": list(COLOUR_NAMES)}, GAME))
    if s.phase in (MISSIONING, FIRST):
        kind = "mission" if s.phase == MISSIONING else "first"
        number = said.removeprefix(kind).strip()
        if not re.fullmatch("[1-9][0-9]?", number):
            raise Unreadable(Phrase(f"unread-{kind}", {"text": said, "count": MISSIONS}, GAME))
        return int(number) if s.phase == MISSIONING else int(number) - 1
    if said == "roll":
        return ROLL
    if found := re.fullmatch("(take|out) *([A-Z][0-9]{1,2})", said):
        if found[2] in NAMES and (found[1] == "take" or s.phase == DISCARD):
            return NUMBERS[found[2]] + (TAKE if found[1] == "take" else 0)
    elif found := re.fullmatch("([A-Z][0-9]{1,2}) *@ *([A-Z][0-9]{0,2})", said):
        hand: list[str] = [NAMES[die] for die in s.hand if die != NOTHING]
        if found[1] in hand and found[2] in NUMBERS:
            return HANGING + PLACES * hand.index(found[1]) + NUMBERS[found[2]]
    elif said in NAMES and s.phase != DISCARD:
        return NUMBERS[said]
    raise Unreadable(Phrase("unread-action", {"text": said}, GAME))


def _parse_result(s: State, said: str) -> int:
    die: int = s.hand[s.rolled] if s.phase == ROLLING else next_of_centre(s)
    name, equals, number = said.rpartition("=")
    if (equals and name.strip() != NAMES[die]) or not re.fullmatch(" *[0-9]{1,2}", number):
        raise Unreadable(Phrase("unread-result", {"text": said, "die": NAMES[die], "count": SIDES_OF[die]}, GAME))
    result = face(die, number)
    if not 1 <= result <= SIDES_OF[die]:
        raise Unreadable(Phrase("unread-result", {"text": said, "die": NAMES[die], "count": SIDES_OF[die]}, GAME))
    return result - 1


def face(die: int, number: str) -> int:
    """The result that a number on a die stands for: the 0 that is printed on a d10 is 10 (TW-1.2)."""
    return int(number) or (10 if SIDES_OF[die] == 10 else 0)


def several(s: State, words: list[str]) -> list[str]:
    """Outcomes of chance typed at once, as texts in the order in which they happen: dice by name in any order."""
    told: list[str] = []
    for word in words:
        if told and told[-1] in ("first", "mission"):
            told[-1] += f" {word}"
        else:
            told.append(word)
    due = s.hand[s.rolled : s.held] if s.phase == ROLLING else range(D8, DICE, TYPES) if s.phase == CENTRE else ()
    names = [NAMES[die] for die in due]
    if all(word.partition("=")[0] in names for word in told):
        told.sort(key=lambda word: names.index(word.partition("=")[0]))
    return told


# ------------------------------------------------------------------------------------------------ constellations


def tree_text(s: State, seat: int) -> str:
    """The constellation of a seat in short: `N10=10@A,R12=9@N10`."""
    dice: list[int] = s.dice[seat][: s.hung[seat]]
    return ",".join(f"{NAMES[die]}={s.shown[die]}@{place_name(s.under[die])}" for die in dice)


def read_tree(line: str) -> list[tuple[int, int, int]]:
    """A constellation as (die, result, parent), from its short or its full form, in the order written.

    Raises Unreadable, naming the part at fault, for what breaks the placing rules (TW-1.2, TW-3.4, TW-3.5).
    """
    found = [_read_hung(part.strip()) for part in re.split("[;,]", line) if part.strip()]
    if len(found) > STARS:
        raise _tree_error("tree-long", line, "TW-1.3")
    known = {die: result for die, result, _ in found}
    if len(known) < len(found):
        twice = next(die for i, (die, _, _) in enumerate(found) if die in [other for other, _, _ in found[:i]])
        raise _tree_error("tree-twice", NAMES[twice], "TW-1.1")
    for die, result, parent in found:
        if parent < DICE and parent not in known:
            raise _tree_error("tree-parent", f"{NAMES[die]}@{NAMES[parent]}", "TW-3.4")
        if parent < DICE and known[parent] <= result:
            raise _tree_error("tree-lower", f"{NAMES[die]}={result}@{NAMES[parent]}={known[parent]}", "TW-3.4")
        if sum(other == parent for _, _, other in found) > 2:
            raise _tree_error("tree-three", place_name(parent), "TW-3.5")
    return found  # results fall along every line, so there are no circles


def _read_hung(part: str) -> tuple[int, int, int]:
    pattern = r"(\w+ d\d+|[A-Z]\d+) *= *(\d{1,2}) *@ *(\w+ d\d+|[A-Z]\d*)"
    match = re.fullmatch(pattern, part)
    die, parent = (_die_number(match[1]), _die_number(match[3])) if match else (None, None)
    if match is None or die is None or parent is None or die >= DICE:
        raise _tree_error("tree-part", part, "")
    result = face(die, match[2])
    if not 1 <= result <= SIDES_OF[die]:
        raise _tree_error("tree-result", part, "TW-1.2")
    return die, result, parent


def _die_number(name: str) -> int | None:
    """The number of a die or star by its short or its full name."""
    colour, space, kind = name.partition(" d")
    if space and colour in COLOUR_NAMES and kind in map(str, SIDES):
        return COLOUR_NAMES.index(colour) * TYPES + SIDES.index(int(kind))
    return NUMBERS.get(name)


def _tree_error(key: str, said: str, tag: str) -> Unreadable:
    return Unreadable(Phrase(key, {"text": said, "tag": tag}, GAME))


def put_tree(s: State, seat: int, tree: list[tuple[int, int, int]]) -> None:
    """Hangs a constellation that was read. Raises Unreadable for a die that is not in play, or not there any more."""
    for die, result, parent in tree:
        if not (s.colours >> COLOUR_OF[die]) & 1:
            raise _tree_error("tree-colour", NAMES[die], "TW-2.1")
        if s.where[die] != FREE:
            raise _tree_error("tree-taken", NAMES[die], "TW-1.1")
        s.shown[die] = result
        join(s, seat, die, parent)


def constellation(line: str, colours: int = (1 << COLOURS) - 1) -> Any:
    """A state with one seat that holds a constellation of dice in play, to score. Raises Unreadable."""
    s = State.fresh()
    setup(s, 1, {})
    start(s, 1)
    s.colours, s.phase = colours, ENDED
    for die in range(DICE):
        s.where[die] = FREE
    put_tree(s, 0, read_tree(line))
    return s


# ------------------------------------------------------------------------------------------------ states


def state_text(s: State) -> str:
    """A state as one line of `key=value`, defaults left out."""
    words = [f"seats={s.seats}", "colours=" + "".join(LETTERS[c] for c in range(COLOURS) if (s.colours >> c) & 1)]
    if s.missions[0]:
        words.append("missions=" + ",".join(str(number) for number in s.missions if number))
    centre = [die for die in range(D8, DICE, TYPES) if s.where[die] == FREE and s.shown[die]]
    if centre:
        words.append("centre=" + ",".join(f"{NAMES[die]}={s.shown[die]}" for die in centre))
    words += [f"tree{seat + 1}={tree_text(s, seat)}" for seat in range(s.seats) if s.hung[seat]]
    if s.held:
        words.append("hand=" + ",".join(_held_text(s, die) for die in s.hand[: s.held]))
    gone = [die for die in range(DICE) if s.where[die] == OUT and (s.colours >> COLOUR_OF[die]) & 1]
    if gone and s.phase > COLOURING:
        words.append("out=" + ",".join(NAMES[die] for die in gone))
    if s.phase != CHOOSE:
        words.append(f"phase={PHASE_NAMES[s.phase]}")
    for key in ("rolled", "taken", "turns"):
        if getattr(s, key):
            words.append(f"{key}={getattr(s, key)}")
    if s.mover:
        words.append(f"turn={s.mover + 1}")
    if any(s.latest[: s.seats]):
        words.append("latest=" + ",".join(str(number) for number in s.latest[: s.seats]))
    return " ".join([*words, *options_words(s, OPTIONS)])


def _held_text(s: State, die: int) -> str:
    return f"{NAMES[die]}={s.shown[die]}" if s.shown[die] else NAMES[die]


def parse_state(line: str) -> State:
    """The state that a line stands for. Raises Unreadable, naming the entry at fault."""
    given = entries(line, _READERS, GAME)
    if given.get("seats", "") not in map(str, SEATS) or "colours" not in given:
        raise _state_error("seats", given.get("seats", ""))
    s = State.fresh()
    setup(s, int(given["seats"]), {})
    start(s, int(given["seats"]))
    s.phase = CHOOSE
    read(s, given, _READERS, GAME)
    _check(s)
    return s


def _state_error(key: str, value: object) -> Unreadable:
    return wrong(GAME, key, value)


def _read_seats(s: State, value: str) -> None:
    s.seats = whole(value, MOST_SEATS, 1)


def _read_phase(s: State, value: str) -> None:
    s.phase = PHASES[value]


def _read_colours(s: State, value: str) -> None:
    s.colours = 0
    for letter in value:
        colour = LETTERS.index(letter)
        if (s.colours >> colour) & 1:
            raise ValueError(value)
        s.colours |= 1 << colour
    if s.phase == COLOURING:
        return
    for die in range(DICE):
        s.where[die] = FREE if (s.colours >> COLOUR_OF[die]) & 1 else OUT


def _read_missions(s: State, value: str) -> None:
    s.missions[:] = [0] * HAND
    numbers = value.split(",")
    for number in numbers:
        if len(numbers) > HAND or whole(number, MISSIONS, 1) in s.missions:
            raise ValueError(value)
        put_mission(s, int(number))


def _read_centre(s: State, value: str) -> None:
    for part in value.split(","):
        name, _, result = part.partition("=")
        die = NUMBERS[name]
        if die >= DICE or TYPE_OF[die] != D8 or s.where[die] != FREE or s.shown[die]:
            raise ValueError(value)
        s.shown[die] = whole(result, SIDES_OF[die], 1)


def _tree_reader(seat: int) -> Callable[[State, str], None]:
    def read(s: State, value: str) -> None:
        if seat >= s.seats:
            raise ValueError(value)
        tree = read_tree(value)
        for die, _, _ in tree:
            if s.where[die] == FREE and s.shown[die]:
                raise ValueError(value)
        put_tree(s, seat, tree)

    return read


def _read_hand(s: State, value: str) -> None:
    for part in value.split(","):
        name, equals, result = part.partition("=")
        die = NUMBERS[name]
        if (
            die >= DICE
            or s.where[die] != FREE
            or s.shown[die]
            or s.held == HAND
            or (s.held and s.hand[s.held - 1] > die)
        ):
            raise ValueError(value)
        s.hand[s.held] = die
        s.held += 1
        s.where[die] = HELD
        s.shown[die] = whole(result, SIDES_OF[die], 1) if equals else 0


def _read_out(s: State, value: str) -> None:
    for name in value.split(","):
        if NUMBERS[name] >= DICE or s.where[NUMBERS[name]] != FREE or s.shown[NUMBERS[name]]:
            raise ValueError(value)
        s.where[NUMBERS[name]] = OUT


def _read_rolled(s: State, value: str) -> None:
    s.rolled = whole(value, HAND)


def _read_taken(s: State, value: str) -> None:
    s.taken = whole(value, 1)


def _read_turns(s: State, value: str) -> None:
    s.turns = whole(value, 9999)


def _read_turn(s: State, value: str) -> None:
    s.mover = whole(value, s.seats, 1) - 1


def _read_latest(s: State, value: str) -> None:
    numbers = value.split(",")
    if len(numbers) != s.seats:
        raise ValueError(value)
    for seat, number in enumerate(numbers):
        s.latest[seat] = whole(number, 9999)


def _read_options(s: State, value: str) -> None:
    read_options(s, value, OPTIONS)


_READERS: dict[str, Callable[[State, str], None]] = {
    "seats": _read_seats,
    "phase": _read_phase,
    "colours": _read_colours,
    "missions": _read_missions,
    "centre": _read_centre,
    "tree1": _tree_reader(0),
    "tree2": _tree_reader(1),
    "tree3": _tree_reader(2),
    "tree4": _tree_reader(3),
    "hand": _read_hand,
    "out": _read_out,
    "rolled": _read_rolled,
    "taken": _read_taken,
    "turns": _read_turns,
    "turn": _read_turn,
    "latest": _read_latest,
    "options": _read_options,
}


def _check(s: State) -> None:
    """Refuses a line whose entries do not go together."""
    _check_options(s)
    _check_missions(s)
    _check_centre(s)
    if s.phase < CHOOSE:
        _check_before_play(s)
    else:
        _check_hand(s)
        _check_phase(s)
    gone = [die for die in range(DICE) if s.where[die] == OUT and (s.colours >> COLOUR_OF[die]) & 1]
    if gone and s.phase > COLOURING and (s.seats > 1 or s.phase < CHOOSE):
        raise _state_error("out", NAMES[gone[0]])
    told = [number for number in s.latest[: s.seats] if number]
    if len(set(told)) < len(told) or max(told, default=0) > s.turns:
        raise _state_error("latest", ",".join(map(str, s.latest[: s.seats])))


def _check_options(s: State) -> None:
    """The options go together, and the colours in play are as many as they must be, and those asked for."""
    chosen = {option.name: getattr(s, option.name) for option in OPTIONS}
    try:
        setup(State.fresh(), s.seats, chosen)
    except BadOption as error:
        raise _state_error("options", ",".join(f"{name}:{value}" for name, value in chosen.items() if value)) from error
    count = s.colours.bit_count()
    lacking = [name for i, name in enumerate(COLOUR_NAMES) if chosen[name] and not (s.colours >> i) & 1]
    if count > IN_PLAY[s.seats] or (count < IN_PLAY[s.seats]) != (s.phase == COLOURING) or lacking:
        raise _state_error("colours", "".join(LETTERS[c] for c in range(COLOURS) if (s.colours >> c) & 1))


def _check_missions(s: State) -> None:
    """The missions in play are those chosen, or as many of each metal as the level has; without a level, any."""
    missions = [number for number in s.missions if number]
    said = ",".join(map(str, missions))
    if s.phase == MISSIONING and s.level not in (BRONZE_LEVEL, SILVER_LEVEL, DIAMOND):
        raise _state_error("phase", "missions")
    if s.level == CHOSEN:
        if missions != sorted(number for number in (s.mission_1, s.mission_2, s.mission_3) if number):
            raise _state_error("missions", said)
    elif s.level:
        bronze = sum(number in BRONZE for number in missions)
        lacking = (int(s.level != SILVER_LEVEL) - bronze, 2 * int(s.level != BRONZE_LEVEL) - len(missions) + bronze)
        if min(lacking) < 0 or (lacking[0] and bronze < len(missions)):
            raise _state_error("missions", said)
        if (s.phase == COLOURING and missions) or (sum(lacking) > 0) != (s.phase <= MISSIONING):
            raise _state_error("missions", said)
    elif s.seats == 1 and any(set(together) <= set(missions) for together in CONTRADICTIONS):
        raise _state_error("missions", said)


def _check_centre(s: State) -> None:
    """Every free d8 shows a result once they are rolled, the first ones while they are, and none before."""
    free = [die for die in range(D8, DICE, TYPES) if s.where[die] == FREE]
    bare = [die for die in free if not s.shown[die]]
    if s.phase >= FIRST and bare:
        raise _state_error("centre", NAMES[bare[0]])
    if s.phase == CENTRE and not bare:
        raise _state_error("phase", "centre")
    if s.phase < CENTRE and len(bare) < len(free):
        raise _state_error("centre", next(NAMES[die] for die in free if s.shown[die]))
    if bare and any(s.shown[die] for die in free if die > bare[0]):
        raise _state_error("centre", NAMES[bare[0]])


def _check_before_play(s: State) -> None:
    """Nobody has done anything before the set-up is over."""
    for seat in range(s.seats):
        if s.hung[seat]:
            raise _state_error(f"tree{seat + 1}", tree_text(s, seat))
    for key, value in (("hand", s.held), ("rolled", s.rolled), ("taken", s.taken), ("turns", s.turns)):
        if value:
            raise _state_error(key, value)
    if s.mover:
        raise _state_error("turn", s.mover + 1)
    if s.phase == FIRST and (s.seats == 1 or s.first):
        raise _state_error("phase", "first")


def _check_hand(s: State) -> None:
    """The dice of the hand, those of them that show something, and how they came there fit the phase."""
    hand: list[int] = s.hand[: s.held]
    said = ",".join(_held_text(s, die) for die in hand)
    shows: list[bool]
    if s.phase == CHOOSE:
        shows = [TYPE_OF[die] == D8 for die in hand]
    else:
        shows = [s.phase != ROLLING or i < s.rolled for i in range(s.held)]
    if [s.shown[die] > 0 for die in hand] != shows:
        raise _state_error("hand", said)
    if s.phase in (CHOOSE, ENDED):
        rolled: tuple[int, ...] = (0,)
    elif s.phase == ROLLING:
        rolled = tuple(range(s.held))
    elif s.taken:
        rolled = (0,)
    else:
        rolled = (s.held,) if s.phase == HANG else (s.held, s.held + 1)
    if s.rolled not in rolled:
        raise _state_error("rolled", s.rolled)
    if s.taken and (s.phase not in (HANG, DISCARD) or s.held != (s.phase == HANG)):
        raise _state_error("taken", s.taken)
    if s.taken and s.phase == HANG and TYPE_OF[hand[0]] != D8:
        raise _state_error("hand", said)
    threw = s.phase in (ROLLING, HANG, DISCARD) and not s.taken
    most = s.held if s.phase in (ROLLING, HANG) else s.rolled
    if (s.phase == ENDED and s.held) or (threw and (not s.held or most > HAND or (most < HAND and any_free(s)))):
        raise _state_error("hand", said)


def _check_phase(s: State) -> None:
    """The seat to act has something to do, and nobody has when the game is over."""
    name = PHASE_NAMES[s.phase]
    finished = is_finished(s, s.mover)
    if s.phase in (CHOOSE, ROLLING, HANG) and finished:
        raise _state_error("phase", name)
    if s.phase == CHOOSE and not any_free(s) and not s.held:
        raise _state_error("phase", name)
    fitting = any(fits(s, s.mover, s.shown[die]) for die in s.hand[: s.held])
    if s.phase == HANG and not fitting:
        raise _state_error("phase", name)
    if s.phase == DISCARD:
        failed = not s.taken and s.rolled == s.held
        if s.seats > 1 or not (s.held or any_free(s)) or (failed and (s.keep or fitting or finished)):
            raise _state_error("phase", name)
        if not failed and not s.hung[s.mover]:
            raise _state_error("tree1", "")
    is_out = s.seats == 1 and not any_free(s)
    if s.phase == ENDED and not is_out and not all(is_finished(s, seat) for seat in range(s.seats)):
        raise _state_error("phase", name)
