"""Shizzle: the rules, stated once, as plain functions of a state.

A game of nerve for two to six seats with six dice. Numbers and colours form a Latin square: every die has each number
and each colour once, and every pair of them lies on exactly one face of the set. A turn begins with the Spark, the
last die of the line before, and rolls the other five. Rolled dice join the line at its open end if they share number
or colour with the die before. If none can, that is a Choke: the turn is over and all its points are lost. A line of
two at best after five dice is a Fizzle: it scores and ends the turn. From three on it is a Flicker: stop and bank the
length of the line, or roll all dice outside it. A line of six is a Shizzle, pending until the turn stops: six points,
or an attack that sends six of somebody's points back to the bank; or roll on with it at risk, its last die the new
Spark. When a turn leaves the bank empty the game ends, and most points win.

A state, in words: every die shows a number, and is in the line or outside it; the bank and the scores share a fixed
sum; and the phase says what comes next. First chance may make the dice (DICE_MADE) and choose who starts (FIRST), who
then picks the die that becomes the first Spark (SPARK). A turn waits for its first roll (READY), each die is a chance
action of its own (ROLLING), then dice join and the player stops or rolls on (CHOOSE), and settles pending Shizzles
one by one (SETTLE), until ENDED.

The contract's functions come first, then helpers in the order of their first use, under the tags of the rulebook.
All but the last section is written in the subset that also compiles: ints, fixed arrays, no temporary lists.
The file has the whole rulebook, so that it can be read in one go.
"""

from typing import Annotated

from tumblestar.contract.defaults.rules import setup as setup
from tumblestar.contract.modules import Option, ScorePart
from tumblestar.contract.state import CHANCE, OVER, GameState, Grid, Row, i8, i16, layout
from tumblestar.games.shizzle.parts import BANKS, DICE, LETTERS, ROWS, SHIZZLE, TABLE

VERSION = 1
SEATS = (2, 3, 4, 5, 6)
MOST_SEATS = 6
# Actions 0 to 5 let the die of that number join, or begin; then there are these, and ATTACK + the seat attacked.
STOP, ROLL, TAKE, ATTACK = 6, 7, 8, 9
ACTIONS = ATTACK + MOST_SEATS
MAX_LEGAL = 8
CAP = 500
"""The turns after which a game ends under the option `cap`."""
NOBODY = -1
NO_DIE = -1
ALL_DICE = 63

# What is to be decided.
DICE_MADE, FIRST, SPARK, READY, ROLLING, CHOOSE, SETTLE, ENDED = range(8)


@layout
class State(GameState):
    """A state of Shizzle."""

    colour: Annotated[Grid, i8, DICE, DICE]  # the colour of each number of each die, or -1 while chance makes them
    shown: Annotated[Row, i8, DICE]  # the number that each die shows, 1 to 6; 0 = not rolled yet
    line: Annotated[Row, i8, DICE]  # the dice of the line, in order, then NO_DIE
    length: i8  # how many dice are in the line
    base: i8  # how many were when the dice were last rolled
    loose: i8  # the dice outside the line, one bit each
    due: i8  # the dice that are still to be rolled now, one bit each
    pending: i8  # unsettled Shizzles of this turn
    score: Annotated[Row, i16, MOST_SEATS]
    bank: i16
    seats: i8  # how many play
    mover: i8  # whose turn it is
    phase: i8  # what is to be decided
    made: i8  # how many faces of random dice chance has made
    turns: i16  # turns completed
    first: i8
    random_dice: i8
    rounds: i8
    target: i8
    cap: i8  # options; first: 0 = by chance, else the number of the seat that starts


OPTIONS = (
    Option("first", (0, 1, 2, 3, 4, 5, 6)),
    Option("random_dice", (0, 1)),
    Option("rounds", (0, 5, 10, 15, 20, 25, 30, 40, 50)),
    Option("target", (0, 10, 15, 20, 25, 30, 35, 40, 50)),
    Option("cap", (0, 1)),
)


