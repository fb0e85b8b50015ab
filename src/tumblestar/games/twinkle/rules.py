"""Twinkle: the rules, stated once, as plain functions of a state.

Two to four seats, or one alone, hang seven dice each under two Starting Stars. There are thirty different dice, six
colours of five types; some colours are in play. A turn rolls any three free dice and hangs one of them, or takes a d8
that lies in the centre with its result. Under a star any result hangs, under a die only a lower one; at most two dice
hang under each. A constellation scores by where its dice hang and what they show: every colour in play has a card, the
Twinkle card is always in play, and missions may be (`scoring.py`). A seat that can hang nothing after a roll loses the
turn. A seat that has seven dice, or can never hang another, is finished.

In a state every die is out of the game, free, in the hand of the seat to act, or hung by a seat, and then has a parent
and a result. A free d8 lies in the centre and shows a result too. First chance chooses what is in play (COLOURING,
MISSIONING), rolls the d8s (CENTRE) and picks the first seat (FIRST). A turn picks dice one by one (CHOOSE), chance
rolls them one by one (ROLLING), the seat hangs one (HANG), and alone another leaves the game (DISCARD), until ENDED.

The contract's functions come first, then helpers in the order of their first use, under the tags of the rulebook.
All but the last section is in the compilable subset. The file has the whole turn, so that it can be read in one go.
"""

from collections.abc import Iterable

from tumblestar.contract.errors import BadOption
from tumblestar.contract.modules import Option, ScorePart, write_options
from tumblestar.contract.state import CHANCE, OVER, Row
from tumblestar.games.twinkle.parts import (
    CARD_NAMES,
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    D8,
    DICE,
    FREE,
    HAND,
    HELD,
    HUNG,
    IN_PLAY,
    MISSIONS,
    MOST_SEATS,
    NOTHING,
    OUT,
    PLACE_NAMES,
    PLACES,
    SIDES_OF,
    SOLO_GOAL,
    STAR_A,
    STARS,
    TYPE_OF,
    TYPES,
    State,
)
from tumblestar.games.twinkle.scoring import TWINKLE, card, cards_points, is_met, mission_points
from tumblestar.games.twinkle.scoring_dice import card_dice, mission_dice
from tumblestar.words import Phrase

GAME = "twinkle"
VERSION = 2
OLDER = {1: {"stream": lambda s: ""}}  # all dice had one stream of chance
SEATS = (1, 2, 3, 4)
# Actions 0 to 29 pick that die for the roll, or discard it; TAKE + die takes a d8 from the centre; and
# HANGING + 32 * i + parent hangs the i-th die of the hand under a die or star.
TAKE = DICE
ROLL = 2 * DICE
HANGING = ROLL + 1
ACTIONS = HANGING + HAND * PLACES
MAX_LEGAL = 48
BASIC, BRONZE_LEVEL, SILVER_LEVEL, DIAMOND, CHOSEN = range(5)
ALL_COLOURS = (1 << COLOURS) - 1
CONTRADICTIONS = ((4, 8), (6, 10), (1, 7, 9))
"""Missions that nobody can meet together: at most three types or all five, at most three colours or all four, and a
line of five falling results that are all odd or all even and at most 6."""

# What is to be decided.
COLOURING, MISSIONING, CENTRE, FIRST, CHOOSE, ROLLING, HANG, DISCARD, ENDED = range(9)

OPTIONS = (
    Option("level", (BASIC, BRONZE_LEVEL, SILVER_LEVEL, DIAMOND, CHOSEN)),
    Option("mission_1", tuple(range(MISSIONS + 1))),
    Option("mission_2", tuple(range(MISSIONS + 1))),
    Option("mission_3", tuple(range(MISSIONS + 1))),
    *(Option(name, (0, 1)) for name in COLOUR_NAMES),
    Option("first", (0, 1, 2, 3, 4)),
    Option("keep", (0, 1)),
)


# -- the contract


