"""What a seat sees of Twinkle: the dice as one-hot rows, results and counts as numbers. Nothing is hidden."""

from __future__ import annotations

from tumblestar.contract.observations import Field, Symmetry, flags, moved, named_offsets, width
from tumblestar.contract.state import Row
from tumblestar.games.twinkle.parts import (
    COLOUR_OF,
    COLOURS,
    DICE,
    FREE,
    HIGHEST,
    MISSIONS,
    PLACES,
    STAR_A,
    STARS,
    TYPE_OF,
    TYPES,
)
from tumblestar.games.twinkle.rules import ACTIONS, CHOOSE, CHOSEN, ENDED, HAND, HANGING, MOST_SEATS, State

_SEATS = (MOST_SEATS,)
_PARENTS = COLOURS + TYPES + 2
_HELD = COLOURS + TYPES + 1
FIELDS = (
    flags("present", _SEATS, "Which seats play, in turn order from the observing one."),
    flags("mover", _SEATS, "Whose turn it is; 0 for all before it is known who starts (TW-2.5)."),
    flags(
        "phase",
        (ENDED + 1,),
        "What is to be decided: a colour in play, a mission, a d8 of the centre, who starts, dice to roll, a die that "
        "falls, a die to hang, a die to discard, nothing more.",
    ),
    flags("colours", (COLOURS,), "The colours in play: red, yellow, blue, green, black, purple (TW-2.1)."),
    flags("missions", (MISSIONS,), "The missions in play, from 1 (TW-2.4)."),
    flags("free", (COLOURS, TYPES), "The dice that can be rolled or taken: [colour, d4 d6 d8 d10 d12]."),
    flags("hung", (MOST_SEATS, COLOURS, TYPES), "The dice in the constellation of each seat."),
    Field("shown", (COLOURS, TYPES), 0, HIGHEST, "The result of each die that shows one, wherever it is; else 0."),
    Field("below", (COLOURS, TYPES), 0, 2, "How many dice hang under each die (TW-3.5)."),
    Field("stars", (MOST_SEATS, 2), 0, 2, "How many dice hang under each star of each seat (TW-3.5)."),
    flags(
        "parent",
        (COLOURS, TYPES, _PARENTS),
        "What each hung die hangs under: the colour and the type of a die, or star A or B.",
    ),
    Field(
        "hand", (HAND, _HELD), 0, HIGHEST, "Each die in the hand, ascending: its colour and its type, and its result."
    ),
    Field("rolled", (), 0, HAND, "How many dice of the hand have come to rest."),
    flags("taken", (), "Whether this turn took a d8 from the centre (TW-3.3)."),
    Field("turns", (), 0, 32767, "The turns completed."),
    Field("latest", _SEATS, 0, 32767, "The number of the latest turn of each seat, which decides ties; 0 = none yet."),
    flags("level", (CHOSEN + 1,), "The option: no missions, one to three by chance, or chosen ones (TW-2.4)."),
    flags("first", _SEATS, "The seat that the option `first` names; none where chance decides."),
    flags("keep", (), "The option: alone, a roll that fits nowhere discards no die (TW-6.6)."),
)
AT = named_offsets(FIELDS)
WIDTH = width(FIELDS)

SCORE_RANGE = (0, STARS * 8 + 35)
"""A die scores at most 6 by the card of its colour (red: all others of a line) and 2 by Twinkle's. Of the missions, 14
scores at most 2 for each of 6 connectors, 15 2 for each of 6 colours, 20 3 for each of 3 dice: below 35 together."""
MAX_EVENTS = 5_000
"""A limit, not a bound: a roll that fits nowhere may come again and again. A result of 1 fits for every seat that is to
act (TW-3.9), so a turn that rolls one die has 3 events and succeeds once in 12 times at least; with more dice it is
likelier by more than its events. At most 28 turns hang a die: over 5,000 events are less likely than 1 in 10^20."""


def observe(s: State, seat: int, out: Row) -> None:
    """Writes what a seat sees into `out`."""
    for i in range(WIDTH):
        out[i] = 0
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[AT.present + i] = 1
        out[AT.mover + i] = 1 if s.mover == other and s.phase >= CHOOSE else 0
        out[AT.first + i] = 1 if s.first == other + 1 else 0
        out[AT.latest + i] = s.latest[other]
        out[AT.stars + 2 * i] = s.stars[other][0]
        out[AT.stars + 2 * i + 1] = s.stars[other][1]
        for j in range(s.hung[other]):
            die = s.dice[other][j]
            out[AT.hung + i * DICE + die] = 1
            parent, at = s.under[die], AT.parent + die * _PARENTS
            if parent >= STAR_A:
                out[at + COLOURS + TYPES + parent - STAR_A] = 1
            else:
                out[at + COLOUR_OF[parent]] = 1
                out[at + COLOURS + TYPE_OF[parent]] = 1
    out[AT.phase + s.phase] = 1
    for colour in range(COLOURS):
        out[AT.colours + colour] = (s.colours >> colour) & 1
    for i in range(HAND):
        if s.missions[i] > 0:
            out[AT.missions + s.missions[i] - 1] = 1
    for die in range(DICE):
        out[AT.free + die] = 1 if s.where[die] == FREE else 0
        out[AT.shown + die] = s.shown[die]
        out[AT.below + die] = s.below[die]
    for i in range(s.held):
        die, at = s.hand[i], AT.hand + i * _HELD
        out[at + COLOUR_OF[die]] = 1
        out[at + COLOURS + TYPE_OF[die]] = 1
        out[at + COLOURS + TYPES] = s.shown[die]
    out[AT.rolled] = s.rolled
    out[AT.taken] = s.taken
    out[AT.turns] = s.turns
    out[AT.level + s.level] = 1
    out[AT.keep] = s.keep


def _stars_swapped() -> Symmetry:
    parents = (*range(COLOURS + TYPES), COLOURS + TYPES + 1, COLOURS + TYPES)
    changes = {"stars": (range(MOST_SEATS), (1, 0)), "parent": (range(COLOURS), range(TYPES), parents)}
    actions = list(range(ACTIONS))
    for i in range(HAND):
        at = HANGING + PLACES * i + STAR_A
        actions[at], actions[at + 1] = at + 1, at
    return Symmetry("the stars of all seats swapped", moved(FIELDS, changes), tuple(actions))


SYMMETRIES = (_stars_swapped(),)
"""Colours have cards of their own, types have sides, and ties and turns go by the order of the seats."""
