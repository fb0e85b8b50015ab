"""Positions of Twinkle set up by clicking: the constellation of the seat to act, the centre, and whose turn it is.

A change is made in the notation of the state, which says whether it can be.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tumblestar import picture
from tumblestar.contract.capabilities import EditChange, EditPlace
from tumblestar.contract.errors import Unreadable
from tumblestar.contract.modules import Name
from tumblestar.games.twinkle.constellation import NUMBERS, tree_text
from tumblestar.games.twinkle.description import die_words, phrase
from tumblestar.games.twinkle.notation import parse_state, state_text
from tumblestar.games.twinkle.parts import D8, DICE, NOTHING, PLACE_NAMES, SIDES_OF, TYPE_OF, TYPES
from tumblestar.games.twinkle.picture.layout import home, large, main_tree
from tumblestar.games.twinkle.picture.shapes import drawn
from tumblestar.games.twinkle.rules import CHOOSE, FREE, MAX_LEGAL, State, apply, is_finished, odds

SPOT = 84
"""The width of a place in the picture's units."""
UNDER = "under-"


def base(s: State) -> State:
    """The state before the turn's choice; set-up ends with the first outcomes, and a turn has something to hang."""
    s, outcomes, weights = s.copy(), [0] * MAX_LEGAL, [0] * MAX_LEGAL
    while s.phase < CHOOSE:
        odds(s, outcomes, weights)
        apply(s, outcomes[0])
    for die in s.hand[: s.held]:
        s.where[die], s.shown[die] = FREE, (s.shown[die] or 1) if TYPE_OF[die] == D8 else 0
    s.hand[:], s.held, s.rolled, s.taken, s.phase = [NOTHING] * len(s.hand), 0, 0, 0, CHOOSE
    while is_finished(s, s.mover):
        leaf = next(die for die in s.dice[s.mover] if s.below[die] == 0)
        s.phase = CHOOSE
        s = parse_state(_rebuilt(s, _without(s, leaf), {leaf: 1}))
    return s


def places(s: State, names: Sequence[Name]) -> list[EditPlace]:
    """The large constellation with its open places, the d8s of the centre, and whose turn it is."""
    seat, found = large(s), [EditPlace("turn", phrase("edit-turn", player=names[s.mover]))]
    where = main_tree(s, seat)
    for place, opening in where.openings.items():
        label = phrase("pad-under-star", star=PLACE_NAMES[place])
        if place < DICE:
            label = phrase("pad-under-die", die=die_words(place), result=s.shown[place])
        found.append(EditPlace(UNDER + PLACE_NAMES[place], label, (opening.x, opening.y, SPOT, SPOT)))
    lying = {die: home(s, die) for die in range(D8, DICE, TYPES) if s.where[die] == FREE}
    for die, (x, y) in [*((die, where.spots[die]) for die in s.dice[seat][: s.hung[seat]]), *lying.items()]:
        label = phrase("pad-shows", die=die_words(die), result=s.shown[die])
        found.append(EditPlace(PLACE_NAMES[die], label, (x, y, SPOT - 4, SPOT - 4)))
    return found


def changes(s: State, place: str, names: Sequence[Name]) -> list[EditChange[State]]:
    """Which die hangs at an open place, with what result; what a die shows, or that it is gone; whose turn it is."""
    key, _, chosen = place.partition(":")
    if key == "turn":
        return [
            EditChange(phrase("edit-turn", player=names[seat]), picture.at(0, 0, picture.seat_disc(seat), 2), state)
            for seat in range(s.seats)
            if (state := _read(_with(s, turn=str(seat + 1))))
        ]
    if key.startswith(UNDER) and key.removeprefix(UNDER) in NUMBERS:
        return list(_hanging(s, key, NUMBERS[key.removeprefix(UNDER)], NUMBERS.get(chosen, -1)))
    die = NUMBERS.get(key, DICE)
    return list(_results(s, die)) if die < DICE else []


def _hanging(s: State, key: str, parent: int, die: int) -> Iterator[EditChange[State]]:
    """The free dice, or the results of the one chosen."""
    if not 0 <= die < DICE:
        for free in range(DICE):
            if s.where[free] == FREE:
                yield EditChange(die_words(free), drawn(free, 0), None, f"{key}:{PLACE_NAMES[free]}")
        return
    for result in range(1, SIDES_OF[die] + 1):
        hung = ",".join(filter(None, (tree_text(s, large(s)), f"{PLACE_NAMES[die]}={result}@{PLACE_NAMES[parent]}")))
        if state := _read(_rebuilt(s, hung, {die: 0})):
            yield EditChange(phrase("pad-shows", die=die_words(die), result=result), drawn(die, result), state)


def _results(s: State, die: int) -> Iterator[EditChange[State]]:
    """Other results of a die that hangs or lies in the centre; at the end of a line it can be taken away."""
    hangs = die in s.dice[large(s)][: s.hung[large(s)]]
    if hangs and s.below[die] == 0 and (state := _read(_rebuilt(s, _without(s, die), {die: 1}))):
        yield EditChange(phrase("pad-remove", die=die_words(die)), "", state)
    for result in range(1, SIDES_OF[die] + 1):
        name = PLACE_NAMES[die]
        if hangs:
            parts = [part.partition("=") for part in tree_text(s, large(s)).split(",")]
            tree = ",".join(
                f"{one}={result}@{rest.partition('@')[2]}" if one == name else f"{one}={rest}" for one, _, rest in parts
            )
            state = _read(_rebuilt(s, tree, {}))
        else:
            state = _read(_rebuilt(s, tree_text(s, large(s)), {die: result}))
        if state and result != s.shown[die]:
            yield EditChange(phrase("pad-shows", die=die_words(die), result=result), drawn(die, result), state)


# -- in notation


def _without(s: State, die: int) -> str:
    """The large constellation without a die."""
    parts = tree_text(s, large(s)).split(",")
    return ",".join(part for part in parts if not part.startswith(f"{PLACE_NAMES[die]}="))


def _rebuilt(s: State, tree: str, centre: dict[int, int]) -> str:
    """The notation of the state with another large constellation, and other results of d8s in the centre."""
    shown = {die: s.shown[die] for die in range(DICE) if TYPE_OF[die] == D8 and s.where[die] == FREE}
    shown |= {die: result for die, result in centre.items() if TYPE_OF[die] == D8}
    lying = ",".join(f"{PLACE_NAMES[die]}={result}" for die, result in sorted(shown.items()) if result)
    return _with(s, **{f"tree{large(s) + 1}": tree, "centre": lying})


def _with(s: State, **entries: str) -> str:
    """The notation of a state with other entries."""
    found = dict(word.split("=", 1) for word in state_text(s).split()) | entries
    return " ".join(f"{key}={value}" for key, value in found.items() if value)


def _read(line: str) -> State | None:
    """The state of a line; None if it cannot be."""
    try:
        return parse_state(line)
    except Unreadable:
        return None