def start(s: State, seats: int) -> None:
    """The state before any chance event; the options are there already."""
    s.seats = seats
    for die in range(DICE):
        s.where[die] = OUT
        s.under[die] = NOTHING
    for seat in range(MOST_SEATS):
        for i in range(STARS):
            s.dice[seat][i] = NOTHING
    for i in range(HAND):
        s.hand[i] = NOTHING
    s.phase = COLOURING
    wanted = (s.red, s.yellow, s.blue, s.green, s.black, s.purple)
    for colour in range(COLOURS):
        if wanted[colour] or IN_PLAY[seats] == COLOURS:
            s.colours |= 1 << colour
    if s.level == CHOSEN:
        put_mission(s, s.mission_1)
        put_mission(s, s.mission_2)
        put_mission(s, s.mission_3)
    after_colours(s)


def actor(s: State) -> int:
    """The seat to act, or CHANCE, or OVER."""
    if s.phase == ENDED:
        return OVER
    if s.phase == ROLLING or s.phase < CHOOSE:
        return CHANCE
    return s.mover


def legal(s: State, out: Row) -> int:
    """Writes into `out` what the seat to act may do, ascending; returns how many."""
    n = 0
    if s.phase == CHOOSE:
        if s.held < HAND:  # TW-3.1
            for die in range(DICE):
                if s.where[die] == FREE:
                    out[n] = die
                    n += 1
        if s.held == 0:  # TW-3.3
            for colour in range(COLOURS):
                die = colour * TYPES + D8
                if s.where[die] == FREE and fits(s, s.mover, s.shown[die]):
                    out[n] = TAKE + die
                    n += 1
        if s.held == HAND or (s.held > 0 and n == 0):  # TW-6.7
            out[n] = ROLL
            n += 1
    elif s.phase == HANG:
        for i in range(s.held):
            n = hangings(s, i, out, n)
    elif s.phase == DISCARD:
        n = discards(s, out)
    return n


def odds(s: State, out: Row, weights: Row) -> int:
    """Writes what chance may do, ascending, and how likely each is, as whole numbers; returns how many."""
    n = 0
    if s.phase == ROLLING or s.phase == CENTRE:  # TW-1.2, TW-2.2
        die = s.hand[s.rolled] if s.phase == ROLLING else next_of_centre(s)
        n = SIDES_OF[die]
        for i in range(n):
            out[i] = i
    elif s.phase == COLOURING:  # TW-2.1
        for colour in range(COLOURS):
            if not (s.colours >> colour) & 1:
                out[n] = colour
                n += 1
    elif s.phase == MISSIONING:  # TW-2.4
        for number in range(1, MISSIONS + 1):
            if (number <= 10) == wants_bronze(s) and not has_mission(s, number):
                out[n] = number
                n += 1
    elif s.phase == FIRST:  # TW-2.5
        n = s.seats
        for seat in range(n):
            out[seat] = seat
    for i in range(n):
        weights[i] = 1
    return n


def apply(s: State, action: int) -> None:
    """Does a legal action, in place."""
    if s.phase == ROLLING:
        land(s, action + 1)
    elif s.phase == CHOOSE:
        if action == ROLL:
            s.phase = ROLLING
            for i in range(s.held):
                s.shown[s.hand[i]] = 0
        elif action >= TAKE:  # TW-3.3
            pick(s, action - TAKE)
            s.taken = 1
            s.phase = HANG
        else:
            pick(s, action)
    elif s.phase == HANG:
        i, parent = (action - HANGING) // PLACES, (action - HANGING) % PLACES
        die = s.hand[i]
        attach(s, s.mover, die, parent)
        leave_hand(s, die)
        after_roll(s, True)
    elif s.phase == DISCARD:
        discard(s, action)
    elif s.phase == CENTRE:
        s.shown[next_of_centre(s)] = action + 1
        after_centre(s)
    elif s.phase == COLOURING:
        s.colours |= 1 << action
        after_colours(s)
    elif s.phase == MISSIONING:
        put_mission(s, action)
        after_missions(s)
    elif s.phase == FIRST:
        s.mover = action
        s.phase = CHOOSE


def points(s: State, seat: int) -> int:
    """The points of a constellation as it hangs: cards, and with others missions too (TW-6.2)."""
    total = cards_points(s, seat)
    if s.seats > 1:
        for i in range(HAND):
            if s.missions[i] > 0:
                total += mission_points(s, seat, s.missions[i])
    return total


