"""What a seat sees of Shizzle: dice as one-hot rows, points and counts as numbers. Nothing is hidden."""

from __future__ import annotations

from tumblestar.contract.observations import Field, Symmetry, flags, moved, named_offsets, width
from tumblestar.contract.state import Row
from tumblestar.games.shizzle.parts import BANKS, DICE
from tumblestar.games.shizzle.rules import ACTIONS, ENDED, FIRST, MOST_SEATS, State

_SEATS = (MOST_SEATS,)
FIELDS = (
    flags("present", _SEATS, "Which seats play, in turn order from the observing one."),
    flags("mover", _SEATS, "Whose turn it is; 0 for all before it is known who starts (SH-1.4)."),
    Field("score", _SEATS, 0, max(BANKS), "The points that each seat has banked."),
    Field("bank", (), 0, max(BANKS), "The points in the bank (SH-1.3)."),
    flags(
        "phase",
        (ENDED + 1,),
        "What is to be decided: a face of random dice, who starts, the first Spark, the first roll, a die that falls, "
        "joining or stopping, pending Shizzles, nothing more.",
    ),
    flags("shown_number", (DICE, DICE), "The number that each die shows, from 1; none before it was rolled."),
    flags("shown_colour", (DICE, DICE), "The colour that each die shows."),
    flags("line", (DICE, DICE), "The die at each place of the line (SH-2.3)."),
    flags("end", (DICE,), "The die at the open end of the line."),
    Field("base", (), 0, DICE, "How many dice were in the line at the last roll (SH-2.8)."),
    flags("due", (DICE,), "The dice that are still to fall."),
    Field("pending", (), 0, 127, "The unsettled Shizzles of this turn (SH-3.1)."),
    Field("turns", (), 0, 32767, "The turns completed."),
    flags("colour", (DICE, DICE, DICE), "The colour of each number of each die: [die, number, colour] (SH-1.2)."),
    flags("first", _SEATS, "The seat that the option `first` names; none where chance decides."),
    flags("random_dice", (), "The option: chance made the dice."),
    Field("rounds", (), 0, 50, "The option: the game ends after so many rounds; 0 = none (SH-3.7)."),
    Field("target", (), 0, 50, "The option: the game ends when a seat has so many points; 0 = none (SH-3.7)."),
    flags("cap", (), "The option: the game ends after 500 turns (SH-3.7)."),
)
AT = named_offsets(FIELDS)
WIDTH = width(FIELDS)

SCORE_RANGE = (0, max(BANKS))
"""All points come from the bank and go back to it, and none is ever negative."""
MAX_EVENTS = 20_000
"""A limit, not a bound: attacks fill the bank again, and a turn goes on after every Shizzle, so no rule ends a classic
game. Of 1,700 games at random, with all options, the longest had 982 events."""


def observe(s: State, seat: int, out: Row) -> None:
    """Writes what a seat sees into `out`."""
    for i in range(WIDTH):
        out[i] = 0
    for i in range(s.seats):
        other = (seat + i) % s.seats
        out[AT.present + i] = 1
        out[AT.score + i] = s.score[other]
        if s.mover == other and s.phase > FIRST:
            out[AT.mover + i] = 1
        if s.first == other + 1:
            out[AT.first + i] = 1
    out[AT.bank] = s.bank
    out[AT.phase + s.phase] = 1
    for die in range(DICE):
        for number in range(DICE):
            if s.colour[die][number] >= 0:
                out[AT.colour + (die * DICE + number) * DICE + s.colour[die][number]] = 1
        if s.shown[die] > 0:
            number = s.shown[die] - 1
            out[AT.shown_number + die * DICE + number] = 1
            out[AT.shown_colour + die * DICE + s.colour[die][number]] = 1
        out[AT.due + die] = (s.due >> die) & 1
    for place in range(s.length):
        out[AT.line + place * DICE + s.line[place]] = 1
    if s.length > 0:
        out[AT.end + s.line[s.length - 1]] = 1
    out[AT.base] = s.base
    out[AT.pending] = s.pending
    out[AT.turns] = s.turns
    out[AT.random_dice] = s.random_dice
    out[AT.rounds] = s.rounds
    out[AT.target] = s.target
    out[AT.cap] = s.cap


def _relabelled(name: str, dice: Row, numbers: Row, colours: Row) -> Symmetry:
    """The symmetry by which die `i` of the image is die `dice[i]` of the original; numbers and colours likewise."""
    observation = moved(
        FIELDS,
        {
            "shown_number": (dice, numbers),
            "shown_colour": (dice, colours),
            "line": (range(DICE), dice),
            "end": (dice,),
            "due": (dice,),
            "colour": (dice, numbers, colours),
        },
    )
    return Symmetry(name, observation, (*dice, *range(DICE, ACTIONS)))


_SAME, _SWAP, _CYCLE = [*range(DICE)], [1, 0, *range(2, DICE)], [*range(1, DICE), 0]
SYMMETRIES = (
    _relabelled("two dice swapped", _SWAP, _SAME, _SAME),
    _relabelled("all dice moved on", _CYCLE, _SAME, _SAME),
    _relabelled("two numbers swapped", _SAME, _SWAP, _SAME),
    _relabelled("all numbers moved on", _SAME, _CYCLE, _SAME),
    _relabelled("two colours swapped", _SAME, _SAME, _SWAP),
    _relabelled("all colours moved on", _SAME, _SAME, _CYCLE),
)
"""Dice, numbers and colours are names: the rules compare them, and the observation has the table of the dice.

They hold wherever a seat is to act. While dice fall, the lowest is next, so the image falls in another order.
"""