# -- the contract


def start(s: State, seats: int) -> None:
    """The state before any chance event; the options are there already."""
    s.seats = seats
    s.bank = BANKS[seats]
    for die in range(DICE):
        s.line[die] = NO_DIE
        for number in range(DICE):
            s.colour[die][number] = -1 if s.random_dice else TABLE[die][number]
    s.loose = ALL_DICE
    s.phase = DICE_MADE if s.random_dice else FIRST
    if s.phase == FIRST and s.first > 0:
        begin_with(s, s.first - 1)


def actor(s: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    if s.phase == ROLLING or s.phase <= FIRST:
        return CHANCE
    return s.mover


def legal(s: State, out: Row) -> int:
    """Writes into `out` what the seat to act may do, ascending; returns how many."""
    n = 0
    if s.phase == CHOOSE:
        n = joining(s, out)
        if may_end(s):
            out[n] = STOP
            out[n + 1] = ROLL
            n += 2
    elif s.phase == READY:  # SH-2.2
        out[0] = ROLL
        n = 1
    elif s.phase == SETTLE:  # SH-3.1
        out[0] = TAKE
        n = 1
        for seat in range(s.seats):
            if can_attack(s, seat):
                out[n] = ATTACK + seat
                n += 1
    elif s.phase == SPARK:  # SH-2.1
        for die in range(DICE):
            out[die] = die
        n = DICE
    return n


def odds(s: State, out: Row, weights: Row) -> int:
    """Writes what chance may do, ascending, and how likely each is, as whole numbers; returns how many."""
    if s.phase == ROLLING:
        for number in range(DICE):
            out[number] = number
            weights[number] = 1
        return DICE
    n = 0
    if s.phase == FIRST:  # SH-1.4
        for seat in range(s.seats):
            out[seat] = seat
            weights[seat] = 1
        n = s.seats
    elif s.phase == DICE_MADE:  # SH-1.2
        n = dice_with(s, out, weights)
    return n


def apply(s: State, action: int) -> None:
    """Does a legal action, in place."""
    if s.phase == ROLLING:
        fall(s, action)
    elif s.phase == CHOOSE:
        if action == STOP:
            stop(s)
        elif action == ROLL:
            roll_on(s)
        else:
            join(s, action)
    elif s.phase == READY:
        roll(s)
    elif s.phase == SETTLE:
        if action == TAKE:
            take(s)
        else:
            attack(s, action - ATTACK)
    elif s.phase == SPARK:  # SH-2.1
        s.due = 1 << action
        s.phase = ROLLING
    elif s.phase == FIRST:
        begin_with(s, action)
    elif s.phase == DICE_MADE:
        make_face(s, action)


def points(s: State, seat: int) -> int:
    """The points that a seat has banked."""
    return s.score[seat]


def win_share(s: State, seat: int) -> float:
    """The seat's share of the win once the game is over: 1, 1/k for k that tie, or 0 (SH-3.6)."""
    if s.phase != ENDED:
        return 0.0
    ties = 0
    for other in range(s.seats):
        if s.score[other] > s.score[seat]:
            return 0.0
        if s.score[other] == s.score[seat]:
            ties += 1
    return 1.0 / ties


# -- 2 A turn


def joining(s: State, out: Row) -> int:
    """Writes the dice that may join the line now (SH-2.3, SH-2.8); returns how many."""
    if s.length == DICE:
        return 0
    n = 0
    end = s.line[s.length - 1]
    if s.length == 1:  # five dice were rolled: where a line of three is possible it must be reached
        for die in range(DICE):
            if (s.loose >> die) & 1 and fits(s, die, end) and has_follower(s, die):
                out[n] = die
                n += 1
        if n > 0:
            return n
    for die in range(DICE):
        if (s.loose >> die) & 1 and fits(s, die, end):
            out[n] = die
            n += 1
    return n


def fits(s: State, die: int, end: int) -> bool:
    """Whether two dice share number or colour as they lie (SH-2.3)."""
    number, other = s.shown[die], s.shown[end]
    return number == other or s.colour[die][number - 1] == s.colour[end][other - 1]


def has_follower(s: State, end: int) -> bool:
    """Whether some other die outside the line could stand behind this one."""
    for die in range(DICE):
        if (s.loose >> die) & 1 and die != end and fits(s, die, end):
            return True
    return False


def may_end(s: State) -> bool:
    """Whether the player may stop or roll on: a die has joined since the roll, and it is no line of two (SH-2.8)."""
    return s.length > s.base and s.length > 2


def roll(s: State) -> None:
    """All dice outside the line are to be rolled (SH-2.2, SH-2.9)."""
    s.base = s.length
    s.due = s.loose
    s.phase = ROLLING


def fall(s: State, number: int) -> None:
    """The next die of a roll comes to rest."""
    die = 0
    while not (s.due >> die) & 1:
        die += 1
    s.shown[die] = number + 1
    s.due -= 1 << die
    if s.due > 0:
        return
    if s.length == 0:  # SH-2.1
        put_in_line(s, die)
        s.base = 1
        s.phase = READY
    elif has_follower(s, s.line[s.length - 1]):
        s.phase = CHOOSE
    else:  # SH-2.4
        end_turn(s)


def put_in_line(s: State, die: int) -> None:
    """A die stands at the open end of the line."""
    s.line[s.length] = die
    s.length += 1
    s.loose -= 1 << die


def join(s: State, die: int) -> None:
    """A die joins; the sixth makes a Shizzle (SH-2.7), and a line of two that cannot grow ends the turn (SH-2.5)."""
    put_in_line(s, die)
    if s.length == DICE:
        s.pending += 1
    elif s.length == 2 and not has_follower(s, die):
        stop(s)


def roll_on(s: State) -> None:
    """The player rolls all dice outside the line; after a Shizzle its last die is the new Spark (SH-2.6, SH-2.7)."""
    if s.length == DICE:
        restart_line(s)
    roll(s)


def restart_line(s: State) -> None:
    """The last die of the line becomes the Spark of a new one."""
    spark = s.line[s.length - 1]
    for place in range(DICE):
        s.line[place] = NO_DIE
    s.loose = ALL_DICE
    s.length = 0
    put_in_line(s, spark)


# -- 3 Ending a turn


def stop(s: State) -> None:
    """The player stops: pending Shizzles are settled if there is a choice, then the points are taken (SH-3.1)."""
    if s.pending > 0 and has_victim(s):
        s.phase = SETTLE
    else:
        take(s)


def can_attack(s: State, seat: int) -> bool:
    """Whether a seat can be attacked: another one that holds points (SH-3.2)."""
    return seat != s.mover and s.score[seat] > 0


def has_victim(s: State) -> bool:
    """Whether anybody can be attacked."""
    for seat in range(s.seats):
        if can_attack(s, seat):
            return True
    return False


def attack(s: State, victim: int) -> None:
    """A Shizzle sends six points of somebody's, or all there are, back to the bank (SH-3.2)."""
    lost = min(SHIZZLE, s.score[victim])
    s.score[victim] -= lost
    s.bank += lost
    s.pending -= 1
    if s.pending == 0 or not has_victim(s):
        take(s)


def take(s: State) -> None:
    """The player takes six points for each Shizzle left, and those of the line, as far as the bank has them."""
    earned = turn_points(s)
    s.score[s.mover] += earned
    s.bank -= earned
    end_turn(s)


def turn_points(s: State) -> int:
    """The points of the turn so far: six a Shizzle, and those of a line, as far as the bank has them (SH-3.3)."""
    earned = SHIZZLE * s.pending
    if 1 < s.length < DICE:  # SH-2.0
        earned += s.length
    return min(earned, s.bank)


def end_turn(s: State) -> None:
    """The turn is settled: the game ends (SH-3.6, SH-3.7), or the last die is the next seat's Spark (SH-3.5)."""
    s.pending = 0
    s.turns += 1
    if ends_game(s, s.score[s.mover], s.bank, s.turns):
        s.phase = ENDED
        return
    restart_line(s)
    s.base = 1
    s.mover += 1
    if s.mover == s.seats:
        s.mover = 0
    s.phase = READY


def ends_game(s: State, points: int, bank: int, turns: int) -> bool:
    """Whether the game is over after so many turns, the last of which left its player these points (SH-3.6, SH-3.7)."""
    return (
        bank == 0
        or (s.target > 0 and points >= s.target)
        or (s.rounds > 0 and turns >= s.rounds * s.seats)
        or (s.cap > 0 and turns >= CAP)
    )


# -- 1 Box


def begin_with(s: State, seat: int) -> None:
    """The seat that starts is known (SH-1.4)."""
    s.mover = seat
    s.phase = SPARK


def make_face(s: State, colour: int) -> None:
    """The next number of the next die gets its colour (SH-1.2); after the last one the game goes on."""
    s.colour[s.made // DICE][s.made % DICE] = colour
    s.made += 1
    if s.made == DICE * DICE:
        s.made = 0
        s.phase = FIRST
        if s.first > 0:
            begin_with(s, s.first - 1)


def dice_with(s: State, out: Row, weights: Row) -> int:
    """Writes the colours that the next face may have, and how many dice go on so that fit those made before.

    So every die in turn is any of those that fit, each equally likely (ruling). Returns how many colours.
    """
    die, number = s.made // DICE, s.made % DICE
    for colour in range(DICE):
        weights[colour] = 0
    for row in range(len(ROWS)):
        if agrees(s, die, number, row):
            weights[ROWS[row][number]] += 1
    n = 0
    for colour in range(DICE):
        if weights[colour] > 0:
            out[n] = colour
            weights[n] = weights[colour]
            n += 1
    return n


def agrees(s: State, die: int, number: int, row: int) -> bool:
    """Whether a row of colours goes on from the faces made of a die, and repeats no face of the dice before."""
    for i in range(number):
        if ROWS[row][i] != s.colour[die][i]:
            return False
    for i in range(number, DICE):
        for other in range(die):
            if ROWS[row][i] == s.colour[other][i]:
                return False
    return True


# ---------------------------------------------------------------------------- around the game: never compiled


def turn(s: State) -> tuple[int, int]:
    """The turns completed, and the seat whose turn it is."""
    return s.turns, s.mover


def refusal(s: State, action: int) -> str:
    """The tag of the rule that forbids an action that is not legal."""
    if s.phase in _PHASE_TAGS:
        return _PHASE_TAGS[s.phase]
    if s.phase == SETTLE:
        return "SH-3.2" if ATTACK <= action < ATTACK + s.seats else "SH-3.1"
    if action in (STOP, ROLL):
        return "SH-2.8"
    if not 0 <= action < DICE:
        return "SH-3.1"
    if (s.loose >> action) & 1 and s.length < DICE and fits(s, action, s.line[s.length - 1]):
        return "SH-2.8"  # it would be alone where a line of three is possible
    return "SH-2.3"


_PHASE_TAGS = {
    DICE_MADE: "SH-1.2",
    FIRST: "SH-1.4",
    SPARK: "SH-2.1",
    READY: "SH-2.2",
    ROLLING: "SH-1.1",
    ENDED: "SH-3.6",
}


def next_die(s: State) -> int:
    """The die that falls next, where dice are due."""
    return (s.due & -s.due).bit_length() - 1


def face(s: State, die: int) -> str:
    """The face that a die shows: the letter of its colour and its number, `R4`; `-` before it was rolled."""
    number = s.shown[die]
    return f"{LETTERS[s.colour[die][number - 1]]}{number}" if number else "-"


def breakdown(s: State, seat: int) -> list[ScorePart]:
    """The points that a seat has banked."""
    return [ScorePart("points-banked", s.score[seat], ())]