def win_share(s: State, seat: int) -> float:
    """The seat's share of the win once the game is over: all of it or none (TW-4.8, TW-6.2)."""
    if s.phase != ENDED:
        return 0.0
    if s.seats == 1:
        return 1.0 if is_won(s) else 0.0
    mine = points(s, seat)
    for other in range(s.seats):
        theirs = points(s, other)
        if theirs > mine or (theirs == mine and s.latest[other] > s.latest[seat]):
            return 0.0
    return 1.0


# -- 3 A turn


def fits(s: State, seat: int, result: int) -> bool:
    """Whether a result can hang somewhere: under a star, or under a die that shows more (TW-3.4, TW-3.5)."""
    if s.stars[seat][0] < 2 or s.stars[seat][1] < 2:
        return True
    for i in range(s.hung[seat]):
        die = s.dice[seat][i]
        if s.below[die] < 2 and s.shown[die] > result:
            return True
    return False


def hangings(s: State, i: int, out: Row, n: int) -> int:
    """Writes the places where the i-th die of the hand may hang, dice first, then the stars; returns the new count."""
    result = s.shown[s.hand[i]]
    for parent in range(DICE):
        if s.where[parent] == HUNG + s.mover and s.below[parent] < 2 and s.shown[parent] > result:
            out[n] = HANGING + PLACES * i + parent
            n += 1
    for star in range(2):
        if s.stars[s.mover][star] < 2:
            out[n] = HANGING + PLACES * i + STAR_A + star
            n += 1
    return n


def pick(s: State, die: int) -> None:
    """Moves a free die into the hand, which stays in order."""
    s.where[die] = HELD
    i = s.held
    while i > 0 and s.hand[i - 1] > die:
        s.hand[i] = s.hand[i - 1]
        i -= 1
    s.hand[i] = die
    s.held += 1


def land(s: State, result: int) -> None:
    """Sets the result of the next die of the roll; after the last one the turn goes on, or is lost (TW-3.7)."""
    s.shown[s.hand[s.rolled]] = result
    s.rolled += 1
    if s.rolled < s.held:
        return
    for i in range(s.held):
        if fits(s, s.mover, s.shown[s.hand[i]]):
            s.phase = HANG
            return
    after_roll(s, not s.keep)  # TW-6.6


def attach(s: State, seat: int, die: int, parent: int) -> None:
    """Hangs a die in a constellation, whose dice stay in order."""
    s.where[die] = HUNG + seat
    s.under[die] = parent
    if parent < DICE:
        s.below[parent] += 1
    else:
        s.stars[seat][parent - STAR_A] += 1
    i = s.hung[seat]
    while i > 0 and s.dice[seat][i - 1] > die:
        s.dice[seat][i] = s.dice[seat][i - 1]
        i -= 1
    s.dice[seat][i] = die
    s.hung[seat] += 1


def leave_hand(s: State, die: int) -> None:
    """Removes a die from the hand."""
    i = 0
    while s.hand[i] != die:
        i += 1
    s.held -= 1
    while i < s.held:
        s.hand[i] = s.hand[i + 1]
        i += 1
    s.hand[s.held] = NOTHING


def after_roll(s: State, discards_one: bool) -> None:
    """Returns the dice that were rolled and not hung (TW-3.2); alone, one die leaves the game first (TW-6.5)."""
    if s.seats == 1 and discards_one and may_discard(s):
        s.phase = DISCARD
        return
    while s.held > 0:
        return_die(s, s.hand[0])
    end_turn(s)


def return_die(s: State, die: int) -> None:
    """Returns a die of the hand to its card, or a d8 to the centre with its result (TW-3.2)."""
    leave_hand(s, die)
    s.where[die] = FREE
    if TYPE_OF[die] != D8:
        s.shown[die] = 0


def may_discard(s: State) -> bool:
    """Whether some die can leave the game after this turn."""
    return s.held > 0 or (s.taken > 0 and any_free(s))  # of a roll of a single die nothing is left


def discards(s: State, out: Row) -> int:
    """Writes the dice that may leave the game (TW-6.5, TW-6.6); returns how many."""
    n = 0
    for i in range(s.held):
        out[n] = s.hand[i]
        n += 1
    if n > 0:
        return n
    for colour in range(COLOURS):
        if s.where[colour * TYPES + D8] == FREE:
            out[n] = colour * TYPES + D8
            n += 1
    if n == 0:
        for die in range(DICE):
            if s.where[die] == FREE:
                out[n] = die
                n += 1
    return n


def discard(s: State, die: int) -> None:
    """Removes a die from the game."""
    if s.where[die] == HELD:
        leave_hand(s, die)
    s.where[die] = OUT
    s.shown[die] = 0
    after_roll(s, False)


def end_turn(s: State) -> None:
    """Ends the turn; the next seat that can still hang a die is to act (TW-3.8 to TW-3.10, TW-6.7, TW-6.8)."""
    s.rolled = 0
    s.taken = 0
    s.turns += 1
    s.latest[s.mover] = s.turns
    s.phase = ENDED
    if s.seats == 1 and not any_free(s):
        return
    for step in range(1, s.seats + 1):
        seat = (s.mover + step) % s.seats
        if not is_finished(s, seat):
            s.mover = seat
            s.phase = CHOOSE
            return


def any_free(s: State) -> bool:
    """Whether any die can still be rolled or taken."""
    for die in range(DICE):
        if s.where[die] == FREE:
            return True
    return False


def is_finished(s: State, seat: int) -> bool:
    """Whether a seat has all its dice, or can never hang another (TW-3.9)."""
    if s.hung[seat] == STARS:
        return True
    return not fits(s, seat, 1)


# -- 2 Set-up


def after_colours(s: State) -> None:
    """Frees the dice once all colours in play are known, and goes on to the missions (TW-2.1)."""
    count = 0
    for colour in range(COLOURS):
        count += (s.colours >> colour) & 1
    if count < IN_PLAY[s.seats]:
        return
    for die in range(DICE):
        if (s.colours >> COLOUR_OF[die]) & 1:
            s.where[die] = FREE
    after_missions(s)


def wants_bronze(s: State) -> bool:
    """Whether the next mission is a bronze one."""
    return s.level == BRONZE_LEVEL or (s.level == DIAMOND and s.missions[0] == 0)


def has_mission(s: State, number: int) -> bool:
    """Whether a mission is in play."""
    return s.missions[0] == number or s.missions[1] == number or s.missions[2] == number


def put_mission(s: State, number: int) -> None:
    """Puts a mission into play; those in play stay in order, and 0 is none."""
    if number == 0:
        return
    i = 0
    while s.missions[i] > 0:
        i += 1
    while i > 0 and s.missions[i - 1] > number:
        s.missions[i] = s.missions[i - 1]
        i -= 1
    s.missions[i] = number


def after_missions(s: State) -> None:
    """Goes on to rolling the d8s once all missions are known (TW-2.4)."""
    count = 0
    for i in range(HAND):
        if s.missions[i] > 0:
            count += 1
    if s.level != CHOSEN and count < s.level:
        s.phase = MISSIONING
    else:
        s.phase = CENTRE


def next_of_centre(s: State) -> int:
    """The next d8 that is rolled into the centre, or NOTHING (TW-2.2)."""
    for colour in range(COLOURS):
        die = colour * TYPES + D8
        if s.where[die] == FREE and s.shown[die] == 0:
            return die
    return NOTHING


def after_centre(s: State) -> None:
    """Goes on to the first turn, or to choosing the first seat, once all d8s lie in the centre (TW-2.5)."""
    if next_of_centre(s) != NOTHING:
        return
    if s.seats == 1 or s.first > 0:
        s.mover = s.first - 1 if s.seats > 1 else 0
        s.phase = CHOOSE
    else:
        s.phase = FIRST


# -- 6 Solo


def is_won(s: State) -> bool:
    """Whether the solo player has won: enough points from the cards, and every mission met (TW-6.2)."""
    for i in range(HAND):
        if s.missions[i] > 0 and not is_met(s, s.missions[i]):
            return False
    return cards_points(s, 0) >= SOLO_GOAL


# ---------------------------------------------------------------------------- around the game: never compiled


def setup(s: State, seats: int, options: dict[str, int]) -> None:
    """Writes validated options into a fresh state. Raises BadOption for what cannot be or contradicts itself."""
    write_options(s, OPTIONS, options, seats)
    wanted = [Phrase(f"colour-{name}", {}, GAME) for name in COLOUR_NAMES if getattr(s, name)]
    if len(wanted) > IN_PLAY[seats]:
        raise BadOption(Phrase("bad-colours", {"count": IN_PLAY[seats], "colours": wanted}, GAME))
    missions = [s.mission_1, s.mission_2, s.mission_3]
    for i, number in enumerate(missions):
        if number and s.level != CHOSEN:
            raise BadOption(Phrase("bad-mission-level", {"number": number}, GAME))
        if number and number in missions[:i]:
            raise BadOption(Phrase("bad-mission-twice", {"number": number}, GAME))
    for together in CONTRADICTIONS if seats == 1 else ():
        if set(together) <= set(missions):
            raise BadOption(Phrase("bad-missions", {"missions": list(together)}, GAME))


def turn(s: State) -> tuple[int, int]:
    """The turns completed, and the seat whose turn it is."""
    return s.turns, s.mover


STREAMS = ("", *PLACE_NAMES[:DICE])
"""The streams of chance: the main one, and each die's own, as `R10`."""


def stream(s: State) -> str:
    """The stream that chance draws from: a die's own where one is rolled; else the main one.

    So the n-th result of a die is the same in two games with one seed, whatever was chosen in between.
    """
    return STREAMS[stream_number(s)]


def stream_number(s: State) -> int:
    """The number of the stream that chance draws from."""
    if s.phase == ROLLING:
        return 1 + s.hand[s.rolled]
    return 1 + next_of_centre(s) if s.phase == CENTRE else 0


def refusal(s: State, action: int) -> str:
    """The tag of the rule that forbids an action that is not legal."""
    if s.phase == DISCARD and s.held > 0 and s.held == s.rolled:  # nothing was hung
        return "TW-6.6"
    if s.phase in _PHASE_TAGS:
        return _PHASE_TAGS[s.phase]
    if s.phase == CHOOSE:
        if TAKE <= action < ROLL and s.held == 0 and TYPE_OF[action - TAKE] == D8 and s.where[action - TAKE] == FREE:
            return "TW-3.4"
        return "TW-3.3" if TAKE <= action < ROLL else "TW-3.1"
    i, parent = divmod(action - HANGING, PLACES)
    if not HANGING <= action < ACTIONS or i >= s.held:
        return "TW-3.7"
    if parent < DICE:
        if s.where[parent] != HUNG + s.mover or s.shown[parent] <= s.shown[s.hand[i]]:
            return "TW-3.4"
    return "TW-3.5"


_PHASE_TAGS = {
    COLOURING: "TW-2.1",
    MISSIONING: "TW-2.4",
    CENTRE: "TW-2.2",
    FIRST: "TW-2.5",
    ROLLING: "TW-1.2",
    DISCARD: "TW-6.5",
    ENDED: "TW-3.10",
}


def legal_actions(s: State) -> list[int]:
    """The actions that the seat to act may do, ascending."""
    out = [0] * MAX_LEGAL
    return out[: legal(s, out)]


def colours_in_play(s: State) -> list[int]:
    """The colours in play, ascending."""
    return [colour for colour in range(COLOURS) if (s.colours >> colour) & 1]


def cards_in_play(s: State) -> list[int]:
    """The cards in play: those of the colours, then Twinkle."""
    return [*colours_in_play(s), TWINKLE]


def missions_in_play(s: State) -> list[int]:
    """The missions in play, ascending."""
    return [number for number in s.missions if number]


def discarded(s: State) -> list[int]:
    """The dice of the colours in play that have left the game."""
    if s.phase == COLOURING:  # no die is free yet
        return []
    return [die for die in range(DICE) if s.where[die] == OUT and (s.colours >> COLOUR_OF[die]) & 1]


def breakdown(s: State, seat: int) -> list[ScorePart]:
    """The points of a constellation card by card, then mission by mission, with the dice that made them."""
    pieces = [
        ScorePart(f"card-{CARD_NAMES[which]}", card(s, seat, which), _names(card_dice(s, seat, which)))
        for which in cards_in_play(s)
    ]
    for number in missions_in_play(s):
        scored = int(is_met(s, number)) if s.seats == 1 else mission_points(s, seat, number)
        pieces.append(ScorePart(f"mission-{number}", scored, _names(mission_dice(s, seat, number)) if scored else ()))
    return pieces


def _names(dice: Iterable[int]) -> tuple[str, ...]:
    return tuple(f"{COLOUR_NAMES[COLOUR_OF[die]]}-d{SIDES_OF[die]}" for die in dice)
